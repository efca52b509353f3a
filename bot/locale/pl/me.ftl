# What a person chooses for all of the person's tables (/me).

# -- words in which moments are typed, with spaces between them --------------------------------------------------------

moment-skipped = do od aż po przez dnia dniu w we o na za ten tego ta tej tę to następny następnego następna następną następnej najbliższy najbliższego najbliższa najbliższą najbliższej przyszły przyszłego przyszła przyszłą przyszłej roku r r. jeszcze
moment-hours = h g godz godz. godzina godzinę godziny godzin
moment-days = d dn dni dzień doba doby dobę
moment-weeks = t tyg tyg. tydzień tygodnia tygodnie tygodni
moment-today = dziś dzisiaj
moment-tomorrow = jutro jutra

# -- the page ----------------------------------------------------------------------------------------------------------

me-title = **Twoje ustawienia**: działają przy wszystkich twoich stołach, na każdym serwerze. Widzisz je tylko ty.
# $start, $end: times as the reader's Discord shows them.
me-line-quiet = 🌙 Godziny ciszy, bez przypomnień: { $kind ->
    [chosen] od { $start } do { $end }
    [inferred] od { $start } do { $end } (na podstawie tego, kiedy grasz)
    [off] brak
   *[unknown] jeszcze brak. Gdy przez kilka tygodni zobaczę, kiedy grasz, dam ci spokój w nocy
}
me-line-zone = 🌍 Strefa czasowa: { $known ->
    [yes] { $zone }, jest tam teraz { $local }
   *[no] jeszcze nieznana. Dopóki jej nie wybierzesz, wpisane przez ciebie godziny rozumiem jako UTC
}
# $shown: whether others may see until when, "yes" or "no".
me-line-away = 🧳 Nieobecność{ $kind ->
    [until] , koniec: { $until }
    [coming] , początek: { $since }, koniec: { $until }
    [coming-open] , początek: { $since }, do odwołania
    [open] : do odwołania
   *[no] : brak
}{ $kind ->
    [no] {""}
   *[other] . { $shown ->
        [yes] Widać to przy twoich stołach.
       *[no] Nikt inny tego nie widzi. Gdy zegar stołu na ciebie czeka, inni nie widzą, do kiedy.
    }
}
me-line-reminders = 🔔 Przypomnienia: { $where ->
    [first] pierwsze w wiadomości prywatnej, ostatnie na kanale stołu
    [direct] w wiadomości prywatnej
    [channel] na kanale stołu
   *[none] żadne
}
me-line-next = ⏭️ Powiadomienie tuż przed twoją koleją: { $on ->
    [yes] tak
   *[no] nie
}
# $on: whether the person is in statistics and on ladders.
me-line-listed = 📊 Statystyki i tabele rankingowe: { $on ->
    [yes] jesteś w nich
   *[no] nie ma cię w nich
}
me-line-tips = 💡 Wskazówki podczas gry: { $on ->
    [yes] tak, każda tylko raz
   *[no] nie
}
me-line-hand = 🃏 Twoja ręka w wiadomości prywatnej: { $on ->
    [yes] tak, jedna wiadomość na każdą trwającą partię. Zmieniam ją bez dźwięku, gdy zmienia się twoja ręka
   *[no] nie. Po włączeniu pokazuję tam na bieżąco twoją rękę w każdej trwającej partii, bez dźwięku
}
me-line-summary = ☀️ Podsumowanie dnia z twoich stołów: { $at ->
    [none] brak
   *[other] o { $at }
}
# Direct messages were refused. $summary, $hand: whether the reader wants the daily summary and the own hand, "yes" or
# "no".
me-line-closed = 📪 **Discord nie przyjmuje ode mnie wiadomości prywatnych do ciebie.** Przypomnienia przychodzą więc na kanał stołu{ $summary ->
    [yes] ; podsumowanie dnia jest prywatne, więc na razie nie przychodzi
   *[no] {""}
}{ $hand ->
    [yes] ; twojej ręki nie mogę tam teraz pokazywać
   *[no] {""}
}. W ustawieniach prywatności wspólnego serwera zezwól na wiadomości od jego członków, potem naciśnij **Spróbuj znów prywatnie**.
me-line-language = 💬 Język tego, co widzisz tylko ty: { $chosen ->
    [yes] { $language }
   *[no] jak w twoim Discordzie ({ $language })
}

