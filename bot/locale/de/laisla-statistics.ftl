# What a finished game of La Isla tells for statistics.

laisla-stat-source = { $source ->
    [clearings] Dschungelbereiche
    [markers] Marker, Aktion D
    [extra_markers] Marker, Funktionen
    [functions] Funktionen
    [sets] Sätze
    [animals] Tiere
   *[cubes] Steine
}
# The best of all games. $fact: what it is.
laisla-stat-fact = { $fact ->
    [tiles] Meiste Tiere in einer Partie
    [marker] Meiste Punkte durch einen Marker
   *[explorers] Meiste platzierte Forscher
}
laisla-stat-fact-value = { $value }
laisla-stat-liked = { $kind ->
   *[animal] Lieblingstiere
}
