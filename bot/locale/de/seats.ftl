# Seats of a running game that change hands.

# -- leaving ---------------------------------------------------------------------------------------------------------

# $closes: whether nobody else plays any more, so that the table can be closed, "yes" or "no". $clock: whether it has one.
# $resigns: whether resigning is offered, as of two people, "yes" or "no".
seat-leave-sure = **Diese Partie verlassen?** Was wird aus { $colour }?
    { $closes ->
        [yes] • **Anderen anbieten**: Der Platz ist frei, und wer möchte, übernimmt ihn.
            • **Tisch schließen**: Außer dir spielt hier niemand, also endet die Partie ohne Ergebnis.
       *[no] • **Ein Automa spielt weiter**: Er hat deinen Platz ab sofort bis zum Ende.
            • **Anderen anbieten**: Der Platz ist frei, und wer möchte, übernimmt ihn samt Hand. { $clock ->
                [yes] Bis dahin läuft seine Uhr weiter.
               *[no] Bis dahin spielt ein Automa.
            }{ $resigns ->
                [yes] { "" }
                    • **{ button-resign }**: Beendet noch nichts, denn dieses Spiel hat keine Regel dafür. Danach wählst du: fragen, ob die Partie ohne Sieg endet, oder einen Automa weiterspielen lassen.
               *[no] { "" }
            }
    }
    Einen anderen Platz dieser Partie kannst du danach nicht mehr nehmen, denn du kennst die Hand von { $colour }.{ $closes ->
        [yes] { "" }
       *[no] { " " }Willst du nur eine Weile aussetzen, nimm `/table automa`: Dann spielt ein Automa für dich, und der Platz bleibt deiner.
    }
button-leave-automa = Ein Automa spielt weiter
button-leave-offer = Anderen anbieten
button-leave-close = Tisch schließen
button-stay = Nein, ich bleibe
seat-left-automa = Du hast die Partie verlassen. Ein Automa spielt ab jetzt { $colour }.
seat-left-offer = Du hast die Partie verlassen. { $colour } ist frei für alle, die möchten.
seat-left-close = Du hast die Partie verlassen, und der Tisch ist geschlossen.

# Instead of giving up by a rule, which no game here has. $game: its name.
seat-resign = { $game } hat keine Regel fürs Aufgeben. Du kannst:
    • **Die anderen fragen**: Stimmen sie zu, endet die Partie sofort, ohne Sieg. Bis sie antworten, spielst du weiter.
    • **Ein Automa spielt weiter**: Er hat deinen Platz ab sofort bis zum Ende, und du bist draußen.
button-resign = Aufgeben

# -- offering --------------------------------------------------------------------------------------------------------

seat-offered = { $colour } wird angeboten, samt Hand. Bis jemand den Platz nimmt, spielst du weiter.
seat-offer-withdrawn = { $colour } wird nicht mehr angeboten.
button-offer-back = Angebot zurückziehen
seat-called = Ich habe nach Ersatz gefragt und frage eine Woche lang jeden Tag wieder, bis jemand den Platz übernimmt.

# -- swapping, taking away -------------------------------------------------------------------------------------------

seat-swap-proposed = Ich habe alle am Tisch gefragt, ob ihr beide die Plätze tauschen dürft.
seat-kick-proposed = Ich habe die anderen gefragt, ob der Platz an jemand anders geht.
# $manages: whether the reader manages the server, "yes" or "no".
seat-kick-sure = { $manages ->
    [yes] **{ $name } den Platz { $colour } sofort entziehen?**
   *[no] **{ $name } den Platz { $colour } entziehen?** Von allen anderen, die mitspielen, muss mehr als die Hälfte zustimmen; bist das nur du, geschieht es sofort.
} Danach übernimmt ihn samt Hand, wer möchte, und { $name } kann in dieser Partie keinen Platz mehr nehmen.
seat-kicked = { $colour } ist jetzt frei für alle, die möchten.
button-kick-yes = Ja, sofort
button-kick-vote = Ja, die anderen fragen
button-substitute = Ersatz suchen
# Above a button for each of those who are away.
seat-substitute-whose = **Für wessen Platz suchst du Ersatz?** Bevor etwas passiert, wirst du noch einmal gefragt.

# -- an automa for a while -------------------------------------------------------------------------------------------

# $level: of the automa. $plays: whether a person plays on meanwhile, "yes" or "no": an automa does not play where no person does.
seat-held = { $plays ->
    [yes] { automa-stands-in-first } spielt { $colour } für dich, bis du auf **Wieder selbst spielen** drückst.
   *[no] { automa-stands-in-first } würde { $colour } für dich spielen, aber außer dir spielt hier gerade kein Mensch: Alles steht still, bis du auf **Wieder selbst spielen** drückst oder jemand anders spielt.
} Der Platz und seine Hand bleiben deine.
# Where the reader looks at the table meanwhile, with the button below.
seat-held-now = { $plays ->
    [yes] { automa-stands-in-first } spielt { $colour } für dich.
   *[no] { automa-stands-in-first } hat { $colour }, aber gerade spielt hier kein Mensch, also steht alles still.
} Der Platz und seine Hand bleiben deine. Um wieder selbst zu spielen, drück hier auf **{ button-back }**.
# $away: whether the reader was away, as `/me` says, "yes" or "no".
seat-back = Du spielst { $colour } wieder selbst.{ $away ->
    [yes] { " " }Du bist an keinem Tisch mehr abwesend.
   *[no] {""}
}
seat-vacant-held = Automas spielen für die freien Plätze, bis jemand sie übernimmt.
button-back = Wieder selbst spielen
button-hold-vacant = Vorerst spielt ein Automa

