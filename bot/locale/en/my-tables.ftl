# All tables of a person, and whom a table waits for. Moments ($since, $due) are Discord's own, which each reader sees as
# "2 days ago" or "in 3 hours".

button-tables = My tables
button-tables-before = Back
button-tables-behind = More

# $until: when somebody is back, as that person lets others see it; "none": nobody knows.
awaited-away = { $name } (away{ $until ->
    [none] {""}
   *[other] {" "}until { $until }
})
# $names: a list. $due: until when, "none" without a clock.
awaited = Waiting for { $names }, asked { $since }{ $due ->
    [none] .
   *[other] ; the time ends { $due }.
}
# $since: when the table was told that nothing moves.
awaited-asleep = 💤 The table fell asleep { $since }, as nothing had moved for two weeks.

# $mine: at how many of them it is the reader's turn.
my-tables-title = **Your tables: { $count }.** { $mine ->
    [0] None of them waits for you.
    [one] One waits for you.
   *[other] { $mine } wait for you.
}
# $link: the address of the table's newest post.
my-tables-line = • **{ $game }** in { $place }: { $state } [Go there]({ $link })
my-tables-mine = **your turn**, asked { $since }{ $due ->
    [none] .
   *[other] ; your time ends { $due }.
}
my-tables-lobby = not started yet, { $taken } of { $most } seats taken, opened { $since }.
my-tables-paused = paused { $since }.
# Behind one of the lines above.
my-tables-held = An automa plays for you: **Play again myself** is in `/table now` there.
my-tables-none = You have a seat at no table just now. `/table new` opens one in a channel, and **Join** under a table that has not started gives you a seat there.

# -- coming back -----------------------------------------------------------------------------------------------------

button-since = Since my last visit
button-note = Note
# $when: when one has last looked or acted, "never" where that was not yet.
since-title = { $when ->
    [never] **What has happened so far**
   *[other] **Since your last visit, { $when }**
}
since-nothing = { $when ->
    [never] Nothing has happened yet.
   *[other] Nothing has happened since your last visit, { $when }.
}
# Above the newest sentences, where not all have room.
since-before = { $count ->
    [one] … One sentence before that is in the log.
   *[other] … { $count } sentences before that are in the log.
}

# The form of a note to oneself (at most 45 characters each, 100 for the placeholder).
note-title = A note to yourself
note-field = Only you will see it
note-placeholder = Shown when your next turn begins. Leave it empty to remove it.
# $note: the note, quoted.
note-shown = 📝 **Your note:**
    { $note }
note-kept = Noted. You will see it when your next turn begins, and in `/table now`:
    { $note }
note-removed = There is no note of yours any more.
