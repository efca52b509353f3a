# Words on Wingspan's pictures, and the texts that describe them. Short: they are written into small boxes.

# One letter for a side's tokens; his must differ from those of the colours.
wingspan-picture-letter = { $side ->
    [automa] A
    [blue] B
    [green] G
    [purple] L
    [red] R
   *[yellow] E
}
# One of his cards.
wingspan-picture-card = { $card ->
    [AUTOMUBON] Automubon
    [ALLIANCE] Allianz
   *[other] { $card }
}
# What he does, as a title. Facts: action, eggs (their number).
wingspan-picture-action = { $action ->
    [draw_cards] Karten ziehen
    [play_bird] Vogel spielen
    [lay_eggs] { $eggs ->
        [one] 1 Ei
       *[other] { $eggs } Eier
    } legen
   *[gain_food] Futter erhalten
}
# What that asks for at the table. Facts: action, eggs, right (the symbol), mode ("duet" or "base").
wingspan-picture-do = { $action ->
    [draw_cards] Wirf die Tränke ab; er bekommt eine verdeckte Karte.
    [play_bird] Seine Bonuskarte sagt, was er behält; wirf andere passende Vögel ab.
    [lay_eggs] { $eggs ->
        [one] Er legt 1 Ei.
       *[other] Er legt { $eggs } Eier.
    }
   *[gain_food] Entferne alle Würfel mit dem ersten Symbol, das da ist.
} { $right ->
    [pink] Aktiviere deine rosa Fähigkeiten.
   *[other] { "" }
}
# Where he has no card. Facts: phase, round.
wingspan-picture-no-card = { $phase ->
    [setup] Noch nicht eingestellt
    [goal] Runde { $round } ist vorbei: Das Ziel wird gewertet
    [score] Alle vier Runden sind gespielt
    [finished] Die Partie ist vorbei
   *[turns] In Runde { $round } hat er noch keine Karte
}
wingspan-picture-no-current = Sein Stapel
wingspan-picture-doubt = rekonstruiert
wingspan-picture-carried-out = wird ausgeführt
# What a row of the tracker is for, while he has no card.
wingspan-picture-looks-up = { $kind ->
    [map] Ecke
    [type] Feldart
   *[habitat] Lebensraum
}
# What a row of the tracker tells.
wingspan-picture-found = { $value ->
    [top_left] von oben links
    [top_right] von oben rechts
    [bottom_left] von unten links
    [bottom_right] von unten rechts
    [nest] Nest
    [food] Futter
    [other] Spannweite, Schnabel
    [forest] Wald
    [wetland] Wasser
    [grassland] Grasland
   *[unknown] { $value }
}
wingspan-picture-no-token = kein Marker
wingspan-picture-no-gain = nichts
wingspan-picture-asks-tray = welche passen?
wingspan-picture-change = { $sign ->
    [plus] +{ $count }
   *[minus] −{ $count }
}
wingspan-picture-no-birds = noch keine Vögel
wingspan-picture-power = eine Fähigkeit
wingspan-picture-unknown = –
wingspan-picture-rank = { $rank ->
    [1] 1.
   *[other] 2.
}
wingspan-picture-goals = { $mode ->
    [blue] Ziele, blaue Seite
   *[green] Ziele, grüne Seite
}
wingspan-picture-base-cubes = Basis + Aktionswürfel
wingspan-picture-times = ×{ $count }
wingspan-picture-before = Vor der ersten Runde
# His turns that are taken in this round.
wingspan-picture-turns = { $turn } von { $turns } Zügen
wingspan-picture-next-turn = Zug { $turn } von { $turns }
wingspan-picture-winner = { $name } gewinnt
# Facts: kind (of the decision), name (the person), round, mode ("duet" or "base").
wingspan-picture-asked = { $kind ->
    [setup] { $name } stellt die Partie ein
    [turn] { $name } ist dran, dann der Automa
    [tray] Welche Vögel in der Tränke passen zu seiner Bonuskarte?
    [goal] { $mode ->
        [duet] Ziel der Runde { $round }: { $name } prüft die Karte
       *[base] Ziel der Runde { $round }: { $name } zählt
    }
    [score] { $name } zählt Punkte
   *[other] { $name } ist dran
}
# His card, large. Facts: card (its name, or "none"), round.
wingspan-picture-her-card = { $card ->
    [none] In Runde { $round } hat er noch keine Karte
   *[other] Seine Karte { $card }, Runde { $round }
}
wingspan-picture-unprinted = hier ist nichts gedruckt
# What a symbol of the right column does in the base modes.
wingspan-picture-right = { $right ->
    [place_cube] Einer seiner Aktionswürfel kommt auf das Rundenziel.
    [remove_cube] Er nimmt einen Aktionswürfel vom Rundenziel, falls einer dort liegt.
    [pink] Aktiviere alle deine rosa Fähigkeiten.
   *[blank] Sonst passiert nichts.
}
# The symbol of the right column, under its sign: as wingspan-icon, in less room.
wingspan-picture-icon = { $icon ->
    [place_cube] Würfel legen
    [remove_cube] Würfel weg
    [pink] rosa
    [blank] leer
   *[other] { $icon }
}
wingspan-picture-pile = { $pile ->
    [drawn] in dieser Runde gezogen
    [unseen] noch im Stapel
   *[removed] aus dem Spiel
}

