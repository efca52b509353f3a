# The toy game's words.
toy-name = Nests
toy-button-lay = Take your turn
toy-colour = { $seat ->
    [red] Red
    [yellow] Yellow
    [green] Green
   *[blue] Blue
}
switch-toy-mode = Mode
    .option = mode
    .description = How decisions are asked
switch-toy-mode-turns = In turns
switch-toy-mode-together = Together
switch-toy-lucky = Lucky
    .option = lucky
    .description = Whether a die is added
switch-toy-lucky-false = No
switch-toy-lucky-true = Yes
command-toy = toy
    .description = Play the toy game
command-toy-lay = lay
    .description = Lay a card
command-toy-lay-card = card
    .description = The card
command-toy-lay-note = note
    .description = A note
command-toy-draw = draw
    .description = Draw a card
command-toy-pass = pass
    .description = Lay nothing
command-toy-pass-quickly = quickly
    .description = At once

# The crow's words.
crow-name = The Crow
crow-opponent = the crow
crow-colour = { $seat ->
    [blue] Blue
    [green] Green
   *[red] Red
}
command-crow = caw
    .description = Play against the crow
command-crow-turn = turn
    .description = Let the crow take her turn
command-crow-note = note
    .description = Make a note
command-crow-note-number = number
    .description = Its number
command-crow-why = why
    .description = Why she took a card
command-crow-why-card = card
    .description = Which card
command-crow-history = history
    .description = Your games

toy-declines-lay = Pass
toy-fewer-cards = where you have fewer than { $count } cards
toy-affairs = until somebody else scores
