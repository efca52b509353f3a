# The Wingspan Automa's terms: one word for one thing, used by narration, panels, pictures and alt text alike.

wingspan-name = Automa do „Na skrzydłach”

wingspan-colour = { $seat ->
    [blue] Niebieski
    [green] Zielony
    [purple] Fioletowy
    [red] Czerwony
    [yellow] Żółty
   *[other] { $seat }
}
# The opponent, as a name in a list or a column.
wingspan-automa = Automa
# What she is called among those who play.
wingspan-opponent = { $case ->
    [genitive] Automy
    [dative] Automie
    [accusative] Automę
    [instrumental] Automą
    [locative] Automie
   *[nominative] Automa
}
# The reader of a public post, where no name is at hand.
wingspan-nothing = nic
wingspan-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
wingspan-tokens = { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
}
wingspan-eggs = { $count ->
    [one] { $count } jajo
    [few] { $count } jaja
   *[many] { $count } jaj
}
wingspan-cubes = { $count ->
    [one] { $count } znacznik
    [few] { $count } znaczniki
   *[many] { $count } znaczników
}
# What rests on a value that is not read from the printed game.
wingspan-mark = { $mark ->
    [reconstructed] odtworzone
    [assumed] założone
    [derived] wywnioskowane
    [reported] tylko z jednej aplikacji
    [printed] z druku
    [stated] z druku
   *[other] { $mark }
}

# -- setting up. Facts: mode, level, special (a card's id or "none"), tokens, box
wingspan-mode = { $mode ->
    [duet] Duet
    [green] cele podstawowe, strona zielona
    [blue] cele podstawowe, strona niebieska
   *[other] { $mode }
}
wingspan-level = { $level ->
    [eaglet] Orlątko
    [eagle] Orzeł
    [eagle_eyed_eagle] Orzeł o sokolim oku
   *[other] { $level }
}
wingspan-special = { $special ->
    [AUTOMUBON] Towarzystwo Automubon
    [ALLIANCE] Sojusz Automazjatycki
    [none] bez karty specjalnej
   *[other] { $special }
}
wingspan-variant = { $tokens ->
    [cache] spiżarnia
    [hoard] spichlerz
   *[other] { $tokens }
}
wingspan-box = { $box ->
    [asia] Azja
    [core] gra podstawowa
    [european] dodatek europejski
   *[other] { $box }
}

# -- her cards. Facts: bonus (an Automa bonus card's id), action, icon (the right column's)
wingspan-bonus = { $bonus ->
    [avid_asian_avian_admirer] Miłośnik azjatyckich ptaków
    [rare_species_lister] Łowca rzadkich gatunków
    [autwitcher] Autoptasiarz
    [raspb_life_fellow] Honorowy członek RASPB
   *[other] { $bonus }
}
# An X% card. Facts: card (its English name, in lower case and with _ for spaces), name (that name). No Polish cards were at
# hand, so the English name stands behind the Polish one.
wingspan-percent-card = { $card ->
    [anatomist] Anatom ({ $name })
    [bird_counter] Rachmistrz ptaków ({ $name })
    [bird_feeder] Karmiciel ptaków ({ $name })
    [cartographer] Kartograf ({ $name })
    [enclosure_builder] Budowniczy zagród ({ $name })
    [endangered_species_protector] Obrońca gatunków ({ $name })
    [falconer] Sokolnik ({ $name })
    [fishery_manager] Zarządca łowiska ({ $name })
    [food_web_expert] Sieć pokarmowa ({ $name })
    [forester] Leśnik ({ $name })
    [historian] Historyk ({ $name })
    [large_bird_specialist] Duże ptaki ({ $name })
    [nest_box_builder] Budowniczy budek ({ $name })
    [omnivore_specialist] Wszystkożerni ({ $name })
    [passerine_specialist] Znawca wróblowych ({ $name })
    [pellet_dissector] Badacz wypluwek ({ $name })
    [photographer] Fotograf ({ $name })
    [platform_builder] Twórca platform ({ $name })
    [prairie_manager] Zarządca łąk ({ $name })
    [rodentologist] Znawca gryzoni ({ $name })
    [small_clutch_specialist] Małe lęgi ({ $name })
    [viticulturalist] Winiarz ({ $name })
    [wetland_scientist] Badacz mokradeł ({ $name })
    [wildlife_gardener] Ogrodnik przyrody ({ $name })
   *[other] { $name }
}
wingspan-action = { $action ->
    [play_bird] zagranie ptaka
    [draw_cards] dobranie kart
    [lay_eggs] złożenie jaj
    [gain_food] zdobycie pokarmu
   *[other] { $action }
}
wingspan-icon = { $icon ->
    [place_cube] połóż znacznik
    [remove_cube] zdejmij znacznik
    [pink] różowe zdolności
    [blank] brak symbolu
   *[other] { $icon }
}

