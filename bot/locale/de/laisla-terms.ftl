# La Isla's terms: one word for one thing, used by narration, panels, pictures and alt text alike.

laisla-name = La Isla

laisla-colour = { $seat ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
    [blue] Blau
    [white] Weiß
   *[other] { $seat }
}
# The colour of a cube, or of a terrain, where it stands alone.
laisla-cube = { $cube ->
    [yellow] gelb
    [green] grün
    [grey] grau
    [beige] beige
    [brown] braun
   *[other] { $cube }
}
# The same before a noun: "ein grauer Stein".
laisla-cube-er = { $cube ->
    [yellow] gelber
    [green] grüner
    [grey] grauer
    [beige] beiger
    [brown] brauner
   *[other] { $cube }
}
# "einen grauen Stein", "graue" with n: "mit grauen Steinen"
laisla-cube-en = { $cube ->
    [yellow] gelben
    [green] grünen
    [grey] grauen
    [beige] beigen
    [brown] braunen
   *[other] { $cube }
}
# "2 graue Steine"
laisla-cube-e = { $cube ->
    [yellow] gelbe
    [green] grüne
    [grey] graue
    [beige] beige
    [brown] braune
   *[other] { $cube }
}
# Cubes of one colour in a list. Facts: cube (colour), count. In the nominative it stands in a list of cubes and needs no
# noun; in the accusative it stands in a sentence.
laisla-cubes = { $case ->
    [accusative] { $count ->
        [one] 1 { laisla-cube-en } Stein
       *[other] { $count } { laisla-cube-e } Steine
    }
   *[nominative] { $count ->
        [one] 1 { laisla-cube-er }
       *[other] { $count } { laisla-cube-e }
    }
}
# So many cubes, whatever their colours.
laisla-cubes-in-all = { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}
# The terrain that has a colour.
laisla-terrain = { $cube ->
    [yellow] Wüste
    [green] Weide
    [grey] Berg
    [beige] Steppe
    [brown] Sumpf
   *[other] { $cube }
}
laisla-symbol = { $symbol ->
    [tent] Zelt
    [hat] Hut
    [rope] Seil
    [bottle] Flasche
    [backpack] Rucksack
   *[other] { $symbol }
}
laisla-animal = { $animal ->
    [dodo] Dodo
    [fossa] Riesenfossa
    [toad] Goldkröte
    [pika] Pfeifhase
    [moth] Eulenfalter
   *[other] { $animal }
}
# The animal with its article, at the beginning of a sentence.
laisla-animal-der = { $animal ->
    [dodo] Der Dodo
    [fossa] Der Riesenfossa
    [toad] Die Goldkröte
    [pika] Der Pfeifhase
   *[moth] Der Eulenfalter
}
# The animal with its article, accusative.
laisla-animal-den = { $animal ->
    [dodo] den Dodo
    [fossa] den Riesenfossa
    [toad] die Goldkröte
    [pika] den Pfeifhasen
   *[moth] den Eulenfalter
}
# One of many, accusative.
laisla-animal-einen = { $animal ->
    [dodo] einen Dodo
    [fossa] einen Riesenfossa
    [toad] eine Goldkröte
    [pika] einen Pfeifhasen
   *[moth] einen Eulenfalter
}
# Before a hyphen: "Goldkröten-Plättchen".
laisla-animal-of = { $animal ->
    [dodo] Dodo
    [fossa] Riesenfossa
    [toad] Goldkröten
    [pika] Pfeifhasen
   *[moth] Eulenfalter
}
# Animals of one species in a list. Facts: animal, count.
laisla-animals = { $count ->
    [one] 1 { laisla-animal }
   *[other] { $animal ->
        [dodo] { $count } Dodos
        [fossa] { $count } Riesenfossas
        [toad] { $count } Goldkröten
        [pika] { $count } Pfeifhasen
        [moth] { $count } Eulenfalter
       *[other] { $count } { $animal }
    }
}
laisla-ring = { $ring ->
    [inner] innerer
    [middle] mittlerer
    [outer] äußerer
   *[other] { $ring }
}
# A field in a sentence, as "B4 (grau, Zelt)". Facts: code, cube (its colour), symbol.
laisla-field = { $code } ({ laisla-cube }, { laisla-symbol })
laisla-nothing = nichts