# -- previews. Facts: kind, source and target (codes of spaces), bird, round
wingspan-picture-proposed = { $kind ->
    [token-placed] Dein Marker auf { FORM($target, case: "accusative", article: "definite") }
    [token-taken] Dein Marker auf { FORM($source, case: "dative", article: "definite") } kommt weg
    [token-moved] Dein Marker: { $source } → { $target }
    [react] { $bird }
    [take_back] Er gibt Marker zurück
    [tray] Passende Vögel in der Tränke
    [goal] Ziel der Runde { $round }
    [score] Deine Punkte
    [setup] Die Einstellungen
   *[turn] Sein nächster Zug
}
wingspan-picture-label = { $label ->
    [changes] Änderung
    [gains] für ihn
    [pays] er gibt ab
    [her-tokens] seine Marker
    [bonus-card] Bonuskarte
    [kept] behält er
   *[discarded] abgeworfen
}
# The person's gain on a space.
wingspan-picture-bonus = { $bonus ->
    [gain_die] Bonus: Würfel
    [draw_card] Bonus: Karte
   *[lay_egg] Bonus: Ei
}
# What a power is to him. Facts: outcome, tokens.
wingspan-picture-outcome = { $outcome ->
    [gains] { $tokens ->
        [one] Er bekommt 1 Futtermarker
       *[other] Er bekommt { $tokens } Futtermarker
    }
    [declines] Er macht nicht mit: Es kostet ihn mehr
    [not_fewest] Er hat nicht die wenigsten: nichts für ihn
    [has_none] Er hat nichts davon: nichts für ihn
    [tray_bird] Nutz die Fähigkeit eines Vogels in der Tränke; nichts für ihn
    [bonus_cards] Nutz Bonuskarten aus dem Vorrat; nichts für ihn
   *[none] Nichts für ihn
}
# Facts: hers, yours (-1: not compared).
wingspan-picture-compared = { $yours ->
    [-1] Seine Zahl ist { $hers }
   *[other] Seine Zahl ist { $hers }, deine { $yours }
}
wingspan-picture-no-match = Keiner passt: eine verdeckte Karte
wingspan-picture-draws = { $count ->
    [one] Er zieht die letzte Karte
   *[other] Er zieht eine von { $count } Karten
}