# -- dice and resources. Facts: face; resource, count
wingspan-face = { $face ->
    [seed] { $case ->
        [genitive] ziarna
       *[nominative] ziarno
    }
    [invertebrate] { $case ->
        [genitive] bezkręgowca
       *[nominative] bezkręgowiec
    }
    [fish] { $case ->
        [genitive] ryby
       *[nominative] ryba
    }
    [rodent] { $case ->
        [genitive] gryzonia
       *[nominative] gryzoń
    }
    [fruit] { $case ->
        [genitive] owocu
       *[nominative] owoc
    }
    [invertebrate_or_seed] { $case ->
        [genitive] bezkręgowca/ziarna
       *[nominative] bezkręgowiec/ziarno
    }
   *[other] { $face }
}
wingspan-resource = { $resource ->
    [food] pokarm
    [die] kostka z karmnika
    [nectar] nektar
    [card] karta
    [egg] jajo
    [bonus_card] karta bonusowa
    [cache] pokarm na kartach
    [tuck] wsunięta karta
   *[other] { $resource }
}
# After "dostaje", "oddaje", "za" in the accusative.
wingspan-resources = { $resource ->
    [food] { $count ->
        [one] { $count } pokarm
        [few] { $count } pokarmy
       *[many] { $count } pokarmów
    }
    [die] { $count ->
        [one] { $case ->
            [accusative] { $count } kostkę z karmnika
           *[nominative] { $count } kostka z karmnika
        }
        [few] { $count } kostki z karmnika
       *[many] { $count } kostek z karmnika
    }
    [nectar] { $count ->
        [one] { $count } nektar
        [few] { $count } nektary
       *[many] { $count } nektarów
    }
    [card] { $count ->
        [one] { $case ->
            [accusative] { $count } kartę
           *[nominative] { $count } karta
        }
        [few] { $count } karty
       *[many] { $count } kart
    }
    [egg] { $count ->
        [one] { $count } jajo
        [few] { $count } jaja
       *[many] { $count } jaj
    }
    [bonus_card] { $count ->
        [one] { $case ->
            [accusative] { $count } kartę bonusową
           *[nominative] { $count } karta bonusowa
        }
        [few] { $count } karty bonusowe
       *[many] { $count } kart bonusowych
    }
    [cache] { $count ->
        [one] { $count } pokarm na karcie
        [few] { $count } pokarmy na kartach
       *[many] { $count } pokarmów na kartach
    }
    [tuck] { $count ->
        [one] { $case ->
            [accusative] { $count } wsuniętą kartę
           *[nominative] { $count } wsunięta karta
        }
        [few] { $count } wsunięte karty
       *[many] { $count } wsuniętych kart
    }
   *[other] { $count } { $resource }
}
# Other names under which people may type a resource, with commas between.
wingspan-also-resource = { $resource ->
    [food] jedzenie,jedzenia,żeton pokarmu,żetony pokarmu,pokarmu
    [die] kostka,kostkę,kostki,kostek,kość,kości,kostka pokarmu,kostkę pokarmu,kostki pokarmu
    [nectar] nektaru,żeton nektaru
    [card] karta ptaka,kartę ptaka,karty ptaków,kart ptaków
    [egg] jajko,jajka,jajek,jaja,jajeczko
    [bonus_card] bonus,karta bonusów,kartę bonusów,karty bonusów
    [cache] jedzenie na karcie,jedzenie na kartach,pokarmu na karcie,pokarmu na kartach
    [tuck] karta pod ptakiem,kartę pod ptakiem,karty pod ptakami,kart pod ptakami
   *[other] { $resource }
}

