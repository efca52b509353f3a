# Charts that `aviary tournament` draws. Numbers come as text, shares in per cent.
chart-shares-title = { $game ->
    [moa] Moa
    [laisla] La Isla
   *[other] { $game }
}: odsetek wygranych
chart-shares-games = { $games ->
    [one] Jedna partia
    [few] { $games } partie
   *[many] { $games } partii
}, ziarno { $seed }; przedziały 95%
chart-shares-even = równi gracze
chart-shares-share = { $share }% ({ $low }–{ $high })
chart-shares-score = punkty: { $score }, { $cpu } ms na ruch
chart-shares-alt-row = { $name }: { $share }% wygranych (od { $low } do { $high }), średnio punktów: { $score }

# The chart of how a game went. Facts: round (as the game counts, "2.3"), name (of a player), share (in per cent).
chart-lead-title = Szanse na wygraną w trakcie partii
chart-lead-rounds = Rundy
chart-lead-end = koniec
chart-percent = { $percent }%
chart-lead-share = { $name } { $share }%
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
    [yes] {" "}(ty)
   *[no] {""}
}
