# Tips while playing (bot/hosting/tips): each is given once. The facts are the numbers of the reader's seat (`Game.tally`).

# $tip: one of those below
tip = 💡 { $tip } *(Tipps lassen sich mit `/me settings` ausschalten.)*

tip-moa-few-cards = Du hast { $cards ->
    [0] keine Karten mehr
    [1] noch 1 Karte
   *[other] noch { $cards } Karten
}, und die Periode dauert mit dieser Runde noch { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}: Passen kostet nichts.
tip-moa-last-round = Das ist die letzte Runde der Periode: Danach wirfst du { $cards ->
    [one] deine letzte Karte
   *[other] deine { $cards } Karten
} ab, also gib aus, was du willst.
tip-moa-tiles = Deine Karakiaplättchen kannst du vor oder nach deiner Aktion nutzen, im selben Zug.
tip-moa-leader = Ein Anführer kostet 2 Ehre, und deine Karten haben { $honour }: Wo du die meisten Vögel hast, entscheidet er Gleichstände und nimmt das Plättchen dort.

tip-laisla-near-end = Den Werten der Leisten fehlen noch { $left } bis zur Summe, die das Spiel beendet: Nach dieser Runde kann es vorbei sein.
tip-laisla-covers = Deine Schächte sind voll: Ab jetzt deckt die Karte für A eine andere ab, also nimm eine, die du nicht mehr brauchst.
tip-laisla-all-placed = Alle deine Forscher sind auf der Insel: Ab jetzt stellst du einen davon um, auf ein beliebiges Feld, zum selben Preis.
tip-laisla-cubes = Du hast { $cubes } Steine, und am Ende sind zwei davon nur einen Punkt wert: Ein Forscher bringt meistens mehr.

tip-wingspan-tokens = Du hast noch keinen Duellmarker angegeben: Die an deinem Tisch zählen erst, wenn du sie mit „{ wingspan-button-token }“ eingibst.
tip-wingspan-react = Wo eine weiße oder braune Fähigkeit von dir allen etwas gibt, sagt „{ wingspan-button-react }“, was der Automa bekommt.
