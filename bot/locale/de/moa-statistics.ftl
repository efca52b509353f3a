# What a finished game of Moa tells for statistics.

moa-stat-source = { $source ->
    [territories] Gebiete
    [mammals] Besiegte Säugetiere
    [land] Landverkauf
   *[tiles] Anführerplättchen
}
# The best of all games. $fact: what it is.
moa-stat-fact = { $fact ->
    [defence] Längste Verteidigung
    [attacks] Meiste Angriffe in einer Partie
   *[sales] Meiste Landverkäufe in einer Partie
}
moa-stat-fact-value = { $fact ->
    [defence] { $value ->
        [one] 1 Invasion
       *[other] { $value } Invasionen in Folge
    }
   *[other] { $value }
}
moa-stat-liked = { $kind ->
   *[bird] Lieblingsvögel
}
