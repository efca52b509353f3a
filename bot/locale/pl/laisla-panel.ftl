# The prompts in the channel, and the private panel that leads through a decision.

# What stands above the first post and behind "How it works", for who has never played.
laisla-intro = **La Isla: badacze szukają rzadkich zwierząt na dalekiej wyspie.**
    • **Cel:** najwięcej punktów – za znalezione zwierzęta i za to, ile ich gatunki są warte na koniec.
    • **Runda:** w tajemnicy wybierasz po jednej karcie do A, B i D. A daje ci zdolność, B kostkę, D przesuwa znacznik zwierzęcia na torze.
    • **Między B i D** jest C, czyli twój ruch na wyspie: stawiasz badacza na polu za kostki w jego kolorze albo bierzesz kostkę. Gdy twoi badacze stoją na wszystkich polach wokół polany, zdobywasz zwierzę, które na niej mieszka.
    • **Koniec** następuje po rundzie, w której suma wartości pięciu torów sięgnie liczby z obrazka. Wtedy punktują zwierzęta, komplety wszystkich pięciu i kostki.

# -- prompts (public). Facts: name (pings), function (its name), animal
laisla-prompt-assign = { $name }, wybierz karty do A, B i D.
# Several people at once. Facts: asked (a list of pings).
laisla-prompt-together = { $asked }: czas wybrać karty do A, B i D. Wybór można zmieniać, dopóki nie wybierze ostatnia osoba.
laisla-prompt-slot = { $name }, nowa karta „{ $function }” zakrywa jedną z twoich. Którą?
laisla-prompt-explore = { $name }, postaw badacza albo weź kostkę.
laisla-prompt-move = { $name }, przestaw badacza albo weź kostkę.
laisla-prompt-cube = { $name }, „{ $function }” daje ci kostkę. Jaki kolor?
laisla-prompt-swap = { $name }, „{ $function }”: wymieniasz kostkę?
laisla-prompt-marker = { $name }, „{ $function }”: który znacznik idzie w górę?
laisla-prompt-advance = { $name }, twoja karta do D pokazuje { laisla-animal-accusative }. Możesz zamiast tego przesunąć inny znacznik.
# What one does: buttons under posts and of the panel, and the title of a page.
laisla-way-assign = Wybierz karty
laisla-way-slot = Wybierz kartę do zakrycia
laisla-way-place = Postaw badacza
# In place of laisla-way-place, where all explorers stand on the island.
laisla-way-move = Przestaw badacza
laisla-way-take = Weź kostkę
laisla-way-cube = Wybierz kolor
laisla-way-swap = Wymień kostkę
laisla-way-marker = Wybierz znacznik
laisla-way-advance = Wybierz znacznik
laisla-none-animal = Nie przesuwaj znacznika
laisla-none-give = Bez wymiany
laisla-none-source = Z zapasu
laisla-obvious-on = Bierz bonusy za mnie
laisla-obvious-off = Pytaj mnie o bonusy
# Shown while the host takes bonuses for the reader.
laisla-obvious-told = -# Bonusy biorę za ciebie: kostki w kolorze, którego masz najmniej, ruchy znaczników tam, gdzie dają najwięcej. Jeśli na kanale mimo to padnie pytanie do ciebie, odpowiem po kilku minutach, chyba że odpowiesz wcześniej. Gdy ruch kończyłby grę, decydujesz ty.
# Shown while they are asked about, beside the button laisla-obvious-on.
laisla-obvious-offered = -# Pytam cię o każdy bonus. Po naciśnięciu „{ laisla-obvious-on }” biorę je bez pytania: kostki w kolorze, którego masz najmniej, ruchy znaczników tam, gdzie dają najwięcej. Zapytam tylko, gdy ruch kończyłby grę.

# -- the card phase. Facts: round, cards (count); number (of a card, from 1), card (with its three parts), part (the one
# that counts)
laisla-panel-assign = **Runda { $round }: po jednej karcie do A, B i D.** { $cards ->
    [4] Czwarta zostanie odrzucona.
   *[other] { "" }
}
laisla-panel-hand-card = { $number }. { $card }
laisla-ask-a = A: którą zdolność bierzesz?
laisla-ask-b = B: którą kostkę dostajesz?
laisla-ask-d = D: który znacznik przesuwasz?
laisla-panel-card-choice = { $number } · { $part }
# The same in the line that tells what is chosen so far. Facts: action (a, b or d), part
laisla-panel-title-card = { $action ->
    [a] A: { $part }
    [b] B: { $part }
   *[d] D: { $part }
}
laisla-panel-part-cube = { laisla-cube } kostka
laisla-panel-part-animal = { laisla-animal }
laisla-panel-chosen = **Twój wybór:**
laisla-panel-brings-a = A, „{ $part }”: { $detail }
laisla-panel-brings-b = B, { $part }: { $detail }
laisla-panel-brings-d = D, { $part }: { $detail }
laisla-panel-function-again = Masz już tę zdolność: nowa karta ją zakryje.
# How many cubes of a colour the reader has.
laisla-panel-have-cubes = na razie masz { $count }
# Beside a card for B: whose marker then moves in D, since that card is the last one. Facts: animal
laisla-panel-left-for-d = do D zostaje: { laisla-animal }

