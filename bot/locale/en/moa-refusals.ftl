# Why the rules refuse something: one sentence for each reason in engine/moa/chapters/refusals.py, with the facts listed there.
# Said here: name (of the fact `seat`), asked (a name), active (a list of terrains), kinds (a list of icons), card, tile
# and action (each as named in the game), territory (its number), counts. `.why-not` stands behind the options that are
# refused, so it does not name them again and several can share it.

moa-refusal-game-over = This game has ended.
moa-refusal-not-asked = It is not your decision now: { $asked } is asked.
moa-refusal-wrong-answer = { $kind ->
    [action] It is your turn: take one action, or pass.
    [tiles] Your action is taken: use a karakia tile, or end your turn.
    [defend] You are asked to defend: defend, or let it fall.
    [discard] First discard the cards for your exchange.
   *[neutral] You are asked to place for the neutral colour.
}
moa-refusal-action-taken = You have taken your one action this turn. You can use karakia tiles or end your turn.
moa-refusal-action-first = Your turn ends after an action. To do nothing, pass.
moa-refusal-own-turn-only = The tile “{ $tile }” can only be used in your own turn.
moa-refusal-discard-first = First discard the cards for your exchange.
moa-refusal-not-for-neutral = The tile “{ $tile }” cannot be used while you place for the neutral colour.

# Why an action is impossible everywhere.
moa-refusal-nowhere = { $action ->
    [place_birds] No open territory is free of mammals.
    [attack] No open territory is invaded.
    [sell_land] It takes a piece of yours in an open territory, and a mammal waiting in the display.
    [buy_karakia] The stock is empty.
    [move] You have no bird on the board that could move.
    [stronghold] Every territory has one.
    [neutral_birds] No neutral bird can be added here.
   *[neutral_leader] No neutral leader can be added here.
}
moa-refusal-leader-nowhere = It takes { $needed } honour, and an open territory without leader and mammal where you have a bird of your own and nobody has more birds.
moa-refusal-no-such-territory = There is no territory { $territory }.
moa-refusal-territory-erupted = Territory { $territory } is closed for the rest of the game: the volcano has erupted.
    .why-not = Closed for the rest of the game: the volcano has erupted.
moa-refusal-territory-closed = Territory { $territory } ({ moa-terrain }) is not open this round. Open is: { $active }.
    .why-not = Not open this round. Open is: { $active }.
moa-refusal-any-territory-needless = Territory { $territory } is open anyway; keep your any-territory tile.
moa-refusal-mammal-there = { $mammal ->
    [dog] A dog tile lies at { $territory }.
    [possum] A possum tile lies at { $territory }.
    [rat] A rat tile lies at { $territory }.
   *[weasel] A weasel tile lies at { $territory }.
}
    .why-not = A mammal tile lies there.

moa-refusal-card-unknown = There is no bird called “{ $card }”.
moa-refusal-card-missing = { $held ->
    [0] You have no { $card } in your hand.
   *[other] You would need { $needed } × { $card } in your hand, and you have { $held }.
}
moa-refusal-card-useless = The card { $card } has no icon that counts here. What counts: { $kinds }. Keep it for later.
moa-refusal-leader-tile-missing = { $held ->
    [0] You do not hold this: { $tile }.
   *[other] You would need { $needed } of this, and you hold { $held }: { $tile }.
}
moa-refusal-leader-tile-useless = This has no icon that counts here: { $tile }. What counts: { $kinds }. Keep it for later.
moa-refusal-vp-tile-kept = Tiles with points are never spent; they score at the end of the period.
moa-refusal-fight-short = { $mammal ->
    [dog] Against the dog at { $territory } you need { $needed } fight; these give { $offered }.
    [possum] Against the possum at { $territory } you need { $needed } fight; these give { $offered }.
    [rat] Against the rat at { $territory } you need { $needed } fight; these give { $offered }.
   *[weasel] Against the weasel at { $territory } you need { $needed } fight; these give { $offered }.
}
    .why-not = It takes { $needed } fight, and you have { $offered }.
moa-refusal-honour-short = At { $territory } you need { $needed } honour; these give { $offered }.
    .why-not = It takes { $needed } honour, and you have { $offered }.
moa-refusal-karakia-short = You need { $needed } karakia; these give { $offered }.
    .why-not = It takes { $needed } karakia, and you have { $offered }.

moa-refusal-birds-none = Place at least one bird.
moa-refusal-count-below-zero = { $count } is no number of things: it cannot be below 0.
moa-refusal-birds-over-icons = { $birds ->
    [one] For 1 bird you need a bird icon; these give { $icons }.
   *[other] For { $birds } birds you need { $birds } bird icons; these give { $icons }.
}
    .why-not = You have no bird icon to spend.
