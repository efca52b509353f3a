# Lobby, buttons, private answers and posts that are the same in every game.

# -- the lobby's message ---------------------------------------------------------------------------------------------

lobby-title = **A table for { $game }**
# One line for each seat; $automa is its level, "no" for a person; $level is that of the automa that plays for a person. $held: whether an automa plays for the person, or for
# a seat that nobody has, "yes" or "no", or "still" where no person plays, so that it does not play. $former: who had the seat before, "no" for nobody. $offered: to whom its person
# offers it, "no", "anybody", or a name. $parted: of a seat that nobody has, whether it was taken away from that person: by
# a vote, "kicked", or by who manages the server, "removed".
lobby-seat = { $automa ->
    [no] • { $colour }: { $name }
    [random] • { $colour }: { $name } (plays by itself)
   *[fledgling] • { $colour }: { $name }, an automa
}{ $held ->
    [yes] { " " }({ automa-stands-in } plays for now)
    [still] { " " }({ automa-stands-in } has the seat for now)
   *[no] { "" }
}{ $former ->
    [no] { "" }
   *[other] , before that { $former }
}{ $parted ->
    [kicked] { " " }(the others voted to give it away)
    [removed] { " " }(taken away by whoever manages the server)
   *[other] { "" }
}{ $offered ->
    [no] { "" }
    [anybody] { " " }(offered to whoever wants it)
   *[other] { " " }(offered to { $offered })
}
lobby-switch = • { $switch }: { $choice }
# The colour that the game itself plays. $name: what the opponent is called.
lobby-opponent = • { $colour }: { $name }, played by the game itself
lobby-wait = { $missing ->
    [0] { $most ->
        [1] Ready when you are: press **Start**. You play alone; everybody here can watch.
       *[other] Ready when you are: anybody at the table can press **Start**. Up to { $most } can play.
    }
    [one] One more seat is needed. { $least } to { $most } can play.
   *[other] { $missing } more seats are needed. { $least } to { $most } can play.
}
lobby-started = The game has started.
lobby-closed = The table for { $game } was closed.

# -- buttons (at most 80 characters; short, since a phone shows about 34) ----------------------------------------------

button-join = Join
button-leave = Leave
button-add = Add automa
button-remove = Remove automa
button-levels = Levels
button-start = Start
button-end-lobby = Close
button-end-yes = Yes, close it
button-keep = No, keep it
button-thread = Open a thread here
button-turn = Take your turn
button-present = What I am asked now
button-undo = Undo
button-hand = Hand
button-board = Board
button-score = Score
button-log = Log
button-ask-rule = Rules
button-why = Why?
button-share = Show to all
button-legend = Signs
button-screen = { $game } in five screens
button-screen-next = Next
button-screen-before = Back
button-help = How it works
button-minute = The game in a minute
button-minute-of = { $game } in a minute

# -- answers about tables --------------------------------------------------------------------------------------------

table-opened = Your table for { $game } is open. Its message with the buttons comes right below.
table-place-taken-thread = There is a table in this channel already. Yours can have a thread of its own:
table-opened-no-thread = I could not open a thread, but this channel is free: your table for { $game } is open here. Its message with the buttons comes right below.
table-thread-opened = Your table is open in { $thread }.
thread-name = { $game } with { $name }
table-joined = You have a seat: { $colour }.
table-left = You have left the table.
table-left-last = You have left the table. Nobody is at it any more, so it was closed.
table-automa-added = { automa-level } takes { $colour }: an automa, which plays by itself. Here you choose how well:
table-automa-done = The automa has its seat.
levels-page = **How well the automas play.** Anybody at the table can change it until the game begins.
levels-stand-ins = **How well the automas play that stand in.** Anybody at the table can change it for a free seat.
levels-pick = How well does it play?
levels-choice = { $colour }: { automa-level }
levels-about = { $level ->
    [nestling] Sensible, with mistakes: to learn the game with
    [hunter] Thinks ahead, some seconds for each move: the strongest
   *[fledgling] Takes what is best just now: quick, and hard to beat at first
}
table-automa-removed = The automa has left.
table-started = The game begins. The board comes right below.
table-end-sure = Close this table before its end? The game cannot be taken up again.
table-end-lobby-sure = Close this table?
table-ended = The table is closed.
table-kept = Good. Nothing has changed.

server-language = Tables on this server speak { $language } in their channel, also those that stand already: their newest posts change in a moment. The people of a table can choose otherwise for it with `/me language`; there you also choose the language of what only you see. `/server settings` shows all that you can choose for this server.

# -- answers about turns ---------------------------------------------------------------------------------------------

# $told: what happened, in sentences.
turn-done = **Done.**
    { $told }
# Where an answer took the place of the one given before, while others have not answered.
turn-changed = **Changed.** Nobody else can see that, nor how often you do it.
# Above the panel of somebody who has answered while others, asked at the same time, have not.
turn-answered = You have chosen already. Until everybody has, you can choose anew; what you confirm last counts.
turn-undone = **Taken back.** The table is as it was before.
# Where an answer was changed, and the change is taken back.
turn-undone-answer = **Taken back.** What you had chosen before counts again; until everybody has chosen, you can still change it.
# Above the panel, after a press of a button that an older version of the bot made.
turn-outdated = That button is from before the bot was updated. This is what you are asked now:

# Under every private answer while posts do not reach the channel. $permissions: as Discord names them.
unseen-permissions-missing = ⚠️ The others do not see my posts here: I lack { $permissions }. Whoever manages the server can grant { $count ->
        [one] it
       *[other] them
    }; then press any button, and what was missed comes.
