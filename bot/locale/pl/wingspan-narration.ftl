# What happened at a table with the Wingspan Automa, in sentences that tell what to do at the table. The key is the event's
# type. Several sentences stand in one line.

# -- setting up. Facts: level, mode, tokens (cache or hoard), special (a card's id or "none"), colour (hers); her bonus
# card: name, rule (what she keeps, a sentence), percent (yes: an X% card); goals (a list)
wingspan-told-set-up = 🐦 **Grasz przeciwko Automie: { wingspan-level }, { wingspan-mode }.** Jej kolor to { $colour ->
    [blue] niebieski
    [green] zielony
    [purple] fioletowy
    [red] czerwony
   *[yellow] żółty
}.{ $special ->
    [none] { "" }
   *[other] { " " }W jej talii jest karta { wingspan-special }.
}{ $tokens ->
    [hoard] { " " }Swoje żetony liczy według wariantu ze spichlerzem.
   *[cache] { "" }
}
    🎴 Jej karta bonusowa: **{ $name }**. { $rule }{ $percent ->
    [yes] { " " }Wyjmij dla niej tę kartę z talii kart bonusowych, zanim dobierzesz swoje.
   *[no] { "" }
}
    🎯 Wyłóż te cele: { $goals }.
    { $begun ->
    [no] { wingspan-told-checklist }
   *[yes] { "" }
}
# What else lies on the table. Facts: mode
wingspan-told-checklist = 🧰 **Przed pierwszą turą sprawdź swój stół:**
    • { $mode ->
    [duet] Mapa duetu leży rozłożona, karta rund i karta duetu pokazują rundę 1. Pod ręką masz swoje 15 żetonów i 15 w jej kolorze.
   *[other] Plansza celów leży { $mode ->
        [green] zieloną
       *[blue] niebieską
    } stroną do góry, karta rund pokazuje rundę 1. Obok celów leży karta jej wartości początkowych na rundę 1, jej znaczniki czekają obok.
}
    • W podajniku leżą trzy odkryte ptaki, w karmniku wszystkie pięć kostek, już po rzucie.
    • Karty, pokarm i kartę bonusową masz jak w każdej partii. Każdą rundę zaczynasz ty.
    • Jej własne karty zostają w pudełku: ja je odkrywam. Automa nie ma planszy, kart na ręce ani pokarmu.
wingspan-rule-percent = Z podajnika pasują: { $matches }. Automa zatrzymuje najwyżej punktowanego.
wingspan-rule-values = Z podajnika bierze ptaki za { $values } pkt i zatrzymuje { $keep ->
    [one] { $order ->
        [lowest_first] najniżej punktowanego
       *[highest_first] najwyżej punktowanego
    }.
    [few] { $order ->
        [lowest_first] do { $keep }, najpierw niżej punktowane
       *[highest_first] do { $keep }, najpierw wyżej punktowane
    }.
   *[many] { $order ->
        [lowest_first] do { $keep }, najpierw niżej punktowane
       *[highest_first] do { $keep }, najpierw wyżej punktowane
    }.
}
wingspan-either = { $first } lub { $last }
wingspan-told-goals-item = { $round }. { $goal }

# Facts: round, turns (of each side), removed (the card of hers that has left the game, or "none")
wingspan-told-round-began = 🧭 **Runda { $round }: po { $turns } { $turns ->
    [one] turze
    [few] tury
   *[many] tur
}, zaczynasz ty.** { $removed ->
    [none] Jej talia jest potasowana.
   *[other] Jej talia jest potasowana na nowo, bez jednej karty.
}

