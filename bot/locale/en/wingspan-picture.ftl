# Words on Wingspan's pictures, and the texts that describe them. Short: they are written into small boxes.

# One letter for a side's tokens; hers must differ from those of the colours.
wingspan-picture-letter = { $side ->
    [automa] A
    [blue] B
    [green] G
    [purple] P
    [red] R
   *[yellow] Y
}
# One of her cards.
wingspan-picture-card = { $card ->
    [AUTOMUBON] Automubon
    [ALLIANCE] Alliance
   *[other] { $card }
}
# What she does, as a title. Facts: action, eggs (their number).
wingspan-picture-action = { $action ->
    [draw_cards] Draw cards
    [play_bird] Play a bird
    [lay_eggs] Lay { $eggs ->
        [one] 1 egg
       *[other] { $eggs } eggs
    }
   *[gain_food] Gain food
}
# What that asks for at the table. Facts: action, eggs, right (the symbol), mode ("duet" or "base").
wingspan-picture-do = { $action ->
    [draw_cards] Discard the tray; one card face down to her.
    [play_bird] Her bonus card tells which she keeps; discard other matches.
    [lay_eggs] { $eggs ->
        [one] She lays 1 egg.
       *[other] She lays { $eggs } eggs.
    }
   *[gain_food] Remove all dice of the first face that is there.
} { $right ->
    [pink] Activate your pink powers.
   *[other] { "" }
}
# Where she has no card. Facts: phase, round.
wingspan-picture-no-card = { $phase ->
    [setup] Not set up yet
    [goal] Round { $round } is over: the goal is scored
    [score] All four rounds are played
    [finished] The game is over
   *[turns] No card of hers yet in round { $round }
}
wingspan-picture-no-current = Her deck
wingspan-picture-doubt = reconstructed
wingspan-picture-carried-out = carried out
# What a row of the tracker is for, while she has no card.
wingspan-picture-looks-up = { $kind ->
    [map] corner
    [type] kind of space
   *[habitat] habitat
}
# What a row of the tracker tells.
wingspan-picture-found = { $value ->
    [top_left] from top left
    [top_right] from top right
    [bottom_left] from bottom left
    [bottom_right] from bottom right
    [nest] nest
    [food] food
    [other] wingspan, beak
    [forest] forest
    [wetland] wetland
    [grassland] grassland
   *[unknown] { $value }
}
wingspan-picture-no-token = no token
wingspan-picture-no-gain = nothing
wingspan-picture-asks-tray = which match?
wingspan-picture-change = { $sign ->
    [plus] +{ $count }
   *[minus] −{ $count }
}
wingspan-picture-no-birds = no birds yet
wingspan-picture-power = a power
wingspan-picture-unknown = –
wingspan-picture-rank = { $rank ->
    [1] 1st
   *[other] 2nd
}
wingspan-picture-goals = { $mode ->
    [blue] Goals, blue side
   *[green] Goals, green side
}
wingspan-picture-base-cubes = base + cubes
wingspan-picture-times = ×{ $count }
wingspan-picture-before = Before the first round
# Her turns that are taken in this round.
wingspan-picture-turns = { $turn } of { $turns } turns
wingspan-picture-next-turn = turn { $turn } of { $turns }
wingspan-picture-winner = { $name } wins
# Facts: kind (of the decision), name (the person), round, mode ("duet" or "base").
wingspan-picture-asked = { $kind ->
    [setup] { $name } sets the game up
    [turn] { $name } plays, then the Automa
    [tray] Which birds of the tray match her bonus card?
    [goal] { $mode ->
        [duet] Goal of round { $round }: { $name } checks the map
       *[base] Goal of round { $round }: { $name } counts
    }
    [score] { $name } counts points
   *[other] { $name } is to act
}
# Her card, large. Facts: card (its name, or "none"), round.
wingspan-picture-her-card = { $card ->
    [none] No card of hers in round { $round } yet
   *[other] Her card { $card }, round { $round }
}
wingspan-picture-unprinted = nothing printed here
# What a symbol of the right column does in the base modes.
wingspan-picture-right = { $right ->
    [place_cube] One of her cubes goes on the goal of the round.
    [remove_cube] She takes a cube back from the goal of the round, if one is there.
    [pink] Activate all your pink powers.
   *[blank] Nothing more happens.
}
# The symbol of the right column, under its sign: as wingspan-icon, in less room.
wingspan-picture-icon = { $icon ->
    [place_cube] place a cube
    [remove_cube] remove a cube
    [pink] pink powers
    [blank] blank
   *[other] { $icon }
}
wingspan-picture-pile = { $pile ->
    [drawn] drawn in this round
    [unseen] still in her deck
   *[removed] out of the game
}

