# Looking through a game step by step, its log, and its animated picture. A phone shows a row of buttons in one line only
# where their labels are short.

button-replay = Replay
button-replay-first = ⏮
button-replay-back = ◀ Back
button-replay-on = On ▶
button-replay-last = ⏭
button-replay-great = What mattered
button-replay-every = Every step
button-replay-hand = Hand
button-replay-board = Board
button-replay-log = Log

# $number: of the step, $count: how many there are. $round: "no" in a game that does not say.
replay-title = 🎞️ **Step { $number } of { $count }**{ $round ->
    [no] { "" }
   *[other] { " " }· { lookback-round }
}
# Under the title. $name: whose.
replay-through = -# Through the eyes of { $name }.
replay-public = -# As everybody saw it.
replay-undone = -# ↩️ This was taken back later.
replay-great = -# Only what mattered: { $count ->
    [one] one step
   *[other] { $count } steps
} of { $all }.
replay-no-picture = -# I could not draw the picture.
replay-older = -# My rules were different then: I have no picture of this step.
replay-choose-round = Jump to a round
replay-choose-step = Jump to a step
replay-choose-eyes = Through whose eyes?
# Options of the selects.
replay-step = { $number } · { $what }
replay-step-undone = { $number } · taken back: { $what }
replay-eyes-everything = Everything that happened
replay-eyes-public = As everybody saw it
replay-eyes-seat = As { $name } saw it
# A step of which nothing shows; the start.
replay-quiet = { $name } has answered.
replay-begun = The game begins.
# As it is typed, of a time with other rules.
replay-notation = { $name }: { $notation }
refused-replay-eyes = While the game runs I show only what everybody could see then, and what was in your own hand. When it is over, everything can be seen.

# -- the log -----------------------------------------------------------------------------------------------------------

button-log-first = ⏮
button-log-earlier = ◀ Earlier
button-log-later = Later ▶
button-log-last = ⏭
button-log-file = As a file

# $what: what is shown, as `log-of-...`; $page of $pages.
log-title = 📜 **{ $what }**{ $pages ->
    [one] { "" }
   *[other] { " " }· page { $page } of { $pages }
}
log-line = **{ $number }** { $told }
log-line-undone = ~~**{ $number }**~~ Taken back: { $told }
log-nothing = Nothing of that kind has happened.
log-file = The whole log.
log-choose = What to show
log-see = See the board after…
# What the log can be narrowed down to.
log-of-all = All that happened
log-of-great = Only what mattered
log-of-mine = What you did
# $name: whose seat it is, or all who had it in turn ($count of them), a list.
log-of-seat = { $count ->
    [one] What { $name } did
   *[other] By { $name }
}
log-of-since = Since your last visit
log-of-fights = Fights
log-of-gains = What people gained
log-of-undone = What was taken back

# -- the animated picture ----------------------------------------------------------------------------------------------

button-film = Animate
button-missed = What did I miss?
# Under the title: $count is the number of steps.
film-title = { $count ->
    [one] One step
   *[other] { $count } steps
}, from the beginning to the end
film-end = The end
film-winners = { $count ->
    [0] Nobody wins
    [one] { $names } wins
   *[other] { $names } win together
}
# For who cannot see it. $standing: names with points, a list.
film-alt = An animated picture of { $game }: { $count ->
    [one] one board
   *[other] { $count } boards
}, one after the other.
film-alt-end = The final standing: { $standing }.
film-done = 🎞️ **{ $game }**, from the beginning to the end.
# $channel: where it will be posted.
film-wanted = 🎞️ I am making the animated picture of this game. In a minute or so I post it in { $channel }, for all.
# In the channel, in place of the picture. $why: "older" (my rules were different then) or "failed".
film-undrawn = 🎞️ **{ $game }**: { $why ->
    [older] my rules were different when this game was played, so I can no longer draw it as an animated picture.
   *[failed] I could not draw the animated picture of this game, though I tried several times. Whoever runs me finds why in my log.
}
# $round: which, as the game counts; "no" where it does not say.
film-missed = 🎞️ { $round ->
    [no] What happened last.
   *[other] What happened since { lookback-round }.
}
film-none = There is nothing to show yet.
refused-film-running = The whole game as an animated picture comes when it is over. Until then, **What did I miss?** shows the last round.
refused-film-older = My rules were different when this game was played: I can no longer draw it.
refused-film-under-way = I am making that already. It comes into the channel as soon as it is done.
refused-film-lately = That was posted here a moment ago.
refused-film-failed-lately = I tried that a moment ago, and could not draw it. Please ask again in some minutes.
refused-film-failed = I could not draw it this time. Please ask once more.
