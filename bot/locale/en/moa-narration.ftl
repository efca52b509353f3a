# What happened at a table of Moa, in sentences; several stand in one line. The key is the event's type.
# Facts: name (of the event's seat), territory and terrain, mammal with fight and vp, birds (count), spent (a list),
# leader_tile (as in a list, or "none"), returned (a list of pieces, or "none"), stronghold, by_host (yes, no).

moa-narration-game-started = 🌿 **The game begins.** In clockwise order: { $seating }.{ $neutral ->
    [none] { "" }
   *[other] { " " }{ $neutral } is neutral and belongs to nobody.
}
moa-narration-period-began = 🍃 **Period { $period } begins**, with fresh hands for everybody.
moa-narration-hand-dealt = { $cards ->
    [none] **{ $name }** is dealt { $count } cards.
   *[other] **{ $name }** is dealt { $cards }.
}
moa-narration-round-began = 🧭 **Round { $round } of { $rounds }**, period { $period }. Open: { $active_terrain }. **{ $first_player }** is first player.
moa-narration-turn-began = It is **{ $name }**'s turn.
moa-narration-turn-ended = **{ $name }**'s turn is over.
moa-narration-first-player-passed = **{ $name }** is first player now.
# $standing: "none" at the end of the game, where the final scores follow.
moa-narration-period-scored = { $standing ->
    [none] 📜 **Period { $period } is scored.**
   *[other] 📜 **Period { $period } is scored:** { $standing }.
}
# One seat in that list. Facts: name, points (of this period), score.
moa-narration-standing = { $name } +{ $points } = { $score }
moa-narration-game-ended = 🏆 { $count ->
    [one] **{ $winners } wins!**
   *[other] **{ $winners } share the victory!**
}{ $tie ->
    [none] { "" }
   *[other] { " " }{ $tie }
}
# What broke a tie. Facts: names and counts (lists), points (of each), even (yes: pieces do not decide either), count.
moa-tie = { $names } have { $points } points each{ $even ->
    [yes] {" "}and equally many pieces on the board ({ $count }).
   *[no] , so most pieces on the board decide: { $counts }.
}

# -- terrain cards and the volcano
moa-narration-instruction-began = { $terrain_card }:
moa-narration-mammal-waits = { $count ->
    [one] New in the display: { $mammals }.
   *[other] New in the display: { $mammals }.
}
moa-narration-weasel-drawn = A weasel is drawn.
moa-narration-no-mammal-left = No mammal card is left to draw.
# Where several invade; one invasion tells itself, none needs no telling. Facts: mammal, count (two or more).
moa-narration-mammals-called = { $count ->
    [2] Both
   *[other] All { $count }
} waiting { $mammal ->
    [dog] dogs
    [possum] possums
    [rat] rats
   *[weasel] weasels
} invade.
moa-narration-pile-shuffled = { $pile ->
    [mammal_deck] The mammal discard is shuffled into a new deck.
   *[bird_deck] The bird discard is shuffled into a new deck.
}
moa-narration-volcano-rose = 🌋 The volcano rises: { $lowers ->
    [0] still without harm.
   *[other] its territory now scores { $lowers } less.
}
moa-narration-volcano-erupted = 🌋 **The volcano erupts!** { moa-place } is closed for the rest of the game.{ $returned ->
    [none] { "" }
   *[other] { " " }Back to the supply: { $returned }.
}{ $leader_tile ->
    [none] { "" }
   *[other] { " " }Lost: { $leader_tile }.
}
moa-narration-volcano-quiet = The volcano has erupted before and stays quiet.

# -- invasions
moa-narration-strongholds-left = { $count ->
    [one] The stronghold at { $territories } leaves the board.
   *[other] All strongholds leave the board ({ $territories }).
}
moa-narration-invasion-failed = { $mammal ->
    [dog] There is nowhere left for a dog to invade.
    [possum] There is nowhere left for a possum to invade.
    [rat] There is nowhere left for a rat to invade.
   *[weasel] There is nowhere left for a weasel to invade.
}
moa-narration-invaded = 🐾 { $mammal ->
    [dog] **A dog** (fight { $fight }) invades { moa-place }.
    [possum] **A possum** (fight { $fight }) invades { moa-place }.
    [rat] **A rat** (fight { $fight }) invades { moa-place }.
   *[weasel] **A weasel** (fight { $fight }) invades { moa-place }.
}
# Facts: names (a list), count, by_host.
moa-narration-defence-declined = { $by_host ->
    [yes] { $count ->
        [one] **{ $names }** has nothing to defend with.
       *[other] **{ $names }** have nothing to defend with.
    }
   *[no] { $count ->
        [one] **{ $names }** does not defend.
       *[other] **{ $names }** do not defend.
    }
}
moa-narration-defended = 🛡️ { $mammal ->
    [dog] **{ $name }** drives the dog out of { moa-place } with { $spent }, and builds a stronghold.
    [possum] **{ $name }** drives the possum out of { moa-place } with { $spent }, and builds a stronghold.
    [rat] **{ $name }** drives the rat out of { moa-place } with { $spent }, and builds a stronghold.
   *[weasel] **{ $name }** drives the weasel out of { moa-place } with { $spent }, and builds a stronghold.
}
moa-narration-invasion-succeeded = { $returned ->
    [none] Nobody is there to stop it.
   *[other] { moa-place } is lost. Back to the supply: { $returned }.
}{ $leader_tile ->
    [none] { "" }
   *[other] { " " }Out of the game: { $leader_tile }.
}

