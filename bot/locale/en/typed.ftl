# What people type as commands, in any game.

# Nothing like it. Facts: typed, choices (a list of the nearest), count (how many those are).
typed-unknown =
    { $count ->
        [0] “{ $typed }” is none of what can be chosen here.
       *[other] “{ $typed }” is none of what can be chosen here. There is: { $choices }.
    }
typed-ambiguous = “{ $typed }” could be { $choices }. Which one?
typed-number = “{ $typed }” is no number.
# While a command is typed that is refused now: its one suggestion.
typed-refused = Not now: { $why }
# A way that is not asked now. Facts: typed (the way), choices (a list of those that are possible), count.
typed-not-now =
    { $count ->
        [0] “{ $typed }” is not asked now.
       *[other] “{ $typed }” is not asked now. Possible: { $choices }.
    }

# Behind a text that is no whole action. $text: with what one begins; $called: what panels call it; $ways: a list of them.
typed-way = `{ $text }` ({ $called })
typed-ways = Such texts are English for everybody, and begin with { $ways }.

# -- words that are understood where things are typed, with spaces between; those of all languages by everybody

# Nothing is chosen.
typed-nothing = none no nothing nobody decline pass
# Between things that are listed.
typed-and = and
# Before one thing.
typed-article = a an the

# -- /table now
now-title = **You can now:**
now-nothing = **Nothing is possible now.**
# A way without a choice behind it. Facts: what.
now-option = • { $what }
# A way with a choice. Facts: what, count, more (whether there are more than that).
now-choice =
    • { $what }: { $count ->
        [one] one possibility
       *[other] { $count } { $more ->
            [yes] possibilities or more
           *[no] possibilities
        }
    }
# To somebody who is asked nothing. Facts: asked (a sentence for each question).
now-others = **You are asked nothing now.**
    { $asked }
now-finished = The game is over.
