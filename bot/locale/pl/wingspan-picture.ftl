# Words on Wingspan's pictures, and the texts that describe them. Short: they are written into small boxes.

# One letter for a side's tokens; hers must differ from those of the colours.
wingspan-picture-letter = { $side ->
    [automa] A
    [blue] N
    [green] Z
    [purple] F
    [red] C
   *[yellow] Ż
}
# One of her cards.
wingspan-picture-card = { $card ->
    [AUTOMUBON] Automubon
    [ALLIANCE] Sojusz
   *[other] { $card }
}
# What she does, as a title. Facts: action, eggs (their number).
wingspan-picture-action = { $action ->
    [draw_cards] Dobranie kart
    [play_bird] Zagranie ptaka
    [lay_eggs] Złożenie jaj: { $eggs }
   *[gain_food] Zdobycie pokarmu
}
# What that asks for at the table. Facts: action, eggs, right (the symbol), mode ("duet" or "base").
wingspan-picture-do = { $action ->
    [draw_cards] Odrzuć podajnik; zakryta karta dla niej.
    [play_bird] Karta bonusowa mówi, co zatrzymuje; inne pasujące odrzuć.
    [lay_eggs] { $eggs ->
        [one] Dostaje { $eggs } jajo.
        [few] Dostaje { $eggs } jaja.
       *[many] Dostaje { $eggs } jaj.
    }
   *[gain_food] Usuń wszystkie kostki z pierwszym symbolem, który jest.
} { $right ->
    [pink] Użyj swoich różowych zdolności.
   *[other] { "" }
}
# Where she has no card. Facts: phase, round.
wingspan-picture-no-card = { $phase ->
    [setup] Jeszcze bez ustawień
    [goal] Koniec rundy { $round }: punktuje cel
    [score] Cztery rundy rozegrane
    [finished] Koniec partii
   *[turns] Runda { $round }: jeszcze bez jej karty
}
wingspan-picture-no-current = Jej talia
wingspan-picture-doubt = odtworzone
wingspan-picture-carried-out = wykonuje
# What a row of the tracker is for, while she has no card.
wingspan-picture-looks-up = { $kind ->
    [map] róg
    [type] rodzaj pola
   *[habitat] siedlisko
}
# What a row of the tracker tells.
wingspan-picture-found = { $value ->
    [top_left] z lewej u góry
    [top_right] z prawej u góry
    [bottom_left] z lewej u dołu
    [bottom_right] z prawej u dołu
    [nest] gniazdo
    [food] pokarm
    [other] skrzydła, dziób
    [forest] las
    [wetland] mokradła
    [grassland] łąka
   *[unknown] { $value }
}
wingspan-picture-no-token = bez żetonu
wingspan-picture-no-gain = nic
wingspan-picture-asks-tray = co pasuje?
wingspan-picture-change = { $sign ->
    [plus] +{ $count }
   *[minus] −{ $count }
}
wingspan-picture-no-birds = jeszcze bez ptaków
wingspan-picture-power = zdolność
wingspan-picture-unknown = –
wingspan-picture-rank = { $rank ->
    [1] 1. m.
   *[other] 2. m.
}
wingspan-picture-goals = { $mode ->
    [blue] Cele, strona niebieska
   *[green] Cele, strona zielona
}
wingspan-picture-base-cubes = początek + znaczniki
wingspan-picture-times = ×{ $count }
wingspan-picture-before = Przed pierwszą rundą
# Her turns that are taken in this round.
wingspan-picture-turns = tury: { $turn } z { $turns }
wingspan-picture-next-turn = tura { $turn } z { $turns }
wingspan-picture-winner = Wygrywa { $name }
# Facts: kind (of the decision), name (the person), round, mode ("duet" or "base").
wingspan-picture-asked = { $kind ->
    [setup] { $name } wybiera ustawienia
    [turn] { $name } gra, potem Automa
    [tray] Które ptaki z podajnika pasują do jej karty?
    [goal] { $mode ->
        [duet] Cel rundy { $round }: { $name } sprawdza mapę
       *[base] Cel rundy { $round }: { $name } liczy
    }
    [score] { $name } liczy punkty
   *[other] Kolej: { $name }
}
# Her card, large. Facts: card (its name, or "none"), round.
wingspan-picture-her-card = { $card ->
    [none] Runda { $round }: jeszcze bez jej karty
   *[other] Jej karta { $card }, runda { $round }
}
wingspan-picture-unprinted = nic tu nie ma
# What a symbol of the right column does in the base modes.
wingspan-picture-right = { $right ->
    [place_cube] Jeden jej znacznik trafia na cel rundy.
    [remove_cube] Automa zdejmuje znacznik z celu rundy, jeśli jakiś tam leży.
    [pink] Użyj wszystkich swoich różowych zdolności.
   *[blank] Nic więcej się nie dzieje.
}
# The symbol of the right column, under its sign: as wingspan-icon, in less room.
wingspan-picture-icon = { $icon ->
    [place_cube] połóż
    [remove_cube] zdejmij
    [pink] różowe
    [blank] brak symbolu
   *[other] { $icon }
}
wingspan-picture-pile = { $pile ->
    [drawn] odkryte w tej rundzie
    [unseen] jeszcze w jej talii
   *[removed] poza grą
}

