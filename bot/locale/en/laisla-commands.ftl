# The slash commands of La Isla, and what is offered while one is typed. A name is lower case, without spaces, at most 32
# characters; a description has at most 100. Names must differ within one command.

# One offered card. Facts: number (in the hand, from 1), part (the one that counts), card (with its three parts).
laisla-command-card = { $number } · { $part } · { $card }

command-laisla = laisla
    .description = Play La Isla at the table in this channel
command-laisla-assign = assign
    .description = Assign your cards to the actions A, B and D
command-laisla-assign-a = a
    .description = The card whose function you get
command-laisla-assign-b = b
    .description = The card whose cube you gain
command-laisla-assign-d = d
    .description = The card whose marker you move
command-laisla-slot = slot
    .description = Action A: say which of your cards the new one covers
command-laisla-slot-card = card
    .description = The function that is covered
command-laisla-place = place
    .description = Action C: place an explorer, or move one when all stand on the island
command-laisla-place-field = field
    .description = Where (its code on the picture, as B4)
command-laisla-place-payment = payment
    .description = What you pay with, as in: 2 grey
command-laisla-place-source = from
    .description = Where the explorer stands that moves
command-laisla-take = take
    .description = Action C: take a cube instead of placing
command-laisla-take-cube = cube
    .description = Its colour
command-laisla-cube = cube
    .description = Choose the cube that a function gives you
command-laisla-cube-cube = cube
    .description = Its colour
command-laisla-marker = marker
    .description = Choose the marker that a function moves, or none
command-laisla-marker-animal = animal
    .description = Whose marker
command-laisla-swap = swap
    .description = Swap one of your cubes for another colour, or do not
command-laisla-swap-give = give
    .description = The cube you give, or none
command-laisla-swap-take = take
    .description = The cube you take for it
command-laisla-advance = advance
    .description = Action D: choose the marker that moves for your card
command-laisla-advance-animal = animal
    .description = Whose marker
command-laisla-do = do
    .description = Any action as text, as in: place B4 with 2 grey
command-laisla-do-action = action
    .description = The action