# -- scoring sheets
wingspan-picture-goal-scored = Ziel { $round }: { $goal }
wingspan-picture-standing = Seine Punkte bisher
wingspan-picture-won = { $tied ->
    [yes] Bei Gleichstand entscheidet der Rest: { $name } gewinnt
   *[no] { $name } gewinnt
}
# A source of points.
wingspan-picture-source = { $source ->
    [birds] Vögel
    [face-down] Verdeckte Vögel
    [bonus] Bonuskarten
    [eggs] Eier
    [tokens] Gelagertes Futter
    [tucked] Karten darunter
    [goals] Ziele
    [group] Größte Gruppe
   *[total] Summe
}
wingspan-picture-of-tokens = von { $count }
wingspan-picture-you = Du
# Facts: name, value, made (whether of base and cubes), base, count (of cubes), rank (0: none), points.
wingspan-picture-sheet-side = **{ $name }**: { $value }{ $made ->
    [yes] {" "}({ $base } + { wingspan-cubes })
   *[no] {""}
}{ $rank ->
    [0] {""}
   *[other] , { wingspan-picture-rank } Platz
}: { wingspan-points }
wingspan-picture-sheet-total = **{ $name }**: { $total }
wingspan-picture-sheet-line = – { $source }: { $points }
wingspan-picture-sheet-left = Übrig: er { wingspan-tokens }, du { $food } Futter

# -- why his token lies there. Facts: space, with habitat and symbol
wingspan-picture-why = Warum { $space }?
wingspan-picture-why-none = Warum kein Duellmarker?
# Facts: card, section (its number), icon (in words), corner, action.
wingspan-picture-step-corner = Abschnitt { $section } der Karte { $card } zeigt „{ $icon }“. Auf der Duellanzeige der Runde steht dieses Symbol { $corner ->
    [top_left] oben links
    [top_right] oben rechts
    [bottom_left] unten links
   *[bottom_right] unten rechts
}: In dieser Ecke fängt er an.
# Facts: kind, icon, value (in words).
wingspan-picture-step-look-up = { $kind ->
    [habitat] Für den Lebensraum gilt „{ $icon }“: { $value }.
   *[type] Für die Feldart gilt „{ $icon }“: { $value }.
}
# Facts: goal, reason ("goal" or "first_free").
wingspan-picture-step-goal = { $reason ->
    [goal] Er hat einen Vogel gespielt: Er sucht das erste freie Feld, das ihn bei „{ $goal }“ weiterbringt.
   *[first_free] Er hat einen Vogel gespielt, aber kein freies Feld bringt ihn bei „{ $goal }“ weiter: Er nimmt das erste freie.
}
# Facts: corner, taken, unfit (spaces passed, by reason).
wingspan-picture-step-way = Er geht jede Reihe { $corner ->
    [top_left] von links durch, von der obersten Reihe nach unten
    [top_right] von rechts durch, von der obersten Reihe nach unten
    [bottom_left] von links durch, von der untersten Reihe nach oben
   *[bottom_right] von rechts durch, von der untersten Reihe nach oben
}. Übergangen: { $taken } besetzt, { $unfit } unpassend.
# Why the token lies there. Facts: reason, space, habitat, type, goal.
wingspan-picture-reason = { $reason ->
    [goal] { $space } ist das erste freie Feld, das ihm bei „{ $goal }“ hilft.
    [first_free] { $space } ist das erste freie Feld.
    [look_up] { $space } ist das erste freie Feld, das passt: { $habitat }, { $type }.
    [look_up-none] Kein freies Feld passt zu { $habitat } und { $type }: kein Duellmarker.
    [no_tokens] Alle seine Duellmarker sind gelegt: keiner mehr übrig.
   *[none] Kein Feld ist frei: kein Duellmarker.
}

# -- charts
# Facts: name, games, won.
wingspan-picture-history = { $name }: { $games ->
    [one] 1 Partie gegen den Automa, { $won } gewonnen
   *[other] { $games } Partien gegen den Automa, { $won } gewonnen
}
wingspan-picture-no-games = Noch keine beendete Partie
wingspan-picture-line = { $line ->
    [yours] du
   *[hers] Automa
}
wingspan-picture-column = { $column ->
    [games] Partien
    [won] gewonnen
    [yours] du im Schnitt
    [hers] er im Schnitt
   *[all] Alle Partien
}
wingspan-picture-average = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
wingspan-picture-strength = Er kommt im Schnitt auf { $mean } Punkte
wingspan-picture-any-bonus = { $sort ->
    [asia] Bonuskarte aus Asien
    [european] Bonuskarte aus Europa
   *[percent] Prozentkarte
}
wingspan-picture-figure = { $figure ->
    [lowest] am wenigsten
    [quarter] ein Viertel darunter
    [half] die Hälfte darunter
    [three-quarters] drei Viertel darunter
   *[highest] am meisten
}