# -- previews. Facts: kind, source and target (codes of spaces), bird, round
wingspan-picture-proposed = { $kind ->
    [token-placed] Twój żeton na { $target }
    [token-taken] Twój żeton schodzi: { $source }
    [token-moved] Twój żeton: { $source } → { $target }
    [react] { $bird }
    [take_back] Automa oddaje żetony
    [tray] Pasujące ptaki w podajniku
    [goal] Cel rundy { $round }
    [score] Twoje punkty
    [setup] Ustawienia
   *[turn] Jej następna tura
}
wingspan-picture-label = { $label ->
    [changes] zmiany
    [gains] dla niej
    [pays] płaci
    [her-tokens] jej żetony
    [bonus-card] karta bonusowa
    [kept] zatrzymuje
   *[discarded] odrzucone
}
# The person's gain on a space.
wingspan-picture-bonus = { $bonus ->
    [gain_die] weź kostkę
    [draw_card] dobierz kartę
   *[lay_egg] złóż jajo
}
# What a power is to her. Facts: outcome, tokens.
wingspan-picture-outcome = { $outcome ->
    [gains] { $tokens ->
        [one] Dostaje { $tokens } żeton
        [few] Dostaje { $tokens } żetony
       *[many] Dostaje { $tokens } żetonów
    }
    [declines] Nie bierze udziału: miałaby stratę
    [not_fewest] Nie ma najmniej: nic dla niej
    [has_none] Nie ma tego: nic dla niej
    [tray_bird] Użyj zdolności ptaka z podajnika; nic dla niej
    [bonus_cards] Użyj wyłożonych kart bonusowych; nic dla niej
   *[none] Nic dla niej
}
# Facts: hers, yours (-1: not compared).
wingspan-picture-compared = { $yours ->
    [-1] Jej liczba to { $hers }
   *[other] Jej liczba to { $hers }, twoja { $yours }
}
wingspan-picture-no-match = Nic nie pasuje: zakryta karta
wingspan-picture-draws = { $count ->
    [one] Odkrywa ostatnią kartę
    [few] Odkrywa jedną z { $count } kart
   *[many] Odkrywa jedną z { $count } kart
}

