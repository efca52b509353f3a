# What a finished game of Moa tells for statistics.

moa-stat-source = { $source ->
    [territories] Terytoria
    [mammals] Pokonane ssaki
    [land] Sprzedane terytoria
   *[tiles] Żetony liderów
}
# The best of all games. $fact: what it is.
moa-stat-fact = { $fact ->
    [defence] Najdłuższa obrona
    [attacks] Najwięcej ataków w partii
   *[sales] Najwięcej sprzedaży w partii
}
moa-stat-fact-value = { $fact ->
    [defence] { $value ->
        [one] 1 inwazja
        [few] { $value } inwazje z rzędu
       *[many] { $value } inwazji z rzędu
    }
   *[other] { $value }
}
moa-stat-liked = { $kind ->
   *[bird] Ulubione ptaki
}
