# Why the rules refuse something: one sentence for each reason in engine/moa/chapters/refusals.py, with the facts listed there.
# Said here: name (of the fact `seat`), asked (a name), active (a list of terrains), kinds (a list of icons), card, tile
# and action (each as named in the game), territory (its number), counts. `.why-not` stands behind the options that are
# refused, so it does not name them again and several can share it.

moa-refusal-game-over = Diese Partie ist vorbei.
moa-refusal-not-asked = Gerade bist nicht du gefragt, sondern { $asked }.
moa-refusal-wrong-answer = { $kind ->
    [action] Du bist am Zug: Mach eine Aktion oder pass.
    [tiles] Deine Aktion ist erledigt: Benutz ein Karakiaplättchen oder beende deinen Zug.
    [defend] Du bist gefragt, ob du verteidigst: Antworte zuerst darauf.
    [discard] Wirf zuerst die Karten für deinen Tausch ab.
   *[neutral] Du setzt gerade für die neutrale Farbe.
}
moa-refusal-action-taken = Deine Aktion in diesem Zug ist schon erledigt. Du kannst Karakiaplättchen benutzen oder deinen Zug beenden.
moa-refusal-action-first = Dein Zug endet erst nach einer Aktion. Willst du nichts tun, dann pass.
moa-refusal-own-turn-only = Das Plättchen „{ $tile }“ kannst du nur in deinem eigenen Zug benutzen.
moa-refusal-discard-first = Wirf zuerst die Karten für deinen Tausch ab.
moa-refusal-not-for-neutral = Das Plättchen „{ $tile }“ geht nicht, während du für die neutrale Farbe setzt.

# Why an action is impossible everywhere.
moa-refusal-nowhere = { $action ->
    [place_birds] In jedem offenen Gebiet liegt ein Säugetier.
    [attack] Kein offenes Gebiet ist besetzt.
    [sell_land] Dafür brauchst du eine Figur in einem offenen Gebiet und ein Säugetier in der Auslage.
    [buy_karakia] Es ist kein Plättchen mehr da.
    [move] Du hast keinen Vogel auf dem Spielplan, den du bewegen könntest.
    [stronghold] In jedem Gebiet steht schon eine.
    [neutral_birds] Hier kann kein neutraler Vogel eingesetzt werden.
   *[neutral_leader] Hier kann kein neutraler Anführer eingesetzt werden.
}
moa-refusal-leader-nowhere = Dafür brauchst du { $needed } Ehre und ein offenes Gebiet ohne Anführer und Säugetier, in dem du einen Vogel hast und niemand mehr Vögel hat als du.
moa-refusal-no-such-territory = Ein Gebiet { $territory } gibt es nicht.
moa-refusal-territory-erupted = Gebiet { $territory } ist für den Rest der Partie gesperrt: Der Vulkan ist ausgebrochen.
    .why-not = Für den Rest der Partie gesperrt: Der Vulkan ist ausgebrochen.
moa-refusal-territory-closed = Gebiet { $territory } ({ moa-terrain }) ist in dieser Runde nicht offen. Offen: { $active }.
    .why-not = In dieser Runde nicht offen. Offen: { $active }.
moa-refusal-any-territory-needless = Gebiet { $territory } ist ohnehin offen; spar dir „Beliebiges Gebiet“ auf.
moa-refusal-mammal-there = { $mammal ->
    [dog] In Gebiet { $territory } liegt ein Hundeplättchen.
    [possum] In Gebiet { $territory } liegt ein Possumplättchen.
    [rat] In Gebiet { $territory } liegt ein Rattenplättchen.
   *[weasel] In Gebiet { $territory } liegt ein Wieselplättchen.
}
    .why-not = Dort liegt ein Säugetierplättchen.

