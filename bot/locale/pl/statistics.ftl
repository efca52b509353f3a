# Statistics: of oneself, of two people, of a server; the ladder.

button-share-stats = Pokaż wszystkim

# -- refusals --------------------------------------------------------------------------------------------------------

refused-stats-none = Nie znam jeszcze żadnej twojej zakończonej partii. Gdy jakaś będzie, pojawią się tu statystyki.
refused-stats-none-together = O was dwojgu nie mam nic do pokazania: nie ma zakończonej wspólnej partii albo ktoś z was nie chce być w statystykach.
refused-stats-none-here = Na tym serwerze nie ma jeszcze zakończonej partii do pokazania.
refused-stats-none-rated = Nie ma tu jeszcze zakończonej partii rankingowej. Do rankingu liczą się partie, w których gra kilka osób i żadna automa, przy stole, który nie jest towarzyski.
refused-stats-oneself = To twoje własne statystyki: `/stats` pokazuje je bez drugiej osoby.
refused-stats-two-ways = Albo `/stats with:` i osoba, albo `/stats server:`; wybierz jedno z dwojga.
refused-stats-no-server = Takie statystyki ma tylko serwer. Zapytaj mnie na nim, nie w wiadomości prywatnej.
refused-stats-unlisted = Zgodnie z twoim wyborem nie ma cię w statystykach. W `/me settings` możesz do nich wrócić; twoje partie nie przepadły.

# -- the pages -------------------------------------------------------------------------------------------------------

# $whose: "own", "pair" or "server". $name and $other: who it is of; $game: the name of the game.
stats-title = { $whose ->
    [own] { $name }: { $game }
    [pair] { $name } i { $other }: { $game }
    [ladder] Tabela rankingowa: { $game }
   *[server] Ten serwer: { $game }
}
# $people: whether it is of games among people. $here: whether of this server alone.
stats-under = { $people ->
    [yes] partie między ludźmi
   *[no] partie z automami lub solo
}, { $here ->
    [yes] na tym serwerze
   *[no] na wszystkich serwerach
}
stats-under-ladder = { $games ->
    [one] 1 partia rankingowa na tym serwerze
    [few] { $games } partie rankingowe na tym serwerze
   *[many] { $games } partii rankingowych na tym serwerze
}
# A game in a button. $people: whether it is of games among people.
stats-scope = { $game }{ $people ->
    [yes] {""}
   *[no] {" "}(automy)
}
# $page: which page the button leads to.
stats-page = { $page ->
    [points] Punkty
    [ladder] Ranking
    [records] Rekordy
   *[overview] Przegląd
}
stats-shown = **{ $name }** pokazuje:

stats-games = Partie
stats-won = Wygrane
stats-won-value = { $won } ({ $percent }%)
stats-mean-place = Średnie miejsce
stats-mean-place-value = { $place } z { $sides }
stats-mean-points = Średnio punktów
stats-best = Najwięcej punktów
stats-streak = Wygrane z rzędu
stats-people = Osoby
stats-mean-winner = Średnio u zwycięzców

stats-places = Miejsca
stats-place = { $place ->
    [1] 1. miejsce
    [2] 2. miejsce
    [3] 3. miejsce
   *[other] { $place }. miejsce
}
stats-times = { $count } ×
stats-bests = Rekordy ze wszystkich partii
stats-margin = Największa przewaga
stats-fastest = Najszybsza partia
stats-shortest = Najmniej odpowiedzi w partii
stats-longest-streak = Najwięcej wygranych z rzędu
# A span of time; what is larger than it is left out where it is 0.
stats-span = { $days ->
    [0] { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }
    [one] 1 dzień { $hours } h
    [few] { $days } dni { $hours } h
   *[many] { $days } dni { $hours } h
}
# A figure with when it was come to, and by whom.
stats-dated = { $value } ({ $date })
stats-held = { $value } · { $names }, { $date }
stats-liked-value = { $count } ×

stats-sources = Skąd punkty
# The same of one of two people; of a server, where several sat at each table.
stats-sources-of = Skąd punkty: { $name }
stats-sources-seat = Skąd punkty, średnio na miejsce
stats-sources-under = { $games ->
    [one] każda kolumna to jedna partia
    [few] każda kolumna to średnia z { $games } partii
   *[many] każda kolumna to średnia z { $games } partii
}
stats-stretch = { $first }–{ $last }

# -- two people ------------------------------------------------------------------------------------------------------

stats-ahead = { $name } wyżej
stats-level = Równo
stats-compared = Porównanie
stats-pair-won = Wygrane partie
stats-pair-mean = Średnio punktów
stats-pair-best = Najwięcej punktów
stats-pair-lead = Największa przewaga
# Two figures, of the first person and of the second.
stats-against = { $mine } : { $theirs }
stats-balance = Bilans
stats-balance-now = Teraz prowadzi
# $lead: by how many games; $name: who is in front.
stats-balance-value = { $lead ->
    [0] nikt
    [one] { $name }, o 1 partię
    [few] { $name }, o { $lead } partie
   *[many] { $name }, o { $lead } partii
}
stats-last-game = partia { $number }

# -- the ladder ------------------------------------------------------------------------------------------------------

stats-ladder = Tabela rankingowa
stats-rating = { $value } ± { $margin }
stats-curve = Twój ranking
# The same where others read it.
stats-curve-of = Ranking: { $name }
stats-rating-now = Teraz
stats-rating-highest = Najwyższy
stats-rating-place = Miejsce
stats-rating-place-value = { $place } z { $people }
stats-rating-games = Partie rankingowe
stats-rating-lately = Ostatnia partia
stats-rating-change = { $sign ->
    [more] +{ $change }
    [less] −{ $change }
   *[same] bez zmian
}
# Under the ladder, in the message only.
stats-ladder-how = -# Na początku ranking to 1000 ± 667. Prawdziwa siła gry mieści się w granicach ± z pewnością 95%; o kolejności decyduje dolna granica. Kto nie chce brać w tym udziału: `/me settings`.
stats-ladder-none = Nie masz tu jeszcze partii rankingowej.
stats-regulars = Kto gra najwięcej
stats-regular-value = { $games ->
    [one] 1 partia
    [few] { $games } partie
   *[many] { $games } partii
}, wygrane: { $won }
stats-records = Rekordy
stats-record-points = Najwięcej punktów
