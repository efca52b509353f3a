# The look-ups about the Wingspan Automa, shown to whoever asks.

# -- why her token went there. Facts: round, turn, action; section (of her card, from the top), symbol, corner; goal; habitat,
# type and the symbols that told them; down (yes: the next row is the one below), side (where each row ends); spaces
# (a list); space
wingspan-why-title = **Round { $round }, her turn { $turn }: { wingspan-action }.**
wingspan-why-none = She has placed no token yet.
wingspan-why-no-map = There is no Duet map in this game.
wingspan-why-corner = • Where she begins: section { $section } of her card shows { $symbol ->
    [place_cube] “place a cube”
    [remove_cube] “remove a cube”
    [pink] the pink symbol
   *[blank] a blank frame
}, which is the { wingspan-corner } corner.
wingspan-why-goal = • What she looks for: a free space that helps her with this round's goal, “{ $goal }”.
wingspan-why-first-free = • What she looks for: a free space that helps her with “{ $goal }”. There is none, so she takes the first free one.
wingspan-why-look-up = • What she looks for: { wingspan-habitat } (her card shows “{ $habitat_symbol ->
    [place_cube] place a cube
    [remove_cube] remove a cube
    [pink] pink
   *[blank] blank
}” for it) with { wingspan-with-type } (“{ $type_symbol ->
    [place_cube] place a cube
    [remove_cube] remove a cube
    [pink] pink
   *[blank] blank
}”).
wingspan-why-way = • Her way: each row to the { $side ->
    [left] left
   *[right] right
}, then the next row { $down ->
    [yes] below
   *[no] above
}, from the same side.
wingspan-why-taken = • Passed because a token is there: { $spaces }.
wingspan-why-unfit = • Passed because they do not fit: { $spaces }.
wingspan-why-space = • So it is **{ $space }**.
wingspan-why-no-space = • So no token is placed.
wingspan-why-no-tokens = All her tokens are on the map, so she places none.

# -- her card. Facts: card (its name, or "none"), round; text (a section, or what it is looked up for)
wingspan-card-title = { $card ->
    [none] **No card of hers in round { $round } yet.** The picture shows what its sections will be looked up for.
   *[other] **Her card { $card }, round { $round }.**
}
wingspan-card-line = • { $text }
wingspan-card-none = There is no game against the Automa here.

# -- dice
wingspan-dice-order = Her order this turn: { $faces }.
wingspan-dice-title = **Which dice?**
wingspan-dice-no-order = Her card now removes no dice; this is told by the card that makes her gain food.
wingspan-dice-ask = Say which faces show, as in `/automa dice faces: fish, seed`.

# -- strength. Facts: mode, level, special, bonus, mean, low and high (the middle 80 in 100), most, games
wingspan-strength-title = **How strong is she? { wingspan-mode }, { wingspan-level }, { wingspan-special }, bonus card: { $bonus }; tokens: { wingspan-variant }.**
# Any bonus card of a sort.
wingspan-strength-sort = { $bonus ->
    [asia] any of the Asia box
    [european] any of the European expansion
   *[percent] any X% card
}
wingspan-strength-line = On average she ends with **{ $mean } points**; in eight games of ten with { $low } to { $high }.
wingspan-strength-compare = Eaglet { $eaglet }, Eagle { $eagle }, Eagle-eyed Eagle { $eagle_eyed_eagle } on average.
wingspan-strength-source = From { $games } simulated games; how often birds match and what reactions bring is a model (`aviary strength` runs it again).
wingspan-strength-missing = This setting has not been simulated.

# -- history. Facts: number, date, level, mode, yours, hers, result
wingspan-history-none = You have not finished a game against the Automa here yet.
# Whose games they are, on the chart.
wingspan-history-you = You
wingspan-history-title = **Your games against the Automa: { $count }, won { $won }.**
wingspan-history-level = • { wingspan-level }: { $count ->
    [one] 1 game
   *[other] { $count } games
}, won { $won }; you { $yours } on average, she { $hers }
wingspan-history-latest = **The latest:**
wingspan-history-game = { $result ->
    [won] 🏆
   *[lost] ▫️
} { $date }: { $yours } to { $hers } · { wingspan-level }, { wingspan-mode }
