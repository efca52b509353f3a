# What a finished game of La Isla tells for statistics.

laisla-stat-source = { $source ->
    [clearings] Clearings
    [markers] Markers, action D
    [extra_markers] Markers, functions
    [functions] Functions
    [sets] Sets
    [animals] Animals
   *[cubes] Cubes
}
# The best of all games. $fact: what it is.
laisla-stat-fact = { $fact ->
    [tiles] Most animals in a game
    [marker] Most points by one marker
   *[explorers] Most explorers placed
}
laisla-stat-fact-value = { $value }
laisla-stat-liked = { $kind ->
   *[animal] Favourite animals
}