# -- the Duet map. Facts: habitat, type, symbol, bonus, corner, code (as "C4": row A to F, column 1 to 6)
wingspan-habitat = { $habitat ->
    [forest] las
    [grassland] łąka
    [wetland] mokradła
   *[other] { $habitat }
}
wingspan-type = { $type ->
    [nest] gniazdo
    [food] pokarm
    [other] skrzydła lub dziób
   *[unknown] { $type }
}
wingspan-symbol = { $symbol ->
    [bowl] gniazdo: miseczka
    [cavity] gniazdo: dziupla
    [platform] gniazdo: platforma
    [ground] gniazdo na ziemi
    [seed] ziarno
    [invertebrate] bezkręgowiec
    [fish] ryba
    [rodent] gryzoń
    [fruit] owoc
    [wingspan_lt_50cm] skrzydła < 50 cm
    [wingspan_gte_50cm] skrzydła od 50 cm
    [beak_left] dziób w lewo
    [beak_right] dziób w prawo
   *[other] { $symbol }
}
wingspan-space-bonus = { $bonus ->
    [gain_die] kostka z karmnika
    [draw_card] karta
    [lay_egg] jajo
   *[none] bez bonusu
}
wingspan-corner = { $corner ->
    [top_left] lewy górny róg
    [top_right] prawy górny róg
    [bottom_left] lewy dolny róg
    [bottom_right] prawy dolny róg
   *[other] { $corner }
}
# Inserted by the messages of a scan: "from the corner".
wingspan-corner-genitive = { $corner ->
    [top_left] lewego górnego rogu
    [top_right] prawego górnego rogu
    [bottom_left] lewego dolnego rogu
    [bottom_right] prawego dolnego rogu
   *[other] { $corner }
}
# A space in a sentence, as "C4 (wetland, fish)"; with its noun where a case is asked for.
wingspan-space = { $case ->
    [genitive] pola { $code } ({ wingspan-habitat }, { wingspan-symbol })
    [accusative] pole { $code } ({ wingspan-habitat }, { wingspan-symbol })
    [locative] polu { $code } ({ wingspan-habitat }, { wingspan-symbol })
   *[nominative] { $code } ({ wingspan-habitat }, { wingspan-symbol })
}
wingspan-reset = { $case ->
    [genitive] pola odnowienia
    [locative] polu odnowienia
   *[nominative] pole odnowienia
}

