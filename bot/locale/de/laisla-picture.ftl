# Words on La Isla's pictures, and the texts that describe them. Short: they are written into small boxes.

# One letter for a seat's token; they must differ from each other and from the actions' A to D.
laisla-picture-letter = { $seat ->
    [red] R
    [yellow] E
    [green] G
    [blue] L
   *[white] W
}
# Two letters for a cube, so that none is taken for a seat or an action; the five must differ from each other.
laisla-picture-cube-letter = { $cube ->
    [yellow] Ge
    [green] Gü
    [grey] Ga
    [beige] Be
   *[brown] Br
}
# The letter of an action of the round.
laisla-picture-action = { $action ->
    [a] A
    [b] B
    [c] C
   *[d] D
}
laisla-picture-round = Runde { $round }
laisla-picture-sum = Summe der Werte, Schluss bei { $needed }:
laisla-picture-to-act = am Zug
laisla-picture-ready = fertig
laisla-picture-won = Sieg
laisla-picture-gained = +{ $count }
laisla-picture-reserve = +{ $count }
laisla-picture-sets = { $count ->
    [one] 1 Satz
   *[other] { $count } Sätze
}
laisla-picture-discarded = ({ $count })
laisla-picture-winners = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
# Facts: names (a list), kind (of the decision), count (of seats asked).
laisla-picture-asked = { $kind ->
    [assign] { $count ->
        [one] { $names } ordnet Karten zu
        [2] { $names } ordnen Karten zu
       *[other] { $count } Spieler ordnen ihre Karten zu
    }
    [slot] { $names } deckt eine Karte ab
    [explore] { $names } platziert einen Forscher oder nimmt einen Stein
    [cube] { $names } wählt einen Stein
    [swap] { $names } darf einen Stein tauschen
    [marker] { $names } darf einen Marker vorrücken
    [advance] { $names } wählt einen Marker zum Vorrücken
   *[other] { $names } ist am Zug
}
laisla-picture-named-seat = { $name } ({ $colour })
laisla-picture-hand = { $name }: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
laisla-picture-no-cards = Keine Karten mehr in dieser Runde
laisla-picture-card = Karte { $card }
# What a card does in an action: one short word below its letter.
laisla-picture-part = { $action ->
    [a] Funktion
    [b] Stein
   *[d] Marker
}
laisla-picture-empty = leerer Schacht
# The title of a preview. Facts: action (its name in the record), name, field (code), declined (yes, no).
laisla-picture-proposed = { $action ->
    [assign] { $name } würde Karten zuordnen
    [slot] { $name } würde eine Karte abdecken
    [place] { $name } würde auf { $field } platzieren
    [take] { $name } würde einen Stein nehmen
    [cube] { $name } würde einen Stein bekommen
    [swap] { $declined ->
        [yes] { $name } würde nicht tauschen
       *[no] { $name } würde einen Stein tauschen
    }
    [marker] { $declined ->
        [yes] { $name } würde keinen Marker vorrücken
       *[no] { $name } würde einen Marker vorrücken
    }
   *[advance] { $name } würde einen Marker vorrücken
}
laisla-picture-pays = gibt ab
laisla-picture-covers = deckt ab
laisla-picture-brings = bringt
laisla-picture-sheet = Wenn jetzt Schluss wäre
laisla-picture-sum-sets = Fünfersätze
laisla-picture-sum-cubes = Steine, 1 für 2
laisla-picture-sum-before = Bisher
laisla-picture-sum-after = Am Ende

