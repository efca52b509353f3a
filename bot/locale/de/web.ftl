# Pages on the web, to look back on a game and to watch one.

# The title of a page. $round: "no" in a game that does not say.
web-title = Schritt { $number } von { $count }{ $round ->
    [no] { "" }
   *[other] { " " }· { lookback-round }
}
web-title-undone = Ein Schritt, der zurückgenommen wurde{ $round ->
    [no] { "" }
   *[other] { " " }· { lookback-round }
}
web-undone = Das wurde später zurückgenommen.
web-older = Damals galten andere Regeln: Zu diesem Schritt gibt es kein Bild.
web-player = { $name } ({ $colour })
web-status = { $status ->
    [running] Diese Partie läuft noch. Die Seite zeigt, was alle am Tisch sehen können.
    [finished] Diese Partie ist vorbei.
   *[cancelled] Diese Partie wurde vor dem Ende geschlossen.
}

# Ways to other steps, and what they are called together, for who hears the page.
web-ways = Schritte
web-first = Anfang
web-back = Zurück
web-on = Vor
web-last = Ende
web-slider = Schritt
web-rounds = Runden
web-log = Verlauf
web-log-earlier = Früher
web-log-later = Später
web-log-undone = Zurückgenommen:
web-whose = Aus wessen Sicht?
web-languages = Sprachen
web-told = Was passiert ist
web-points = Punkte
web-point = { $name }: { $points }{ $won ->
    [yes] { " " }(gewonnen)
   *[no] { "" }
}
web-hand = Die Hand von { $name }
web-in-words = Alles auf dem Spielplan in Worten
web-full-size = Das Bild in voller Größe
# With a script.
web-live = Live: Neue Schritte erscheinen von selbst.
web-lost = Die Verbindung ist unterbrochen. Sie baut sich von selbst wieder auf.
web-new = Es ging weiter: zum neuesten Schritt
web-keys = Pfeiltasten, Wischen über das Bild und der Schieber führen zu anderen Schritten.

web-home = Hier kannst du Partien ansehen. Jede hat ihre eigene Adresse; sie steht im Kanal, in dem gespielt wird.
# Why there is no page.
web-error-title = Keine Seite
web-error-page-unknown = Unter dieser Adresse gibt es keine Partie. Prüf, ob sie vollständig ist.
web-error-page-closed = Die Partien dieses Servers haben keine Seiten mehr.
web-error-still-lobby = Diese Partie hat noch nicht begonnen. Komm wieder, wenn es so weit ist.
web-error-table-cancelled = Dieser Tisch wurde geschlossen, bevor eine Partie begann.
web-error-table-gone = Diese Partie ist nicht mehr gespeichert.
web-error-table-damaged = Diese Partie lässt sich nicht lesen. Warum, kann die Person herausfinden, die den Bot betreibt.
web-error-step = Diesen Schritt hat die Partie nicht.
web-error-picture = So ein Bild gibt es nicht.
web-error-picture-failed = Das Bild ließ sich nicht zeichnen.
web-error-busy = Gerade sehen sich viele Leute Partien an. Versuch es gleich noch einmal.
web-error-many = Das war zu viel auf einmal. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
web-error-store = Die Partien lassen sich gerade nicht lesen. Versuch es gleich noch einmal.
web-error-method = Seiten kann man nur ansehen.
web-error-fault = Da ist etwas schiefgegangen. Was, steht im Protokoll des Bots.
web-to-game = Zur Partie

# The same, where a page is asked for elsewhere.
refused-page-unknown = { web-error-page-unknown }
refused-page-closed = { web-error-page-closed }
