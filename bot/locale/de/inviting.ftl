# Seats that are kept for people who were invited, another game of the same people, and lobbies that nobody starts.
# $names, $invited, $who: people as the channel shows them (mentions).

button-decline = Nein danke
button-unkeep = Nicht warten
button-wait = Länger warten
button-rematch = Revanche
button-rematch-drawn = Revanche, Plätze gelost
button-rematch-rotated = Revanche, einen Platz weiter
button-rematch-alone = Noch eine Partie

# A seat that is kept for somebody; $offered: for whom.
lobby-kept = • { $colour }: reserviert für { $offered }
# Under the seats of a lobby that keeps any.
lobby-kept-for = Der Tisch wartet auf { $names }: { $count ->
    [one] Dieser Platz ist reserviert. **Beitreten** nimmt ihn, **Nein danke** sagt ab.
   *[other] Diese Plätze sind reserviert. **Beitreten** nimmt einen, **Nein danke** sagt ab.
} Wer schon hier sitzt, kann auf **Nicht warten** drücken.
# $asked: pings of who sits there, $count how many. $closes: in how long it is closed.
lobby-idle = { $count ->
    [0] Niemand
   *[other] { $asked }: Niemand
} hat diesen Tisch gestartet, und seit Tagen hat hier niemand auf etwas gedrückt. Soll noch gespielt werden? Dann drück auf **Länger warten**; ohne Antwort schließe ich ihn { $closes }.
lobby-waits = Gut, der Tisch bleibt offen.

# $running: whether the game is running, "yes" or "no".
post-invited = { $invited }: Einladung von { $name } { $running ->
    [yes] zu einer Partie { $game }, die hier läuft: Ein Platz ist frei und für dich reserviert.
   *[no] an einen Tisch für { $game } hier. Ein Platz ist für dich reserviert.
}
post-declined = { $name } hat abgesagt.
invite-sent = Für { $invited } ist ein Platz reserviert. Die Einladung steht im Kanal.
invite-declined = Du hast abgesagt. Der Platz ist jetzt für andere frei.
invite-unkept = Die reservierten Plätze sind jetzt für andere frei.
# $next: what the new table waits for: "others" who are invited, more "seats", or its "start".
rematch-opened = Ein neuer Tisch mit denselben Optionen ist eröffnet, und du hast einen Platz: { $colour }. { $next ->
    [start] Drück unten auf **Starten**.
    [seats] Für den Start sind noch nicht genug Plätze besetzt: Andere drücken unten auf **Beitreten**, oder **Automa dazu** füllt einen Platz.
   *[others] Die anderen sind eingeladen, für jede Person ist ein Platz reserviert; **Beitreten** nimmt ihn.
}
# $table: the table that stands there, with a link. $room: whether it has a seat for anybody, "yes" or "no".
refused-rematch-open = Der nächste Tisch steht hier schon: { $table }. { $room ->
    [yes] Ein Platz ist frei: Drück auf **Beitreten**.
   *[no] Seine Plätze sind besetzt oder für andere reserviert.
}
refused-rematch-running = Die nächste Partie läuft hier schon: { $table }.
refused-rematch-not-played = Eine Revanche eröffnen können nur die, die am Ende hier saßen. `/table new` eröffnet einen anderen Tisch.

refused-no-seat-for-bots = Ein Bot kann keinen Platz nehmen. Ein Computerspieler schon: **Automa dazu** vor dem Start, oder `/table automa` für deinen Platz.
refused-invite-seated = Diese Person hat hier schon einen Platz.
refused-invite-again = Für diese Person ist schon ein Platz reserviert.
refused-not-invited = Für dich ist hier kein Platz reserviert.
refused-nobody-invited = Hier ist für niemanden ein Platz reserviert.
# $people: for whom the table waits, a list.
refused-still-waits = Der Tisch wartet auf { $people }; die Plätze sind reserviert. **Nicht warten** gibt sie frei; dann geht **Starten**.
