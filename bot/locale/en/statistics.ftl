# Statistics: of oneself, of two people, of a server; the ladder.

button-share-stats = Show to all

# -- refusals --------------------------------------------------------------------------------------------------------

refused-stats-none = I know of no finished game of yours here yet. As soon as you have played one to its end, I can tell you something.
refused-stats-none-together = There is nothing that I can tell of you two: no finished game that you both played here, or one of you wants to be in no statistics.
refused-stats-none-here = No game was finished on this server yet that I could tell of.
refused-stats-none-rated = No rated game was finished here yet. Games count for the ladder where only people play, several of them, at a table that is not a friendly one.
refused-stats-oneself = Those are your own statistics: leave **with** out to see them.
refused-stats-two-ways = Either **with** somebody or of the **server**: please choose one of the two.
refused-stats-no-server = A server has such statistics. Ask me there, not in direct messages.
refused-stats-unlisted = You are in no statistics, because you have chosen so. With `/me settings` you can be in them again; your games were not forgotten.

# -- the pages -------------------------------------------------------------------------------------------------------

# $whose: "own", "pair" or "server". $name and $other: who it is of; $game: the name of the game.
stats-title = { $whose ->
    [own] { $name }: { $game }
    [pair] { $name } and { $other }: { $game }
    [ladder] Ladder: { $game }
   *[server] This server: { $game }
}
# $people: whether it is of games among people. $here: whether of this server alone.
stats-under = { $people ->
    [yes] games among people
   *[no] games with automas or alone
}, { $here ->
    [yes] on this server
   *[no] on all servers
}
stats-under-ladder = { $games ->
    [one] 1 rated game on this server
   *[other] { $games } rated games on this server
}
# A game in a button. $people: whether it is of games among people.
stats-scope = { $game }{ $people ->
    [yes] {""}
   *[no] {" "}(automas)
}
# $page: which page the button leads to.
stats-page = { $page ->
    [points] Points
    [ladder] Ladder
    [records] Records
   *[overview] Overview
}
stats-shown = **{ $name }** shows:

stats-games = Games
stats-won = Won
stats-won-value = { $won } ({ $percent } %)
stats-mean-place = Mean place
stats-mean-place-value = { $place } of { $sides }
stats-mean-points = Mean points
stats-best = Most points
stats-streak = Wins in a row
stats-people = People
stats-mean-winner = Mean of the winners

stats-places = Places
stats-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
stats-times = { $count } ×
stats-bests = Best of all games
stats-margin = Most points ahead
stats-fastest = Fastest game
stats-shortest = Fewest answers in a game
stats-longest-streak = Most wins in a row
# A span of time; what is larger than it is left out where it is 0.
stats-span = { $days ->
    [0] { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }
    [one] 1 day { $hours } h
   *[other] { $days } days { $hours } h
}
# A figure with when it was come to, and by whom.
stats-dated = { $value } ({ $date })
stats-held = { $value } · { $names }, { $date }
stats-liked-value = { $count } ×

stats-sources = Points by source
# The same of one of two people; of a server, where several sat at each table.
stats-sources-of = Points by source: { $name }
stats-sources-seat = Points by source, the mean of a seat
stats-sources-under = { $games ->
    [one] each column a game
   *[other] each column the mean of { $games } games
}
stats-stretch = { $first }–{ $last }

# -- two people ------------------------------------------------------------------------------------------------------

stats-ahead = { $name } ahead
stats-level = Level
stats-compared = Side by side
stats-pair-won = Games won
stats-pair-mean = Mean points
stats-pair-best = Most points
stats-pair-lead = Largest lead
# Two figures, of the first person and of the second.
stats-against = { $mine } : { $theirs }
stats-balance = How it went
stats-balance-now = In front now
# $lead: by how many games; $name: who is in front.
stats-balance-value = { $lead ->
    [0] nobody
    [one] { $name } by 1 game
   *[other] { $name } by { $lead } games
}
stats-last-game = game { $number }

# -- the ladder ------------------------------------------------------------------------------------------------------

stats-ladder = Ladder
stats-rating = { $value } ± { $margin }
stats-curve = Your rating
# The same where others read it.
stats-curve-of = Rating of { $name }
stats-rating-now = Now
stats-rating-highest = Highest
stats-rating-place = Place
stats-rating-place-value = { $place } of { $people }
stats-rating-games = Rated games
stats-rating-lately = Last game
stats-rating-change = { $sign ->
    [more] +{ $change }
    [less] −{ $change }
   *[same] as before
}
# Under the ladder, in the message only.
stats-ladder-how = -# A newcomer has 1000 ± 667. Somebody's strength lies within ± with 95 % certainty; the order goes by the lower end. Whoever wants no part in it: `/me settings`.
stats-ladder-none = You have played no rated game here yet.
stats-regulars = Who plays most
stats-regular-value = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $won } won
stats-records = Records
stats-record-points = Most points
