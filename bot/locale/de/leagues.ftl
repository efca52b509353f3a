# Leagues: seasons of a game. The bot makes the tables of each round, starts them, reminds people and counts.

league-name = Liga { $game } { $number }
league-thread = { $name }: Runde { $round }, Tisch { $table }

# -- the invitation ---------------------------------------------------------------------------------------------------

league-join-title = 🏆 **{ $name }** { $status ->
    [joining] ist eröffnet: Wer möchte, macht mit.
    [cancelled] wurde vor dem Start geschlossen.
    [over] ist vorbei.
   *[other] hat begonnen.
}
# $size: how many sit at a table; $days: how long a round lasts at most.
league-join-shape = { $rounds ->
    [one] Eine Runde
   *[other] { $rounds } Runden
} mit { $size ->
    [2] Tischen zu zweit
   *[other] { $size } Plätzen an jedem Tisch, oder einem weniger, wenn dann niemand aussetzen muss
}. Ich setze die zusammen, die am seltensten gegeneinander gespielt haben, lege für jeden Tisch einen Thread an, starte ihn und pinge dort alle an. Eine Runde endet mit ihrer letzten Partie, spätestens nach { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
}; eine Partie, die länger dauert, zählt, wenn sie endet.
league-join-clock = ⏳ { $clock }
league-join-points = Punkte je Tisch: 12 für den alleinigen Sieg, dahinter weniger je nach Rang, egal wie viele dort sitzen; wer sich einen Rang teilt, teilt die Punkte. Eine Runde ohne Tisch bringt 6, ebenso ein Tisch, der vor dem Ende geschlossen wird. Bei Gleichstand entscheiden die Siege, dann die eigene Punktzahl im Verhältnis zur jeweils besten, dann der direkte Vergleich, dann das Los.
league-join-leaving = Wer die Liga verlässt, behält die Punkte bis dahin. Auf dem Platz spielt ein Automa weiter, ohne dass es für jemanden zählt; in späteren Runden fehlt die Person. Wer nur einen Platz aufgibt und in der Saison bleibt, bekommt für diesen Tisch nichts.
league-join-people = Dabei ({ $count } von { $most }): { $people }
league-join-nobody = Noch ist niemand dabei.
# $people: those who are named, with commas between; $count: how many others there are.
league-join-more = { $people } und { $count ->
    [one] eine weitere Person
   *[other] { $count } weitere
}
button-league-join = Mitmachen
button-league-leave = Liga verlassen
button-league-start = Saison starten
button-league-end = Beenden
button-league-over = Ja, beenden

# -- answers ----------------------------------------------------------------------------------------------------------

league-opened = Die { $name } ist eröffnet: Die Einladung steht im Kanal. Du leitest die Liga; willst du selbst mitspielen, drück dort auf den Knopf. `/league start` startet die Saison.
league-joined = Du bist dabei: { $name }. Beginnt die Saison, wirst du im Thread von jedem deiner Tische angepingt.{ $runs ->
    [yes] {" "}Du leitest diese Liga: Auch `/league start` startet die Saison.
   *[no] {""}
}
league-left = Du hast die { $name } verlassen.
league-left-season = Du hast die Saison der { $name } verlassen. Deine Punkte bleiben; an deinen Tischen spielt ein Automa weiter, und spätere Runden finden ohne dich statt.
league-taken-out = { $person } ist nicht mehr dabei: { $name }.
league-started = Die Saison der { $name } beginnt: Ich lege die Tische der ersten Runde an.
league-pauses = Die { $name } ruht: Keine Runde beginnt oder endet, und die Uhren der Tische stehen. Weiter geht es mit `/league resume`.
league-resumes = Die { $name } geht weiter.
league-end-sure = { $status ->
    [joining] Die { $name } schließen, noch vor dem Start?
   *[other] Die Saison der { $name } jetzt beenden? Es zählt der jetzige Stand. Partien, die noch laufen, gehen normal weiter und zählen wie ausgesetzte Runden.
}
league-ended = Die { $name } ist beendet.

