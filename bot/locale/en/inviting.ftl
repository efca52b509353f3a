# Seats that are kept for people who were invited, another game of the same people, and lobbies that nobody starts.
# $names, $invited, $who: people as the channel shows them (mentions).

button-decline = No, thanks
button-unkeep = Do not wait
button-wait = Wait longer
button-rematch = Rematch
button-rematch-drawn = Rematch, seats drawn
button-rematch-rotated = Rematch, seats rotated
button-rematch-alone = Play again

# A seat that is kept for somebody; $offered: for whom.
lobby-kept = • { $colour }: kept for { $offered }
# Under the seats of a lobby that keeps any.
lobby-kept-for = The table waits for { $names }: { $count ->
    [one] that seat is kept.
   *[other] those seats are kept.
} Join takes it, No, thanks gives it up; whoever sits here can press Do not wait.
# $asked: pings of who sits there, $count how many. $closes: in how long it is closed.
lobby-idle = { $count ->
    [0] Nobody
   *[other] { $asked }: nobody
} has started this table, and for days nobody has pressed anything here. Is it still to be played? Without an answer I close it { $closes }.
lobby-waits = Good, the table stays open.

# $running: whether the game is running, "yes" or "no".
post-invited = { $invited }: { $name } invites you to { $running ->
    [yes] a game of { $game } that is running here: a seat is free, and kept for you.
   *[no] a table for { $game } here. A seat is kept for you.
}
post-declined = { $name } has declined the invitation.
invite-declined = You have declined. The seat is free for others now.
invite-unkept = The seats that were kept are free for others now.
# $alone: whether nobody else is invited, "yes" or "no".
rematch-opened = A new table with the same options is open, and you have a seat: { $colour }. { $alone ->
    [yes] Press Start below.
   *[no] The others are invited, each to a seat of their own; their Join takes it.
}

refused-invite-bot = A bot cannot take a seat. Add automa fills one with a player made of code.
refused-invite-seated = That person has a seat here already.
refused-invite-again = A seat is kept for that person already.
refused-not-invited = No seat is kept for you here.
refused-nobody-invited = No seat is kept for anybody here.
# $people: for whom the table waits, a list.
refused-still-waits = The table waits for { $people }, whose seats are kept. “Do not wait” frees them; then Start works.
