# Why the rules refuse something: one sentence for each reason in engine/wingspan/chapters/refusals.py, with the facts listed there.
# Said here: name (of the fact `seat`), asked (a name), space (its code), goal (what it counts), counts.

wingspan-refusal-game-over = Diese Partie ist vorbei.
wingspan-refusal-not-asked = Hier spielt nur { $asked }; { $name } kann nicht antworten.
wingspan-refusal-setup-first = Sag zuerst, wie du spielen willst.
wingspan-refusal-wrong-answer = { $kind ->
    [setup] Sag zuerst, wie du spielen willst.
    [turn] Zuerst ist sein nächster Zug dran.
    [tray] Sag zuerst, welche Vögel in der Tränke zu seiner Bonuskarte passen.
    [goal] Zuerst wird das Ziel dieser Runde gewertet.
   *[score] Alle Runden sind vorbei: Gib deine eigenen Punkte ein.
}
wingspan-refusal-no-such-number = { $number } kann hier nicht stimmen: Möglich sind 0 bis { $most }.

# -- setting up
wingspan-refusal-boxes-unclear = Wähl die Schachteln, die du hast.
wingspan-refusal-box-missing = { $mode ->
    [duet] Für den Duellmodus brauchst du die Asien-Schachtel.
   *[other] Für die Rundenziele des Grundspiels brauchst du das Grundspiel.
}
wingspan-refusal-no-such-special = Die Sonderkarte „{ wingspan-special }“ gibt es in deinen Schachteln nicht.
wingspan-refusal-no-such-bonus = Eine Bonuskarte „{ $bonus }“ gibt es in deinen Schachteln für ihn nicht.
wingspan-refusal-bonus-excluded = „{ $bonus }“ eignet sich nicht für ihn. Wähl eine andere Bonuskarte.
wingspan-refusal-no-such-goal = Das Ziel „{ $goal }“ gibt es in diesem Modus mit deinen Schachteln nicht.
wingspan-refusal-goal-excluded = Die Ziele zum Rand der Karte werden gegen ihn nicht gespielt.
wingspan-refusal-one-tile = „{ $goal }“ und „{ $other }“ sind die beiden Seiten eines Plättchens; nur eine davon geht.
wingspan-refusal-settled = { $what ->
    [mode] Seine erste Karte ist gezogen, der Modus lässt sich also nicht mehr ändern.
   *[special] Seine erste Karte ist gezogen, die Sonderkarte lässt sich also nicht mehr ändern.
}

# -- his turn
# $turn: 0 where he has had none in that round.
wingspan-refusal-no-such-turn = { $turn ->
    [0] In Runde { $round } war er noch nicht am Zug.
   *[other] In Runde { $round }, Zug { $turn } hat er keinen Vogel gespielt.
}
wingspan-refusal-too-many-birds = In der Tränke liegen { $most } Vögel, nicht { $found }.
wingspan-refusal-not-wanted = Seine Bonuskarte nimmt Vögel mit Wert { $values }, nicht { $points }.

# -- goals and the end
wingspan-refusal-goal-not-due = Runde { $round } ist noch nicht vorbei.
wingspan-refusal-count-needed = Sag, wie viele du für Runde { $round } zählst.
wingspan-refusal-map-counts = Im Duellmodus braucht es keine Zahl: Sie steht auf der Karte.
wingspan-refusal-map-scored = Runde { $round } wird nach der Karte gewertet. Lag ein Duellmarker woanders, korrigiere diesen Marker.
wingspan-refusal-leftover-needed = Es ist Gleichstand: Sag auch, wie viel Futter du übrig hast.

# -- the person's tokens
wingspan-refusal-no-map = In dieser Partie gibt es keine Duellkarte.
wingspan-refusal-token-unsaid = Sag, wohin dein Duellmarker kommt oder welchen du zurücknimmst.
wingspan-refusal-no-such-space = Ein Feld { $space } gibt es nicht. Die Felder heißen A1 bis F6.
wingspan-refusal-no-such-round = { $last ->
    [1] Begonnen hat erst Runde 1
   *[other] Begonnen haben erst die Runden 1 bis { $last }
}, ab Runde { $round } zählt also noch nichts.
wingspan-refusal-round-needless = Der Duellmarker auf { FORM($space, case: "dative", article: "definite") } wird zurückgenommen, zählt also in keiner Runde.
wingspan-refusal-no-own-token = Auf { FORM($space, case: "dative", article: "definite") } liegt kein Duellmarker von dir.
wingspan-refusal-token-there-before = Dein Duellmarker liegt schon auf { FORM($space, case: "dative", article: "definite") }.
wingspan-refusal-no-tokens-left = Alle deine { $tokens } Duellmarker sind gelegt. Versetze einen oder nimm einen zurück.
wingspan-refusal-her-token-there = Auf { $space } liegt sein Duellmarker. War deiner zuerst da? Dann nimm seinen Zug mit `/table undo` zurück, gib deinen Marker ein und lass ihn seinen Zug noch einmal machen: Er zieht dieselbe Karte.
wingspan-refusal-own-token-there = Auf { FORM($space, case: "dative", article: "definite") } liegt schon ein Duellmarker von dir.

# -- reactions
wingspan-refusal-no-such-bird = Den Vogel „{ $bird }“ kenne ich nicht. Betrifft seine Fähigkeit Mitspieler, beschreib, was sie bewirkt.
wingspan-refusal-bird-described = Nenn den Vogel ({ $bird }) oder beschreib eine Fähigkeit, nicht beides.
wingspan-refusal-nothing-gained = Sag, welcher Vogel es ist oder was der Automa bekäme.
wingspan-refusal-no-price = Mit { $resource ->
    [die] Würfeln
    [bonus_card] Bonuskarten
    [cache] gelagertem Futter
   *[tuck] untergeschobenen Karten
} muss er nie bezahlen.
wingspan-refusal-own-number-needed = Der Vogel „{ $bird }“ vergleicht: Sag auch deine eigene Zahl.
wingspan-refusal-own-number-needless = Hier wird nichts verglichen, es braucht also keine Zahl.
wingspan-refusal-own-turn-needless = Hier wird nichts verglichen; in welchem deiner Züge es war, ist also egal.
wingspan-refusal-no-such-own-turn = In Runde { $round } hattest du noch keinen Zug { $turn }.
wingspan-refusal-no-such-reaction = Eine Reaktion { $reaction } gibt es nicht.
wingspan-refusal-taken-back-before = Reaktion { $reaction } ist schon zurückgenommen.

# -- what was typed and cannot be read. Facts: typed
wingspan-refusal-unread-bird = Einen Vogel „{ $typed }“ kenne ich nicht. Betrifft seine Fähigkeit Mitspieler, beschreib, was sie bewirkt: **Automa reagiert**, **Fähigkeit beschreiben**, oder `/automa react gains: 1 Futter`.
wingspan-refusal-unread-action = „{ $typed }“ verstehe ich nicht als Aktion. Wähl eines der Angebote.
