# What happened at a table of Moa, in sentences; several stand in one line. The key is the event's type.
# Facts: name (of the event's seat), territory and terrain, mammal with fight and vp, birds (count), spent (a list),
# leader_tile (as in a list, or "none"), returned (a list of pieces, or "none"), stronghold, by_host (yes, no).

moa-narration-game-started = 🌿 **Die Partie beginnt.** Im Uhrzeigersinn sitzen { $seating }.{ $neutral ->
    [none] { "" }
   *[other] { " " }{ $neutral } ist neutral und gehört niemandem.
}
moa-narration-period-began = 🍃 **Periode { $period } beginnt**, alle bekommen neue Karten.
moa-narration-hand-dealt = { $cards ->
    [none] { $count ->
        [one] **{ $name }** bekommt eine Karte.
       *[other] **{ $name }** bekommt { $count } Karten.
    }
   *[other] **{ $name }** bekommt { $cards }.
}
moa-narration-round-began = 🧭 **Runde { $round } von { $rounds }**, Periode { $period }. Offen: { $active_terrain }. Startspieler: **{ $first_player }**.
moa-narration-turn-began = **{ $name }** ist am Zug.
moa-narration-turn-ended = Der Zug von **{ $name }** ist vorbei.
moa-narration-first-player-passed = Startspieler ist jetzt **{ $name }**.
# $standing: "none" at the end of the game, where the final scores follow.
moa-narration-period-scored = { $standing ->
    [none] 📜 **Periode { $period } ist gewertet.**
   *[other] 📜 **Periode { $period } ist gewertet:** { $standing }.
}
# One seat in that list. Facts: name, points (of this period), score.
moa-narration-standing = { $name } +{ $points } = { $score }
moa-narration-game-ended = 🏆 { $count ->
    [one] **{ $winners } gewinnt!**
   *[other] **{ $winners } teilen sich den Sieg!**
}{ $tie ->
    [none] { "" }
   *[other] { " " }{ $tie }
}
# What broke a tie. Facts: names and counts (lists), points (of each), even (yes: pieces do not decide either), count.
moa-tie = { $names } haben je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $even ->
    [yes] {" "}und gleich viele Figuren auf dem Spielplan ({ $count }).
   *[no] ; die meisten Figuren auf dem Spielplan entscheiden: { $counts }.
}

# -- terrain cards and the volcano
moa-narration-instruction-began = { $terrain_card }:
# Without $count: the list shows how many.
moa-narration-mammal-waits = Neu in der Auslage: { $mammals }.
moa-narration-weasel-drawn = Ein Wiesel wird gezogen.
moa-narration-no-mammal-left = Es ist keine Säugetierkarte mehr da.
# Where several invade; one invasion tells itself, none needs no telling.
moa-narration-mammals-called = { $count ->
    [2] Beide
   *[other] Alle { $count }
} wartenden { moa-mammals } dringen ein.
moa-narration-pile-shuffled = { $pile ->
    [mammal_deck] Aus den abgeworfenen Säugetierkarten wird ein neuer Stapel gemischt.
   *[bird_deck] Aus den abgeworfenen Vogelkarten wird ein neuer Stapel gemischt.
}
moa-narration-volcano-rose = 🌋 Der Vulkan steigt: { $lowers ->
    [0] noch ohne Folgen.
    [one] Sein Gebiet ist jetzt { $lowers } Punkt weniger wert.
   *[other] Sein Gebiet ist jetzt { $lowers } Punkte weniger wert.
}
moa-narration-volcano-erupted = 🌋 **Der Vulkan bricht aus!** { moa-place } ist für den Rest der Partie gesperrt.{ $returned ->
    [none] { "" }
   *[other] { " " }Zurück in den Vorrat: { $returned }.
}{ $leader_tile ->
    [none] { "" }
   *[other] { " " }Verloren: { $leader_tile }.
}
moa-narration-volcano-quiet = Der Vulkan ist schon ausgebrochen und bleibt still.

# -- invasions
moa-narration-strongholds-left = { $count ->
    [one] Die Festung in { $territories } verlässt den Spielplan.
   *[other] Alle Festungen verlassen den Spielplan ({ $territories }).
}
moa-narration-invasion-failed = Für { moa-a-mammal-accusative } ist nirgends mehr Platz.
moa-narration-invaded = 🐾 **{ moa-a-mammal-start }** (Kampfstärke { $fight }) dringt in { moa-place } ein.
# Facts: names (a list), count, by_host.
moa-narration-defence-declined = { $by_host ->
    [yes] { $count ->
        [one] **{ $names }** kann nicht verteidigen.
       *[other] **{ $names }** können nicht verteidigen.
    }
   *[no] { $count ->
        [one] **{ $names }** verteidigt nicht.
       *[other] **{ $names }** verteidigen nicht.
    }
}
moa-narration-defended = 🛡️ **{ $name }** vertreibt { moa-the-mammal-accusative } mit { FORM($spent, case: "dative", article: "indefinite") } aus { moa-place } und baut eine Festung.
moa-narration-invasion-succeeded = { $returned ->
    [none] Niemand ist da, der sich wehrt.
   *[other] { moa-place } ist verloren. Zurück in den Vorrat: { $returned }.
}{ $leader_tile ->
    [none] { "" }
   *[other] { " " }Aus dem Spiel: { $leader_tile }.
}

