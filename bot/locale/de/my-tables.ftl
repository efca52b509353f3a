# All tables of a person, and whom a table waits for. Moments ($since, $due) are Discord's own, which each reader sees as
# "2 days ago" or "in 3 hours".

button-tables = Meine Tische
button-tables-before = Zurück
button-tables-behind = Mehr

# $until: when somebody is back, as that person lets others see it; "none": nobody knows.
awaited-away = { $name } (abwesend{ $until ->
    [none] {""}
   *[other] {" "}bis { $until }
})
# $names: a list. $due: until when, "none" without a clock.
awaited = Gewartet wird auf { $names }, gefragt { $since }{ $due ->
    [none] .
   *[other] ; die Zeit endet { $due }.
}
# $since: when the table was told that nothing moves.
awaited-asleep = 💤 Der Tisch ist { $since } eingeschlafen, weil sich zwei Wochen lang nichts getan hatte.

# $mine: at how many of them it is the reader's turn.
my-tables-title = **Deine Tische: { $count }.** { $mine ->
    [0] Keiner davon wartet auf dich.
    [one] Einer wartet auf dich.
   *[other] { $mine } warten auf dich.
}
# $link: the address of the table's newest post.
my-tables-line = • **{ $game }** in { $place }: { $state } [Zum Tisch]({ $link })
my-tables-mine = **du bist am Zug**, gefragt { $since }{ $due ->
    [none] .
   *[other] ; deine Zeit endet { $due }.
}
my-tables-lobby = noch nicht gestartet, { $taken } von { $most } Plätzen besetzt, eröffnet { $since }.
my-tables-paused = macht Pause, begonnen { $since }.
# Behind one of the lines above.
my-tables-held = Ein Automa spielt für dich: **Wieder selbst spielen** steht dort unter `/table now`.
my-tables-none = Du hast gerade an keinem Tisch einen Platz. `/table new` eröffnet einen in einem Kanal; an einem Tisch, der noch nicht gestartet ist, gibt dir **Beitreten** einen Platz.

# -- coming back -----------------------------------------------------------------------------------------------------

button-since = Seit meinem letzten Besuch
button-note = Notiz
# $when: when one has last looked or acted, "never" where that was not yet.
since-title = { $when ->
    [never] **Was bisher passiert ist**
   *[other] **Seit deinem letzten Besuch, { $when }**
}
since-nothing = { $when ->
    [never] Bisher ist nichts passiert.
   *[other] Seit deinem letzten Besuch, { $when }, ist nichts passiert.
}
# Above the newest sentences, where not all have room.
since-before = { $count ->
    [one] … Ein Satz davor steht im Verlauf.
   *[other] … { $count } Sätze davor stehen im Verlauf.
}

# The form of a note to oneself (at most 45 characters each, 100 for the placeholder).
note-title = Eine Notiz für dich
note-field = Das siehst nur du
note-placeholder = Du siehst sie zu Beginn deines nächsten Zugs. Leer lassen, um sie zu löschen.
# $note: the note, quoted.
note-shown = 📝 **Deine Notiz:**
    { $note }
note-kept = Notiert. Du siehst das zu Beginn deines nächsten Zugs und unter `/table now`:
    { $note }
note-removed = Du hast hier keine Notiz mehr.
