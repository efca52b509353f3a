# The Automa's terms in German: one word for one thing (docs/terms/wingspan-de.md). He is „der Automa“.

wingspan-name = Flügelschlag-Automa

wingspan-colour = { $seat ->
    [blue] Blau
    [green] Grün
    [purple] Lila
    [red] Rot
    [yellow] Gelb
   *[other] { $seat }
}
# The opponent, as a name in a list or a column.
wingspan-automa = Automa
# What he is called among those who play.
wingspan-opponent = { $case ->
    [genitive] des Automa
    [dative] dem Automa
    [accusative] den Automa
   *[nominative] der Automa
}
wingspan-nothing = nichts
wingspan-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } { $case ->
        [dative] Punkten
       *[nominative] Punkte
    }
}
wingspan-tokens = { $count ->
    [one] 1 Futtermarker
   *[other] { $count } { $case ->
        [dative] Futtermarkern
       *[nominative] Futtermarker
    }
}
wingspan-eggs = { $count ->
    [one] 1 Ei
   *[other] { $count } { $case ->
        [dative] Eiern
       *[nominative] Eier
    }
}
wingspan-cubes = { $count ->
    [one] 1 Aktionswürfel
   *[other] { $count } { $case ->
        [dative] Aktionswürfeln
       *[nominative] Aktionswürfel
    }
}
# What rests on a value that is not read from the printed game.
wingspan-mark = { $mark ->
    [reconstructed] rekonstruiert
    [assumed] angenommen
    [derived] abgeleitet
    [reported] nur aus einer Hilfs-App bekannt
    [printed] gedruckt
    [stated] gedruckt
   *[other] { $mark }
}

# -- setting up. Facts: mode, level, special (a card's id or "none"), tokens, box
wingspan-mode = { $mode ->
    [duet] Duellmodus
    [green] Grundspiel-Ziele, grüne Seite
    [blue] Grundspiel-Ziele, blaue Seite
   *[other] { $mode }
}
wingspan-level = { $level ->
    [eaglet] Adlerküken
    [eagle] Adler
    [eagle_eyed_eagle] Scharfäugiger Adler
   *[other] { $level }
}
wingspan-special = { $special ->
    [AUTOMUBON] Automubon
    [ALLIANCE] Automatische Allianz
    [none] keine Sonderkarte
   *[other] { $special }
}
wingspan-variant = { $tokens ->
    [cache] Futterlager
    [hoard] Futterspeicher
   *[other] { $tokens }
}
wingspan-box = { $box ->
    [asia] Asien
    [core] Grundspiel
    [european] Europa-Erweiterung
   *[other] { $box }
}

# -- his cards. Facts: bonus (an Automa bonus card's id), action, icon (the right column's)
wingspan-bonus = { $bonus ->
    [avid_asian_avian_admirer] Bewunderer asiatischer Vögel
    [rare_species_lister] Kenner seltener Arten
    [autwitcher] Vogelfreund
    [raspb_life_fellow] Vogelkenner
   *[other] { $bonus }
}
# An X% card, as it is printed. Facts: card (its English name, in lower case and with _ for spaces), name (that name)
wingspan-percent-card = { $card ->
    [anatomist] Morphologe
    [backyard_birder] Laienornithologe
    [bird_counter] Vogelzähler
    [bird_feeder] Vogelfütterer
    [breeding_manager] Brutverwalter
    [cartographer] Geograf
    [enclosure_builder] Gehegebauer
    [endangered_species_protector] Bewahrer gefährdeter Arten
    [falconer] Falkner
    [fishery_manager] Fischer
    [food_web_expert] Schneckenfreund
    [forester] Förster
    [historian] Biologe
    [large_bird_specialist] Großvogelkundler
    [nest_box_builder] Nistkastenbauer
    [omnivore_specialist] Gourmand
    [passerine_specialist] Sperlingskundler
    [pellet_dissector] Gewölleanalytiker
    [photographer] Fotograf
    [platform_builder] Plattformbauer
    [prairie_manager] Bauer
    [rodentologist] Nagetierexperte
    [small_clutch_specialist] Spezialist für kleine Gelege
    [viticulturalist] Winzer
    [wetland_scientist] Kapitän
    [wildlife_gardener] Reservatspfleger
   *[other] { $name }
}
wingspan-action = { $action ->
    [play_bird] Einen Vogel spielen
    [draw_cards] Karten ziehen
    [lay_eggs] Eier legen
    [gain_food] Futter erhalten
   *[other] { $action }
}
wingspan-icon = { $icon ->
    [place_cube] Aktionswürfel legen
    [remove_cube] Aktionswürfel entfernen
    [pink] rosa Fähigkeiten
    [blank] leer
   *[other] { $icon }
}

