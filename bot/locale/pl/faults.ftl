# What is wrong with data: a game's record (`aviary verify`), a components file, a rulebook file, what is stored. The English
# words are those of the program, which a test compares. A fault tells where something is wrong, what is expected there and
# what is found. Facts are names and values as the data have them, which no language changes, and numbers.

# $line, $field: where in a record; $path: where in other data. $expected, $found: messages from below, or values.
fault-in-field = wiersz { $line }, { $field } – powinno być: { $expected }, jest: { $found }
fault-in-line = wiersz { $line } – powinno być: { $expected }, jest: { $found }
fault-at = { $path } – jest: { $found }, powinno być: { $expected }

# -- what is expected and found, in any data --------------------------------------------------------------------------

fault-nothing = brak
fault-value = jakaś wartość
fault-object = obiekt
fault-list = lista
fault-table = tabela
fault-name = nazwa
fault-longer-name = dłuższa nazwa
fault-whole-number = liczba całkowita
fault-true-or-false = true lub false

# $choices: what can stand there, a list of values; or one after the other, $others and $last.
fault-one-of = jedna z wartości { $choices }
fault-null-or-one-of = null lub jedna z wartości { $choices }
fault-or = { $others } lub { $last }

# $pattern: a regular expression.
fault-pattern = tekst pasujący do wzoru '{ $pattern }'

fault-at-least = co najmniej { $least }
fault-at-most = najwyżej { $most }

# $count, $most: how many there are, or may be. $items: all of them, as a list of values.
fault-items = { $count ->
    [one] jeden element
    [few] { $count } elementy
   *[many] { $count } elementów
}
fault-list-of = lista z { $count ->
    [one] jednym elementem
    [few] { $count } elementami
   *[many] { $count } elementami
}
fault-these-items = { fault-items }: { $items }
fault-items-at-most = najwyżej { $most ->
    [one] jeden element
    [few] { $most } elementy
   *[many] { $most } elementów
}

# $names: a list.
fault-exactly = dokładnie { $names }
fault-all-of = wszystkie z { $names }
fault-each-once = każde raz: { $names }

fault-none-of = brak „{ $name }”
fault-once = każde raz
fault-twice = { $name } dwa razy
fault-in-all = razem { $total }

# What a library says, in English, of what is expected, or why the data are nothing of their kind.
# Without $said: it is English.
fault-otherwise = coś innego
# Without $said: it is English.
fault-not-plain = są w nim nie tylko liczby, teksty, listy i tabele
# Without $said: it is English.
fault-neither-json-nor-toml = to ani JSON, ani TOML

# -- a record --------------------------------------------------------------------------------------------------------

# Its lines.
fault-header = nagłówek
fault-empty-file = pusty plik
fault-json-object = jeden obiekt JSON
fault-empty-line = pusty wiersz

# $kind: of a value of JSON.
fault-json-kind = { $kind ->
    [list] lista
    [string] tekst
    [number] liczba
    [boolean] true lub false
   *[null] null
}

fault-last-line = ostatni wiersz z result i entries
fault-end-of-file = koniec pliku
fault-short-line = wiersz o długości najwyżej { NUMBER($most, useGrouping: 1) } bajtów
fault-lines = najwyżej { NUMBER($most, useGrouping: 1) } { $most ->
    [one] wiersz
    [few] wiersze
   *[many] wierszy
}
fault-bytes = razem najwyżej { NUMBER($most, useGrouping: 1) } { $most ->
    [one] bajt
    [few] bajty
   *[many] bajtów
}
fault-more = więcej
fault-no-byte-order-mark = UTF-8 bez znacznika kolejności bajtów (BOM)
fault-byte-order-mark = znacznik kolejności bajtów (BOM)
fault-no-text = bajt { $byte } w miejscu { $place }
fault-json-number = liczba dozwolona w JSON

# $said: why it is none, in English; $place: the number of a character.
# Without $said: it is English.
fault-no-json = od znaku { $place } coś innego

fault-sensible-depth = JSON o rozsądnej głębokości
fault-deep = zbyt głębokie zagnieżdżenie
fault-sensible-size = liczby o rozsądnej długości