# -- scoring sheets
wingspan-picture-goal-scored = Cel { $round }: { $goal }
wingspan-picture-standing = Jej punkty na razie
wingspan-picture-won = { $tied ->
    [yes] Remis; dzięki temu, co zostaje, wygrywa { $name }
   *[no] Wygrywa { $name }
}
# A source of points.
wingspan-picture-source = { $source ->
    [birds] Ptaki
    [face-down] Zakryte ptaki
    [bonus] Karty bonusowe
    [eggs] Jaja
    [tokens] Pokarm na kartach
    [tucked] Wsunięte karty
    [goals] Cele
    [group] Największa grupa
   *[total] Razem
}
wingspan-picture-of-tokens = z { $count }
wingspan-picture-you = Ty
# Facts: name, value, made (whether of base and cubes), base, count (of cubes), rank (0: none), points.
wingspan-picture-sheet-side = **{ $name }**: { $value }{ $made ->
    [yes] {" "}({ $base } + { wingspan-cubes })
   *[no] {""}
}{ $rank ->
    [0] {""}
   *[other] , { wingspan-picture-rank }
}: { wingspan-points }
wingspan-picture-sheet-total = **{ $name }**: { $total }
wingspan-picture-sheet-line = – { $source }: { $points }
wingspan-picture-sheet-left = Zostaje: Automa – { wingspan-tokens }, ty – pokarm { $food }

# -- why her token lies there. Facts: space, with habitat and symbol
wingspan-picture-why = Dlaczego { $space }?
wingspan-picture-why-none = Dlaczego bez żetonu?
# Facts: card, section (its number), icon (in words), corner, action.
wingspan-picture-step-corner = Prawy symbol na pasku { $section } karty { $card }: { $icon }. Na karcie duetu jest { $corner ->
    [top_left] z lewej u góry
    [top_right] z prawej u góry
    [bottom_left] z lewej u dołu
   *[bottom_right] z prawej u dołu
}: w tym rogu zaczyna szukać.
# Facts: kind, icon, value (in words).
wingspan-picture-step-look-up = { $kind ->
    [habitat] Siedlisko: symbol „{ $icon }” daje { $value }.
   *[type] Rodzaj pola: symbol „{ $icon }” daje { $value }.
}
# Facts: goal, reason ("goal" or "first_free").
wingspan-picture-step-goal = { $reason ->
    [goal] Automa zagrywa ptaka: chce pierwszego wolnego pola, które pomaga w celu „{ $goal }”.
   *[first_free] Automa zagrywa ptaka, ale żadne wolne pole nie pomaga w celu „{ $goal }”: bierze więc pierwsze wolne.
}
# Facts: corner, taken, unfit (spaces passed, by reason).
wingspan-picture-step-way = Każdy rząd czyta { $corner ->
    [top_left] od lewej, od górnego rzędu w dół
    [top_right] od prawej, od górnego rzędu w dół
    [bottom_left] od lewej, od dolnego rzędu w górę
   *[bottom_right] od prawej, od dolnego rzędu w górę
}. Omija pola: zajęte { $taken }, niepasujące { $unfit }.
# Why the token lies there. Facts: reason, space, habitat, type, goal.
wingspan-picture-reason = { $reason ->
    [goal] { $space } to pierwsze wolne pole, które pomaga w celu „{ $goal }”.
    [first_free] { $space } to pierwsze wolne pole.
    [look_up] { $space } to pierwsze wolne pole „{ $habitat }, { $type }”.
    [look_up-none] Nie ma wolnego pola „{ $habitat }, { $type }”: żetonu nie kładzie.
    [no_tokens] Wszystkie jej żetony leżą na mapie: żadnego nie kładzie.
   *[none] Żadne pole nie jest wolne: żetonu nie kładzie.
}

