# The Wingspan Automa's terms: one word for one thing, used by narration, panels, pictures and alt text alike.

wingspan-name = Wingspan Automa

wingspan-colour = { $seat ->
    [blue] Blue
    [green] Green
    [purple] Purple
    [red] Red
    [yellow] Yellow
   *[other] { $seat }
}
# The opponent, as a name in a list or a column.
wingspan-automa = Automa
# The reader of a public post, where no name is at hand.
wingspan-nothing = nothing
wingspan-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
wingspan-tokens = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
wingspan-eggs = { $count ->
    [one] 1 egg
   *[other] { $count } eggs
}
wingspan-cubes = { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}
# What rests on a value that is not read from the printed game.
wingspan-mark = { $mark ->
    [reconstructed] reconstructed
    [assumed] assumed
    [derived] derived
   *[other] { $mark }
}

# -- setting up. Facts: mode, level, special (a card's id or "none"), tokens, box
wingspan-mode = { $mode ->
    [duet] Duet
    [green] base goals, green side
    [blue] base goals, blue side
   *[other] { $mode }
}
wingspan-level = { $level ->
    [eaglet] Eaglet
    [eagle] Eagle
    [eagle_eyed_eagle] Eagle-eyed Eagle
   *[other] { $level }
}
wingspan-special = { $special ->
    [AUTOMUBON] Automubon Society
    [ALLIANCE] Automasian Alliance
    [none] no special card
   *[other] { $special }
}
wingspan-variant = { $tokens ->
    [cache] cache
    [hoard] hoard
   *[other] { $tokens }
}
wingspan-box = { $box ->
    [asia] Asia
    [core] base game
    [european] European expansion
   *[other] { $box }
}

# -- her cards. Facts: bonus (an Automa bonus card's id), action, icon (the right column's)
# An X% card is called as it is printed; its name comes as `name`.
wingspan-bonus = { $bonus ->
    [avid_asian_avian_admirer] Avid Asian Avian Admirer
    [rare_species_lister] Rare Species Lister
    [autwitcher] Autwitcher
    [raspb_life_fellow] RASPB Life Fellow
   *[other] { $bonus }
}
wingspan-action = { $action ->
    [play_bird] Play a bird
    [draw_cards] Draw cards
    [lay_eggs] Lay eggs
    [gain_food] Gain food
   *[other] { $action }
}
wingspan-icon = { $icon ->
    [place_cube] place a cube
    [remove_cube] remove a cube
    [pink] pink powers
    [blank] blank
   *[other] { $icon }
}

# -- dice and resources. Facts: face; resource, count
wingspan-face = { $face ->
    [seed] seed
    [invertebrate] invertebrate
    [fish] fish
    [rodent] rodent
    [fruit] fruit
    [invertebrate_or_seed] invertebrate/seed
   *[other] { $face }
}
wingspan-resource = { $resource ->
    [food] food
    [die] die from the feeder
    [nectar] nectar
    [card] card
    [egg] egg
    [bonus_card] bonus card
    [cache] cached food
    [tuck] tucked card
   *[other] { $resource }
}
wingspan-resources = { $count ->
    [one] { $resource ->
        [food] 1 food
        [die] 1 die from the feeder
        [nectar] 1 nectar
        [card] 1 card
        [egg] 1 egg
        [bonus_card] 1 bonus card
        [cache] 1 cached food
        [tuck] 1 tucked card
       *[other] 1 { $resource }
    }
   *[other] { $resource ->
        [food] { $count } food
        [die] { $count } dice from the feeder
        [nectar] { $count } nectar
        [card] { $count } cards
        [egg] { $count } eggs
        [bonus_card] { $count } bonus cards
        [cache] { $count } cached food
        [tuck] { $count } tucked cards
       *[other] { $count } { $resource }
    }
}

# -- the Duet map. Facts: habitat, type, symbol, bonus, corner, code (as "C4": row A to F, column 1 to 6)
wingspan-habitat = { $habitat ->
    [forest] forest
    [grassland] grassland
    [wetland] wetland
   *[other] { $habitat }
}
wingspan-type = { $type ->
    [nest] nest
    [food] food
    [other] wingspan or beak
   *[unknown] { $type }
}
wingspan-symbol = { $symbol ->
    [bowl] bowl nest
    [cavity] cavity nest
    [platform] platform nest
    [ground] ground nest
    [seed] seed
    [invertebrate] invertebrate
    [fish] fish
    [rodent] rodent
    [fruit] fruit
    [wingspan_lt_50cm] wingspan under 50 cm
    [wingspan_gte_50cm] wingspan 50 cm or more
    [beak_left] beak to the left
    [beak_right] beak to the right
   *[other] { $symbol }
}
wingspan-space-bonus = { $bonus ->
    [gain_die] a die from the feeder
    [draw_card] a card
    [lay_egg] an egg
   *[none] no bonus
}
wingspan-corner = { $corner ->
    [top_left] top left
    [top_right] top right
    [bottom_left] bottom left
    [bottom_right] bottom right
   *[other] { $corner }
}
# A space in a sentence, as "C4 (wetland, fish)".
wingspan-space = { $code } ({ wingspan-habitat }, { wingspan-symbol })
wingspan-reset = reset space
