# La Isla's terms: one word for one thing, used by narration, panels, pictures and alt text alike.

laisla-name = La Isla

laisla-colour = { $seat ->
    [red] Czerwony
    [yellow] Żółty
    [green] Zielony
    [blue] Niebieski
    [white] Biały
   *[other] { $seat }
}
# The colour of a cube: feminine, as "kostka".
laisla-cube = { $case ->
    [genitive] { laisla-cube-genitive }
    [accusative] { laisla-cube-accusative }
    [instrumental] { laisla-cube-instrumental }
   *[nominative] { $cube ->
        [yellow] żółta
        [green] zielona
        [grey] szara
        [beige] beżowa
        [brown] brązowa
       *[other] { $cube }
    }
}
# The same in one case, whatever case is asked for.
laisla-cube-genitive = { $cube ->
    [yellow] żółtej
    [green] zielonej
    [grey] szarej
    [beige] beżowej
    [brown] brązowej
   *[other] { $cube }
}
laisla-cube-accusative = { $cube ->
    [yellow] żółtą
    [green] zieloną
    [grey] szarą
    [beige] beżową
    [brown] brązową
   *[other] { $cube }
}
# Singular, feminine: "szarą kostką".
laisla-cube-instrumental = { $cube ->
    [yellow] żółtą
    [green] zieloną
    [grey] szarą
    [beige] beżową
    [brown] brązową
   *[other] { $cube }
}
# Two to four cubes of a colour, and in the plural without a number.
laisla-cube-few = { $cube ->
    [yellow] żółte
    [green] zielone
    [grey] szare
    [beige] beżowe
    [brown] brązowe
   *[other] { $cube }
}
# Five cubes and more.
laisla-cube-many = { $cube ->
    [yellow] żółtych
    [green] zielonych
    [grey] szarych
    [beige] beżowych
    [brown] brązowych
   *[other] { $cube }
}
# Cubes of one colour in a list. Facts: cube (colour), count.
laisla-cubes = { $count ->
    [one] { $count } { laisla-cube }
    [few] { $count } { $case ->
        [genitive] { laisla-cube-many }
       *[nominative] { laisla-cube-few }
    }
   *[many] { $count } { laisla-cube-many }
}
# So many cubes, whatever their colours.
laisla-cubes-in-all = { $count ->
    [one] { $case ->
        [accusative] 1 kostkę
       *[nominative] 1 kostka
    }
    [few] { $count } kostki
   *[many] { $count } kostek
}
# The terrain that has a colour.
laisla-terrain = { $cube ->
    [yellow] pustynia
    [green] pastwisko
    [grey] góry
    [beige] step
    [brown] bagno
   *[other] { $cube }
}
laisla-symbol = { $symbol ->
    [tent] namiot
    [hat] kapelusz
    [rope] lina
    [bottle] butelka
    [backpack] plecak
   *[other] { $symbol }
}
laisla-animal = { $case ->
    [genitive] { laisla-animal-genitive }
    [accusative] { laisla-animal-accusative }
   *[nominative] { $animal ->
        [dodo] dodo
        [fossa] wielka fossa
        [toad] złota ropucha
        [pika] szczekuszka
        [moth] ćma
       *[other] { $animal }
    }
}
# The same in one case, whatever case is asked for.
laisla-animal-genitive = { $animal ->
    [dodo] dodo
    [fossa] wielkiej fossy
    [toad] złotej ropuchy
    [pika] szczekuszki
    [moth] ćmy
   *[other] { $animal }
}
laisla-animal-accusative = { $animal ->
    [dodo] dodo
    [fossa] wielką fossę
    [toad] złotą ropuchę
    [pika] szczekuszkę
    [moth] ćmę
   *[other] { $animal }
}
# Animals of one species in a list. Facts: animal, count.
laisla-animals = { $count ->
    [one] 1 { laisla-animal }
    [few] { $animal ->
        [dodo] { $count } dodo
        [fossa] { $count } wielkie fossy
        [toad] { $count } złote ropuchy
        [pika] { $count } szczekuszki
        [moth] { $count } ćmy
       *[other] { $count } { $animal }
    }
   *[many] { $animal ->
        [dodo] { $count } dodo
        [fossa] { $count } wielkich foss
        [toad] { $count } złotych ropuch
        [pika] { $count } szczekuszek
        [moth] { $count } ciem
       *[other] { $count } { $animal }
    }
}
# Masculine, as "krąg".
laisla-ring = { $ring ->
    [inner] wewnętrzny
    [middle] środkowy
    [outer] zewnętrzny
   *[other] { $ring }
}
# A field in a sentence, as "B4 (szare, namiot)": the colour is neuter, as "pole". Facts: code, cube (its colour), symbol.
laisla-field = { $code } ({ $cube ->
    [yellow] żółte
    [green] zielone
    [grey] szare
    [beige] beżowe
    [brown] brązowe
   *[other] { $cube }
}, { laisla-symbol })
# Stands behind a colon: "Twoje kostki: brak."
laisla-nothing = brak