# -- charts
# Facts: name, games, won.
wingspan-picture-history = { $name }: { $games ->
    [one] { $games } partia przeciwko Automie, wygrane: { $won }
    [few] { $games } partie przeciwko Automie, wygrane: { $won }
   *[many] { $games } partii przeciwko Automie, wygrane: { $won }
}
wingspan-picture-no-games = Jeszcze bez zakończonych partii
wingspan-picture-line = { $line ->
    [yours] ty
   *[hers] Automa
}
wingspan-picture-column = { $column ->
    [games] partie
    [won] wygrane
    [yours] twoja średnia
    [hers] jej średnia
   *[all] Wszystkie partie
}
wingspan-picture-average = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
wingspan-picture-strength = Średnio ma { $mean } pkt
wingspan-picture-any-bonus = { $sort ->
    [asia] karta bonusowa: Azja
    [european] karta bonusowa: Europa
   *[percent] karta bonusowa z procentem
}
wingspan-picture-figure = { $figure ->
    [lowest] najmniej
    [quarter] ćwierć poniżej
    [half] połowa poniżej
    [three-quarters] ¾ poniżej
   *[highest] najwięcej
}

# -- alt texts: the picture's order, short sentences
wingspan-picture-alt-round = Runda { $round }, jej tury: { $turn } z { $turns }
wingspan-picture-alt-turn = Jej tura: { $action }
wingspan-picture-alt-tokens = { $name }, żetony: { $spaces }
wingspan-picture-alt-goal = Cel { $round }, { $goal }: Automa { $hers }, ty { $yours }
wingspan-picture-alt-hers = Automa ma na razie { wingspan-points }: ptaki { $birds }, zakryte { $face_down }, jaja { $eggs }, żetony { $tokens }
# Facts: section, text, found (what the tracker tells, or "none"), here (carried out: yes, no), doubt (yes, no).
wingspan-picture-alt-section = { $section }: { $text }{ $found ->
    [none] {""}
   *[other] {" "}→ { $found }
}{ $doubt ->
    [yes] {" "}(założone)
   *[no] {""}
}{ $here ->
    [yes] {" "}– to wykonuje
   *[no] {""}
}
wingspan-picture-alt-kept = Zatrzymuje { $kept }
wingspan-picture-alt-then = { $what }: { $before } → { $after }
wingspan-picture-alt-side = { $name }: { $value }, { wingspan-points }
wingspan-picture-alt-total = { $name }: { $total }
wingspan-picture-alt-line = { $source } { $points }
wingspan-picture-alt-level = { $level }: partie { $games }, wygrane { $won }, średnio { $yours } do { $hers }.
wingspan-picture-alt-game = { $day }: { $yours } do { $hers }.
wingspan-picture-alt-strength = Od { $lowest } do { $highest } pkt, symulowane partie: { $games }; ćwierć poniżej { $low }, połowa poniżej { $middle }, trzy czwarte poniżej { $high }.
wingspan-picture-alt-own = { $own } pkt to więcej niż w { $share }% z nich.

