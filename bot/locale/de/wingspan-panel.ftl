# The prompts in the channel, and the private panel that leads through a decision against the Wingspan Automa.

# What stands above the first post and behind "How it works", for who has never played.
wingspan-intro = **Flügelschlag-Automa: Du spielst Flügelschlag allein, an deinem eigenen Tisch, gegen einen Gegner, dessen Karten der Bot aufdeckt.**
    • **Ziel:** mehr Punkte als der Automa.
    • **Ein Zug:** Mach deinen am Tisch, dann drück auf **Zug des Automa**. Im Beitrag steht, was er tut und was du für ihn mit Karten und Würfeln machst.
    • **Automa reagiert**, wenn ein Vogel von dir Mitspielern etwas gibt; **Korrigieren**, wenn du dich vertippt hast.
    • **Schluss** ist nach vier Runden: Du gibst deine Punkte ein, seine hat der Bot gezählt.

# -- his running state, under each post. Facts: points (so far), has (a list); his tokens: count, variant
wingspan-state = Er hat bisher { wingspan-points }: { $has }.
wingspan-state-nothing = Er hat noch nichts.
wingspan-state-birds = { $birds ->
    [one] 1 offener Vogel ({ $worth })
   *[other] { $birds } offene Vögel ({ $worth })
}
wingspan-state-face-down = { $birds ->
    [one] 1 verdeckte Karte
   *[other] { $birds } verdeckte Karten
}
wingspan-state-tokens = { $count ->
    [one] 1 { $variant ->
        [hoard] gehorteter
       *[cache] gelagerter
    } Futtermarker
   *[other] { $count } { $variant ->
        [hoard] gehortete
       *[cache] gelagerte
    } Futtermarker
}
wingspan-state-goals = Ziele ({ $points })
wingspan-state-group = größte Gruppe ({ $points })
# The goal of the round. Facts: goal, hers, yours (Duet); base, cubes (base goals; level: what he counts)
wingspan-state-duet = Ziel „{ $goal }“: er { $hers }, du { $yours }.
wingspan-state-base = Ziel „{ $goal }“: Er zählt jetzt { $level } (Basiswert { $base } und { $cubes ->
    [0] kein Aktionswürfel).
    [one] 1 Aktionswürfel).
   *[other] { $cubes } Aktionswürfel).
}{ wingspan-capped }

# -- prompts (public). Facts: name (pings), round, turn, turns
wingspan-prompt-setup = { $name }, wie willst du spielen? „Wie üblich“ heißt: Asien-Schachtel, Duellkarte, Schwierigkeitsgrad Adler, alles andere zufällig.
# state: lines that tell what he has; map: whether the Duet map is played with.
wingspan-prompt-turn = { $state }
    { $turn ->
        [one] { $name }, mach deinen Zug am Tisch. Danach ist der Automa dran.
       *[other] { $name }, du bist dran. Danach kommt sein Zug { $turn } von { $turns }.
    }{ $map ->
        [yes] { " " }{ wingspan-prompt-turn-token }
       *[no] { "" }
    }
# In Duet, after it: what he does cannot be taken back, and his token goes by where the person's lie.
wingspan-prompt-turn-token = Legst du einen Duellmarker, gib ihn zuerst ein.
wingspan-prompt-tray = { $name }, welche Vögel in der Tränke passen zu seiner Karte **{ $card }**? { $look }
# A percentage card. Facts: matches
wingspan-look-percent = Gesucht: { $matches }. Drück auf die Punkte des wertvollsten.
# A card for values. Facts: values, keep
wingspan-look-values = { $keep ->
    [one] Gesucht: ein Vogel mit Wert { $values }, und zwar der { $order ->
        [lowest_first] niedrigste
       *[highest_first] höchste
    }. Drück auf seine Punkte.
   *[other] Gesucht: Vögel mit Wert { $values }; er behält bis zu { $keep }, { $order ->
        [lowest_first] niedrigere
       *[highest_first] höhere
    } zuerst. Drück auf das, was er behält.
}
wingspan-prompt-goal = { $name }, Runde { $round } endet. Wie viele zählst du für „{ $goal }“?
    { wingspan-panel-goal-hers }
wingspan-prompt-goal-duet = { $name }, Runde { $round } endet. „{ $goal }“: du { $yours }, er { $hers }. Zeigt die Karte hier deine Duellmarker so, wie sie auf deinem Tisch liegen?
wingspan-prompt-score = { $state }
    { $name }, alle vier Runden sind vorbei. Zähl deine eigenen Punkte für die Schlusswertung.

