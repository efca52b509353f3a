# The prompts in the channel, and the private panel that leads through a decision against the Wingspan Automa.

# What stands above the first post and behind "How it works", for who has never played.
wingspan-intro = **Automa do „Na skrzydłach”: grasz solo, przy własnym stole, przeciwko rywalce, której karty odkrywa bot.**
    • **Cel:** więcej punktów niż Automa.
    • **Tura:** rozegraj swoją przy stole i naciśnij **Tura Automy**. Wpis mówi, co robi Automa i co ty robisz za nią z kartami i kostkami.
    • **Reakcja**, gdy twój ptak daje coś innym graczom; **Popraw**, gdy coś jest źle wpisane.
    • **Koniec** po czterech rundach: wpisujesz swoje punkty, jej punkty liczy bot.

# -- her running state, under each post. Facts: points (so far), has (a list); her tokens: count, variant
wingspan-state = Automa ma na razie { wingspan-points }: { $has }.
wingspan-state-nothing = Automa jeszcze nic nie ma.
wingspan-state-birds = { $birds ->
    [one] { $birds } odkryty ptak ({ $worth })
    [few] { $birds } odkryte ptaki ({ $worth })
   *[many] { $birds } odkrytych ptaków ({ $worth })
}
wingspan-state-face-down = { $birds ->
    [one] { $birds } zakryta karta
    [few] { $birds } zakryte karty
   *[many] { $birds } zakrytych kart
}
wingspan-state-tokens = { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
} w { $variant ->
    [hoard] spichlerzu
   *[cache] spiżarni
}
wingspan-state-goals = cele ({ $points })
wingspan-state-group = największa grupa ({ $points })
# The goal of the round. Facts: goal, hers, yours (Duet); base, cubes (base goals; level: what she counts)
wingspan-state-duet = Cel „{ $goal }”: Automa { $hers }, ty { $yours }.
wingspan-state-base = Cel „{ $goal }”: Automa ma teraz { $level } (początkowo { $base }, { $cubes ->
    [0] bez znaczników).
    [one] do tego { $cubes } znacznik).
    [few] do tego { $cubes } znaczniki).
   *[many] do tego { $cubes } znaczników).
}{ wingspan-capped }

# -- prompts (public). Facts: name (pings), round, turn, turns
wingspan-prompt-setup = { $name }, jak chcesz grać? „Jak zwykle” to: pudełko Azja, mapa duetu, poziom Orzeł, reszta losowo.
# state: lines that tell what she has; map: whether the Duet map is played with.
wingspan-prompt-turn = { $state }
    { $turn ->
        [1] { $name }, rozegraj swoją turę przy stole. Potem niech zagra Automa.
       *[other] { $name }, twoja kolej; potem tura Automy { $turn } z { $turns }.
    }{ $map ->
        [yes] { " " }{ wingspan-prompt-turn-token }
       *[no] { "" }
    }
# In Duet, after it: what she does cannot be taken back, and her token goes by where the person's lie.
wingspan-prompt-turn-token = Jeśli kładziesz żeton na mapie, wpisz go najpierw.
wingspan-prompt-tray = { $name }, które ptaki z podajnika pasują do karty **{ $card }**? { $look }
# A percentage card. Facts: matches
wingspan-look-percent = Pasują { $matches }; naciśnij punkty najwyżej punktowanego.
# A card for values. Facts: values, keep
wingspan-look-values = { $keep ->
    [one] Znajdź { $order ->
        [lowest_first] najniżej punktowanego
       *[highest_first] najwyżej punktowanego
    } ptaka za { $values } pkt i naciśnij jego punkty.
    [few] Szukaj ptaków za { $values } pkt; Automa zatrzymuje do { $keep }, najpierw { $order ->
        [lowest_first] niżej punktowane
       *[highest_first] wyżej punktowane
    }. Naciśnij punkty tych, które zatrzymuje.
   *[many] Szukaj ptaków za { $values } pkt; Automa zatrzymuje do { $keep }, najpierw { $order ->
        [lowest_first] niżej punktowane
       *[highest_first] wyżej punktowane
    }. Naciśnij punkty tych, które zatrzymuje.
}
wingspan-prompt-goal = { $name }, runda { $round } się kończy. Jaki masz wynik w celu „{ $goal }”?
    { wingspan-panel-goal-hers }
wingspan-prompt-goal-duet = { $name }, runda { $round } się kończy. Cel „{ $goal }”: ty { $yours }, Automa { $hers }. Czy mapa pokazuje twoje żetony tak, jak leżą na stole?
wingspan-prompt-score = { $state }
    { $name }, cztery rundy za tobą. Policz teraz swoje punkty.

