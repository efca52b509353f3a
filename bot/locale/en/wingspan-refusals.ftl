# Why the rules refuse something: one sentence for each reason in engine/wingspan/chapters/refusals.py, with the facts listed there.
# Said here: name (of the fact `seat`), asked (a name), space (its code), goal (what it counts), counts.

wingspan-refusal-game-over = This game has ended.
wingspan-refusal-not-asked = Only { $asked } plays this game; { $name } cannot answer here.
wingspan-refusal-setup-first = First say how you play.
wingspan-refusal-wrong-answer = { $kind ->
    [setup] First say how you play.
    [turn] Her next turn comes first.
    [tray] First say which birds in the tray match her bonus card.
    [goal] First the goal of this round is scored.
   *[score] All rounds are over: enter your own points.
}
wingspan-refusal-no-such-number = { $number } cannot be right here: it is a number from 0 to { $most }.

# -- setting up
wingspan-refusal-boxes-unclear = Choose the boxes that you have.
wingspan-refusal-box-missing = { $mode ->
    [duet] Duet is played with the Asia box.
   *[other] Base goals are played with the base game.
}
wingspan-refusal-no-such-special = There is no special card { wingspan-special } in your boxes.
wingspan-refusal-no-such-bonus = There is no bonus card “{ $bonus }” for her in your boxes.
wingspan-refusal-bonus-excluded = “{ $bonus }” is not for her. Choose another bonus card.
wingspan-refusal-no-such-goal = The goal “{ $goal }” is not played in this mode with your boxes.
wingspan-refusal-goal-excluded = The goals about the map's edge are not played against her.
wingspan-refusal-one-tile = “{ $goal }” and “{ $other }” are the two sides of one tile; only one of them can be played.
wingspan-refusal-settled = { $what ->
    [mode] Her first card is drawn, so the mode stays.
   *[special] Her first card is drawn, so the special card stays.
}

# -- her turn
# $turn: 0 where she has had none in that round.
wingspan-refusal-no-such-turn = { $turn ->
    [0] She has had no turn in round { $round } yet.
   *[other] She played no bird in round { $round }, turn { $turn }.
}
wingspan-refusal-too-many-birds = There are { $most } birds in the tray, not { $found }.
wingspan-refusal-not-wanted = Her bonus card takes birds worth { $values }, not { $points }.

# -- goals and the end
wingspan-refusal-goal-not-due = Round { $round } is not over yet.
wingspan-refusal-count-needed = Say how many you count for round { $round }.
wingspan-refusal-map-counts = With the Duet map no number is needed: the map has it.
wingspan-refusal-map-scored = Round { $round } is scored by the map. Where a token lay elsewhere, correct that token.
wingspan-refusal-leftover-needed = It is a tie: say also how much food you have left.

# -- the person's tokens
wingspan-refusal-no-map = There is no Duet map in this game.
wingspan-refusal-token-unsaid = Say where your token goes, or which one you take back.
wingspan-refusal-no-such-space = There is no space { $space }. Spaces are called A1 to F6.
wingspan-refusal-no-such-round = Rounds 1 to { $last } have begun, so nothing counts from round { $round } yet.
wingspan-refusal-round-needless = The token on { $space } is taken back, so it counts in no round.
wingspan-refusal-no-own-token = No token of yours lies on { $space }.
wingspan-refusal-token-there-before = Your token lies on { $space } already.
wingspan-refusal-no-tokens-left = All your { $tokens } tokens are placed. Move one, or take one back.
wingspan-refusal-her-token-there = Her token lies on { $space }. Was yours there first? Take her turn back with `/table undo`, enter your token, and let her take her turn again: she draws the same card.
wingspan-refusal-own-token-there = A token of yours lies on { $space } already.

# -- reactions
wingspan-refusal-no-such-bird = I do not know the bird “{ $bird }”. If its power concerns the other players, describe what it does.
wingspan-refusal-bird-described = Name { $bird } or describe an effect, not both.
wingspan-refusal-nothing-gained = Say which bird it is, or what she would gain.
wingspan-refusal-no-price = She is never asked to pay { $resource ->
    [die] dice
    [bonus_card] bonus cards
    [cache] cached food
   *[tuck] tucked cards
}.
wingspan-refusal-own-number-needed = { $bird } compares: say also your own number.
wingspan-refusal-own-number-needless = Nothing is compared here, so no number is needed.
wingspan-refusal-own-turn-needless = Nothing is compared here, so it makes no difference in which turn of yours it was.
wingspan-refusal-no-such-own-turn = You have had no turn { $turn } in round { $round } yet.
wingspan-refusal-no-such-reaction = There is no reaction { $reaction }.
wingspan-refusal-taken-back-before = Reaction { $reaction } was taken back already.

# -- what was typed and cannot be read. Facts: typed
wingspan-refusal-unread-bird = I know no bird “{ $typed }”. If its power concerns the other players, describe what it does: **React**, **Describe an effect**, or `/automa react gains: 1 food`.
wingspan-refusal-unread-action = I cannot read “{ $typed }” as an action. Pick one of the offers.
