# What the bot tells one person, in direct messages or (naming the person) in the channel of the table.

# A table. $link jumps to its newest post.
notice-table = **{ $game }** { $link }
# Until when an answer is awaited. $until: a time, as "in 3 hours".
notice-deadline = Your time is over { $until }.
# The first, quiet reminder of a table's clock. What is asked follows in a line of its own.
notice-nudge = The others are waiting for you: { $table }
# The last reminder before the time is over.
notice-ping = Your time is running out: { $table }
# Several tables began to wait for the reader at about the same time; of this one no ping has told.
notice-asked = It is your turn: { $table }
# What the reader wanted to be reminded of.
notice-again = You wanted to be reminded: { $table }
# A lobby in which nobody presses anything; its buttons are in the channel.
notice-idle = Nobody has started this table for days. Is it still to be played? { $table }
# Somebody offers the reader a seat.
notice-offered = A seat is offered to you, with its hand: press “Take this seat” in { $table }

# For who wants to hear of it: the turn before the reader's own has begun.
notice-next = You are next: { $table }
# Once a day, for who wants that. A line for each table follows.
notice-summary = ☀️ **Your tables today.** These wait for you:

# Around what is told in a channel. $person is pinged.
letter-in-channel = { $person } { $told }
# Above the first one that is told in the channel.
letter-closed = I could not send you a direct message, so I write here from now on. To get direct messages again, allow them for this server in Discord's privacy settings.
# In the place of what was told and holds no longer.
letter-past = This is no longer needed: the table has gone on without it.

button-turn-of = Take your turn: { $game }
button-remind = Remind me again in { $hours } h
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
