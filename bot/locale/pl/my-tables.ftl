# All tables of a person, and whom a table waits for. Moments ($since, $due) are Discord's own, which each reader sees as
# "2 days ago" or "in 3 hours".

button-tables = Moje stoły
button-tables-before = Wstecz
button-tables-behind = Więcej

# $until: when somebody is back, as that person lets others see it; "none": nobody knows.
awaited-away = { $name } (nieobecność{ $until ->
    [none] {""}
   *[other] , koniec: { $until }
})
# $names: a list. $due: until when, "none" without a clock.
awaited = Czekamy na ruch: { $names }. Pytanie padło { $since }{ $due ->
    [none] .
   *[other] ; czas kończy się { $due }.
}
# $since: when the table was told that nothing moves.
awaited-asleep = 💤 Stół zasnął { $since }, bo od dwóch tygodni nic się przy nim nie działo.

# $mine: at how many of them it is the reader's turn.
my-tables-title = **Twoje stoły: { $count }.** { $mine ->
    [0] Żaden nie czeka na ciebie.
    [one] Jeden czeka na ciebie.
    [few] Na ciebie czekają { $mine }.
   *[many] Na ciebie czeka { $mine }.
}
# $link: the address of the table's newest post.
my-tables-line = • **{ $game }**, { $place }: { $state } [Przejdź]({ $link })
my-tables-mine = **twoja kolej**, pytanie padło { $since }{ $due ->
    [none] .
   *[other] ; twój czas kończy się { $due }.
}
my-tables-lobby = jeszcze przed startem, zajęte miejsca: { $taken } z { $most }, otwarty { $since }.
my-tables-paused = pauza, ogłoszona { $since }.
# Behind one of the lines above.
my-tables-held = Gra za ciebie automa: **Gram znowu** jest tam w `/table now`.
my-tables-none = Nie masz teraz miejsca przy żadnym stole. `/table new` otwiera stół na kanale, a przy stole, przy którym gra się jeszcze nie zaczęła, miejsce daje ci **Dołącz**.

# -- coming back -----------------------------------------------------------------------------------------------------

button-since = Od mojej ostatniej wizyty
button-note = Notatka
# $when: when one has last looked or acted, "never" where that was not yet.
since-title = { $when ->
    [never] **Co się dotąd wydarzyło**
   *[other] **Od twojej ostatniej wizyty ({ $when })**
}
since-nothing = { $when ->
    [never] Jeszcze nic się nie wydarzyło.
   *[other] Od twojej ostatniej wizyty ({ $when }) nic się nie wydarzyło.
}
# Above the newest sentences, where not all have room.
since-before = { $count ->
    [one] … Jedno wcześniejsze zdanie jest w przebiegu gry.
    [few] … { $count } wcześniejsze zdania są w przebiegu gry.
   *[many] … { $count } wcześniejszych zdań jest w przebiegu gry.
}

# The form of a note to oneself (at most 45 characters each, 100 for the placeholder).
note-title = Notatka dla siebie
note-field = Zobaczysz ją tylko ty
note-placeholder = Pojawi się na początku twojej następnej tury. Puste pole usuwa notatkę.
# $note: the note, quoted.
note-shown = 📝 **Twoja notatka:**
    { $note }
note-kept = Zanotowane. Zobaczysz to na początku swojej następnej tury i w `/table now`:
    { $note }
note-removed = Nie masz tu już notatki.
