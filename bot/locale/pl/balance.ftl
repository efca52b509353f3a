# What `aviary balance` says. Numbers come as text. First what it writes into its Markdown file: a table or list a section.
balance-title = Balans gry { $game }
balance-about = Partie: { $games }, na każdym miejscu gra *{ $player }*; ziarno { $seed }, opcje: { $options }; zasady i gracze w wersji { $version }.
balance-own-components = Elementy gry są inne niż dołączone (ich skrót: { $components }).
balance-no-options = domyślne
balance-seats = Miejsca: { $seats }
balance-part = { $part }%
balance-range = od { $low } do { $high }
balance-interval = { $value } [{ $low }, { $high }]
balance-nothing = –

balance-places = Kto zaczyna
balance-places-about = Miejsca w kolejności pierwszych pytań. Odsetek wygranych z przedziałem 95%; „przypadek” to prawdopodobieństwo tak dużego odchylenia od równego udziału, gdyby kolejność nie miała znaczenia, z poprawką na liczbę miejsc (Holm). Przewaga: o ile punktów przed najlepszym z pozostałych.
balance-place = Miejsce
balance-games = Partie
balance-share = Wygrane
balance-95 = 95%
balance-score = Wynik
balance-margin = Przewaga [95%]
balance-luck = Przypadek

balance-scores = Wyniki
balance-scores-about = Średnie; rozrzut to odchylenie standardowe wyniku jednego miejsca. Wyrównane: dwa najlepsze wyniki różnią się najwyżej o trzy punkty.
balance-winning = Zwycięzcy
balance-spread = Rozrzut
balance-close = Wyrównane

balance-sources = Skąd punkty
balance-sources-about = Średnia jednego miejsca w partii, jej część wszystkich punktów i średnia zwycięzców.
balance-source = Źródło
balance-source-cell = { $points } ({ $part }%), zwycięzcy { $winners }

balance-chapters = Rozdziały zasad
balance-chapters-about = Jak często w partii i w jakiej części partii w ogóle. Zasada liczy się tam, gdzie mówi o niej zdarzenie; zasady, które tylko zabraniają albo objaśniają, zdarzeń nie mają.
balance-chapter = Rozdział
balance-rules = Zasady
balance-rule = Zasada
balance-ways = Odpowiedzi
balance-ways-about = Jak często w partii, na wszystkich miejscach razem, i w jakiej części partii w ogóle.
balance-way = Odpowiedź
balance-usage = { $each } ({ $games }%)

balance-length = Długość
balance-length-about = Wpisy w przebiegu gry. O wiele za długo: ponad trzykrotna szerokość środkowej połowy powyżej trzech czwartych wszystkich partii.
balance-shortest = Najkrótsza
balance-longest = Najdłuższa
balance-middle = Mediana
balance-rounds = Rundy: partie
balance-rounds-cell = { $rounds }: { $games }
balance-far = O wiele za długo

balance-components = Elementy: { $kind }
balance-components-about = { $comes ->
    [dealt] Trafiają do graczy przypadkiem. „Jeden więcej” to wzrost przewagi, gdy ma się o jeden więcej w miejsce innego: o tym, kto je ma, rozstrzyga przypadek, więc to jest podstawą oceny.
    [taken] Gracze sami wybierają, które biorą, więc kto je ma, różni się od innych nie tylko tym.
   *[open] Może ich użyć każde miejsce, więc kto to robi, różni się od innych nie tylko tym.
} Średnie jednego miejsca w partii, dla wszystkich liczb miejsc razem, każda porównana tylko ze sobą. Kto użył, wobec tych, którzy { $comes ->
    [open] nie użyli
   *[other] mieli i nie użyli
}: różnica wygranych (w punktach procentowych) i przewagi, z przedziałami 95%. „Przypadek” ma poprawkę na wszystkie elementy tego raportu (Holm).
balance-component = Element
balance-had = Był
balance-used = Użyty
balance-chances = Użyte z posiadanych
balance-chances-open = Miejsca
balance-acted = Dał coś
balance-points = Punkty
balance-users = Z użyciem : bez
balance-wins = Wygrane
balance-more = Przewaga
balance-one-more = Jeden więcej
balance-judged = Ocena
balance-verdict = { $verdict ->
    [dead] martwy
    [weak] słaby
    [strong] mocny
    [seldom] rzadki
   *[none] –
}

# On the screen.
balance-screen-title = { $game }: partie { $games }, ziarno { $seed }
