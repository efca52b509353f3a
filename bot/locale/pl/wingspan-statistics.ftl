# What a finished game with the Automa tells for statistics.

wingspan-stat-source = { $source ->
    [birds] Ptaki
    [bonus] Karty bonusowe
    [goals] Cele
    [eggs] Jaja
    [cached] Pokarm na kartach
    [tucked] Wsunięte karty
   *[group] Mapa duetu
}
# The best of all games. $fact: what it is.
wingspan-stat-fact = { $fact ->
    [eggs] Najwięcej jaj
    [tucked] Najwięcej wsuniętych kart
   *[cached] Najwięcej pokarmu na kartach
}
wingspan-stat-fact-value = { $value }
wingspan-stat-liked = { $kind ->
   *[bird] Ulubione ptaki w reakcjach
}
# A bird by the name that is printed on its card.
wingspan-bird = { $bird }
