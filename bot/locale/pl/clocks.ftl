# Clocks: how long seats have for their answers, and what happens then.

# -- refusals --------------------------------------------------------------------------------------------------------

# $part: what could not be read, as it was typed.
refused-clock-unreadable = „{ $part }”: takiego zegara nie znam. Wpisz na przykład 36h, 2 dni, szybki albo zapas 5 dni + 6h. Wszystkie ustawienia są pod **{ button-clock }** i w `/table clock`.
refused-clock-alone = Kto gra w pojedynkę albo z samymi automami, gra bez zegara: nikt inny nie czeka. Masz tyle czasu, ile chcesz.
refused-clock-too-short = Zegar daje co najmniej minutę.
refused-clock-too-long = Zegar daje najwyżej 60 dni.

# -- what a clock is -------------------------------------------------------------------------------------------------

# $name: of a clock that is offered, or "own".
clock-name = { $name ->
    [relaxed] Spokojny (2 dni na turę)
    [daily] Dzienny (1 dzień na turę)
    [fast] Szybki (4 godziny na turę)
    [live] Na żywo (10 minut na turę)
    [bank] Zapas (5 dni, +6 h za odpowiedź)
   *[none] Bez zegara
}
# $count of $unit: a length of time.
clock-span = { $unit ->
    [d] { $count ->
        [one] { $case ->
            [genitive] 1 dnia
           *[nominative] 1 dzień
        }
        [few] { $count } dni
       *[many] { $count } dni
    }
    [h] { $count ->
        [one] { $case ->
            [genitive] 1 godziny
            [accusative] 1 godzinę
           *[nominative] 1 godzina
        }
        [few] { $case ->
            [genitive] { $count } godzin
           *[nominative] { $count } godziny
        }
       *[many] { $count } godzin
    }
   *[m] { $count ->
        [one] { $case ->
            [genitive] 1 minuty
            [accusative] 1 minutę
           *[nominative] 1 minuta
        }
        [few] { $case ->
            [genitive] { $count } minut
           *[nominative] { $count } minuty
        }
       *[many] { $count } minut
    }
}
clock-turn = { $time } na turę
clock-bank = { $time } na całą grę, plus { $increment } za każdą odpowiedź
clock-answer = { $time } na odpowiedź poza własną turą
clock-then-default = po upływie czasu bot daje najprostszą odpowiedź
clock-then-automa = po upływie czasu turę gra automa
clock-then-others = po upływie czasu decydują inni
clock-stand-in = automy na zastępstwie: poziom { automa-level }
lobby-clock = • Zegar: { $clock }

# -- a clock as it is typed ------------------------------------------------------------------------------------------

# What people may type, with commas between; the bot writes the first one. Accents and capitals may be left out, and the
# words of all languages are understood everywhere: so none of them may mean another thing in another language.
# The clocks that are offered by name. Behind "bank" stand its time and what each answer adds.
clock-typed-relaxed = spokojny, spokojnie
clock-typed-daily = dzienny, codziennie
clock-typed-fast = szybki, szybko
clock-typed-live = na żywo
clock-typed-bank = zapas
# No clock, and of a reminder or an absence: not at all.
clock-typed-none = brak, bez zegara
clock-typed-off = brak, nie
# What may stand behind the time. A word that a time or another word follows.
clock-typed-answers = odpowiedzi, odpowiedź
clock-typed-nudge = przypomnienie, przypomnij
clock-typed-ping = wzmianka
clock-typed-then = potem
clock-typed-automa = automa
clock-typed-away = nieobecność
# Behind "then", beside the automa.
clock-typed-default = najprostsza, najprostsza odpowiedź
clock-typed-others = inni
# $count of $unit: a length of time.
clock-typed-span = { $unit ->
    [d] { $count ->
        [one] 1 dzień
        [few] { NUMBER($count, useGrouping: 0) } dni
       *[many] { NUMBER($count, useGrouping: 0) } dni
    }
    [h] { NUMBER($count, useGrouping: 0) }h
   *[m] { NUMBER($count, useGrouping: 0) } min
}

# -- choosing one ----------------------------------------------------------------------------------------------------

# It leads to the clock, and to whether a table is rated.
button-clock = Zegar i ranking
# $clock: in words; $typed: as one types it; $asks: whether others have to agree to another one, "yes" or "no".
clock-page = **{ button-clock }**
    Zegar: { $clock }.
    Tak się go wpisuje: `{ $typed }`{ $asks ->
        [yes] . Na inny muszą się zgodzić wszyscy przy stole.
       *[no] { "" }
    }
    Po przecinku możesz dopisać więcej:
    • `odpowiedzi 12h`: tyle czasu na odpowiedź poza własną turą
    • `przypomnienie 25%`, `wzmianka 3h`: tyle przed końcem czasu przychodzi pierwsze i ostatnie przypomnienie (`wzmianka brak`: żadne)
    • `potem automa`, `potem inni`: co się dzieje po upływie czasu
    • `automa łowca`: poziom autom, które grają w zastępstwie
    • `nieobecność 7 dni`: tak długo zegar stoi, gdy kogoś nie ma (`nieobecność brak`: wcale)
