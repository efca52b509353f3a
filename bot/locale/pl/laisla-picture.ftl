# Words on La Isla's pictures, and the texts that describe them. Short: they are written into small boxes.

# One letter for a seat's token; they must differ from each other and from the actions' A to D.
laisla-picture-letter = { $seat ->
    [red] R
    [yellow] Y
    [green] Z
    [blue] N
   *[white] Ł
}
# Two letters for a cube, so that none is taken for a seat or an action; the five must differ from each other.
laisla-picture-cube-letter = { $cube ->
    [yellow] Żó
    [green] Zi
    [grey] Sz
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
laisla-picture-round = Runda { $round }
laisla-picture-sum = Suma wartości, koniec gry przy { $needed }:
laisla-picture-to-act = ma ruch
laisla-picture-ready = gotowe
laisla-picture-won = wygrana
laisla-picture-gained = +{ $count }
laisla-picture-reserve = +{ $count }
laisla-picture-sets = { $count } kpl.
laisla-picture-discarded = ({ $count })
laisla-picture-winners = { $count ->
    [one] Wygrywa { $names }.
    [few] Wspólnie wygrywają { $names }.
   *[many] Wspólnie wygrywają { $names }.
}
# Facts: names (a list), kind (of the decision), count (of seats asked).
laisla-picture-asked = { $kind ->
    [assign] { $count ->
        [one] { $names } przydziela karty
        [2] { $names } przydzielają karty
        [few] { $count } graczy przydziela karty
       *[many] { $count } graczy przydziela karty
    }
    [slot] { $names } wybiera kartę do zakrycia
    [explore] { $names } stawia badacza albo bierze kostkę
    [cube] { $names } wybiera kostkę
    [swap] { $names } może wymienić kostkę
    [marker] { $names } może przesunąć znacznik
    [advance] { $names } wybiera znacznik do przesunięcia
   *[other] { $names } ma ruch
}
laisla-picture-named-seat = { $name } ({ $colour })
laisla-picture-hand = { $name }: { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
laisla-picture-no-cards = W tej rundzie nie ma już kart
laisla-picture-card = Karta { $card }
# What a card does in an action: one short word below its letter.
laisla-picture-part = { $action ->
    [a] zdolność
    [b] kostka
   *[d] znacznik
}
laisla-picture-empty = pusta
# The title of a preview. Facts: action (its name in the record), name, field (code), declined (yes, no).
laisla-picture-proposed = { $action ->
    [assign] { $name } chce przydzielić karty
    [slot] { $name } chce zakryć kartę
    [place] { $name } chce postawić badacza na { $field }
    [take] { $name } chce wziąć kostkę
    [cube] { $name } chce dostać kostkę
    [swap] { $declined ->
        [yes] { $name } nie chce wymiany
       *[no] { $name } chce wymienić kostkę
    }
    [marker] { $declined ->
        [yes] { $name } nie chce ruszać znacznika
       *[no] { $name } chce przesunąć znacznik
    }
   *[advance] { $name } chce przesunąć znacznik
}
laisla-picture-pays = oddaje
laisla-picture-covers = zakrywa
laisla-picture-brings = zyskuje
laisla-picture-sheet = Gdyby gra skończyła się teraz
laisla-picture-sum-sets = Komplety po pięć
laisla-picture-sum-cubes = Kostki, 1 za 2
laisla-picture-sum-before = Dotąd
laisla-picture-sum-after = Na koniec

# Alt texts: the picture's order, short sentences.
# Facts: round, phase ("cards", "a" to "d", "finished").
laisla-picture-alt-round = { $phase ->
    [cards] Runda { $round }, wybór kart
    [a] Runda { $round }, akcja A
    [b] Runda { $round }, akcja B
    [c] Runda { $round }, akcja C
    [d] Runda { $round }, akcja D
   *[finished] Runda { $round }, koniec gry
}
laisla-picture-alt-track = { laisla-animal } { $value }
laisla-picture-alt-tracks = Wartości: { $tracks }, razem { $now }; koniec gry przy { $needed }
laisla-picture-alt-field = { $field }: { $who }
laisla-picture-alt-standing = { $code } { $who }
laisla-picture-alt-explorers = Badacze: { $fields }
laisla-picture-alt-empty = Na wyspie nie ma badaczy
laisla-picture-alt-tiles = { $count ->
    [one] Na polanach zostało 1 zwierzę
    [few] Na polanach zostały { $count } zwierzęta
   *[many] Na polanach zostało { $count } zwierząt
}
laisla-picture-alt-seat = { $name } { $score }
laisla-picture-alt-seats = Punkty: { $seats }
laisla-picture-alt-card = Karta { $card }: { $function } (A), { laisla-cube } kostka (B), { laisla-animal } (D)
# What is assigned to an action. Facts: action, part (the function, cube or animal that counts there).
laisla-picture-alt-assigned = { $action ->
    [a] A „{ $part }”
    [b] B { $part } kostka
   *[d] D { $part }
}
laisla-picture-alt-assigned-all = Wybrane: { $parts }
laisla-picture-alt-cubes = Kostki: { $cubes }
laisla-picture-alt-functions = Widoczne zdolności: { $functions }
laisla-picture-alt-wins = Zdobywa żeton { laisla-animal-genitive }, +{ $points } pkt
laisla-picture-alt-acting = Zdolności: { $functions }
laisla-picture-alt-points = Razem { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
laisla-picture-alt-place = Na { $field } za { FORM($cubes, case: "accusative") }
laisla-picture-alt-covers = Zakrywa „{ $function }”
laisla-picture-alt-swap = { $give } na { FORM($take, case: "accusative") }
laisla-picture-alt-sheet-seat = { $name }: z { $before } na { $after }
laisla-picture-alt-sheet-row = { $name }: zwierzęta { $animals }, komplety { $sets }, kostki { $cubes }

# The full description. One line each.
laisla-picture-full-round = { $phase ->
    [cards] **Runda { $round }**: wybór kart
    [a] **Runda { $round }**: akcja A
    [b] **Runda { $round }**: akcja B
    [c] **Runda { $round }**: akcja C
    [d] **Runda { $round }**: akcja D
   *[finished] **Runda { $round }**: koniec gry
}
laisla-picture-full-nobody = Nikt nie ma ruchu.
laisla-picture-full-asked-for = { $asked } ({ $function })
laisla-picture-full-first = Pierwszy gracz: { $name }
laisla-picture-full-order = Kolejność: { $names }
laisla-picture-full-spokes = Części wyspy od góry, zgodnie z ruchem wskazówek zegara: { $spokes }
laisla-picture-full-sum = Suma wartości: { $now }; koniec gry przy { $needed }; wartości od 1 do 5 zaczynają się na stopniach { $steps }
laisla-picture-full-track = – { laisla-animal }: stopień { $space }, wartość { $value }
# $who and the lists behind it: "none" where there are none.
laisla-picture-full-field = **{ $field }**, { laisla-ring } krąg{ $who ->
    [none] { "" }
   *[other] : { $who }
}
laisla-picture-full-clearing = Polana ({ $number }) między { $fields }: { laisla-animal }
laisla-picture-full-taken = Polana ({ $number }) między { $fields }: pusta
laisla-picture-full-seat = **{ $name }** – punkty: { $score }; badacze: { $supply } w zapasie i { $reserve } w rezerwie; karty: { $cards }{ $ready ->
    [yes] ; wybór gotowy
   *[no] {""}
}
laisla-picture-full-fields = – { $fields ->
    [none] kostki
   *[other] badacze na { $fields }; kostki
}: { $cubes }
laisla-picture-full-animals = – duży żeton: { $large ->
    [dodo] dodo
    [fossa] wielka fossa
    [toad] złota ropucha
    [pika] szczekuszka
   *[moth] ćma
}{ $tiles ->
    [none] { "" }
   *[other] ; małe żetony: { $tiles }
}
laisla-picture-full-slot = – przegródka { $number }: { $function }
laisla-picture-full-hand = – twoje karty: { $cards }
laisla-picture-full-note = – { $text }
laisla-picture-full-deck = Talia: { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
# Facts: count (of cards), cards (their functions).
laisla-picture-full-discard = Odrzucone karty ({ $count }): { $cards }
laisla-picture-full-covered = Zakryte karty, poza grą ({ $count }): { $cards }
laisla-picture-sheet-seat = **{ $name }**: { $before } → { $after }
laisla-picture-sheet-sets = – { $sets ->
    [one] 1 komplet
    [few] { $sets } komplety
   *[many] { $sets } kompletów
}: { $points }
laisla-picture-sheet-animals = – { laisla-animals }, wartość { $value }: { $points }
laisla-picture-sheet-cubes = – { $cubes ->
    [one] 1 kostka
    [few] { $cubes } kostki
   *[many] { $cubes } kostek
}: { $points }

# What the signs on the pictures mean, at most some 60 characters each.
laisla-legend = { $sign ->
    [animal-dodo] Dodo
    [animal-fossa] Wielka fossa
    [animal-toad] Złota ropucha
    [animal-pika] Szczekuszka
    [animal-moth] Ćma
    [symbol-tent] Pole z namiotem: liczy się dla zdolności
    [symbol-hat] Pole z kapeluszem
    [symbol-rope] Pole z liną
    [symbol-bottle] Pole z butelką
    [symbol-backpack] Pole z plecakiem
    [number-3] Polana: ile pól ją otacza i ile daje punktów
    [cube-grey] Kostka: pole kosztuje dwie w swoim kolorze
    [cube-any] Kostka w wybranym kolorze
    [field-green] Pole tego koloru
    [function-symbol-vp3-tent] Badacz na polu z namiotem: 3 punkty
    [function-gain-double-grey] Szara kostka w B: jeszcze jedna
    [function-advance-cube-dodo] Ruch znacznika dodo w D: kostka
   *[function-rival-discount] Pole z rywalem: 1 kostka taniej
}