refused-no-league = In diesem Kanal gibt es keine Liga. `/league new` eröffnet eine.
refused-league-gone = Diese Liga ist nicht mehr gespeichert.
refused-league-no-server = Eine Liga braucht den Textkanal eines Servers.
refused-league-no-threads-here = Eine Liga braucht einen Textkanal, in dem ich Threads für ihre Tische anlegen kann: Das ist keiner. Eröffne sie in einem Textkanal.
refused-league-permissions = Für die Tische einer Liga lege ich in diesem Kanal Threads an, und dafür fehlt mir { $permissions }. Die Serververwaltung kann mir das in den Kanaleinstellungen erlauben; oder eröffne die Liga in einem anderen Kanal.
refused-league-size = So viele passen nicht an einen Tisch. { $count ->
    [0] Dieses Spiel spielt man hier allein.
   *[other] Möglich sind hier: { $sizes }.
}
refused-league-rounds = Eine Saison hat 1 bis { $most } Runden.
refused-league-days = Eine Runde dauert 1 bis { $most } Tage.
refused-league-open = In diesem Kanal gibt es schon eine Liga. `/league standing` zeigt sie; ist sie vorbei, kann hier eine andere beginnen.
refused-league-begun = Die Saison hat schon begonnen, mitmachen geht nicht mehr.
refused-league-not-begun = Die Saison hat noch nicht begonnen.
refused-league-over = Diese Liga ist vorbei.
refused-league-full = Diese Liga ist voll: Mehr als { $most } können nicht mitmachen.
refused-league-too-few = Bisher { $found ->
    [0] ist niemand
    [one] ist eine Person
   *[other] sind { $found } Leute
} dabei; es braucht mindestens { $needed }.
refused-league-not-yours = Das kann nur, wer die Liga eröffnet hat oder den Server verwaltet.
refused-league-not-in = Diese Person ist nicht in dieser Liga, oder nicht mehr.
refused-league-paused = Die Liga ruht schon.
refused-league-not-paused = Die Liga ruht nicht.

# -- posts ------------------------------------------------------------------------------------------------------------

league-round-title = 🏆 **{ $name }, Runde { $round } von { $rounds }** hat begonnen; sie endet spätestens am { $ends }.
# $place: a link to its thread; "none" before it is there. $people: who sits there.
league-round-table = { $number }. { $place ->
    [none] {""}
   *[other] { $place }:{" "}
}{ $people }
league-round-out = Diesmal ohne Tisch: { $people }.
league-soon-title = ⏳ **{ $name }**: Runde { $round } endet { $ends }. Noch im Gange:
league-soon-late = Was bis dahin nicht vorbei ist, geht weiter und zählt, wenn es endet.
league-drop = 🏆 { $person } verlässt die { $name }. Die Punkte bis hierhin bleiben; an laufenden Tischen spielt ein Automa auf dem Platz weiter, was für niemanden zählt. Für spätere Runden wird neu eingeteilt.
league-pause = ⏸️ **{ $name }** ruht: Keine Runde beginnt oder endet, und die Uhren der Tische stehen.
league-resume = ▶️ **{ $name }** geht weiter. Die Runde hat die Zeit, die noch übrig war.
league-over-title = 🏆 **{ $name } ist vorbei.** { $count ->
    [0] Niemand hat gewonnen.
    [one] Gewonnen hat { $winners }. Glückwunsch!
   *[other] Gewonnen haben gemeinsam { $winners }. Glückwunsch!
}
# $why: what keeps it from going on.
league-trouble = ⚠️ **{ $name }** kommt nicht weiter: Ich kann für einen Tisch keinen Thread anlegen. { $why ->
    [missing-permissions] Mir fehlt in diesem Kanal „Öffentliche Threads erstellen“ oder „Nachrichten in Threads senden“: Die Serververwaltung kann mir beides in den Kanaleinstellungen erlauben.
    [missing-access] Ich sehe diesen Kanal nicht mehr: Die Serververwaltung kann mir „Kanal anzeigen“ erlauben.
    [threads-crowded] Auf diesem Server sind für Discord zu viele Threads aktiv: Vielleicht schließt jemand einige.
    [place-taken] In dem Thread, den ich angelegt habe, wurde ein anderer Tisch eröffnet: Schließ ihn.
   *[other] Discord lässt es nicht zu.
} Ich versuche es von Zeit zu Zeit noch einmal; mit `/league resume` sofort.
league-thread-post = 🏆 **{ $name }, Runde { $round }, Tisch { $table }**: { $people }. Die Partie beginnt jetzt; die Runde endet spätestens am { $ends }. Wie die Saison steht, zeigt `/league standing`.
league-thread-late = 🏆 **{ $name }, Runde { $round }, Tisch { $table }**: { $people }. Die Partie beginnt jetzt. Wie die Saison steht, zeigt `/league standing`.

# -- the standing -----------------------------------------------------------------------------------------------------

league-standing-title = **{ $name }**, { $status ->
    [joining] noch nicht gestartet
    [paused] Runde { $round } von { $rounds }, ruht
    [over] Endstand
    [cancelled] vor dem Start geschlossen
   *[other] Runde { $round } von { $rounds }
}
league-standing-ends = Die Runde endet spätestens am { $ends }.
league-standing-nobody = Niemand ist dabei.
league-line = { $rank }. { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $wins ->
    [one] { $wins } Sieg
   *[other] { $wins } Siege
}, { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}{ $by ->
    [none] {""}
   *[other] {" "}({ $by })
}
# What puts somebody behind the one above.
league-by = { $by ->
    [wins] weniger Siege
    [margin] weniger Spielpunkte: { $share } % der besten
    [meeting] verliert den direkten Vergleich
    [lot] durch das Los
    [equal] gleichauf
    [dropped] nicht mehr dabei
   *[points] none
}
league-someone = jemand (Name gelöscht)
league-picture-points = Punkte
league-picture-wins = Siege
league-picture-tables = Tische
