# Why the rules refuse something: one sentence for each reason in engine/laisla/chapters/refusals.py, with the facts listed there.
# Said here: name (of the fact `seat`), asked (a name), field (its code), function (its name), colour (of a field),
# cube (a colour), counts; slot and last (numbers of slots, from 1).

laisla-refusal-game-over = This game has ended.
laisla-refusal-not-asked = It is not your decision now: { $asked } is asked.
laisla-refusal-wrong-answer = { $kind ->
    [assign] First assign your cards to A, B and D.
    [slot] First say which of your cards the new one covers.
    [explore] It is your action C: place an explorer or take a cube.
    [cube] First choose the colour of the cube that you gain.
    [swap] First say whether you swap a cube.
    [marker] First say which marker goes up, if any.
   *[advance] First say which marker moves for your card of action D.
}
laisla-refusal-card-missing = You have named a card that is not in your hand.
laisla-refusal-card-twice = One card cannot go to two actions; you have named one of yours twice.
    .why-not = { $part ->
        [a] That card is on A already.
        [b] That card is on B already.
       *[d] That card is on D already.
    }
laisla-refusal-no-such-slot = { $slot } is none of your slots; they are numbered 1 to { $last }.

laisla-refusal-no-such-field = There is no field { $field }.
laisla-refusal-own-explorer-there = One of your explorers stands on { $field } already.
    .why-not = One of your explorers stands there already.
laisla-refusal-supply-first = { $supply ->
    [one] An explorer is left to place, so none on the island moves.
   *[other] { $supply } explorers are left to place, so none on the island moves.
}
laisla-refusal-supply-empty = All your explorers stand on the island. Say which one moves.
laisla-refusal-no-explorer-there = None of your explorers stands on { $field }.
laisla-refusal-moves-nowhere = Your explorer stands on { $field } already.
    .why-not = Your explorer stands there already.

laisla-refusal-cubes-short = { $needed ->
    [one] { $field } costs you 1 cube
   *[other] { $field } costs you { $needed } cubes
}, and { $offered ->
    [0] nothing pays for it.
    [one] 1 is too few.
   *[other] { $offered } are too few.
}
    .why-not = { $needed ->
        [one] You would pay 1 cube
       *[other] You would pay { $needed } cubes
    }, and { $offered ->
        [0] none of yours fits.
        [one] only 1 of yours fits.
       *[other] only { $offered } of yours fit.
    }
laisla-refusal-wrong-price = { $needed ->
    [one] { $field } costs you exactly 1 cube, not { $offered }.
   *[other] { $field } costs you exactly { $needed } cubes, not { $offered }.
}
laisla-refusal-cube-missing = { $held ->
    [0] You have no { laisla-cube } cube.
    [one] You would need { $needed } { laisla-cube } cubes, and you have 1.
   *[other] You would need { $needed } { laisla-cube } cubes, and you have { $held }.
}
laisla-refusal-colour-wrong = { $field } is paid with { $colour } cubes. None of your functions lets a { laisla-cube } cube pay for it.
laisla-refusal-wild-unnamed = A { laisla-cube } cube pays here only by “{ $function }”. Name that function too.
laisla-refusal-wild-once = “{ $function }” lets just one { laisla-cube } cube pay for another colour.
laisla-refusal-wild-needless = This payment does not need “{ $function }”, or not twice. Leave it out.

laisla-refusal-no-such-colour = No cube is called “{ $cube }”.
laisla-refusal-no-such-animal = There is no marker called “{ $animal }”.
laisla-refusal-swap-half = Name the cube that you give and the one that you take, or neither.
laisla-refusal-swap-same = A { laisla-cube } cube for a { laisla-cube } cube is no swap. The colours must differ.

# -- what was typed and cannot be read. Facts: typed
laisla-refusal-unread-card = “{ $typed }” does not tell me which card of your hand you mean. Name its number on the picture of your hand, or its function.
laisla-refusal-unread-action = I cannot read “{ $typed }” as an action. Pick one of the offers, or write as in “place B4 with 2 grey” (an explorer at B4, paid with 2 grey cubes).