# Alt texts: the picture's order, short sentences.
# Facts: round, phase ("cards", "a" to "d", "finished").
laisla-picture-alt-round = { $phase ->
    [cards] Runde { $round }, Karten werden zugeordnet
    [a] Runde { $round }, Aktion A
    [b] Runde { $round }, Aktion B
    [c] Runde { $round }, Aktion C
    [d] Runde { $round }, Aktion D
   *[finished] Runde { $round }, die Partie ist vorbei
}
laisla-picture-alt-track = { laisla-animal } { $value }
laisla-picture-alt-tracks = Werte: { $tracks }, zusammen { $now }; bei { $needed } endet das Spiel
# $who: colours, or laisla-nothing
laisla-picture-alt-field = { $field }: { $who ->
    [nichts] leer
   *[other] { $who }
}
laisla-picture-alt-standing = { $code } { $who }
laisla-picture-alt-explorers = Forscher: { $fields }
laisla-picture-alt-empty = Keine Forscher auf der Insel
laisla-picture-alt-tiles = { $count ->
    [one] Ein Tier liegt noch auf einem Dschungelbereich
   *[other] { $count } Tiere liegen noch auf Dschungelbereichen
}
laisla-picture-alt-seat = { $name } { $score }
laisla-picture-alt-seats = Punkte: { $seats }
laisla-picture-alt-card = Karte { $card }: { $function } (A), { laisla-cube-er } Stein (B), { laisla-animal } (D)
# What is assigned to an action. Facts: action, part (the function, cube or animal that counts there).
laisla-picture-alt-assigned = { $action ->
    [a] A „{ $part }“
    [b] B { $part }
   *[d] D { $part }
}
laisla-picture-alt-assigned-all = Zugeordnet: { $parts }
laisla-picture-alt-cubes = Steine: { $cubes ->
    [nichts] keine
   *[other] { $cubes }
}
laisla-picture-alt-functions = Sichtbare Funktionen: { $functions ->
    [nichts] keine
   *[other] { $functions }
}
laisla-picture-alt-wins = Ergattert ein Plättchen: { laisla-animal }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
laisla-picture-alt-acting = Funktionen: { $functions }
laisla-picture-alt-points = Zusammen { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
laisla-picture-alt-place = Auf { $field } für { FORM($cubes, case: "accusative") }
laisla-picture-alt-covers = Deckt ab: { $function }
laisla-picture-alt-swap = { $give } gegen { $take }
laisla-picture-alt-sheet-seat = { $name } von { $before } auf { $after }
laisla-picture-alt-sheet-row = { $name }: Tiere { $animals }, Sätze { $sets }, Steine { $cubes }

# The full description. One line each.
laisla-picture-full-round = { $phase ->
    [cards] **Runde { $round }**: Karten werden zugeordnet
    [a] **Runde { $round }**: Aktion A
    [b] **Runde { $round }**: Aktion B
    [c] **Runde { $round }**: Aktion C
    [d] **Runde { $round }**: Aktion D
   *[finished] **Runde { $round }**: Die Partie ist vorbei
}
laisla-picture-full-nobody = Niemand ist am Zug.
laisla-picture-full-asked-for = { $asked } ({ $function })
laisla-picture-full-first = Startspieler: { $name }
laisla-picture-full-order = Reihenfolge: { $names }
laisla-picture-full-spokes = Zacken ab zwölf Uhr: { $spokes }
laisla-picture-full-sum = Summe der Werte: { $now }; bei { $needed } endet das Spiel; die Werte 1 bis 5 beginnen auf den Stufen { $steps }
laisla-picture-full-track = – { laisla-animal }: Stufe { $space }, Wert { $value }
# $who and the lists behind it: "none" where there are none.
laisla-picture-full-field = **{ $field }**, { laisla-ring } Ring{ $who ->
    [none] { "" }
   *[other] : { $who }
}
laisla-picture-full-clearing = Dschungelbereich (Zahl { $number }) zwischen { $fields }: { laisla-animal }
laisla-picture-full-taken = Dschungelbereich (Zahl { $number }) zwischen { $fields }: leer
laisla-picture-full-seat = **{ $name }**: { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}, { $supply } Forscher im Vorrat und { $reserve } in Reserve, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}{ $ready ->
    [yes] , hat zugeordnet
   *[no] {""}
}
laisla-picture-full-fields = – { $fields ->
    [none] Steine
   *[other] auf { $fields }; Steine
}: { $cubes ->
    [nichts] keine
   *[other] { $cubes }
}
laisla-picture-full-animals = – großes Plättchen: { $large ->
    [dodo] Dodo
    [fossa] Riesenfossa
    [toad] Goldkröte
    [pika] Pfeifhase
   *[moth] Eulenfalter
}{ $tiles ->
    [none] { "" }
   *[other] ; kleine Plättchen: { $tiles }
}
laisla-picture-full-slot = – Schacht { $number }: { $function }
laisla-picture-full-hand = – deine Karten: { $cards ->
    [nichts] keine
   *[other] { $cards }
}
laisla-picture-full-note = – { $text }
laisla-picture-full-deck = Nachziehstapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
# Facts: count (of cards), cards (their functions).
laisla-picture-full-discard = Ablagestapel ({ $count }): { $cards }
laisla-picture-full-covered = Abgedeckte Karten, aus dem Spiel ({ $count }): { $cards }
laisla-picture-sheet-seat = **{ $name }**: { $before } → { $after }
laisla-picture-sheet-sets = – { $sets ->
    [one] 1 Satz
   *[other] { $sets } Sätze
}: { $points }
laisla-picture-sheet-animals = – { laisla-animals }, Wert { $value }: { $points }
laisla-picture-sheet-cubes = – { $cubes ->
    [one] 1 Stein
   *[other] { $cubes } Steine
}: { $points }

# What the signs on the pictures mean, at most some 60 characters each.
laisla-legend = { $sign ->
    [animal-dodo] Dodo
    [animal-fossa] Riesenfossa
    [animal-toad] Goldkröte
    [animal-pika] Pfeifhase
    [animal-moth] Eulenfalter
    [symbol-tent] Zeltfeld: Manche Funktionen gelten dafür
    [symbol-hat] Hutfeld
    [symbol-rope] Seilfeld
    [symbol-bottle] Flaschenfeld
    [symbol-backpack] Rucksackfeld
    [number-3] Dschungelbereich: so viele Felder ringsum und Punkte
    [cube-grey] Stein: Ein Feld kostet zwei in seiner Farbe
    [cube-any] Stein in einer Farbe deiner Wahl
    [field-green] Feld in dieser Farbe
    [function-symbol-vp3-tent] Auf einem Zeltfeld platzieren: 3 Punkte
    [function-gain-double-grey] Grauer Stein in B: noch einer
    [function-advance-cube-dodo] Dodo in D vorrücken: 1 Stein
   *[function-rival-discount] Beim Gegner: 1 Stein billiger
}
