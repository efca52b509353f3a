# What a finished game with the Automa tells for statistics.

wingspan-stat-source = { $source ->
    [birds] Birds
    [bonus] Bonus cards
    [goals] Goals
    [eggs] Eggs
    [cached] Cached food
    [tucked] Tucked cards
   *[group] Duet map
}
# The best of all games. $fact: what it is.
wingspan-stat-fact = { $fact ->
    [eggs] Most eggs
    [tucked] Most tucked cards
   *[cached] Most cached food
}
wingspan-stat-fact-value = { $value }
wingspan-stat-liked = { $kind ->
   *[bird] Favourite birds to tell of
}
# A bird by the name that is printed on its card.
wingspan-bird = { $bird }
