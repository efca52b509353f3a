# What happened at a table with the Wingspan Automa, in sentences that tell what to do at the table. The key is the event's
# type. Several sentences stand in one line.

# -- setting up. Facts: level, mode, tokens (cache or hoard), special (a card's id or "none"), colour (his); his bonus
# card: name, rule (what he keeps, a sentence), percent (yes: an X% card); goals (a list)
wingspan-told-set-up = 🐦 **Du spielst gegen den Automa: { wingspan-level }, { wingspan-mode }.** Seine Farbe ist { $colour ->
    [blue] Blau
    [green] Grün
    [purple] Lila
    [red] Rot
   *[yellow] Gelb
}.{ $special ->
    [none] { "" }
   *[other] { " " }Die Sonderkarte „{ wingspan-special }“ ist in seinen Stapel gemischt.
}{ $tokens ->
    [hoard] { " " }Seine Futtermarker kommen in den Futterspeicher.
   *[cache] { "" }
}
    🎴 Seine Bonuskarte: **{ $name }**. { $rule }{ $percent ->
    [yes] { " " }Nimm sie für ihn aus den Bonuskarten heraus, bevor du deine ziehst.
   *[no] { "" }
}
    🎯 Leg diese Ziele aus: { $goals }.
    { $begun ->
    [no] { wingspan-told-checklist }
   *[yes] { "" }
}
# What else lies on the table. Facts: mode
wingspan-told-checklist = 🧰 **Liegt alles bereit? Vor deinem ersten Zug:**
    • { $mode ->
    [duet] Die Duellkarte liegt aus, Rundenanzeigekarte und Duellanzeige zeigen Runde 1. Deine 15 Duellmarker liegen bereit, die 15 in seiner Farbe auch.
   *[other] Die Zieltafel zeigt ihre { $mode ->
        [green] grüne
       *[blue] blaue
    } Seite, die Rundenanzeigekarte zeigt Runde 1. Neben den Zielen liegt seine Rundenziel-Wertungskarte für Runde 1, seine Aktionswürfel liegen bereit.
}
    • Drei Vögel liegen offen in der Tränke; alle fünf Würfel sind ins Vogelhäuschen geworfen.
    • Du hast Karten, Futter und eine Bonuskarte wie in jeder Partie. Du beginnst jede Runde.
    • Seine eigenen Karten bleiben in der Schachtel: Ich decke sie für ihn auf. Er hat kein Tableau, keine Handkarten und kein Futter.
wingspan-rule-percent = Er nimmt { $matches } aus der Tränke und behält den wertvollsten.
wingspan-rule-values = Er nimmt Vögel mit Wert { $values } aus der Tränke und behält { $keep ->
    [one] { $order ->
        [lowest_first] den niedrigsten
       *[highest_first] den höchsten
    }
   *[other] bis zu { $keep }, { $order ->
        [lowest_first] die niedrigsten
       *[highest_first] die höchsten
    } zuerst
}.
wingspan-either = { $first } oder { $last }
wingspan-told-goals-item = { $round }. { $goal }

# Facts: round, turns (of each side), removed (the card of his that has left the game, or "none")
wingspan-told-round-began = 🧭 **Runde { $round }: je { $turns } Züge, du beginnst.** { $removed ->
    [none] Sein Stapel ist gemischt.
   *[other] Sein Stapel ist neu gemischt, mit einer Karte weniger.
}

