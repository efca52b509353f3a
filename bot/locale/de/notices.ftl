# What the bot tells one person, in direct messages or (naming the person) in the channel of the table.

# A table. $link jumps to its newest post.
notice-table = **{ $game }** { $link }
# Until when an answer is awaited. $until: a time, as "in 3 hours".
notice-deadline = Deine Zeit endet { $until }.
# The first, quiet reminder of a table's clock. What is asked follows in a line of its own.
notice-nudge = Die anderen warten auf dich: { $table }
# The last reminder before the time is over.
notice-ping = Deine Zeit läuft ab: { $table }
# Several tables began to wait for the reader at about the same time; of this one no ping has told.
notice-asked = Du bist am Zug: { $table }
# After an answer that the bot has entered for the reader, which asks on. Nothing says so: it may stand in the channel.
notice-still = Der Tisch wartet weiter auf dich: { $table }
# What the reader wanted to be reminded of.
notice-again = Du wolltest erinnert werden: { $table }
# A lobby in which nobody presses anything; its buttons are in the channel.
notice-idle = Diesen Tisch hat seit Tagen niemand gestartet. Soll er noch stattfinden, drück dort auf **Länger warten**: { $table }
# Somebody offers the reader a seat.
notice-offered = Dir wird ein Platz angeboten, samt Hand. Nehmen kannst du ihn hier: { $table }
# A seat is kept for the reader, who could not be pinged when that was said.
notice-invited = Du bist eingeladen, ein Platz ist für dich reserviert. Annehmen oder absagen kannst du hier: { $table }
# The reader's seat was taken away: by a vote of the others, or at once by a manager of the server.
notice-kicked = Die anderen haben lange auf dich gewartet und dafür gestimmt, deinen Platz an jemand anders zu geben. In dieser Partie kannst du keinen mehr nehmen: { $table }
notice-removed = Die Serververwaltung hat dir deinen Platz entzogen und gibt ihn an jemand anders. In dieser Partie kannst du keinen mehr nehmen: { $table }

# For who wants to hear of it: the turn before the reader's own has begun.
notice-next = Gleich bist du dran: { $table }
# Once a day, for who wants that. $mine: at how many of them it is the reader's turn. A line for each table follows.
notice-summary = ☀️ **Tagesübersicht. Deine Tische: { $count }.** { $mine ->
    [0] Keiner davon wartet auf dich.
    [one] Einer wartet auf dich.
   *[other] { $mine } warten auf dich.
}

# Above the first one that is told in the channel.
letter-closed = Ich konnte dir keine Direktnachricht schicken, darum kommen Erinnerungen hier. Sollen sie wieder direkt kommen, erlaube Direktnachrichten für diesen Server in den Privatsphäre-Einstellungen von Discord.
# In the place of what was told and holds no longer.
letter-past = Nicht mehr nötig: Am Tisch ist es weitergegangen.

button-turn-of = Zug machen: { $game }
button-remind = Erinnere mich in { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
} wieder
# On the select beside it.
remind-when = Oder erinnere mich in …
remind-span = { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
}
# $when: a time, as "in 3 hours".
remind-done = Ich erinnere dich { $when }, wenn du bis dahin nichts getan hast.
refused-nothing-to-remind = Es gibt nichts mehr, woran ich dich erinnern könnte: Worum es ging, ist erledigt, oder es war für jemand anders.
refused-wrong-span = Ich verstehe nicht, wann ich dich erinnern soll. Wähl eine der angebotenen Zeiten.

# -- the direct message that shows the own hand and is kept current ----------------------------------------------------

# $table: as notice-table.
hand-kept = 🃏 Deine Hand bei { $table }
# $why: why the hand is not shown any more.
hand-over = { $why ->
    [finished] Die Partie ist vorbei, darum steht deine Hand nicht mehr hier: { $table }
    [closed] Der Tisch wurde geschlossen, darum steht deine Hand nicht mehr hier: { $table }
    [seat-lost] Du hast dort keinen Platz mehr, darum steht hier keine Hand mehr: { $table }
   *[unwanted] Wie gewünscht steht deine Hand nicht mehr hier: { $table }
}
