# What a finished game with the Automa tells for statistics.

wingspan-stat-source = { $source ->
    [birds] Vögel
    [bonus] Bonuskarten
    [goals] Ziele
    [eggs] Eier
    [cached] Gelagertes Futter
    [tucked] Untergeschobene Karten
   *[group] Duellkarte
}
# The best of all games. $fact: what it is.
wingspan-stat-fact = { $fact ->
    [eggs] Meiste Eier
    [tucked] Meiste untergeschobene Karten
   *[cached] Meistes gelagertes Futter
}
wingspan-stat-fact-value = { $value }
wingspan-stat-liked = { $kind ->
   *[bird] Am häufigsten genannte Vögel
}
# A bird by the name that is printed on its card.
wingspan-bird = { $bird }