wingspan-button-setup = Zacznij jak zwykle
wingspan-button-setup-change = Wybierz, jak grać
wingspan-button-turn = Tura Automy
wingspan-button-why = Dlaczego tu?
wingspan-button-react = Reakcja
wingspan-button-token = Mój żeton
wingspan-button-dice = Które kostki?
wingspan-button-correct = Popraw
wingspan-button-none = Żaden
wingspan-button-goal = Punkty za rundę
wingspan-button-other = Inna liczba
wingspan-enter-score = Wpisz moje punkty
wingspan-button-confirm = Zatwierdź
wingspan-button-begin = Zacznij
# The pages of the setup, by the first thing that is asked on each.
wingspan-page-boxes = Pudełka, tryb, poziom
wingspan-page-special = Karty i żetony
wingspan-page-fewest = Cel „najmniej”
wingspan-page-goal-1 = Cele
wingspan-page-goal-2 = Cele od rundy 2
wingspan-page-goal-3 = Cele od rundy 3

# -- setting up
wingspan-need-setup = **Ustawienia gry z Automą.** Naciśnij Zacznij, żeby grać jak większość, albo zmień, co chcesz.
wingspan-need-setup-again = **Popraw ustawienia.** Zmień to, co się nie zgadza, i naciśnij Zatwierdź.
wingspan-panel-setup-lines = • Tryb: { wingspan-mode } · poziom: { wingspan-level } · pudełka: { $boxes }
    • Karta specjalna: { $special ->
        [none] żadna
       *[other] { wingspan-special }
    } · żetony: { wingspan-variant }
    • Jej karta bonusowa: { $bonus }
    • Cele: { $goals }
wingspan-panel-usual-score = Przy takich ustawieniach Automa kończy zwykle z wynikiem od { $low } do { $high } pkt (średnio { $mean }).
wingspan-panel-setup-fixed = Jej pierwsza karta jest już odkryta, więc tryb i karta specjalna zostają.
wingspan-ask-boxes = Jakie masz pudełka?
wingspan-ask-mode = Jaki tryb?
wingspan-ask-level = Jaki poziom?
wingspan-ask-special = Karta specjalna w jej talii?
wingspan-ask-bonus = { $group ->
    [percent] … albo konkretna karta z procentem
   *[card] Jej karta bonusowa
}
wingspan-ask-tokens = Co twoje ptaki dają innym
wingspan-ask-goal = { $group ->
    [core] Runda { $round }: cel z gry podstawowej
    [european] Runda { $round }: cel europejski
   *[other] Cel rundy { $round }
}
# A goal in the list. Facts: round, chosen (the goal, or "none": at random)
wingspan-choice-goal = { $chosen ->
    [none] Runda { $round }: { wingspan-none-goal }
   *[other] R{ $round }: { $chosen }
}
wingspan-choice-mode = { $mode ->
    [duet] Duet
    [green] Cele podstawowe, strona zielona
   *[blue] Cele podstawowe, strona niebieska
}
wingspan-about-mode = { $mode ->
    [duet] Ty i Automa kładziecie żetony na mapie duetu; punktują jej cele.
    [green] Cele rund dają punkty według zajętych miejsc.
   *[blue] Cele rund dają punkt za każdą rzecz, najwyżej pięć.
}
wingspan-choice-level = Poziom: { $chosen }
wingspan-about-level = { $level ->
    [eaglet] Łatwiejszy
    [eagle] Zwykły
   *[eagle_eyed_eagle] Trudniejszy
}: zakryty ptak daje { $face_down } pkt, a na koniec { $per_egg ->
    [one] { $per_egg } żeton
    [few] { $per_egg } żetony
   *[many] { $per_egg } żetonów
} to 1 jajo.
wingspan-choice-boxes = { $name ->
    [asia] Azja
    [core] Gra podstawowa
   *[european] Dodatek europejski
}
wingspan-about-box = { $box ->
    [asia] Mapa duetu z celami i karty Automy z Azji.
    [core] Plansza celów i cele podstawowe, Automubon, karty z procentem.
   *[european] Więcej celów podstawowych i jeszcze dwie karty bonusowe dla niej.
}
wingspan-choice-special = { $name ->
    [none] Bez karty specjalnej
   *[other] Specjalna: { $chosen }
}
wingspan-about-special = { $special ->
    [AUTOMUBON] W każdej rundzie zagrywa ptaka: więcej punktów dla niej.
    [ALLIANCE] Pasuje do Duetu: więcej żetonów na mapie.
   *[none] Tylko jej dziesięć kart.
}
wingspan-choice-tokens = Żetony: { $chosen }
# The Duet goal "fewest tokens on bonus spaces", where nobody has one there: the rules leave it open. A noun, and a choice.
wingspan-ask-fewest = Cel „najmniej” przy 0 do 0
wingspan-fewest = punktują obie strony
wingspan-none-fewest = nikt nie punktuje
wingspan-choice-fewest = „Najmniej” 0:0: { $name ->
    [both] punkty dla obojga
   *[none] { wingspan-none-fewest }
}
wingspan-about-fewest = Tylko dla celu „najmniej żetonów na polach z bonusem”. Zasady tego nie mówią.
wingspan-about-tokens = { $tokens ->
    [cache] Zwykły sposób: 2 żetony za każdą rzecz, którą miałaby dostać, 1, jeśli musiałaby zapłacić.
   *[hoard] Wariant: więcej żetonów za to, co cenniejsze, mniej za to, co kosztuje.
}
wingspan-choice-bonus = { $bonus ->
    [asia] Losowa karta Automy z Azji
    [european] Losowa karta Automy z Europy
    [percent] Losowa karta z procentem
   *[other] { $bonus }
}
wingspan-about-bonus = { $bonus ->
    [percent] Z ptaków, które pasują do karty, zatrzymuje najwyżej punktowanego.
   *[other] Bierze ptaki według ich punktów.
}
# Facts: base (her printed number in that round)
wingspan-about-goal = Automa zaczyna tu od { $base }; do tego jej znaczniki.
# The goals in the list above. Facts: round, goal
wingspan-panel-goal-item = { $round }. { $goal }

