# What the people of a table agree to. A kind of proposal has the message proposal-<kind>: who ($name) proposes what.

button-agree = Zustimmen
button-refuse = Ablehnen
button-withdraw = Zurückziehen

proposal-agreed = Dafür: { $names }
proposal-refused = Dagegen: { $names }
proposal-waiting = { $names }: Dafür oder dagegen?
# $when: a moment as Discord shows it ("in 2 days"). $silence: what counts for who has not answered by then: "refuses"; else the
# sentence of its kind says it.
proposal-closes = Schluss ist { $when }{ $silence ->
    [refuses] ; wer bis dahin nicht antwortet, ist dagegen.
   *[other] .
}
# $outcome: how it ended; $names: who refused; $reason: why it could not be done any more, as a sentence.
proposal-ended = { $outcome ->
    [agreed] **Angenommen:** So wird es gemacht.
    [refused] **Abgelehnt** von { $names }. Nichts wurde geändert.
    [withdrawn] **Zurückgezogen.** Nichts wurde geändert.
    [void] **Hinfällig:** { $reason } Nichts wurde geändert.
   *[lapsed] **Nicht rechtzeitig angenommen.** Nichts wurde geändert.
}
proposal-answered = Deine Antwort zählt.
proposal-asked = Die anderen werden im Kanal gefragt.
proposal-done = Erledigt; es steht auch im Kanal.

# -- who sits where --------------------------------------------------------------------------------------------------

# $whose: whose seat it is. $late: whether a time of that seat was over, "yes", or it has been asked the same for three days, "no".
proposal-kick = **{ $name } schlägt vor, den Platz von { $whose } an jemand anders zu geben**, { $late ->
    [yes] weil die Zeit von { $whose } um war.
   *[no] weil der Tisch seit drei Tagen auf { $whose } wartet.
} Von den anderen muss mehr als die Hälfte zustimmen. { $whose } kann in dieser Partie dann keinen Platz mehr nehmen.
# $whose: with whom.
proposal-swap = **{ $name } schlägt vor, mit { $whose } die Plätze zu tauschen.** Wer tauscht, kennt danach beide Hände; darum müssen alle zustimmen, die mitspielen. Nach dem Tausch zeigt **Hand** die neue.

# -- pausing and ending ----------------------------------------------------------------------------------------------

button-propose = Vorschlagen
button-propose-end = Die anderen fragen

# .done stands under it once it is agreed. .alone stands in its place where nobody else had to be asked.
proposal-pause = **{ $name } schlägt eine Pause für alle vor.** So lange läuft keine Uhr, und niemand wird erinnert, bis ihr euch einigt, weiterzuspielen. Wer einen Tag lang nichts sagt, ist dafür.
    .done = Jetzt läuft keine Uhr. Wer gefragt ist, darf trotzdem spielen. `/table resume` schlägt vor, weiterzuspielen.
    .alone = **{ $name } macht am Tisch Pause.** Jetzt läuft keine Uhr, und niemand wird erinnert; spielen geht trotzdem. `/table resume` beendet die Pause.
proposal-resume = **{ $name } schlägt vor, weiterzuspielen.** Von den anderen muss mehr als die Hälfte zustimmen. Nach drei Tagen zählen nur die, die geantwortet haben; hat niemand geantwortet, geht die Partie weiter.
    .done = Die Uhren laufen weiter, mit der Zeit, die noch übrig war.
    .alone = **{ $name } beendet die Pause.** Die Partie geht weiter.
proposal-end = **{ $name } schlägt vor, diese Partie für alle zu beenden.** Sie lässt sich dann nicht fortsetzen. Alle müssen zustimmen; nach fünf Tagen reicht es, wenn die meisten dafür sind und niemand dagegen.
table-end-together = **Diese Partie für alle beenden?** Die anderen werden gefragt: Sie endet, wenn alle zustimmen, oder nach fünf Tagen, wenn die meisten dafür sind und niemand dagegen. Fortsetzen lässt sie sich dann nicht. Nur selbst aussteigen kannst du mit `/table leave`.
# Whoever manages the server plays here, too.
table-end-managed = **Diese Partie für alle beenden?** Hier spielen noch andere, und sie lassen sich fragen: Dann endet sie, wenn alle zustimmen, oder nach fünf Tagen, wenn die meisten dafür sind und niemand dagegen. Weil du den Server verwaltest, kannst du den Tisch auch sofort schließen; dann wird niemand gefragt. Fortsetzen lässt sich die Partie danach nicht. Nur selbst aussteigen kannst du mit `/table leave`.
button-end-at-once = Sofort schließen

# -- going back ------------------------------------------------------------------------------------------------------

button-go-back = Die anderen fragen
button-take-back = Zurücknehmen

# $over: "yes" once it has ended; before, what would be taken back stands under it.
proposal-undo = **{ $name } bittet darum, { $count ->
    [one] die letzte Aktion
   *[other] die letzten { $count } Aktionen
} zurückzunehmen**{ $over ->
    [yes] .
   *[no] . Alle müssen zustimmen. Spielt inzwischen jemand weiter, ist es hinfällig. Zurückgenommen würde:
}
# Under a refusal to take the own last action back at once.
undo-ask = Stimmen die anderen zu, geht es trotzdem: Drück auf **Die anderen fragen**. Oder wähl, wie weit es zurückgehen soll.
# So it is where nobody else has to agree.
undo-ask-alone = Zurücknehmen geht trotzdem, weil hier gerade sonst niemand spielt: Drück auf **Zurücknehmen**. Oder wähl, wie weit es zurückgehen soll.
undo-how-far = **Wie weit willst du zurück?** Wähl die erste Aktion, die zurückgenommen werden soll. Noch passiert nichts; du siehst erst, was es bedeutet.
undo-choose = Alles zurücknehmen ab …
undo-actions = { $count ->
    [one] nimmt eine Aktion zurück
   *[other] nimmt { $count } Aktionen zurück
}
undo-takes-back = { $count ->
    [one] **Diese Aktion würde zurückgenommen:**
   *[other] **Diese { $count } Aktionen würden zurückgenommen:**
}
undo-more = { $count ->
    [one] > … davor noch eine
   *[other] > … davor noch { $count }
}
undo-asked-then = **Dann ist wieder gefragt:**
undo-known = Was aufgedeckt oder gewürfelt wurde, wisst ihr trotzdem.
# Of what no post has told.
undo-known-untold = Etwas wurde zurückgenommen, bevor ein Beitrag davon erzählt hat. Was dabei aufgedeckt oder gewürfelt wurde, bleibt bekannt.
undo-asked = Die anderen werden im Kanal gefragt. Sobald alle zustimmen, wird es zurückgenommen.