# -- functions. Facts: family ("symbol_vp3") and subject (the colour, symbol, animal or ring that it is about, or "").
# What a function is about, as an adjective (feminine, as "kostka"; of rings masculine) or a name.
laisla-subject = { $subject ->
    [yellow] żółta
    [green] zielona
    [grey] szara
    [beige] beżowa
    [brown] brązowa
    [tent] namiot
    [hat] kapelusz
    [rope] lina
    [bottle] butelka
    [backpack] plecak
    [dodo] dodo
    [fossa] wielka fossa
    [toad] złota ropucha
    [pika] szczekuszka
    [moth] ćma
    [inner] wewnętrzny
    [middle] środkowy
    [outer] zewnętrzny
   *[other] { $subject }
}
# The accusative of a cube's colour, which is its instrumental, too; of an animal.
laisla-subject-accusative = { $subject ->
    [yellow] żółtą
    [green] zieloną
    [grey] szarą
    [beige] beżową
    [brown] brązową
    [dodo] dodo
    [fossa] wielką fossę
    [toad] złotą ropuchę
    [pika] szczekuszkę
    [moth] ćmę
   *[other] { $subject }
}
# The genitive of an animal.
laisla-subject-genitive = { $subject ->
    [dodo] dodo
    [fossa] wielkiej fossy
    [toad] złotej ropuchy
    [pika] szczekuszki
    [moth] ćmy
   *[other] { $subject }
}
# The colour of a field: neuter.
laisla-subject-field = { $subject ->
    [yellow] żółte
    [green] zielone
    [grey] szare
    [beige] beżowe
    [brown] brązowe
   *[other] { $subject }
}
# Where one places: "na żółtym polu", "na polu z liną", "w środkowym kręgu".
laisla-subject-locative = { $subject ->
    [yellow] żółtym
    [green] zielonym
    [grey] szarym
    [beige] beżowym
    [brown] brązowym
    [inner] wewnętrznym
    [middle] środkowym
    [outer] zewnętrznym
   *[other] { $subject }
}
laisla-subject-with = { $subject ->
    [tent] z namiotem
    [hat] z kapeluszem
    [rope] z liną
    [bottle] z butelką
    [backpack] z plecakiem
   *[other] { $subject }
}
# The name of a function, short enough for a list or a button.
laisla-function = { $family ->
    [wild] { laisla-subject } kostka: zastępuje dowolny kolor
    [discount_symbol] pole { laisla-subject-with }: 1 kostka taniej
    [symbol_marker] pole { laisla-subject-with }: znacznik w górę
    [symbol_cube] pole { laisla-subject-with }: kostka
    [symbol_vp3] pole { laisla-subject-with }: 3 punkty
    [gain_double] { laisla-subject } kostka: jeszcze jedna
    [gain_marker] { laisla-subject } kostka: znacznik w górę
    [gain_vp2] { laisla-subject } kostka: 2 punkty
    [advance_vp2] znacznik { laisla-subject-genitive }: 2 punkty
    [advance_cube] znacznik { laisla-subject-genitive }: kostka
    [terrain_cube] { laisla-subject-field } pole: kostka
    [terrain_vp3] { laisla-subject-field } pole: 3 punkty
    [terrain_marker] { laisla-subject-field } pole: znacznik w górę
    [any_marker_instead] dowolny znacznik zamiast { laisla-subject-genitive }
    [tile_cube] żeton { laisla-subject-genitive }: kostka
    [tile_vp3] żeton { laisla-subject-genitive }: 3 punkty
    [tile_marker] żeton { laisla-subject-genitive }: znacznik w górę
    [ring_vp2] { laisla-subject } krąg: 2 punkty
    [extra_explorer] dodatkowy badacz
    [extra_slot] dodatkowa przegródka
    [fourth_card] czwarta karta
    [rival_swap] pole z rywalem: wymiana kostki
    [rival_vp2] pole z rywalem: 2 punkty
   *[rival_discount] pole z rywalem: 1 kostka taniej
}
# What it does, as a sentence of at most 100 characters.
laisla-function-text = { $family ->
    [wild] Możesz zapłacić { laisla-subject-accusative } kostką zamiast kostki innego koloru.
    [discount_symbol] Za pole { laisla-subject-with } płacisz 1 kostkę zamiast 2.
    [symbol_marker] Gdy stawiasz badacza na polu { laisla-subject-with }, możesz przesunąć dowolny znacznik i zapunktować.
    [symbol_cube] Gdy stawiasz badacza na polu { laisla-subject-with }, dostajesz kostkę dowolnego koloru.
    [symbol_vp3] Gdy stawiasz badacza na polu { laisla-subject-with }, dostajesz 3 punkty.
    [gain_double] Gdy akcja B daje ci { laisla-subject-accusative } kostkę, dostajesz jeszcze jedną taką samą.
    [gain_marker] Gdy akcja B daje ci { laisla-subject-accusative } kostkę, możesz przesunąć dowolny znacznik i zapunktować.
    [gain_vp2] Gdy akcja B daje ci { laisla-subject-accusative } kostkę, dostajesz 2 punkty.
    [advance_vp2] Gdy w akcji D przesuwasz znacznik { laisla-subject-genitive }, dostajesz 2 punkty.
    [advance_cube] Gdy w akcji D przesuwasz znacznik { laisla-subject-genitive }, dostajesz kostkę dowolnego koloru.
    [terrain_cube] Gdy stawiasz badacza na { laisla-subject-locative } polu, dostajesz kostkę dowolnego koloru.
    [terrain_vp3] Gdy stawiasz badacza na { laisla-subject-locative } polu, dostajesz 3 punkty.
    [terrain_marker] Gdy stawiasz badacza na { laisla-subject-locative } polu, możesz przesunąć dowolny znacznik i zapunktować.
    [any_marker_instead] Gdy twoja karta do D pokazuje { laisla-subject-accusative }, możesz przesunąć inny znacznik.
    [tile_cube] Za każdy zdobyty żeton { laisla-subject-genitive } dostajesz kostkę dowolnego koloru.
    [tile_vp3] Za każdy zdobyty żeton { laisla-subject-genitive } dostajesz 3 punkty.
    [tile_marker] Za każdy zdobyty żeton { laisla-subject-genitive } możesz przesunąć dowolny znacznik i zapunktować.
    [ring_vp2] Gdy stawiasz badacza w { laisla-subject-locative } kręgu, dostajesz 2 punkty.
    [extra_explorer] Od razu dostajesz badacza z rezerwy i masz go już do końca gry.
    [extra_slot] Karta leży obok stojaka i na stałe jest dodatkową przegródką.
    [fourth_card] Co rundę dostajesz cztery karty. Ta, której nie przydzielisz, idzie na stos odrzuconych.
    [rival_swap] Gdy stawiasz badacza tam, gdzie stoi rywal, możesz wymienić jedną kostkę na inny kolor.
    [rival_vp2] Gdy stawiasz badacza tam, gdzie stoi rywal, dostajesz 2 punkty.
   *[rival_discount] Za pole, na którym stoi rywal, płacisz 1 kostkę zamiast 2.
}
