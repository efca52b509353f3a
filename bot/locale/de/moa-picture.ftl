# Words on Moa's pictures, and the texts that describe them. Short: they are written into small boxes.

# One letter for a seat's token; the five must differ from each other. They are La Isla's, where B is an action: the first
# letter of a colour, or the second where another one has the first. (A Ü does not fit into green's triangle.)
moa-picture-letter = { $seat ->
    [red] R
    [yellow] E
    [green] G
    [blue] L
   *[white] W
}
moa-picture-named-seat = { $name } ({ $colour })
moa-picture-no-score = –
moa-picture-times = ×{ $count }
moa-picture-lowered = −{ $count }
moa-picture-raised = +{ $count }
moa-picture-round = Periode { $period } · Runde { $round }/{ $rounds }
moa-picture-to-act = am Zug
moa-picture-won = Sieg
moa-picture-display = Auslage: Säugetiere
moa-picture-volcano = Vulkan: Abzug in Gebiet 12
moa-picture-stock = Karakia: Vorrat und Preis
moa-picture-piles = Nachziehstapel (abgeworfen)
moa-picture-discarded = ({ $count })
moa-picture-winners = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
moa-picture-asked-defend = { $name }: { $territory } gegen { FORM($mammal, case: "accusative", article: "definite") } verteidigen?
# Facts: name, kind (of the decision), territory (rolled, for kind neutral).
moa-picture-asked = { $kind ->
    [action] { $name } ist am Zug
    [tiles] { $name } kann noch Plättchen benutzen
    [discard] { $name } wirft drei Karten ab
    [neutral] { $name } setzt für Neutral (gewürfelt: { $territory })
   *[other] { $name } ist gefragt
}
moa-picture-hand = { $name }: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
moa-picture-no-cards = Keine Karten auf der Hand
# A karakia tile that was just bought.
moa-picture-resting = { moa-tile } (neu)
moa-picture-sheet = Wertung der Periode { $period }
moa-picture-sum-territories = Gebiete
moa-picture-sum-mammals = Säugetiere
moa-picture-sum-leader-tiles = Anführerplättchen
moa-picture-sum-after = Punkte
moa-picture-sum-before = { $count } →
moa-picture-no-payment = Nichts zu zahlen
# What stands in the picture of a defence that is declined, where others may still defend.
moa-picture-unless = Wenn sonst niemand verteidigt:
moa-picture-paid = { $paid } / { $needed }
# The title of a preview. Facts: action (its name in the record), name.
moa-picture-action = { $action ->
    [place_birds] { $name } würde Vögel einsetzen
    [place_leader] { $name } würde einen Anführer einsetzen
    [attack] { $name } würde angreifen
    [sell_land] { $name } würde Land verkaufen
    [buy_karakia] { $name } würde Karakia kaufen
    [pass] { $name } würde passen
    [end_turn] { $name } würde den Zug beenden
    [move] { $name } würde Vögel bewegen
    [stronghold] { $name } würde eine Festung bauen
    [draw_one] { $name } würde eine Karte ziehen
    [exchange_three] { $name } würde drei Karten tauschen
    [discard] { $name } würde abwerfen
    [defend] { $name } würde verteidigen
    [decline] { $name } würde nicht verteidigen
    [neutral_birds] { $name } würde neutrale Vögel einsetzen
    [neutral_leader] { $name } würde einen neutralen Anführer einsetzen
   *[other] { $name } würde Neutral auslassen
}

# Alt texts: the picture's order, short sentences.
moa-picture-alt-round = Periode { $period }, Runde { $round } von { $rounds }. Offen: { $open }.
moa-picture-alt-territory = { $territory }: { $what }.
moa-picture-alt-territory-values = { $territory } ({ $higher }/{ $lower }): { $what }.
moa-picture-alt-empty = Leer: { $territories }.
moa-picture-alt-erupted = ausgebrochen, gesperrt
moa-picture-alt-birds = { $colour } { $count }
moa-picture-alt-leader = Anführer von { $colour }
moa-picture-alt-invaded = besetzt von { FORM($mammal, case: "dative", article: "indefinite") }
moa-picture-alt-sold = von { $colour } an { FORM($mammal, case: "accusative", article: "indefinite") } verkauft
moa-picture-alt-seat = { $name } { $score }
moa-picture-alt-seats = Punkte: { $seats }.
moa-picture-alt-hand = Deine Hand: { $cards }.
moa-picture-alt-totals = Zusammen { $icons }.
moa-picture-alt-tiles = Plättchen: { $tiles }.
moa-picture-alt-laid = Gibt ab: { $what }.
moa-picture-alt-need = { moa-icon }: { $paid } von { $needed } nötigen.
moa-picture-alt-sheet-seat = { $name } von { $before } auf { $after }