# -- his turn. Facts: round, turn, turns (of his in this round), action, faces (a list, in the order of the table)
wingspan-told-card-drawn = { $action ->
    [play_bird] 🪶
    [draw_cards] 🃏
    [lay_eggs] 🥚
   *[gain_food] 🎲
} **Runde { $round }, sein Zug { $turn } von { $turns }: { wingspan-action }.**{ $action ->
    [play_bird] { " " }Schau dir die drei Vögel in der Tränke an.
    [gain_food] { " " }Zeigen alle Würfel im Vogelhäuschen dasselbe Symbol (auch ein einzelner), wirf alle fünf neu. Entferne dann **alle Würfel** mit dem ersten Symbol, das da ist: { $faces }. Ist das Vogelhäuschen danach leer, wirf alle fünf hinein.
   *[other] { "" }
}
wingspan-told-tray-discarded = Wirf alle drei Vögel der Tränke ab.
wingspan-told-face-down-taken = { $why ->
    [draw] Leg die oberste Karte des Nachziehstapels ungesehen und verdeckt zu ihm. Füll dann die Tränke auf.
   *[no_match] Kein Vogel passt: Leg die oberste Karte des Nachziehstapels ungesehen und verdeckt zu ihm.
}
# Facts: points (of the birds he keeps, a list), count (of them); discarded, others (the same of those that match and go)
wingspan-told-bird-taken = { $count ->
    [one] Er nimmt den Vogel mit Wert **{ $points }**, offen.
   *[other] Er nimmt die Vögel mit Wert **{ $points }**, offen.
}{ $others ->
    [0] { " " }Wirf jeden anderen Vogel ab, der passt, und füll die Tränke auf.
    [one] { " " }Wirf den anderen passenden Vogel mit Wert { $discarded } ab und füll die Tränke auf.
   *[other] { " " }Wirf die anderen passenden Vögel mit Wert { $discarded } ab und füll die Tränke auf.
}
# The same for the tray of an earlier turn, when other birds lie in it by now. Facts: points (a list), count
wingspan-late-bird-taken = { $count ->
    [one] Für diesen Zug bekommt er den Vogel mit Wert **{ $points }**, offen.
   *[other] Für diesen Zug bekommt er die Vögel mit Wert **{ $points }**, offen.
} Lass die Tränke, wie sie jetzt ist.
wingspan-late-face-down-taken = Für diesen Zug bekommt er eine verdeckte Karte vom Nachziehstapel, ungesehen. Lass die Tränke, wie sie jetzt ist.
wingspan-told-eggs-laid = { $eggs ->
    [one] Er bekommt 1 Ei; ich zähle es mit.
   *[other] Er bekommt { $eggs } Eier; ich zähle sie mit.
}
wingspan-told-cube-placed = Ein Aktionswürfel von ihm kommt auf das Ziel dieser Runde: { $cubes ->
    [one] Jetzt liegt dort 1.
   *[other] Jetzt liegen dort { $cubes }.
}
wingspan-told-cube-removed = { $removed ->
    [no] Er würde einen Aktionswürfel vom Ziel nehmen, aber dort liegt keiner.
   *[yes] Er nimmt einen Aktionswürfel vom Ziel dieser Runde: { $cubes ->
        [0] Jetzt liegt dort keiner mehr.
        [one] 1 bleibt liegen.
       *[other] { $cubes } bleiben liegen.
    }
}
wingspan-told-pink-activated = 🌸 **Aktiviere alle deine rosa Fähigkeiten.**

# -- Duet tokens. Facts: space (with habitat and symbol), why (a clause), marks ("" or a sentence with a space before it)
wingspan-told-token-placed = ⬢ Sein Duellmarker kommt auf **{ $space }**: { $why }{ $marks }
wingspan-told-no-token = ⬢ Kein Duellmarker: { $why }{ $marks }
wingspan-with-type = { $type ->
    [nest] Nest
    [food] Futter
   *[other] Spannweite oder Schnabel
}
wingspan-told-scan-goal = von { wingspan-corner } aus das erste freie Feld, das ihm bei „{ $goal }“ hilft.
wingspan-told-scan-first-free = Kein freies Feld hilft ihm bei „{ $goal }“, also das erste freie von { wingspan-corner } aus.
wingspan-told-scan-look-up = von { wingspan-corner } aus das erste freie Feld { wingspan-in-habitat } mit { wingspan-with-type }.
wingspan-told-scan-look-up-none = Es ist kein Feld { wingspan-in-habitat } mit { wingspan-with-type } frei.
wingspan-told-scan-goal-none = Kein Feld ist frei.
wingspan-told-scan-first-free-none = Kein Feld ist frei.
wingspan-told-scan-no-tokens = Alle seine Marker liegen schon auf der Karte.
# What rests on a value that is not read from the printed game. Facts: status, what (a list)
wingspan-told-mark = {" "}(⚠️ { $status }: { $what })
wingspan-told-own-token-changed = { $kind ->
    [placed] ⬡ Dein Duellmarker liegt auf { FORM($target, case: "dative", article: "definite") }
    [taken] ⬡ Dein Duellmarker auf { FORM($source, case: "dative", article: "definite") } ist zurückgenommen
    [again] ⬡ Dein Duellmarker bleibt auf { FORM($target, case: "dative", article: "definite") }
   *[moved] ⬡ Dein Duellmarker kommt von { FORM($source, case: "dative", article: "definite") } auf { FORM($target, case: "accusative", article: "definite") }
}{ $since ->
    [0] .
   *[other] ; er zählt ab Runde { $since }.
}