# $said: how large, in English.
# Without $said: it is English.
fault-huge = o wiele za długa liczba

fault-keys-once = każdy klucz raz
fault-key-twice = klucz dwa razy
fault-unicode = tekst w Unicode
fault-surrogate = połowa pary zastępczej (surrogate)

# What stands in them.
fault-start = 1: początek gry
fault-no-second-start = brak drugiego początku gry
fault-host = sam z siebie bot tylko zaczyna grę i odpowiada za tych, którym skończył się czas
fault-position = pozycja jak w innych wpisach
fault-automa = nazwa automy
fault-number-from = liczba od 1 w górę
fault-colour = kolor
fault-further-colour = jeszcze inny kolor

# $counts: how many, "2 or 3"; $colours: a list of values. $why: what is wrong, a sentence.
fault-colours = lista kolorów (ile: { $counts })
fault-seats = różne kolory spośród { $colours } (ile: { $counts })
fault-no-further-side = żaden

fault-startable = gra, którą można zacząć
fault-readable = coś, co da się odczytać ({ $why })

# $rule: an id of the rulebook. $why: the short name of what the rule forbids, with its facts.
fault-legal-action = dozwolona akcja (zasada { $rule }: { $why })

# Its shuffles and dice. $name: of what is shuffled; $sides: of a die.
fault-shuffle = tasowanie { $name }
fault-roll = rzut kością o { $sides } ściankach
fault-left = coś z tego, co zostało z { $name }
fault-number-to = liczba od 1 do { $sides }
fault-nothing-more = nic więcej

# -- a file of components ----------------------------------------------------------------------------------------------

fault-no-object = w pliku nie ma obiektu
fault-no-utf-8 = powinno być: UTF-8, jest: { $found }

# $form: JSON or TOML. $said: why it is none, in English.
# Without $said: it is English.
fault-form = od kolumny { $column } w wierszu { $line } to już nie { $form }
# Without $said: it is English.
fault-strange-file = w środku jest coś, czego nie da się odczytać

# -- a file of a rulebook ----------------------------------------------------------------------------------------------

# $id: of an entry. $line: a number, or what stands in the line.
book-fault-in-line = { $source }, wiersz { $line }: { $problem }
book-fault-form = powinno być: { $form }, jest: { $found }
book-fault-heading = nagłówek w nieznanej postaci: { $line }
book-fault-brace = nawias klamrowy, który nie należy do nazwy takiej jak { $name }
book-fault-number = w { $id } jest { $name }, a liczby o tej nazwie nie ma
book-fault-before = { $id } stoi przed pierwszym rozdziałem
book-fault-after = tekst { $id } za przykładami: { $line }
book-fault-outside = tekst poza hasłem: { $line }
book-fault-twice = { $id } jest już w wierszu { $line }
book-fault-empty = w tej instrukcji nie ma żadnego hasła
book-fault-no-text = { $id } nie ma tekstu
book-fault-see = { $id } odsyła do { $other }, a tego nie ma w tej instrukcji
book-fault-words = słowa dla { $id }, a tego nie ma w tej instrukcji
book-fault-toml = to nie jest TOML: { $error }
book-fault-lists = oczekiwano list tekstów pod alike i pod każdym numerem w words

# -- what is stored of a table -----------------------------------------------------------------------------------------

# These stand in `cli-doctor-damaged`. $cause: what Python says.
damage-by = { $what }: { $cause }
damage-row-missing = w przebiegu gry brakuje wiersza { $seq }
damage-row-unreadable = nie można odczytać wiersza { $seq } przebiegu gry
damage-length = przebieg gry ma { $rows ->
    [one] jeden wiersz
    [few] { $rows } wiersze
   *[many] { $rows } wierszy
}, a według stołu ma ich być { $seq }
damage-replay = nie można odtworzyć przebiegu gry
damage-packed-log = nie można odczytać spakowanego przebiegu gry
damage-row = nie można odczytać wiersza stołu
damage-components = nie można odczytać elementów, którymi toczy się gra

# $moment: "present" or "start", as it is stored.
damage-snapshot = zapisana pozycja ({ $moment }) nie jest już taka, jak w chwili zapisu