# -- her turn
wingspan-panel-turn = **Runda { $round }: po twojej turze tura Automy { $turn } z { $turns }.**
wingspan-panel-tray = **Runda { $round }, tura { $turn }: które ptaki z podajnika pasują do karty „{ $card }”?** { $look }
wingspan-panel-tray-so-far = Twoja odpowiedź: { $answer }.
wingspan-answer-none = żaden nie pasuje
wingspan-answer-open = jeszcze bez odpowiedzi
wingspan-answer-matching = { $count ->
    [one] pasuje ptak za { $points } pkt
    [few] pasują ptaki za { $points } pkt
   *[many] pasują ptaki za { $points } pkt
}

# -- round goals
wingspan-panel-goal = **Runda { $round }: { $goal }.** Jaki masz wynik?
wingspan-panel-goal-hers = Automa ma { $level } (początkowo { $base }, { $cubes ->
    [0] bez znaczników).
    [one] do tego { $cubes } znacznik).
    [few] do tego { $cubes } znaczniki).
   *[many] do tego { $cubes } znaczników).
}{ wingspan-capped }
wingspan-panel-goal-duet = **Runda { $round }: { $goal }.** Ty { $yours }, Automa { $hers }. Jeśli jakiś żeton leży na stole inaczej, popraw go najpierw przez Mój żeton.
wingspan-panel-goal-so-far = Twoja odpowiedź: { $count }.
wingspan-form-goal-field = Twój wynik

# -- Duet tokens of the person
wingspan-panel-token = **Twoje żetony na mapie duetu.** { $tokens } { $supply ->
    [0] Nie masz już żetonów do położenia.
    [one] Do położenia masz jeszcze { $supply } żeton.
    [few] Do położenia masz jeszcze { $supply } żetony.
   *[many] Do położenia masz jeszcze { $supply } żetonów.
}
wingspan-panel-token-none = Żaden jeszcze tam nie leży.
wingspan-panel-token-on = Leżą tu: { $spaces }.
wingspan-panel-token-ask = Żeby położyć żeton, naciśnij jego rząd; A jest na samej górze.
wingspan-panel-token-row = **Rząd { $row }.** Które pole?
wingspan-panel-token-row-from = **Z { FORM($from, case: "genitive") } do rzędu { $row }.** Które pole?
wingspan-panel-token-from = **Twój żeton na { FORM($from, case: "locative") }.** Naciśnij rząd, do którego ma przejść, albo cofnij żeton.
wingspan-panel-token-full = Wszystkie twoje żetony leżą już na mapie; wybierz ten, który chcesz przesunąć.
wingspan-ask-own-token = Przesuń lub cofnij żeton
wingspan-button-take-token = Cofnij żeton
wingspan-button-reset = Pole odnowienia
# Since which round a token counts; pressed, it names the round before.
wingspan-button-since = { $as_before ->
    [yes] Liczy się jak dotąd
   *[no] Liczy się od rundy { $round }
}
wingspan-button-row = { $row }
# A space. Facts: code, symbol, bonus (or "none"), whose (token lies there: yours, hers, or free)
wingspan-button-space = { $code } · { wingspan-symbol }{ $whose ->
    [yours] {" "}· twój
    [hers] {" "}· jej
   *[free] { $bonus ->
        [gain_die] {" "}+ kostka
        [draw_card] {" "}+ karta
        [lay_egg] {" "}+ jajo
       *[none] { "" }
    }
}
wingspan-space-choice = { $code } · { wingspan-habitat } · { wingspan-symbol }{ $bonus ->
    [gain_die] {" "}+ kostka
    [draw_card] {" "}+ karta
    [lay_egg] {" "}+ jajo
   *[none] { "" }
}

