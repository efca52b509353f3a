# Moa's terms: one word for one thing, used by narration, panels, pictures and alt text alike.

moa-name = Moa

moa-colour = { $seat ->
    [red] Red
    [yellow] Yellow
    [green] Green
    [blue] Blue
   *[white] White
}
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
   *[tui] tūī
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
    [draw_1] draw 1
    [draw_2] draw 2
    [dog_invasion] dogs invade
    [possum_invasion] possums invade
    [rat_invasion] rats invade
   *[volcano] volcano up
}
