# What happened at a table with the Wingspan Automa, in sentences that tell what to do at the table. The key is the event's
# type. Several sentences stand in one line.

# -- setting up. Facts: level, mode, tokens (cache or hoard), special (a card's id or "none"), colour (hers); her bonus
# card: name, rule (what she keeps, a sentence), percent (yes: an X% card); goals (a list)
wingspan-told-set-up = 🐦 **You play against the Automa: { wingspan-level }, { wingspan-mode }.** Her colour is { $colour ->
    [blue] blue
    [green] green
    [purple] purple
    [red] red
   *[yellow] yellow
}.{ $special ->
    [none] { "" }
   *[other] { " " }The { wingspan-special } is shuffled into her deck.
}{ $tokens ->
    [hoard] { " " }Her tokens follow the hoard variant.
   *[cache] { "" }
}
    🎴 Her bonus card: **{ $name }**. { $rule }{ $percent ->
    [yes] { " " }Take this card out of the bonus deck for her before you draw yours.
   *[no] { "" }
}
    🎯 Lay out these goals: { $goals }.
    { $begun ->
    [no] { wingspan-told-checklist }
   *[yes] { "" }
}
# What else lies on the table. Facts: mode
wingspan-told-checklist = 🧰 **Before your first turn, check your table:**
    • { $mode ->
    [duet] The Duet map lies open, the round tracker and the Duet tracker show round 1. Your 15 tokens lie ready, and the 15 in her colour.
   *[other] The goal board shows its { $mode ->
        [green] green
       *[blue] blue
    } side, the round tracker shows round 1. Her base-value card for round 1 lies beside the goals, her cubes lie ready.
}
    • Three birds lie open in the tray; all five dice are rolled into the feeder.
    • You have cards, food and a bonus card as in any other game. You begin every round.
    • Her own cards stay in the box: I turn them over. She has no mat, no hand and no food.
wingspan-rule-percent = She takes { $matches } from the tray and keeps the best one.
wingspan-rule-values = She takes birds worth { $values } from the tray and keeps { $keep ->
    [one] one
   *[other] up to { $keep }
}, the { $order ->
    [lowest_first] lowest
   *[highest_first] highest
} first.
wingspan-either = { $first } or { $last }
wingspan-told-goals-item = { $round }. { $goal }

# Facts: round, turns (of each side), removed (the card of hers that has left the game, or "none")
wingspan-told-round-began = 🧭 **Round { $round }: { $turns } turns each, you begin.** { $removed ->
    [none] Her deck is shuffled.
   *[other] Her deck is shuffled anew, without one card.
}

# -- her turn. Facts: round, turn, turns (of hers in this round), action, faces (a list, in the order of the table)
wingspan-told-card-drawn = { $action ->
    [play_bird] 🪶
    [draw_cards] 🃏
    [lay_eggs] 🥚
   *[gain_food] 🎲
} **Round { $round }, her turn { $turn } of { $turns }: { wingspan-action }.**{ $action ->
    [play_bird] { " " }Look at the three birds in the tray.
    [gain_food] { " " }If all dice in the feeder show one face (a single one does, too), roll all five anew. Then remove **all dice** of the first of these faces that is there: { $faces }. Is the feeder empty now? Roll all five into it.
   *[other] { "" }
}
wingspan-told-tray-discarded = Discard all three birds of the tray.
wingspan-told-face-down-taken = { $why ->
    [draw] Put the top card of the deck face down beside her, unseen. Then refill the tray.
   *[no_match] No bird matches: put the top card of the deck face down beside her, unseen.
}
# Facts: points (of the birds she keeps, a list), count (of them); discarded, others (the same of those that match and go)
wingspan-told-bird-taken = { $count ->
    [one] She takes the bird worth **{ $points }**, face up.
   *[other] She takes the birds worth **{ $points }**, face up.
}{ $others ->
    [0] { " " }Discard every other bird of the tray that matches; refill the tray.
    [one] { " " }Discard the matching bird worth { $discarded }; refill the tray.
   *[other] { " " }Discard the matching birds worth { $discarded }; refill the tray.
}
# The same for the tray of an earlier turn, when other birds lie in it by now. Facts: points (a list), count
wingspan-late-bird-taken = { $count ->
    [one] For that turn she has the bird worth **{ $points }**, face up.
   *[other] For that turn she has the birds worth **{ $points }**, face up.
} Leave the tray as it is now.
wingspan-late-face-down-taken = For that turn she has a card of the deck face down, unseen. Leave the tray as it is now.
wingspan-told-eggs-laid = She gains { $eggs ->
    [one] 1 egg
   *[other] { $eggs } eggs
}, which I keep for her.
wingspan-told-cube-placed = A cube of hers goes on this round's goal: { $cubes ->
    [one] 1 there now.
   *[other] { $cubes } there now.
}
wingspan-told-cube-removed = { $removed ->
    [no] She would take a cube off the goal; none is there.
   *[yes] She takes a cube off this round's goal: { $cubes ->
        [0] none left.
        [one] 1 left.
       *[other] { $cubes } left.
    }
}
wingspan-told-pink-activated = 🌸 **Activate all your pink powers.**

