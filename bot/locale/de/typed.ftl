# What people type as commands, in any game.

# Nothing like it. Facts: typed, choices (a list of the nearest), count (how many those are).
typed-unknown =
    { $count ->
        [0] „{ $typed }“ steht hier nicht zur Wahl.
       *[other] „{ $typed }“ steht hier nicht zur Wahl. Es gibt: { $choices }.
    }
typed-ambiguous = „{ $typed }“ kann { $choices } sein. Was ist gemeint?
typed-number = „{ $typed }“ ist keine Zahl.
# While a command is typed that is refused now: its one suggestion.
typed-refused = Jetzt nicht: { $why }
# A way that is not asked now. Facts: typed (the way), choices (a list of those that are possible), count.
typed-not-now =
    { $count ->
        [0] „{ $typed }“ ist jetzt nicht gefragt.
       *[other] „{ $typed }“ ist jetzt nicht gefragt. Möglich: { $choices }.
    }

# Behind a text that is no whole action. $text: with what one begins; $called: what panels call it; $ways: a list of them.
typed-way = `{ $text }` ({ $called })
typed-ways = Solche Texte sind für alle englisch. Sie beginnen mit { $ways }.

# -- words that are understood where things are typed, with spaces between; those of all languages by everybody

# Nothing is chosen.
typed-nothing = keine keinen keiner kein nichts niemand passen
# Between things that are listed.
typed-and = und
# Before one thing.
typed-article = ein eine einen

# -- /table now
now-title = **Das kannst du jetzt tun:**
now-nothing = **Jetzt ist nichts möglich.**
# A way without a choice behind it. Facts: what.
now-option = • { $what }
# A way with a choice. Facts: what, count, more (whether there are more than that).
now-choice =
    • { $what }: { $count ->
        [one] eine Möglichkeit
       *[other] { $count } { $more ->
            [yes] Möglichkeiten oder mehr
           *[no] Möglichkeiten
        }
    }
# To somebody who is asked nothing. Facts: asked (a sentence for each question).
now-others = **Du bist gerade nicht dran.**
    { $asked }
now-finished = Die Partie ist vorbei.
