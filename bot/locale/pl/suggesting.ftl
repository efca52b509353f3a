# Suggested moves: asked for by a private press, shown to nobody else.

button-suggest = Podpowiedz ruch

# -- refusals --------------------------------------------------------------------------------------------------------

refused-suggestions-off = Przy tym stole gra się bez podpowiedzi.
refused-suggest-nothing = Do tego nie mam podpowiedzi.
refused-suggest-busy = Myślę jeszcze nad innym twoim pytaniem. Zapytaj znowu za chwilę.
refused-suggest-stale = Zanim udało mi się coś wymyślić, gra poszła dalej: teraz pytanie jest inne.
refused-suggest-crowded = Mam teraz zbyt wiele do przemyślenia. Zapytaj znowu za minutę.
refused-suggestions-already = Tak już jest.
refused-suggestions-rated = Ta partia liczy się do rankingu, więc nikt nie dostaje podpowiedzi.

# -- the page --------------------------------------------------------------------------------------------------------

suggest-thinking = 💭 Zastanawiam się. To chwilę potrwa.
suggest-failed = Nic mi nie przychodzi do głowy.
suggest-none = Nie mam nic do podpowiedzenia.
# $count: of the moves below.
suggest-title = { $count ->
    [one] 💡 **Tylko jeden ruch jest tu wart uwagi:**
    [few] 💡 **Te { $count } ruchy wyglądają najlepiej:**
   *[many] 💡 **Te ruchy ({ $count }) wyglądają najlepiej:**
}
# $number: from 1; $title: what the move is called, already bold.
suggest-move = **{ $number }.** { $title }
# $percent: the chance of winning as a computer player estimates it. $how: what the points at the end are that it expects,
# compared with another move: "more", "less" or the "same", by so many $points; $than: the other move.
suggest-expected = -# Około { $percent }% szans na wygraną; { $how ->
    [same] mniej więcej tak dobry jak { $than }
    [more] mniej więcej o { $points ->
        [one] punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } lepszy niż { $than }
   *[less] mniej więcej o { $points ->
        [one] punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } gorszy niż { $than }
}.
suggest-expected-alone = -# Około { $percent }% szans na wygraną.
suggest-number = ruch { $number }
# $name: what a way of answering is called ("Pass").
suggest-named = „{ $name }”
suggest-honest = -# Szacunki gracza komputerowego, który widzi to, co ty. Widzisz to tylko ty.
# Three of them fit a row on a phone.
button-suggested = Ruch { $number }

# -- whether a table has them ----------------------------------------------------------------------------------------

# $state: how the table is played, "rated", "on" (friendly, with suggested moves) or "off" (friendly, without).
# $suggests: whether the game has suggested moves at all. $lobby: whether it is still a lobby, with its button.
lobby-manner = • { $state ->
    [rated] Rankingowa: liczy się do rankingu, jeśli grają sami ludzie{ $suggests ->
        [yes] ; podpowiedzi tylko dla grających solo
       *[no] {""}
    }
    [on] Towarzyska: poza rankingiem; podpowiedzi na życzenie
   *[off] Towarzyska: poza rankingiem{ $suggests ->
        [yes] ; bez podpowiedzi
       *[no] {""}
    }
}{ $lobby ->
    [yes] {" "}(zmiana pod **{ button-clock }**)
   *[no] {""}
}
manner-placeholder = Rankingowa czy towarzyska
manner-pick = { $state ->
    [rated] Rankingowa: liczy się do rankingu
    [on] Towarzyska, z podpowiedziami
   *[off] Towarzyska{ $suggests ->
        [yes] , bez podpowiedzi
       *[no] {""}
    }
}

suggestions-placeholder = Podpowiedzi
suggestions-pick = { $state ->
    [on] Podpowiedzi: na życzenie
   *[off] Podpowiedzi: wyłączone
}
# $suggestions: what is proposed, "on" or "off".
proposal-suggestions = **{ $name } proponuje grać { $suggestions ->
    [on] z podpowiedziami
   *[off] bez podpowiedzi
}.** Zgodzić się muszą wszyscy grający.
    .alone = **{ $name } { $suggestions ->
        [on] włącza
       *[off] wyłącza
    } podpowiedzi.**