me-pick-quiet = Godziny ciszy …
me-quiet-auto = Gdy zwykle nie gram
me-quiet-auto-more = Na podstawie twoich ruchów; póki wiem za mało, brak
me-quiet-none = Brak: przypominaj o każdej porze
me-quiet-from-to = Od { $start } do { $end }
me-quiet-other = Inne godziny …
me-pick-reminders = Przypomnienia …
me-reminders-usual = Prywatnie, ostatnie na kanale
me-reminders-direct = W wiadomości prywatnej
me-reminders-channel = Na kanale stołu
me-reminders-none = Bez przypomnień
me-pick-language = Język …
me-language-client = Jak w moim Discordzie
me-pick-zone = Które z tych miejsc?

me-button-page = Wszystkie ustawienia
me-button-away = Nie będzie mnie …
me-button-back = Już jestem
me-button-show = Pokaż to przy moich stołach
me-button-hide = Ukryj to przy moich stołach
me-button-zone = Strefa czasowa …
me-button-summary = Podsumowanie dnia …
me-button-no-summary = Bez podsumowania dnia
me-button-next = Daj znać przed moją koleją
me-button-no-next = Nie dawaj znać przed moją koleją
me-button-direct = Spróbuj znów prywatnie
me-button-listed = Wróć do statystyk
me-button-unlisted = Nie chcę być w statystykach
me-button-tips = Dawaj mi wskazówki
me-button-no-tips = Bez wskazówek
me-button-hand = Pokazuj moją rękę prywatnie
me-button-no-hand = Nie pokazuj ręki prywatnie
me-button-data = Co jest o mnie zapisane
me-button-forget = Zapomnij o mnie …

me-form-away = Nieobecność przy wszystkich stołach
me-field-until = Do kiedy (puste: do odwołania)
me-field-until-like = piątek, 3 dni, 24 gru, jutro 18:00
me-field-since = Od kiedy (puste: od teraz)
me-field-since-like = poniedziałek, 1 gru
me-form-zone = Twoja strefa czasowa
me-field-zone = Miasto, kraj albo godzina na twoim zegarze
me-field-zone-like = Warszawa, Polska, 17:20
me-form-summary = Podsumowanie dnia z twoich stołów
me-field-summary = O której godzinie
me-field-summary-like = 8:00
me-form-quiet = Godziny ciszy
me-field-quiet = Od której do której
me-field-quiet-like = 22:00 do 7:00

# -- what came of a press ----------------------------------------------------------------------------------------------

me-zone-which = O które miejsce chodzi: „{ $typed }”?
# $count: at how many tables, one at least.
me-back-seats = Dobrze, że jesteś! { $count ->
    [one] Przy jednym stole grała za ciebie automa; teraz znowu grasz tam ty.
    [few] Przy { $count } stołach grała za ciebie automa; teraz znowu grasz tam ty.
   *[many] Przy { $count } stołach grała za ciebie automa; teraz znowu grasz tam ty.
}
me-direct-again = Dobrze. Gdy następnym razem coś dla ciebie będzie, spróbuję wysłać wiadomość prywatną.
me-zone-taken = Twoja strefa czasowa to teraz { $zone }.

