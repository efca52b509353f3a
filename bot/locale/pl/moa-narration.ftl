# What happened at a table of Moa, in sentences; several stand in one line. The key is the event's type.
# Facts: name (of the event's seat), territory and terrain, mammal with fight and vp, birds (count), spent (a list),
# leader_tile (as in a list, or "none"), returned (a list of pieces, or "none"), stronghold, by_host (yes, no).
# Names stand in the nominative and verbs in the present tense: nobody's sex is known.

moa-narration-game-started = 🌿 **Zaczynamy!** Kolejność przy stole: { $seating }.{ $neutral ->
    [none] { "" }
   *[other] { " " }Kolor neutralny, którym nikt nie gra: { $neutral }.
}
moa-narration-period-began = 🍃 **Okres { $period }**: każdy dostaje nowe karty na rękę.
moa-narration-hand-dealt = { $cards ->
    [none] **{ $name }** dostaje { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
   *[other] **{ $name }** dostaje karty: { $cards }.
}
moa-narration-round-began = 🧭 **Runda { $round } z { $rounds }**, okres { $period }. Otwarte: { $active_terrain }. Pierwszy gracz: **{ $first_player }**.
moa-narration-turn-began = Teraz **{ $name }**.
moa-narration-turn-ended = **{ $name }** kończy turę.
moa-narration-first-player-passed = Pierwszym graczem jest teraz **{ $name }**.
# $standing: "none" at the end of the game, where the final scores follow.
moa-narration-period-scored = { $standing ->
    [none] 📜 **Punktacja okresu { $period }.**
   *[other] 📜 **Punktacja okresu { $period }:** { $standing }.
}
# One seat in that list. Facts: name, points (of this period), score.
moa-narration-standing = { $name } +{ $points } = { $score }
moa-narration-game-ended = 🏆 { $count ->
    [1] **Wygrywa { $winners }!**
   *[other] **Wspólne zwycięstwo: { $winners }!**
}{ $tie ->
    [none] { "" }
   *[other] { " " }{ $tie }
}
# What broke a tie. Facts: names and counts (lists), points (of each), even (yes: pieces do not decide either), count.
moa-tie = { $names } mają po { $points ->
    [one] 1 punkcie
    [few] { $points } punkty
   *[many] { $points } punktów
}{ $even ->
    [yes] {" "}i po tyle samo znaczników na planszy ({ $count }).
   *[no] , więc decyduje liczba znaczników na planszy: { $counts }.
}

# -- terrain cards and the volcano
moa-narration-instruction-began = { $terrain_card }:
moa-narration-mammal-waits = { $count ->
    [1] Na polach ssaków pojawia się { $mammals }.
   *[other] Na polach ssaków pojawiają się: { $mammals }.
}
moa-narration-weasel-drawn = Wychodzi łasica.
moa-narration-no-mammal-left = Nie ma już kart ssaków do dobrania.
# Where several invade; one invasion tells itself, none needs no telling.
moa-narration-mammals-called = { $mammal ->
    [dog] Najeżdżają wszystkie czekające psy ({ $count }).
    [possum] Najeżdżają wszystkie czekające oposy ({ $count }).
    [rat] Najeżdżają wszystkie czekające szczury ({ $count }).
   *[weasel] Najeżdżają wszystkie czekające łasice ({ $count }).
}
moa-narration-pile-shuffled = { $pile ->
    [mammal_deck] Odrzucone karty ssaków tworzą nowy, potasowany stos.
   *[bird_deck] Odrzucone karty ptaków tworzą nowy, potasowany stos.
}
moa-narration-volcano-rose = 🌋 Znacznik wulkanu idzie w górę: { $lowers ->
    [0] na razie bez szkód.
   *[other] wartości terytorium wulkanu są teraz niższe o { $lowers }.
}
moa-narration-volcano-erupted = 🌋 **Wulkan wybucha!** Terytorium { $territory } ({ moa-terrain }) jest zamknięte do końca gry.{ $returned ->
    [none] { "" }
   *[other] { " " }Z powrotem do zapasu: { $returned }.
}{ $leader_tile ->
    [none] { "" }
   *[other] { " " }Przepada { $leader_tile }.
}
moa-narration-volcano-quiet = Wulkan jest już po erupcji i milczy.

# -- invasions
moa-narration-strongholds-left = { $count ->
    [1] Z planszy schodzi twierdza ({ $territories }).
   *[other] Z planszy schodzą wszystkie twierdze ({ $territories }).
}
moa-narration-invasion-failed = { $mammal ->
    [dog] Pies nie ma już czego najechać.
    [possum] Opos nie ma już czego najechać.
    [rat] Szczur nie ma już czego najechać.
   *[weasel] Łasica nie ma już czego najechać.
}
moa-narration-invaded = 🐾 { $mammal ->
    [dog] **Pies** (walka { $fight }) najeżdża { moa-land }.
    [possum] **Opos** (walka { $fight }) najeżdża { moa-land }.
    [rat] **Szczur** (walka { $fight }) najeżdża { moa-land }.
   *[weasel] **Łasica** (walka { $fight }) najeżdża { moa-land }.
}
# Facts: names (a list), count, by_host.
moa-narration-defence-declined = { $by_host ->
    [yes] { $count ->
        [1] **{ $names }** nie ma czym się bronić.
       *[other] **{ $names }** nie mają czym się bronić.
    }
   *[no] { $count ->
        [1] **{ $names }** się nie broni.
       *[other] **{ $names }** się nie bronią.
    }
}
moa-narration-defended = 🛡️ { $mammal ->
    [dog] **{ $name }** przepędza psa z { moa-land }, zagrywając { FORM($spent, case: "accusative") }, i buduje twierdzę.
    [possum] **{ $name }** przepędza oposa z { moa-land }, zagrywając { FORM($spent, case: "accusative") }, i buduje twierdzę.
    [rat] **{ $name }** przepędza szczura z { moa-land }, zagrywając { FORM($spent, case: "accusative") }, i buduje twierdzę.
   *[weasel] **{ $name }** przepędza łasicę z { moa-land }, zagrywając { FORM($spent, case: "accusative") }, i buduje twierdzę.
}
moa-narration-invasion-succeeded = { $returned ->
    [none] Nie ma tam nikogo.
   *[other] Terytorium { $territory } ({ moa-terrain }) pada. Z powrotem do zapasu: { $returned }.
}{ $leader_tile ->
    [none] { "" }
   *[other] { " " }Grę opuszcza { $leader_tile }.
}

# -- actions
moa-narration-birds-placed = 🐦 **{ $name }** umieszcza { moa-birds-accusative } na { moa-land }, zagrywając { FORM($spent, case: "accusative") }.
moa-narration-leader-placed = 👑 **{ $name }** stawia lidera na { moa-land }, zagrywając { FORM($spent, case: "accusative") }{ $leader_tile ->
    [none] .
   *[other] , i bierze { $leader_tile }.
}
moa-narration-attacked = ⚔️ { $mammal ->
    [dog] **{ $name }** przepędza psa z { moa-land }, zagrywając { FORM($spent, case: "accusative") }.
    [possum] **{ $name }** przepędza oposa z { moa-land }, zagrywając { FORM($spent, case: "accusative") }.
    [rat] **{ $name }** przepędza szczura z { moa-land }, zagrywając { FORM($spent, case: "accusative") }.
   *[weasel] **{ $name }** przepędza łasicę z { moa-land }, zagrywając { FORM($spent, case: "accusative") }.
}{ $birds ->
    [0] { "" }
   *[other] {" "}Umieszcza tam { moa-birds-accusative }.
}{ $stronghold ->
    [yes] { " " }Powstaje twierdza.
   *[no] { "" }
}
# Facts: price (in honour).
moa-price = { $price ->
    [1] 1 honor
   *[other] { $price } honoru
}
moa-narration-land-sold = 🤝 { $mammal ->
    [dog] **{ $name }** sprzedaje psom { moa-land } i płaci { moa-price }, zagrywając { FORM($spent, case: "accusative") }.
    [possum] **{ $name }** sprzedaje oposom { moa-land } i płaci { moa-price }, zagrywając { FORM($spent, case: "accusative") }.
    [rat] **{ $name }** sprzedaje szczurom { moa-land } i płaci { moa-price }, zagrywając { FORM($spent, case: "accusative") }.
   *[weasel] **{ $name }** sprzedaje łasicom { moa-land } i płaci { moa-price }, zagrywając { FORM($spent, case: "accusative") }.
}{ $returned ->
    [none] { "" }
   *[other] { " " }Z powrotem do zapasu: { $returned }.
}{ $leader_tile ->
    [none] { "" }
   *[other] { " " }Grę opuszcza { $leader_tile }.
}{ $stronghold ->
    [yes] { " " }Twierdza znika.
   *[no] { "" }
}
moa-narration-karakia-bought = 🌀 **{ $name }** zagrywa { FORM($spent, case: "accusative") } i kupuje z puli: { $tiles }.
moa-narration-passed = 💤 { $by_host ->
    [yes] **{ $name }** nie ma już czym grać i pasuje.
   *[no] **{ $name }** pasuje.
}
moa-narration-birds-moved = 🪶 **{ $name }** przenosi { moa-birds-accusative } z { FORM($source, case: "genitive") } na { FORM($target, case: "accusative") }.
moa-narration-stronghold-placed = 🛖 **{ $name }** stawia twierdzę na { moa-land }.
moa-narration-tile-used = **{ $name }** używa kafelka „{ moa-tile }”.
# Facts: cards (a list, or "none" where they are not to be seen), count, tile (that was used, or "none").
moa-narration-cards-drawn = 🃏 { $cards ->
    [none] { $count ->
        [one] **{ $name }** dobiera kartę
        [few] **{ $name }** dobiera { $count } karty
       *[many] **{ $name }** dobiera { $count } kart
    }
   *[other] **{ $name }** dobiera { FORM($cards, case: "accusative") }
}{ $tile ->
    [none] .
   *[other] {" "}(kafelek „{ moa-tile }”).
}
moa-narration-cards-discarded = **{ $name }** odrzuca { FORM($cards, case: "accusative") }.

# -- two players
moa-narration-die-rolled = 🎲 **{ $name }** rzuca kością: { $value }.
# Facts: birds (count).
moa-neutral-birds = { $birds ->
    [one] 1 neutralnego ptaka
    [few] { $birds } neutralne ptaki
   *[many] { $birds } neutralnych ptaków
}
moa-narration-neutral-birds-placed = **{ $name }** dodaje { moa-neutral-birds } na { moa-land }.
moa-narration-neutral-leader-placed = **{ $name }** dodaje neutralnego lidera na { moa-land }.{ $leader_tile ->
    [none] { "" }
   *[other] { " " }Grę opuszcza { $leader_tile }.
}
moa-narration-neutral-skipped = { $by_host ->
    [yes] Neutralnych znaczników nie da się dodać.
   *[no] **{ $name }** nie dodaje neutralnych znaczników.
}

# -- the picture's caption: the same events in a few words, without marks
moa-caption-game-started = Zaczynamy
moa-caption-period-began = Zaczyna się okres { $period }
moa-caption-round = Runda { $round } z { $rounds }, okres { $period }
moa-caption-round-began = { moa-caption-round }
moa-caption-period-scored = Punktacja okresu { $period }
moa-caption-game-ended = { $count ->
    [1] Wygrywa { $winners }
   *[other] Wspólne zwycięstwo: { $winners }
}
moa-caption-volcano-rose = Znacznik wulkanu idzie w górę
moa-caption-volcano-erupted = Wulkan wybucha
moa-caption-strongholds-left = Znikają wszystkie twierdze
moa-caption-invaded = { $mammal ->
    [dog] Pies najeżdża { moa-land }
    [possum] Opos najeżdża { moa-land }
    [rat] Szczur najeżdża { moa-land }
   *[weasel] Łasica najeżdża { moa-land }
}
moa-caption-defended = { $name } broni { moa-land }
moa-caption-invasion-succeeded = { $mammal ->
    [dog] Pies zajmuje { moa-land }
    [possum] Opos zajmuje { moa-land }
    [rat] Szczur zajmuje { moa-land }
   *[weasel] Łasica zajmuje { moa-land }
}
moa-caption-birds-placed = { $name }: { moa-birds } ({ moa-place })
moa-caption-leader-placed = { $name }: lider ({ moa-place })
moa-caption-attacked = { $name } przepędza { moa-mammal-accusative } ({ moa-place })
moa-caption-land-sold = { $name } sprzedaje { moa-mammals-dative } { moa-land }
moa-caption-karakia-bought = { $name } kupuje: { $tiles }
moa-caption-passed = { $name } pasuje
moa-caption-birds-moved = { $name }: { moa-birds }, { $source } → { $target }
moa-caption-stronghold-placed = { $name }: twierdza ({ moa-place })
moa-caption-cards-drawn = { $count ->
    [one] { $name } dobiera kartę
    [few] { $name } dobiera { $count } karty
   *[many] { $name } dobiera { $count } kart
}
# Facts: birds (count).
moa-neutral-birds-nominative = { $birds ->
    [one] 1 neutralny ptak
    [few] { $birds } neutralne ptaki
   *[many] { $birds } neutralnych ptaków
}
moa-caption-neutral-birds-placed = { $name }: { moa-neutral-birds-nominative } ({ moa-place })
moa-caption-neutral-leader-placed = { $name }: neutralny lider ({ moa-place })
