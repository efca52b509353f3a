# What happened at a table of La Isla, in sentences; several stand in one line. The key is the event's type.
# Facts: name (of the event's seat), code, cube and symbol of a field, function and covered (names of functions, or
# "none"), animal, points, cube (a colour); pay, cards and discounts are lists.

# A function's name in a list or a sentence.
laisla-quoted-function = „{ $function }”
# A card with its three parts in a list or a sentence.
laisla-whole-card = [A: { $function } · B: { laisla-cube } · D: { laisla-animal }]
laisla-points = { $points ->
    [0] bez punktów
    [one] +1 punkt
    [few] +{ $points } punkty
   *[many] +{ $points } punktów
}

# A sentence that follows from what a seat did before. Facts: name, told (the sentence).
laisla-narration-of = **{ $name }**: { $told }

laisla-narration-game-started = 🏝️ **Gra się zaczyna.** Kolejność zgodnie z ruchem wskazówek zegara: { $seating }. Duże żetony: { $large }.
# One seat's large tile in that list.
laisla-narration-large = { $name } – { laisla-animal }
laisla-narration-round-began = 🧭 **Runda { $round }.** Zaczyna **{ $start_player }**. Wszyscy dostają karty.
laisla-narration-deck-shuffled = Stos odrzuconych ({ $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[many] { $cards } kart
}) po potasowaniu staje się nową talią.
laisla-narration-hand-dealt = { $cards ->
    [none] **{ $name }** dostaje { $count ->
        [one] 1 kartę.
        [few] { $count } karty.
       *[many] { $count } kart.
    }
   *[other] 🎴 **{ $name }** dostaje { $cards }.
}
# Facts: names (a list), count.
laisla-narration-assigned = { $count ->
    [one] **{ $names }** ma już wybrane karty do A, B i D.
    [few] **{ $names }** mają już wybrane karty do A, B i D.
   *[many] **{ $names }** mają już wybrane karty do A, B i D.
}
laisla-narration-all-assigned = 🎴 Wszyscy mają już wybrane karty do A, B i D.
laisla-narration-leftover-discarded = **{ $name }** odrzuca czwartą kartę { $card }.
laisla-narration-phase-began = { $phase ->
    [a] 🃏 **A: zdolności.**
    [b] 📦 **B: kostki.**
    [c] 🏕️ **C: badacze.**
   *[d] 📈 **D: znaczniki.**
}
laisla-narration-card-shown = { $part ->
    [a] **{ $name }** odkrywa kartę do A: { $card }.
    [b] **{ $name }** odkrywa kartę do B: { $card }.
   *[d] **{ $name }** odkrywa kartę do D: { $card }.
}
laisla-narration-game-ended = 🏆 { $reason ->
    [cards] Kart nie wystarczy już na kolejną rundę.
   *[sum] Suma wartości torów osiągnęła próg: to koniec gry.
} { $count ->
    [one] **Wygrywa { $winners }!**
    [few] **Wspólnie wygrywają { $winners }!**
   *[many] **Wspólnie wygrywają { $winners }!**
}{ $tie ->
    [none] { "" }
   *[other] { " " }{ $tie }
}
# What broke a tie. Facts: names and counts (lists), points (of each), even (yes: cubes do not decide either), count.
laisla-tie = { $names } mają po { $points ->
    [one] 1 punkcie
    [few] { $points } punkty
   *[many] { $points } punktów
}{ $even ->
    [yes] {" "}i po tyle samo kostek ({ $count }).
   *[no] , więc rozstrzyga liczba kostek: { $counts }.
}

# -- action A
laisla-narration-card-laid = { $covered ->
    [none] **{ $name }** wykłada „{ $function }”.
   *[other] **{ $name }** wykłada „{ $function }” i zakrywa „{ $covered }”.
}
laisla-narration-slot-added = { $slot ->
    [none] **{ $name }** wykłada „dodatkowa przegródka” bez skutku: poprzednia jest jeszcze pusta.
   *[other] **{ $name }** dostaje dodatkową przegródkę na karty.
}
laisla-narration-explorer-gained = { $gained ->
    [0] W rezerwie nie ma już badaczy (w zapasie: { $supply }).
   *[other] +1 badacz (w zapasie: { $supply }).
}

