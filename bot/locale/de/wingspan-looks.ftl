# The look-ups about the Wingspan Automa, shown to whoever asks.

# -- why his token went there. Facts: round, turn, action; section (of his card, from the top), symbol, corner; goal; habitat,
# type and the symbols that told them; down (yes: the next row is the one below), side (where each row ends); spaces
# (a list); space
wingspan-why-title = **Runde { $round }, sein Zug { $turn }: { wingspan-action }.**
wingspan-why-none = Er hat noch keinen Duellmarker gelegt.
wingspan-why-no-map = In dieser Partie gibt es keine Duellkarte.
wingspan-why-corner = • Wo er anfängt: Abschnitt { $section } seiner Karte zeigt { $symbol ->
    [place_cube] „Aktionswürfel legen“
    [remove_cube] „Aktionswürfel entfernen“
    [pink] das rosa Symbol
   *[blank] einen leeren Rahmen
}, das ist die Ecke { wingspan-corner }.
wingspan-why-goal = • Was er sucht: ein freies Feld, das ihm beim Rundenziel „{ $goal }“ hilft.
wingspan-why-first-free = • Was er sucht: ein freies Feld, das ihm bei „{ $goal }“ hilft. Es gibt keines, also nimmt er das erste freie.
wingspan-why-look-up = • Was er sucht: ein Feld { wingspan-in-habitat } (seine Karte zeigt dafür „{ $habitat_symbol ->
    [place_cube] Aktionswürfel legen
    [remove_cube] Aktionswürfel entfernen
    [pink] rosa
   *[blank] leer
}“) mit { wingspan-with-type } („{ $type_symbol ->
    [place_cube] Aktionswürfel legen
    [remove_cube] Aktionswürfel entfernen
    [pink] rosa
   *[blank] leer
}“).
wingspan-why-way = • Sein Weg: jede Reihe nach { $side ->
    [left] links
   *[right] rechts
}, dann die nächste Reihe { $down ->
    [yes] darunter
   *[no] darüber
}, von derselben Seite aus.
wingspan-why-taken = • Übergangen, weil dort ein Duellmarker liegt: { $spaces }.
wingspan-why-unfit = • Übergangen, weil sie nicht passen: { $spaces }.
wingspan-why-space = • Also **{ $space }**.
wingspan-why-no-space = • Also legt er keinen Duellmarker.
wingspan-why-no-tokens = Alle seine Duellmarker liegen auf der Karte, er legt also keinen.

# -- his card. Facts: card (its name, or "none"), round; text (a section, or what it is looked up for)
wingspan-card-title = { $card ->
    [none] **In Runde { $round } hat er noch keine Karte.** Das Bild zeigt, was die Abschnitte seiner nächsten Karte bestimmen.
   *[other] **Seine Karte { $card }, Runde { $round }.**
}
wingspan-card-line = • { $text }
wingspan-card-none = Hier läuft keine Partie gegen den Automa.

# -- dice
wingspan-dice-order = Seine Reihenfolge in diesem Zug: { $faces }.
wingspan-dice-title = **Welche Würfel?**
wingspan-dice-no-order = Seine Karte entfernt jetzt keine Würfel; das gibt es nur, wenn er Futter erhält.
wingspan-dice-ask = Sag, welche Symbole zu sehen sind, zum Beispiel `/automa dice faces: Fisch, Samen, Frucht`.

# -- strength. Facts: mode, level, special, bonus, mean, low and high (the middle 80 in 100), most, games
wingspan-strength-title = **Wie stark ist er? { wingspan-mode }, { wingspan-level }, { wingspan-special }, Bonuskarte: { $bonus }; Futtermarker: { wingspan-variant }.**
# Any bonus card of a sort.
wingspan-strength-sort = { $bonus ->
    [asia] eine aus Asien
    [european] eine aus der Europa-Erweiterung
   *[percent] eine Prozentkarte
}
wingspan-strength-line = Im Schnitt kommt er auf **{ $mean } Punkte**, in acht von zehn Partien auf { $low } bis { $high }.
wingspan-strength-compare = Im Schnitt: Adlerküken { $eaglet }, Adler { $eagle }, Scharfäugiger Adler { $eagle_eyed_eagle }.
wingspan-strength-source = Aus { $games } simulierten Partien; wie oft Vögel passen und was Reaktionen bringen, ist ein Modell (`aviary strength` rechnet es neu).
wingspan-strength-missing = Für diese Einstellungen gibt es keine Simulation.

# -- history. Facts: number, date, level, mode, yours, hers, result
wingspan-history-none = Du hast hier noch keine Partie gegen den Automa beendet.
# Whose games they are, on the chart.
wingspan-history-you = Du
wingspan-history-title = **Deine Partien gegen den Automa: { $count }, davon { $won } gewonnen.**
wingspan-history-level = • { wingspan-level }: { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}, { $won } gewonnen; du im Schnitt { $yours }, er { $hers }
wingspan-history-latest = **Die letzten:**
wingspan-history-game = { $result ->
    [won] 🏆
   *[lost] ▫️
} { $date }: { $yours } zu { $hers } · { wingspan-level }, { wingspan-mode }