# -- actions
moa-narration-birds-placed = 🐦 **{ $name }** places { moa-birds } at { moa-place }, paying with { $spent }.
moa-narration-leader-placed = 👑 **{ $name }** places a leader at { moa-place }, paying with { $spent }{ $leader_tile ->
    [none] .
   *[other] , and takes the { $leader_tile }.
}
moa-narration-attacked = ⚔️ { $mammal ->
    [dog] **{ $name }** drives the dog out of { moa-place } with { $spent }
    [possum] **{ $name }** drives the possum out of { moa-place } with { $spent }
    [rat] **{ $name }** drives the rat out of { moa-place } with { $spent }
   *[weasel] **{ $name }** drives the weasel out of { moa-place } with { $spent }
}{ $birds ->
    [0] .
   *[other] {" "}and places { moa-birds } there.
}{ $stronghold ->
    [yes] { " " }A stronghold is built.
   *[no] { "" }
}
moa-narration-land-sold = 🤝 { $mammal ->
    [dog] **{ $name }** sells { moa-place } to the dogs for { $price } honour, paid with { $spent }.
    [possum] **{ $name }** sells { moa-place } to the possums for { $price } honour, paid with { $spent }.
    [rat] **{ $name }** sells { moa-place } to the rats for { $price } honour, paid with { $spent }.
   *[weasel] **{ $name }** sells { moa-place } to the weasels for { $price } honour, paid with { $spent }.
}{ $returned ->
    [none] { "" }
   *[other] { " " }Back to the supply: { $returned }.
}{ $leader_tile ->
    [none] { "" }
   *[other] { " " }Out of the game: { $leader_tile }.
}{ $stronghold ->
    [yes] { " " }The stronghold leaves.
   *[no] { "" }
}
moa-narration-karakia-bought = 🌀 **{ $name }** buys { $tiles }, paying with { $spent }.
moa-narration-passed = 💤 { $by_host ->
    [yes] **{ $name }** has nothing left to play and passes.
   *[no] **{ $name }** passes.
}
moa-narration-birds-moved = 🪶 **{ $name }** moves { moa-birds } from { $source } to { $target }.
moa-narration-stronghold-placed = 🛖 **{ $name }** sets up a stronghold at { moa-place }.
moa-narration-tile-used = **{ $name }** uses a tile: “{ moa-tile }”.
# Facts: cards (a list, or "none" where they are not to be seen), count, tile (that was used, or "none").
moa-narration-cards-drawn = 🃏 { $cards ->
    [none] { $count ->
        [one] **{ $name }** draws a card
       *[other] **{ $name }** draws { $count } cards
    }
   *[other] **{ $name }** draws { $cards }
}{ $tile ->
    [none] .
   *[other] {" "}(“{ moa-tile }”).
}
moa-narration-cards-discarded = **{ $name }** discards { $cards }.

# -- two players
moa-narration-die-rolled = 🎲 **{ $name }** rolls { $value }.
# Facts: birds (count).
moa-neutral-birds = { $birds ->
    [one] 1 neutral bird
   *[other] { $birds } neutral birds
}
moa-narration-neutral-birds-placed = **{ $name }** adds { moa-neutral-birds } at { moa-place }.
moa-narration-neutral-leader-placed = **{ $name }** adds a neutral leader at { moa-place }.{ $leader_tile ->
    [none] { "" }
   *[other] { " " }Out of the game: { $leader_tile }.
}
moa-narration-neutral-skipped = { $by_host ->
    [yes] Nothing of the neutral colour can be added.
   *[no] **{ $name }** adds nothing of the neutral colour.
}

# -- the picture's caption: the same events in a few words, without marks
moa-caption-game-started = The game begins
moa-caption-period-began = Period { $period } begins
moa-caption-round = Round { $round } of { $rounds }, period { $period }
moa-caption-round-began = { moa-caption-round }
moa-caption-period-scored = Period { $period } is scored
moa-caption-game-ended = { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the victory
}
moa-caption-volcano-rose = The volcano rises
moa-caption-volcano-erupted = The volcano erupts
moa-caption-strongholds-left = All strongholds leave
moa-caption-invaded = { $mammal ->
    [dog] A dog invades { moa-place }
    [possum] A possum invades { moa-place }
    [rat] A rat invades { moa-place }
   *[weasel] A weasel invades { moa-place }
}
moa-caption-defended = { $name } defends { moa-place }
moa-caption-invasion-succeeded = { moa-place } is lost to a { moa-mammal }
moa-caption-birds-placed = { $name }: { moa-birds } at { moa-place }
moa-caption-leader-placed = { $name }: a leader at { moa-place }
moa-caption-attacked = { $name } frees { moa-place } of a { moa-mammal }
moa-caption-land-sold = { $name } sells { moa-place } to the { moa-mammals }
moa-caption-karakia-bought = { $name } buys { $tiles }
moa-caption-passed = { $name } passes
moa-caption-birds-moved = { $name }: { moa-birds } from { $source } to { $target }
moa-caption-stronghold-placed = { $name }: a stronghold at { moa-place }
moa-caption-cards-drawn = { $count ->
    [one] { $name } draws a card
   *[other] { $name } draws { $count } cards
}
moa-caption-neutral-birds-placed = { $name }: { moa-neutral-birds } at { moa-place }
moa-caption-neutral-leader-placed = { $name }: a neutral leader at { moa-place }
