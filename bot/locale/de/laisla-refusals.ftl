# Why the rules refuse something: one sentence for each reason in engine/laisla/chapters/refusals.py, with the facts listed there.
# Said here: name (of the fact `seat`), asked (a name), field (its code), function (its name), colour (of a field),
# cube (a colour), counts; slot and last (numbers of slots, from 1).

laisla-refusal-game-over = Diese Partie ist vorbei.
laisla-refusal-not-asked = Du bist gerade nicht dran: Gefragt ist { $asked }.
laisla-refusal-wrong-answer = { $kind ->
    [assign] Ordne zuerst deine Karten A, B und D zu.
    [slot] Sag zuerst, welche deiner Karten du mit der neuen abdeckst.
    [explore] Du bist in Aktion C: Platziere einen Forscher oder nimm einen Stein.
    [cube] Wähl zuerst die Farbe des Steins, den du bekommst.
    [swap] Sag zuerst, ob du einen Stein tauschst.
    [marker] Sag zuerst, ob ein Marker vorrückt und welcher.
   *[advance] Sag zuerst, welcher Marker für deine D-Karte vorrückt.
}
laisla-refusal-card-missing = Du hast eine Karte genannt, die du nicht auf der Hand hast.
laisla-refusal-card-twice = Eine Karte kann nicht an zwei Aktionen liegen; du hast eine zweimal genannt.
    .why-not = { $part ->
        [a] Diese Karte liegt schon an A.
        [b] Diese Karte liegt schon an B.
       *[d] Diese Karte liegt schon an D.
    }
laisla-refusal-no-such-slot = Einen Schacht { $slot } hast du nicht, nur 1 bis { $last }.

laisla-refusal-no-such-field = Ein Feld { $field } gibt es nicht.
laisla-refusal-own-explorer-there = Auf { $field } steht schon ein Forscher von dir.
    .why-not = Dort steht schon ein Forscher von dir.
laisla-refusal-supply-first = { $supply ->
    [one] Du hast noch einen Forscher im Vorrat, darum stellst du keinen um.
   *[other] Du hast noch { $supply } Forscher im Vorrat, darum stellst du keinen um.
}
laisla-refusal-supply-empty = Alle deine Forscher stehen auf der Insel. Sag, welchen du umstellst.
laisla-refusal-no-explorer-there = Auf { $field } steht kein Forscher von dir.
laisla-refusal-moves-nowhere = Dein Forscher steht schon auf { $field }.
    .why-not = Dort steht dein Forscher schon.

laisla-refusal-cubes-short = { $needed ->
    [one] { $field } kostet dich 1 Stein
   *[other] { $field } kostet dich { $needed } Steine
}{ $offered ->
    [0] , und du hast keinen genannt.
    [one] ; 1 reicht nicht.
   *[other] ; { $offered } reichen nicht.
}
    .why-not = { $needed ->
        [one] Du müsstest 1 Stein zahlen
       *[other] Du müsstest { $needed } Steine zahlen
    }, und { $offered ->
        [0] keiner von deinen passt.
        [one] nur 1 von deinen passt.
       *[other] nur { $offered } von deinen passen.
    }
laisla-refusal-wrong-price = { $needed ->
    [one] { $field } kostet dich genau 1 Stein, nicht { $offered }.
   *[other] { $field } kostet dich genau { $needed } Steine, nicht { $offered }.
}
laisla-refusal-cube-missing = { $held ->
    [0] Du hast keinen { laisla-cube-en } Stein.
    [one] Du bräuchtest { $needed } { laisla-cube-e } Steine und hast nur 1.
   *[other] Du bräuchtest { $needed } { laisla-cube-e } Steine und hast nur { $held }.
}
laisla-refusal-colour-wrong = { $field } ist { $colour }. Keine deiner Funktionen lässt dich dafür mit einem { laisla-cube-en } Stein zahlen.
laisla-refusal-wild-unnamed = Mit einem { laisla-cube-en } Stein kannst du hier nur dank „{ $function }“ zahlen. Nenn auch diese Funktion.
laisla-refusal-wild-once = „{ $function }“ gilt nur für einen { laisla-cube-en } Stein.
laisla-refusal-wild-needless = Für diese Bezahlung brauchst du „{ $function }“ nicht oder nicht zweimal. Lass die Funktion weg.

laisla-refusal-no-such-colour = Steine in der Farbe „{ $cube }“ gibt es nicht.
laisla-refusal-no-such-animal = Einen Marker „{ $animal }“ gibt es nicht.
laisla-refusal-swap-half = Nenn den Stein, den du abgibst, und den, den du nimmst, oder keinen von beiden.
laisla-refusal-swap-same = Ein { laisla-cube-er } Stein gegen einen { laisla-cube-en } ist kein Tausch. Die Farben müssen verschieden sein.

# -- what was typed and cannot be read. Facts: typed
laisla-refusal-unread-card = Welche Karte deiner Hand meinst du mit „{ $typed }“? Nenn ihre Nummer auf dem Bild deiner Hand oder ihre Funktion.
laisla-refusal-unread-action = „{ $typed }“ verstehe ich nicht als Aktion. Nimm einen der Vorschläge oder schreib zum Beispiel „place B4 with 2 grey“ (ein Forscher auf B4, bezahlt mit 2 grauen Steinen).