# $banks: of each who plays, a list.
clock-left = Zostało na grę: { $banks }.
clock-left-of = { $name } { $time }{ $runs ->
    [yes] {" "}(właśnie płynie)
   *[no] {""}
}
clock-pick-time = Ile czasu?
clock-own = Inny czas (wpisz)
clock-then = Co po upływie czasu?
clock-pick-then = { $then ->
    [others] Czas minął: decydują inni
   *[default] Czas minął: najprostsza odpowiedź
}
# Under the last one.
clock-simplest = Pasuje, rezygnuje albo bierze pierwszą możliwość
clock-pick-reminders = Przypomnienia
clock-reminders = { $which ->
    [quiet] Przypomnienia: tylko pierwsze
    [loud] Przypomnienia: tylko ostatnie
    [none] Bez przypomnień
   *[both] Pierwsze ciche, ostatnie na kanale
}
clock-pick-absence = Gdy kogoś nie ma
# $stops: whether the clock stops at all, "yes" or "no"; $time: for how long.
clock-absence = { $stops ->
    [no] Nieobecność: zegar idzie dalej
   *[yes] Nieobecność: zegar stoi do { FORM($time, case: "genitive") }
}
clock-pick-level = Czas minął: gra automa ({ automa-level })
clock-form-title = Zegar
clock-form-field = Czas, na przykład: 36h, odpowiedzi 12h
clock-proposed = **Propozycja:** { $clock }. Obowiązuje, gdy zgodzą się wszyscy pozostali; pytanie jest na kanale.

# -- posts -----------------------------------------------------------------------------------------------------------

# $clock: the clock that is proposed, in words; $typed: as one types it, with all that differs from the usual.
proposal-clock = **{ $name } proponuje inny zegar dla tego stołu:** { $clock } (`{ $typed }`). Zgodzić się muszą wszyscy grający; kto ma wtedy odpowiedzieć, dostaje cały nowy czas.
    .alone = **{ $name } ustawia dla tego stołu inny zegar:** { $clock } (`{ $typed }`). Kto ma teraz odpowiedzieć, dostaje cały nowy czas.
# $name: whose time was over; $automa: whether an automa has played the turn, "yes" or "no".
post-late = { $automa ->
    [yes] ⏰ Czas gracza { $name } minął; odpowiada automa.
   *[no] ⏰ Czas gracza { $name } minął; odpowiada bot.
}
# $names: whose seats an automa holds since they did not answer in time, a list.
post-away = 💤 Nie było odpowiedzi na czas: { $names }. { $count ->
    [one] Dopóki ta osoba nie naciśnie **Gram znowu**, gra tu automa.
    [few] Dopóki te osoby nie nacisną **Gram znowu**, na ich miejscach grają automy.
   *[many] Dopóki te osoby nie nacisną **Gram znowu**, na ich miejscach grają automy.
}
# No person plays at a running table. $ways: whether somebody can take an own seat "back", only a free "seat", or "both".
post-deserted = 💤 Żadna osoba tu teraz nie gra, więc wszystko stoi. { $ways ->
    [back] Gra ruszy, gdy ktoś naciśnie **Gram znowu**.
    [seat] Gra ruszy, gdy ktoś przejmie wolne miejsce.
   *[both] Gra ruszy, gdy ktoś naciśnie **Gram znowu** albo przejmie wolne miejsce.
}
# Nothing has moved for two weeks.
post-asleep = 💤 **{ $game }:** od dwóch tygodni nic się tu nie dzieje, więc ten stół zasypia. Obudzi go wszystko, co ktoś tu zrobi. `/table end` zamyka go albo pyta o to innych.
# $name: whose time is over. All others are asked; half of them are enough to refuse, and at its close those count who have answered.
proposal-late = **Czas gracza { $name } minął.** **Zgoda**: bot daje teraz za tę osobę najprostszą odpowiedź (pasuje, rezygnuje albo bierze pierwszą możliwość). **Sprzeciw**: { $name } dostaje znów cały czas. Jeśli nikt nie odpowie, gra bot.
# At the end of a panel's first page. $due: a moment as Discord shows it ("in 2 days").
panel-until = -# ⏰ Twój czas kończy się { $due }.
