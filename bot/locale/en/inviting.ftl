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
} { $names } can press **Join** or **No, thanks**. Anybody who sits here can press **Do not wait**.
# $asked: pings of who sits there, $count how many. $closes: in how long it is closed.
lobby-idle = { $count ->
    [0] Nobody
   *[other] { $asked }: nobody
} has started this table, and for days nobody has pressed anything here. Is it still to be played? Then press **Wait longer**; without an answer I close it { $closes }.
lobby-waits = Good, the table stays open.

# $running: whether the game is running, "yes" or "no".
post-invited = { $invited }: { $name } invites you to { $running ->
    [yes] a game of { $game } that is running here: a seat is free, and kept for you.
   *[no] a table for { $game } here. A seat is kept for you.
}
post-declined = { $name } has declined the invitation.
invite-sent = A seat is kept for { $invited }. The invitation stands in the channel.
invite-declined = You have declined. The seat is free for others now.
invite-unkept = The seats that were kept are free for others now.
# $next: what the new table waits for: "others" who are invited, more "seats", or its "start".
rematch-opened = A new table with the same options is open, and you have a seat: { $colour }. { $next ->
    [start] Press **Start** below.
    [seats] More seats are needed before it can start: others press **Join** below, or **Add automa** fills a seat.
   *[others] The others are invited, each to a seat of their own; their **Join** takes it.
}
# $table: the table that stands there, with a link. $room: whether it has a seat for anybody, "yes" or "no".
refused-rematch-open = The next table here is open already: { $table }. { $room ->
    [yes] A seat is free: press **Join**.
   *[no] Its seats are taken, or kept for others.
}
refused-rematch-running = The next game here is running already: { $table }.
refused-rematch-not-played = A rematch is opened by somebody who sat here at the end. `/table new` opens another table.

refused-no-seat-for-bots = A bot cannot take a seat. A player made of code can: **Add automa** before the start, or `/table automa` for a seat of yours.
refused-invite-seated = That person has a seat here already.
refused-invite-again = A seat is kept for that person already.
refused-not-invited = No seat is kept for you here.
refused-nobody-invited = No seat is kept for anybody here.
# $people: for whom the table waits, a list.
refused-still-waits = The table waits for { $people }, whose seats are kept. **Do not wait** frees them; then **Start** works.
