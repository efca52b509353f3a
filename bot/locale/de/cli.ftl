# What the console script `aviary` says.

# { $file } could not be read or written; { $why } is the operating system's word.
cli-unreadable = { $file } lässt sich nicht lesen: { $why }.
cli-unwritable = { $file } lässt sich nicht schreiben: { $why }.

cli-verify-right = { $file }: stimmt. { $game }, { $entries ->
    [one] ein Schritt
   *[other] { $entries } Schritte
}.
# One thing that is wrong in a record, as `fault-in-field`.
cli-verify-fault = { $file }, { $fault }
cli-verify-more = { $file }: Es gibt noch mehr Fehler: --faults zeigt sie.
cli-verify-sum = { $right } von { $files } Partiedateien stimmen.

# A rule that was looked up on the command line, and what else may be meant.
cli-rulebook-written = { $file }: { $entries } Einträge.
cli-rules-entry = { $id } · { $title }
cli-rules-example = Beispiel: { $example }
cli-rules-others = Siehe auch:
cli-rules-other = { "  " }{ $id } · { $title }
cli-rules-choice = { "  " }{ $id } · { $title }: { $text }
cli-rules-unclear = Welche Regel gemeint ist, ist nicht klar. Ist es eine von diesen?
cli-rules-nothing = Zu „{ $words }“ steht nichts im Regelheft.
cli-rules-language = Das Regelheft von { $game } gibt es noch nicht auf { $asked }, nur auf { $known }.

cli-simulate-no-game = Ein Spiel „{ $game }“ gibt es nicht. Es gibt: { $known }.
cli-simulate-no-automa = Einen Automa „{ $automa }“ gibt es nicht. Es gibt: { $known }.
cli-simulate-seats = { $game } lässt sich mit einer dieser Spielerzahlen spielen: { $known }.
cli-simulate-option = „{ $option }“ ist keine Option dieses Spiels. Es gibt: { $known }.
cli-simulate-written = { $games ->
    [one] Eine Partiedatei
   *[other] { $games } Partiedateien
} geschrieben nach { $folder }.
# Column heads.
cli-simulate-game = Spiel
cli-simulate-players = Spieler
cli-simulate-games = Partien
cli-simulate-entries = Schritte, Mittel
cli-simulate-score = Punkte, Mittel
cli-simulate-winning = Beim Sieg, Mittel
cli-simulate-seconds = Sekunden
cli-simulate-each = ms je Partie

# A tournament of players made of code. First what cannot be done.
cli-tournament-alone = { $game ->
    [wingspan] Flügelschlag spielt hier eine Person gegen den Automa, darum lässt sich kein anderer Spieler gegen ihn aufstellen. Starte „aviary strength“: Das sagt anhand simulierter Partien, wie stark der Automa ist.
   *[other] { $game } spielt man allein, darum lassen sich keine Spieler gegeneinander aufstellen.
}
cli-tournament-seats = { $players ->
    [one] Ein Spieler ist angegeben
   *[other] { $players } Spieler sind angegeben
}; { $game } spielt man mit einer dieser Zahlen: { $known }.
cli-tournament-no-level = Einen Spieler „{ $level }“ gibt es nicht. Es gibt: { $known }.
cli-tournament-near-level = Einen Spieler „{ $level }“ gibt es nicht. Meinst du { $near }? Es gibt: { $known }.
cli-tournament-no-budget = „{ $written }“ ist kein Budget. Gib eine Zahl von Probepartien ("800") oder CPU-Sekunden ("0.3s") über 0 an; nur Spieler, die suchen, nehmen eins.
cli-tournament-two-budgets = Gib --think oder --playouts an, nicht beides.
cli-kept-games = { $what ->
    [balance] eines Ausgewogenheitsberichts
   *[tournament] eines Turniers
}
cli-tournament-not-resumable = { $reason ->
    [other-tournament] { $file } ist die Datei { cli-kept-games } mit anderen Spielern, Optionen oder anderem Spielmaterial, mit einem anderen Spiel oder Startwert. Gib eine andere Datei an.
    [other-version] { $file } wurde mit einer anderen Version der Regeln oder der Spieler begonnen. Gib eine andere Datei an.
    [in-use] { $file } ist in Gebrauch: Ein anderer Befehl schreibt gerade seine Partien hinein. Warte, bis er fertig ist, oder gib eine andere Datei an.
    [damaged] { $file }, Zeile { $line }: Das ist keine beendete Partie. Lösch die Zeile oder gib eine andere Datei an.
   *[no-tournament] { $file } beginnt nicht wie die Datei { cli-kept-games }. Gib eine andere Datei an.
}
cli-tournament-dropped = Die letzte Zeile von { $file } war abgeschnitten. Ihre Partie wird noch einmal gespielt.
cli-no-cluster = { $reason ->
    [not-installed] Um auf einem Cluster zu spielen, brauchst du das Paket „distributed“: pip install "aviary[cluster]"
    [no-workers] Der Cluster unter { $address } hat keine Worker.
    [other-version] Die Worker unter { $address } lassen sich nicht nutzen: Installiere dort dieselbe Version von Aviary wie hier.
   *[out-of-reach] Unter { $address } gibt es keinen Dask-Scheduler, wie in tcp://10.0.0.5:8786.
}
# $number, $seed: of the game. $fault: what it is and where, "KeyError.search.57".
cli-tournament-game-failed = Partie { $number } mit Startwert { $seed } traf auf einen Fehler im Programm: { $fault }. Mit demselben Befehl tritt er wieder auf.
cli-worker-lost = Ein Arbeitsprozess endete vor der Zeit: Er wurde beendet, vielleicht aus Speichermangel, oder ist nicht mehr erreichbar.
# What is going on, and what was done.
cli-tournament-playing = Spiele { $game }
cli-tournament-found = { $games ->
    [one] Eine Partie steht
   *[other] { $games } Partien stehen
} schon in { $file }.
cli-tournament-interrupted = Abgebrochen nach { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}.
cli-tournament-go-on = Weiter mit: { $command }
cli-tournament-not-kept = Sie sind nicht gespeichert. Mit --resume DATEI bleiben die beendeten Partien erhalten, und derselbe Befehl macht weiter.
cli-tournament-speed = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} in { $seconds } s, { $rate } pro Sekunde.
cli-tournament-written = { $file } geschrieben.
# The table: title, column heads, and several entries of one player together.
cli-tournament-title = { $game }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, Startwert { $seed }
cli-tournament-player = Spieler
cli-tournament-share = Siege
cli-tournament-interval = 95 %
cli-tournament-score = Punkte
cli-tournament-margin = Vorsprung
cli-tournament-cpu = CPU-ms pro Zug
cli-tournament-skill = OpenSkill
cli-tournament-together = { $entries } × { $name }