# -- Duet tokens. Facts: space (with habitat and symbol), why (a clause), marks ("" or a sentence with a space before it)
wingspan-told-token-placed = ⬢ Her token goes on **{ $space }**: { $why }{ $marks }
wingspan-told-no-token = ⬢ No token: { $why }{ $marks }
wingspan-with-type = { $type ->
    [nest] a nest
    [food] food
   *[other] a wingspan or a beak
}
wingspan-told-scan-goal = the first free space from the { wingspan-corner } that helps her with “{ $goal }”.
wingspan-told-scan-first-free = no free space helps her with “{ $goal }”, so the first free one from the { wingspan-corner }.
wingspan-told-scan-look-up = the first free space from the { wingspan-corner } that is { wingspan-habitat } with { wingspan-with-type }.
wingspan-told-scan-look-up-none = no free space is { wingspan-habitat } with { wingspan-with-type }.
wingspan-told-scan-goal-none = no space is free.
wingspan-told-scan-first-free-none = no space is free.
wingspan-told-scan-no-tokens = all of hers are on the map.
# What rests on a value that is not read from the printed game. Facts: status, what (a list)
wingspan-told-mark = {" "}(⚠️ { $status }: { $what })
wingspan-told-own-token-changed = { $kind ->
    [placed] ⬡ Your token stands on { $target }
    [taken] ⬡ Your token on { $source } is taken back
    [again] ⬡ Your token stays on { $target }
   *[moved] ⬡ Your token moves from { $source } to { $target }
}{ $since ->
    [0] .
   *[other] ; it counts from round { $since } on.
}

# -- interactive powers. Facts: what (the bird or the effect), tokens
wingspan-told-reacted = { $tokens ->
    [0] ↔️ **{ $what }**: { $effect }
    [one] ↔️ **{ $what }**: { $effect } She { $variant ->
        [hoard] hoards
       *[cache] caches
    } **1 token**.
   *[other] ↔️ **{ $what }**: { $effect } She { $variant ->
        [hoard] hoards
       *[cache] caches
    } **{ $tokens } tokens**.
}{ $marks }
# An effect that was described, in the place of a bird's name. Facts: gains, pays (lists)
wingspan-described = { $gains } for her
wingspan-described-paid = { $gains } for her, at the price of { $pays }
# What happens at the table. Facts: gains and pays (lists), hers and yours (what is compared; level: whether they are equal)
# power: its id in the components, where it says what else is to do.
wingspan-effect-gain = { $power ->
    [one_card_shared_draw] Draw 3 cards, keep 2 of them and discard the third. She would gain { $gains }.
    [one_die_from_feeder] She would gain { $gains }; leave the dice where they are.
   *[other] She would gain { $gains }; take nothing from the supply.
}
wingspan-effect-gain-paid = She would gain { $gains } for { $pays }; nothing is taken or paid.
wingspan-effect-given = What you give her goes to the discard pile.
wingspan-effect-described = Take nothing from the supply for her.
wingspan-effect-fewest = { $level ->
    [yes] You both have the fewest ({ $hers } each): you gain, and she would gain { $gains }.
   *[no] She alone has the fewest ({ $hers } to your { $yours }): she would gain { $gains }, you gain nothing.
}
wingspan-effect-steal = You take what you steal from the supply; she then would gain { $gains }.
wingspan-effect-declines = It would cost her more than it brings, so she takes no part.
wingspan-effect-not-fewest = She has more than you ({ $hers } to your { $yours }): you gain, she gets nothing.
wingspan-effect-has-none = She has none of it, so there is nothing to take.
wingspan-effect-tray-bird = { $power ->
    [brown_of_neighbour] Use a brown power of one of the three birds in the tray that can live in the grassland.
    [white_of_neighbour] Use a white power of one of the three birds in the tray.
   *[other] Use the power of one of the three birds in the tray.
} She gets nothing.
wingspan-effect-bonus-cards = When you play this bird, draw two bonus cards and lay them face up on the table; for its power they count as hers. She gets nothing.
wingspan-effect-none = She takes no part and gets nothing; what you give is discarded.
wingspan-told-taken-back = ↩️ Taken back: { $what }{ $tokens ->
    [0] .
    [one] ; 1 token of hers leaves.
   *[other] ; { $tokens } tokens of hers leave.
}

