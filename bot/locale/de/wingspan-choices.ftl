# What the Automa's choices are called in commands, autocompletion and /table now.

# -- ways
wingspan-way-turn = Zug des Automa
wingspan-way-tray = Vögel in der Tränke angeben
wingspan-way-goal = Runde werten
wingspan-way-score = Schlusswertung
wingspan-way-token = Dein Duellmarker
wingspan-way-react = Automa reagiert
wingspan-way-take-back = Reaktion zurücknehmen
wingspan-way-setup = Partie einstellen

# -- what is asked
wingspan-ask-when = Nach welchem Zug?
wingspan-ask-used = In welchem deiner Züge?
wingspan-ask-points = Was hat gepasst?
wingspan-ask-round = Welche Runde?
wingspan-ask-count = Wie viele?
wingspan-ask-leftover = Übriges Futter
wingspan-ask-source = Welcher Duellmarker?
wingspan-ask-target = Wohin?
wingspan-ask-gains = Der Automa bekäme …
wingspan-ask-pays = … und gäbe dafür ab (falls nötig)
wingspan-ask-reaction = Welche?
wingspan-ask-setup = Welche Einstellung?

# -- answers. Facts: round, turn.
wingspan-noun-turn = Runde { $round }, Zug { $turn }
wingspan-noun-round = Runde { $round }
wingspan-none-source = einer aus deinem Vorrat
wingspan-none-pays = nichts
wingspan-none-target = von der Karte herunter
wingspan-none-round = jetzt
wingspan-none-special = keine
wingspan-none-goal = zufällig
