# A finished game looked back on: asked for by anybody, with the button under the result.

button-how = How it went
button-how-overview = Chart
button-how-turnings = Turning points
button-how-decided = Best and costliest
button-how-why = Why?
button-how-again = How far is it?
button-how-earlier = ◀ Earlier
button-how-later = Later ▶

# -- refusals --------------------------------------------------------------------------------------------------------

refused-lookback-running = How a game went is told when it is over.
refused-lookback-unfinished = This game was not played to its end, so I cannot tell how it went.
refused-lookback-none = I cannot judge this game: I have estimates only of games that several play, and that I know how to play well.
refused-lookback-unreadable = This game was played by an older version of my rules. I can no longer go through it.
refused-lookback-crowded = Too many games wait to be gone through. Please ask again in a few minutes.
refused-lookback-failed = Something went wrong while I went through the game. Please ask once more.

# -- while it is worked out --------------------------------------------------------------------------------------------

# $percent: how far it is; $ahead: how many other games come before it.
lookback-progress = ⏳ I am going through the game once more: { $percent } % done.{ $ahead ->
    [0] { "" }
    [one] { " " }Another game comes first.
   *[other] { " " }{ $ahead } other games come first.
} This may take a few minutes. Press again to see how far it is.

# -- the pages -------------------------------------------------------------------------------------------------------

lookback-title = 📈 **How it went**
lookback-honest = -# Guesses of a computer player: what everybody could see at that moment, played on from there many times, with other hidden cards each time.
lookback-no-picture = I could not draw the chart.
# $number: from 1, as in the chart; $what: as `lookback-deed`; $moved: as `lookback-moved`, several.
lookback-turning = **{ $number }.** { $what }
    -# { $moved }
# $named: whether $what has the $name already, "yes" or "no".
lookback-deed = { $when }{ $named ->
    [yes] { "" }
   *[no] , { $name }
}: { $what }
# $before and $after: the chance of winning in per cent.
lookback-moved = { $name } { $before } → { $after } %
lookback-no-turning = No moment stood out.
# Title of the page of one turning point.
lookback-turning-title = 🔀 **Turning point { $number } of { $count }** · { $when }
lookback-turning-moved = Chances to win: { $moved }

lookback-decided-title = ⚖️ **The best and the costliest decision of each**
lookback-seat = **{ $name }**
lookback-even = No decision stood out.
# $percent: the chance of winning that it promised; $other: the best other answer, with $other_percent. $points: by how many
# points at the end the two differ.
lookback-best = 👍 { $when }: { $what }
    -# { $percent } % to win{ $points ->
        [0] { "" }
        [one] { " " }and a point more
       *[other] { " " }and { $points } points more
    }; the next best, “{ $other }”: { $other_percent } %
lookback-costliest = 👎 { $when }: { $what }
    -# { $percent } % to win; “{ $other }”: { $other_percent } %{ $points ->
        [0] { "" }
        [one] { " " }and a point more
       *[other] { " " }and { $points } points more
    }
lookback-honest-decided = -# By what each of them could see at that moment.
lookback-round = Round { $round }
lookback-once = Once
# A decision of who does not have the seat any more: $when as `lookback-round`, $name.
lookback-when-by = { $when }, { $name }

# -- why -------------------------------------------------------------------------------------------------------------

lookback-why-title = 💬 **Why?** Choose who decided, and when.
lookback-why-choose = A decision of { $name }
lookback-why-option = { $when }: { $what }
lookback-why = 💬 **{ $when }: what { $name } weighed**
lookback-at-random = This automa draws its answers: it had no reasons.
# $level: of the automa, or "person".
lookback-weighed = { $level ->
    [person] A computer player in the same place would have weighed:
    [hunter] It played on from there, in many ways that things may be, and expected:
    [fledgling] It looked one action ahead, and expected:
    [nestling] A careful look one action ahead expects this. A Nestling overlooks a third of it and misjudges the rest:
   *[other] It weighed:
}
# $given: whether it is the answer that was given, "yes" or "no". $how: whether the seat is then "ahead" of its best rivals at
# the end, "behind" them or "level", by so many $points.
lookback-estimate = { $given ->
    [yes] ➤ **{ $what }**
   *[no] • { $what }
}: { $percent } % to win, { $how ->
    [level] level with the best rival
    [ahead] { $points ->
        [one] a point
       *[other] { $points } points
    } ahead
   *[behind] { $points ->
        [one] a point
       *[other] { $points } points
    } behind
}
# What was given is not among what such a player looks at.
lookback-unweighed = ➤ **{ $what }**: not among what looks best
lookback-honest-why = { $level ->
    [hunter] -# Thought once more after the game, from what it could see then: the figures may differ a little from those it had.
    [person] -# From what that seat could see then.
   *[other] -# Looked at once more after the game, from what it could see then: the figures may differ a little from those it had.
}
