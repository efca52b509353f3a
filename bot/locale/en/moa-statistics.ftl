# What a finished game of Moa tells for statistics.

moa-stat-source = { $source ->
    [territories] Territories
    [mammals] Mammals beaten
    [land] Land sold
   *[tiles] Leader tiles
}
# The best of all games. $fact: what it is.
moa-stat-fact = { $fact ->
    [defence] Longest defence
    [attacks] Most attacks in a game
   *[sales] Most land sold in a game
}
moa-stat-fact-value = { $fact ->
    [defence] { $value ->
        [one] 1 invasion
       *[other] { $value } invasions in a row
    }
   *[other] { $value }
}
moa-stat-liked = { $kind ->
   *[bird] Favourite birds
}
