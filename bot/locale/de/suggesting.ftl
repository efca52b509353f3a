# Suggested moves: asked for by a private press, shown to nobody else.

button-suggest = Zug vorschlagen

# -- refusals --------------------------------------------------------------------------------------------------------

refused-suggestions-off = An diesem Tisch wird ohne Zugvorschläge gespielt.
refused-suggest-nothing = Dazu habe ich keinen Vorschlag.
refused-suggest-busy = Ich denke noch über eine andere Frage von dir nach. Frag gleich noch einmal.
refused-suggest-stale = Während ich nachgedacht habe, ging es am Tisch weiter: Gefragt ist inzwischen etwas anderes.
refused-suggest-crowded = Gerade habe ich über zu vieles nachzudenken. Frag in einer Minute noch einmal.
refused-suggestions-already = Das ist schon so.
refused-suggestions-rated = Diese Partie zählt für die Rangliste, darum bekommt niemand Zugvorschläge.

# -- the page --------------------------------------------------------------------------------------------------------

suggest-thinking = 💭 Ich denke nach. Einen Moment.
suggest-failed = Mir ist nichts eingefallen.
suggest-none = Mir fällt kein Vorschlag ein.
# $count: of the moves below.
suggest-title = { $count ->
    [one] 💡 **Nur ein Zug kommt für mich in Frage:**
   *[other] 💡 **Diese { $count } Züge gefallen mir am besten:**
}
# $number: from 1; $title: what the move is called, already bold.
suggest-move = **{ $number }.** { $title }
# $percent: the chance of winning as a computer player estimates it. $how: what the points at the end are that it expects,
# compared with another move: "more", "less" or the "same", by so many $points; $than: the other move.
suggest-expected = -# Etwa { $percent } % Siegchance; { $how ->
    [same] ungefähr so gut wie { $than }
    [more] etwa { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } besser als { $than }
   *[less] etwa { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } schlechter als { $than }
}.
suggest-expected-alone = -# Etwa { $percent } % Siegchance.
suggest-number = Zug { $number }
# $name: what a way of answering is called ("Pass").
suggest-named = „{ $name }“
suggest-honest = -# Schätzungen eines Computerspielers, der sieht, was du siehst. Das hier siehst nur du.
# Three of them fit a row on a phone.
button-suggested = Zug { $number }

# -- whether a table has them ----------------------------------------------------------------------------------------

# $state: how the table is played, "rated", "on" (friendly, with suggested moves) or "off" (friendly, without).
# $suggests: whether the game has suggested moves at all. $lobby: whether it is still a lobby, with its button.
lobby-manner = • { $state ->
    [rated] Gewertet: zählt für die Rangliste, wenn nur Menschen spielen{ $suggests ->
        [yes] ; Zugvorschläge nur, wenn jemand allein spielt
       *[no] {""}
    }
    [on] Freundschaftlich: zählt nicht für die Rangliste; Zugvorschläge für alle, die fragen
   *[off] Freundschaftlich: zählt nicht für die Rangliste{ $suggests ->
        [yes] ; keine Zugvorschläge
       *[no] {""}
    }
}{ $lobby ->
    [yes] {" "}(zu ändern unter **{ button-clock }**)
   *[no] {""}
}
manner-placeholder = Gewertet oder freundschaftlich
manner-pick = { $state ->
    [rated] Gewertet: für die Rangliste
    [on] Freundschaftlich, mit Vorschlägen
   *[off] Freundschaftlich{ $suggests ->
        [yes] , ohne Vorschläge
       *[no] {""}
    }
}

suggestions-placeholder = Zugvorschläge
suggestions-pick = { $state ->
    [on] Zugvorschläge: ja, auf Wunsch
   *[off] Zugvorschläge: nein
}
# $suggestions: what is proposed, "on" or "off".
proposal-suggestions = **{ $name } schlägt vor, { $suggestions ->
    [on] mit Zugvorschlägen
   *[off] ohne Zugvorschläge
} zu spielen.** Alle müssen zustimmen, die mitspielen.
    .alone = **{ $name } schaltet die Zugvorschläge { $suggestions ->
        [on] ein
       *[off] aus
    }.**
