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
chart-lead-share = { $name } { $share } %
chart-lead-alt-row = { $round }: { $shares }