wingspan-button-setup = Wie üblich beginnen
wingspan-button-setup-change = Selbst einstellen
wingspan-button-turn = Zug des Automa
wingspan-button-why = Warum hier?
wingspan-button-react = Automa reagiert
wingspan-button-token = Mein Duellmarker
wingspan-button-dice = Welche Würfel?
wingspan-button-correct = Korrigieren
wingspan-button-none = Keiner
wingspan-button-goal = Runde werten
wingspan-button-other = Andere Zahl
wingspan-enter-score = Meine Punkte eingeben
wingspan-button-confirm = Bestätigen
wingspan-button-begin = Beginnen
# The pages of the setup, by the first thing that is asked on each.
wingspan-page-boxes = Schachteln, Modus, Stufe
wingspan-page-special = Karten und Marker
wingspan-page-fewest = Ziel „Wenigste“
wingspan-page-goal-1 = Ziele
wingspan-page-goal-2 = Ziele ab Runde 2
wingspan-page-goal-3 = Ziele ab Runde 3

# -- setting up
wingspan-need-setup = **Stell die Partie gegen den Automa ein.** Drück auf „Beginnen“, um wie die meisten zu spielen, oder ändere, was du willst.
wingspan-need-setup-again = **Korrigiere die Einstellungen.** Ändere, was anders war, dann drück auf „Bestätigen“.
wingspan-panel-setup-lines = • Modus: { wingspan-mode } · Stufe: { wingspan-level } · Schachteln: { $boxes }
    • Sonderkarte: { $special ->
        [none] keine
       *[other] { wingspan-special }
    } · Futtermarker: { wingspan-variant }
    • Seine Bonuskarte: { $bonus }
    • Ziele: { $goals }
wingspan-panel-usual-score = Mit diesen Einstellungen kommt er meist auf { $low } bis { $high } Punkte (im Mittel { $mean }).
wingspan-panel-setup-fixed = Seine erste Karte ist gezogen; Modus und Sonderkarte lassen sich deshalb nicht mehr ändern.
wingspan-ask-boxes = Welche Schachteln hast du?
wingspan-ask-mode = Welcher Modus?
wingspan-ask-level = Wie stark?
wingspan-ask-special = Eine Sonderkarte in seinem Stapel?
wingspan-ask-bonus = { $group ->
    [percent] … oder eine bestimmte Prozentkarte
   *[card] Seine Bonuskarte
}
wingspan-ask-tokens = Was deine Vögel anderen geben
wingspan-ask-goal = { $group ->
    [core] Runde { $round }: Ziel des Grundspiels
    [european] Runde { $round }: Ziel aus Europa
   *[other] Das Ziel der Runde { $round }
}
# A goal in the list. Facts: round, chosen (the goal, or "none": at random)
wingspan-choice-goal = { $chosen ->
    [none] Runde { $round }: { wingspan-none-goal }
   *[other] R{ $round }: { $chosen }
}
wingspan-choice-mode = { $mode ->
    [duet] Duellmodus
    [green] Grundspiel-Ziele, grüne Seite
   *[blue] Grundspiel-Ziele, blaue Seite
}
wingspan-about-mode = { $mode ->
    [duet] Ihr legt beide Duellmarker auf die Duellkarte; gewertet werden die Duell-Ziele.
    [green] Rundenziele geben Punkte nach Platz, erster oder zweiter.
   *[blue] Rundenziele geben einen Punkt für jedes Stück, höchstens fünf.
}
wingspan-choice-level = Stufe: { $chosen }
wingspan-about-level = { $level ->
    [eaglet] Leichter
    [eagle] Üblich
   *[eagle_eyed_eagle] Schwerer
}: verdeckte Vögel zählen { $face_down }; am Ende ergeben { $per_egg } Futtermarker ein Ei.
wingspan-choice-boxes = { $name ->
    [asia] Asien
    [core] Grundspiel
   *[european] Europa-Erweiterung
}
wingspan-about-box = { $box ->
    [asia] Die Duellkarte mit ihren Zielen und seine Karten aus Asien.
    [core] Zieltafel und Ziele des Grundspiels, Automubon, Prozentkarten.
   *[european] Weitere Rundenziele und zwei weitere Bonuskarten für ihn.
}
wingspan-choice-special = { $name ->
    [none] Keine Sonderkarte
   *[other] Mit „{ $chosen }“
}
wingspan-about-special = { $special ->
    [AUTOMUBON] Er spielt in jeder Runde einen Vogel: mehr Punkte für ihn.
    [ALLIANCE] Gehört zum Duellmodus: mehr Marker auf der Karte.
   *[none] Nur seine zehn Karten.
}
wingspan-choice-tokens = Futtermarker: { $chosen }
# The Duet goal "fewest tokens on bonus spaces", where nobody has one there: the rules leave it open. A noun, and a choice.
wingspan-ask-fewest = Das Ziel „Wenigste“ bei 0 zu 0
wingspan-fewest = beide bekommen Punkte
wingspan-none-fewest = niemand bekommt Punkte
wingspan-choice-fewest = „Wenigste“ 0 zu 0: { $name ->
    [both] beide punkten
   *[none] niemand punktet
}
wingspan-about-fewest = Nur für das Ziel „Wenigste Duellmarker auf Bonusfeldern“. Die Regeln lassen es offen.
wingspan-about-tokens = { $tokens ->
    [cache] Die übliche Art: 2 Futtermarker für alles, was er bekäme; 1, wenn er dafür bezahlen müsste.
   *[hoard] Die Variante: mehr Futtermarker für Wertvolleres, weniger, wenn es ihn etwas kostet.
}
wingspan-choice-bonus = { $bonus ->
    [asia] Zufällige Bonuskarte aus Asien
    [european] Zufällige Bonuskarte aus Europa
    [percent] Zufällige Prozentkarte
   *[other] { $bonus }
}
wingspan-about-bonus = { $bonus ->
    [percent] Er nimmt Vögel, die zur Karte passen, und behält den wertvollsten.
   *[other] Er nimmt Vögel nach ihren Punkten.
}
# Facts: base (his printed number in that round)
wingspan-about-goal = Er zählt hier { $base } plus seine Aktionswürfel.
# The goals in the list above. Facts: round, goal
wingspan-panel-goal-item = { $round }. { $goal }

