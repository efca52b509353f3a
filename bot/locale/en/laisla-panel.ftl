# The prompts in the channel, and the private panel that leads through a decision.

# What stands above the first post and behind "How it works", for who has never played.
laisla-intro = **La Isla: explorers look for rare animals on a far island.**
    • **Aim:** the most points, from animals that you find and from what their species are worth in the end.
    • **A round:** you choose one card each for A, B and D, hidden. A gives you a function, B a cube, D moves an animal's marker.
    • **Between B and D** comes C, your turn on the island: place an explorer on a field for cubes of its colour, or take a cube. With explorers on all fields around a clearing you win its animal.
    • **The end** comes after the round in which the values of the five tracks add up to the sum that the picture names. Then animals, sets of all five and cubes score.

# -- prompts (public). Facts: name (pings), function (its name), animal
laisla-prompt-assign = { $name }, choose which of your cards goes to A, B and D.
# Several people at once. Facts: asked (a list of pings).
laisla-prompt-together = { $asked }: choose which of your cards goes to A, B and D. You can change it until the last one has chosen.
laisla-prompt-slot = { $name }, your card “{ $function }” covers one of yours. Which one?
laisla-prompt-explore = { $name }, place an explorer or take a cube.
laisla-prompt-move = { $name }, move an explorer or take a cube.
laisla-prompt-cube = { $name }, “{ $function }” gives you a cube. Which colour?
laisla-prompt-swap = { $name }, “{ $function }”: do you swap a cube?
laisla-prompt-marker = { $name }, “{ $function }”: which marker goes up?
laisla-prompt-advance = { $animal ->
    [dodo] { $name }, your card for D shows the dodo. You can move any marker in its place.
    [fossa] { $name }, your card for D shows the giant fossa. You can move any marker in its place.
    [toad] { $name }, your card for D shows the golden toad. You can move any marker in its place.
    [pika] { $name }, your card for D shows the pika. You can move any marker in its place.
   *[moth] { $name }, your card for D shows the owlet moth. You can move any marker in its place.
}
# What one does: buttons under posts and of the panel, and the title of a page.
laisla-way-assign = Choose your cards
laisla-way-slot = Choose a card to cover
laisla-way-place = Place an explorer
# In place of laisla-way-place, where all explorers stand on the island.
laisla-way-move = Move an explorer
laisla-way-take = Take a cube
laisla-way-cube = Choose a colour
laisla-way-swap = Swap a cube
laisla-way-marker = Choose a marker
laisla-way-advance = Choose a marker
laisla-none-animal = Move no marker
laisla-none-give = No swap
laisla-none-source = From your supply
laisla-obvious-on = Take bonuses for me
laisla-obvious-off = Ask me about bonuses
# Shown while the host takes bonuses for the reader.
laisla-obvious-told = -# Bonuses are taken for you: cubes of the colour you have fewest of, marker steps where they give most. Where the channel asks you for one all the same, that is done some minutes later unless you answer first. Where a step would end the game, you decide.
# Shown while they are asked about, beside the button laisla-obvious-on.
laisla-obvious-offered = -# You are asked about every bonus. “{ laisla-obvious-on }” takes them without asking: cubes of the colour you have fewest of, marker steps where they give most. You are still asked where one would end the game.

# -- the card phase. Facts: round, cards (count); number (of a card, from 1), card (with its three parts), part (the one
# that counts)
laisla-panel-assign = **Round { $round }: one card each to A, B and D.** { $cards ->
    [4] The fourth is discarded.
   *[other] { "" }
}
laisla-panel-hand-card = { $number }. { $card }
laisla-ask-a = A: which function do you get?
laisla-ask-b = B: which cube do you gain?
laisla-ask-d = D: which marker do you move?
laisla-panel-card-choice = { $number } · { $part }
# The same in the line that tells what is chosen so far. Facts: action (a, b or d), part
laisla-panel-title-card = { $action ->
    [a] A: { $part }
    [b] B: { $part }
   *[d] D: { $part }
}
laisla-panel-part-cube = { laisla-cube } cube
laisla-panel-part-animal = { laisla-animal }
laisla-panel-chosen = **You choose:**
laisla-panel-brings-a = A, “{ $part }”: { $detail }
laisla-panel-brings-b = B, { $part }: { $detail }
laisla-panel-brings-d = D, { $part }: { $detail }
laisla-panel-function-again = You have this one already: the new card covers it.
# How many cubes of a colour the reader has.
laisla-panel-have-cubes = you have { $count } so far
# Beside a card for B: whose marker then moves in D, since that card is the last one. Facts: animal
laisla-panel-left-for-d = leaves for D: { laisla-animal }

