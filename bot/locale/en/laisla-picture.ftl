# Words on La Isla's pictures, and the texts that describe them. Short: they are written into small boxes.

# One letter for a seat's token; they must differ from each other and from the actions' A to D.
laisla-picture-letter = { $seat ->
    [red] R
    [yellow] Y
    [green] G
    [blue] U
   *[white] W
}
# Two letters for a cube, so that none is taken for a seat or an action; the five must differ from each other.
laisla-picture-cube-letter = { $cube ->
    [yellow] Ye
    [green] Gn
    [grey] Gy
    [beige] Be
   *[brown] Br
}
# The letter of an action of the round.
laisla-picture-action = { $action ->
    [a] A
    [b] B
    [c] C
   *[d] D
}
laisla-picture-round = Round { $round }
laisla-picture-sum = Sum of values, game ends at { $needed }:
laisla-picture-to-act = to act
laisla-picture-ready = ready
laisla-picture-won = winner
laisla-picture-gained = +{ $count }
laisla-picture-reserve = +{ $count }
laisla-picture-sets = { $count ->
    [one] 1 set
   *[other] { $count } sets
}
laisla-picture-discarded = ({ $count })
laisla-picture-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
# Facts: names (a list), kind (of the decision), count (of seats asked).
laisla-picture-asked = { $kind ->
    [assign] { $count ->
        [one] { $names } assigns cards
        [2] { $names } assign cards
       *[other] { $count } players assign their cards
    }
    [slot] { $names } chooses a card to cover
    [explore] { $names } places an explorer or takes a cube
    [cube] { $names } chooses a cube
    [swap] { $names } may swap a cube
    [marker] { $names } may move a marker
    [advance] { $names } chooses the marker to move
   *[other] { $names } is to act
}
laisla-picture-named-seat = { $name } ({ $colour })
laisla-picture-hand = { $name }: { $count ->
    [one] one card
   *[other] { $count } cards
}
laisla-picture-no-cards = No cards left in this round
laisla-picture-card = Card { $card }
# What a card does in an action: one short word below its letter.
laisla-picture-part = { $action ->
    [a] function
    [b] cube
   *[d] marker
}
laisla-picture-empty = empty slot
# The title of a preview. Facts: action (its name in the record), name, field (code), declined (yes, no).
laisla-picture-proposed = { $action ->
    [assign] { $name } would assign
    [slot] { $name } would cover a card
    [place] { $name } would place on { $field }
    [take] { $name } would take a cube
    [cube] { $name } would gain a cube
    [swap] { $declined ->
        [yes] { $name } would not swap
       *[no] { $name } would swap a cube
    }
    [marker] { $declined ->
        [yes] { $name } would move no marker
       *[no] { $name } would move a marker
    }
   *[advance] { $name } would move a marker
}
laisla-picture-pays = gives
laisla-picture-covers = covers
laisla-picture-brings = brings
laisla-picture-sheet = If the game ended now
laisla-picture-sum-sets = Sets of five
laisla-picture-sum-cubes = Cubes, 1 for 2
laisla-picture-sum-before = Score so far
laisla-picture-sum-after = In the end

# Alt texts: the picture's order, short sentences.
# Facts: round, phase ("cards", "a" to "d", "finished").
laisla-picture-alt-round = { $phase ->
    [cards] Round { $round }, cards are assigned
    [a] Round { $round }, action A
    [b] Round { $round }, action B
    [c] Round { $round }, action C
    [d] Round { $round }, action D
   *[finished] Round { $round }, the game is over
}
laisla-picture-alt-track = { laisla-animal } { $value }
laisla-picture-alt-tracks = Values: { $tracks }, in all { $now }; the game ends at { $needed }
laisla-picture-alt-field = { $field }: { $who }
laisla-picture-alt-standing = { $code } { $who }
laisla-picture-alt-explorers = Explorers: { $fields }
laisla-picture-alt-empty = No explorers on the island
laisla-picture-alt-tiles = { $count ->
    [one] One animal is left in a clearing
   *[other] { $count } animals are left in clearings
}
laisla-picture-alt-seat = { $name } { $score }
laisla-picture-alt-seats = Scores: { $seats }
laisla-picture-alt-card = Card { $card }: { $function } (A), { laisla-cube } cube (B), { laisla-animal } (D)
# What is assigned to an action. Facts: action, part (the function, cube or animal that counts there).
laisla-picture-alt-assigned = { $action ->
    [a] A “{ $part }”
    [b] B { $part } cube
   *[d] D { $part }
}
laisla-picture-alt-assigned-all = Assigned: { $parts }
laisla-picture-alt-cubes = Cubes: { $cubes }
laisla-picture-alt-functions = Visible functions: { $functions }
laisla-picture-alt-wins = Wins a tile: { laisla-animal }, { $points } points
laisla-picture-alt-acting = Functions: { $functions }
laisla-picture-alt-points = In all { $points ->
    [one] 1 point
   *[other] { $points } points
}
laisla-picture-alt-place = On { $field }, paying { $cubes }
laisla-picture-alt-covers = Covers: { $function }
laisla-picture-alt-swap = { $give } for { $take }
laisla-picture-alt-sheet-seat = { $name } from { $before } to { $after }
laisla-picture-alt-sheet-row = { $name }: animals { $animals }, sets { $sets }, cubes { $cubes }

