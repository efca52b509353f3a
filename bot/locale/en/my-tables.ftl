# All tables of a person, and whom a table waits for. Moments ($since, $due) are Discord's own, which each reader sees as
# "2 days ago" or "in 3 hours".

button-tables = My tables
button-tables-before = Back
button-tables-behind = More

# $names: a list. $due: until when, "none" without a clock.
awaited = Waiting for { $names }, asked { $since }{ $due ->
    [none] .
   *[other] ; the time ends { $due }.
}

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
my-tables-none = You have a seat at no table just now. `/table new` opens one in a channel, and Join under a table that has not started gives you a seat there.
