# The sentences of La Isla's first lesson. Each step has one; .came tells what came of it, .missed that the last step's
# aim was not reached. Why not something else is chosen: .not, .not-<key> of one choice.

lesson-laisla-island = Schick Forscher auf diese Insel: Die Zahl an einem Tier sagt, wie viele Felder um es herum liegen. Steht auf jedem davon einer von dir, ergatterst du es und bekommst sofort so viele Punkte. Die meisten Punkte gewinnen.
lesson-laisla-function = In jeder Runde brauchst du drei Karten: eine für A, eine für B, eine für D. A gibt dir eine Funktion, die bleibt: Nimm die, mit der Felder mit einem Hut für dich billiger werden.
    .not = Bald brauchst du ein Feld mit einem Hut.
lesson-laisla-cube = B bringt dir den Stein der Karte. Ein Feld kostet zwei Steine in seiner Farbe: Nimm Gelb, dann kannst du ein gelbes Feld bezahlen.
    .not = Mit Braun könntest du ein braunes Feld bezahlen, aber das Feld, auf das du willst, ist gelb.
lesson-laisla-hidden = Die letzte Karte kommt an D: Der Dodo-Marker rückt eine Stufe vor, und jeder Dodo, den du hast, bringt dir einen Punkt. Dein großes Tierplättchen vom Anfang ist ein Dodo und zählt als zwei.
    .came = Alle haben gewählt, A und B sind vorbei, und jetzt kommt C: die Insel.
lesson-laisla-explorer = In C platzieren alle nacheinander einen Forscher oder nehmen einen Stein in beliebiger Farbe. Auch andere dürfen auf deinem Feld stehen: Niemand versperrt dir etwas, aber wer ein Tier zuerst umschließt, ergattert es.
    .not = Ein Stein hilft immer, aber ein Feld kannst du schon bezahlen.
lesson-laisla-field = In der Mitte, zwischen den Feldern A1 und A2, liegt ein Dodo mit der Zahl 2. Geh jetzt mit deinen zwei gelben Steinen auf A1; A2 hat einen Hut, dort reicht nächste Runde ein Stein.
    .not = Um diesen Dodo liegen nur zwei Felder, A1 und A2, also hast du ihn bald.
    .not-a2 = A2 brauchst du erst nächste Runde: Dann bringt dir eine Funktion dort auch noch Punkte.
lesson-laisla-placed = Hier siehst du, was du zahlst und was es bringt: noch nichts, denn den Dodo gibt es erst mit A2. Bevor du bestätigst, ist nichts passiert.
    .came = Dein Forscher steht auf A1; vier hast du noch, danach ziehst du die um, die schon stehen. D hat dir zwei Punkte gebracht.
lesson-laisla-plan = Runde 2: Für deinen Dodo fehlt noch A2, ein Feld mit einem Hut. Such also eine Funktion, die dort Punkte bringt (deine macht es dort nur billiger), und heb dir einen Dodo für D auf.
lesson-laisla-again = Nimm die Funktion, die auf Feldern mit einem Hut Punkte bringt. Platz hast du für drei; eine vierte deckt eine davon ab.
    .not = Auf A2 würde dir diese Funktion nichts bringen.
lesson-laisla-keep = Nimm Gelb für B, damit die Karte mit dem Dodo für D bleibt.
    .not = Dann bliebe für D der Eulenfalter, und davon hast du keinen: keine Punkte.
lesson-laisla-planned = Alles wie geplant: eine Funktion für Felder mit einem Hut und der Dodo für D.
    .came = Deine neue Funktion gilt schon, und du bist wieder auf der Insel am Zug.
lesson-laisla-ends = Die Partie endet nach der Runde, in der die Werte der fünf Leisten (oben rechts) zusammen 7 erreichen. Welchen Wert eine Leiste hat, zeigt der Bereich, in dem ihr Marker steht.
lesson-laisla-scores = Am Ende bringt jedes deiner Tiere den Wert seiner Leiste, ein Satz aus allen fünf Arten 10 Punkte, zwei Steine 1 Punkt. Rück also die Marker der Tiere vor, die du hast.
lesson-laisla-free = Jetzt allein: Ergattere den Dodo.
    .came = D hat diesmal drei Punkte gebracht statt zwei: Der Dodo, den du gerade ergattert hast, zählt schon mit.
    .missed = Auf A2 hättest du den Dodo ergattert: 2 Punkte für ihn, 3 durch deine Funktion und 1 mehr in D.