unseen-thread-locked = ⚠️ The others do not see my posts here: this thread is locked. Whoever manages its threads can unlock it; then press any button, and what was missed comes.
unseen-no-messages-here = ⚠️ The others do not see my posts here: no message can stand in this place.
# The same, where only the attempt to post has shown the reason, which may be gone by now.
post-refused-thread-locked = ⚠️ My latest post was refused here, since the thread was locked. I am trying again now; if it does not come, whoever manages the threads can unlock this one.
# That is so only for a thread that is locked, too.
post-refused-thread-archived = ⚠️ My latest post was refused here, since the thread was closed and locked. I am trying again now; if it does not come, whoever manages the threads can open this one again.
# $bot: the number of the bot on Discord, for a mention of it.
post-refused-not-in-thread = ⚠️ My latest post was refused here, since I was not in this private thread. I am trying again now; if it does not come, write <@{ $bot }> here once, which brings me in, and press any button.
post-refused-missing-access = ⚠️ My latest post was refused here, since I could not see this channel. I am trying again now; if it does not come, whoever manages the server can grant me View Channel.
post-refused-missing-permissions = ⚠️ My latest post was refused here, since I lacked a permission. I am trying again now; if it does not come, whoever manages the server can grant me Send Messages and Attach Files (in a thread: Send Messages in Threads).
post-refused-other = ⚠️ My latest post did not get into this channel. Nothing is lost, and I try again with every press; if it stays like that, tell whoever runs the bot: the log says why.

# -- looking ---------------------------------------------------------------------------------------------------------

# $hand: the hand in words.
look-hand = { $hand }
    Nobody else sees this.
look-board = The board as you see it.
look-part = A closer look.
look-no-picture = The picture could not be drawn this time. `/table board text:` tells the whole board in words.
# $won: whether the game is over and this one has won, "yes" or "no".
look-score-line = { $won ->
    [yes] 🏆
   *[no] •
} { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
look-record = The whole game, to be kept or replayed.

# -- posts -----------------------------------------------------------------------------------------------------------

# In the channel, so that others find the thread. $thread links to it.
post-thread-opened = { $name } has opened a table for { $game } in a thread of its own: { $thread }
post-cancelled = This table for { $game } was closed before its end.
# The same by a manager, who has not asked anybody. $begun: whether the game had begun, "yes" or "no".
post-closed = Whoever manages the server has closed this table for { $game }{ $begun ->
    [yes] { " " }before its end.
   *[no] .
}
# Above the points at that moment.
post-cancelled-standing = The standing then:
post-undone = Taken back: { $told }
# Above several lines.
post-undone-title = Taken back:
post-paused = -# The table is paused: no clock runs, and whoever likes may play. To go on: `/table resume`.
post-board = The board.
# Several people are asked the same at once. $asked: their pings.
post-asked-together = { $asked }: it is your turn, all at the same time. What each of you chooses stays hidden until everybody has.
# Under a question with buttons that act without a review. $labels: what stands on them, quoted.
post-at-once = { $count ->
    [one] -# { $labels } counts at once.
   *[other] -# { $labels } count at once.
}
post-at-once-label = “{ $label }”
# Under what asks several at once, as soon as some have answered. $names: who has, a list.
post-answered = Chosen already: { $names }.
# When telling what happened failed: $asked are the pings of who is to act, $count how many.
post-untold = Something happened that I could not put into words; nothing is lost, and `/table board` shows it.{ $count ->
    [0] { "" }
   *[other] { " " }It is up to { $asked }.
}
# Under the first post of a game and the last one. $address: of its page on the web.
post-page = 🌐 [Watch this game in the browser](<{ $address }>)
post-page-over = 🌐 [Look back on this game in the browser](<{ $address }>)
post-finished = **The game is over.** The file is its record. `/table new` opens another table.

# -- options when a table is opened, by game (at most 32 lower-case characters for -option, 100 for the rest) ----------

colour-red = Red
colour-yellow = Yellow
colour-green = Green
colour-blue = Blue
colour-white = White
colour-purple = Purple

# -- first steps -----------------------------------------------------------------------------------------------------

help = **Board games in this channel, at your own pace.** There is: { $games }.
    1. `/table new` opens a table. Everybody who presses **Join** gets a seat; **Add automa** fills one with a player made of code.
    2. **Start** deals. The channel sees the board and who is to play.
    3. When you are asked, press **Take your turn** and choose step by step: nothing happens before you confirm. Or type it as a command.
    4. Your hand is yours alone: **Hand**, or `/table hand`.
    `/learn` teaches a game, `/table now` tells what you can do now and why not the rest. `/rules look` answers questions and has all the rules, `/table board` shows the board, `/table replay` every step, `/table undo` takes your latest action back, or asks the others.
    🗓️ **For games that take days:**
    • `/tables` lists all your tables, `/table since` tells what has happened since your last visit.
    • A clock keeps a game going: `/table new clock:daily`, or **{ button-clock }**.
    • `/me settings` has quiet hours, absence and reminders; with `/table automa` an automa plays for you for a while.
    • `/table orders` answers for you, such as passing until the round ends.
    • `/table invite`, `/table offer` and `/table leave` change who plays. **Rematch** opens the next game, `/league new` a season.
    • `/stats` tells what finished games came to.
    • Who manages the server has `/server settings`.
# The first message in the sandbox's channel, above a picture of a board. $game: which one's; "none" where there is none.
welcome = { $game ->
    [none] Type `/table new` and choose a game.
   *[other] **This is a table of { $game }.** Play one at once against automas, or learn it in eight minutes.
} Everything here is on your machine only. `/table new` opens tables of other games, `/learn` teaches them, `/help` tells more.
