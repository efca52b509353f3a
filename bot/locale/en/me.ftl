# What a person chooses for all of the person's tables (/me).

# -- words in which moments are typed, with spaces between them --------------------------------------------------------

moment-skipped = until till to through for in on at the from of next this a an
moment-hours = h hr hrs hour hours
moment-days = d day days
moment-weeks = w week weeks
moment-today = today tonight
moment-tomorrow = tomorrow

# -- the page ----------------------------------------------------------------------------------------------------------

me-title = **Your settings**: they hold at all your tables, on every server. Only you see them.
# $start, $end: times as the reader's Discord shows them.
me-line-quiet = 🌙 Quiet hours, without reminders: { $kind ->
    [chosen] from { $start } to { $end }
    [inferred] from { $start } to { $end } (inferred from when you play)
    [off] none
   *[unknown] none yet. Once I have seen when you play for some weeks, I leave your nights alone
}
me-line-zone = 🌍 Time zone: { $known ->
    [yes] { $zone }, where it is { $local } now
   *[no] not known yet. Until you choose it, I read the times that you type as UTC
}
# $shown: whether others may see until when, "yes" or "no".
me-line-away = 🧳 Away: { $kind ->
    [until] until { $until }
    [coming] from { $since } until { $until }
    [coming-open] from { $since } until you say otherwise
    [open] until you say otherwise
   *[no] no
}{ $kind ->
    [no] {""}
   *[other] . { $shown ->
        [yes] Your tables see this.
       *[no] Nobody else sees this. Where a clock stops for you, others find no deadline.
    }
}
me-line-reminders = 🔔 Reminders: { $where ->
    [first] the first in a direct message, the last in the table's channel
    [direct] in a direct message
    [channel] in the table's channel
   *[none] none
}
me-line-next = ⏭️ A word when you are next: { $on ->
    [yes] yes
   *[no] no
}
# $on: whether the person is in statistics and on ladders.
me-line-listed = 📊 Statistics and ladders: { $on ->
    [yes] you are in them
   *[no] you are in none
}
me-line-tips = 💡 Tips while you play: { $on ->
    [yes] yes, each once
   *[no] no
}
me-line-hand = 🃏 Your hand in a direct message: { $on ->
    [yes] yes, one at each running table. I change it there whenever your hand changes, without a sound
   *[no] no. If you turn it on, I keep your hand current there, at each running table, without a sound
}
me-line-summary = ☀️ Daily summary of your tables: { $at ->
    [none] none
   *[other] at { $at }
}
# Direct messages were refused. $summary, $hand: whether the reader wants the daily summary and the own hand, "yes" or
# "no".
me-line-closed = 📪 **Discord takes no direct messages from me to you.** Reminders come in the table's channel instead{ $summary ->
    [yes] ; the daily summary is private, so it cannot come now
   *[no] {""}
}{ $hand ->
    [yes] ; your hand cannot be kept there now
   *[no] {""}
}. Allow direct messages from members in the privacy settings of a server that we share, then press **Try direct messages again**.
me-line-language = 💬 Language of what only you see: { $chosen ->
    [yes] { $language }
   *[no] that of your Discord ({ $language })
}

me-pick-quiet = Quiet hours …
me-quiet-auto = When I usually do not play
me-quiet-auto-more = Worked out from when you press; none until I know enough
me-quiet-none = None: remind me at any time
me-quiet-from-to = From { $start } to { $end }
me-quiet-other = Other hours …
me-pick-reminders = Reminders …
me-reminders-usual = First direct, last in the channel
me-reminders-direct = In a direct message
me-reminders-channel = In the table's channel
me-reminders-none = No reminders
me-pick-language = Language …
me-language-client = That of my Discord
me-pick-zone = Which of these?