# -- her turn. Facts: round, turn, turns (of hers in this round), action, faces (a list, in the order of the table)
wingspan-told-card-drawn = { $action ->
    [play_bird] 🪶
    [draw_cards] 🃏
    [lay_eggs] 🥚
   *[gain_food] 🎲
} **Runda { $round }, tura Automy { $turn } z { $turns }: { wingspan-action }.**{ $action ->
    [play_bird] { " " }Spójrz na trzy ptaki w podajniku.
    [gain_food] { " " }Jeśli wszystkie kostki w karmniku pokazują ten sam symbol albo jest tam tylko jedna, rzuć najpierw wszystkimi pięcioma. Potem usuń **wszystkie kostki** z pierwszym symbolem z tej listy, który tam jest: { $faces }. Karmnik jest teraz pusty? Wrzuć do niego wszystkie pięć.
   *[other] { "" }
}
wingspan-told-tray-discarded = Odrzuć wszystkie trzy ptaki z podajnika.
wingspan-told-face-down-taken = { $why ->
    [draw] Odłóż dla niej wierzchnią kartę talii ptaków: zakrytą, bez patrzenia. Potem uzupełnij podajnik.
   *[no_match] Żaden ptak nie pasuje. Odłóż dla niej wierzchnią kartę talii ptaków: zakrytą, bez patrzenia.
}
# Facts: points (of the birds she keeps, a list), count (of them); discarded, others (the same of those that match and go)
wingspan-told-bird-taken = { $count ->
    [one] Automa bierze odkrytego ptaka za **{ $points } pkt**.
    [few] Automa bierze odkryte ptaki za **{ $points } pkt**.
   *[many] Automa bierze odkryte ptaki za **{ $points } pkt**.
}{ $others ->
    [0] { " " }Inne pasujące ptaki z podajnika odrzuć; uzupełnij podajnik.
    [one] { " " }Pasującego ptaka za { $discarded } pkt odrzuć; uzupełnij podajnik.
    [few] { " " }Pasujące ptaki za { $discarded } pkt odrzuć; uzupełnij podajnik.
   *[many] { " " }Pasujące ptaki za { $discarded } pkt odrzuć; uzupełnij podajnik.
}
# The same for the tray of an earlier turn, when other birds lie in it by now. Facts: points (a list), count
wingspan-late-bird-taken = { $count ->
    [one] Z tamtej tury Automa ma odkrytego ptaka za **{ $points } pkt**.
    [few] Z tamtej tury Automa ma odkryte ptaki za **{ $points } pkt**.
   *[many] Z tamtej tury Automa ma odkryte ptaki za **{ $points } pkt**.
} Podajnik zostaw tak, jak jest teraz.
wingspan-late-face-down-taken = Z tamtej tury Automa ma zakrytą kartę z talii ptaków; nie patrz na nią. Podajnik zostaw tak, jak jest teraz.
wingspan-told-eggs-laid = Automa dostaje { $eggs ->
    [one] { $eggs } jajo
    [few] { $eggs } jaja
   *[many] { $eggs } jaj
}; ja je dla niej notuję.
wingspan-told-cube-placed = Jeden jej znacznik trafia na cel tej rundy: { $cubes ->
    [one] teraz leży tam { $cubes }.
    [few] teraz leżą tam { $cubes }.
   *[many] teraz leży tam { $cubes }.
}
wingspan-told-cube-removed = { $removed ->
    [no] Miałaby zdjąć znacznik z celu, ale żaden tam nie leży.
   *[yes] Jeden jej znacznik schodzi z celu tej rundy: { $cubes ->
        [0] nie zostaje żaden.
        [one] zostaje { $cubes }.
        [few] zostają { $cubes }.
       *[many] zostaje { $cubes }.
    }
}
wingspan-told-pink-activated = 🌸 **Użyj wszystkich swoich różowych zdolności.**

# -- Duet tokens. Facts: space (with habitat and symbol), why (a clause), marks ("" or a sentence with a space before it)
wingspan-told-token-placed = ⬢ Jej żeton idzie na **{ $space }**: { $why }{ $marks }
wingspan-told-no-token = ⬢ Bez żetonu: { $why }{ $marks }
wingspan-with-type = { $type ->
    [nest] gniazdo
    [food] pokarm
   *[other] skrzydła lub dziób
}
wingspan-told-scan-goal = pierwsze wolne pole od { wingspan-corner-genitive }, które pomaga jej w celu „{ $goal }”.
wingspan-told-scan-first-free = żadne wolne pole nie pomaga jej w celu „{ $goal }”, więc pierwsze wolne od { wingspan-corner-genitive }.
wingspan-told-scan-look-up = pierwsze wolne pole „{ wingspan-habitat }, { wingspan-with-type }” od { wingspan-corner-genitive }.
wingspan-told-scan-look-up-none = nie ma wolnego pola „{ wingspan-habitat }, { wingspan-with-type }”.
wingspan-told-scan-goal-none = żadne pole nie jest wolne.
wingspan-told-scan-first-free-none = żadne pole nie jest wolne.
wingspan-told-scan-no-tokens = wszystkie jej żetony są już na mapie.
# What rests on a value that is not read from the printed game. Facts: status, what (a list)
wingspan-told-mark = {" "}(⚠️ { $status }: { $what })
wingspan-told-own-token-changed = { $kind ->
    [placed] ⬡ Twój żeton leży na { FORM($target, case: "locative") }
    [taken] ⬡ Twój żeton schodzi z { FORM($source, case: "genitive") }
    [again] ⬡ Twój żeton zostaje na { FORM($target, case: "locative") }
   *[moved] ⬡ Twój żeton przechodzi z { FORM($source, case: "genitive") } na { FORM($target, case: "accusative") }
}{ $since ->
    [0] .
   *[other] ; liczy się od rundy { $since }.
}