# -- his turn
wingspan-panel-turn = **Runde { $round }: Nach deinem Zug macht der Automa seinen Zug { $turn } von { $turns }.**
wingspan-panel-tray = **Runde { $round }, Zug { $turn }: Welche Vögel in der Tränke passen zu „{ $card }“?** { $look }
wingspan-panel-tray-so-far = Deine Angabe: { $answer }.
wingspan-answer-none = keiner passt
wingspan-answer-open = noch keine Angabe
wingspan-answer-matching = { $count ->
    [one] ein Vogel mit Wert { $points } passt
   *[other] Vögel mit Wert { $points } passen
}

# -- round goals
wingspan-panel-goal = **Runde { $round }: { $goal }.** Wie viele zählst du?
wingspan-panel-goal-hers = Er zählt { $level } (Basiswert { $base } und { $cubes ->
    [0] kein Aktionswürfel).
    [one] 1 Aktionswürfel).
   *[other] { $cubes } Aktionswürfel).
}{ wingspan-capped }
wingspan-panel-goal-duet = **Runde { $round }: { $goal }.** Du { $yours }, er { $hers }. Liegt ein Duellmarker auf deinem Tisch anders, korrigiere das zuerst mit „Mein Duellmarker“.
wingspan-panel-goal-so-far = Deine Angabe: { $count }.
wingspan-form-goal-field = Wie viele zählst du?

# -- Duet tokens of the person
wingspan-panel-token = **Deine Duellmarker auf der Karte.** { $tokens } { $supply ->
    [0] Im Vorrat ist keiner mehr.
    [one] Im Vorrat ist noch einer.
   *[other] Im Vorrat sind noch { $supply }.
}
wingspan-panel-token-none = Dort liegt noch keiner.
wingspan-panel-token-on = Du hast Marker auf { FORM($spaces, case: "dative", article: "definite") }.
wingspan-panel-token-ask = Um einen zu legen, drück auf die Reihe; A ist ganz oben.
wingspan-panel-token-row = **Reihe { $row }.** Welches Feld?
wingspan-panel-token-row-from = **Reihe { $row }, für den Marker auf { FORM($from, case: "dative", article: "definite") }.** Welches Feld?
wingspan-panel-token-from = **Dein Duellmarker auf { FORM($from, case: "dative", article: "definite") }.** Drück auf die Reihe, in die er kommt, oder nimm ihn zurück.
wingspan-panel-token-full = Alle deine Duellmarker sind gelegt; wähl einen, den du versetzt.
wingspan-ask-own-token = Einen versetzen oder zurücknehmen
wingspan-button-take-token = Zurücknehmen
wingspan-button-reset = Reset-Feld
# Since which round a token counts; pressed, it names the round before.
wingspan-button-since = { $as_before ->
    [yes] Zählt wie bisher
   *[no] Zählt ab Runde { $round }
}
wingspan-button-row = { $row }
# A space. Facts: code, symbol, bonus (or "none"), whose (token lies there: yours, hers, or free)
wingspan-button-space = { $code } · { wingspan-symbol }{ $whose ->
    [yours] {" "}· deiner
    [hers] {" "}· seiner
   *[free] { $bonus ->
        [gain_die] {" "}+ Würfel
        [draw_card] {" "}+ Karte
        [lay_egg] {" "}+ Ei
       *[none] { "" }
    }
}
wingspan-space-choice = { $code } · { wingspan-habitat } · { wingspan-symbol }{ $bonus ->
    [gain_die] {" "}+ Würfel
    [draw_card] {" "}+ Karte
    [lay_egg] {" "}+ Ei
   *[none] { "" }
}

