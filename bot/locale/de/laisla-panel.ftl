# The prompts in the channel, and the private panel that leads through a decision.

# What stands above the first post and behind "How it works", for who has never played.
laisla-intro = **La Isla: Forscher suchen seltene Tiere auf einer fernen Insel.**
    • **Ziel:** die meisten Punkte. Es gibt sie für Tiere, die du ergatterst, und dafür, wie viel ihre Arten am Ende wert sind.
    • **Eine Runde:** Du legst verdeckt je eine Karte an A, B und D. A gibt dir eine Funktion, B einen Stein, D rückt den Marker eines Tiers vor.
    • **Zwischen B und D** kommt C, dein Zug auf der Insel: Platziere einen Forscher auf einem Feld und zahl Steine in dessen Farbe, oder nimm einen Stein. Mit Forschern auf allen Feldern um einen Dschungelbereich ergatterst du das Tier darin.
    • **Schluss** ist nach der Runde, in der die Werte der fünf Leisten zusammen die Summe erreichen, die auf dem Bild steht. Dann zählen Tiere, Sätze aus allen fünf Arten und Steine.

# -- prompts (public). Facts: name (pings), function (its name), animal
laisla-prompt-assign = { $name }, wähl je eine Karte für A, B und D.
# Several people at once. Facts: asked (a list of pings).
laisla-prompt-together = { $asked }: Je eine Karte für A, B und D wählen. Die Wahl lässt sich ändern, bis alle gewählt haben.
laisla-prompt-slot = { $name }, welche deiner Karten deckst du mit „{ $function }“ ab?
laisla-prompt-explore = { $name }, platziere einen Forscher oder nimm einen Stein.
laisla-prompt-move = { $name }, stell einen Forscher um oder nimm einen Stein.
laisla-prompt-cube = { $name }, „{ $function }“ bringt dir einen Stein. Welche Farbe?
laisla-prompt-swap = { $name }, „{ $function }“: Tauschst du einen Stein?
laisla-prompt-marker = { $name }, „{ $function }“: Welcher Marker rückt vor?
laisla-prompt-advance = { $name }, deine Karte für D zeigt { laisla-animal-den }. Du darfst stattdessen einen beliebigen Marker vorrücken.
# What one does: buttons under posts and of the panel, and the title of a page.
laisla-way-assign = Karten zuordnen
laisla-way-slot = Karte abdecken
laisla-way-place = Forscher platzieren
# In place of laisla-way-place, where all explorers stand on the island.
laisla-way-move = Forscher umstellen
laisla-way-take = Stein nehmen
laisla-way-cube = Farbe wählen
laisla-way-swap = Stein tauschen
laisla-way-marker = Marker wählen
laisla-way-advance = Marker wählen
laisla-none-animal = Keinen Marker vorrücken
laisla-none-give = Nicht tauschen
laisla-none-source = Aus dem Vorrat
laisla-obvious-on = Boni für mich nehmen
laisla-obvious-off = Bei Boni fragen
# Shown while the host takes bonuses for the reader.
laisla-obvious-told = -# Boni nimmt der Bot für dich: Steine in der Farbe, von der du am wenigsten hast, und Marker dort, wo sie am meisten bringen. Wirst du im Kanal trotzdem danach gefragt, tut er das einige Minuten später, wenn du nicht vorher antwortest. Würde ein Schritt das Spiel beenden, entscheidest du.
# Shown while they are asked about, beside the button laisla-obvious-on.
laisla-obvious-offered = -# Du wirst bei jedem Bonus gefragt. Mit „{ laisla-obvious-on }“ nimmt ihn der Bot, ohne zu fragen: Steine in der Farbe, von der du am wenigsten hast, und Marker dort, wo sie am meisten bringen. Würde ein Schritt das Spiel beenden, fragt er dich trotzdem.

# -- the card phase. Facts: round, cards (count); number (of a card, from 1), card (with its three parts), part (the one
# that counts)
laisla-panel-assign = **Runde { $round }: je eine Karte an A, B und D.** { $cards ->
    [4] Die vierte wird abgeworfen.
   *[other] { "" }
}
laisla-panel-hand-card = { $number }. { $card }
laisla-ask-a = A: Welche Funktion bekommst du?
laisla-ask-b = B: Welchen Stein bekommst du?
laisla-ask-d = D: Welchen Marker rückst du vor?
laisla-panel-card-choice = { $number } · { $part }
# The same in the line that tells what is chosen so far. Facts: action (a, b or d), part
laisla-panel-title-card = { $action ->
    [a] A: { $part }
    [b] B: { $part }
   *[d] D: { $part }
}
laisla-panel-part-cube = { laisla-cube-er } Stein
laisla-panel-part-animal = { laisla-animal }
laisla-panel-chosen = **Du wählst:**
laisla-panel-brings-a = A, „{ $part }“: { $detail }
laisla-panel-brings-b = B, { $part }: { $detail }
laisla-panel-brings-d = D, { $part }: { $detail }
laisla-panel-function-again = Die hast du schon: Die neue Karte deckt sie ab.
# How many cubes of a colour the reader has.
laisla-panel-have-cubes = bisher hast du { $count }
# Beside a card for B: whose marker then moves in D, since that card is the last one. Facts: animal
laisla-panel-left-for-d = für D bleibt: { laisla-animal }