# -- interactive powers. Facts: what (the bird or the effect), tokens
wingspan-told-reacted = { $tokens ->
    [0] ↔️ **{ $what }**: { $effect }
    [one] ↔️ **{ $what }**: { $effect } Do { $variant ->
        [hoard] spichlerza
       *[cache] spiżarni
    } Automy trafia **{ $tokens } żeton**.
    [few] ↔️ **{ $what }**: { $effect } Do { $variant ->
        [hoard] spichlerza
       *[cache] spiżarni
    } Automy trafiają **{ $tokens } żetony**.
   *[many] ↔️ **{ $what }**: { $effect } Do { $variant ->
        [hoard] spichlerza
       *[cache] spiżarni
    } Automy trafia **{ $tokens } żetonów**.
}{ $marks }
# An effect that was described, in the place of a bird's name. Facts: gains, pays (lists)
wingspan-described = { $gains } dla Automy
wingspan-described-paid = { $gains } dla Automy za { FORM($pays, case: "accusative") }
# What happens at the table. Facts: gains and pays (lists), hers and yours (what is compared; level: whether they are equal)
# power: its id in the components, where it says what else is to do.
wingspan-effect-gain = { $power ->
    [one_card_shared_draw] Dobierz 3 karty, 2 zatrzymaj, trzecią odrzuć. Automa miałaby dostać { FORM($gains, case: "accusative") }.
    [one_die_from_feeder] Automa miałaby dostać { FORM($gains, case: "accusative") }; kostki zostaw na miejscu.
   *[other] Automa miałaby dostać { FORM($gains, case: "accusative") }; nie bierz niczego z zasobów.
}
wingspan-effect-gain-paid = Automa miałaby dostać { FORM($gains, case: "accusative") } za { FORM($pays, case: "accusative") }; niczego nie bierz ani nie płać.
wingspan-effect-given = To, co jej dajesz, idzie na stos odrzuconych.
wingspan-effect-described = Nie bierz dla niej niczego z zasobów.
wingspan-effect-fewest = { $level ->
    [yes] Obie strony mają najmniej ({ $hers } do { $yours }): ty dostajesz swoje, a Automa miałaby dostać { FORM($gains, case: "accusative") }.
   *[no] Najmniej ma tylko ona ({ $hers }, ty { $yours }): Automa miałaby dostać { FORM($gains, case: "accusative") }, ty nic nie dostajesz.
}
wingspan-effect-steal = To, co jej zabierasz, weź z zasobów; Automa miałaby potem dostać { FORM($gains, case: "accusative") }.
wingspan-effect-declines = Kosztowałoby ją to więcej, niż daje, więc nie bierze udziału.
wingspan-effect-not-fewest = Ma więcej niż ty ({ $hers }, ty { $yours }): ty dostajesz swoje, ona nic.
wingspan-effect-has-none = Automa tego nie ma, więc nie ma czego zabrać.
wingspan-effect-tray-bird = { $power ->
    [brown_of_neighbour] Użyj brązowej zdolności jednego z trzech ptaków w podajniku, takiego, który może żyć na łące.
    [white_of_neighbour] Użyj białej zdolności jednego z trzech ptaków w podajniku.
   *[other] Użyj zdolności jednego z trzech ptaków w podajniku.
} Automa nic nie dostaje.
wingspan-effect-bonus-cards = Gdy zagrywasz tego ptaka, dobierz dwie karty bonusowe i połóż je odkryte na stole; dla jego zdolności liczą się jako jej karty. Automa nic nie dostaje.
wingspan-effect-none = Automa nie bierze udziału i nic nie dostaje; to, co dajesz, odrzuć.
wingspan-told-taken-back = ↩️ Cofnięte: { $what }{ $tokens ->
    [0] .
    [one] ; Automa oddaje { $tokens } żeton.
    [few] ; Automa oddaje { $tokens } żetony.
   *[many] ; Automa oddaje { $tokens } żetonów.
}

