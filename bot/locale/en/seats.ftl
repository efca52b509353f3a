# Seats of a running game that change hands.

# -- leaving ---------------------------------------------------------------------------------------------------------

# $closes: whether nobody else plays any more, so that the table can be closed, "yes" or "no". $clock: whether it has one.
seat-leave-sure = **Leave this game?** What becomes of { $colour }?
    { $closes ->
        [yes] • **Offer it to others**: the seat stands empty, and whoever wants it takes it over.
            • **Close the table**: nobody else plays here, so the game ends without a result.
       *[no] • **An automa plays on**: it has your seat from now on, to the end.
            • **Offer it to others**: whoever wants it takes it over with its hand. { $clock ->
                [yes] Until then the clock runs on for it.
               *[no] Until then an automa plays.
            }
    }
    You cannot take another seat of this game afterwards, since you know this one's hand. For a break use `/table automa`: an automa plays for you, and the seat stays yours.
button-leave-automa = An automa plays on
button-leave-offer = Offer it to others
button-leave-close = Close the table
button-stay = No, I stay
seat-left-automa = You have left. An automa plays { $colour } from now on.
seat-left-offer = You have left. { $colour } is free for whoever wants it.
seat-left-close = You have left, and the table is closed.

# Instead of giving up by a rule, which no game here has. $game: its name.
seat-resign = The rules of { $game } know no resigning, and I make none up. There are two ways to stop:
    • **Ask the others to end it**: if they agree, the game ends now, without a winner. Until they answer you play on.
    • **An automa plays on**: it has your seat from now on, to the end, and you have left.
button-resign = Resign

# -- offering --------------------------------------------------------------------------------------------------------

seat-offered = { $colour } is offered, with its hand. Until somebody takes it you play on.
seat-offer-withdrawn = { $colour } is offered no more.
button-offer-back = Withdraw the offer
seat-called = I have called for somebody who plays on, and do so once a day for a week, until the seat is taken.

# -- swapping, taking away -------------------------------------------------------------------------------------------

seat-swap-proposed = I have asked everybody at the table whether you two may swap seats.
seat-kick-proposed = I have asked the others whether the seat is given to somebody else.
# $manages: whether the reader manages the server, "yes" or "no".
seat-kick-sure = { $manages ->
    [yes] **Take { $colour } away from { $name } at once?**
   *[no] **Give { $colour } to somebody else?** More than half of those who play besides { $name } must agree; where that is only you, it is done at once.
} Then whoever wants the seat takes it over with its hand, and { $name } cannot take a seat of this game again.
seat-kicked = { $colour } is free now, for whoever wants it.
button-kick-yes = Yes, at once
button-kick-vote = Yes, ask the others
button-substitute = Somebody else plays

# -- an automa for a while -------------------------------------------------------------------------------------------

seat-held = An automa plays { $colour } for you until you press **I am back**. The seat and its hand stay yours.
seat-back = You play { $colour } again yourself.
seat-vacant-held = Automas play for the seats that nobody has, until somebody takes them.
button-back = I am back
button-hold-vacant = An automa plays for now

# -- taking a seat over ----------------------------------------------------------------------------------------------

button-take = Take this seat
button-take-colour = Take { $colour }
# Above the hand, where the game has hands.
seat-taken = **{ $colour } is yours now.** From here on the table waits for you when it is its turn.

# -- posts -----------------------------------------------------------------------------------------------------------

# A seat of a running game changed hands; a line for each seat follows.
post-seats = **{ $game }**: who plays now
# Under a running game with seats that can be taken over. $held: whether automas play for those that nobody has, "yes" or "no".
post-free = { $count ->
    [one] One seat is free: whoever presses the button takes it, sees its hand privately, and plays on.
   *[other] { $count } seats are free: whoever presses a button takes one, sees its hand privately, and plays on.
}{ $held ->
    [yes] { " " }Until then an automa plays.
   *[no] { "" }
}

# -- refusals --------------------------------------------------------------------------------------------------------

refused-wrong-fate = Who plays here has changed meanwhile, so I ask you once more: `/table leave`.
refused-no-vacant-seat = No seat stands empty without an automa.
refused-no-free-seat = No seat of this game is free. Whoever wants to give theirs up uses `/table offer` or `/table leave`; a seat whose person does not play can be given to others with `/table kick`.
# $again: a time.
refused-called-lately = That was called already; I call again <t:{ $again }:R>, as long as a seat is free.
refused-offer-seated = That person has a seat here already. To change places with each other use `/table swap`.
refused-seat-not-theirs = Somebody else has that seat by now.
refused-kick-too-early = That can be voted on once the seat's time was over, or it has been asked the same for { $days } days.
refused-kick-oneself = To give your own seat up, use `/table leave`.
refused-kick-not-manager = Only who manages the server can do that at once. Others vote with `/table kick`.
refused-kick-nobody = No person has that seat.
refused-not-at-table = That person has no seat at this table.
# $colour: the seat that this person had before.
refused-seat-seen = You had { $colour } in this game and know its hand, so you cannot take another seat. As long as { $colour } is free, you can take that one again.
refused-seat-kicked = The people at this table gave your seat to others, so you cannot take one here again.
refused-seat-record = You have read the record of this game, which shows every hand, so you cannot take a seat of it.
# An old panel of a seat that is somebody else's by now.
refused-seat-given-up = You have given that seat up, so this panel does nothing any more. Nothing was changed.
refused-undo-former = That was done by who had your seat before, so you cannot take it back alone.
