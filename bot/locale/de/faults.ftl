# What is wrong with data: a game's record (`aviary verify`), a components file, a rulebook file, what is stored. The English
# words are those of the program, which a test compares. A fault tells where something is wrong, what is expected there and
# what is found. Facts are names and values as the data have them, which no language changes, and numbers.

# $line, $field: where in a record; $path: where in other data. $expected, $found: messages from below, or values.
fault-in-field = Zeile { $line }, { $field } – erwartet: { $expected }, gefunden: { $found }
fault-in-line = Zeile { $line } – erwartet: { $expected }, gefunden: { $found }
fault-at = { $path } – gefunden: { $found }, erwartet: { $expected }

# -- what is expected and found, in any data --------------------------------------------------------------------------

fault-nothing = nichts
fault-value = ein Wert
fault-object = ein Objekt
fault-list = eine Liste
fault-table = eine Tabelle
fault-name = ein Name
fault-longer-name = ein längerer Name
fault-whole-number = eine ganze Zahl
fault-true-or-false = true oder false

# $choices: what can stand there, a list of values; or one after the other, $others and $last.
fault-one-of = eins von { $choices }
fault-null-or-one-of = null oder eins von { $choices }
fault-or = { $others } oder { $last }

# $pattern: a regular expression.
fault-pattern = ein Text nach dem Muster '{ $pattern }'

fault-at-least = mindestens { $least }
fault-at-most = höchstens { $most }

# $count, $most: how many there are, or may be. $items: all of them, as a list of values.
fault-items = { $count ->
    [one] ein Element
   *[other] { $count } Elemente
}
fault-list-of = eine Liste mit { $count ->
    [one] einem Element
   *[other] { $count } Elementen
}
fault-these-items = { fault-items }: { $items }
fault-items-at-most = höchstens { $most ->
    [one] ein Element
   *[other] { $most } Elemente
}

# $names: a list.
fault-exactly = genau { $names }
fault-all-of = alle von { $names }
fault-each-once = jedes einmal: { $names }

fault-none-of = kein „{ $name }“
fault-once = jedes einmal
fault-twice = { $name } zweimal
fault-in-all = zusammen { $total }

# What a library says, in English, of what is expected, or why the data are nothing of their kind.
# Without $said: it is English.
fault-otherwise = etwas anderes
# Without $said: it is English.
fault-not-plain = das Material besteht nicht nur aus Zahlen, Texten, Listen und Tabellen
# Without $said: it is English.
fault-neither-json-nor-toml = das ist weder JSON noch TOML

# -- a record --------------------------------------------------------------------------------------------------------

# Its lines.
fault-header = eine Kopfzeile
fault-empty-file = eine leere Datei
fault-json-object = ein JSON-Objekt
fault-empty-line = eine leere Zeile

# $kind: of a value of JSON.
fault-json-kind = { $kind ->
    [list] eine Liste
    [string] ein Text
    [number] eine Zahl
    [boolean] true oder false
   *[null] null
}

fault-last-line = eine letzte Zeile mit result und entries
fault-end-of-file = das Ende der Datei
fault-short-line = eine Zeile mit höchstens { NUMBER($most, useGrouping: 1) } Bytes
fault-lines = höchstens { NUMBER($most, useGrouping: 1) } Zeilen
fault-bytes = zusammen höchstens { NUMBER($most, useGrouping: 1) } Bytes
fault-more = mehr
fault-no-byte-order-mark = UTF-8 ohne Bytereihenfolge-Marke (BOM)
fault-byte-order-mark = eine Bytereihenfolge-Marke (BOM)
fault-no-text = das Byte { $byte } an Stelle { $place }
fault-json-number = eine Zahl, wie JSON sie kennt

# $said: why it is none, in English; $place: the number of a character.
# Without $said: it is English.
fault-no-json = etwas anderes ab Zeichen { $place }

fault-sensible-depth = JSON, das nicht zu tief geschachtelt ist
fault-deep = zu tiefe Schachtelung
fault-sensible-size = Zahlen von vernünftiger Länge

# $said: how large, in English.
# Without $said: it is English.
fault-huge = eine viel zu lange Zahl