moa-refusal-card-unknown = Einen Vogel namens „{ $card }“ gibt es nicht.
moa-refusal-card-missing = { $held ->
    [0] Du hast keinen { FORM($card, case: "accusative") } auf der Hand.
   *[other] Du bräuchtest { $needed } × { $card }, hast aber nur { $held } auf der Hand.
}
moa-refusal-card-useless = Ein { $card } hat kein Symbol, das hier zählt. Es zählt nur: { $kinds }. Heb dir die Karte auf.
moa-refusal-leader-tile-missing = { $held ->
    [0] Du hast kein { $tile }.
   *[other] Du bräuchtest { $needed } × { $tile }, hast aber nur { $held }.
}
moa-refusal-leader-tile-useless = Das { $tile } hat kein Symbol, das hier zählt. Es zählt nur: { $kinds }. Heb es dir auf.
moa-refusal-vp-tile-kept = Plättchen mit Punkten kann man nicht ausgeben; sie zählen am Ende der Periode.
moa-refusal-fight-short = Gegen { moa-the-mammal-accusative } in Gebiet { $territory } brauchst du { $needed } Kampf; das hier gibt { $offered }.
    .why-not = Nötig: { $needed } Kampf. Du hast { $offered }.
moa-refusal-honour-short = In Gebiet { $territory } brauchst du { $needed } Ehre; das hier gibt { $offered }.
    .why-not = Nötig: { $needed } Ehre. Du hast { $offered }.
moa-refusal-karakia-short = Du brauchst { $needed } Karakia; das hier gibt { $offered }.
    .why-not = Nötig: { $needed } Karakia. Du hast { $offered }.

moa-refusal-birds-none = Setz mindestens einen Vogel ein.
moa-refusal-count-below-zero = { $count } geht nicht: Weniger als 0 können es nicht sein.
moa-refusal-birds-over-icons = { $birds ->
    [one] Für 1 Vogel brauchst du ein Vogelsymbol; das hier gibt { $icons }.
   *[other] Für { $birds } Vögel brauchst du { $birds } Vogelsymbole; das hier gibt { $icons }.
}
    .why-not = Du hast kein Vogelsymbol zum Ausgeben.
moa-refusal-birds-over-supply = { $supply ->
    [0] Im Vorrat ist kein Vogel mehr.
    [one] Im Vorrat ist nur noch 1 Vogel, nicht { $birds }.
   *[other] Im Vorrat sind nur noch { $supply } Vögel, nicht { $birds }.
}

moa-refusal-leader-there = In Gebiet { $territory } steht schon ein Anführer von { $name }; mehr als einer passt nicht in ein Gebiet.
    .why-not = Dort steht schon ein Anführer.
moa-refusal-own-birds-none = { $name } hat in Gebiet { $territory } keinen Vogel; ein Anführer braucht dort einen.
    .why-not = { $name } hat dort keinen Vogel; ein Anführer braucht einen.
moa-refusal-outnumbered = { $name } hat in Gebiet { $territory } mehr Vögel: { $most } gegen { $own }.
    .why-not = { $name } hat dort mehr Vögel.
moa-refusal-leaders-spent = { $name } hat keinen Anführer mehr im Vorrat.

moa-refusal-not-invaded = In Gebiet { $territory } ist kein Säugetier eingedrungen, also gibt es nichts anzugreifen.
    .why-not = Dort ist kein Säugetier eingedrungen.
moa-refusal-land-sold = { $name } hat Gebiet { $territory } verkauft; verkauftes Land kann man nicht angreifen.
    .why-not = Verkauftes Land kann man nicht angreifen.
moa-refusal-bird-payment-missing = An diesem Tisch werden Kampf und Vögel getrennt bezahlt: Gib auch an, womit du die Vögel bezahlst.
moa-refusal-bird-payment-apart = An diesem Tisch gilt eine Zahlung für Kampf und Vögel; eine eigene für die Vögel gibt es nicht.

moa-refusal-own-pieces-none = Du hast in Gebiet { $territory } keine Figur, also kannst du es nicht verkaufen.
    .why-not = Du hast dort keine Figur.
moa-refusal-mammal-unsellable = An { moa-mammals } kann man kein Land verkaufen.
    .why-not = An sie kann man kein Land verkaufen.
