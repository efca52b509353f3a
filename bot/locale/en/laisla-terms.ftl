# La Isla's terms: one word for one thing, used by narration, panels, pictures and alt text alike.

laisla-name = La Isla

laisla-colour = { $seat ->
    [red] Red
    [yellow] Yellow
    [green] Green
    [blue] Blue
    [white] White
   *[other] { $seat }
}
# The colour of a cube, or of a terrain.
laisla-cube = { $cube ->
    [yellow] yellow
    [green] green
    [grey] grey
    [beige] beige
    [brown] brown
   *[other] { $cube }
}
# Cubes of one colour in a list. Facts: cube (colour), count.
laisla-cubes = { $count } { laisla-cube }
# So many cubes, whatever their colours.
laisla-cubes-in-all = { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}
# The terrain that has a colour.
laisla-terrain = { $cube ->
    [yellow] desert
    [green] pasture
    [grey] mountain
    [beige] steppe
    [brown] swamp
   *[other] { $cube }
}
laisla-symbol = { $symbol ->
    [tent] tent
    [hat] hat
    [rope] rope
    [bottle] bottle
    [backpack] backpack
   *[other] { $symbol }
}
laisla-animal = { $animal ->
    [dodo] dodo
    [fossa] giant fossa
    [toad] golden toad
    [pika] pika
    [moth] owlet moth
   *[other] { $animal }
}
# Animals of one species in a list. Facts: animal, count.
laisla-animals = { $count ->
    [one] 1 { laisla-animal }
   *[other] { $animal ->
        [dodo] { $count } dodos
        [fossa] { $count } giant fossas
        [toad] { $count } golden toads
        [pika] { $count } pikas
        [moth] { $count } owlet moths
       *[other] { $count } { $animal }
    }
}
laisla-ring = { $ring ->
    [inner] inner
    [middle] middle
    [outer] outer
   *[other] { $ring }
}
# A field in a sentence, as "B4 (grey, tent)". Facts: code, cube (its colour), symbol.
laisla-field = { $code } ({ laisla-cube }, { laisla-symbol })
laisla-nothing = nothing

# -- functions. Facts: family ("symbol_vp3") and subject (the colour, symbol, animal or ring that it is about, or "").
# What a function is about, as an adjective or a name.
laisla-subject = { $subject ->
    [yellow] yellow
    [green] green
    [grey] grey
    [beige] beige
    [brown] brown
    [tent] tent
    [hat] hat
    [rope] rope
    [bottle] bottle
    [backpack] backpack
    [dodo] dodo
    [fossa] giant fossa
    [toad] golden toad
    [pika] pika
    [moth] owlet moth
    [inner] inner
    [middle] middle
    [outer] outer
   *[other] { $subject }
}
# The name of a function, short enough for a list or a button.
laisla-function = { $family ->
    [wild] { laisla-subject } cube: pays any colour
    [discount_symbol] { laisla-subject } field 1 cube cheaper
    [symbol_marker] { laisla-subject } field: marker up
    [symbol_cube] { laisla-subject } field: cube
    [symbol_vp3] { laisla-subject } field: 3 points
    [gain_double] { laisla-subject } cube: one more
    [gain_marker] { laisla-subject } cube: marker up
    [gain_vp2] { laisla-subject } cube: 2 points
    [advance_vp2] { laisla-subject } marker: 2 points
    [advance_cube] { laisla-subject } marker: cube
    [terrain_cube] { laisla-subject } field: cube
    [terrain_vp3] { laisla-subject } field: 3 points
    [terrain_marker] { laisla-subject } field: marker up
    [any_marker_instead] any marker for the { laisla-subject }
    [tile_cube] { laisla-subject } tile: cube
    [tile_vp3] { laisla-subject } tile: 3 points
    [tile_marker] { laisla-subject } tile: marker up
    [ring_vp2] { laisla-subject } ring: 2 points
    [extra_explorer] one more explorer
    [extra_slot] one more slot
    [fourth_card] a fourth card
    [rival_swap] beside a rival: swap a cube
    [rival_vp2] beside a rival: 2 points
   *[rival_discount] beside a rival: 1 cube cheaper
}
# What it does, as a sentence.
laisla-function-text = { $family ->
    [wild] A { laisla-subject } cube can pay in place of a cube of another colour.
    [discount_symbol] A field with the { laisla-subject } symbol costs you 1 cube instead of 2.
    [symbol_marker] When you place on a field with the { laisla-subject } symbol, you can move any marker up and score it.
    [symbol_cube] When you place on a field with the { laisla-subject } symbol, you gain a cube of any colour.
    [symbol_vp3] When you place on a field with the { laisla-subject } symbol, you gain 3 points.
    [gain_double] When action B gives you a { laisla-subject } cube, you gain one more { laisla-subject } cube.
    [gain_marker] When action B gives you a { laisla-subject } cube, you can move any marker up and score it.
    [gain_vp2] When action B gives you a { laisla-subject } cube, you gain 2 points.
    [advance_vp2] When you move the { laisla-subject } marker in action D, you gain 2 points.
    [advance_cube] When you move the { laisla-subject } marker in action D, you gain a cube of any colour.
    [terrain_cube] When you place on a { laisla-subject } field, you gain a cube of any colour.
    [terrain_vp3] When you place on a { laisla-subject } field, you gain 3 points.
    [terrain_marker] When you place on a { laisla-subject } field, you can move any marker up and score it.
    [any_marker_instead] When your card of action D shows the { laisla-subject }, you can move any other marker in its place.
    [tile_cube] Each { laisla-subject } tile that you win gives you a cube of any colour.
    [tile_vp3] Each { laisla-subject } tile that you win gives you 3 points.
    [tile_marker] With each { laisla-subject } tile that you win, you can move any marker up and score it.
    [ring_vp2] When you place in the { laisla-subject } ring, you gain 2 points.
    [extra_explorer] You gain an explorer from your reserve at once, and keep it for good.
    [extra_slot] The card lies beside your holder and is one more slot for cards, for good.
    [fourth_card] You are dealt four cards; the one that you assign to nothing is discarded.
    [rival_swap] When you place where a rival's explorer stands, you can swap one of your cubes for another colour.
    [rival_vp2] When you place where a rival's explorer stands, you gain 2 points.
   *[rival_discount] A field where a rival's explorer stands costs you 1 cube instead of 2.
}
