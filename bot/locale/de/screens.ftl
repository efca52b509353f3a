# A game in five screens for who has never played it: a picture each, with this above. No numbers: tables may have others.

moa-screen-1 = **Moa, 1 von 5 · Die Insel.** Du führst ein Volk von Vögeln an. Jedes Gebiet zeigt zwei Zahlen: die Punkte für die meisten Figuren am Ende einer Periode und die für die zweitmeisten.
    Die zwei Geländekarten einer Runde sagen, welche Gebiete offen sind: Sie leuchten. Nur dort kannst du einsetzen, angreifen oder verkaufen.
moa-screen-2 = **Moa, 2 von 5 · Deine Hand.** In deinem Zug machst du eine Aktion und zahlst mit den Symbolen auf deinen Karten: Vogel setzt Vögel ein, Ehre bezahlt einen Anführer oder einen Verkauf, Kampf hilft gegen Säugetiere, Karakia bringt Plättchen.
    Mit einer Karte zahlst du nur einmal, und deine Hand muss für die ganze Periode reichen. Wechselgeld gibt es nicht.
moa-screen-3 = **Moa, 3 von 5 · Säugetiere.** Sie dringen in das Gebiet mit der niedrigsten Nummer ein, in dem noch keins ist und das keine Festung schützt. Wer dort Figuren hat, darf es mit Kampfsymbolen verteidigen; gefragt wird der Reihe nach. Verteidigt es niemand, müssen dort alle Figuren nach Hause.
    Ein besetztes Gebiet lässt sich später angreifen. Eine Festung hält Säugetiere fern, und an sie Land zu verkaufen hilft auch.
moa-screen-4 = **Moa, 4 von 5 · Zeichen und Plättchen.** Das siehst du auf den Bildern. Gekaufte Plättchen bleiben bei dir, bis du sie einsetzt; die mit rotem Rand sind für deinen eigenen Zug.
    Ein Anführer zählt als Figur, entscheidet Gleichstände und nimmt das Plättchen, das dort liegt.
moa-screen-5 = **Moa, 5 von 5 · Wertung.** Am Ende einer Periode bringt jedes Gebiet Punkte für die meisten und die zweitmeisten Figuren, dazu kommen besiegte Säugetiere und Verkäufe.
    Danach kommen Handkarten und Festungen weg, die Figuren bleiben. Nach der letzten Periode gewinnen die meisten Punkte. Eröffne einen Tisch mit `/table new`.

laisla-screen-1 = **La Isla, 1 von 5 · Die Insel.** Zwischen den Feldern leben seltene Tiere. Wer auf allen Feldern um ein Tier herum Forscher hat, ergattert es sofort, samt den Punkten, die seine Zahl nennt.
    Jedes Feld hat eine Farbe, die seinen Preis nennt, und ein Symbol.
laisla-screen-2 = **La Isla, 2 von 5 · Deine Karten.** Jede Runde bekommst du Karten und ordnest jede einer Aktion zu: A nutzt ihre Funktion, B ihren Stein, D rückt den Marker ihres Tiers vor. Von jeder Karte nutzt du also nur einen Teil.
    Alle wählen gleichzeitig und verdeckt. Eine Funktion wirkt, solange ihre Karte nicht abgedeckt ist.
laisla-screen-3 = **La Isla, 3 von 5 · Erforschen.** In Aktion C platzierst du einen Forscher und zahlst mit Steinen in der Farbe des Feldes; oder du nimmst einen Stein. Andere stehen dir nie im Weg.
    Sind alle deine Forscher auf der Insel, stellst du einen um. Plane zwei oder drei Felder rund um dasselbe Tier.
laisla-screen-4 = **La Isla, 4 von 5 · Zeichen.** Auf der Karte einer Funktion steht oben, wann sie wirkt, und unten, was sie bringt. Funktionen, die zu einem Feld passen, wirken jedes Mal, wenn du dort platzierst.
laisla-screen-5 = **La Isla, 5 von 5 · Das Ende.** Rückst du einen Marker vor, bekommst du für jedes Tier dieser Art einen Punkt, und am Ende sind diese Tiere mehr wert. Ergeben alle Werte zusammen die Summe auf dem Bild, spielt ihr die Runde noch zu Ende.
    Danach zählen Tiere, Sätze aus allen fünf Arten und übrige Steine. Eröffne einen Tisch mit `/table new`.

wingspan-screen-1 = **Flügelschlag-Automa, 1 von 5 · Dein Gegner.** Du spielst Flügelschlag mit deinem eigenen Spiel; der Bot deckt die Karten des Automa auf, führt seine Duellkarte und zählt seine Punkte.
    Mach deinen Zug an deinem Tisch, dann drück auf **{ wingspan-button-turn }**. Der Beitrag sagt, was der Automa tut und was du mit Karten und Würfeln machst.
wingspan-screen-2 = **Flügelschlag-Automa, 2 von 5 · Seine Karte.** Es gilt nur der Abschnitt der laufenden Runde: erst die Aktion links, dann das Symbol rechts. Der Automa zahlt nichts.
    Spielt er einen Vogel, fragt der Bot nach den Punkten der Vögel in deiner Tränke, die zu seiner Bonuskarte passen.
wingspan-screen-3 = **Flügelschlag-Automa, 3 von 5 · Die Duellkarte.** Auf die Duellkarte legt er Duellmarker, und du auch: Gib jeden von deinen mit **{ wingspan-button-token }** an. Er beginnt in der Ecke, die seine Karte nennt, und geht Reihe für Reihe vor.
    Wie er sein Feld gefunden hat, zeigt der Knopf **{ wingspan-button-why }**
wingspan-screen-4 = **Flügelschlag-Automa, 4 von 5 · Zeichen.** Das siehst du auf den Bildern und auf seinen Karten. Eine orange Markierung heißt, dass ein Wert nicht der gedruckte ist.
    Gibt einer deiner Vögel allen etwas, drück auf **{ wingspan-button-react }**.
wingspan-screen-5 = **Flügelschlag-Automa, 5 von 5 · Das Ende.** Nach jeder Runde wird ihr Ziel gewertet. Nach der letzten gibst du deine eigenen Punkte ein; seine zählt der Bot: Vögel, Eier, Ziele, Marker.
    Vertippt? **{ wingspan-button-correct }** nimmt jede Antwort neu auf. Eröffne einen Tisch mit `/table new`.
