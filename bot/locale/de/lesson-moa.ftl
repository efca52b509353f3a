# The sentences of Moa's first lesson. Each step has one; .came tells what came of it,
# .not why nothing else is chosen there.

lesson-moa-island = Diese Insel hat zwölf Gebiete: Am Ende einer Periode gibt es in jedem Punkte, die goldene Zahl für die meisten Figuren dort und die weiße für die zweitmeisten; die schwarze ist die Nummer des Gebiets.
lesson-moa-turn = In jeder Runde machst du eine Aktion, und deine neun Vogelkarten müssen für sieben Runden reichen: Gib also in jeder etwa eine aus. Ihre Symbole: Vogel setzt Vögel ein, Kampf vertreibt Säugetiere, Ehre bezahlt Anführer und Landverkäufe, Karakia kauft nützliche Plättchen.
    .not = Punkte bringt, was auf der Insel steht, also kommen zuerst Vögel.
lesson-moa-where = Zwei Karten zeigen, welches Gelände in dieser Runde offen ist, jetzt Küste und Ebene: Gebiet 1 ist Küste, leer, und 6 und 3 Punkte wert.
    .not = In Gebiet 1 passiert nächste Runde etwas, und da sollst du dabei sein.
lesson-moa-pay = Du zahlst mit Karten, und alle Symbole einer Karte zählen für diese eine Aktion: Ein Pukeko hat vier Vogelsymbole, das sind vier Vögel.
    .not = Von deinen Karten hat nur der Pukeko lauter Vogelsymbole; bei ihm verfällt also nichts.
lesson-moa-confirm = Jede Aktion endet mit einer Seite wie dieser, die zeigt, was dabei herauskommt: Bevor du bestätigst, ist nichts passiert.
    .came = Deine Vögel sind gelandet, die Automas waren am Zug, und Runde 2 hat begonnen.
lesson-moa-round = Eine Runde beginnt mit zwei neuen Geländekarten, und „Invasion: Ratten“ auf einer davon lässt die wartende Ratte in das Gebiet mit der niedrigsten Nummer eindringen, in dem kein Säugetier ist, ob offen oder nicht: in deins.
lesson-moa-invasion = Du wirst gefragt, weil dort deine Vögel stehen: Verteidigst du nicht, gehen sie alle zurück in deinen Vorrat, und die Ratte bleibt; verteidigst du, bekommst du das Plättchen der Ratte.
    .not = Verteidigst du nicht, gehen deine vier Vögel zurück in deinen Vorrat, und die Ratte bleibt.
lesson-moa-fight = Die Ratte hat Kampfstärke 3, also genügen die vier Kampfsymbole des Haastadlers; das vierte verfällt.
    .not = Der Adler allein reicht, und bei anderen Karten verfiele mehr.
lesson-moa-defended = Hier siehst du noch einmal, was du ausgibst und was du dafür bekommst.
    .came = Du hältst Gebiet 1, und die Festung dort hält den nächsten Eindringling fern.
lesson-moa-now = Schau dir vor deinem zweiten Zug den Spielplan an: Setz Vögel ein, wo du die meisten oder zweitmeisten Figuren haben kannst, setz einen Anführer ein, wo du schon vorn liegst (er entscheidet Gleichstände, und du nimmst das Plättchen, das dort liegt), oder pass und spar deine Karten.
lesson-moa-free = Jetzt bist du wieder am Zug, und niemand sagt dir, was du tun sollst.
