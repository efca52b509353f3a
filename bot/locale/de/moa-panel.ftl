# The prompts in the channel, and the private panel that leads through a turn.

# What stands above the first post and behind "How it works", for who has never played.
moa-intro = **Moa: Vogelvölker besiedeln eine Insel, auf die fremde Säugetiere kommen.**
    • **Ziel:** die meisten Punkte. Am Ende einer Periode gibt es in jedem Gebiet Punkte für die meisten Figuren dort, und weniger für die zweitmeisten.
    • **Ein Zug** ist eine Aktion: Vögel oder einen Anführer einsetzen, ein Säugetier angreifen, Land verkaufen, Karakiaplättchen kaufen oder passen. Du zahlst mit Vogelkarten, und deine Hand muss für die ganze Periode reichen.
    • **Jede Runde** ist anderes Gelände offen, und manchmal kommen Säugetiere. Dringt eins in ein Gebiet mit deinen Vögeln ein, wirst du gefragt, ob du es verteidigst.
    • **Schluss** ist nach der letzten Runde der letzten Periode.

# -- prompts (public). Facts: name (pings), territory and terrain, mammal with fight, birds (count), leader (yes, no)
moa-prompt-action = { $name }, du bist am Zug. Offen: { $open }.
moa-prompt-tiles = { $name }, deine Aktion ist erledigt. Du kannst noch Karakiaplättchen benutzen oder deinen Zug beenden.
moa-prompt-discard = { $name }, wirf die Karten für deinen Tausch ab.
moa-prompt-neutral = { $name }, der Würfel zeigt { moa-place }: Setz dort oder daneben neutrale Figuren ein.
moa-prompt-defend = { $name }: { moa-a-mammal-start } (Kampfstärke { $fight }) dringt in { moa-place } ein, { moa-prompt-stake }. Verteidigst du?
moa-prompt-stake = { $leader ->
    [yes] { $birds ->
        [0] wo du einen Anführer hast
       *[other] wo du { moa-birds } und einen Anführer hast
    }
   *[no] { $birds ->
        [one] wo du einen Vogel hast
       *[other] wo du { moa-birds } hast
    }
}
moa-button-action = Zug machen
moa-button-tiles = Plättchen benutzen
moa-button-discard = Karten wählen
moa-button-neutral = Neutrale Figuren einsetzen

# The button of each way of answering, and its title on the pages behind it.
moa-way-place = Vögel einsetzen
moa-way-leader = Anführer einsetzen
moa-way-attack = Angreifen
moa-way-sell = Land verkaufen
moa-way-buy = Karakia kaufen
moa-way-pass = Passen
moa-way-move = Vögel bewegen
moa-way-stronghold = Festung bauen
moa-way-draw = Karte ziehen
moa-way-exchange = Drei tauschen
moa-way-end = Zug beenden
moa-way-defend = Verteidigen
moa-way-decline = Nicht verteidigen
moa-way-discard = Abwerfen
moa-way-neutral = Neutrale Vögel
moa-way-neutral-leader = Neutraler Anführer
moa-way-skip = Nichts einsetzen

# -- the first page
moa-panel-action = **Dein Zug** · Periode { $period }, Runde { $round } von { $rounds }. Offen: { $open }.
moa-panel-tiles = **Deine Aktion ist erledigt.** Benutz ein Karakiaplättchen oder beende deinen Zug.
moa-panel-defend = **{ moa-a-mammal-start }** (Kampfstärke { $fight }) dringt in { moa-place } ein, { moa-prompt-stake }. Wer verteidigt, bekommt das Säugetierplättchen ({ $vp ->
    [one] 1 Punkt
   *[other] { $vp } Punkte
}) und eine Festung.
moa-panel-neutral = Der Würfel zeigt **{ moa-place }**: Neutrale Figuren kommen dorthin oder daneben, wie du willst.

# -- each question, as it stands in a select
moa-ask-territory = Wo?
moa-ask-source = Von wo?
moa-ask-target = Wohin?
moa-ask-mammal = An welche Säugetiere?
moa-ask-tiles = Welches Plättchen?
moa-ask-birds = Wie viele Vögel?
moa-ask-payment = Anders zahlen …
moa-ask-bird-payment = Die Vögel anders bezahlen …
moa-ask-cards = Welche Karten abwerfen?