# -- what the reader has. Facts: functions, cubes and animals are lists, or laisla-nothing; supply (explorers to place)
laisla-panel-functions = Deine Funktionen: { $functions ->
    [nichts] noch keine
   *[other] { $functions }
}.
laisla-panel-cubes = Deine Steine: { $cubes ->
    [nichts] keine
   *[other] { $cubes }
}. Forscher im Vorrat: { $supply }.
laisla-panel-animals = Deine Tiere: { $animals }.

# -- A: covering. Facts: function (a name), text (what it does)
laisla-panel-slot = **A: „{ $function }“.** { $text }
laisla-ask-slot = Welche Funktion deckst du ab?
# One card in the reader's slots. Facts: number (of the slot, from 1), function (its name).
laisla-panel-cover = { $number } · „{ $function }“
# While cards are assigned: what the card for A will cover.
laisla-none-slot = Erst beim Einstecken entscheiden
laisla-panel-later = du wirst noch einmal gefragt, wenn alle vor dir ihre Karte eingesteckt haben
laisla-panel-covers = Die Karte deckt „{ $function }“ ab.
laisla-panel-covers-later = Was die Karte abdeckt, entscheidest du beim Einstecken.

# -- C: placing
laisla-panel-explore = **C: Platziere einen Forscher oder nimm einen Stein.**
laisla-panel-move = **C: Stell einen Forscher um oder nimm einen Stein.** Alle deine Forscher stehen auf der Insel.
laisla-ask-source = Welchen Forscher stellst du um?
# Facts: group (a ring, or "": the question for all of them)
laisla-ask-field = { $group ->
    [inner] Innerer Ring …
    [middle] Mittlerer Ring …
    [outer] Äußerer Ring …
   *[other] Auf welches Feld?
}
laisla-panel-cheaper = nur 1 Stein
laisla-panel-tile = { laisla-animal-of }-Plättchen +{ $points }
laisla-panel-points = zusammen +{ $points }
laisla-panel-asks = { $gives ->
    [cube] ein Stein
    [swap] ein Tausch
   *[marker] ein Markerschritt
}
# How many fields around a clearing would be the reader's. Facts: animal, done, number.
laisla-panel-progress = { laisla-animal } { $done }/{ $number }
# What that means.
laisla-panel-progress-means = -# „Dodo 1/2“ bei einem Feld heißt: Damit stehst du auf 1 von 2 Feldern um einen Dodo. Stehst du auf allen, ergatterst du ihn.
# What functions give after placing, where the reader is asked about it or bonuses are taken. Facts: gives (a list).
laisla-panel-then = Danach: { $gives }.
laisla-panel-with = mit { $names }
# Fields that cannot be paid. Facts: count
laisla-panel-out-of-reach = { $count ->
    [one] Für ein Feld
   *[other] Für { $count } Felder
} reichen deine Steine nicht, siehe „{ panel-why-not-button }“.
# Fields of one colour. Facts: cube (its colour), fields (a list of codes), count
laisla-panel-fields-of-colour = { $count ->
    [one] das { laisla-cube-e } Feld { $fields }
   *[other] die { laisla-cube-en } Felder { $fields }
}
laisla-ask-pay = Mit welchen Steinen zahlst du?
laisla-panel-uses = mit { $functions }

# -- choices. Facts: function (that asks)
laisla-panel-cube = **„{ $function }“ bringt dir einen Stein.**
# In action C: what taking a cube means.
laisla-panel-take = Du platzierst keinen Forscher, und der Stein löst keine Funktion aus.
laisla-ask-cube = Welche Farbe?
laisla-panel-marker = **„{ $function }“: Du darfst einen beliebigen Marker vorrücken.**
laisla-panel-advance = **D: Deine Karte zeigt { laisla-animal-den }.** Du darfst stattdessen einen beliebigen Marker vorrücken.
laisla-ask-animal = Welcher Marker?
laisla-panel-marker-choice = { $own ->
    [yes] { laisla-animal } (deine Karte)
   *[no] { laisla-animal }
}
# What a step of a marker brings. Facts: points, space, value (both after it), top (yes: it stands on top already), ends
# (yes: the values then reach the end of the game)
laisla-panel-step = { laisla-points } · { $top ->
    [yes] bleibt oben, Wert { $value }
   *[no] auf Stufe { $space }, Wert { $value }
}{ $ends ->
    [yes] {" "}· nach dieser Runde ist Schluss
   *[no] { "" }
}
laisla-panel-sum = Summe der Werte: { $now }. Bei { $needed } endet das Spiel.
laisla-panel-swap = **„{ $function }“: Du darfst einen deiner Steine gegen eine andere Farbe tauschen.**
laisla-ask-give = Welchen Stein gibst du ab?
laisla-ask-take = Gegen welchen?

# Standing orders. What is turned down; then where.
laisla-declines-marker = Keinen Marker vorrücken, wenn eine Funktion es anbietet
laisla-declines-swap = Keine Steine tauschen
# Facts: count.
laisla-fewer-points = wo kein Schritt { $count } Punkte bringt