refused-unknown-zone = Nie znam takiego miejsca. Wpisz większe miasto w swojej strefie czasowej, na przykład Warszawa albo Nowy Jork, albo godzinę na swoim zegarze, na przykład 17:20.
refused-wrong-time = Nie umiem odczytać tej godziny. Wpisz na przykład 8:00 albo 19.30; dla godzin ciszy dwie, na przykład 22:00 do 7:00.
refused-wrong-moment = Nie umiem odczytać: „{ $typed }”. Wpisz dzień, na przykład piątek albo 24 gru, okres, na przykład 3 dni, albo dzień z godziną, na przykład jutro 18:00.
refused-away-over = Ta nieobecność kończy się, zanim się zacznie. Nic się nie zmieniło; wpisz w „do kiedy” coś, co dopiero nadejdzie.
refused-away-too-long = To więcej niż rok. Zostaw „do kiedy” puste: wtedy nieobecność trwa do odwołania.

# -- what is stored, and forgetting it ---------------------------------------------------------------------------------

# When there are seats: what was done there.
me-data-actions = { $actions ->
    [0] i czas twoich ruchów (na razie ani jednego)
    [one] i czas twoich ruchów (jeden ruch)
    [few] i czas twoich ruchów ({ $actions } ruchy)
   *[many] i czas twoich ruchów ({ $actions } ruchów)
}
# $settings, $tables, $actions: how many of each there are.
me-data = **Wszystko, co mam o tobie zapisane**, jest w tym pliku:
    • twoja nazwa na Discordzie { $settings ->
        [0] (ustawień brak)
        [one] i twoje ustawienia
        [few] i twoje ustawienia
       *[many] i twoje ustawienia
    }
    • { $tables ->
        [0] miejsc brak: nie było cię jeszcze przy żadnym stole
        [one] twoje miejsce przy jednym stole, obecne lub dawne, { me-data-actions }
        [few] twoje miejsca przy { $tables } stołach, obecne i dawne, { me-data-actions }
       *[many] twoje miejsca przy { $tables } stołach, obecne i dawne, { me-data-actions }
    }
    • co jest dla ciebie przy tych stołach: twoje notatki, polecenia, głosy i propozycje
    • w jakich godzinach grasz, kiedy była ostatnia wzmianka dla ciebie i o czym masz jeszcze usłyszeć
    Służy to tylko do prowadzenia twoich gier i nikomu tego nie przekazuję. Nie zapisuję twoich wiadomości, adresu e-mail ani miejsca pobytu, poza strefą czasową, którą podasz.
    `/me forget` usuwa to wszystko. Więcej mówi dokument bota docs/privacy.md; dostaniesz go od osoby prowadzącej bota.
me-data-none = Nie mam o tobie nic zapisanego.
me-forget-ask = **Zapomnieć o tobie?**
    • Usuwam twoją nazwę, ustawienia, notatki, godziny gry i wszystko, co mam ci jeszcze przekazać.
    • { $tables ->
        [0] Nie masz miejsca w żadnej trwającej partii.
        [one] Tracisz miejsce w trwającej partii: dalej gra na nim ktoś inny albo automa; jeśli nikt inny nie gra, partia zostaje zamknięta.
        [few] Tracisz miejsca w { $tables } trwających partiach: dalej gra na nich ktoś inny albo automa; jeśli nikt inny nie gra, partia zostaje zamknięta.
       *[many] Tracisz miejsca w { $tables } trwających partiach: dalej gra na nich ktoś inny albo automa; jeśli nikt inny nie gra, partia zostaje zamknięta.
    }
    • Zakończone partie zostają w zapisach, ale tylko z kolorami, bez nazw.
    • Nie usuwam tego, co już jest na kanałach Discorda, na przykład wpisów z twoją nazwą.
    • Gdy znowu zagrasz, zaczynasz od zera; ale w partii, z której odchodzisz, innego miejsca do jej końca nie zajmiesz.
me-forget-sure = **Na pewno?** Niczego z tego nie da się przywrócić.
me-forgotten = Gotowe: już cię nie znam. Dobrze się z tobą grało.
me-button-go-on = Dalej
me-button-forget-surely = Tak, zapomnij o mnie
me-button-keep = Nie, zostaw wszystko
