# What whoever manages a server chooses for it (/server).

server-title = **Settings of this server**: for whoever manages it. The language reaches tables that stand already, unless their people have chosen one; clock and threads are for tables that are opened from now on.
server-line-language = 💬 Tables speak { $language ->
    [none] the server's own language, else what most at the table use
   *[other] { $language }
}
server-line-clock = ⏳ Clock of new tables, unless their opener types another: { $clock }
server-line-channels = 📍 Tables can be opened { $count ->
    [0] in every channel that I can write in
   *[other] in { $channels } only, and in their threads
}
server-line-threads = 🧵 A thread of its own for each new table: { $on ->
    [yes] yes
   *[no] no
}
server-line-openers = 🔑 Who may open tables: { $who ->
    [managers] only whoever manages the server
   *[everyone] everyone
}
server-line-pages = 🌐 Pages on the web for all tables: { $on ->
    [yes] yes. Whoever has the address of a table's page sees its board, its log and its people's names, without being on this server.
   *[no] no
}
server-pick-language = Language of tables …
server-language-default = What the server or table speaks
server-pick-channels = Only these channels (none: all)
server-button-threads-no = A thread for each table
server-button-threads-yes = No thread for each table
server-button-openers-managers = Only managers may open
server-button-openers-everyone = Everyone may open
server-button-pages-no = Pages on the web
server-button-pages-yes = No pages on the web
server-button-tables = Tables
server-button-data = What is stored
server-button-page = All settings

server-tables-none = No table is open on this server. `/table new` opens one.
server-tables-title = **Tables of this server**: { $count }
server-pick-close = Close one of these …
# $people: who sits there.
server-close-one = { $game }: { $people }
server-close-sure = Close { $game } ({ $link }) before its end? The game cannot be taken up again.
server-close-lobby-sure = Close the table for { $game } ({ $link }), which has not started?

server-data = **What I have stored of this server:**
    • what you have chosen on its settings page
    • { $live ->
        [0] no table that goes on
        [one] one table that goes on
       *[other] { $live } tables that go on
    } and { $over ->
        [0] none that is over
        [one] one that is over
       *[other] { $over } that are over
    }, with { $entries ->
        [one] one action
       *[other] { $entries } actions
    } of { $people ->
        [one] one person
       *[other] { $people } people
    } in all
    • which of my messages still have buttons
    I store no other messages, no list of members and no roles.
    How long:
    • Games stay, so that their records can be replayed, until whoever runs this bot deletes them.
    • Numbers of presses are deleted after two days.
    • Each person can see what is stored with `/me data` and have it removed with `/me forget`.
    The rest stands in the bot's page docs/privacy.md.

refused-may-not-open = On this server only those who manage it open tables. Ask one of them to open one for you; you can then join it.
# $channels: mentions of them.
refused-channel-not-allowed = Tables are not opened in this channel. Type `/table new` in { $channels }.
