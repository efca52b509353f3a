# What `aviary balance` says. Numbers come as text. First what it writes into its Markdown file: a table or list a section.
balance-title = Ausgewogenheit von { $game }
balance-about = { $games } Partien, jeder Platz gespielt von *{ $player }*; Startwert { $seed }, Optionen: { $options }; Regeln und Spieler der Version { $version }.
balance-own-components = Das Spielmaterial ist nicht das mitgelieferte (seine Prüfsumme: { $components }).
balance-no-options = wie üblich
balance-seats = { $seats } Plätze
balance-part = { $part } %
balance-range = { $low } bis { $high }
balance-interval = { $value } [{ $low }, { $high }]
balance-nothing = –

balance-places = Wer beginnt
balance-places-about = Plätze in der Reihenfolge, in der sie zuerst gefragt werden. Anteil der Siege mit Intervall zu 95 %; „durch Zufall“ sagt, wie wahrscheinlich ein so ungleicher Anteil wäre, wenn die Reihenfolge egal wäre, korrigiert um die Zahl der Plätze (Holm). Vorsprung: Punkte vor den Besten der anderen.
balance-place = Platz
balance-games = Partien
balance-share = Siege
balance-95 = 95 %
balance-score = Punkte
balance-margin = Vorsprung [95 %]
balance-luck = Durch Zufall

balance-scores = Punktzahlen
balance-scores-about = Mittelwerte; die Streuung ist die Standardabweichung der Punktzahl eines Platzes. Knapp: Die beiden Besten trennen höchstens drei Punkte.
balance-winning = Beim Sieg
balance-spread = Streuung
balance-close = Knapp

balance-sources = Punkte nach Herkunft
balance-sources-about = Das Mittel eines Platzes in einer Partie, der Anteil an allen Punkten und das Mittel beim Sieg.
balance-source = Herkunft
balance-source-cell = { $points } ({ $part } %), beim Sieg { $winners }

balance-chapters = Kapitel der Regeln
balance-chapters-about = Wie oft in einer Partie, und in welchem Anteil der Partien überhaupt. Eine Regel zählt, wo ein Ereignis auf ihr beruht; Regeln, die nur verbieten oder erklären, haben keins.
balance-chapter = Kapitel
balance-rules = Regeln
balance-rule = Regel
balance-ways = Antworten
balance-ways-about = Wie oft in einer Partie, alle Plätze zusammen, und in welchem Anteil der Partien überhaupt.
balance-way = Antwort
balance-usage = { $each } ({ $games } %)

balance-length = Länge
balance-length-about = Schritte im Verlauf. Viel zu lang: um mehr als das Dreifache der Breite der mittleren Hälfte über drei Vierteln aller Partien.
balance-shortest = Kürzeste
balance-longest = Längste
balance-middle = Median
balance-rounds = Runden: Partien
balance-rounds-cell = { $rounds }: { $games }
balance-far = Viel zu lang

balance-components = Spielmaterial: { $kind }
balance-components-about = { $comes ->
    [dealt] Der Zufall teilt es zu. „Eins mehr“ sagt, um wie viel der Vorsprung mit einem mehr davon anstelle eines anderen wächst: Weil der Zufall das entscheidet und nicht, wie jemand spielt, richtet sich das Urteil danach.
    [taken] Wer es nimmt, wählt selbst, also unterscheidet sich, wer eins hat, auch sonst von den anderen.
   *[open] Alle können es nutzen, also unterscheidet sich, wer es tut, auch sonst von den anderen.
} Mittel eines Platzes in einer Partie, alle Spielerzahlen zusammengenommen, jede nur mit sich selbst verglichen. Wer es nutzte, gegen alle, die es { $comes ->
    [open] nicht taten
   *[other] hatten und nicht nutzten
}: Unterschied bei Siegen (Prozentpunkte) und Vorsprung, mit Intervallen zu 95 %. „Durch Zufall“ ist um alle Teile dieses Berichts korrigiert (Holm).
balance-component = Teil
balance-had = Gehabt
balance-used = Genutzt
balance-chances = Genutzt von gehabt
balance-chances-open = Plätze
balance-acted = Gab
balance-points = Punkte
balance-users = Mit : ohne
balance-wins = Siege
balance-more = Vorsprung
balance-one-more = Eins mehr
balance-judged = Urteil
balance-verdict = { $verdict ->
    [dead] nutzlos
    [weak] schwach
    [strong] stark
    [seldom] selten
   *[none] –
}

# On the screen.
balance-screen-title = { $game }: { $games } Partien, Startwert { $seed }
