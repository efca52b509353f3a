# Charts that `aviary tournament` draws. Numbers come as text, shares in per cent.
chart-shares-title = { $game ->
    [moa] Moa
    [laisla] La Isla
   *[other] { $game }
}: Anteil der Siege
chart-shares-games = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
}, Startwert { $seed }; Intervalle zu 95 %
chart-shares-even = gleich starke Spieler
chart-shares-share = { $share } % ({ $low }–{ $high })
chart-shares-score = { $score } Punkte, { $cpu } ms pro Zug
chart-shares-alt-row = { $name }: { $share } % Siege ({ $low } bis { $high }), { $score } Punkte im Mittel

# The chart of how a game went. Facts: round (as the game counts, "2.3"), name (of a player), share (in per cent).
chart-lead-title = Siegchancen
chart-lead-rounds = Runden
chart-lead-end = Ende
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
    [yes] {" "}(du)
   *[no] {""}
}
