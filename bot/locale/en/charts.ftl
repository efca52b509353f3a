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