# -- interactive powers
wingspan-need-bird = **Du nutzt eine weiße oder braune Fähigkeit, die Mitspieler betrifft.** Welcher Vogel ist es?
    Petrolfarbene und gelbe Fähigkeiten geben ihm nichts.
# A bird that is not among those of the boxes known here.
wingspan-unlisted-bird = Ist es ein anderer Vogel und betrifft seine Fähigkeit Mitspieler, beschreib, was sie bewirkt.
# The person's own number, for a bird that compares. Facts: power (its id in the components).
wingspan-panel-react-ask-count = { $power ->
    [fewest_birds_card] Wie viele Vögel hast du im Wasser?
    [fewest_birds_die] Wie viele Vögel hast du im Wald?
   *[other] Wie viele hast du von dem, was der Vogel vergleicht?
}
# A bird that compares. Facts: round, turn (of the person: in which it was used), now (yes: in the present turn)
wingspan-panel-react-used = { $now ->
    [yes] Gezählt mit seiner jetzigen Karte. Hast du die Fähigkeit in einem früheren Zug genutzt? Dann wähl diesen Zug.
   *[no] Gezählt mit der Karte, die er in deinem Zug { $turn } der Runde { $round } hatte.
}
wingspan-ask-bird = Welcher Vogel?
wingspan-name-bird = Vogel nennen
wingspan-none-bird = Fähigkeit beschreiben

# -- taking back and correcting
wingspan-reaction-choice = { $number }. { $what }
wingspan-reaction-about = Runde { $round } · { wingspan-tokens }
# duet: whether the Duet map is played with.
wingspan-panel-correct = **Was war anders?** Alles, was aus einer Antwort folgt, wird neu gezählt; was er gezogen und gelegt hat, bleibt. `/table undo` nimmt einen ganzen Zug von ihm zurück; danach zieht er dieselbe Karte noch einmal.{ $duet ->
    [yes] { " " }Deine Duellmarker korrigierst du mit **Mein Duellmarker**.
   *[no] { "" }
}
wingspan-ask-tray-answers = Die Tränke: was gepasst hat
wingspan-ask-goal-answers = Deine Zahlen für die Rundenziele
wingspan-goal-choice = { $count } · { $goal }
wingspan-button-correct-setup = Einstellungen
wingspan-button-correct-reactions = Reaktionen

# -- the feeder
wingspan-panel-dice = **Welche Symbole zeigt das Vogelhäuschen?** Er nimmt das erste, das da ist: { $faces }.
wingspan-panel-dice-none = In diesem Zug erhält er kein Futter, also werden keine Würfel entfernt.
wingspan-ask-faces = Die Symbole, die zu sehen sind
wingspan-dice-reroll = Alle Würfel zeigen dasselbe Symbol (auch ein einzelner): Wirf zuerst alle fünf neu und sag dann, was zu sehen ist.
wingspan-dice-remove = Entferne **alle Würfel mit { FORM($face, case: "dative") }**. Ist das Vogelhäuschen dann leer, wirf alle fünf hinein.

# -- the end
wingspan-need-score = **Deine eigenen Punkte.** Ziele und Marker auf der Karte sind schon bekannt.
wingspan-panel-score-known = Aus Zielen: { $goals }.{ $group ->
    [0] { "" }
   *[other] { " " }Größte Gruppe von Duellmarkern: { $group }.
}
wingspan-panel-score-yours = Deine Angaben: Vögel { $birds }, Bonuskarten { $bonus }, Eier { $eggs }, gelagertes Futter { $cached }, untergeschobene Karten { $tucked }.
wingspan-panel-score-totals = Du { $yours }, der Automa { $hers }.{ $tie ->
    [yes] { " " }Gleichstand, übrig sind: bei dir { $food } Futter, bei ihm { wingspan-tokens }. { $won ->
        [yes] Du gewinnst.
       *[no] Er gewinnt.
    }
   *[no] { "" }
}
wingspan-panel-score-tie = Gleichstand. Es entscheidet, was übrig ist: Wie viel Futter hast du noch? Er hat noch { wingspan-tokens }.
wingspan-ask-score = Deine eigenen Punkte
wingspan-ask-score-birds = Punkte deiner Vögel
wingspan-ask-score-bonus = Punkte deiner Bonuskarten
wingspan-ask-score-eggs = Eier
wingspan-ask-score-cached = Gelagertes Futter
wingspan-ask-score-tucked = Untergeschobene Karten