# -- dice and resources. Facts: face; resource, count
wingspan-face = { $face ->
    [seed] Samen
    [invertebrate] { $case ->
        [dative] Wirbellosen
       *[nominative] Wirbellose
    }
    [fish] Fisch
    [rodent] Nager
    [fruit] Frucht
    [invertebrate_or_seed] { $case ->
        [dative] Wirbellosen/Samen
       *[nominative] Wirbellose/Samen
    }
   *[other] { $face }
}
wingspan-resource = { $resource ->
    [food] Futter
    [die] Futterwürfel
    [nectar] Nektar
    [card] Karte
    [egg] Ei
    [bonus_card] Bonuskarte
    [cache] gelagertes Futter
    [tuck] geschobene Karte
   *[other] { $resource }
}
wingspan-resources = { $count ->
    [one] { $resource ->
        [food] 1 Futter
        [die] 1 Futterwürfel
        [nectar] 1 Nektar
        [card] 1 Karte
        [egg] 1 Ei
        [bonus_card] 1 Bonuskarte
        [cache] 1 gelagertes Futter
        [tuck] 1 geschobene Karte
       *[other] 1 { $resource }
    }
   *[other] { $resource ->
        [food] { $count } Futter
        [die] { $count } Futterwürfel
        [nectar] { $count } Nektar
        [card] { $count } Karten
        [egg] { $count } Eier
        [bonus_card] { $count } Bonuskarten
        [cache] { $count } gelagerte Futter
        [tuck] { $count } geschobene Karten
       *[other] { $count } { $resource }
    }
}
# Other names under which people may type a resource, with commas between.
wingspan-also-resource = { $resource ->
    [food] Nahrung,Futtermarker,Essen
    [die] Würfel,Würfel aus dem Vogelhäuschen,Würfeln
    [nectar] Nektarmarker
    [card] Vogelkarte,Vogelkarten
    [egg] Eiern
    [bonus_card] Bonus,Bonusse
    [cache] Futter auf Karten,Futter auf einer Karte,gelagertes Essen
    [tuck] untergeschobene Karte,untergeschobene Karten
   *[other] { $resource }
}

# -- the Duet map. Facts: habitat, type, symbol, bonus, corner, code (as "C4": row A to F, column 1 to 6)
wingspan-habitat = { $habitat ->
    [forest] Wald
    [grassland] Grasland
    [wetland] Wasser
   *[other] { $habitat }
}
# Where in a sentence a space is.
wingspan-in-habitat = { $habitat ->
    [forest] im Wald
    [grassland] im Grasland
    [wetland] im Wasser
   *[other] { $habitat }
}
wingspan-type = { $type ->
    [nest] Nest
    [food] Futter
    [other] Spannweite oder Schnabel
   *[unknown] { $type }
}
wingspan-symbol = { $symbol ->
    [bowl] Schalennest
    [cavity] Höhlennest
    [platform] Plattformnest
    [ground] Bodennest
    [seed] Samen
    [invertebrate] Wirbellose
    [fish] Fisch
    [rodent] Nager
    [fruit] Frucht
    [wingspan_lt_50cm] Spannweite unter 50 cm
    [wingspan_gte_50cm] Spannweite ab 50 cm
    [beak_left] Schnabel nach links
    [beak_right] Schnabel nach rechts
   *[other] { $symbol }
}
wingspan-space-bonus = { $bonus ->
    [gain_die] ein Futterwürfel
    [draw_card] eine Karte
    [lay_egg] ein Ei
   *[none] kein Bonus
}
wingspan-corner = { $corner ->
    [top_left] oben links
    [top_right] oben rechts
    [bottom_left] unten links
    [bottom_right] unten rechts
   *[other] { $corner }
}
# A space in a sentence, as "C4 (Wasser, Fisch)".
wingspan-space = { $code } ({ wingspan-habitat }, { wingspan-symbol })
wingspan-reset = { $article ->
    [definite] { $case ->
        [dative] dem Reset-Feld
       *[nominative] das Reset-Feld
    }
   *[none] Reset-Feld
}

