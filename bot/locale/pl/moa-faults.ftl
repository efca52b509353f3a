# What is expected in Moa's components file, and of its seats (faults.ftl).
moa-fault-seat-counts = 2 lub od { $fewest } do { $most }
moa-fault-neutral = kolor, jeśli miejsca są dwa, a w innym razie żaden
moa-fault-different = różne kolory
moa-fault-seats = najpierw mniejsza liczba
moa-fault-terrain-cards = 2 x rounds = { $number }, najwyżej 30
moa-fault-hand = najwyżej 60 kart na { $seats ->
    [one] jedno miejsce
    [few] { $seats } miejsca
   *[many] { $seats } miejsc
}
moa-fault-strongholds = po jednej na każde z 12 terytoriów
moa-fault-colours = co najmniej { $least ->
    [one] jeden kolor
    [few] { $least } różne kolory
   *[many] { $least } różnych kolorów
}
moa-fault-track = liczby, a { $eruption } tylko na samej górze
moa-fault-name = nazwa z małych liter, cyfr i podkreślników
moa-fault-territories = liczby od 1 do 12
moa-fault-neighbours = każdy sąsiad raz, ze swoim numerem
moa-fault-neighbour = { $number } także wśród sąsiadów terytorium { $other }