fault-keys-once = jeder Schlüssel einmal
fault-key-twice = der Schlüssel zweimal
fault-unicode = Unicode-Text
fault-surrogate = ein halbes Surrogatpaar

# What stands in them.
fault-start = 1: der Start der Partie
fault-no-second-start = kein zweiter Start
fault-host = der Bot selbst startet nur die Partie und antwortet für alle, deren Zeit um ist
fault-position = eine Stellung wie in den anderen Schritten
fault-automa = der Name eines Automa
fault-number-from = eine Zahl ab 1
fault-colour = eine Farbe
fault-further-colour = eine weitere Farbe

# $counts: how many, "2 or 3"; $colours: a list of values. $why: what is wrong, a sentence.
fault-colours = eine Liste von Farben (Anzahl: { $counts })
fault-seats = verschiedene Farben aus { $colours } (Anzahl: { $counts })
fault-no-further-side = keine

fault-startable = eine Partie, die beginnen kann
fault-readable = etwas, das sich lesen lässt ({ $why })

# $rule: an id of the rulebook. $why: the short name of what the rule forbids, with its facts.
fault-legal-action = eine erlaubte Aktion (Regel { $rule }: { $why })

# Its shuffles and dice. $name: of what is shuffled; $sides: of a die.
fault-shuffle = eine gemischte Reihenfolge von { $name }
fault-roll = ein Wurf mit einem Würfel mit { $sides } Seiten
fault-left = eins von denen, die von { $name } noch übrig sind
fault-number-to = eine Zahl von 1 bis { $sides }
fault-nothing-more = nichts mehr

# -- a file of components ----------------------------------------------------------------------------------------------

fault-no-object = In der Datei steht kein Objekt
fault-no-utf-8 = erwartet: UTF-8, gefunden: { $found }

# $form: JSON or TOML. $said: why it is none, in English.
# Without $said: it is English.
fault-form = Ab Zeile { $line }, Spalte { $column } ist das kein { $form } mehr
# Without $said: it is English.
fault-strange-file = Darin steht etwas, das sich nicht lesen lässt

# -- a file of a rulebook ----------------------------------------------------------------------------------------------

# $id: of an entry. $line: a number, or what stands in the line.
book-fault-in-line = { $source }, Zeile { $line }: { $problem }
book-fault-form = erwartet: { $form }, gefunden: { $found }
book-fault-heading = keine Überschrift in einer bekannten Form: { $line }
book-fault-brace = eine geschweifte Klammer, die zu keinem Namen wie { $name } gehört
book-fault-number = { $id } benutzt { $name }; eine Zahl dieses Namens gibt es nicht
book-fault-before = { $id } steht vor dem ersten Kapitel
book-fault-after = Text von { $id } hinter den Beispielen: { $line }
book-fault-outside = Text außerhalb eines Eintrags: { $line }
book-fault-twice = { $id } gibt es schon in Zeile { $line }
book-fault-empty = In diesem Heft steht kein Eintrag
book-fault-no-text = { $id } hat keinen Text
book-fault-see = { $id } verweist auf { $other }, und das steht nicht in diesem Heft
book-fault-words = Wörter für { $id }, und das steht nicht in diesem Heft
book-fault-toml = kein TOML: { $error }
book-fault-lists = erwartet werden Listen von Texten unter alike und unter jeder Nummer von words

# -- what is stored of a table -----------------------------------------------------------------------------------------

# These stand in `cli-doctor-damaged`. $cause: what Python says.
damage-by = { $what }: { $cause }
damage-row-missing = Zeile { $seq } des Verlaufs fehlt
damage-row-unreadable = Zeile { $seq } des Verlaufs lässt sich nicht lesen
damage-length = Der Verlauf hat { $rows ->
    [one] eine Zeile
   *[other] { $rows } Zeilen
}, laut Tisch müssten es { $seq } sein
damage-replay = Der Verlauf lässt sich nicht nachspielen
damage-packed-log = Der gepackte Verlauf lässt sich nicht lesen
damage-row = Die Zeile des Tisches lässt sich nicht lesen
damage-components = Das Material, mit dem gespielt wird, lässt sich nicht lesen

# $moment: "present" or "start", as it is stored.
damage-snapshot = Die aufbewahrte Stellung ({ $moment }) ist nicht die, die gespeichert wurde
