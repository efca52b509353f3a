# What happened at a table of La Isla, in sentences; several stand in one line. The key is the event's type.
# Facts: name (of the event's seat), code, cube and symbol of a field, function and covered (names of functions, or
# "none"), animal, points, cube (a colour); pay, cards and discounts are lists.

# A function's name in a list or a sentence.
laisla-quoted-function = “{ $function }”
# A card with its three parts in a list or a sentence.
laisla-whole-card = [A: { $function } · B: { laisla-cube } · D: { laisla-animal }]
laisla-points = { $points ->
    [0] no points
    [one] +1 point
   *[other] +{ $points } points
}

# A sentence that follows from what a seat did before. Facts: name, told (the sentence).
laisla-narration-of = **{ $name }**: { $told }

laisla-narration-game-started = 🏝️ **The game begins.** In clockwise order: { $seating }. Large tiles: { $large }.
# One seat's large tile in that list.
laisla-narration-large = { $name } { laisla-animal }
laisla-narration-round-began = 🧭 **Round { $round }.** **{ $start_player }** is start player. Everybody is dealt cards.
laisla-narration-deck-shuffled = The discard pile ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
}) is shuffled into a new deck.
laisla-narration-hand-dealt = { $cards ->
    [none] **{ $name }** is dealt { $count } cards.
   *[other] 🎴 **{ $name }** is dealt { $cards }.
}
# Facts: names (a list), count.
laisla-narration-assigned = { $count ->
    [one] **{ $names }** has assigned cards.
   *[other] **{ $names }** have assigned cards.
}
laisla-narration-all-assigned = 🎴 Everybody has assigned cards.
laisla-narration-leftover-discarded = **{ $name }** discards the fourth card { $card }.
laisla-narration-phase-began = { $phase ->
    [a] 🃏 **A, functions.**
    [b] 📦 **B, cubes.**
    [c] 🏕️ **C, explorers.**
   *[d] 📈 **D, markers.**
}
laisla-narration-card-shown = { $part ->
    [a] **{ $name }** turns up the card for A: { $card }.
    [b] **{ $name }** turns up the card for B: { $card }.
   *[d] **{ $name }** turns up the card for D: { $card }.
}
laisla-narration-game-ended = 🏆 { $reason ->
    [cards] There are not enough cards left for another round.
   *[sum] The values of the tracks have reached the end of the game.
} { $count ->
    [one] **{ $winners } wins!**
   *[other] **{ $winners } share the victory!**
}{ $tie ->
    [none] { "" }
   *[other] { " " }{ $tie }
}
# What broke a tie. Facts: names and counts (lists), points (of each), even (yes: cubes do not decide either), count.
laisla-tie = { $names } have { $points } points each{ $even ->
    [yes] {" "}and equally many cubes left ({ $count }).
   *[no] , so most cubes left decide: { $counts }.
}

# -- action A
laisla-narration-card-laid = { $covered ->
    [none] **{ $name }** lays “{ $function }”.
   *[other] **{ $name }** lays “{ $function }” over “{ $covered }”.
}
laisla-narration-slot-added = { $slot ->
    [none] **{ $name }** plays “one more slot” in vain: an extra slot is still empty.
   *[other] **{ $name }** has one more slot for cards.
}
laisla-narration-explorer-gained = { $gained ->
    [0] No explorer is left in the reserve.
   *[other] +1 explorer ({ $supply } to place).
}

# -- action B, cubes and points
laisla-narration-cube-gained = **{ $name }** gains a { laisla-cube } cube.
laisla-narration-cube-gained-by-function = +1 { laisla-cube } cube (“{ $function }”).
laisla-narration-points-gained = { laisla-points } (“{ $function }”{ $times ->
    [one] { "" }
   *[other] , { $times } times
}).
laisla-narration-swapped = 1 { $give ->
    [yellow] yellow
    [green] green
    [grey] grey
    [beige] beige
    [brown] brown
   *[other] { $give }
} cube is swapped for 1 { $take ->
    [yellow] yellow
    [green] green
    [grey] grey
    [beige] beige
    [brown] brown
   *[other] { $take }
} cube.
laisla-narration-swap-declined = No cube is swapped.

# -- action C. Facts: source (a field, or "none"), pay (a list), discounts (a list of functions, or "none")
laisla-narration-explorer-placed = { $source ->
    [none] 🏕️ **{ $name }** places an explorer on { laisla-field } for { $pay }
   *[other] 🏕️ **{ $name }** moves an explorer from { $source } to { laisla-field } for { $pay }
}{ $discounts ->
    [none] .
   *[other] {" "}(cheaper by { $discounts }).
}
laisla-narration-tile-taken = **Won: { laisla-animal } tile**, { laisla-points }.
laisla-narration-cube-taken = 📦 **{ $name }** places nobody and takes a { laisla-cube } cube.

# -- markers. Facts: space, value (0 to 5), points, virtual (yes: it stands on top), instead_of (an animal, or "none")
laisla-narration-marker-moved = { $virtual ->
    [yes] **{ $name }** scores the { laisla-animal }, whose marker stays on top: { laisla-points }.
   *[no] **{ $name }** moves the { laisla-animal } up to space { $space } (value { $value }): { laisla-points }.
}{ $instead_of ->
    [none] { "" }
    [dodo] {" "}It moves in place of the dodo.
    [fossa] {" "}It moves in place of the giant fossa.
    [toad] {" "}It moves in place of the golden toad.
    [pika] {" "}It moves in place of the pika.
   *[moth] {" "}It moves in place of the owlet moth.
}
laisla-narration-marker-moved-by-function = { $virtual ->
    [yes] The { laisla-animal } scores on top
   *[no] The { laisla-animal } goes up to space { $space } (value { $value })
}: { laisla-points } (“{ $function }”).
laisla-narration-marker-declined = No marker moves for “{ $function }”.

# -- the picture's caption: the same events in a few words, without marks
laisla-caption-game-started = The game begins
laisla-caption-round = Round { $round }
laisla-caption-game-ended = { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the victory
}
laisla-caption-card-laid = { $name }: { $function }
laisla-caption-slot-added = { $name }: one more slot
laisla-caption-explorer-placed = { $name }: an explorer on { $code }
laisla-caption-tile-taken = { $name } wins the { laisla-animal } tile
laisla-caption-cube-taken = { $name } takes a { laisla-cube } cube
laisla-caption-swapped = { $name } swaps a cube
laisla-caption-marker-moved = { $virtual ->
    [yes] { $name } scores the { laisla-animal }
   *[no] { $name } moves the { laisla-animal } to { $space }
}
