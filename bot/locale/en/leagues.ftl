# Leagues: seasons of a game. The bot makes the tables of each round, starts them, reminds people and counts.

league-name = { $game } league { $number }
league-thread = { $name }: round { $round }, table { $table }

# -- the invitation ---------------------------------------------------------------------------------------------------

league-join-title = 🏆 **{ $name }** { $status ->
    [joining] is open: whoever wants can join.
    [cancelled] was closed before it began.
    [over] is over.
   *[other] has begun.
}
# $size: how many sit at a table; $days: how long a round lasts at most.
league-join-shape = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
} of { $size ->
    [2] tables of two
   *[other] tables of { $size }, or of one fewer where that lets everybody play
}. I pair people who have met least, make a thread for each table, start it and ping its people there. A round ends when its tables are over, at the latest after { $days ->
    [one] one day
   *[other] { $days } days
}; a table that is late counts when it ends.
league-join-clock = ⏳ { $clock }
league-join-points = Points for a table: 12 for whoever is ahead of everybody, fewer by place, however many sit there; those who share a place share its points. A round without a table gives 6, and so does one whose table is closed before its end. Equal points are told apart by first places, then by the own scores as a share of the best ones, then by who was ahead where they met, then by lot.
league-join-leaving = Whoever leaves keeps the points so far. An automa plays on in that seat, which then counts for nobody, and later rounds are made without that person. Whoever gives a seat up and stays in the season gets nothing for that table.
league-join-people = In it ({ $count } of { $most }): { $people }
league-join-nobody = Nobody is in it yet.
# $people: those who are named, with commas between; $count: how many others there are.
league-join-more = { $people }, and { $count } more
button-league-join = Join
button-league-leave = Leave the league
button-league-start = Start the season
button-league-end = End it
button-league-over = Yes, end it

# -- answers ----------------------------------------------------------------------------------------------------------

league-opened = { $name } is open: its invitation stands in the channel. You run it; join it yourself with the button there if you want to play. `/league start` begins the season.
league-joined = You are in { $name }. When its season begins, you are pinged in the thread of each of your tables.{ $runs ->
    [yes] {" "}You run this league: `/league start` begins the season, too.
   *[no] {""}
}
league-left = You have left { $name }.
league-left-season = You have left the season of { $name }. Your points stay; an automa plays on at your tables, and no later round is made with you.
league-taken-out = { $person } is not in { $name } any more.
league-started = The season of { $name } begins: I make the tables of the first round.
league-pauses = { $name } rests: no round begins or ends, and the clocks of its tables stand still. `/league resume` lets it go on.
league-resumes = { $name } goes on.
league-end-sure = { $status ->
    [joining] Close { $name } before it has begun?
   *[other] End the season of { $name } now? It is counted as it stands. Tables that are still played go on as any others, and count as rounds sat out.
}
league-ended = { $name } is over.

refused-no-league = There is no league in this channel. `/league new` opens one.
refused-league-gone = This league is not stored any more.
refused-league-no-server = A league needs a server's text channel.
refused-league-no-threads-here = A league needs a text channel in which I can make threads for its tables: this is none. Please open it in a text channel.
refused-league-permissions = For the tables of a league I make threads in this channel, and for that I lack { $permissions }. Whoever manages the server can grant that in the channel's settings; or open the league in another channel.
refused-league-size = So many cannot sit at a table. { $count ->
    [0] This game has no tables for several people.
   *[other] This game takes { $sizes } people.
}
refused-league-rounds = A season has 1 to { $most } rounds.
refused-league-days = A round lasts 1 to { $most } days.
refused-league-open = There is a league in this channel already. `/league standing` shows it; another one can be opened here when it is over.
refused-league-begun = The season has begun already, so nobody can join any more.
refused-league-not-begun = The season has not begun yet.
refused-league-over = This league is over.
refused-league-full = This league is full: it takes { $most } people.
refused-league-too-few = So far { $found ->
    [0] nobody is
    [one] one person is
   *[other] { $found } people are
} in it; it takes at least { $needed }.
refused-league-not-yours = Only whoever has opened the league, or manages the server, can do that.
refused-league-not-in = That one is not in this league, or has left it.
refused-league-paused = The league rests already.
refused-league-not-paused = The league does not rest.

# -- posts ------------------------------------------------------------------------------------------------------------

league-round-title = 🏆 **{ $name }, round { $round } of { $rounds }** has begun; it ends { $ends } at the latest.
# $place: a link to its thread; "none" before it is there. $people: who sits there.
league-round-table = { $number }. { $place ->
    [none] {""}
   *[other] { $place }:{" "}
}{ $people }
league-round-out = Without a table this time: { $people }.
league-soon-title = ⏳ **{ $name }**: round { $round } ends { $ends }. Still played:
league-soon-late = What is not over by then goes on and counts when it ends.
league-drop = 🏆 { $person } has left { $name }. The points so far stay; at tables that are played an automa plays on in that seat, which counts for nobody, and later rounds are made without.
league-pause = ⏸️ **{ $name }** rests: no round begins or ends, and the clocks of its tables stand still.
league-resume = ▶️ **{ $name }** goes on. Its round has the time that was left.
league-over-title = 🏆 **{ $name } is over.** { $count ->
    [0] Nobody has won it.
    [one] { $winners } has won it. Congratulations!
   *[other] { $winners } have won it together. Congratulations!
}
# $why: what keeps it from going on.
league-trouble = ⚠️ **{ $name }** cannot go on: I can make no thread for a table. { $why ->
    [missing-permissions] I lack Create Public Threads or Send Messages in Threads in this channel: whoever manages the server can grant both in the channel's settings.
    [missing-access] I do not see this channel any more: whoever manages the server can grant me View Channel.
    [threads-crowded] This server has too many active threads for Discord: somebody can close some.
    [place-taken] In the thread that I made another table was opened: end that one.
   *[other] Discord does not take it.
} I try again by and by; `/league resume` has me try at once.
league-thread-post = 🏆 **{ $name }, round { $round }, table { $table }**: { $people }. The game begins now; the round ends { $ends } at the latest. `/league standing` shows how the season stands.
league-thread-late = 🏆 **{ $name }, round { $round }, table { $table }**: { $people }. The game begins now. `/league standing` shows how the season stands.

# -- the standing -----------------------------------------------------------------------------------------------------

league-standing-title = **{ $name }**, { $status ->
    [joining] which has not begun
    [paused] round { $round } of { $rounds }, which rests
    [over] at its end
    [cancelled] which was closed before it began
   *[other] round { $round } of { $rounds }
}
league-standing-ends = The round ends { $ends } at the latest.
league-standing-nobody = Nobody is in it.
league-line = { $rank }. { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}{ $by ->
    [none] {""}
   *[other] {" "}({ $by })
}
# What puts somebody behind the one above.
league-by = { $by ->
    [wins] fewer wins
    [margin] lower scores: { $share } % of the best
    [meeting] behind where they met
    [lot] by lot
    [equal] level
    [dropped] has left
   *[points] none
}
league-someone = somebody who was forgotten
league-picture-points = Points
league-picture-wins = Wins
league-picture-tables = Tables
