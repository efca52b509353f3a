# What happened at a table of La Isla, in sentences; several stand in one line. The key is the event's type.
# Facts: name (of the event's seat), code, cube and symbol of a field, function and covered (names of functions, or
# "none"), animal, points, cube (a colour); pay, cards and discounts are lists.

# A function's name in a list or a sentence.
laisla-quoted-function = „{ $function }“
# A card with its three parts in a list or a sentence.
laisla-whole-card = [A: { $function } · B: { laisla-cube } · D: { laisla-animal }]
laisla-points = { $points ->
    [0] keine Punkte
    [one] +1 Punkt
   *[other] +{ $points } Punkte
}

# A sentence that follows from what a seat did before. Facts: name, told (the sentence).
laisla-narration-of = **{ $name }**: { $told }

laisla-narration-game-started = 🏝️ **Die Partie beginnt.** Im Uhrzeigersinn sitzen { $seating }. Große Tierplättchen: { $large }.
# One seat's large tile in that list.
laisla-narration-large = { laisla-animal } für { $name }
laisla-narration-round-began = 🧭 **Runde { $round }.** Startspieler ist **{ $start_player }**. Alle bekommen Karten.
laisla-narration-deck-shuffled = Der Ablagestapel ({ $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}) wird zu einem neuen Nachziehstapel gemischt.
laisla-narration-hand-dealt = { $cards ->
    [none] **{ $name }** bekommt { $count } Karten.
   *[other] 🎴 **{ $name }** bekommt { $cards }.
}
# Facts: names (a list), count.
laisla-narration-assigned = { $count ->
    [one] **{ $names }** hat Karten zugeordnet.
   *[other] **{ $names }** haben Karten zugeordnet.
}
laisla-narration-all-assigned = 🎴 Alle haben ihre Karten zugeordnet.
laisla-narration-leftover-discarded = **{ $name }** wirft die vierte Karte ab: { $card }.
laisla-narration-phase-began = { $phase ->
    [a] 🃏 **A: Funktionen.**
    [b] 📦 **B: Steine.**
    [c] 🏕️ **C: Forscher.**
   *[d] 📈 **D: Marker.**
}
laisla-narration-card-shown = { $part ->
    [a] **{ $name }** deckt die Karte für A auf: { $card }.
    [b] **{ $name }** deckt die Karte für B auf: { $card }.
   *[d] **{ $name }** deckt die Karte für D auf: { $card }.
}
laisla-narration-game-ended = 🏆 { $reason ->
    [cards] Für eine weitere Runde reichen die Karten nicht.
   *[sum] Die Summe der Werte ist erreicht.
} { $count ->
    [one] **{ $winners } gewinnt!**
   *[other] **{ $winners } teilen sich den Sieg!**
}{ $tie ->
    [none] { "" }
   *[other] { " " }{ $tie }
}
# What broke a tie. Facts: names and counts (lists), points (of each), even (yes: cubes do not decide either), count.
laisla-tie = { $names } haben je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $even ->
    [yes] {" "}und gleich viele Steine übrig ({ $count }).
   *[no] . Die übrigen Steine entscheiden: { $counts }.
}

# -- action A
laisla-narration-card-laid = { $covered ->
    [none] **{ $name }** steckt „{ $function }“ ins Etui.
   *[other] **{ $name }** steckt „{ $function }“ über „{ $covered }“.
}
laisla-narration-slot-added = { $slot ->
    [none] **{ $name }** spielt „ein Schacht mehr“ ohne Wirkung: Ein zusätzlicher Schacht ist noch leer.
   *[other] **{ $name }** hat einen Schacht mehr.
}
laisla-narration-explorer-gained = { $gained ->
    [0] In der Reserve ist kein Forscher mehr.
   *[other] +1 Forscher ({ $supply } im Vorrat).
}

# -- action B, cubes and points
laisla-narration-cube-gained = **{ $name }** bekommt einen { laisla-cube-en } Stein.
laisla-narration-cube-gained-by-function = +1 { laisla-cube-er } Stein („{ $function }“).
laisla-narration-points-gained = { laisla-points } („{ $function }“{ $times ->
    [one] { "" }
   *[other] , { $times }-mal
}).
laisla-narration-swapped = 1 { $give ->
    [yellow] gelber
    [green] grüner
    [grey] grauer
    [beige] beiger
    [brown] brauner
   *[other] { $give }
} Stein wird gegen 1 { $take ->
    [yellow] gelben
    [green] grünen
    [grey] grauen
    [beige] beigen
    [brown] braunen
   *[other] { $take }
} getauscht.
laisla-narration-swap-declined = Kein Stein wird getauscht.

# -- action C. Facts: source (a field, or "none"), pay (a list), discounts (a list of functions, or "none")
laisla-narration-explorer-placed = 🏕️ **{ $name }** stellt einen Forscher { $source ->
    [none] auf { laisla-field }
   *[other] von { $source } auf { laisla-field } um
} und zahlt { FORM($pay, case: "accusative") }{ $discounts ->
    [none] .
   *[other] {" "}(billiger durch { $discounts }).
}
laisla-narration-tile-taken = **Ergattert: { laisla-animal-of }-Plättchen**, { laisla-points }.
laisla-narration-cube-taken = 📦 **{ $name }** platziert keinen Forscher und nimmt einen { laisla-cube-en } Stein.

# -- markers. Facts: space, value (0 to 5), points, virtual (yes: it stands on top), instead_of (an animal, or "none")
laisla-narration-marker-moved = { $virtual ->
    [yes] **{ $name }** wertet { laisla-animal-den } (schon ganz oben): { laisla-points }.
   *[no] **{ $name }** rückt { laisla-animal-den } auf Stufe { $space } vor (Wert { $value }): { laisla-points }.
}{ $instead_of ->
    [none] { "" }
    [dodo] {" "}Auf der Karte ist eigentlich der Dodo.
    [fossa] {" "}Auf der Karte ist eigentlich der Riesenfossa.
    [toad] {" "}Auf der Karte ist eigentlich die Goldkröte.
    [pika] {" "}Auf der Karte ist eigentlich der Pfeifhase.
   *[moth] {" "}Auf der Karte ist eigentlich der Eulenfalter.
}
laisla-narration-marker-moved-by-function = { $virtual ->
    [yes] { laisla-animal-der } wird ganz oben gewertet
   *[no] { laisla-animal-der } rückt auf Stufe { $space } vor (Wert { $value })
}: { laisla-points } („{ $function }“).
laisla-narration-marker-declined = Kein Marker rückt vor („{ $function }“).

# -- the picture's caption: the same events in a few words, without marks
laisla-caption-game-started = Die Partie beginnt
laisla-caption-round = Runde { $round }
laisla-caption-game-ended = { $count ->
    [one] { $winners } gewinnt
   *[other] { $winners } teilen sich den Sieg
}
laisla-caption-card-laid = { $name }: { $function }
laisla-caption-slot-added = { $name }: ein Schacht mehr
laisla-caption-explorer-placed = { $name }: ein Forscher auf { $code }
laisla-caption-tile-taken = { $name } ergattert { laisla-animal-einen }
laisla-caption-cube-taken = { $name } nimmt einen { laisla-cube-en } Stein
laisla-caption-swapped = { $name } tauscht einen Stein
laisla-caption-marker-moved = { $virtual ->
    [yes] { $name } wertet { laisla-animal-den }
   *[no] { $name } rückt { laisla-animal-den } auf Stufe { $space } vor
}