# -- what the reader has. Facts: functions, cubes and animals are lists; supply (explorers to place)
laisla-panel-functions = Twoje zdolności: { $functions }.
laisla-panel-cubes = Twoje kostki: { $cubes }. Badacze w zapasie: { $supply }.
laisla-panel-animals = Twoje zwierzęta: { $animals }.

# -- A: covering. Facts: function (a name), text (what it does)
laisla-panel-slot = **A: „{ $function }”.** { $text }
laisla-ask-slot = Którą zdolność zakrywa karta do A?
# One card in the reader's slots. Facts: number (of the slot, from 1), function (its name).
laisla-panel-cover = { $number } · „{ $function }”
# While cards are assigned: what the card for A will cover.
laisla-none-slot = Wybiorę przy wykładaniu
laisla-panel-later = zapytam jeszcze raz, gdy osoby przed tobą wyłożą swoje karty
laisla-panel-covers = Zakrywa „{ $function }”.
laisla-panel-covers-later = Co zakryje, wybierzesz przy wykładaniu.

# -- C: placing
laisla-panel-explore = **C: postaw badacza albo weź kostkę.**
laisla-panel-move = **C: przestaw badacza albo weź kostkę.** Wszyscy twoi badacze stoją na wyspie.
laisla-ask-source = Którego badacza przestawiasz?
# Facts: group (a ring, or "": the question for all of them)
laisla-ask-field = { $group ->
    [inner] Wewnętrzny krąg …
    [middle] Środkowy krąg …
    [outer] Zewnętrzny krąg …
   *[other] Na które pole?
}
laisla-panel-cheaper = tylko 1 kostka
laisla-panel-tile = żeton { laisla-animal-genitive } +{ $points }
laisla-panel-points = razem +{ $points }
laisla-panel-asks = { $gives ->
    [cube] kostka
    [swap] wymiana
   *[marker] ruch znacznika
}
# How many fields around a clearing would be the reader's. Facts: animal, done, number.
laisla-panel-progress = { laisla-animal } { $done }/{ $number }
# What that means.
laisla-panel-progress-means = -# „dodo 1/2” przy polu znaczy: z tym polem masz 1 z 2 pól wokół dodo. Gdy masz wszystkie, zdobywasz żeton.
# What functions give after placing, where the reader is asked about it or bonuses are taken. Facts: gives (a list).
laisla-panel-then = Potem jeszcze: { $gives }.
laisla-panel-with = tam też { $names }
# Fields that cannot be paid. Facts: count
laisla-panel-out-of-reach = { $count ->
    [one] Na jedno pole masz za mało kostek. Na które,
    [few] Na { $count } pola masz za mało kostek. Na które,
   *[many] Na { $count } pól masz za mało kostek. Na które,
} powie „{ panel-why-not-button }”.
# Fields of one colour. Facts: cube (its colour), fields (a list of codes), count. The colour is the same for one and several.
laisla-panel-fields-of-colour = { $count ->
    [one] { laisla-cube-few } pole { $fields }
    [few] { laisla-cube-few } pola { $fields }
   *[many] { laisla-cube-few } pola { $fields }
}
laisla-ask-pay = Którymi kostkami płacisz?
laisla-panel-uses = dzięki { $functions }

# -- choices. Facts: function (that asks)
laisla-panel-cube = **„{ $function }” daje ci kostkę.**
# In action C: what taking a cube means.
laisla-panel-take = Nie stawiasz badacza, a kostka nie uruchamia żadnej zdolności.
laisla-ask-cube = Jaki kolor?
laisla-panel-marker = **„{ $function }”: możesz przesunąć w górę dowolny znacznik.**
laisla-panel-advance = **D: twoja karta pokazuje { laisla-animal-accusative }.** Możesz zamiast tego przesunąć inny znacznik.
laisla-ask-animal = Który znacznik?
laisla-panel-marker-choice = { $own ->
    [yes] { laisla-animal } (twoja karta)
   *[no] { laisla-animal }
}
# What a step of a marker brings. Facts: points, space, value (both after it), top (yes: it stands on top already), ends
# (yes: the values then reach the end of the game)
laisla-panel-step = { laisla-points } · { $top ->
    [yes] zostaje na szczycie, wartość { $value }
   *[no] na stopień { $space }, wartość { $value }
}{ $ends ->
    [yes] {" "}· gra kończy się po tej rundzie
   *[no] { "" }
}
laisla-panel-sum = Suma wartości to { $now }, a gra kończy się przy { $needed }.
laisla-panel-swap = **„{ $function }”: możesz wymienić jedną kostkę na inny kolor.**
laisla-ask-give = Którą kostkę oddajesz?
laisla-ask-take = Na jaką?

# Standing orders. What is turned down; then where.
laisla-declines-marker = Nie przesuwaj znacznika, gdy proponuje to zdolność
laisla-declines-swap = Nie wymieniaj kostek
# Facts: count.
laisla-fewer-points = gdy żaden ruch nie daje { $count ->
    [one] 1 punktu
    [few] { $count } punktów
   *[many] { $count } punktów
}