# -- alt texts: the picture's order, short sentences
wingspan-picture-alt-round = Runde { $round }, { $turn } von seinen { $turns } Zügen gemacht
wingspan-picture-alt-turn = Sein Zug: { $action }
wingspan-picture-alt-tokens = Duellmarker { $name }: { $spaces }
wingspan-picture-alt-goal = Ziel { $round }, { $goal }: Automa { $hers }, du { $yours }
wingspan-picture-alt-hers = Der Automa hat bisher { wingspan-points }: Vögel { $birds }, verdeckt { $face_down }, Eier { $eggs }, Futtermarker { $tokens }
# Facts: section, text, found (what the tracker tells, or "none"), here (carried out: yes, no), doubt (yes, no).
wingspan-picture-alt-section = { $section }: { $text }{ $found ->
    [none] {""}
   *[other] {" "}→ { $found }
}{ $doubt ->
    [yes] {" "}(angenommen)
   *[no] {""}
}{ $here ->
    [yes] {" "}– wird ausgeführt
   *[no] {""}
}
wingspan-picture-alt-kept = Er behält { $kept }
wingspan-picture-alt-then = { $what }: { $before } → { $after }
wingspan-picture-alt-side = { $name }: { $value }, { wingspan-points }
wingspan-picture-alt-total = { $name }: { $total }
wingspan-picture-alt-line = { $source } { $points }
wingspan-picture-alt-level = { $level }: { $games } gespielt, { $won } gewonnen, im Schnitt { $yours } zu { $hers }.
wingspan-picture-alt-game = { $day }: { $yours } zu { $hers }.
wingspan-picture-alt-strength = { $lowest } bis { $highest } Punkte in { $games } simulierten Partien; ein Viertel unter { $low }, die Hälfte unter { $middle }, drei Viertel unter { $high }.
wingspan-picture-alt-own = { $own } Punkte schlagen { $share } % davon.