# -- round ends and the end
wingspan-told-goal-scored = 🎯 **Koniec rundy { $round }: { $goal }.** { $duet ->
    [yes] Postęp: ty { $yours }, Automa { $hers }.
   *[no] Masz { $yours }, Automa { $hers } (początkowo { $base }, { $cubes ->
        [0] bez znaczników).
        [one] do tego { $cubes } znacznik).
        [few] do tego { $cubes } znaczniki).
       *[many] do tego { $cubes } znaczników).
    }{ wingspan-capped }
} { $tie ->
    [yes] Remis; punkty: ty **{ $your_points }**, Automa **{ $her_points }**.
   *[no] Punkty: ty **{ $your_points }**{ wingspan-told-your-place }, Automa **{ $her_points }**{ wingspan-told-her-place }.
}{ $duet ->
    [yes] { "" }
   *[no] { " " }Zaznacz jedno i drugie na planszy celów; jej znaczniki z kafelka do niej wracają.
}{ $marks }
# Facts of the goal as above, and the points before: your_before, her_before
wingspan-told-goal-rescored = 🎯 **Cel rundy { $round } policzony od nowa: { $goal }.** Masz { $yours }, Automa { $hers }. Punkty: ty **{ $your_points }** (przedtem { $your_before }), Automa **{ $her_points }** (przedtem { $her_before }).{ $duet ->
    [yes] { "" }
   *[no] { " " }Przesuń znaczniki na planszy celów.
}{ $marks }
wingspan-told-your-place = { $your_rank ->
    [1] {" "}(1. miejsce)
    [2] {" "}(2. miejsce)
   *[0] { "" }
}
wingspan-told-her-place = { $her_rank ->
    [1] {" "}(1. miejsce)
    [2] {" "}(2. miejsce)
   *[0] { "" }
}
wingspan-told-game-ended = { $winner ->
    [person] 🏆 **{ $name } wygrywa z Automą { $yours } do { $hers }!**
   *[automa] 🏁 **Wygrywa Automa, { $hers } do { $yours }.**
}{ $tie ->
    [yes] { " " }Przy remisie decyduje to, co zostaje: { $name } – pokarm { $food }, Automa – { wingspan-tokens }.
   *[no] { "" }
}{ $marks }

# -- corrections. Facts: what (the answer that was given anew), round, turn, trays (yes: birds of the tray have been told before)
wingspan-told-corrected = ✏️ { $what ->
    [setup] Ustawienia są poprawione.{ $trays ->
        [yes] { " " }Jeśli Automa bierze teraz inne ptaki, podaj też od nowa wcześniejsze podajniki (**Popraw**).
       *[no] { "" }
    }
    [tray] Podajnik z tury { $turn } w rundzie { $round } jest poprawiony.
   *[goal] Twój wynik w celu rundy { $round } jest poprawiony.
}

# -- the picture's caption: the same in a few words, without marks
wingspan-caption-set-up = { wingspan-level }, { wingspan-mode }
wingspan-caption-card-drawn = Runda { $round }, tura { $turn }: { wingspan-action }
wingspan-caption-bird-taken = Runda { $round }, tura { $turn }: bierze { $points } pkt
wingspan-caption-face-down-taken = Runda { $round }, tura { $turn }: zakryty ptak
wingspan-caption-token-placed = Jej żeton na { $code }
wingspan-caption-own-token-changed = Twoje żetony
wingspan-caption-reacted = { $tokens ->
    [0] Nic dla Automy
    [one] { $tokens } żeton dla Automy
    [few] { $tokens } żetony dla Automy
   *[many] { $tokens } żetonów dla Automy
}
wingspan-caption-goal-scored = Punkty za rundę { $round }
# Before the setup there is no round.
wingspan-caption-round = { $round ->
    [0] Wybierz, jak grać
   *[other] Runda { $round }
}
wingspan-caption-game-ended = { $winner ->
    [person] { $yours } do { $hers }: Automa pokonana
   *[automa] { $hers } do { $yours } dla Automy
}
wingspan-caption-corrected = Odpowiedź poprawiona