# -- functions. Facts: family ("symbol_vp3") and subject (the colour, symbol, animal or ring that it is about, or "").
# What a function is about.
laisla-subject = { $subject ->
    [yellow] gelb
    [green] grün
    [grey] grau
    [beige] beige
    [brown] braun
    [tent] Zelt
    [hat] Hut
    [rope] Seil
    [bottle] Flasche
    [backpack] Rucksack
    [dodo] Dodo
    [fossa] Riesenfossa
    [toad] Goldkröte
    [pika] Pfeifhase
    [moth] Eulenfalter
    [inner] innerer Ring
    [middle] mittlerer Ring
    [outer] äußerer Ring
   *[other] { $subject }
}
# A cube of the colour: "grauer Stein".
laisla-subject-cube = { $subject ->
    [yellow] gelber Stein
    [green] grüner Stein
    [grey] grauer Stein
    [beige] beiger Stein
   *[brown] brauner Stein
}
# The colour in "einen grauen Stein".
laisla-subject-en = { $subject ->
    [yellow] gelben
    [green] grünen
    [grey] grauen
    [beige] beigen
   *[brown] braunen
}
# Such a field: "graues Feld", "Zeltfeld".
laisla-subject-field = { $subject ->
    [yellow] gelbes Feld
    [green] grünes Feld
    [grey] graues Feld
    [beige] beiges Feld
    [brown] braunes Feld
    [tent] Zeltfeld
    [hat] Hutfeld
    [rope] Seilfeld
    [bottle] Flaschenfeld
   *[backpack] Rucksackfeld
}
# "auf einem grauen Feld"
laisla-subject-field-em = { $subject ->
    [yellow] gelben Feld
    [green] grünen Feld
    [grey] grauen Feld
    [beige] beigen Feld
    [brown] braunen Feld
   *[other] { laisla-subject-field }
}
# Animals before a hyphen: "Goldkröten-Marker".
laisla-subject-of = { $subject ->
    [dodo] Dodo
    [fossa] Riesenfossa
    [toad] Goldkröten
    [pika] Pfeifhasen
   *[moth] Eulenfalter
}
# Animals with their article, accusative.
laisla-subject-den = { $subject ->
    [dodo] den Dodo
    [fossa] den Riesenfossa
    [toad] die Goldkröte
    [pika] den Pfeifhasen
   *[moth] den Eulenfalter
}
# Rings in "im inneren Ring".
laisla-subject-ring = { $subject ->
    [inner] inneren
    [middle] mittleren
   *[outer] äußeren
}
# The name of a function, short enough for a list or a button.
laisla-function = { $family ->
    [wild] { laisla-subject-cube }: Joker
    [discount_symbol] { laisla-subject-field }: 1 Stein billiger
    [symbol_marker] { laisla-subject-field }: Marker vorrücken
    [symbol_cube] { laisla-subject-field }: 1 Stein
    [symbol_vp3] { laisla-subject-field }: 3 Punkte
    [gain_double] { laisla-subject-cube }: noch einer
    [gain_marker] { laisla-subject-cube }: Marker vorrücken
    [gain_vp2] { laisla-subject-cube }: 2 Punkte
    [advance_vp2] { laisla-subject-of }-Marker: 2 Punkte
    [advance_cube] { laisla-subject-of }-Marker: 1 Stein
    [terrain_cube] { laisla-subject-field }: 1 Stein
    [terrain_vp3] { laisla-subject-field }: 3 Punkte
    [terrain_marker] { laisla-subject-field }: Marker vorrücken
    [any_marker_instead] statt { laisla-subject }: beliebiger Marker
    [tile_cube] { laisla-subject-of }-Plättchen: 1 Stein
    [tile_vp3] { laisla-subject-of }-Plättchen: 3 Punkte
    [tile_marker] { laisla-subject-of }-Plättchen: Marker vorrücken
    [ring_vp2] { laisla-subject }: 2 Punkte
    [extra_explorer] ein Forscher mehr
    [extra_slot] ein Schacht mehr
    [fourth_card] eine vierte Karte
    [rival_swap] beim Gegner: Stein tauschen
    [rival_vp2] beim Gegner: 2 Punkte
   *[rival_discount] beim Gegner: 1 Stein billiger
}
# What it does, as a sentence of at most 100 characters (it stands in a list of choices).
laisla-function-text = { $family ->
    [wild] Beim Bezahlen kann ein { laisla-subject-cube } für einen Stein einer anderen Farbe stehen.
    [discount_symbol] Ein { laisla-subject-field } kostet dich nur 1 Stein statt 2.
    [symbol_marker] Wenn du auf einem { laisla-subject-field-em } platzierst, darfst du einen beliebigen Marker vorrücken und werten.
    [symbol_cube] Wenn du auf einem { laisla-subject-field-em } platzierst, bekommst du einen beliebigen Stein.
    [symbol_vp3] Wenn du auf einem { laisla-subject-field-em } platzierst, bekommst du 3 Punkte.
    [gain_double] Bringt dir Aktion B einen { laisla-subject-en } Stein, bekommst du noch einen { laisla-subject-en } dazu.
    [gain_marker] Bringt dir Aktion B einen { laisla-subject-en } Stein, darfst du einen beliebigen Marker vorrücken und werten.
    [gain_vp2] Bringt dir Aktion B einen { laisla-subject-en } Stein, bekommst du 2 Punkte.
    [advance_vp2] Wenn du in Aktion D { laisla-subject-den } vorrückst, bekommst du 2 Punkte.
    [advance_cube] Wenn du in Aktion D { laisla-subject-den } vorrückst, bekommst du einen beliebigen Stein.
    [terrain_cube] Wenn du auf einem { laisla-subject-field-em } platzierst, bekommst du einen beliebigen Stein.
    [terrain_vp3] Wenn du auf einem { laisla-subject-field-em } platzierst, bekommst du 3 Punkte.
    [terrain_marker] Wenn du auf einem { laisla-subject-field-em } platzierst, darfst du einen beliebigen Marker vorrücken und werten.
    [any_marker_instead] Zeigt deine Karte für D { laisla-subject-den }, darfst du stattdessen einen beliebigen Marker vorrücken.
    [tile_cube] Für jedes { laisla-subject-of }-Plättchen, das du ergatterst, bekommst du einen beliebigen Stein.
    [tile_vp3] Für jedes { laisla-subject-of }-Plättchen, das du ergatterst, bekommst du 3 Punkte.
    [tile_marker] Für jedes neue { laisla-subject-of }-Plättchen darfst du einen beliebigen Marker vorrücken und werten.
    [ring_vp2] Wenn du im { laisla-subject-ring } Ring platzierst, bekommst du 2 Punkte.
    [extra_explorer] Du bekommst sofort einen Forscher aus deiner Reserve und behältst ihn für immer.
    [extra_slot] Diese Karte liegt neben deinem Etui und ist für immer ein weiterer Schacht.
    [fourth_card] Du bekommst vier Karten. Die, die du keiner Aktion zuordnest, wird abgeworfen.
    [rival_swap] Wenn du bei einem Gegner platzierst, darfst du einen Stein gegen einen in anderer Farbe tauschen.
    [rival_vp2] Wenn du bei einem gegnerischen Forscher platzierst, bekommst du 2 Punkte.
   *[rival_discount] Ein Feld mit einem gegnerischen Forscher kostet dich nur 1 Stein statt 2.
}
