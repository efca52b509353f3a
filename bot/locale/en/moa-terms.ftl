# Moa's terms: one word for one thing, used by narration, panels, pictures and alt text alike.

moa-name = Moa

moa-colour = { $seat ->
    [red] Red
    [yellow] Yellow
    [green] Green
    [blue] Blue
    [white] White
   *[other] { $seat }
}
# The colour that nobody plays (rules T1 to T4), where others are called by name or colour.
moa-neutral = Neutral
moa-terrain = { $terrain ->
    [coast] coast
    [plains] plains
    [forest] forest
    [mountain] mountain
   *[volcano] volcano
}
moa-mammal = { $mammal ->
    [dog] dog
    [possum] possum
    [rat] rat
   *[weasel] weasel
}
moa-mammals = { $mammal ->
    [dog] dogs
    [possum] possums
    [rat] rats
   *[weasel] weasels
}
moa-bird = { $bird ->
    [haasts_eagle] Haast's eagle
    [kakapo] kākāpō
    [kea] kea
    [kiwi] kiwi
    [moa] moa
    [morepork] morepork
    [pukeko] pūkeko
    [tui] tūī
   *[other] { $bird }
}
moa-icon = { $icon ->
    [bird] bird
    [fight] fight
    [honour] honour
    [karakia] karakia
   *[vp] points
}
moa-tile = { $tile ->
    [draw_one] draw one
    [exchange_three] exchange three
    [two_fight] two fight
    [any_territory] any territory
    [move] move
   *[stronghold] stronghold
}
moa-instruction = { $instruction ->
    [draw_1] draw 1 mammal
    [draw_2] draw 2 mammals
    [dog_invasion] dogs invade
    [possum_invasion] possums invade
    [rat_invasion] rats invade
   *[volcano] volcano up
}

# A territory in a sentence, as "5 · plains". Facts: territory (number), terrain.
moa-place = { $territory } · { moa-terrain }
# Facts: birds (count).
moa-birds = { $birds ->
    [one] 1 bird
   *[other] { $birds } birds
}
# One kind of card in a list of cards. Facts: bird (species), count.
moa-cards = { $count ->
    [1] { moa-bird }
   *[other] { $count } × { moa-bird }
}
# A leader tile in a list. Facts: icon ("vp" for points), value.
moa-leader-tile = leader tile ({ $value } { moa-icon })
# Karakia tiles in a list. Facts: tile, count.
moa-tiles = { $count ->
    [1] “{ moa-tile }”
   *[other] { $count } × “{ moa-tile }”
}
# The open territories of one terrain, in a list. Facts: terrain, numbers (a list).
moa-open = { moa-terrain } ({ $numbers })
# How many icons of one kind, in a list. Facts: icon, count.
moa-icons = { $count } { moa-icon }
# An active terrain card. Facts: terrain, instruction.
moa-terrain-card = { moa-terrain } ({ moa-instruction })
# Pieces of one seat that leave, in a list. Facts: name, birds (count), leader (yes, no).
moa-pieces-of = { $leader ->
    [yes] { $birds ->
        [0] the leader of { $name }
       *[other] { moa-birds } and the leader of { $name }
    }
   *[no] { moa-birds } of { $name }
}
moa-nothing = nothing
# Other names under which people may type a bird, with commas between.
moa-also-bird = { $bird ->
    [haasts_eagle] eagle,haast eagle,pouakai,hokioi
    [kakapo] night parrot
    [kea] alpine parrot
    [kiwi] kiwi bird
    [morepork] ruru,owl
    [pukeko] swamphen,swamp hen
    [tui] parson bird
   *[other] { $bird }
}