# The full description. One line each; $what and the like are lists.
moa-picture-neutral-seat = Neutral ({ $colour })
moa-picture-full-round = **Periode { $period } von { $periods }, Runde { $round } von { $rounds }**
moa-picture-full-nobody = Niemand ist am Zug.
moa-picture-full-first = Startspieler: { $name }
moa-picture-full-open = Geländekarten: { $cards }
moa-picture-full-waiting = { $count } × { moa-mammal }
moa-picture-full-display = Säugetiere in der Auslage: { $mammals }
moa-picture-full-volcano = Vulkan: { $lowers ->
    [0] noch kein Abzug in Gebiet 12
    [one] 1 Punkt Abzug in Gebiet 12
   *[other] { $lowers } Punkte Abzug in Gebiet 12
}; { $steps ->
    [one] beim nächsten Schritt bricht er aus
   *[other] noch { $steps } Schritte bis zum Ausbruch
}
moa-picture-full-erupted = Der Vulkan ist ausgebrochen.
moa-picture-full-tile = { $count } × { moa-tile } für je { $cost }
moa-picture-full-stock = Karakiaplättchen im allgemeinen Vorrat: { $tiles }
moa-picture-full-sales = Bisher verkaufte Gebiete: { $count }
# Only those that are not as usual. Facts of one: switch (its title), value (its words).
moa-picture-full-switches = Hier anders als üblich: { $switches }
moa-picture-full-switch = { $switch } („{ $value }“)
moa-picture-full-place = **{ $territory }** { moa-terrain } { $higher }/{ $lower }{ $open ->
    [yes] , offen
   *[no] {""}
}, neben { $adjacent }
moa-picture-full-line = { $head }: { $what }
moa-picture-full-scored = Verkauf schon gewertet
moa-picture-full-birds = { moa-birds } von { $colour }
moa-picture-full-seat = **{ $name }**: Punktestand { $score }, im Vorrat { moa-picture-supply-birds } und { $leaders } Anführer, auf dem Plan { $board ->
    [one] 1 Figur
   *[other] { $board } Figuren
}, auf der Hand { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
moa-picture-supply-birds = { $birds ->
    [one] 1 Vogel
   *[other] { $birds } Vögel
}
moa-picture-full-tiles = – Plättchen: { $tiles }
moa-picture-full-fresh = – noch nicht bereit: { $tiles }
moa-picture-full-trophies = – besiegte Säugetiere: { $mammals }
moa-picture-full-sold = – an Säugetiere verkauft: { $mammals }
moa-picture-full-prize = { moa-mammal } ({ $points })
moa-picture-full-hand = – deine Hand: { $cards }
moa-picture-full-card = { $count } × { moa-bird } ({ $icons })
moa-picture-full-piles = Nachziehstapel: Vögel { $birds }, Säugetiere { $mammals }, Gelände { $terrain }
moa-picture-full-bird-discard = Abgeworfene Vogelkarten: { $cards }
moa-picture-full-mammal-discard = Abgeworfene Säugetierkarten: { $mammals }
moa-picture-sheet-row = **{ $territory }** ({ $higher }/{ $lower }): { $what }
moa-picture-sheet-share = { $colour } { $pieces }{ $leader ->
    [yes] {" "}mit Anführer
   *[no] {""}
}{ $place ->
    [none] {""}
   *[other] {" "}→ { $points }
}
moa-picture-sheet-seat = **{ $name }**: { $before } + { $territories } (Gebiete) + { $mammals } (Säugetiere) + { $tiles } (Anführerplättchen) = { $after }

# What the signs on the pictures mean, at most some 60 characters each.
moa-legend = { $sign ->
    [icon-bird] Vogel: bringt Vögel auf den Spielplan
    [icon-fight] Kampf: zum Verteidigen und Angreifen
    [icon-honour] Ehre: für Anführer und Landverkauf
    [icon-karakia] Karakia: kauft Plättchen
    [icon-vp] Punkte
    [tile-draw-one] Plättchen: eine Karte ziehen, jederzeit
    [tile-exchange-three] Plättchen: drei Karten tauschen, jederzeit
    [tile-two-fight] Plättchen: zwei Kampf
    [tile-any-territory] Plättchen: handeln, wo das Gelände nicht offen ist
    [tile-move] Plättchen: ein oder zwei Vögel bewegen
    [tile-stronghold] Plättchen: eine Festung bauen
    [tile-honour-2] Anführerplättchen: hier zwei Ehre, einmalig
    [mammal-rat] Besetzt: die Zahl ist die Kampfstärke
    [sold-rat] Verkauftes Land mit Verkaufsmarke
    [mark-stronghold] Festung: hält Säugetiere fern
    [mark-crown] Hier steht ein Anführer
   *[mark-volcano-mark] Der Vulkan; seine Zahl geht von Gebiet 12 ab
}
