# A finished game looked back on: asked for by anybody, with the button under the result.

button-how = Wie es lief
button-how-overview = Kurve
button-how-turnings = Wendepunkte
button-how-decided = Beste und teuerste Züge
button-how-why = Warum?
button-how-again = Schon fertig?
button-how-earlier = ◀ Früher
button-how-later = Später ▶

# -- refusals --------------------------------------------------------------------------------------------------------

refused-lookback-running = Wie eine Partie lief, erfährst du, wenn sie vorbei ist.
refused-lookback-unfinished = Diese Partie wurde nicht zu Ende gespielt, darum kann ich nicht sagen, wie sie lief.
refused-lookback-none = Diese Partie kann ich nicht beurteilen: Schätzungen habe ich nur zu Spielen für mehrere, die ich selbst gut spiele.
refused-lookback-unreadable = Als diese Partie gespielt wurde, hatte ich ältere Regeln. Ich kann sie nicht mehr durchgehen.
refused-lookback-crowded = Zu viele Partien warten schon darauf. Frag in ein paar Minuten noch einmal.
refused-lookback-failed = Beim Durchgehen der Partie ist etwas schiefgegangen. Frag noch einmal.

# -- while it is worked out --------------------------------------------------------------------------------------------

# $percent: how far it is; $ahead: how many other games come before it.
lookback-progress = ⏳ Ich gehe die Partie noch einmal durch: { $percent } % geschafft.{ $ahead ->
    [0] { "" }
    [one] { " " }Eine andere Partie ist vorher dran.
   *[other] { " " }{ $ahead } andere Partien sind vorher dran.
} Das kann ein paar Minuten dauern. Drück noch einmal, um zu sehen, wie weit ich bin.

# -- the pages -------------------------------------------------------------------------------------------------------

lookback-title = 📈 **Wie es lief**
lookback-honest = -# Schätzungen eines Computerspielers: Von dem aus, was in dem Moment alle sehen konnten, hat er viele Male weitergespielt, jedes Mal mit anderen verdeckten Karten.
lookback-no-picture = Die Kurve ließ sich nicht zeichnen.
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
lookback-no-turning = Kein Moment ragte heraus.
# Title of the page of one turning point.
lookback-turning-title = 🔀 **Wendepunkt { $number } von { $count }** · { $when }
lookback-turning-moved = Siegchancen: { $moved }

lookback-decided-title = ⚖️ **Für jeden Platz die beste und die teuerste Entscheidung**
lookback-seat = **{ $name }**
lookback-even = Keine Entscheidung ragte heraus.
# $percent: the chance of winning that it promised; $other: the best other answer, with $other_percent. $points: by how many
# points at the end the two differ.
lookback-best = 👍 { $when }: { $what }
    -# { $percent } % Siegchance{ $points ->
        [0] { "" }
        [one] { " " }und ein Punkt mehr
       *[other] { " " }und { $points } Punkte mehr
    }; das Nächstbeste, „{ $other }“: { $other_percent } %
lookback-costliest = 👎 { $when }: { $what }
    -# { $percent } % Siegchance; „{ $other }“: { $other_percent } %{ $points ->
        [0] { "" }
        [one] { " " }und ein Punkt mehr
       *[other] { " " }und { $points } Punkte mehr
    }
lookback-honest-decided = -# Nach dem, was auf jedem Platz in dem Moment zu sehen war.
lookback-round = Runde { $round }
lookback-once = Einmal
lookback-when-by = { $when }, { $name }

# -- why -------------------------------------------------------------------------------------------------------------

lookback-why-title = 💬 **Warum?** Wähl, wer entschieden hat und wann.
lookback-why-choose = Was { $name } entschied
lookback-why-option = { $when }: { $what }
lookback-why = 💬 **{ $when }: was { $name } abgewogen hat**
lookback-at-random = Dieser Automa würfelt seine Antworten: Gründe hatte er keine.
# $level: of the automa, or "person".
lookback-weighed = { $level ->
    [person] Ein Computerspieler hätte an dieser Stelle abgewogen:
    [hunter] Der Automa hat von hier aus viele mögliche Fortsetzungen gespielt und erwartet:
    [fledgling] Der Automa hat eine Aktion vorausgedacht und erwartet:
    [nestling] Wer sorgfältig eine Aktion vorausdenkt, erwartet das hier. Ein Nestling übersieht ein Drittel davon und schätzt den Rest falsch ein:
   *[other] Der Automa hat abgewogen:
}
# $given: whether it is the answer that was given, "yes" or "no". $how: whether the seat is then "ahead" of its best rivals at
# the end, "behind" them or "level", by so many $points.
lookback-estimate = { $given ->
    [yes] ➤ **{ $what }**
   *[no] • { $what }
}: { $percent } % Siegchance, { $how ->
    [level] gleichauf mit der stärksten Konkurrenz
    [ahead] { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } vorn
   *[behind] { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } zurück
}
# What was given is not among what such a player looks at.
lookback-unweighed = ➤ **{ $what }**: nicht unter dem, was am besten aussieht
lookback-honest-why = { $level ->
    [hunter] -# Nach der Partie noch einmal überlegt, mit dem, was er damals sehen konnte: Die Zahlen können etwas anders sein als damals.
    [person] -# Mit dem, was auf diesem Platz damals zu sehen war.
   *[other] -# Nach der Partie noch einmal angesehen, mit dem, was er damals sehen konnte: Die Zahlen können etwas anders sein als damals.
}