# -- interactive powers. Facts: what (the bird or the effect), tokens
wingspan-told-reacted = { $tokens ->
    [0] ↔️ **{ $what }**: { $effect }
   *[other] ↔️ **{ $what }**: { $effect } Er { $variant ->
        [hoard] hortet
       *[cache] lagert
    } **{ $tokens ->
        [one] 1 Futtermarker
       *[other] { $tokens } Futtermarker
    }**.
}{ $marks }
# An effect that was described, in the place of a bird's name. Facts: gains, pays (lists)
wingspan-described = { $gains } für ihn
wingspan-described-paid = { $gains } für ihn gegen { $pays }
# What happens at the table. Facts: gains and pays (lists), hers and yours (what is compared; level: whether they are equal)
# power: its id in the components, where it says what else is to do.
wingspan-effect-gain = { $power ->
    [one_card_shared_draw] Zieh 3 Karten, behalt 2 davon und wirf die dritte ab. Er bekäme { $gains }.
    [one_die_from_feeder] Er bekäme { $gains }; lass die Würfel liegen.
   *[other] Er bekäme { $gains }; nimm nichts aus dem Vorrat.
}
wingspan-effect-gain-paid = Er bekäme { $gains }, dafür gäbe er { $pays } ab; am Tisch passiert davon nichts.
wingspan-effect-given = Was du ihm gibst, kommt auf den Ablagestapel.
wingspan-effect-described = Nimm für ihn nichts aus dem Vorrat.
wingspan-effect-fewest = { $level ->
    [yes] Ihr habt beide die wenigsten (je { $hers }): Du bekommst etwas, und er bekäme { $gains }.
   *[no] Er allein hat die wenigsten (er { $hers }, du { $yours }): Er bekäme { $gains }, du bekommst nichts.
}
wingspan-effect-steal = Was du ihm stiehlst, nimmst du aus dem Vorrat; danach bekäme er { $gains }.
wingspan-effect-declines = Es würde ihn mehr kosten, als es ihm bringt, also macht er nicht mit.
wingspan-effect-not-fewest = Er hat mehr als du (er { $hers }, du { $yours }): Du bekommst etwas, er nichts.
wingspan-effect-has-none = Er hat nichts davon, du kannst ihm also nichts nehmen.
wingspan-effect-tray-bird = { $power ->
    [brown_of_neighbour] Nutz eine braune Fähigkeit von einem der drei Vögel in der Tränke, der im Grasland leben kann.
    [white_of_neighbour] Nutz eine weiße Fähigkeit von einem der drei Vögel in der Tränke.
   *[other] Nutz die Fähigkeit von einem der drei Vögel in der Tränke.
} Er bekommt nichts.
wingspan-effect-bonus-cards = Zieh beim Ausspielen zwei Bonuskarten und leg sie offen auf den Tisch; für die Fähigkeit gelten sie als seine. Er bekommt nichts.
wingspan-effect-none = Er macht nicht mit und bekommt nichts; was du weggibst, wird abgeworfen.
wingspan-told-taken-back = ↩️ Zurückgenommen: { $what }{ $tokens ->
    [0] .
    [one] ; er verliert 1 Futtermarker.
   *[other] ; er verliert { $tokens } Futtermarker.
}

