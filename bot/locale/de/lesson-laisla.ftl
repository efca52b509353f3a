# The sentences of La Isla's first lesson. Each step has one; .came tells what came of it.

lesson-laisla-island = Du schickst Forscher auf diese Insel: Steht auf jedem Feld um einen Dschungelbereich einer von dir, ergatterst du das Tier, das dort lebt.
lesson-laisla-function = In jeder Runde hast du drei Karten und nutzt je eine für A (eine Funktion, die bleibt), B (ein Stein) und D (ein Marker rückt vor): Nimm für A die, mit der Felder mit einem Hut für dich billiger werden.
lesson-laisla-cube = Die Karte für B bringt ihren Stein: Ein Feld kostet zwei Steine in seiner Farbe, und mit diesem hast du zwei gelbe.
lesson-laisla-hidden = Die letzte Karte kommt an D, rückt dort den Marker ihres Tiers vor und bringt einen Punkt für jedes Tier dieser Art, das du hast: Der große Dodo, den du von Anfang an hast, zählt als zwei.
    .came = Alle haben gewählt, A und B sind vorbei, und jetzt kommt C: die Insel.
lesson-laisla-explorer = C ist dein Zug auf der Insel: Du platzierst einen Forscher, oder du nimmst einen Stein, wenn dir kein Feld passt.
lesson-laisla-field = Unter A1 steht in der Liste „Dodo 1/2“: Um den Dodo dort liegen zwei Felder, und mit A1 hättest du eins davon.
lesson-laisla-placed = Hier siehst du, was du zahlst und was es bringt; bevor du bestätigst, ist noch nichts passiert.
    .came = Dein erster Forscher steht auf der Insel, und deine Karte für D hat zwei Punkte gebracht.
lesson-laisla-moved = Schau auf den inneren Ring: Der Dodo lebt zwischen A1, wo du stehst, und A2. Noch ein Forscher, und du hast ihn.
lesson-laisla-again = Drei neue Karten, und eine passt zu deinem Plan: A2 ist ein Feld mit einem Hut. Es kostet dich nur einen Stein und bringt mit dieser Funktion in A drei Punkte; den Dodo heb dir für D auf.
lesson-laisla-close = Stell dich jetzt auf A2 und ergattere den Dodo.
    .came = Du hast ein Tierplättchen, seine Punkte und die deiner Funktion, und bei deiner Karte für D hat der neue Dodo schon mitgezählt.
lesson-laisla-free = Die dritte Runde gehört dir: Wähl deine Karten, wie du magst, dann ist die Einführung vorbei.
lesson-laisla-now = So geht es weiter, bis die Werte der fünf Leisten zusammen die Summe auf dem Bild erreichen; dann bringt jedes deiner Tiere den Wert seiner Leiste, und auch Sätze aus allen fünf Arten und Steine zählen: Such dir Tiere mit wenigen Feldern ringsum, nimm Funktionen, die zu diesen Feldern passen, und rück die Marker der Tiere vor, die du hast.
