# Suggested moves: asked for by a private press, shown to nobody else.

button-suggest = Suggest a move

# -- refusals --------------------------------------------------------------------------------------------------------

refused-suggestions-off = This table plays without suggested moves.
refused-suggest-nothing = I have no suggestion for this.
refused-suggest-busy = I am still thinking about another question of yours. Please ask again in a moment.
refused-suggest-stale = While I was thinking, things moved on at the table: something else is asked now.
refused-suggest-crowded = Too much is being thought about just now. Please ask again in a minute.
refused-suggestions-already = That is so already.
refused-suggestions-rated = This game counts for the ladder, so nobody gets suggested moves.

# -- the page --------------------------------------------------------------------------------------------------------

suggest-thinking = 💭 I am thinking about it. That takes a moment.
suggest-failed = I could not think of anything.
suggest-none = I can think of nothing to suggest.
# $count: of the moves below.
suggest-title = { $count ->
    [one] 💡 **I know of only one move that is worth a thought:**
   *[other] 💡 **These { $count } moves look best to me:**
}
# $number: from 1; $title: what the move is called, already bold.
suggest-move = **{ $number }.** { $title }
# $percent: the chance of winning as a computer player estimates it. $how: what the points at the end are that it expects,
# compared with another move: "more", "less" or the "same", by so many $points; $than: the other move.
suggest-expected = -# About { $percent } % to win; { $how ->
    [same] about as good as { $than }
    [more] about { $points ->
        [one] one point
       *[other] { $points } points
    } better than { $than }
   *[less] about { $points ->
        [one] one point
       *[other] { $points } points
    } less than { $than }
}.
suggest-expected-alone = -# About { $percent } % to win.
suggest-number = move { $number }
# $name: what a way of answering is called ("Pass").
suggest-named = “{ $name }”
suggest-honest = -# Guesses of a computer player that sees what you see. Only you see this.
# Three of them fit a row on a phone.
button-suggested = Move { $number }

# -- whether a table has them ----------------------------------------------------------------------------------------

# $state: how the table is played, "rated", "on" (friendly, with suggested moves) or "off" (friendly, without).
# $suggests: whether the game has suggested moves at all. $lobby: whether it is still a lobby, with its button.
lobby-manner = • { $state ->
    [rated] Rated: counts for the ladder where only people play{ $suggests ->
        [yes] ; suggested moves only for whoever plays alone
       *[no] {""}
    }
    [on] Friendly: not for the ladder; suggested moves for whoever asks
   *[off] Friendly: not for the ladder{ $suggests ->
        [yes] ; no suggested moves
       *[no] {""}
    }
}{ $lobby ->
    [yes] {" "}(change it under **{ button-clock }**)
   *[no] {""}
}
manner-placeholder = Rated or friendly
manner-pick = { $state ->
    [rated] Rated: for the ladder
    [on] Friendly, with suggested moves
   *[off] Friendly{ $suggests ->
        [yes] , without suggested moves
       *[no] {""}
    }
}

suggestions-placeholder = Suggested moves
suggestions-pick = { $state ->
    [on] Suggested moves: on request
   *[off] Suggested moves: off
}
# $suggestions: what is proposed, "on" or "off".
proposal-suggestions = **{ $name } proposes to play { $suggestions ->
    [on] with
   *[off] without
} suggested moves.** Everybody who plays must agree.
    .alone = **{ $name } has turned suggested moves { $suggestions }.**
