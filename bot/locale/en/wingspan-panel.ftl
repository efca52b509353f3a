# The prompts in the channel, and the private panel that leads through a decision against the Wingspan Automa.

# What stands above the first post and behind "How it works", for who has never played.
wingspan-intro = **Wingspan Automa: you play Wingspan alone, on your own table, against a rival whose cards the bot turns.**
    • **Aim:** more points than the Automa.
    • **A turn:** take yours at your table, then press **Automa's turn**. The post says what she does, and what you do for her with cards and dice.
    • **React** when a bird of yours gives something to other players; **Correct** when you have mistyped.
    • **The end** comes after four rounds: you enter your own points, and the bot has counted hers.

# -- her running state, under each post. Facts: points (so far), has (a list); her tokens: count, variant
wingspan-state = She has { wingspan-points } so far: { $has }.
wingspan-state-nothing = She has nothing yet.
wingspan-state-birds = { $birds ->
    [one] 1 bird face up ({ $worth })
   *[other] { $birds } birds face up ({ $worth })
}
wingspan-state-face-down = { $birds ->
    [one] 1 card face down
   *[other] { $birds } cards face down
}
wingspan-state-tokens = { $count } { $variant ->
    [hoard] hoarded
   *[cache] cached
} { $count ->
    [one] token
   *[other] tokens
}
wingspan-state-goals = goals ({ $points })
wingspan-state-group = largest group ({ $points })
# The goal of the round. Facts: goal, hers, yours (Duet); base, cubes (base goals; level: what she counts)
wingspan-state-duet = Goal “{ $goal }”: she { $hers }, you { $yours }.
wingspan-state-base = Goal “{ $goal }”: she counts { $level } now ({ $base } printed { $cubes ->
    [0] and no cube).
    [one] and 1 cube).
   *[other] and { $cubes } cubes).
}{ wingspan-capped }

# -- prompts (public). Facts: name (pings), round, turn, turns
wingspan-prompt-setup = { $name }, how do you want to play? As usual means: the Asia box, the Duet map, level Eagle, everything else drawn at random.
# state: lines that tell what she has; map: whether the Duet map is played with.
wingspan-prompt-turn = { $state }
    { $turn ->
        [one] { $name }, take your turn at the table. Then let the Automa take hers.
       *[other] { $name }, your turn; hers then is number { $turn } of { $turns }.
    }{ $map ->
        [yes] { " " }{ wingspan-prompt-turn-token }
       *[no] { "" }
    }
# In Duet, after it: what she does cannot be taken back, and her token goes by where the person's lie.
wingspan-prompt-turn-token = If you place a map token, enter it first.
wingspan-prompt-tray = { $name }, which birds in the tray match **{ $card }**? { $look }
# A percentage card. Facts: matches
wingspan-look-percent = Look for { $matches }, and press the points of the best one.
# A card for values. Facts: values, keep
wingspan-look-values = { $keep ->
    [one] Look for a bird worth { $values }, the { $order ->
        [lowest_first] lowest
       *[highest_first] highest
    } first, and press its points.
   *[other] Look for birds worth { $values }; she keeps up to { $keep }, the { $order ->
        [lowest_first] lower
       *[highest_first] higher
    } first. Press what she keeps.
}
wingspan-prompt-goal = { $name }, round { $round } ends. How many do you count for “{ $goal }”?
    { wingspan-panel-goal-hers }
wingspan-prompt-goal-duet = { $name }, round { $round } ends. “{ $goal }”: you { $yours }, she { $hers }. Does the map here show your tokens as they lie at your table?
wingspan-prompt-score = { $state }
    { $name }, all four rounds are over. Count your own points for the end.

wingspan-button-setup = Begin as usual
wingspan-button-setup-change = Choose how to play
wingspan-button-turn = Automa's turn
wingspan-button-why = Why here?
wingspan-button-react = React
wingspan-button-token = My token
wingspan-button-dice = Which dice?
wingspan-button-correct = Correct
wingspan-button-none = None
wingspan-button-goal = Score the round
wingspan-button-other = Another number
wingspan-enter-score = Enter my points
wingspan-button-confirm = Confirm
wingspan-button-begin = Begin
# The pages of the setup, by the first thing that is asked on each.
wingspan-page-boxes = Boxes, mode, level
wingspan-page-special = Cards and tokens
wingspan-page-fewest = Goal “fewest”
wingspan-page-goal-1 = Goals
wingspan-page-goal-2 = Goals from round 2
wingspan-page-goal-3 = Goals from round 3

# -- setting up
wingspan-need-setup = **Set up against the Automa.** Press Begin to play as most do, or change what you like.
wingspan-need-setup-again = **Correct the setup.** Change what was different, then press Confirm.
wingspan-panel-setup-lines = • Mode: { wingspan-mode } · level: { wingspan-level } · boxes: { $boxes }
    • Special card: { $special ->
        [none] none
       *[other] { wingspan-special }
    } · tokens: { wingspan-variant }
    • Her bonus card: { $bonus }
    • Goals: { $goals }