me-button-page = All settings
me-button-away = I am away …
me-button-back = I am back
me-button-show = Let my tables see it
me-button-hide = Hide it from my tables
me-button-zone = Time zone …
me-button-summary = Daily summary …
me-button-no-summary = No daily summary
me-button-next = Tell me when I am next
me-button-no-next = Stop telling me when I am next
me-button-direct = Try direct messages again
me-button-listed = Be in statistics again
me-button-unlisted = Be in no statistics
me-button-tips = Give me tips
me-button-no-tips = No more tips
me-button-hand = Keep my hand in a direct message
me-button-no-hand = Stop keeping my hand in a direct message
me-button-data = What is stored of me
me-button-forget = Forget me …

me-form-away = Away from all my tables
me-field-until = Until (empty: until I say otherwise)
me-field-until-like = Friday, 3 days, 24 Dec, tomorrow 18:00
me-field-since = From (empty: now)
me-field-since-like = Monday, 1 Dec
me-form-zone = Your time zone
me-field-zone = A city, a country, or what your clock shows
me-field-zone-like = Warsaw, Brazil, 17:20
me-form-summary = Daily summary of your tables
me-field-summary = At what time
me-field-summary-like = 8:00
me-form-quiet = Quiet hours
me-field-quiet = From and to
me-field-quiet-like = 22:00 to 7:00

# -- what came of a press ----------------------------------------------------------------------------------------------

me-zone-which = Which place do you mean by “{ $typed }”?
# $count: at how many tables, one at least.
me-back-seats = Welcome back. { $count ->
    [one] At one table an automa has played for you; you play there again yourself.
   *[other] At { $count } tables an automa has played for you; you play there again yourself.
}
me-direct-again = Good. The next time there is something for you, I try a direct message.
me-zone-taken = I take { $zone } for your time zone.

refused-unknown-zone = I know no such place. Type a larger city in your time zone, such as Warsaw or New York, or what your clock shows now, such as 17:20.
refused-wrong-time = I could not read that time. Type one such as 8:00, 19.30 or 7 pm; for quiet hours two, such as 22:00 to 7:00.
refused-wrong-moment = I could not read “{ $typed }”. Type a day such as Friday or 24 Dec, a time to go such as 3 days, or a day with a time such as tomorrow 18:00.
refused-away-over = That time is over before it begins. Nothing was changed; type an “until” that is still to come.
refused-away-too-long = That is more than a year. Leave the “until” empty: then you are away until you say otherwise.

# -- what is stored, and forgetting it ---------------------------------------------------------------------------------

# $settings, $tables, $actions: how many of each there are.
me-data = **What I have stored of you** is in this file:
    • your name as Discord shows it, and { $settings ->
        [0] no settings
       *[other] your settings
    }
    • the seats you have or had at { $tables ->
        [0] no table
        [one] one table
       *[other] { $tables } tables
    }, and when you acted there ({ $actions ->
        [one] once
       *[other] { $actions } times
    })
    • what is kept for you at these tables: your notes, orders, votes and proposals
    • in which hours of the day you play, when you were last pinged, and what is still to be told you
    It is used to host your games and for nothing else, and given to nobody. I store none of your messages, no e-mail address, and nothing of where you are but the time zone that you tell me.
    `/me forget` removes all of it. More is in the bot's page docs/privacy.md; whoever runs this bot can give it to you.
me-data-none = I have nothing stored of you.
me-forget-ask = **Forget you?**
    • I remove your name, your settings, notes and hours of play, and all that was still to be told you.
    • { $tables ->
        [0] You have no seat in a game that goes on.
        [one] You give up your seat in the game that goes on: somebody else or an automa plays on for it; where nobody else plays, the game is closed.
       *[other] You give up your seats in the { $tables } games that go on: somebody else or an automa plays on for them; where nobody else plays, the game is closed.
    }
    • Games that are over stay in the records, with the colours only.
    • What stands in Discord's channels already, such as posts with your name, I do not remove.
    • If you play again, you start anew; but another seat of a game that you have left stays closed to you until it is over.
me-forget-sure = **Really?** Nothing of this can be brought back.
me-forgotten = Done: I do not know you any more. It was good to play with you.
me-button-go-on = Go on
me-button-forget-surely = Yes, forget me
me-button-keep = No, keep it all