# -- the full description. One line each.
wingspan-picture-named-side = { $name } ({ $colour })
wingspan-picture-full-round = **Runde { $round }**, { $turn } von seinen { $turns } Zügen gemacht
wingspan-picture-full-sides = Du: { $you }; gegen dich: { $her }
wingspan-picture-full-setup = { $level }, { $mode }, { $special }, { $variant }; Schachteln: { $boxes }
# What rests on a value that is not printed. Facts: what, status.
wingspan-picture-full-mark = { $what ->
    [tracker] Die Duellanzeige dieser Runde
    [blank_section] Ein Abschnitt, den seine Karte nicht hat
    [lost_icon] Was auf seiner Karte gezählt wird
    [ties] Wer bei Gleichstand Zielpunkte bekommt
    [fewest] Wer bei „Wenigste“ Punkte bekommt, wenn niemand etwas hat
    [pairs] Was ein Paar zählt
    [blue_side] Die blaue Seite der Zieltafel
    [base_value] Sein Basiswert für ein Ziel
    [hoard_die] Was ein Würfel für ihn wert ist
   *[power] Die Fähigkeit eines Vogels
}: { $status }
wingspan-picture-full-card = **Seine Karte { $card }**, Abschnitt für Abschnitt:
wingspan-picture-full-line = – { $text }
wingspan-picture-full-hers = **Der Automa**: bisher { wingspan-points }, davon { $goals } für Ziele
wingspan-picture-full-birds = – Vögel: { $birds }; verdeckt: { $face_down }
wingspan-picture-full-counts = – Eier: { $eggs }; Futtermarker: { $tokens }{ $spent ->
    [0] {""}
   *[other] {" "}({ $spent } wurden zu Eiern)
}; Aktionswürfel auf diesem Ziel: { $cubes }
# Facts: name, values (a list), keep (the most), kind (percent, lowest, highest).
wingspan-picture-full-bonus = – Bonuskarte: { $name }{ $kind ->
    [percent] , behält den wertvollsten passenden Vogel
    [lowest] , nimmt { $values }, behält { $keep ->
        [one] 1
       *[other] bis zu { $keep }
    }, niedrigste zuerst
   *[highest] , nimmt { $values }, behält { $keep ->
        [one] 1
       *[other] bis zu { $keep }
    }, höchste zuerst
}
# Facts: round, goal, hers, yours, scored (yes, no), hers_points, yours_points, doubt (yes, no).
wingspan-picture-full-goal = **Ziel { $round }**, { $goal }: Automa { $hers }, du { $yours }{ $scored ->
    [yes] ; Punkte { $hers_points } zu { $yours_points }
   *[no] {""}
}{ $doubt ->
    [yes] {" "}(angenommener Wert)
   *[no] {""}
}
wingspan-picture-full-tokens = **{ $name }**: { $spaces }; noch { $left } Duellmarker{ $group ->
    [none] { "" }
   *[other] ; größte Gruppe: { $group }
}
wingspan-picture-full-reset = Reset-Feld ({ $count })
# Facts: number, round, what, tokens, doubt (yes, no), taken_back (yes, no), outcome.
wingspan-picture-full-reaction = Fähigkeit { $number } (Runde { $round }): { $what }. { $outcome }{ $doubt ->
    [yes] {" "}(angenommen)
   *[no] {""}
}{ $taken_back ->
    [yes] ; zurückgenommen
   *[no] {""}
}
wingspan-picture-full-effect = bekommt { $gains }, gibt ab: { $pays }
wingspan-picture-full-turn = Zug { $round }.{ $turn }, Karte { $card }: { $action } → { $brought }
wingspan-picture-full-kept = Vogel mit Wert { $points }
wingspan-picture-full-discarded = wirft einen Vogel mit Wert { $points } ab
wingspan-picture-full-cube = Aktionswürfel { $change ->
    [placed] gelegt
   *[removed] entfernt
}
wingspan-picture-full-open = die Angabe zur Tränke fehlt noch
wingspan-picture-full-pile = { $pile }: { $cards }

# What the signs on the pictures mean, at most some 60 characters each.
wingspan-legend = { $sign ->
    [mark-play-bird] Er nimmt einen passenden Vogel aus der Tränke
    [mark-draw-cards] Er wirft die Tränke ab und nimmt eine Karte
    [mark-lay-eggs] Er bekommt so viele Eier, wie dort stehen
    [mark-gain-food] Er nimmt Würfel aus dem Vogelhäuschen
    [mark-place-cube] Ein Aktionswürfel von ihm kommt auf das Ziel
    [mark-remove-cube] Ein Aktionswürfel von ihm verlässt das Ziel
    [mark-pink] Nutz deine rosa Fähigkeiten
    [mark-blank] Sonst nichts
    [habitat-forest] Wald
    [habitat-wetland] Wasser
    [habitat-grassland] Grasland
    [mark-nest] Ein Feld mit Nest
    [mark-food] Ein Feld mit Futter
    [mark-other] Ein anderes Feld: Spannweite oder Schnabel
    [die-seed] Ein Würfel im Vogelhäuschen, hier mit Samen
    [kept-5] Ein Vogel, den er behält, mit seinen Punkten
    [mark-face-down] Eine Karte, die verdeckt bei ihm liegt
    [corner-top-right] Die Ecke, in der er zu suchen anfängt
    [mark-reset-space] Das Feld neben der Karte, nur für dich
   *[mark-doubt] Das beruht auf einem Wert, der nicht gedruckt ist
}
