# Charts that `aviary tournament` draws. Numbers come as text, shares in per cent.
chart-shares-title = { $game ->
    [moa] Moa
    [laisla] La Isla
   *[other] { $game }
}: share of wins
chart-shares-games = { $games ->
    [one] One game
   *[other] { $games } games
}, seed { $seed }; 95 % intervals
chart-shares-even = equal players
chart-shares-share = { $share } % ({ $low }–{ $high })
chart-shares-score = { $score } points, { $cpu } ms a move
chart-shares-alt-row = { $name }: { $share } % of wins ({ $low } to { $high }), { $score } points on average

# The chart of how a game went. Facts: round (as the game counts, "2.3"), name (of a player), share (in per cent).
chart-lead-title = Who could expect to win
chart-lead-rounds = Rounds
chart-lead-end = end
chart-percent = { $percent } %
chart-lead-share = { $name } { $share } %
chart-lead-alt-row = { $round }: { $shares }

# Pages of figures: the same as picture and as text. $how: "chat" where markup is shown, else "plain".
page-title = { $how ->
    [chat] **{ $title }** · { $under }
   *[plain] { $title }, { $under }
}
page-head = { $how ->
    [chat] __{ $title }__
   *[plain] { $title }:
}
page-row = { $label }: { $how ->
    [chat] **{ $value }**
   *[plain] { $value }
}
page-beside = { $rows }
# What stands between figures in one line.
page-between = { " · " }
page-part = { $source } { $value }
# A column: $label is what it is of, $total its whole, $parts its parts as a list.
page-column = { $label }: { $how ->
    [chat] **{ $total }**
   *[plain] { $total }
}{ $count ->
    [0] {""}
   *[other] {" "}= { $parts }
}
page-rank = { $place } · { $how ->
    [chat] **{ $name }**
   *[plain] { $name }
} { $told }{ $own ->
    [yes] {" "}(you)
   *[no] {""}
}
