# The sentences of La Isla's first lesson. Each step has one; .came tells what came of it.

lesson-laisla-island = Schick Forscher auf diese Insel: Steht auf jedem Feld um ein Tier einer von dir, ergatterst du es, und am Ende gewinnt, wer die meisten Punkte hat.
lesson-laisla-function = In jeder Runde legst du je eine Karte an A, B und D, und A gibt dir eine Funktion, die bleibt (drei haben Platz): Nimm die, mit der Felder mit einem Hut für dich billiger werden.
lesson-laisla-cube = B bringt dir den Stein der Karte: Ein Feld kostet zwei Steine in seiner Farbe, und jetzt hast du zwei gelbe.
lesson-laisla-hidden = Die letzte Karte kommt an D: Sie rückt den Marker ihres Tiers vor und bringt einen Punkt für jedes Tier dieser Art, das du hast, und dein großer Dodo zählt als zwei.
    .came = Alle haben gewählt, A und B sind vorbei, und jetzt kommt C: die Insel.
lesson-laisla-explorer = C ist dein Zug auf der Insel: Du platzierst einen Forscher, oder du nimmst einen Stein, wenn dir kein Feld passt.
lesson-laisla-field = Such dir ein Tier mit wenigen Feldern ringsum: A1 ist eins von nur zweien um einen Dodo.
lesson-laisla-placed = Hier siehst du, was du zahlst und was es bringt; bevor du bestätigst, ist noch nichts passiert.
    .came = Dein Forscher steht auf A1, und D hat dir zwei Punkte gebracht.
lesson-laisla-again = Der Dodo lebt zwischen A1, wo du stehst, und A2, einem Feld mit einem Hut: Nimm also die Funktion, die auf Hüten Punkte bringt, und heb dir den Dodo für D auf.
    .came = Deine neue Funktion gilt schon, und du bist wieder auf der Insel am Zug.
lesson-laisla-now = Die Partie endet, wenn die Werte der fünf Leisten die Summe auf dem Bild erreichen: Dann bringt jedes deiner Tiere den Wert seiner Leiste, und auch Sätze aus allen fünf Arten und Steine zählen, also rück die Marker der Tiere vor, die du hast.
lesson-laisla-free = Jetzt sagt dir niemand, was du drücken sollst: Ergattere den Dodo.