# Said after her number of a base goal. Fact: capped (whether the printed value and the cubes come to more)
wingspan-capped = { $capped ->
    [yes] { " " }Więcej w jednym siedlisku się nie mieści.
   *[no] { "" }
}
# -- round goals. Fact: goal (its id). What is counted, short enough for a choice.
wingspan-goal = { $goal ->
    [birds_in_forest] ptaki w lesie
    [birds_in_grassland] ptaki na łące
    [birds_in_wetland] ptaki na mokradłach
    [bowl_birds_with_eggs] ptaki z miseczką i jajami
    [cavity_birds_with_eggs] ptaki z dziuplą i jajami
    [ground_birds_with_eggs] ptaki z gniazdem na ziemi i jajami
    [platform_birds_with_eggs] ptaki z platformą i jajami
    [eggs_in_bowl] jaja w miseczkach
    [eggs_in_cavity] jaja w dziuplach
    [eggs_in_ground] jaja w gniazdach na ziemi
    [eggs_in_platform] jaja na platformach
    [eggs_in_forest] jaja w lesie
    [eggs_in_grassland] jaja na łące
    [eggs_in_wetland] jaja na mokradłach
    [sets_of_eggs] komplety: po jaju w każdym siedlisku
    [total_birds] wszystkie ptaki
    [birds_in_one_row] ptaki w najpełniejszym rzędzie
    [birds_without_eggs] ptaki bez jaj
    [birds_worth_over_4] ptaki warte ponad 4 punkty
    [birds_with_tucked_cards] ptaki z wsuniętymi kartami
    [cards_in_hand] karty ptaków na ręce
    [food_in_supply] pokarm w twoich zasobach
    [brown_powers] ptaki z brązową zdolnością
    [filled_columns] pełne kolumny
    [food_cost_of_birds] koszt twoich ptaków w pokarmie
    [white_or_no_powers] ptaki z białą zdolnością lub bez zdolności
    [tokens_in_forest] żetony w lesie
    [tokens_in_grassland] żetony na łące
    [tokens_in_wetland] żetony na mokradłach
    [tokens_on_pairs_of_matching_symbols] żetony na parach takich samych symboli
    [total_tokens_on_map] żetony na mapie
    [fewest_tokens_on_bonus_spaces] najmniej żetonów na polach z bonusem
    [tokens_in_one_horizontal_row] żetony w jednym rzędzie
    [horizontal_rows_with_at_least_1_token] rzędy z żetonem
    [tokens_not_on_edge] żetony poza brzegiem
    [tokens_on_edge] żetony na brzegu
    [tokens_on_nest_spaces] żetony na polach z gniazdem
    [tokens_on_food_spaces] żetony na polach z pokarmem
   *[other] { $goal }
}
# What an X% card is about. Fact: card (its printed name, in lower case and with _ for spaces). Whole noun phrases: "birds that …".
wingspan-percent-matches = { $card ->
    [anatomist] ptaki z częścią ciała w nazwie
    [bird_counter] ptaki ze zdolnością wsuwania kart
    [bird_feeder] ptaki, które jedzą ziarno
    [cartographer] ptaki ze słowem z geografii w nazwie
    [enclosure_builder] ptaki z gniazdem na ziemi (także z gwiazdką)
    [endangered_species_protector] ptaki z czerwoną nazwą: zagrożone
    [falconer] ptaki ze zdolnością polowania
    [fishery_manager] ptaki, które jedzą ryby
    [food_web_expert] ptaki, które jedzą tylko bezkręgowce
    [forester] ptaki, które żyją tylko w lesie
    [historian] ptaki nazwane na cześć jakiejś osoby
    [large_bird_specialist] ptaki o skrzydłach ponad 65 cm
    [nest_box_builder] ptaki z dziuplą (także z gwiazdką)
    [omnivore_specialist] ptaki, które jedzą dowolny pokarm
    [passerine_specialist] ptaki o skrzydłach do 30 cm
    [pellet_dissector] ptaki, które magazynują pokarm
    [photographer] ptaki z kolorem w nazwie
    [platform_builder] ptaki z platformą (także z gwiazdką)
    [prairie_manager] ptaki, które żyją tylko na łące
    [rodentologist] ptaki, które jedzą gryzonie
    [small_clutch_specialist] ptaki z miejscem na najwyżej 2 jaja
    [viticulturalist] ptaki, które jedzą owoce
    [wetland_scientist] ptaki, które żyją tylko na mokradłach
    [wildlife_gardener] ptaki z miseczką (także z gwiazdką)
   *[other] ptaki, które pasują do karty
}

# What rests on a value that is not read from the printed game. Fact: what
wingspan-marked = { $what ->
    [tracker] karta duetu na rundę 4
    [blank_section] brakujący pasek jej karty
    [lost_icon] symbol liczony na jej karcie
    [ties] remis przy celu duetu
    [fewest] czy „najmniej” punktuje przy 0 do 0 (zmienisz to przez **Popraw**, **Ustawienia**)
    [pairs] ile liczy się para symboli
    [blue_side] punkty strony niebieskiej
    [base_value] jej wartość początkowa tego celu
    [hoard_die] liczba żetonów za kostkę
    [power] liczba żetonów za tego ptaka
   *[other] { $what }
}

# The parts of her components, for /rules about.
wingspan-section = { $section ->
    [turns_per_round] tury w rundzie
    [levels] poziomy
    [lost_icon] symbol liczony na jej karcie
    [blank_section] paski, których nie ma na karcie
    [cache] żetony, zwykły sposób (spiżarnia)
    [hoard] żetony, wariant (spichlerz)
    [cards] jej karty
    [special_cards] karty specjalne
    [bonus_cards] karty bonusowe
    [percent_cards] karty z procentem
    [base] cele podstawowe
    [duet] mapa duetu, karta duetu i cele
    [powers] zdolności, które jej dotyczą
   *[birds] nazwy ptaków
}
