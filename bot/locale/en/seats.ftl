# Seats of a running game that change hands.

# -- leaving ---------------------------------------------------------------------------------------------------------

# $closes: whether nobody else plays any more, so that the table can be closed, "yes" or "no". $clock: whether it has one.
# $resigns: whether resigning is offered, as of two people, "yes" or "no".
seat-leave-sure = **Leave this game?** What becomes of { $colour }?
    { $closes ->
        [yes] • **Offer it to others**: the seat is free, and whoever wants it takes it over.
            • **Close the table**: nobody else plays here, so the game ends without a result.
       *[no] • **An automa plays on**: it has your seat from now on, to the end.
            • **Offer it to others**: the seat is free, and whoever wants it takes it over with its hand. { $clock ->
                [yes] Until then the clock runs on for it.
               *[no] Until then an automa plays.
            }{ $resigns ->
                [yes] { "" }
                    • **{ button-resign }**: ends nothing yet, since this game has no rule for it. Next you choose: ask the other one to end the game without a winner, or let an automa play on.
               *[no] { "" }
            }
    }
    You cannot take another seat of this game afterwards, since you know this one's hand.{ $closes ->
        [yes] { "" }
       *[no] { " " }For a break use `/table automa`: an automa plays for you, and the seat stays yours.
    }
button-leave-automa = An automa plays on
button-leave-offer = Offer it to others
button-leave-close = Close the table
button-stay = No, I stay
seat-left-automa = You have left. An automa plays { $colour } from now on.
seat-left-offer = You have left. { $colour } is free for whoever wants it.
seat-left-close = You have left, and the table is closed.

# Instead of giving up by a rule, which no game here has. $game: its name.
seat-resign = { $game } has no rule for resigning. You can:
    • **Ask the others to end it**: if they agree, the game ends at once, without a winner. Until they answer you play on.
    • **An automa plays on**: it has your seat from now on, to the end, and you have left.
button-resign = Resign

# -- offering --------------------------------------------------------------------------------------------------------

seat-offered = { $colour } is offered, with its hand. Until somebody takes it you play on.
seat-offer-withdrawn = { $colour } is offered no more.
button-offer-back = Withdraw the offer
seat-called = I have called for a substitute, and do so once a day for a week, until the seat is taken over.

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
button-substitute = Find a substitute
# Above a button for each of those who are away.
seat-substitute-whose = **Whose seat needs a substitute?** You are asked once more before anything happens.

# -- an automa for a while -------------------------------------------------------------------------------------------

# $level: of the automa. $plays: whether a person plays on meanwhile, "yes" or "no": an automa does not play where no person does.
seat-held = { $plays ->
    [yes] { automa-stands-in-first } plays { $colour } for you until you press **Play again myself**.
   *[no] { automa-stands-in-first } would play { $colour } for you, but nobody else plays here just now: so nothing moves until you press **Play again myself**, or somebody else plays.
} The seat and its hand stay yours.
# Where the reader looks at the table meanwhile, with the button below.
seat-held-now = { $plays ->
    [yes] { automa-stands-in-first } plays { $colour } for you.
   *[no] { automa-stands-in-first } has { $colour }, but no person plays here just now, so nothing moves.
} The seat and its hand stay yours. To play again yourself, press **{ button-back }** here.
# $away: whether the reader was away, as `/me` says, "yes" or "no".
seat-back = You play { $colour } again yourself.{ $away ->
    [yes] { " " }You are not away any more, at any table.
   *[no] {""}
}
seat-vacant-held = Automas play for the free seats until somebody takes them over.
button-back = Play again myself
button-hold-vacant = An automa plays for now

# -- taking a seat over ----------------------------------------------------------------------------------------------

button-take = Take this seat
button-take-colour = Take { $colour }
# Above the hand, where the game has hands.
seat-taken = **{ $colour } is yours now.** From here on the table waits for you when it is its turn.

# -- posts -----------------------------------------------------------------------------------------------------------

# A seat of a running game changed hands; a line for each seat follows.
post-seats = **{ $game }**: who plays now
# The same where everybody can take a seat: first this call, then post-seats-now, then the seats. $held: as below.
post-call = **{ $count ->
    [one] One seat of { $game } is free:** whoever takes it sees its hand privately, and plays on.
   *[other] { $count } seats of { $game } are free:** whoever takes one sees its hand privately, and plays on.
}{ $held ->
    [yes] { " " }Until then an automa plays.
   *[no] { "" }
}
post-seats-now = Who plays now:
# Above what happened, where an automa plays for a person who has asked for that. $name: that person.
post-played = 🤖 An automa has played for { $name }.
# Under a running game with seats that can be taken over. $held: whether automas play for those that nobody has, "yes" or "no".
post-free = { $count ->
    [one] One seat is free: whoever takes it sees its hand privately, and plays on.
   *[other] { $count } seats are free: whoever takes one sees its hand privately, and plays on.
}{ $held ->
    [yes] { " " }Until then an automa plays.
   *[no] { "" }
}
# $names: whom seats are kept for or offered to; $count: how many.
post-promised = { $count ->
    [one] One seat is for { $names }: the button takes it.
   *[other] { $count } seats are for { $names }: the buttons take them.
}

# -- refusals --------------------------------------------------------------------------------------------------------

refused-hold-alone = No other person plays here, so an automa would play your game to its end without you. Nobody waits for you: the game stands still until you play on. To end it, use `/table end`.
refused-wrong-fate = Who plays here has changed meanwhile. Nothing was done: type `/table leave` once more.
refused-no-vacant-seat = No seat waits for an automa: each has a person, or an automa already.
refused-no-free-seat = No seat of this game is free. Whoever wants to give theirs up uses `/table offer` or `/table leave`; a seat whose person does not play can be given to others with `/table kick`.
# $again: a moment as Discord shows it ("in 20 hours").
refused-called-lately = I have called already, and call again { $again } as long as a seat is free.
refused-offer-seated = That person has a seat here already. To change places with each other use `/table swap`.
refused-swap-oneself = Choose somebody else at the table to swap seats with.
refused-seat-not-theirs = Somebody else has that seat by now.
refused-kick-too-early = It is too early for that vote. It can be held once the seat's time was over, or when it has been asked the same for three days.
refused-kick-oneself = To give your own seat up, use `/table leave`.
refused-kick-not-manager = Only whoever manages the server can do that at once. Others vote with `/table kick`.
refused-kick-nobody = No person has that seat.
refused-not-at-table = That person has no seat at this table.
# $colour: the seat that this person had before.
refused-seat-seen = You had { $colour } in this game and know its hand, so you cannot take another seat. As long as { $colour } is free, you can take that one again.
refused-seat-kicked = The people at this table gave your seat to others, so you cannot take one here again.
refused-seat-removed = Whoever manages the server took your seat of this game away, so you cannot take one here again.
refused-seat-record = You have read the record of this game, which shows every hand, so you cannot take a seat of it.
# An old panel of a seat that is somebody else's by now.
refused-seat-given-up = You have given that seat up, so this panel does nothing any more. Nothing was changed.
refused-undo-former = That was done by whoever had your seat before, so you cannot take it back alone.
