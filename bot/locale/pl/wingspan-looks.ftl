# The look-ups about the Wingspan Automa, shown to whoever asks.

# -- why her token went there. Facts: round, turn, action; section (of her card, from the top), symbol, corner; goal; habitat,
# type and the symbols that told them; down (yes: the next row is the one below), side (where each row ends); spaces
# (a list); space
wingspan-why-title = **Runda { $round }, tura Automy { $turn }: { wingspan-action }.**
wingspan-why-none = Automa nie ma jeszcze żetonu na mapie.
wingspan-why-no-map = W tej partii nie ma mapy duetu.
wingspan-why-corner = • Skąd zaczyna: pasek { $section } jej karty { $symbol ->
    [place_cube] pokazuje „połóż znacznik”
    [remove_cube] pokazuje „zdejmij znacznik”
    [pink] pokazuje różowy symbol
   *[blank] nie ma prawego symbolu
}, czyli { wingspan-corner }.
wingspan-why-goal = • Czego szuka: wolnego pola, które pomaga jej w celu tej rundy, „{ $goal }”.
wingspan-why-first-free = • Czego szuka: wolnego pola, które pomaga jej w celu „{ $goal }”. Takiego nie ma, więc bierze pierwsze wolne.
wingspan-why-look-up = • Czego szuka: siedlisko to { wingspan-habitat } (na karcie „{ $habitat_symbol ->
    [place_cube] połóż znacznik
    [remove_cube] zdejmij znacznik
    [pink] różowe zdolności
   *[blank] brak symbolu
}”), a rodzaj to { wingspan-with-type } („{ $type_symbol ->
    [place_cube] połóż znacznik
    [remove_cube] zdejmij znacznik
    [pink] różowe zdolności
   *[blank] brak symbolu
}”).
wingspan-why-way = • Jej droga: każdy rząd { $side ->
    [left] w lewo
   *[right] w prawo
}, potem następny rząd { $down ->
    [yes] niżej
   *[no] wyżej
}, znów od tej samej strony.
wingspan-why-taken = • Omija, bo leży tam żeton: { $spaces }.
wingspan-why-unfit = • Omija, bo nie pasuje: { $spaces }.
wingspan-why-space = • A więc **{ $space }**.
wingspan-why-no-space = • A więc żetonu nie kładzie.
wingspan-why-no-tokens = Wszystkie jej żetony są już na mapie, więc żadnego nie kładzie.

# -- her card. Facts: card (its name, or "none"), round; text (a section, or what it is looked up for)
wingspan-card-title = { $card ->
    [none] **W rundzie { $round } nie ma jeszcze jej karty.** Obrazek pokazuje, do czego posłużą jej paski.
   *[other] **Jej karta { $card }, runda { $round }.**
}
wingspan-card-line = • { $text }
wingspan-card-none = Tu nie ma partii przeciwko Automie.

# -- dice
wingspan-dice-order = Jej kolejność w tej turze: { $faces }.
wingspan-dice-title = **Które kostki?**
wingspan-dice-no-order = Teraz nie usuwasz kostek: robisz to tylko przy karcie, na której Automa zdobywa pokarm.
wingspan-dice-ask = Podaj, jakie symbole widać, np. `/automa dice faces: ryba, ziarno`.

# -- strength. Facts: mode, level, special, bonus, mean, low and high (the middle 80 in 100), most, games
wingspan-strength-title = **Jak silna jest Automa? Tryb: { wingspan-mode }; poziom: { wingspan-level }; { wingspan-special }; karta bonusowa: { $bonus }; żetony: { wingspan-variant }.**
# Any bonus card of a sort.
wingspan-strength-sort = { $bonus ->
    [asia] dowolna z pudełka Azja
    [european] dowolna z dodatku europejskiego
   *[percent] dowolna z procentem
}
wingspan-strength-line = Średnio kończy z wynikiem **{ $mean } pkt**; w ośmiu partiach na dziesięć ma od { $low } do { $high }.
wingspan-strength-compare = Średnio: Orlątko { $eaglet }, Orzeł { $eagle }, Orzeł o sokolim oku { $eagle_eyed_eagle }.
wingspan-strength-source = Podstawa: { $games } { $games ->
    [one] symulowana partia
    [few] symulowane partie
   *[many] symulowanych partii
}; to, jak często ptaki pasują i co dają reakcje, przyjmujemy według modelu (`aviary strength` liczy od nowa).
wingspan-strength-missing = Dla takich ustawień nie ma symulacji.

# -- history. Facts: number, date, level, mode, yours, hers, result
wingspan-history-none = Nie masz tu jeszcze zakończonej partii przeciwko Automie.
# Whose games they are, on the chart.
wingspan-history-you = Ty
wingspan-history-title = **Twoje partie przeciwko Automie: { $count }, wygrane: { $won }.**
wingspan-history-level = • { wingspan-level }: { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[many] { $count } partii
}, wygrane: { $won }; średnio ty { $yours }, Automa { $hers }
wingspan-history-latest = **Ostatnie:**
wingspan-history-game = { $result ->
    [won] 🏆
   *[lost] ▫️
} { $date }: { $yours } do { $hers } · { wingspan-level }, { wingspan-mode }