# -- previews. Facts: kind, source and target (codes of spaces), bird, round
wingspan-picture-proposed = { $kind ->
    [token-placed] Your token on { $target }
    [token-taken] Your token off { $source }
    [token-moved] Your token from { $source } to { $target }
    [react] { $bird }
    [take_back] She gives tokens back
    [tray] Matching birds in the tray
    [goal] Goal of round { $round }
    [score] Your points
    [setup] The setup
   *[turn] Her next turn
}
wingspan-picture-label = { $label ->
    [changes] changes
    [gains] for her
    [pays] she pays
    [her-tokens] her tokens
    [bonus-card] bonus card
    [kept] she keeps
   *[discarded] discarded
}
# The person's gain on a space.
wingspan-picture-bonus = { $bonus ->
    [gain_die] gain a die
    [draw_card] draw a card
   *[lay_egg] lay an egg
}
# What a power is to her. Facts: outcome, tokens.
wingspan-picture-outcome = { $outcome ->
    [gains] { $tokens ->
        [one] She gets 1 token
       *[other] She gets { $tokens } tokens
    }
    [declines] She takes no part: a net loss
    [not_fewest] She has not the fewest: nothing for her
    [has_none] She has none: nothing for her
    [tray_bird] Use a power of a tray bird; nothing for her
    [bonus_cards] Use bonus cards of the supply; nothing for her
   *[none] Nothing for her
}
# Facts: hers, yours (-1: not compared).
wingspan-picture-compared = { $yours ->
    [-1] Her number is { $hers }
   *[other] Her number is { $hers }, yours { $yours }
}
wingspan-picture-no-match = No match: one card face down
wingspan-picture-draws = { $count ->
    [one] She draws the last card
   *[other] She draws one of { $count } cards
}

# -- scoring sheets
wingspan-picture-goal-scored = Goal { $round }: { $goal }
wingspan-picture-standing = Her points so far
wingspan-picture-won = { $tied ->
    [yes] { $name } wins the tie by what is left over
   *[no] { $name } wins
}
# A source of points.
wingspan-picture-source = { $source ->
    [birds] Birds
    [face-down] Face-down birds
    [bonus] Bonus cards
    [eggs] Eggs
    [tokens] Cached food
    [tucked] Tucked cards
    [goals] Goals
    [group] Largest group
   *[total] Total
}
wingspan-picture-of-tokens = of { $count }
wingspan-picture-you = You
# Facts: name, value, made (whether of base and cubes), base, count (of cubes), rank (0: none), points.
wingspan-picture-sheet-side = **{ $name }**: { $value }{ $made ->
    [yes] {" "}({ $base } + { wingspan-cubes })
   *[no] {""}
}{ $rank ->
    [0] {""}
   *[other] , { wingspan-picture-rank }
}: { wingspan-points }
wingspan-picture-sheet-total = **{ $name }**: { $total }
wingspan-picture-sheet-line = – { $source }: { $points }
wingspan-picture-sheet-left = Left over: she { wingspan-tokens }, you { $food } food

