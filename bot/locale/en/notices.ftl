# What the bot tells one person, in direct messages or (naming the person) in the channel of the table.

# A table. $link jumps to its newest post.
notice-table = **{ $game }** { $link }
# Until when an answer is awaited. $until: a time, as "in 3 hours".
notice-deadline = Your time ends { $until }.
# The first, quiet reminder of a table's clock. What is asked follows in a line of its own.
notice-nudge = The others are waiting for you: { $table }
# The last reminder before the time is over.
notice-ping = Your time is running out: { $table }
# Several tables began to wait for the reader at about the same time; of this one no ping has told.
notice-asked = It is your turn: { $table }
# After an answer that the bot has entered for the reader, which asks on. Nothing says so: it may stand in the channel.
notice-still = The table goes on waiting for you: { $table }
# What the reader wanted to be reminded of.
notice-again = You wanted to be reminded: { $table }
# A lobby in which nobody presses anything; its buttons are in the channel.
notice-idle = Nobody has started this table for days. If it is still to be played, press **Wait longer** there: { $table }
# Somebody offers the reader a seat.
notice-offered = A seat is offered to you, with its hand. Take it under { $table }
# A seat is kept for the reader, who could not be pinged when that was said.
notice-invited = You are invited, and a seat is kept for you. Take it, or decline, under { $table }
# The reader's seat was taken away: by a vote of the others, or at once by a manager of the server.
notice-kicked = The others voted to give your seat to somebody else, since they had waited long for you. You cannot take a seat of this game again: { $table }
notice-removed = Whoever manages the server has taken your seat away and gives it to somebody else. You cannot take a seat of this game again: { $table }

# For who wants to hear of it: the turn before the reader's own has begun.
notice-next = You are next: { $table }
# Once a day, for who wants that. $mine: at how many of them it is the reader's turn. A line for each table follows.
notice-summary = ☀️ **Daily summary. Your tables: { $count }.** { $mine ->
    [0] None of them waits for you.
    [one] One waits for you.
   *[other] { $mine } wait for you.
}

# Above the first one that is told in the channel.
letter-closed = I could not send you a direct message, so reminders come here. To get direct messages again, allow them for this server in Discord's privacy settings.
# In the place of what was told and holds no longer.
letter-past = No longer needed: the table has moved on.

button-turn-of = Take your turn: { $game }
button-remind = Remind me again in { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
# On the select beside it.
remind-when = Or remind me in …
remind-span = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
# $when: a time, as "in 3 hours".
remind-done = I will remind you { $when }, if you have not acted by then.
refused-nothing-to-remind = There is nothing left to remind you of: what this was about is done, or it was for somebody else.
refused-wrong-span = I cannot tell when to remind you. Choose one of the times that are offered.

# -- the direct message that shows the own hand and is kept current ----------------------------------------------------

# $table: as notice-table.
hand-kept = 🃏 Your hand in { $table }
# $why: why the hand is not shown any more.
hand-over = { $why ->
    [finished] The game is over, so your hand is not kept here any more: { $table }
    [closed] The table was closed, so your hand is not kept here any more: { $table }
    [seat-lost] You have no seat there any more, so no hand is kept here: { $table }
   *[unwanted] As you wanted, your hand is not kept here any more: { $table }
}