# -- what the reader has. Facts: functions, cubes and animals are lists; supply (explorers to place)
laisla-panel-functions = Your functions: { $functions }.
laisla-panel-cubes = Your cubes: { $cubes }. Explorers to place: { $supply }.
laisla-panel-animals = Your animals: { $animals }.

# -- A: covering. Facts: function (a name), text (what it does)
laisla-panel-slot = **A: “{ $function }”.** { $text }
laisla-ask-slot = Which function do you cover?
# One card in the reader's slots. Facts: number (of the slot, from 1), function (its name).
laisla-panel-cover = { $number } · “{ $function }”
# While cards are assigned: what the card for A will cover.
laisla-none-slot = Decide when it is laid
laisla-panel-later = you are asked once more, after those before you have laid theirs
laisla-panel-covers = It covers “{ $function }”.
laisla-panel-covers-later = You are asked then what it covers.

# -- C: placing
laisla-panel-explore = **C: place an explorer, or take a cube.**
laisla-panel-move = **C: move an explorer, or take a cube.** All your explorers stand on the island.
laisla-ask-source = Which explorer moves?
# Facts: group (a ring, or "": the question for all of them)
laisla-ask-field = { $group ->
    [inner] Inner ring …
    [middle] Middle ring …
    [outer] Outer ring …
   *[other] Where does it go?
}
laisla-panel-cheaper = 1 cube only
laisla-panel-tile = { laisla-animal } tile +{ $points }
laisla-panel-points = +{ $points } in all
laisla-panel-asks = { $gives ->
    [cube] a cube
    [swap] a swap
   *[marker] a marker step
}
# How many fields around a clearing would be the reader's. Facts: animal, done, number.
laisla-panel-progress = { laisla-animal } { $done }/{ $number }
# What that means.
laisla-panel-progress-means = -# “dodo 1/2” beside a field means: with it, you stand on 1 of the 2 fields around a dodo. On all of them you win the tile.
# What functions give after placing, where the reader is asked about it or bonuses are taken. Facts: gives (a list).
laisla-panel-then = After that: { $gives }.
laisla-panel-with = with { $names }
# Fields that cannot be paid. Facts: count
laisla-panel-out-of-reach = { $count ->
    [one] For one field you have too few cubes
   *[other] For { $count } fields you have too few cubes
}: “{ panel-why-not-button }” tells which.
# Fields of one colour. Facts: cube (its colour), fields (a list of codes), count
laisla-panel-fields-of-colour = { $count ->
    [one] the { laisla-cube } field { $fields }
   *[other] the { laisla-cube } fields { $fields }
}
laisla-ask-pay = Which cubes do you pay with?
laisla-panel-uses = uses { $functions }

# -- choices. Facts: function (that asks)
laisla-panel-cube = **“{ $function }” gives you a cube.**
# In action C: what taking a cube means.
laisla-panel-take = You place nobody, and the cube triggers no function.
laisla-ask-cube = Which colour?
laisla-panel-marker = **“{ $function }”: any marker may go up.**
laisla-panel-advance = { $animal ->
    [dodo] **D: your card shows the dodo.** You can move any marker in its place.
    [fossa] **D: your card shows the giant fossa.** You can move any marker in its place.
    [toad] **D: your card shows the golden toad.** You can move any marker in its place.
    [pika] **D: your card shows the pika.** You can move any marker in its place.
   *[moth] **D: your card shows the owlet moth.** You can move any marker in its place.
}
laisla-ask-animal = Which marker?
laisla-panel-marker-choice = { $own ->
    [yes] { laisla-animal } (your card)
   *[no] { laisla-animal }
}
# What a step of a marker brings. Facts: points, space, value (both after it), top (yes: it stands on top already), ends
# (yes: the values then reach the end of the game)
laisla-panel-step = { laisla-points } · { $top ->
    [yes] stays on top, value { $value }
   *[no] to space { $space }, value { $value }
}{ $ends ->
    [yes] {" "}· the game ends after this round
   *[no] { "" }
}
laisla-panel-sum = The values add up to { $now }; the game ends at { $needed }.
laisla-panel-swap = **“{ $function }”: you may swap one of your cubes for another colour.**
laisla-ask-give = Which cube do you give?
laisla-ask-take = For which?

# Standing orders. What is turned down; then where.
laisla-declines-marker = Move no marker where a function offers it
laisla-declines-swap = Swap no cubes
# Facts: count.
laisla-fewer-points = where no step gives { $count } points