# -- why her token lies there. Facts: space, with habitat and symbol
wingspan-picture-why = Why { $space }?
wingspan-picture-why-none = Why no token?
# Facts: card, section (its number), icon (in words), corner, action.
wingspan-picture-step-corner = Section { $section } of card { $card } shows “{ $icon }”. On the tracker of the round that symbol is { $corner ->
    [top_left] at the top left
    [top_right] at the top right
    [bottom_left] at the bottom left
   *[bottom_right] at the bottom right
}: her scan begins in that corner.
# Facts: kind, icon, value (in words).
wingspan-picture-step-look-up = { $kind ->
    [habitat] For the habitat the symbol is “{ $icon }”: { $value }.
   *[type] For the kind of space the symbol is “{ $icon }”: { $value }.
}
# Facts: goal, reason ("goal" or "first_free").
wingspan-picture-step-goal = { $reason ->
    [goal] She played a bird: she wants the first free space that brings her further with “{ $goal }”.
   *[first_free] She played a bird, but no free space brings her further with “{ $goal }”: the first free space it is.
}
# Facts: corner, taken, unfit (spaces passed, by reason).
wingspan-picture-step-way = She goes along each row { $corner ->
    [top_left] from the left, from the top row down
    [top_right] from the right, from the top row down
    [bottom_left] from the left, from the bottom row up
   *[bottom_right] from the right, from the bottom row up
}. Passed over: { $taken } taken, { $unfit } that do not fit.
# Why the token lies there. Facts: reason, space, habitat, type, goal.
wingspan-picture-reason = { $reason ->
    [goal] { $space } is the first free space that helps with “{ $goal }”.
    [first_free] { $space } is the first free space.
    [look_up] { $space } is the first free space with { $habitat } and { $type }.
    [look_up-none] No free space has { $habitat } and { $type }: no token.
    [no_tokens] All her tokens are placed: no token.
   *[none] No space is free: no token.
}

# -- charts
# Facts: name, games, won.
wingspan-picture-history = { $name }: { $games ->
    [one] 1 game against the Automa, { $won } won
   *[other] { $games } games against the Automa, { $won } won
}
wingspan-picture-no-games = No finished games yet
wingspan-picture-line = { $line ->
    [yours] you
   *[hers] Automa
}
wingspan-picture-column = { $column ->
    [games] games
    [won] won
    [yours] your average
    [hers] her average
   *[all] All games
}
wingspan-picture-average = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
wingspan-picture-strength = She scores { $mean } points on average
wingspan-picture-any-bonus = { $sort ->
    [asia] Asia bonus card
    [european] European bonus card
   *[percent] X% bonus card
}
wingspan-picture-figure = { $figure ->
    [lowest] lowest
    [quarter] a quarter below
    [half] half below
    [three-quarters] three quarters below
   *[highest] highest
}

# -- alt texts: the picture's order, short sentences
wingspan-picture-alt-round = Round { $round }, { $turn } of her { $turns } turns taken
wingspan-picture-alt-turn = Her turn: { $action }
wingspan-picture-alt-tokens = { $name } on { $spaces }
wingspan-picture-alt-goal = Goal { $round }, { $goal }: Automa { $hers }, you { $yours }
wingspan-picture-alt-hers = The Automa has { wingspan-points } so far: birds { $birds }, face down { $face_down }, eggs { $eggs }, tokens { $tokens }
# Facts: section, text, found (what the tracker tells, or "none"), here (carried out: yes, no), doubt (yes, no).
wingspan-picture-alt-section = { $section }: { $text }{ $found ->
    [none] {""}
   *[other] {" "}→ { $found }
}{ $doubt ->
    [yes] {" "}(assumed)
   *[no] {""}
}{ $here ->
    [yes] {" "}– carried out
   *[no] {""}
}
wingspan-picture-alt-kept = She keeps { $kept }
wingspan-picture-alt-then = { $what }: { $before } → { $after }
wingspan-picture-alt-side = { $name }: { $value }, { wingspan-points }
wingspan-picture-alt-total = { $name }: { $total }
wingspan-picture-alt-line = { $source } { $points }
wingspan-picture-alt-level = { $level }: { $games } played, { $won } won, on average { $yours } to { $hers }.
wingspan-picture-alt-game = { $day }: { $yours } to { $hers }.
wingspan-picture-alt-strength = From { $lowest } to { $highest } points in { $games } simulated games; a quarter below { $low }, half below { $middle }, three quarters below { $high }.
wingspan-picture-alt-own = { $own } points beat { $share }% of them.