moa-refusal-mammal-not-waiting = { $mammal ->
    [dog] In der Auslage liegt kein Hund, also kannst du nicht an die Hunde verkaufen.
    [possum] In der Auslage liegt kein Possum, also kannst du nicht an die Possums verkaufen.
    [rat] In der Auslage liegt keine Ratte, also kannst du nicht an die Ratten verkaufen.
   *[weasel] In der Auslage liegt kein Wiesel, also kannst du nicht an die Wiesel verkaufen.
}
    .why-not = Keins davon liegt in der Auslage.

moa-refusal-tiles-count = { $most ->
    [one] Du kannst ein Plättchen kaufen, nicht { $count }.
   *[other] Du kannst 1 bis { $most } Plättchen kaufen, nicht { $count }.
}
moa-refusal-tiles-alike = Plättchen, die du zusammen kaufst, müssen verschieden sein; „{ $tile }“ hast du zweimal gewählt.
moa-refusal-tile-unknown = Ein Karakiaplättchen „{ $tile }“ gibt es nicht.
moa-refusal-tile-sold-out = Vom Plättchen „{ $tile }“ ist keins mehr da.
    .why-not = Davon ist keins mehr da.
moa-refusal-tile-missing = { $held ->
    [0] Du hast kein Plättchen „{ $tile }“.
   *[other] Du bräuchtest { $needed } Plättchen „{ $tile }“, hast aber nur { $held }.
}
    .why-not = Du hast kein solches Plättchen.
moa-refusal-tile-fresh = { $ready ->
    [0] Das Plättchen „{ $tile }“ ist noch nicht bereit: Du hast es gerade erst gekauft.
   *[other] Du bräuchtest { $needed } Plättchen „{ $tile }“, kannst aber erst { $ready } davon benutzen.
}
    .why-not = Gerade erst gekauft und noch nicht bereit.
moa-refusal-birds-undrawable = Es ist keine Vogelkarte mehr zum Ziehen da.
moa-refusal-discard-count = { $needed ->
    [one] Wirf genau eine Karte ab, nicht { $offered }.
   *[other] Wirf genau { $needed } Karten ab, nicht { $offered }.
}
moa-refusal-move-count = Bewegt werden ein oder zwei Vögel, nicht { $birds }.
moa-refusal-move-nowhere = Sie stehen schon in Gebiet { $territory }.
    .why-not = Dort stehen die Vögel schon.
moa-refusal-move-too-many = { $held ->
    [0] Du hast in Gebiet { $territory } keinen Vogel.
    [one] Du hast in Gebiet { $territory } nur 1 Vogel, nicht { $birds }.
   *[other] Du hast in Gebiet { $territory } nur { $held } Vögel, nicht { $birds }.
}
    .why-not = Du hast dort keinen Vogel.
moa-refusal-move-into-invaded = Nach Gebiet { $territory } kannst du keine Vögel bewegen: Dort ist { $mammal ->
    [dog] ein Hund
    [possum] ein Possum
    [rat] eine Ratte
   *[weasel] ein Wiesel
} eingedrungen.
    .why-not = In besetztes Land kannst du keine Vögel bewegen.
moa-refusal-stronghold-there = In Gebiet { $territory } steht schon eine Festung.
    .why-not = Dort steht schon eine Festung.

moa-refusal-out-of-reach = Gebiet { $territory } ist weder die gewürfelte { $rolled } noch ein Nachbargebiet davon.
    .why-not = Weder die gewürfelte { $rolled } noch ein Nachbargebiet davon.
moa-refusal-neutral-count = Eingesetzt werden ein oder zwei neutrale Vögel, nicht { $birds }.
moa-refusal-terrain-not-active = Dafür müsste das Gelände von Gebiet { $territory } ({ moa-terrain }) aktiv sein. Aktiv: { $active }.
    .why-not = Dafür müsste das Gelände aktiv sein.
moa-refusal-skip-refused = Ein neutraler Vogel kann noch eingesetzt werden, also musst du Vögel oder einen Anführer einsetzen.

# -- what was typed and cannot be read. Facts: typed
moa-refusal-unread-action = „{ $typed }“ verstehe ich nicht als Aktion. Wähl einen der Vorschläge oder schreib etwas wie „place 3 at 5 with pukeko“ (3 Vögel in Gebiet 5, bezahlt mit Pukeko).