# -- what an answer takes. Facts: way, needed, icon, mammal, territory, apart (whether birds are paid apart: yes, no)
moa-need-payment = { $way ->
    [place] Jedes Vogelsymbol, das du ausgibst, bringt einen Vogel.
    [attack] { $apart ->
        [yes] Nötig: { $needed } Kampf. Die Vögel bezahlst du danach extra.
       *[no] Nötig: { $needed } Kampf. Jedes Vogelsymbol, das du dabei ausgibst, bringt einen Vogel.
    }
   *[other] Nötig: { $needed } { moa-icon }.
}
moa-need-bird-payment = Jetzt die Vögel: Jedes Vogelsymbol bringt einen. Du kannst auch keine einsetzen.
moa-need-cards = Wähl { $needed ->
    [one] eine Karte
   *[other] { $needed } Karten
} zum Abwerfen.
moa-none-bird-payment = Keine Vögel

# -- options. Facts of a label: what (its noun), needed (its price); payment (a list), birds (count)
moa-label-mammal = { $what }: { $needed } Ehre
moa-label-tiles = { $what }: { $needed } Karakia
moa-label-pays-birds = { moa-birds }: { $payment }

# -- what one has to know of an option. Facts: lost (icons, a list); waiting, stock (counts)
moa-note-lost = ungenutzt: { $lost }
moa-note-mammal = bringt { $vp ->
    [one] 1 Punkt
   *[other] { $vp } Punkte
}, { $waiting } in der Auslage
moa-note-tiles = Noch { $stock } da. { $tile ->
    [draw_one] Zieh eine Vogelkarte, wenn du etwas zu entscheiden hast.
    [exchange_three] Zieh drei Vogelkarten, dann wirf drei ab.
    [two_fight] Zwei Kampf, für Angriff oder Verteidigung.
    [any_territory] Eine Aktion in einem Gebiet, das nicht offen ist.
    [move] Beweg einen oder zwei deiner Vögel beliebig weit.
   *[stronghold] Bau eine Festung, wo noch keine steht.
}
# What stands in a territory: parts of a list. Facts: name, birds, leader (yes, no); high, low (points).
moa-note-pieces = { $leader ->
    [yes] { $name } { $birds } + Anführer
   *[no] { $name } { $birds }
}
moa-you = du
moa-note-empty = niemand da
moa-note-any-territory = kostet „Beliebiges Gebiet“
moa-note-worth = Platz 1: { $high }, Platz 2: { $low } Punkte
moa-note-invader = { $mammal ->
    [dog] ein Hund, Kampfstärke { $fight }
    [possum] ein Possum, Kampfstärke { $fight }
    [rat] eine Ratte, Kampfstärke { $fight }
   *[weasel] ein Wiesel, Kampfstärke { $fight }
}

# -- the last page. Facts: payment (a list), given, lost (icons, a list)
moa-review-spent = Du gibst aus: { $payment }. Symbole: { $given }.
moa-review-lost = Verfällt ungenutzt: { $lost }.
moa-confirm-pass = In diesem Zug machst du keine Aktion.
moa-confirm-end-turn = Dein Zug endet.
moa-confirm-decline = Du verteidigst nicht. Verteidigt auch sonst niemand, gehen alle Figuren dort zurück in den Vorrat, und das Säugetier bleibt.
moa-confirm-draw-one = Du ziehst eine Vogelkarte. Was du einmal gesehen hast, lässt sich nicht zurücknehmen.
moa-confirm-exchange-three = Du ziehst drei Vogelkarten und wirfst dann drei ab. Was du einmal gesehen hast, lässt sich nicht zurücknehmen.
moa-confirm-neutral-skip = Von der neutralen Farbe wird nichts eingesetzt.

# Standing orders. What is turned down; then where, and until when.
moa-declines-defend = Nicht verteidigen
moa-declines-action = Passen
moa-declines-tiles = Meinen Zug ohne weiteres Plättchen beenden
# Facts: count.
moa-fewer-pieces = { $count ->
    [one] wo du keine Figur hast
   *[other] wo du weniger als { $count } Figuren hast
}
moa-affairs = bis sich bei deinen Figuren etwas ändert