wingspan-panel-usual-score = At this setting she usually ends between { $low } and { $high } points ({ $mean } on average).
wingspan-panel-setup-fixed = Her first card is drawn, so the mode and the special card stay.
wingspan-ask-boxes = Which boxes do you have?
wingspan-ask-mode = Which mode?
wingspan-ask-level = How strong?
wingspan-ask-special = A special card in her deck?
wingspan-ask-bonus = { $group ->
    [percent] … or a certain X% card
   *[card] Her bonus card
}
wingspan-ask-tokens = What your birds give to others
wingspan-ask-goal = { $group ->
    [core] Round { $round }: a goal of the base game
    [european] Round { $round }: a European goal
   *[other] The goal of round { $round }
}
# A goal in the list. Facts: round, chosen (the goal, or "none": at random)
wingspan-choice-goal = Round { $round }: { $chosen ->
    [none] { wingspan-none-goal }
   *[other] { $chosen }
}
wingspan-choice-mode = { $mode ->
    [duet] Duet
    [green] Base goals, green side
   *[blue] Base goals, blue side
}
wingspan-about-mode = { $mode ->
    [duet] You both place tokens on the Duet map, and its goals are scored.
    [green] Round goals are scored by place, first or second.
   *[blue] Round goals score a point for each item, up to five.
}
wingspan-choice-level = Level: { $chosen }
wingspan-about-level = { $level ->
    [eaglet] Easier
    [eagle] Usual
   *[eagle_eyed_eagle] Harder
}: her face-down birds score { $face_down }; { $per_egg } of her tokens make an egg at the end.
wingspan-choice-boxes = { $name ->
    [asia] Asia
    [core] Base game
   *[european] European expansion
}
wingspan-about-box = { $box ->
    [asia] The Duet map with its goals, and her Asia cards.
    [core] Goal board and base goals, Automubon, X% cards.
   *[european] More base goals, and two more bonus cards for her.
}
wingspan-choice-special = { $name ->
    [none] No special card
   *[other] With the { $chosen }
}
wingspan-about-special = { $special ->
    [AUTOMUBON] She plays a bird in every round: more points for her.
    [ALLIANCE] Belongs to Duet: more tokens on the map.
   *[none] Just her ten cards.
}
wingspan-choice-tokens = Tokens: { $chosen }
# The Duet goal "fewest tokens on bonus spaces", where nobody has one there: the rules leave it open. A noun, and a choice.
wingspan-ask-fewest = “Fewest on bonus spaces” at 0 to 0
wingspan-fewest = both score
wingspan-none-fewest = nobody scores
wingspan-choice-fewest = “Fewest” at 0 to 0: { $name ->
    [both] { wingspan-fewest }
   *[none] { wingspan-none-fewest }
}
wingspan-about-fewest = For the goal “fewest tokens on bonus spaces” only. The rules leave this case open.
wingspan-about-tokens = { $tokens ->
    [cache] The usual way: 2 tokens for each thing she would gain, 1 if she would pay.
   *[hoard] The variant: more tokens for what is worth more, less for what it costs.
}
wingspan-choice-bonus = { $bonus ->
    [asia] Random Asian Automa card
    [european] Random European Automa card
    [percent] Random X% card
   *[other] { $bonus }
}
wingspan-about-bonus = { $bonus ->
    [percent] She takes birds that fit the card, and keeps the best one.
   *[other] She takes birds by their points.
}
# Facts: base (her printed number in that round)
wingspan-about-goal = She counts { $base } here, and her cubes.
# The goals in the list above. Facts: round, goal
wingspan-panel-goal-item = { $round }. { $goal }

# -- her turn
wingspan-panel-turn = **Round { $round }: after your turn, the Automa takes her turn { $turn } of { $turns }.**
wingspan-panel-tray = **Round { $round }, turn { $turn }: which birds in the tray match { $card }?** { $look }
wingspan-panel-tray-so-far = You said: { $answer }.
wingspan-answer-none = none matches
wingspan-answer-open = not said yet
wingspan-answer-matching = { $count ->
    [one] a bird worth { $points } matches
   *[other] birds worth { $points } match
}

# -- round goals
wingspan-panel-goal = **Round { $round }: { $goal }.** How many do you count?
wingspan-panel-goal-hers = She counts { $level } ({ $base } printed { $cubes ->
    [0] and no cube).
    [one] and 1 cube).
   *[other] and { $cubes } cubes).
}{ wingspan-capped }
wingspan-panel-goal-duet = **Round { $round }: { $goal }.** You { $yours }, she { $hers }. If a token lies elsewhere at your table, correct that first with My token.
wingspan-panel-goal-so-far = You said: { $count }.
wingspan-form-goal-field = How many do you count?

