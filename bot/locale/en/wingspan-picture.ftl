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
    [play_bird] Take her best bird of those in the tray that match; discard the other matches.
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
wingspan-picture-asks-tray = { $name }: which match?
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
wingspan-picture-turns = turn { $turn } of { $turns }
wingspan-picture-winner = { $name } wins
# Facts: kind (of the decision), name (the person), round.
wingspan-picture-asked = { $kind ->
    [setup] { $name } sets the game up
    [turn] { $name } plays, then it is her turn
    [tray] Which birds of the tray match her bonus card?
    [goal] Goal of round { $round }: { $name } counts
    [score] { $name } counts points
   *[other] { $name } is to act
}
