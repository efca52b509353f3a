# What is wrong with data: a game's record (`aviary verify`), a components file, a rulebook file, what is stored. The English
# words are those of the program, which a test compares. A fault tells where something is wrong, what is expected there and
# what is found. Facts are names and values as the data have them, which no language changes, and numbers.

# $line, $field: where in a record; $path: where in other data. $expected, $found: messages from below, or values.
fault-in-field = line { $line }, { $field }: expected { $expected }, found { $found }
fault-in-line = line { $line }: expected { $expected }, found { $found }
fault-at = { $path }: found { $found }, expected { $expected }

# -- what is expected and found, in any data --------------------------------------------------------------------------

fault-nothing = nothing
fault-value = a value
fault-object = an object
fault-list = a list
fault-table = a table
fault-name = a name
fault-longer-name = a longer name
fault-whole-number = a whole number
fault-true-or-false = true or false

# $choices: what can stand there, a list of values; or one after the other, $others and $last.
fault-one-of = one of { $choices }
fault-null-or-one-of = null or one of { $choices }
fault-or = { $others } or { $last }

# $pattern: a regular expression.
fault-pattern = String should match pattern '{ $pattern }'

fault-at-least = greater than or equal to { $least }
fault-at-most = less than or equal to { $most }

# $count, $most: how many there are, or may be. $items: all of them, as a list of values.
fault-items = { $count } items
fault-list-of = a list of { $count } items
fault-these-items = { $count } items: { $items }
fault-items-at-most = at most { $most } items

# $names: a list.
fault-exactly = exactly { $names }
fault-all-of = all of { $names }
fault-each-once = each once: { $names }

fault-none-of = no { $name }
fault-once = each once
fault-twice = { $name } twice
fault-in-all = { $total } in all

# What a library says, in English, of what is expected, or why the data are nothing of their kind.
fault-otherwise = { $said }
fault-not-plain = components: not plain data: { $said }
fault-neither-json-nor-toml = components: neither JSON nor TOML: { $said }

# -- a record --------------------------------------------------------------------------------------------------------

# Its lines.
fault-header = a header
fault-empty-file = an empty file
fault-json-object = one JSON object
fault-empty-line = an empty line

# $kind: of a value of JSON.
fault-json-kind = a { $kind }

fault-last-line = a last line with result and entries
fault-end-of-file = the end of the file
fault-short-line = a line of at most { NUMBER($most, useGrouping: 1) } bytes
fault-lines = at most { NUMBER($most, useGrouping: 1) } lines
fault-bytes = at most { NUMBER($most, useGrouping: 1) } bytes in all
fault-more = more
fault-no-byte-order-mark = UTF-8 without a byte-order mark
fault-byte-order-mark = a byte-order mark
fault-no-text = the byte { $byte } at { $place }
fault-json-number = a JSON number

# $said: why it is none, in English; $place: the number of a character.
fault-no-json = { $said } at character { $place }

fault-sensible-depth = JSON of sensible depth
fault-deep = deep nesting
fault-sensible-size = numbers of sensible size

# $said: how large, in English.
fault-huge = { $said }

fault-keys-once = each key once
fault-key-twice = the key twice
fault-unicode = Unicode text
fault-surrogate = half of a surrogate pair

# What stands in them.
fault-start = 1: the host's start
fault-no-second-start = no second start
fault-host = the host only starts the game and answers for those whose time is over
fault-position = a position as in the other entries
fault-automa = the name of an automa
fault-number-from = a number from 1 on
fault-colour = a colour
fault-further-colour = a further colour

# $counts: how many, "2 or 3"; $colours: a list of values. $why: what is wrong, a sentence.
fault-colours = a list of { $counts } colours
fault-seats = { $counts } different ones of { $colours }
fault-no-further-side = none

fault-startable = a game that can start
fault-readable = what can be read ({ $why })

# $rule: an id of the rulebook. $why: the short name of what the rule forbids, with its facts.
fault-legal-action = a legal action ({ $rule } { $why })

# Its shuffles and dice. $name: of what is shuffled; $sides: of a die.
fault-shuffle = a shuffle of { $name }
fault-roll = a roll of a die of { $sides }
fault-left = one of what is left of { $name }
fault-number-to = a number from 1 to { $sides }
fault-nothing-more = nothing more

# -- a file of components ----------------------------------------------------------------------------------------------

fault-no-object = expected an object
fault-no-utf-8 = expected UTF-8, found { $found }

# $form: JSON or TOML. $said: why it is none, in English.
fault-form = no { $form } from line { $line }, column { $column } on ({ $said })
fault-strange-file = something in it cannot be read ({ $said })

# -- a file of a rulebook ----------------------------------------------------------------------------------------------

# $id: of an entry. $line: a number, or what stands in the line.
book-fault-in-line = { $source }, line { $line }: { $problem }
book-fault-form = expected { $form }, found: { $found }
book-fault-heading = no heading of a known form: { $line }
book-fault-brace = a brace that is not part of a name such as { $name }
book-fault-number = { $id } uses { $name }, which is no known number
book-fault-before = { $id } stands before the first chapter
book-fault-after = text of { $id } after its examples: { $line }
book-fault-outside = text outside an entry: { $line }
book-fault-twice = { $id } is already in line { $line }
book-fault-empty = there is no entry in this book
book-fault-no-text = { $id } has no text
book-fault-see = { $id } points to { $other }, which is not in this book
book-fault-words = words of { $id }, which is not in this book
book-fault-toml = no TOML: { $error }
book-fault-lists = expected lists of texts under alike and under each id of words

# -- what is stored of a table -----------------------------------------------------------------------------------------

# These stand in `cli-doctor-damaged`. $cause: what Python says.
damage-by = { $what }: { $cause }
damage-row-missing = log row { $seq } is missing
damage-row-unreadable = log row { $seq } cannot be read
damage-length = the log has { $rows } rows, the table says { $seq }
damage-replay = its log cannot be replayed
damage-packed-log = its packed log cannot be read
damage-row = its row cannot be read
damage-components = the components it is played with cannot be read

# $moment: "present" or "start", as it is stored.
damage-snapshot = the { $moment } snapshot is not what was stored
