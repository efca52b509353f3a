# A finished game looked back on: asked for by anybody, with the button under the result.

button-how = Analiza partii
button-how-overview = Wykres
button-how-turnings = Punkty zwrotne
button-how-decided = Najlepsze i najgorsze
button-how-why = Dlaczego?
button-how-again = Ile już gotowe?
button-how-earlier = ◀ Wcześniej
button-how-later = Później ▶

# -- refusals --------------------------------------------------------------------------------------------------------

refused-lookback-running = Analiza partii jest dostępna po jej końcu.
refused-lookback-unfinished = Ta partia nie została dograna do końca, więc nie ma czego analizować.
refused-lookback-none = Tej partii nie umiem ocenić: analizuję tylko gry kilkuosobowe, i to takie, w które umiem dobrze grać.
refused-lookback-unreadable = Ta partia jest z czasu starszej wersji moich zasad. Nie umiem jej już prześledzić.
refused-lookback-crowded = Zbyt wiele partii czeka na analizę. Zapytaj znowu za kilka minut.
refused-lookback-failed = Podczas analizy coś poszło nie tak. Zapytaj jeszcze raz.

# -- while it is worked out --------------------------------------------------------------------------------------------

# $percent: how far it is; $ahead: how many other games come before it.
lookback-progress = ⏳ Przeglądam tę partię od początku, gotowe: { $percent }%.{ $ahead ->
    [0] { "" }
    [one] { " " }Przed nią czeka jeszcze jedna partia.
    [few] { " " }Przed nią czekają jeszcze { $ahead } partie.
   *[many] { " " }Przed nią czeka jeszcze { $ahead } partii.
} To może potrwać kilka minut. Naciśnij znowu, żeby zobaczyć, ile już gotowe.

# -- the pages -------------------------------------------------------------------------------------------------------

lookback-title = 📈 **Analiza partii**
lookback-honest = -# Szacunki gracza komputerowego: na podstawie tego, co w danej chwili widzieli wszyscy, rozgrywa dalszy ciąg wiele razy, za każdym razem z innymi zakrytymi kartami.
lookback-no-picture = Nie udało mi się narysować wykresu.
# $number: from 1, as in the chart; $what: as `lookback-deed`; $moved: as `lookback-moved`, several.
lookback-turning = **{ $number }.** { $what }
    -# { $moved }
# $named: whether $what has the $name already, "yes" or "no".
lookback-deed = { $when }{ $named ->
    [yes] { "" }
   *[no] , { $name }
}: { $what }
# $before and $after: the chance of winning in per cent.
lookback-moved = { $name } { $before } → { $after }%
lookback-no-turning = Żadna chwila się nie wyróżnia.
# Title of the page of one turning point.
lookback-turning-title = 🔀 **Punkt zwrotny { $number } z { $count }** · { $when }
lookback-turning-moved = Szanse na wygraną: { $moved }

lookback-decided-title = ⚖️ **Najlepsza i najgorsza decyzja każdego gracza**
lookback-seat = **{ $name }**
lookback-even = Żadna decyzja się nie wyróżnia.
# $percent: the chance of winning that it promised; $other: the best other answer, with $other_percent. $points: by how many
# points at the end the two differ.
lookback-best = 👍 { $when }: { $what }
    -# { $percent }% szans na wygraną{ $points ->
        [0] { "" }
        [one] { " " }i punkt więcej
        [few] { " " }i { $points } punkty więcej
       *[many] { " " }i { $points } punktów więcej
    }; następna najlepsza odpowiedź, „{ $other }”: { $other_percent }%
lookback-costliest = 👎 { $when }: { $what }
    -# { $percent }% szans na wygraną; „{ $other }”: { $other_percent }%{ $points ->
        [0] { "" }
        [one] { " " }i punkt więcej
        [few] { " " }i { $points } punkty więcej
       *[many] { " " }i { $points } punktów więcej
    }
lookback-honest-decided = -# Na podstawie tego, co każdy gracz mógł wtedy widzieć.
lookback-round = Runda { $round }
lookback-once = W trakcie gry
lookback-when-by = { $when }, { $name }

# -- why -------------------------------------------------------------------------------------------------------------

lookback-why-title = 💬 **Dlaczego?** Wybierz gracza i jego decyzję.
lookback-why-choose = Decyzja gracza { $name }
lookback-why-option = { $when }: { $what }
lookback-why = 💬 **{ $when }: co bierze pod uwagę { $name }**
lookback-at-random = Ta automa losuje swoje odpowiedzi: nie ma żadnych powodów.
# $level: of the automa, or "person".
lookback-weighed = { $level ->
    [person] Gracz komputerowy na tym miejscu widzi to tak:
    [hunter] Automa rozgrywa stąd dalszy ciąg na wiele możliwych sposobów i oczekuje:
    [fledgling] Automa patrzy jeden ruch naprzód i oczekuje:
    [nestling] Tego oczekuje ktoś, kto uważnie patrzy jeden ruch naprzód. Pisklę nie zauważa jednej trzeciej możliwości, a pozostałe ocenia niedokładnie:
   *[other] Automa widzi to tak:
}
# $given: whether it is the answer that was given, "yes" or "no". $how: whether the seat is then "ahead" of its best rivals at
# the end, "behind" them or "level", by so many $points.
lookback-estimate = { $given ->
    [yes] ➤ **{ $what }**
   *[no] • { $what }
}: { $percent }% szans na wygraną, { $how ->
    [level] równo z najlepszym rywalem
    [ahead] przewaga: { $points ->
        [one] punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
   *[behind] strata: { $points ->
        [one] punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
}
# What was given is not among what such a player looks at.
lookback-unweighed = ➤ **{ $what }**: nie jest wśród tego, co wygląda najlepiej
lookback-honest-why = { $level ->
    [hunter] -# Przemyślane jeszcze raz po grze, na podstawie tego, co było wtedy widać: liczby mogą się nieco różnić od ówczesnych.
    [person] -# Na podstawie tego, co było wtedy widać z tego miejsca.
   *[other] -# Sprawdzone jeszcze raz po grze, na podstawie tego, co było wtedy widać: liczby mogą się nieco różnić od ówczesnych.
}