# -- round ends and the end
wingspan-told-goal-scored = 🎯 **Round { $round } is over: { $goal }.** { $duet ->
    [yes] Progress: you { $yours }, she { $hers }.
   *[no] You count { $yours }, she { $hers } ({ $base } printed { $cubes ->
        [0] and no cube).
        [one] and 1 cube).
       *[other] and { $cubes } cubes).
    }{ wingspan-capped }
} { $tie ->
    [yes] A tie: you score **{ $your_points }**, she **{ $her_points }**.
   *[no] You score **{ $your_points }**{ wingspan-told-your-place }, she **{ $her_points }**{ wingspan-told-her-place }.
}{ $duet ->
    [yes] { "" }
   *[no] { " " }Mark both on the goal board with a cube; her cubes on the tile go back to her.
}{ $marks }
# Facts of the goal as above, and the points before: your_before, her_before
wingspan-told-goal-rescored = 🎯 **The goal of round { $round } is counted anew: { $goal }.** You have { $yours }, she { $hers }. You now score **{ $your_points }** (before: { $your_before }), she **{ $her_points }** (before: { $her_before }).{ $duet ->
    [yes] { "" }
   *[no] { " " }Move the cubes on the goal board.
}{ $marks }
wingspan-told-your-place = { $your_rank ->
    [1] {" "}(1st)
    [2] {" "}(2nd)
   *[0] { "" }
}
wingspan-told-her-place = { $her_rank ->
    [1] {" "}(1st)
    [2] {" "}(2nd)
   *[0] { "" }
}
wingspan-told-game-ended = { $winner ->
    [person] 🏆 **{ $name } beats the Automa, { $yours } to { $hers }!**
   *[automa] 🏁 **The Automa wins, { $hers } to { $yours }.**
}{ $tie ->
    [yes] { " " }After the tie, what is left over decides: you { $food } food, she { wingspan-tokens }.
   *[no] { "" }
}{ $marks }

# -- corrections. Facts: what (the answer that was given anew), round, turn, trays (yes: birds of the tray have been told before)
wingspan-told-corrected = ✏️ { $what ->
    [setup] You corrected the setup.{ $trays ->
        [yes] { " " }If she now takes other birds, tell the trays before anew, too (**Correct**).
       *[no] { "" }
    }
    [tray] You corrected the tray of round { $round }, turn { $turn }.
   *[goal] You corrected your count of round { $round }.
}

# -- the picture's caption: the same in a few words, without marks
wingspan-caption-set-up = { wingspan-level }, { wingspan-mode }
wingspan-caption-card-drawn = Round { $round }, turn { $turn }: { wingspan-action }
wingspan-caption-bird-taken = Round { $round }, turn { $turn }: a bird worth { $points }
wingspan-caption-face-down-taken = Round { $round }, turn { $turn }: a face-down bird
wingspan-caption-token-placed = Her token on { $code }
wingspan-caption-own-token-changed = Your tokens
wingspan-caption-reacted = { $tokens ->
    [0] Nothing for the Automa
    [one] 1 token for the Automa
   *[other] { $tokens } tokens for the Automa
}
wingspan-caption-goal-scored = Round { $round } scored
# Before the setup there is no round.
wingspan-caption-round = { $round ->
    [0] Choose how to play
   *[other] Round { $round }
}
wingspan-caption-game-ended = { $winner ->
    [person] { $yours } to { $hers }: the Automa is beaten
   *[automa] { $hers } to { $yours } for the Automa
}
wingspan-caption-corrected = An answer was corrected