# -- taking a seat over ----------------------------------------------------------------------------------------------

button-take = Diesen Platz nehmen
button-take-colour = { $colour } nehmen
# Above the hand, where the game has hands.
seat-taken = **{ $colour } gehört jetzt dir.** Von nun an wartet der Tisch auf dich, wenn { $colour } am Zug ist.

# -- posts -----------------------------------------------------------------------------------------------------------

# A seat of a running game changed hands; a line for each seat follows.
post-seats = **{ $game }**: Wer jetzt spielt
# The same where everybody can take a seat: first this call, then post-seats-now, then the seats. $held: as below.
post-call = **{ $count ->
    [one] Ein Platz bei { $game } ist frei:** Wer ihn nimmt, bekommt privat die Hand zu sehen und spielt weiter.
   *[other] { $count } Plätze bei { $game } sind frei:** Wer einen nimmt, bekommt privat die Hand zu sehen und spielt weiter.
}{ $held ->
    [yes] { " " }Bis dahin spielt ein Automa.
   *[no] { "" }
}
post-seats-now = Wer jetzt spielt:
# Above what happened, where an automa plays for a person who has asked for that. $name: that person.
post-played = 🤖 Ein Automa hat für { $name } gespielt.
# Under a running game with seats that can be taken over. $held: whether automas play for those that nobody has, "yes" or "no".
post-free = { $count ->
    [one] Ein Platz ist frei: Wer ihn nimmt, bekommt privat die Hand zu sehen und spielt weiter.
   *[other] { $count } Plätze sind frei: Wer einen nimmt, bekommt privat die Hand zu sehen und spielt weiter.
}{ $held ->
    [yes] { " " }Bis dahin spielt ein Automa.
   *[no] { "" }
}
# $names: whom seats are kept for or offered to; $count: how many.
post-promised = { $count ->
    [one] Ein Platz wartet auf { $names }: Der Knopf übernimmt ihn.
   *[other] { $count } Plätze warten auf { $names }: Die Knöpfe übernehmen sie.
}

# -- refusals --------------------------------------------------------------------------------------------------------

refused-hold-alone = Außer dir spielt hier kein Mensch, ein Automa würde also deine Partie ohne dich zu Ende spielen. Niemand wartet auf dich: Die Partie steht still, bis du weiterspielst. Zum Beenden nimm `/table end`.
refused-wrong-fate = Wer hier spielt, hat sich inzwischen geändert. Nichts ist passiert: Gib `/table leave` noch einmal ein.
refused-no-vacant-seat = Kein Platz wartet auf einen Automa: Jeden hat schon ein Mensch oder ein Automa.
refused-no-free-seat = In dieser Partie ist kein Platz frei. Wer seinen abgeben will, nimmt `/table offer` oder `/table leave`; spielt jemand nicht mehr, kann `/table kick` den Platz weitergeben.
# $again: a moment as Discord shows it ("in 20 hours").
refused-called-lately = Ich habe schon gefragt und frage { $again } wieder, solange ein Platz frei ist.
refused-offer-seated = Diese Person hat hier schon einen Platz. Um miteinander zu tauschen, nimm `/table swap`.
refused-swap-oneself = Wähl jemand anders am Tisch, um die Plätze zu tauschen.
refused-seat-not-theirs = Diesen Platz hat inzwischen jemand anders.
refused-kick-too-early = Für diese Abstimmung ist es zu früh. Sie ist möglich, wenn die Zeit des Platzes um war oder wenn dort seit drei Tagen dieselbe Antwort fehlt.
refused-kick-oneself = Um deinen eigenen Platz aufzugeben, nimm `/table leave`.
refused-kick-not-manager = Sofort kann das nur die Serververwaltung. Alle anderen stimmen mit `/table kick` ab.
refused-kick-nobody = Auf diesem Platz sitzt kein Mensch.
refused-not-at-table = Diese Person hat keinen Platz an diesem Tisch.
# $colour: the seat that this person had before.
refused-seat-seen = Du hattest in dieser Partie { $colour } und kennst die Hand, darum kannst du keinen anderen Platz nehmen. Solange { $colour } frei ist, kannst du dorthin zurück.
refused-seat-kicked = Die anderen an diesem Tisch haben dir den Platz entzogen, darum kannst du hier keinen mehr nehmen.
refused-seat-removed = Die Serververwaltung hat dir deinen Platz in dieser Partie entzogen, darum kannst du hier keinen mehr nehmen.
refused-seat-record = Du hast die Datei dieser Partie gelesen, die alle Hände zeigt, darum kannst du hier keinen Platz nehmen.
# An old panel of a seat that is somebody else's by now.
refused-seat-given-up = Diesen Platz hast du aufgegeben, darum tut diese Seite nichts mehr. Nichts wurde geändert.
refused-undo-former = Das stammt von der Person, die deinen Platz vorher hatte, darum kannst du es nicht allein zurücknehmen.