# -- round ends and the end
wingspan-told-goal-scored = 🎯 **Runde { $round } ist vorbei: { $goal }.** { $duet ->
    [yes] Du hast { $yours }, er { $hers }.
   *[no] Du zählst { $yours }, er { $hers } (Basiswert { $base } und { $cubes ->
        [0] kein Aktionswürfel).
        [one] 1 Aktionswürfel).
       *[other] { $cubes } Aktionswürfel).
    }{ wingspan-capped }
} { $tie ->
    [yes] Gleichstand. Punkte: du **{ $your_points }**, er **{ $her_points }**.
   *[no] Punkte: du **{ $your_points }**{ wingspan-told-your-place }, er **{ $her_points }**{ wingspan-told-her-place }.
}{ $duet ->
    [yes] { "" }
   *[no] { " " }Markiere beides mit je einem Aktionswürfel auf der Zieltafel; seine Aktionswürfel vom Plättchen bekommt er zurück.
}{ $marks }
# Facts of the goal as above, and the points before: your_before, her_before
wingspan-told-goal-rescored = 🎯 **Das Ziel der Runde { $round } wird neu gezählt: { $goal }.** Du hast { $yours }, er { $hers }. Punkte jetzt: du **{ $your_points }** (vorher { $your_before }), er **{ $her_points }** (vorher { $her_before }).{ $duet ->
    [yes] { "" }
   *[no] { " " }Versetze die Aktionswürfel auf der Zieltafel.
}{ $marks }
wingspan-told-your-place = { $your_rank ->
    [1] {" "}(1. Platz)
    [2] {" "}(2. Platz)
   *[0] { "" }
}
wingspan-told-her-place = { $her_rank ->
    [1] {" "}(1. Platz)
    [2] {" "}(2. Platz)
   *[0] { "" }
}
wingspan-told-game-ended = { $winner ->
    [person] 🏆 **{ $name } schlägt den Automa mit { $yours } zu { $hers }!**
   *[automa] 🏁 **Der Automa gewinnt mit { $hers } zu { $yours }.**
}{ $tie ->
    [yes] { " " }Bei Gleichstand entscheidet, was übrig ist: du { $food } Futter, er { wingspan-tokens }.
   *[no] { "" }
}{ $marks }

# -- corrections. Facts: what (the answer that was given anew), round, turn, trays (yes: birds of the tray have been told before)
wingspan-told-corrected = ✏️ { $what ->
    [setup] Du hast die Einstellungen korrigiert.{ $trays ->
        [yes] { " " }Nimmt er jetzt andere Vögel, gib auch die früheren Tränken neu an (**Korrigieren**).
       *[no] { "" }
    }
    [tray] Du hast die Tränke von Runde { $round }, Zug { $turn } korrigiert.
   *[goal] Du hast deine Zahl für Runde { $round } korrigiert.
}

# -- the picture's caption: the same in a few words, without marks
wingspan-caption-set-up = { wingspan-level }, { wingspan-mode }
wingspan-caption-card-drawn = Runde { $round }, Zug { $turn }: { wingspan-action }
wingspan-caption-bird-taken = Runde { $round }, Zug { $turn }: ein Vogel mit Wert { $points }
wingspan-caption-face-down-taken = Runde { $round }, Zug { $turn }: ein verdeckter Vogel
wingspan-caption-token-placed = Sein Duellmarker auf { $code }
wingspan-caption-own-token-changed = Deine Duellmarker
wingspan-caption-reacted = { $tokens ->
    [0] Nichts für den Automa
    [one] 1 Futtermarker für den Automa
   *[other] { $tokens } Futtermarker für den Automa
}
wingspan-caption-goal-scored = Runde { $round } gewertet
# Before the setup there is no round.
wingspan-caption-round = { $round ->
    [0] Wie willst du spielen?
   *[other] Runde { $round }
}
wingspan-caption-game-ended = { $winner ->
    [person] { $yours } zu { $hers }: Der Automa ist geschlagen
   *[automa] { $hers } zu { $yours } für den Automa
}
wingspan-caption-corrected = Eine Antwort wurde korrigiert