# -- the full description. One line each.
wingspan-picture-named-side = { $name } ({ $colour })
wingspan-picture-full-round = **Runda { $round }**, jej tury: { $turn } z { $turns }
wingspan-picture-full-sides = Ty: { $you }; przeciwko tobie: { $her }
wingspan-picture-full-setup = { $level }, { $mode }, { $special }, { $variant }; pudełka: { $boxes }
# What rests on a value that is not printed. Facts: what, status.
wingspan-picture-full-mark = { $what ->
    [tracker] Karta duetu w tej rundzie
    [blank_section] Pasek, którego nie ma na jej karcie
    [lost_icon] Symbol liczony na jej karcie
    [ties] Kto punktuje przy remisie celu
    [fewest] Kto punktuje „najmniej” przy 0 do 0
    [pairs] Ile liczy się para
    [blue_side] Niebieska strona planszy celów
    [base_value] Jej wartość początkowa celu
    [hoard_die] Ile jest dla niej warta kostka
   *[power] Zdolność ptaka
}: { $status }
wingspan-picture-full-card = **Jej karta { $card }**, pasek po pasku:
wingspan-picture-full-line = – { $text }
wingspan-picture-full-hers = **Automa**: na razie { wingspan-points }, z tego za cele { $goals }
wingspan-picture-full-birds = – ptaki: { $birds }; zakryte: { $face_down }
wingspan-picture-full-counts = – jaja: { $eggs }; żetony: { $tokens }{ $spent ->
    [0] {""}
   *[other] {" "}(zamienione na jaja: { $spent })
}; znaczniki na tym celu: { $cubes }
# Facts: name, values (a list), keep (the most), kind (percent, lowest, highest).
wingspan-picture-full-bonus = – karta bonusowa: { $name }{ $kind ->
    [percent] , zatrzymuje najwyżej punktowanego z pasujących
    [lowest] , bierze ptaki za { $values } pkt, zatrzymuje { $keep ->
        [one] najniżej punktowanego
        [few] do { $keep }, najpierw niżej punktowane
       *[many] do { $keep }, najpierw niżej punktowane
    }
   *[highest] , bierze ptaki za { $values } pkt, zatrzymuje { $keep ->
        [one] najwyżej punktowanego
        [few] do { $keep }, najpierw wyżej punktowane
       *[many] do { $keep }, najpierw wyżej punktowane
    }
}
# Facts: round, goal, hers, yours, scored (yes, no), hers_points, yours_points, doubt (yes, no).
wingspan-picture-full-goal = **Cel { $round }**, { $goal }: Automa { $hers }, ty { $yours }{ $scored ->
    [yes] ; punkty { $hers_points } do { $yours_points }
   *[no] {""}
}{ $doubt ->
    [yes] {" "}(wartość założona)
   *[no] {""}
}
wingspan-picture-full-tokens = **{ $name }**, żetony: { $spaces }; zostało { $left }{ $group ->
    [none] { "" }
   *[other] ; największa grupa: { $group }
}
wingspan-picture-full-reset = pole odnowienia ({ $count })
# Facts: number, round, what, tokens, doubt (yes, no), taken_back (yes, no), outcome.
wingspan-picture-full-reaction = Zdolność { $number } (runda { $round }): { $what }. { $outcome }{ $doubt ->
    [yes] {" "}(założone)
   *[no] {""}
}{ $taken_back ->
    [yes] ; cofnięte
   *[no] {""}
}
wingspan-picture-full-effect = dostaje { FORM($gains, case: "accusative") }, płaci: { FORM($pays, case: "accusative") }
wingspan-picture-full-turn = Tura { $round }.{ $turn }, karta { $card }: { $action } → { $brought }
wingspan-picture-full-kept = ptak za { $points } pkt
wingspan-picture-full-discarded = odrzucony ptak za { $points } pkt
wingspan-picture-full-cube = { $change ->
    [placed] znacznik położony
   *[removed] znacznik zdjęty
}
wingspan-picture-full-open = o podajnik trzeba jeszcze zapytać
wingspan-picture-full-pile = { $pile }: { $cards }

# What the signs on the pictures mean, at most some 60 characters each.
wingspan-legend = { $sign ->
    [mark-play-bird] Automa bierze pasującego ptaka z podajnika
    [mark-draw-cards] Odrzuca podajnik i bierze kartę
    [mark-lay-eggs] Dostaje tyle jaj, ile tu stoi
    [mark-gain-food] Usuwa kostki z karmnika
    [mark-place-cube] Jej znacznik trafia na cel
    [mark-remove-cube] Jej znacznik schodzi z celu
    [mark-pink] Użyj swoich różowych zdolności
    [mark-blank] Nic więcej
    [habitat-forest] Las
    [habitat-wetland] Mokradła
    [habitat-grassland] Łąka
    [mark-nest] Pole z gniazdem
    [mark-food] Pole z pokarmem
    [mark-other] Inne pole: skrzydła lub dziób
    [die-seed] Kostka z karmnika, tu z ziarnem
    [kept-5] Ptak, którego Automa zatrzymuje, z punktami
    [mark-face-down] Karta, którą Automa ma zakrytą
    [corner-top-right] Róg, w którym zaczyna szukać
    [mark-reset-space] Pole obok mapy, tylko dla ciebie
   *[mark-doubt] Ta wartość nie jest z druku
}
