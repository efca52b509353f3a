# What is expected in Moa's components file, and of its seats (faults.ftl).
moa-fault-seat-counts = 2 oder { $fewest } bis { $most }
moa-fault-neutral = eine Farbe bei zwei Plätzen, sonst keine
moa-fault-different = verschiedene Farben
moa-fault-seats = die kleinere Zahl zuerst
moa-fault-terrain-cards = 2 x rounds = { $number }, höchstens 30
moa-fault-hand = höchstens 60 Karten für { $seats ->
    [one] einen Platz
   *[other] { $seats } Plätze
}
moa-fault-strongholds = eine für jedes der 12 Gebiete
moa-fault-colours = mindestens { $least } verschiedene Farben
moa-fault-track = Zahlen, und { $eruption } nur ganz oben
moa-fault-name = ein Name aus kleinen Buchstaben, Ziffern und Unterstrichen
moa-fault-territories = die Zahlen 1 bis 12
moa-fault-neighbours = jeder Nachbar einmal, mit seiner Nummer
moa-fault-neighbour = dass auch Gebiet { $other } das Gebiet { $number } als Nachbarn nennt
