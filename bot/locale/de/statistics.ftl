# Statistics: of oneself, of two people, of a server; the ladder.

button-share-stats = Allen zeigen

# -- refusals --------------------------------------------------------------------------------------------------------

refused-stats-none = Ich kenne hier noch keine beendete Partie von dir. Sobald du eine zu Ende gespielt hast, gibt es etwas zu erzählen.
refused-stats-none-together = Über euch beide kann ich nichts sagen: Entweder habt ihr hier noch keine Partie zusammen beendet, oder eine Person von euch möchte in keiner Statistik stehen.
refused-stats-none-here = Auf diesem Server wurde noch keine Partie beendet, über die ich etwas sagen könnte.
refused-stats-none-rated = Hier wurde noch keine gewertete Partie beendet. Für die Rangliste zählen Partien unter mehreren Menschen, ohne Automas, an einem Tisch, der nicht freundschaftlich ist.
refused-stats-oneself = Das ist deine eigene Statistik: `/stats` allein zeigt sie.
refused-stats-two-ways = Entweder gegen jemanden (`/stats with:`) oder vom ganzen Server (`/stats server:`): Wähl eins von beiden.
refused-stats-no-server = So eine Statistik gibt es nur für einen Server. Frag mich dort, nicht in Direktnachrichten.
refused-stats-unlisted = Du stehst in keiner Statistik, weil du es so gewählt hast. Unter `/me settings` kannst du wieder dabei sein; deine Partien sind nicht vergessen.

# -- the pages -------------------------------------------------------------------------------------------------------

# $whose: "own", "pair" or "server". $name and $other: who it is of; $game: the name of the game.
stats-title = { $whose ->
    [own] { $name }: { $game }
    [pair] { $name } und { $other }: { $game }
    [ladder] Rangliste: { $game }
   *[server] Dieser Server: { $game }
}
# $people: whether it is of games among people. $here: whether of this server alone.
stats-under = { $people ->
    [yes] Partien unter Menschen
   *[no] Partien mit Automas oder allein
}, { $here ->
    [yes] auf diesem Server
   *[no] auf allen Servern
}
stats-under-ladder = { $games ->
    [one] 1 gewertete Partie auf diesem Server
   *[other] { $games } gewertete Partien auf diesem Server
}
# A game in a button. $people: whether it is of games among people.
stats-scope = { $game }{ $people ->
    [yes] {""}
   *[no] {" "}(Automas)
}
# $page: which page the button leads to.
stats-page = { $page ->
    [points] Punkte
    [ladder] Rangliste
    [records] Rekorde
   *[overview] Überblick
}
stats-shown = **{ $name }** zeigt:

stats-games = Partien
stats-won = Gewonnen
stats-won-value = { $won } ({ $percent } %)
stats-mean-place = Mittlerer Rang
stats-mean-place-value = { $place } von { $sides }
stats-mean-points = Punkte im Mittel
stats-best = Meiste Punkte
stats-streak = Siege in Folge
stats-people = Personen
stats-mean-winner = Punkte beim Sieg

stats-places = Ränge
stats-place = Rang { $place }
stats-times = { $count } ×
stats-bests = Bestwerte aller Partien
stats-margin = Größter Vorsprung
stats-fastest = Schnellste Partie
stats-shortest = Wenigste Antworten
stats-longest-streak = Längste Siegesserie
# A span of time; what is larger than it is left out where it is 0.
stats-span = { $days ->
    [0] { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }
    [one] 1 Tag { $hours } h
   *[other] { $days } Tage { $hours } h
}
# A figure with when it was come to, and by whom.
stats-dated = { $value } ({ $date })
stats-held = { $value } · { $names }, { $date }
stats-liked-value = { $count } ×

stats-sources = Punkte nach Herkunft
# The same of one of two people; of a server, where several sat at each table.
stats-sources-of = Punkte nach Herkunft: { $name }
stats-sources-seat = Punkte nach Herkunft, im Mittel je Platz
stats-sources-under = { $games ->
    [one] jede Säule eine Partie
   *[other] jede Säule das Mittel von { $games } Partien
}
stats-stretch = { $first }–{ $last }

# -- two people ------------------------------------------------------------------------------------------------------

stats-ahead = { $name } vorn
stats-level = Gleichauf
stats-compared = Im Vergleich
stats-pair-won = Gewonnen
stats-pair-mean = Punkte im Mittel
stats-pair-best = Meiste Punkte
stats-pair-lead = Größter Vorsprung
# Two figures, of the first person and of the second.
stats-against = { $mine } : { $theirs }
stats-balance = Wie es lief
stats-balance-now = Jetzt vorn
# $lead: by how many games; $name: who is in front.
stats-balance-value = { $lead ->
    [0] niemand
    [one] { $name }, 1 Partie
   *[other] { $name }, { $lead } Partien
}
stats-last-game = Partie { $number }

# -- the ladder ------------------------------------------------------------------------------------------------------

stats-ladder = Rangliste
stats-rating = { $value } ± { $margin }
stats-curve = Deine Wertung
# The same where others read it.
stats-curve-of = Wertung von { $name }
stats-rating-now = Jetzt
stats-rating-highest = Bestwert
stats-rating-place = Rang
stats-rating-place-value = { $place } von { $people }
stats-rating-games = Gewertete Partien
stats-rating-lately = Letzte Partie
stats-rating-change = { $sign ->
    [more] +{ $change }
    [less] −{ $change }
   *[same] wie vorher
}
# Under the ladder, in the message only.
stats-ladder-how = -# Wer neu ist, hat 1000 ± 667. Die Spielstärke liegt mit 95 % Sicherheit in der Spanne, die ± nennt; sortiert wird nach dem unteren Ende. Wer nicht dabei sein möchte: `/me settings`.
stats-ladder-none = Du hast hier noch keine gewertete Partie gespielt.
stats-regulars = Wer am meisten spielt
stats-regular-value = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $won } gewonnen
stats-records = Rekorde
stats-record-points = Meiste Punkte
