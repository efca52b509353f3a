# Clocks: how long seats have for their answers, and what happens then.

# -- refusals --------------------------------------------------------------------------------------------------------

# $part: what could not be read, as it was typed.
refused-clock-unreadable = „{ $part }“ verstehe ich nicht als Uhr. Gib zum Beispiel 36h, 2 Tage, schnell oder Zeitkonto 5 Tage + 6h ein. Alles, was sich einstellen lässt, steht unter **{ button-clock }** oder `/table clock`.
refused-clock-alone = Wo ein Mensch allein oder nur mit Automas spielt, läuft keine Uhr: Niemand wartet. Nimm dir so viel Zeit, wie du willst.
refused-clock-too-short = Eine Uhr muss mindestens eine Minute Zeit lassen.
refused-clock-too-long = Mehr als 60 Tage Zeit kann eine Uhr nicht lassen.

# -- what a clock is -------------------------------------------------------------------------------------------------

# $name: of a clock that is offered, or "own".
clock-name = { $name ->
    [relaxed] Gemütlich (2 Tage pro Zug)
    [daily] Täglich (1 Tag pro Zug)
    [fast] Schnell (4 Stunden pro Zug)
    [live] Live (10 Minuten pro Zug)
    [bank] Zeitkonto (5 Tage, +6 h/Antwort)
   *[none] Keine Uhr
}
# $count of $unit: a length of time.
clock-span = { $unit ->
    [d] { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
    [h] { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
    }
   *[m] { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
}
clock-turn = { $time } pro Zug
clock-bank = { $time } für die ganze Partie, mit jeder Antwort { $increment } mehr
clock-answer = { $time } für Antworten auf andere
clock-then-default = danach gibt der Bot die einfachste Antwort
clock-then-automa = danach spielt ein Automa den Zug
clock-then-others = danach entscheiden die anderen
clock-stand-in = Automas, die einspringen, haben die Stärke { automa-level }
lobby-clock = • Uhr: { $clock }

# -- a clock as it is typed ------------------------------------------------------------------------------------------

# What people may type, with commas between; the bot writes the first one. Accents and capitals may be left out, and the
# words of all languages are understood everywhere: so none of them may mean another thing in another language.
# The clocks that are offered by name. Behind "bank" stand its time and what each answer adds.
clock-typed-relaxed = gemütlich
clock-typed-daily = täglich
clock-typed-fast = schnell
clock-typed-live = live
clock-typed-bank = Zeitkonto, Konto
# No clock, and of a reminder or an absence: not at all.
clock-typed-none = keine, keine Uhr, ohne Uhr
clock-typed-off = aus, keine
# What may stand behind the time. A word that a time or another word follows.
clock-typed-answers = Antworten, Antwort
clock-typed-nudge = Erinnerung, erinnern
clock-typed-ping = Ping, anpingen
clock-typed-then = danach, dann
clock-typed-automa = Automa
clock-typed-away = abwesend, Abwesenheit
# Behind "then", beside the automa.
clock-typed-default = einfachste, einfachste Antwort
clock-typed-others = andere, die anderen
# $count of $unit: a length of time.
clock-typed-span = { $unit ->
    [d] { $count ->
        [one] 1 Tag
       *[other] { NUMBER($count, useGrouping: 0) } Tage
    }
    [h] { NUMBER($count, useGrouping: 0) }h
   *[m] { NUMBER($count, useGrouping: 0) } min
}

# -- choosing one ----------------------------------------------------------------------------------------------------

# It leads to the clock, and to whether a table is rated.
button-clock = Uhr und Wertung
# $clock: in words; $typed: as one types it; $asks: whether others have to agree to another one, "yes" or "no".
clock-page = **{ button-clock }**
    Uhr: { $clock }.
    So gibst du sie ein: `{ $typed }`{ $asks ->
        [yes] . Wählst du eine andere, werden alle am Tisch gefragt.
       *[no] { "" }
    }
    Hinter der Zeit kann noch mehr stehen, durch Kommas getrennt:
    • `Antworten 12h`: so viel Zeit für Antworten auf andere
    • `Erinnerung 25%`, `Ping 3h`: so lange vor dem Ende kommen die erste und die letzte Erinnerung (`Ping aus`: keine)
    • `danach Automa`, `danach andere`: was passiert, wenn die Zeit um ist
    • `Automa Jäger`: wie stark Automas sind, die für jemanden einspringen
    • `abwesend 7 Tage`: so lange steht die Uhr, wenn jemand abwesend ist (`abwesend aus`: gar nicht)
# $banks: of each who plays, a list.
clock-left = Restzeit für die Partie: { $banks }.
clock-left-of = { $name } { $time }{ $runs ->
    [yes] {" "}(läuft gerade)
   *[no] {""}
}
clock-pick-time = Wie viel Zeit?
clock-own = Andere Zeit: selbst eingeben
clock-then = Und wenn die Zeit um ist?
clock-pick-then = { $then ->
    [others] Zeit um: Die anderen entscheiden
   *[default] Zeit um: die einfachste Antwort
}
# Under the last one.
clock-simplest = Der Bot passt, lehnt ab oder nimmt das Erste, was geht
clock-pick-reminders = Erinnerungen
clock-reminders = { $which ->
    [quiet] Nur die erste, stille Erinnerung
    [loud] Nur die letzte Erinnerung (Kanal)
    [none] Keine Erinnerungen
   *[both] Erinnerungen: still, dann im Kanal
}
clock-pick-absence = Wenn jemand abwesend ist
# $stops: whether the clock stops at all, "yes" or "no"; $time: for how long.
clock-absence = { $stops ->
    [no] Abwesend: Die Uhr läuft weiter
   *[yes] Abwesend: Uhr steht max. { $time }
}
clock-pick-level = Zeit um: Automa spielt ({ automa-level })
clock-form-title = Die Uhr
clock-form-field = Zeit, zum Beispiel: 36h, Antworten 12h
clock-proposed = **Vorgeschlagen:** { $clock }. Das gilt, sobald alle anderen zugestimmt haben; sie werden im Kanal gefragt.

# -- posts -----------------------------------------------------------------------------------------------------------

# $clock: the clock that is proposed, in words; $typed: as one types it, with all that differs from the usual.
proposal-clock = **{ $name } schlägt für diesen Tisch eine andere Uhr vor:** { $clock } (`{ $typed }`). Alle müssen zustimmen, die mitspielen; wer dann gefragt ist, hat die ganze neue Zeit.
    .alone = **{ $name } stellt an diesem Tisch eine andere Uhr ein:** { $clock } (`{ $typed }`). Wer jetzt gefragt ist, hat die ganze neue Zeit.
# $name: whose time was over; $automa: whether an automa has played the turn, "yes" or "no".
post-late = { $automa ->
    [yes] ⏰ Die Zeit von { $name } war um; ein Automa hat geantwortet.
   *[no] ⏰ Die Zeit von { $name } war um; der Bot hat geantwortet.
}
# $names: whose seats an automa holds since they did not answer in time, a list.
post-away = 💤 Keine rechtzeitige Antwort von { $names }. { $count ->
    [one] Ein Automa spielt, bis **Wieder selbst spielen** gedrückt wird.
   *[other] Je ein Automa spielt, bis **Wieder selbst spielen** gedrückt wird.
}
# No person plays at a running table. $ways: whether somebody can take an own seat "back", only a free "seat", or "both".
post-deserted = 💤 Hier spielt gerade kein Mensch, also steht alles still. { $ways ->
    [back] Es geht weiter, wenn jemand auf **Wieder selbst spielen** drückt.
    [seat] Es geht weiter, wenn jemand einen freien Platz nimmt.
   *[both] Es geht weiter, wenn jemand auf **Wieder selbst spielen** drückt oder einen freien Platz nimmt.
}
# Nothing has moved for two weeks.
post-asleep = 💤 **{ $game }:** Hier hat sich zwei Wochen lang nichts getan, darum schläft dieser Tisch. Wer hier etwas tut, weckt ihn. `/table end` schließt ihn oder fragt die anderen.
# $name: whose time is over. All others are asked; half of them are enough to refuse, and at its close those count who have answered.
proposal-late = **Die Zeit von { $name } ist um.** **Zustimmen**: Der Bot gibt jetzt die einfachste Antwort (er passt, lehnt ab oder nimmt das Erste, was geht). **Ablehnen**: { $name } bekommt noch einmal die ganze Zeit. Antwortet niemand, gilt das als Zustimmung.
# At the end of a panel's first page. $due: a moment as Discord shows it ("in 2 days").
panel-until = -# ⏰ Deine Zeit endet { $due }.