# How strong the Wingspan Automa is: what is going on, what was done, and column heads (a setting: mode, level, special
# card, bonus card, tokens).
cli-strength-playing = Spiele Partien
cli-strength-written = { $settings } Einstellungen geschrieben nach { $file }.
cli-strength-setting = Einstellung
cli-strength-games = Partien
cli-strength-mean = Mittel
cli-strength-sd = SD
cli-strength-quartiles = Quartile
cli-strength-range = Spanne

cli-render-entry = Diesen Schritt gibt es nicht: Die Partiedatei hat { $entries }.
cli-render-seat = Diesen Platz gibt es nicht. Es gibt: { $known }.
cli-render-record = { $file } lässt sich nicht nachspielen: { $why }
cli-render-no-hand = Eine Hand hat nur ein Platz: Nenn ihn mit --seat.
cli-render-no-hands = In diesem Spiel hält niemand etwas geheim.
cli-render-no-sheet = Bis dahin wurde nichts gewertet.
cli-render-written = { $file }: { $alt }

# What `aviary web` says.
cli-web-serving = Die Seiten sind unter { $address } zu sehen (Strg+C beendet).
cli-web-record = { $file }: { $address }
cli-web-port = { $host }, Port { NUMBER($port, useGrouping: 0) } lässt sich nicht nutzen: { $cause }. Wähl einen anderen mit --port, oder mit WEB_HOST und WEB_PORT.

# -- aviary recount ---------------------------------------------------------------------------------------------------

# $games: how many were counted; $changed: of how many something else is kept now.
cli-recount-done = { $games ->
    [0] Es gibt keine beendete Partie.
    [one] Ich habe 1 Partie neu gezählt.
   *[other] Ich habe { $games } Partien neu gezählt.
} { $changed ->
    [0] Alles ist wie vorher.
    [one] Bei 1 davon ist jetzt etwas anders.
   *[other] Bei { $changed } davon ist jetzt etwas anders.
}
# $unreadable: how many have a log that the present rules refuse.
cli-recount-unreadable = { $unreadable ->
    [one] Der Verlauf von 1 Partie lässt sich nicht lesen; was von ihr gezählt war, bleibt.
   *[other] Die Verläufe von { $unreadable } Partien lassen sich nicht lesen; was von ihnen gezählt war, bleibt.
}

# What a translation lacks. Facts: file, name (a message, or a rule's id), what (facts, forms, words), count, known (languages)
cli-translation-no-language = Für „{ $language }“ gibt es unter { $folder } keinen Ordner mit Texten. Es gibt: { $known }.
cli-translation-line = { $file }, { $name }: { $why }
cli-translation-missing = fehlt.
cli-translation-unused = gibt es auf Englisch nicht, und nichts hier fügt es ein.
cli-translation-strange = nennt Angaben, die der englische Text nicht bekommt: { $what }.
cli-translation-untold = nennt { $what } nicht. Ist das richtig, sag es in einem Kommentar direkt darüber: "Without $fact: why".
cli-translation-plural = hat keinen Text für diese Pluralformen ganzer Zahlen: { $what }.
cli-translation-form = verlangt eine Form, die es nicht gibt: { $what }.
cli-translation-mentioned = fügt einen Text ein, den es nicht gibt: { $what }.
cli-translation-junk = lässt sich nicht als Text lesen. Sieh dir auch die Zeilen darüber an.
cli-translation-book = Zu diesem Spiel gibt es in dieser Sprache kein Regelheft.
cli-translation-chapter = In dieser Sprache fehlt das Kapitel über den Bot, mit dem jedes Regelheft endet.
cli-translation-unreadable = Das Regelheft lässt sich nicht lesen: { $what }
cli-translation-terms = hat andere Begriffe als auf Englisch: { $what }.
cli-translation-order = hat seine Einträge in anderer Reihenfolge als auf Englisch.
cli-translation-see = verweist auf andere Einträge als auf Englisch: { $what }.
cli-translation-shape = hat andere Beispiele als auf Englisch, oder steht in einer anderen Art von Kapitel.
cli-translation-long = ist mit seinen Beispielen länger, als eine Chatnachricht erlaubt: { $what } Zeichen.
cli-translation-sum = { $count ->
    [0] Nichts fehlt.
    [one] Eine Sache ist zu verbessern.
   *[other] { $count } Sachen sind zu verbessern.
}