# -- interactive powers
wingspan-need-bird = **Używasz białej lub brązowej zdolności, która dotyczy innych graczy.** Który to ptak?
    Turkusowe i żółte zdolności nic jej nie dają.
# A bird that is not among those of the boxes known here.
wingspan-unlisted-bird = Jeśli to inny ptak, a jego zdolność dotyczy innych graczy, opisz, co robi.
# The person's own number, for a bird that compares. Facts: power (its id in the components).
wingspan-panel-react-ask-count = { $power ->
    [fewest_birds_card] Ile masz ptaków na mokradłach?
    [fewest_birds_die] Ile masz ptaków w lesie?
   *[other] Ile masz tego, co porównuje ptak?
}
# A bird that compares. Facts: round, turn (of the person: in which it was used), now (yes: in the present turn)
wingspan-panel-react-used = { $now ->
    [yes] Liczy się jej najnowsza karta. Chodzi o twoją wcześniejszą turę? Wybierz ją.
   *[no] Liczy się karta, którą Automa ma w twojej turze { $turn } rundy { $round }.
}
wingspan-ask-bird = Który ptak?
wingspan-name-bird = Podaj ptaka
wingspan-none-bird = Opisz efekt

# -- taking back and correcting
wingspan-reaction-choice = { $number }. { $what }
wingspan-reaction-about = Runda { $round } · { wingspan-tokens }
# duet: whether the Duet map is played with.
wingspan-panel-correct = **Co się nie zgadza?** Wszystko, co wynika z odpowiedzi, liczy się od nowa; odkryte karty i położone żetony Automy zostają. `/table undo` cofa całą jej turę; potem Automa dobiera tę samą kartę.{ $duet ->
    [yes] { " " }Swoje żetony poprawisz przez **Mój żeton**.
   *[no] { "" }
}
wingspan-ask-tray-answers = Podajnik: co pasuje
wingspan-ask-goal-answers = Twoje wyniki celów rund
wingspan-goal-choice = { $count } · { $goal }
wingspan-button-correct-setup = Ustawienia
wingspan-button-correct-reactions = Reakcje

# -- the feeder
wingspan-panel-dice = **Jakie symbole widać w karmniku?** Automa zabiera pierwszy z tych: { $faces }.
wingspan-panel-dice-none = W tej turze Automa nie zdobywa pokarmu, więc nie usuwasz kostek.
wingspan-ask-faces = Symbole, które widać
wingspan-dice-reroll = Wszystkie kostki pokazują jeden symbol (jedna kostka też): rzuć najpierw wszystkimi pięcioma i podaj, co teraz widać.
wingspan-dice-remove = Usuń **wszystkie kostki z symbolem { FORM($face, case: "genitive") }**. Jeśli karmnik jest potem pusty, wrzuć do niego wszystkie pięć.

# -- the end
wingspan-need-score = **Twoje punkty.** Cele i żetony na mapie bot już zna.
wingspan-panel-score-known = Za cele: { $goals }.{ $group ->
    [0] { "" }
   *[other] { " " }Największa grupa żetonów: { $group }.
}
wingspan-panel-score-yours = Wpisane: ptaki { $birds }, karty bonusowe { $bonus }, jaja { $eggs }, pokarm na kartach { $cached }, wsunięte karty { $tucked }.
wingspan-panel-score-totals = Ty { $yours }, Automa { $hers }.{ $tie ->
    [yes] { " " }Przy remisie zostaje: ty – pokarm { $food }, Automa – { wingspan-tokens }. { $won ->
        [yes] Wygrywasz.
       *[no] Wygrywa Automa.
    }
   *[no] { "" }
}
wingspan-panel-score-tie = Remis. Decyduje to, co zostaje: ile masz jeszcze pokarmu? Automie zostaje: { wingspan-tokens }.
wingspan-ask-score = Twoje punkty
wingspan-ask-score-birds = Punkty twoich ptaków
wingspan-ask-score-bonus = Punkty twoich kart bonusowych
wingspan-ask-score-eggs = Jaja
wingspan-ask-score-cached = Pokarm na kartach
wingspan-ask-score-tucked = Wsunięte karty