# The full description. One line each.
laisla-picture-full-round = { $phase ->
    [cards] **Round { $round }**: cards are assigned
    [a] **Round { $round }**: action A
    [b] **Round { $round }**: action B
    [c] **Round { $round }**: action C
    [d] **Round { $round }**: action D
   *[finished] **Round { $round }**: the game is over
}
laisla-picture-full-nobody = Nobody is to act.
laisla-picture-full-asked-for = { $asked } ({ $function })
laisla-picture-full-first = Start player: { $name }
laisla-picture-full-order = Turn order: { $names }
laisla-picture-full-spokes = Spokes from twelve o'clock: { $spokes }
laisla-picture-full-sum = Sum of the values: { $now }; the game ends at { $needed }; values 1 to 5 begin at spaces { $steps }
laisla-picture-full-track = – { laisla-animal }: space { $space }, value { $value }
# $who and the lists behind it: "none" where there are none.
laisla-picture-full-field = **{ $field }**, { laisla-ring } ring{ $who ->
    [none] { "" }
   *[other] : { $who }
}
laisla-picture-full-clearing = Clearing { $number } between { $fields }: { laisla-animal }
laisla-picture-full-taken = Clearing { $number } between { $fields }: empty
laisla-picture-full-seat = **{ $name }**: score { $score }, explorers { $supply } in the supply and { $reserve } in the reserve, cards { $cards }{ $ready ->
    [yes] , has assigned
   *[no] {""}
}
laisla-picture-full-fields = – { $fields ->
    [none] cubes
   *[other] on { $fields }; cubes
}: { $cubes }
laisla-picture-full-animals = – large tile: { $large ->
    [dodo] dodo
    [fossa] giant fossa
    [toad] golden toad
    [pika] pika
   *[moth] owlet moth
}{ $tiles ->
    [none] { "" }
   *[other] ; small tiles: { $tiles }
}
laisla-picture-full-slot = – slot { $number }: { $function }
laisla-picture-full-hand = – your cards: { $cards }
laisla-picture-full-note = – { $text }
laisla-picture-full-deck = Deck: { $count } cards
# Facts: count (of cards), cards (their functions).
laisla-picture-full-discard = Discarded cards ({ $count }): { $cards }
laisla-picture-full-covered = Covered cards, out of the game ({ $count }): { $cards }
laisla-picture-sheet-seat = **{ $name }**: { $before } → { $after }
laisla-picture-sheet-sets = – { $sets ->
    [one] 1 set
   *[other] { $sets } sets
}: { $points }
laisla-picture-sheet-animals = – { laisla-animals }, value { $value }: { $points }
laisla-picture-sheet-cubes = – { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}: { $points }

# What the signs on the pictures mean, at most some 60 characters each.
laisla-legend = { $sign ->
    [animal-dodo] Dodo
    [animal-fossa] Giant fossa
    [animal-toad] Golden toad
    [animal-pika] Pika
    [animal-moth] Owlet moth
    [symbol-tent] Field with a tent: functions ask for it
    [symbol-hat] Field with a hat
    [symbol-rope] Field with a rope
    [symbol-bottle] Field with a bottle
    [symbol-backpack] Field with a backpack
    [number-3] Clearing: fields around it, and its points
    [cube-grey] Cube: two of a field's colour pay for it
    [cube-any] Cube of the colour that you choose
    [field-green] A field of this colour
    [function-symbol-vp3-tent] Placing on a tent: 3 points
    [function-gain-double-grey] A grey cube in B: one more
    [function-advance-cube-dodo] Moving the dodo in D: a cube
   *[function-rival-discount] Beside a rival: one cube cheaper
}
