# What people type as commands, in any game.

# Nothing like it. Facts: typed, choices (a list of the nearest), count (how many those are).
typed-unknown =
    { $count ->
        [0] Nie można tu wybrać „{ $typed }”.
        [one] Nie można tu wybrać „{ $typed }”. Jest: { $choices }.
        [few] Nie można tu wybrać „{ $typed }”. Są: { $choices }.
       *[many] Nie można tu wybrać „{ $typed }”. Są: { $choices }.
    }
typed-ambiguous = „{ $typed }” może znaczyć: { $choices }. O co chodzi?
typed-number = „{ $typed }” to nie liczba.
# While a command is typed that is refused now: its one suggestion.
typed-refused = Teraz nie: { $why }
# A way that is not asked now. Facts: typed (the way), choices (a list of those that are possible), count.
typed-not-now =
    { $count ->
        [0] „{ $typed }”: teraz nie o to chodzi.
        [one] „{ $typed }”: teraz nie o to chodzi. Możliwe: { $choices }.
        [few] „{ $typed }”: teraz nie o to chodzi. Możliwe: { $choices }.
       *[many] „{ $typed }”: teraz nie o to chodzi. Możliwe: { $choices }.
    }

# Behind a text that is no whole action. $text: with what one begins; $called: what panels call it; $ways: a list of them.
typed-way = `{ $text }` ({ $called })
typed-ways = Takie teksty są dla wszystkich po angielsku. Zaczynają się od: { $ways }.

# -- words that are understood where things are typed, with spaces between; those of all languages by everybody

# Nothing is chosen.
typed-nothing = nic żaden żadne żadna nikt pas
# Between things that are listed.
typed-and = i oraz
# Before one thing.
typed-article = jeden jedna jedną jedno

# -- /table now
now-title = **Możesz teraz:**
now-nothing = **Teraz nie można nic zrobić.**
# A way without a choice behind it. Facts: what.
now-option = • { $what }
# A way with a choice. Facts: what, count, more (whether there are more than that).
now-choice =
    • { $what }: { $more ->
        [yes] co najmniej { $count } możliwości
       *[no] { $count ->
            [one] jedna możliwość
            [few] { $count } możliwości
           *[many] { $count } możliwości
        }
    }
# To somebody who is asked nothing. Facts: asked (a sentence for each question).
now-others = **Teraz nie twoja kolej.**
    { $asked }
now-finished = Koniec gry.
