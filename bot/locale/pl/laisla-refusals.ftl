# Why the rules refuse something: one sentence for each reason in engine/laisla/chapters/refusals.py, with the facts listed there.
# Said here: name (of the fact `seat`), asked (a name), field (its code), function (its name), colour (of a field),
# cube (a colour), counts; slot and last (numbers of slots, from 1).

laisla-refusal-game-over = Ta partia jest zakończona.
laisla-refusal-not-asked = To nie twoja decyzja: teraz wybiera { $asked }.
laisla-refusal-wrong-answer = { $kind ->
    [assign] Najpierw przydziel karty do A, B i D.
    [slot] Najpierw powiedz, którą z twoich kart zakrywa nowa.
    [explore] Trwa twoja akcja C: postaw badacza albo weź kostkę.
    [cube] Najpierw wybierz kolor kostki, którą dostajesz.
    [swap] Najpierw powiedz, czy wymieniasz kostkę.
    [marker] Najpierw powiedz, który znacznik idzie w górę albo że żaden.
   *[advance] Najpierw powiedz, który znacznik przesuwa twoja karta do D.
}
laisla-refusal-card-missing = Nie masz tej karty na ręce.
laisla-refusal-card-twice = Jedna karta nie może iść do dwóch akcji, a tu któraś jest podana dwa razy.
    .why-not = { $part ->
        [a] Ta karta idzie już do A.
        [b] Ta karta idzie już do B.
       *[d] Ta karta idzie już do D.
    }
laisla-refusal-no-such-slot = Nie masz przegródki { $slot }; twoje mają numery od 1 do { $last }.

laisla-refusal-no-such-field = Nie ma pola { $field }.
laisla-refusal-own-explorer-there = Na { $field } stoi już twój badacz.
    .why-not = Stoi tam już twój badacz.
laisla-refusal-supply-first = { $supply ->
    [one] Masz w zapasie jeszcze 1 badacza, więc nie możesz przestawiać tych z wyspy.
    [few] Masz w zapasie jeszcze { $supply } badaczy, więc nie możesz przestawiać tych z wyspy.
   *[many] Masz w zapasie jeszcze { $supply } badaczy, więc nie możesz przestawiać tych z wyspy.
}
laisla-refusal-supply-empty = Wszyscy twoi badacze stoją na wyspie. Powiedz, którego przestawiasz.
laisla-refusal-no-explorer-there = Na { $field } nie stoi żaden twój badacz.
laisla-refusal-moves-nowhere = Twój badacz już stoi na { $field }.
    .why-not = Twój badacz już tam stoi.

laisla-refusal-cubes-short = { $needed ->
    [one] { $field } kosztuje cię 1 kostkę
    [few] { $field } kosztuje cię { $needed } kostki
   *[many] { $field } kosztuje cię { $needed } kostek
}, a { $offered ->
    [0] nie masz czym zapłacić.
    [one] 1 to za mało.
    [few] { $offered } to za mało.
   *[many] { $offered } to za mało.
}
    .why-not = { $needed ->
        [one] Trzeba zapłacić 1 kostkę
        [few] Trzeba zapłacić { $needed } kostki
       *[many] Trzeba zapłacić { $needed } kostek
    }, a { $offered ->
        [0] żadna z twoich nie pasuje.
        [one] pasuje tylko 1 z twoich.
        [few] pasują tylko { $offered } z twoich.
       *[many] pasuje tylko { $offered } z twoich.
    }
laisla-refusal-wrong-price = { $needed ->
    [one] { $field } kosztuje cię dokładnie 1 kostkę, nie { $offered }.
    [few] { $field } kosztuje cię dokładnie { $needed } kostki, nie { $offered }.
   *[many] { $field } kosztuje cię dokładnie { $needed } kostek, nie { $offered }.
}
laisla-refusal-cube-missing = { $held ->
    [0] Nie masz ani jednej { laisla-cube-genitive } kostki.
   *[other] Potrzebujesz { $needed ->
        [one] 1 { laisla-cube-genitive } kostki
        [few] { $needed } { laisla-cube-many } kostek
       *[many] { $needed } { laisla-cube-many } kostek
    }, a masz { $held }.
}
laisla-refusal-colour-wrong = Za { $field } możesz zapłacić tylko { FORM($colour, case: "instrumental") } kostką. Żadna twoja zdolność nie pozwala zapłacić tu { laisla-cube-instrumental }.
laisla-refusal-wild-unnamed = { $cube ->
    [yellow] Żółta
    [green] Zielona
    [grey] Szara
    [beige] Beżowa
    [brown] Brązowa
   *[other] { $cube }
} kostka może tu zastąpić inną tylko dzięki zdolności „{ $function }”. Podaj też tę zdolność.
laisla-refusal-wild-once = Dzięki zdolności „{ $function }” tylko jedna { laisla-cube } kostka może zastąpić kostkę innego koloru.
laisla-refusal-wild-needless = W tej zapłacie zdolność „{ $function }” jest zbędna albo podana za dużo razy. Pomiń ją.

laisla-refusal-no-such-colour = Nie ma kostki „{ $cube }”.
laisla-refusal-no-such-animal = Nie ma znacznika „{ $animal }”.
laisla-refusal-swap-half = Podaj kostkę, którą oddajesz, i tę, którą bierzesz, albo żadnej.
laisla-refusal-swap-same = Wymiana { laisla-cube-genitive } kostki na { laisla-cube-accusative } nic nie zmienia. Kolory muszą być różne.

# -- what was typed and cannot be read. Facts: typed
laisla-refusal-unread-card = Nie wiem, którą kartę z ręki oznacza „{ $typed }”. Podaj jej numer z obrazka ręki albo jej zdolność.
laisla-refusal-unread-action = Nie umiem odczytać „{ $typed }” jako akcji. Wybierz jedną z podpowiedzi albo napisz na przykład „place B4 with 2 grey” (badacz na B4, zapłata: 2 szare kostki).