# -- the full description. One line each.
wingspan-picture-named-side = { $name } ({ $colour })
wingspan-picture-full-round = **Round { $round }**, { $turn } of her { $turns } turns taken
wingspan-picture-full-sides = You: { $you }; against you: { $her }
wingspan-picture-full-setup = { $level }, { $mode }, { $special }, { $variant }; boxes: { $boxes }
# What rests on a value that is not printed. Facts: what, status.
wingspan-picture-full-mark = { $what ->
    [tracker] The Duet tracker of this round
    [blank_section] A section that her card does not print
    [lost_icon] What is counted on her card
    [ties] Who scores a tied goal
    [fewest] Who scores “fewest” with nothing on either side
    [pairs] What a pair counts
    [blue_side] The blue side of the goal board
    [base_value] Her base value of a goal
    [hoard_die] What a die is worth to her
   *[power] A bird’s power
}: { $status }
wingspan-picture-full-card = **Her card { $card }**, section by section:
wingspan-picture-full-line = – { $text }
wingspan-picture-full-hers = **The Automa**: { wingspan-points } so far, { $goals } of them for goals
wingspan-picture-full-birds = – birds: { $birds }; face down: { $face_down }
wingspan-picture-full-counts = – eggs: { $eggs }; tokens: { $tokens }{ $spent ->
    [0] {""}
   *[other] {" "}({ $spent } became eggs)
}; cubes on this goal: { $cubes }
# Facts: name, values (a list), keep (the most), kind (percent, lowest, highest).
wingspan-picture-full-bonus = – bonus card: { $name }{ $kind ->
    [percent] , keeps the best match
    [lowest] , takes { $values }, keeps up to { $keep }, lowest first
   *[highest] , takes { $values }, keeps up to { $keep }, highest first
}
# Facts: round, goal, hers, yours, scored (yes, no), hers_points, yours_points, doubt (yes, no).
wingspan-picture-full-goal = **Goal { $round }**, { $goal }: Automa { $hers }, you { $yours }{ $scored ->
    [yes] ; scored { $hers_points } to { $yours_points }
   *[no] {""}
}{ $doubt ->
    [yes] {" "}(assumed value)
   *[no] {""}
}
wingspan-picture-full-tokens = **{ $name }** on { $spaces }; { $left } tokens left{ $group ->
    [none] { "" }
   *[other] ; largest group: { $group }
}
wingspan-picture-full-reset = reset space ({ $count })
# Facts: number, round, what, tokens, doubt (yes, no), taken_back (yes, no), outcome.
wingspan-picture-full-reaction = Power { $number } (round { $round }): { $what }. { $outcome }{ $doubt ->
    [yes] {" "}(assumed)
   *[no] {""}
}{ $taken_back ->
    [yes] ; taken back
   *[no] {""}
}
wingspan-picture-full-effect = gains { $gains }, pays { $pays }
wingspan-picture-full-turn = Turn { $round }.{ $turn }, card { $card }: { $action } → { $brought }
wingspan-picture-full-kept = bird of { $points }
wingspan-picture-full-discarded = discards a bird of { $points }
wingspan-picture-full-cube = { $change ->
    [placed] cube placed
   *[removed] cube removed
}
wingspan-picture-full-open = the tray is still to be told
wingspan-picture-full-pile = { $pile }: { $cards }

# What the signs on the pictures mean, at most some 60 characters each.
wingspan-legend = { $sign ->
    [mark-play-bird] She takes a matching bird of the tray
    [mark-draw-cards] She discards the tray and takes a card
    [mark-lay-eggs] She gets eggs, as many as it says
    [mark-gain-food] She takes dice out of the feeder
    [mark-place-cube] A cube of hers goes on the goal
    [mark-remove-cube] A cube of hers leaves the goal
    [mark-pink] Use your pink powers
    [mark-blank] Nothing more
    [habitat-forest] Forest
    [habitat-wetland] Wetland
    [habitat-grassland] Grassland
    [mark-nest] A space with a nest
    [mark-food] A space with a food
    [mark-other] Another space: wingspan or beak
    [die-seed] A die of the feeder, here with seed
    [kept-5] A bird that she keeps, with its points
    [mark-face-down] A card that she holds face down
    [corner-top-right] The corner where she begins to read
    [mark-reset-space] The space beside the map, for you alone
   *[mark-doubt] This rests on a value that is not printed
}