# Said after his number of a base goal. Fact: capped (whether the printed value and the cubes come to more)
wingspan-capped = { $capped ->
    [yes] { " " }Mehr passen nicht in einen Lebensraum.
   *[no] { "" }
}
# -- round goals. Fact: goal (its id). What is counted, short enough for a choice. The rulebook's entries have the same titles.
wingspan-goal = { $goal ->
    [birds_in_forest] Vögel im Wald
    [birds_in_grassland] Vögel im Grasland
    [birds_in_wetland] Vögel im Wasser
    [bowl_birds_with_eggs] Vögel mit Schalennest und Eiern
    [cavity_birds_with_eggs] Vögel mit Höhlennest und Eiern
    [ground_birds_with_eggs] Vögel mit Bodennest und Eiern
    [platform_birds_with_eggs] Vögel mit Plattformnest und Eiern
    [eggs_in_bowl] Eier in Schalennestern
    [eggs_in_cavity] Eier in Höhlennestern
    [eggs_in_ground] Eier in Bodennestern
    [eggs_in_platform] Eier in Plattformnestern
    [eggs_in_forest] Eier im Wald
    [eggs_in_grassland] Eier im Grasland
    [eggs_in_wetland] Eier im Wasser
    [sets_of_eggs] Sets aus je einem Ei in jedem Lebensraum
    [total_birds] Vögel insgesamt
    [birds_in_one_row] Vögel in deiner vollsten Reihe
    [birds_without_eggs] Vögel ohne Eier
    [birds_worth_over_4] Vögel mit mehr als 4 Punkten
    [birds_with_tucked_cards] Vögel mit Karten darunter
    [cards_in_hand] Vogelkarten auf der Hand
    [food_in_supply] Futter im eigenen Vorrat
    [brown_powers] Vögel mit brauner Fähigkeit
    [filled_columns] Volle Spalten
    [food_cost_of_birds] Futterkosten deiner Vögel
    [white_or_no_powers] Vögel mit weißer oder ohne Fähigkeit
    [tokens_in_forest] Duellmarker im Wald
    [tokens_in_grassland] Duellmarker im Grasland
    [tokens_in_wetland] Duellmarker im Wasser
    [tokens_on_pairs_of_matching_symbols] Duellmarker auf Paaren gleicher Symbole
    [total_tokens_on_map] Duellmarker auf der Karte
    [fewest_tokens_on_bonus_spaces] Wenigste Duellmarker auf Bonusfeldern
    [tokens_in_one_horizontal_row] Duellmarker in einer Reihe
    [horizontal_rows_with_at_least_1_token] Reihen mit Duellmarker
    [tokens_not_on_edge] Duellmarker nicht am Rand
    [tokens_on_edge] Duellmarker am Rand
    [tokens_on_nest_spaces] Duellmarker auf Nestfeldern
    [tokens_on_food_spaces] Duellmarker auf Futterfeldern
   *[other] { $goal }
}
# What an X% card is about. Fact: card (its printed name, in lower case and with _ for spaces). Whole noun phrases: "Vögel …".
# The German „Biologe“ (historian) looks for plants and animals in the name, the English card for a person.
wingspan-percent-matches = { $card ->
    [anatomist] Vögel mit einem Körperteil im Namen
    [bird_counter] Vögel mit einer Schwarm-Fähigkeit
    [bird_feeder] Vögel, die Samen fressen
    [cartographer] Vögel mit einem Geografiebegriff im Namen
    [enclosure_builder] Vögel mit Bodennest (auch Sternnest)
    [endangered_species_protector] gefährdete Vögel (roter Name)
    [falconer] Vögel mit einer Jagd-Fähigkeit
    [fishery_manager] Vögel, die Fisch fressen
    [food_web_expert] Vögel, die nur Wirbellose fressen
    [forester] Vögel, die nur im Wald leben
    [historian] Vögel mit einer Pflanze oder einem Tier im Namen
    [large_bird_specialist] Vögel mit mehr als 65 cm Spannweite
    [nest_box_builder] Vögel mit Höhlennest (auch Sternnest)
    [omnivore_specialist] Vögel, die beliebiges Futter fressen
    [passerine_specialist] Vögel mit höchstens 30 cm Spannweite
    [pellet_dissector] Vögel, die Futter lagern können
    [photographer] Vögel mit einer Farbe oder einem Muster im Namen
    [platform_builder] Vögel mit Plattformnest (auch Sternnest)
    [prairie_manager] Vögel, die nur im Grasland leben
    [rodentologist] Vögel, die Nager fressen
    [small_clutch_specialist] Vögel mit Platz für höchstens 2 Eier
    [viticulturalist] Vögel, die Früchte fressen
    [wetland_scientist] Vögel, die nur im Wasser leben
    [wildlife_gardener] Vögel mit Schalennest (auch Sternnest)
   *[other] Vögel, die zur Karte passen
}

# What rests on a value that is not read from the printed game. Fact: what
wingspan-marked = { $what ->
    [tracker] die Duellanzeige der 4. Runde
    [blank_section] ein nicht gedruckter Abschnitt seiner Karte
    [lost_icon] das auf seiner Karte gezählte Symbol
    [ties] Gleichstand bei Duell-Zielen
    [fewest] ob „Wenigste“ bei 0 zu 0 zählt; mit **Korrigieren**, **Einstellungen** legst du es für deinen Tisch fest
    [pairs] was ein Paar gleicher Symbole zählt
    [blue_side] die Punkte der blauen Seite
    [base_value] sein gedruckter Wert für dieses Ziel
    [hoard_die] die Futtermarker für einen Würfel
    [power] die Futtermarker für diesen Vogel
   *[other] { $what }
}

# The parts of his components, for /rules about.
wingspan-section = { $section ->
    [turns_per_round] Züge je Runde
    [levels] Schwierigkeitsgrade
    [lost_icon] das auf seiner Karte gezählte Symbol
    [blank_section] Abschnitte, die eine Karte nicht hat
    [cache] Futtermarker, Futterlager
    [hoard] Futtermarker, Futterspeicher
    [cards] Automa-Karten
    [special_cards] Sonderkarten
    [bonus_cards] Bonuskarten
    [percent_cards] Prozentkarten
    [base] Rundenziele des Grundspiels
    [duet] die Duellkarte, ihre Anzeigekarte und Ziele
    [powers] Fähigkeiten, die ihn betreffen
   *[birds] Namen von Vögeln
}
