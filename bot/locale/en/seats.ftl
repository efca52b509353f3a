# Seats of a running game that change hands.

# -- leaving ---------------------------------------------------------------------------------------------------------

# $closes: whether nobody else plays any more, so that the table can be closed, "yes" or "no".
seat-leave-sure = **Leave this game?** What becomes of { $colour }?
    { $closes ->
        [yes] • **Offer it to others**: the seat stands empty, and whoever wants it takes it over.
            • **Close the table**: nobody else plays here, so the game ends without a result.
       *[no] • **An automa plays on**: it has your seat from now on, to the end.
            • **Offer it to others**: the seat stands empty, and whoever wants it takes it over with its hand.
    }
    You cannot take another seat of this game afterwards, since you know this one's hand. For a break use `/table automa`: an automa plays for you, and the seat stays yours.
button-leave-automa = An automa plays on
button-leave-offer = Offer it to others
button-leave-close = Close the table
button-stay = No, I stay
seat-left-automa = You have left. An automa plays { $colour } from now on.
seat-left-offer = You have left. { $colour } is free for whoever wants it.
seat-left-close = You have left, and the table is closed.

# -- an automa for a while -------------------------------------------------------------------------------------------

seat-held = An automa plays { $colour } for you until you press **I am back**. The seat and its hand stay yours.
seat-back = You play { $colour } again yourself.
seat-vacant-held = Automas play for the seats that nobody has, until somebody takes them.
button-back = I am back
button-hold = An automa plays for me
button-hold-vacant = An automa plays for now

# -- taking a seat over ----------------------------------------------------------------------------------------------

button-take = Take this seat
button-take-colour = Take { $colour }
# Above the hand, where the game has hands.
seat-taken = **{ $colour } is yours now.** From here on the table waits for you when it is its turn.

# -- posts -----------------------------------------------------------------------------------------------------------

# A seat of a running game changed hands; a line for each seat follows.
post-seats = **{ $game }**: who plays now
# Under a running game with seats that nobody has. $held: whether automas play for all of them meanwhile, "yes" or "no".
post-vacant = { $count ->
    [one] One seat stands empty: whoever presses the button takes it, sees its hand privately, and plays on.
   *[other] { $count } seats stand empty: whoever presses a button takes one, sees its hand privately, and plays on.
}{ $held ->
    [yes] { " " }Until then an automa plays.
   *[no] { "" }
}

# -- refusals --------------------------------------------------------------------------------------------------------

refused-wrong-fate = Who plays here has changed meanwhile, so I ask you once more: `/table leave`.
refused-no-vacant-seat = No seat stands empty without an automa.
# $colour: the seat that this person had before.
refused-seat-seen = You had { $colour } in this game and know its hand, so you cannot take another seat. As long as { $colour } is free, you can take that one again.
refused-seat-kicked = The people at this table gave your seat to others, so you cannot take one here again.
# An old panel of a seat that is somebody else's by now.
refused-seat-given-up = You have given that seat up, so this panel does nothing any more. Nothing was changed.
refused-undo-former = That was done by who had your seat before, so you cannot take it back alone.