# -- Duet tokens of the person
wingspan-panel-token = **Your tokens on the Duet map.** { $tokens } { $supply ->
    [0] None is left to place.
    [one] One is left to place.
   *[other] { $supply } are left to place.
}
wingspan-panel-token-none = None stands there yet.
wingspan-panel-token-on = You have tokens on { $spaces }.
wingspan-panel-token-ask = Place one: press its row, from the top.
wingspan-panel-token-row = **Row { $row }.** Which space?
wingspan-panel-token-row-from = **From { $from } to row { $row }.** Which space?
wingspan-panel-token-from = **Your token on { $from }.** Press the row it moves to, or take it back.
wingspan-panel-token-full = All your tokens are placed; choose one that moves.
wingspan-ask-own-token = Move one, or take one back
wingspan-button-take-token = Take it back
wingspan-button-reset = Reset space
# Since which round a token counts; pressed, it names the round before.
wingspan-button-since = { $as_before ->
    [yes] Counts as before
   *[no] Counts from round { $round }
}
wingspan-button-row = { $row }
# A space. Facts: code, symbol, bonus (or "none"), whose (token lies there: yours, hers, or free)
wingspan-button-space = { $code } · { wingspan-symbol }{ $whose ->
    [yours] {" "}· yours
    [hers] {" "}· hers
   *[free] { $bonus ->
        [gain_die] {" "}+ die
        [draw_card] {" "}+ card
        [lay_egg] {" "}+ egg
       *[none] { "" }
    }
}
wingspan-space-choice = { $code } · { wingspan-habitat } · { wingspan-symbol }{ $bonus ->
    [gain_die] {" "}+ die
    [draw_card] {" "}+ card
    [lay_egg] {" "}+ egg
   *[none] { "" }
}

# -- interactive powers
wingspan-need-bird = **You use a white or brown power that concerns the other players.** Which bird?
    Teal and yellow powers give her nothing.
# A bird that is not among those of the boxes known here.
wingspan-unlisted-bird = If yours is another bird, and its power concerns the other players, describe what it does.
# The person's own number, for a bird that compares. Facts: power (its id in the components).
wingspan-panel-react-ask-count = { $power ->
    [fewest_birds_card] How many birds do you have in your wetland?
    [fewest_birds_die] How many birds do you have in your forest?
   *[other] How many do you have of what the bird compares?
}
# A bird that compares. Facts: round, turn (of the person: in which it was used), now (yes: in the present turn)
wingspan-panel-react-used = { $now ->
    [yes] Counted with her card of now. Did you use this power in an earlier turn? Then choose that turn.
   *[no] Counted with the card she had in your turn { $turn } of round { $round }.
}
wingspan-ask-bird = Which bird?
wingspan-name-bird = Name a bird
wingspan-none-bird = Describe an effect

# -- taking back and correcting
wingspan-reaction-choice = { $number }. { $what }
wingspan-reaction-about = Round { $round } · { wingspan-tokens }
# duet: whether the Duet map is played with.
wingspan-panel-correct = **What was different?** All that follows from an answer is counted anew; what she has drawn and placed stays. `/table undo` takes a whole turn of hers back; she then draws the same card again.{ $duet ->
    [yes] { " " }Your tokens are corrected with **My token**.
   *[no] { "" }
}
wingspan-ask-tray-answers = The tray: what matched
wingspan-ask-goal-answers = Your counts for round goals
wingspan-goal-choice = { $count } · { $goal }
wingspan-button-correct-setup = Setup
wingspan-button-correct-reactions = Reactions

# -- the feeder
wingspan-panel-dice = **Which faces show in the feeder?** She takes the first of: { $faces }.
wingspan-panel-dice-none = She gains no food in this turn, so no dice are removed.
wingspan-ask-faces = The faces that show
wingspan-dice-reroll = All dice show one face (a single one does, too): reroll all five first, then say what shows.
wingspan-dice-remove = Remove **all { $face } dice**. If the feeder is empty then, roll all five into it.

# -- the end
wingspan-need-score = **Your own points.** Goals and tokens on the map are known already.
wingspan-panel-score-known = From goals: { $goals }.{ $group ->
    [0] { "" }
   *[other] { " " }Largest group of tokens: { $group }.
}
wingspan-panel-score-yours = You entered: birds { $birds }, bonus cards { $bonus }, eggs { $eggs }, cached food { $cached }, tucked cards { $tucked }.
wingspan-panel-score-totals = You { $yours }, the Automa { $hers }.{ $tie ->
    [yes] { " " }After the tie: you { $food } food, she { wingspan-tokens }. { $won ->
        [yes] You win.
       *[no] She wins.
    }
   *[no] { "" }
}
wingspan-panel-score-tie = A tie. What is left over decides: how much food do you have left? She has { wingspan-tokens } left.
wingspan-ask-score = Your own points
wingspan-ask-score-birds = Points of your birds
wingspan-ask-score-bonus = Points of your bonus cards
wingspan-ask-score-eggs = Eggs
wingspan-ask-score-cached = Food on cards
wingspan-ask-score-tucked = Tucked cards

