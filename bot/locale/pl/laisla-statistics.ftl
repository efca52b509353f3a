# What a finished game of La Isla tells for statistics.

laisla-stat-source = { $source ->
    [clearings] Polany
    [markers] Znaczniki, akcja D
    [extra_markers] Znaczniki, zdolności
    [functions] Zdolności
    [sets] Komplety
    [animals] Zwierzęta
   *[cubes] Kostki
}
# The best of all games. $fact: what it is.
laisla-stat-fact = { $fact ->
    [tiles] Najwięcej zwierząt w partii
    [marker] Najwięcej punktów z jednego znacznika
   *[explorers] Najwięcej postawionych badaczy
}
laisla-stat-fact-value = { $value }
laisla-stat-liked = { $kind ->
   *[animal] Ulubione zwierzęta
}