moa-refusal-birds-over-supply = { $supply ->
    [0] No bird is left in the supply.
    [one] Only 1 bird is left in the supply, not { $birds }.
   *[other] Only { $supply } birds are left in the supply, not { $birds }.
}

moa-refusal-leader-there = { $name } has a leader at { $territory } already; a territory has room for one.
    .why-not = It has a leader already.
moa-refusal-own-birds-none = { $name } has no bird at { $territory }; a leader needs one there.
    .why-not = { $name } has no bird there; a leader needs one.
moa-refusal-outnumbered = { $name } has more birds at { $territory }: { $most }, against { $own }.
    .why-not = { $name } has more birds there.
moa-refusal-leaders-spent = { $name } has no leader left in the supply.

moa-refusal-not-invaded = No mammal has invaded { $territory }, so there is nothing to attack.
    .why-not = No mammal has invaded it.
moa-refusal-land-sold = { $name } sold { $territory }; sold land cannot be attacked.
    .why-not = Sold land cannot be attacked.
moa-refusal-bird-payment-missing = At this table fight and birds are paid apart: say also what pays for the birds.
moa-refusal-bird-payment-apart = At this table one payment serves for fight and birds; there is none apart for the birds.

moa-refusal-own-pieces-none = You have no piece at { $territory }, so you cannot sell it.
    .why-not = You have no piece there.
moa-refusal-mammal-unsellable = Land is never sold to a { $mammal }.
    .why-not = Land is never sold to them.
moa-refusal-mammal-not-waiting = { $mammal ->
    [dog] No dog waits in the display, so you cannot sell to the dogs.
    [possum] No possum waits in the display, so you cannot sell to the possums.
    [rat] No rat waits in the display, so you cannot sell to the rats.
   *[weasel] No weasel waits in the display, so you cannot sell to the weasels.
}
    .why-not = None waits in the display.

moa-refusal-tiles-count = { $most ->
    [one] You can buy one tile, not { $count }.
   *[other] You can buy one to { $most } tiles, not { $count }.
}
moa-refusal-tiles-alike = Tiles bought together must differ; you chose “{ $tile }” twice.
moa-refusal-tile-unknown = There is no karakia tile called “{ $tile }”.
moa-refusal-tile-sold-out = The stock has no tile “{ $tile }” left.
    .why-not = The stock has none left.
moa-refusal-tile-missing = { $held ->
    [0] You hold no tile “{ $tile }”.
   *[other] You would need { $needed } tiles “{ $tile }”, and you hold { $held }.
}
    .why-not = You hold no such tile.
moa-refusal-tile-fresh = { $ready ->
    [0] The tile “{ $tile }” cannot be used yet: you have only just bought it.
   *[other] You would need { $needed } tiles “{ $tile }”, and { $ready } can be used yet.
}
    .why-not = Bought only just, and not ready yet.
moa-refusal-birds-undrawable = There is no bird card left to draw.
moa-refusal-discard-count = { $needed ->
    [one] Discard exactly one card, not { $offered }.
   *[other] Discard exactly { $needed } cards, not { $offered }.
}
moa-refusal-move-count = One or two birds move, not { $birds }.
moa-refusal-move-nowhere = They stand at { $territory } already.
    .why-not = The birds stand there already.
moa-refusal-move-too-many = { $held ->
    [0] You have no bird at { $territory }.
    [one] You have only 1 bird at { $territory }, not { $birds }.
   *[other] You have only { $held } birds at { $territory }, not { $birds }.
}
    .why-not = You have no bird there.
moa-refusal-move-into-invaded = { $mammal ->
    [dog] Birds do not move to { $territory }: a dog has invaded it.
    [possum] Birds do not move to { $territory }: a possum has invaded it.
    [rat] Birds do not move to { $territory }: a rat has invaded it.
   *[weasel] Birds do not move to { $territory }: a weasel has invaded it.
}
    .why-not = Birds do not move to invaded land.
moa-refusal-stronghold-there = { $territory } has a stronghold already.
    .why-not = It has a stronghold already.

moa-refusal-out-of-reach = { $territory } is neither { $rolled } nor next to it.
    .why-not = Neither { $rolled } nor next to it.
moa-refusal-neutral-count = One or two neutral birds are added, not { $birds }.
moa-refusal-terrain-not-active = For this the terrain of { $territory } ({ moa-terrain }) would have to be active. Active is: { $active }.
    .why-not = Its terrain would have to be active.
moa-refusal-skip-refused = A neutral bird can be added, so you have to add one, or a leader.

# -- what was typed and cannot be read. Facts: typed
moa-refusal-unread-action = I cannot read “{ $typed }” as an action. Pick one of the offers, or write as in “place 3 at 5 with pukeko” (3 birds at territory 5, paid with a pukeko).