# -- action B, cubes and points
laisla-narration-cube-gained = **{ $name }** dostaje { laisla-cube-accusative } kostkę.
laisla-narration-cube-gained-by-function = +1 { laisla-cube } kostka („{ $function }”).
laisla-narration-points-gained = { laisla-points } („{ $function }”{ $times ->
    [one] { "" }
    [few] , { $times } razy
   *[many] , { $times } razy
}).
laisla-narration-swapped = Wymiana: 1 { $give ->
    [yellow] żółta
    [green] zielona
    [grey] szara
    [beige] beżowa
    [brown] brązowa
   *[other] { $give }
} kostka na 1 { $take ->
    [yellow] żółtą
    [green] zieloną
    [grey] szarą
    [beige] beżową
    [brown] brązową
   *[other] { $take }
}.
laisla-narration-swap-declined = Bez wymiany kostki.

# -- action C. Facts: source (a field, or "none"), pay (a list), discounts (a list of functions, or "none")
laisla-narration-explorer-placed = { $source ->
    [none] 🏕️ **{ $name }** stawia badacza na { laisla-field } za { FORM($pay, case: "accusative") }
   *[other] 🏕️ **{ $name }** przestawia badacza z { $source } na { laisla-field } za { FORM($pay, case: "accusative") }
}{ $discounts ->
    [none] .
   *[other] {" "}(taniej dzięki { $discounts }).
}
laisla-narration-tile-taken = **Zdobyty żeton { laisla-animal-genitive }**, { laisla-points }.
laisla-narration-cube-taken = 📦 **{ $name }** nie stawia badacza, tylko bierze { laisla-cube-accusative } kostkę.

# -- markers. Facts: space, value (0 to 5), points, virtual (yes: it stands on top), instead_of (an animal, or "none")
laisla-narration-marker-moved = { $virtual ->
    [yes] **{ $name }** punktuje za { laisla-animal-accusative }{ laisla-narration-instead }, a znacznik zostaje na szczycie: { laisla-points }.
   *[no] **{ $name }** przesuwa znacznik { laisla-animal-genitive }{ laisla-narration-instead } na stopień { $space } (wartość { $value }): { laisla-points }.
}
# Behind the animal whose marker moves: in place of which one. Facts: instead_of.
laisla-narration-instead = { $instead_of ->
    [none] { "" }
    [dodo] {" "}(zamiast dodo)
    [fossa] {" "}(zamiast wielkiej fossy)
    [toad] {" "}(zamiast złotej ropuchy)
    [pika] {" "}(zamiast szczekuszki)
   *[moth] {" "}(zamiast ćmy)
}
laisla-narration-marker-moved-by-function = { $virtual ->
    [yes] Znacznik { laisla-animal-genitive } zostaje na szczycie
   *[no] Znacznik { laisla-animal-genitive } idzie na stopień { $space } (wartość { $value })
}: { laisla-points } („{ $function }”).
laisla-narration-marker-declined = Żaden znacznik się nie rusza („{ $function }”).

# -- the picture's caption: the same events in a few words, without marks
laisla-caption-game-started = Gra się zaczyna
laisla-caption-round = Runda { $round }
laisla-caption-game-ended = { $count ->
    [one] Wygrywa { $winners }
    [few] Wspólnie wygrywają { $winners }
   *[many] Wspólnie wygrywają { $winners }
}
laisla-caption-card-laid = { $name }: { $function }
laisla-caption-slot-added = { $name }: dodatkowa przegródka
laisla-caption-explorer-placed = { $name }: badacz na { $code }
laisla-caption-tile-taken = { $name } zdobywa żeton { laisla-animal-genitive }
laisla-caption-cube-taken = { $name } bierze { laisla-cube-accusative } kostkę
laisla-caption-swapped = { $name } wymienia kostkę
laisla-caption-marker-moved = { $virtual ->
    [yes] { $name } punktuje za { laisla-animal-accusative }
   *[no] { $name } przesuwa znacznik { laisla-animal-genitive } na { $space }
}
