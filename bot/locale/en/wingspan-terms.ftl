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
# What she is called among those who play.
wingspan-opponent = the Automa
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
    [reported] told by one helper app only
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
wingspan-bonus = { $bonus ->
    [avid_asian_avian_admirer] Avid Asian Avian Admirer
    [rare_species_lister] Rare Species Lister
    [autwitcher] Autwitcher
    [raspb_life_fellow] RASPB Life Fellow
   *[other] { $bonus }
}
# An X% card, as it is printed. Facts: card (its English name, in lower case and with _ for spaces), name (that name)
wingspan-percent-card = { $card ->
   *[other] { $name }
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
    [die] feeder die
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
        [die] 1 feeder die
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
        [die] { $count } feeder dice
        [nectar] { $count } nectar
        [card] { $count } cards
        [egg] { $count } eggs
        [bonus_card] { $count } bonus cards
        [cache] { $count } cached food
        [tuck] { $count } tucked cards
       *[other] { $count } { $resource }
    }
}
# Other names under which people may type a resource, with commas between.
wingspan-also-resource = { $resource ->
    [food] food token,food tokens
    [die] die,dice,food die,food dice
    [nectar] nectar token,nectar tokens
    [card] bird card,bird cards
    [egg] egg token,egg tokens
    [bonus_card] bonus,bonuses
    [cache] cache,food on a card,food on cards
    [tuck] tuck,card under a bird,cards under birds
   *[other] { $resource }
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
    [gain_die] a feeder die
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

# Said after her number of a base goal. Fact: capped (whether the printed value and the cubes come to more)
wingspan-capped = { $capped ->
    [yes] { " " }A habitat has room for no more.
   *[no] { "" }
}
# -- round goals. Fact: goal (its id). What is counted, short enough for a choice.
wingspan-goal = { $goal ->
    [birds_in_forest] birds in the forest
    [birds_in_grassland] birds in the grassland
    [birds_in_wetland] birds in the wetland
    [bowl_birds_with_eggs] birds with a bowl nest that have eggs
    [cavity_birds_with_eggs] birds with a cavity nest that have eggs
    [ground_birds_with_eggs] birds with a ground nest that have eggs
    [platform_birds_with_eggs] birds with a platform nest that have eggs
    [eggs_in_bowl] eggs in bowl nests
    [eggs_in_cavity] eggs in cavity nests
    [eggs_in_ground] eggs in ground nests
    [eggs_in_platform] eggs in platform nests
    [eggs_in_forest] eggs in the forest
    [eggs_in_grassland] eggs in the grassland
    [eggs_in_wetland] eggs in the wetland
    [sets_of_eggs] sets of one egg in each habitat
    [total_birds] birds in all
    [birds_in_one_row] birds in your fullest row
    [birds_without_eggs] birds without eggs
    [birds_worth_over_4] birds worth more than 4 points
    [birds_with_tucked_cards] birds with tucked cards
    [cards_in_hand] bird cards in hand
    [food_in_supply] food in your supply
    [brown_powers] birds with a brown power
    [filled_columns] full columns
    [food_cost_of_birds] food cost of your birds
    [white_or_no_powers] birds with a white or no power
    [tokens_in_forest] tokens in the forest
    [tokens_in_grassland] tokens in the grassland
    [tokens_in_wetland] tokens in the wetland
    [tokens_on_pairs_of_matching_symbols] tokens on pairs of matching symbols
    [total_tokens_on_map] tokens on the map
    [fewest_tokens_on_bonus_spaces] fewest tokens on bonus spaces
    [tokens_in_one_horizontal_row] tokens in one row
    [horizontal_rows_with_at_least_1_token] rows with a token
    [tokens_not_on_edge] tokens off the edge
    [tokens_on_edge] tokens on the edge
    [tokens_on_nest_spaces] tokens on nest spaces
    [tokens_on_food_spaces] tokens on food spaces
   *[other] { $goal }
}
# What an X% card is about. Fact: card (its printed name, in lower case and with _ for spaces). Whole noun phrases: "birds that …".
wingspan-percent-matches = { $card ->
    [anatomist] birds with a part of the body in their name
    [bird_counter] birds with a power that tucks cards
    [bird_feeder] birds that eat seed
    [cartographer] birds with a word of geography in their name
    [enclosure_builder] birds with a ground nest (star nests too)
    [endangered_species_protector] birds with a red name: endangered ones
    [falconer] birds with a hunting power
    [fishery_manager] birds that eat fish
    [food_web_expert] birds that eat invertebrates and nothing else
    [forester] birds that live in the forest only
    [historian] birds that are named after a person
    [large_bird_specialist] birds with a wingspan over 65 cm
    [nest_box_builder] birds with a cavity nest (star nests too)
    [omnivore_specialist] birds that eat any food
    [passerine_specialist] birds with a wingspan of 30 cm or less
    [pellet_dissector] birds that can cache food
    [photographer] birds with a colour in their name
    [platform_builder] birds with a platform nest (star nests too)
    [prairie_manager] birds that live in the grassland only
    [rodentologist] birds that eat rodents
    [small_clutch_specialist] birds with room for at most 2 eggs
    [viticulturalist] birds that eat fruit
    [wetland_scientist] birds that live in the wetland only
    [wildlife_gardener] birds with a bowl nest (star nests too)
   *[other] birds that match the card
}

# What rests on a value that is not read from the printed game. Fact: what
wingspan-marked = { $what ->
    [tracker] the Duet tracker of round 4
    [blank_section] an unprinted section of her card
    [lost_icon] the symbol counted on her card
    [ties] ties of Duet goals
    [fewest] whether nothing against nothing scores “fewest”; **Correct**, **Setup** settles it for your table
    [pairs] what a pair of symbols counts
    [blue_side] the points of the blue side
    [base_value] her printed number for this goal
    [hoard_die] the tokens for a die
    [power] the tokens for this bird
   *[other] { $what }
}

# The parts of her components, for /rules about.
wingspan-section = { $section ->
    [turns_per_round] turns in a round
    [levels] levels
    [lost_icon] the symbol counted on her card
    [blank_section] sections that a card does not print
    [cache] tokens, the usual way
    [hoard] tokens, the hoard variant
    [cards] her cards
    [special_cards] special cards
    [bonus_cards] bonus cards
    [percent_cards] X% cards
    [base] base goals
    [duet] the Duet map, its tracker and goals
    [powers] powers that concern her
   *[birds] names of birds
}