# -- actions
moa-birds-accusative = { $birds ->
    [one] einen Vogel
   *[other] { $birds } Vögel
}
moa-narration-birds-placed = 🐦 **{ $name }** setzt { moa-birds-accusative } in { moa-place } ein und zahlt mit { FORM($spent, case: "dative", article: "indefinite") }.
moa-narration-leader-placed = 👑 **{ $name }** setzt einen Anführer in { moa-place } ein{ $leader_tile ->
    [none] {" "}und zahlt mit { FORM($spent, case: "dative", article: "indefinite") }.
   *[other] , zahlt mit { FORM($spent, case: "dative", article: "indefinite") } und nimmt das { $leader_tile }.
}
moa-narration-attacked = ⚔️ **{ $name }** vertreibt { moa-the-mammal-accusative } mit { FORM($spent, case: "dative", article: "indefinite") } aus { moa-place }{ $birds ->
    [0] .
   *[other] {" "}und setzt dort { moa-birds-accusative } ein.
}{ $stronghold ->
    [yes] { " " }Dort steht jetzt eine Festung.
   *[no] { "" }
}
moa-narration-land-sold = 🤝 **{ $name }** verkauft { moa-place } an die { moa-mammals } und zahlt { $price } Ehre mit { FORM($spent, case: "dative", article: "indefinite") }.{ $returned ->
    [none] { "" }
   *[other] { " " }Zurück in den Vorrat: { $returned }.
}{ $leader_tile ->
    [none] { "" }
   *[other] { " " }Aus dem Spiel: { $leader_tile }.
}{ $stronghold ->
    [yes] { " " }Die Festung verschwindet.
   *[no] { "" }
}
moa-narration-karakia-bought = 🌀 **{ $name }** kauft { $tiles } und zahlt mit { FORM($spent, case: "dative", article: "indefinite") }.
moa-narration-passed = 💤 { $by_host ->
    [yes] **{ $name }** hat nichts mehr zum Ausspielen und passt.
   *[no] **{ $name }** passt.
}
moa-narration-birds-moved = 🪶 **{ $name }** bewegt { moa-birds-accusative } von { $source } nach { $target }.
moa-narration-stronghold-placed = 🛖 **{ $name }** baut eine Festung in { moa-place }.
moa-narration-tile-used = **{ $name }** benutzt das Plättchen „{ moa-tile }“.
# Facts: cards (a list, or "none" where they are not to be seen), count, tile (that was used, or "none").
moa-narration-cards-drawn = 🃏 { $cards ->
    [none] { $count ->
        [one] **{ $name }** zieht eine Karte
       *[other] **{ $name }** zieht { $count } Karten
    }
   *[other] **{ $name }** zieht { FORM($cards, case: "accusative", article: "indefinite") }
}{ $tile ->
    [none] .
   *[other] {" "}(„{ moa-tile }“).
}
moa-narration-cards-discarded = **{ $name }** wirft { FORM($cards, case: "accusative", article: "indefinite") } ab.

# -- two players
moa-narration-die-rolled = 🎲 **{ $name }** würfelt eine { $value }.
# Facts: birds (count).
moa-neutral-birds = { $birds ->
    [one] 1 neutraler Vogel
   *[other] { $birds } neutrale Vögel
}
moa-neutral-birds-accusative = { $birds ->
    [one] einen neutralen Vogel
   *[other] { $birds } neutrale Vögel
}
moa-narration-neutral-birds-placed = **{ $name }** setzt { moa-neutral-birds-accusative } in { moa-place } ein.
moa-narration-neutral-leader-placed = **{ $name }** setzt einen neutralen Anführer in { moa-place } ein.{ $leader_tile ->
    [none] { "" }
   *[other] { " " }Aus dem Spiel: { $leader_tile }.
}
moa-narration-neutral-skipped = { $by_host ->
    [yes] Von der neutralen Farbe kann nichts eingesetzt werden.
   *[no] **{ $name }** setzt nichts von der neutralen Farbe ein.
}

# -- the picture's caption: the same events in a few words, without marks
moa-caption-game-started = Die Partie beginnt
moa-caption-period-began = Periode { $period } beginnt
moa-caption-round = Runde { $round } von { $rounds }, Periode { $period }
moa-caption-round-began = { moa-caption-round }
moa-caption-period-scored = Periode { $period } ist gewertet
moa-caption-game-ended = { $count ->
    [one] { $winners } gewinnt
   *[other] { $winners } teilen sich den Sieg
}
moa-caption-volcano-rose = Der Vulkan steigt
moa-caption-volcano-erupted = Der Vulkan bricht aus
moa-caption-strongholds-left = Alle Festungen verlassen den Plan
moa-caption-invaded = { moa-a-mammal-start } dringt in { moa-place } ein
moa-caption-defended = { $name } verteidigt { moa-place }
moa-caption-invasion-succeeded = { moa-place } fällt an { moa-a-mammal-accusative }
moa-caption-birds-placed = { $name }: { moa-birds } in { moa-place }
moa-caption-leader-placed = { $name }: ein Anführer in { moa-place }
moa-caption-attacked = { $name } vertreibt { moa-a-mammal-accusative } aus { moa-place }
moa-caption-land-sold = { $name } verkauft { moa-place } an die { moa-mammals }
moa-caption-karakia-bought = { $name } kauft { $tiles }
moa-caption-passed = { $name } passt
moa-caption-birds-moved = { $name }: { moa-birds } von { $source } nach { $target }
moa-caption-stronghold-placed = { $name }: eine Festung in { moa-place }
moa-caption-cards-drawn = { $count ->
    [one] { $name } zieht eine Karte
   *[other] { $name } zieht { $count } Karten
}
moa-caption-neutral-birds-placed = { $name }: { moa-neutral-birds } in { moa-place }
moa-caption-neutral-leader-placed = { $name }: ein neutraler Anführer in { moa-place }
