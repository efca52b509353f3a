# Seats of a running game that change hands.

# -- leaving ---------------------------------------------------------------------------------------------------------

# $closes: whether nobody else plays any more, so that the table can be closed, "yes" or "no". $clock: whether it has one.
# $resigns: whether resigning is offered, as of two people, "yes" or "no".
seat-leave-sure = **Odchodzisz od stołu?** Co ma się stać z twoim miejscem ({ $colour })?
    { $closes ->
        [yes] • **Oddaj innym**: miejsce jest wolne i przejmie je, kto zechce.
            • **Zamknij stół**: nikt inny tu nie gra, więc partia kończy się bez wyniku.
       *[no] • **Niech gra automa**: od teraz ma twoje miejsce, do końca partii.
            • **Oddaj innym**: miejsce jest wolne i przejmie je z twoją ręką, kto zechce. { $clock ->
                [yes] Do tego czasu zegar tego miejsca idzie dalej.
               *[no] Do tego czasu gra automa.
            }{ $resigns ->
                [yes] { "" }
                    • **{ button-resign }**: niczego jeszcze nie kończy, bo zasady tej gry tego nie przewidują. Potem wybierasz: pytasz drugą osobę o koniec gry bez zwycięzcy albo grę przejmuje automa.
               *[no] { "" }
            }
    }
    Potem nie zajmiesz już innego miejsca w tej partii, bo znasz tę rękę.{ $closes ->
        [yes] { "" }
       *[no] { " " }Na przerwę wystarczy `/table automa`: automa gra za ciebie, a miejsce zostaje twoje.
    }
button-leave-automa = Niech gra automa
button-leave-offer = Oddaj innym
button-leave-close = Zamknij stół
button-stay = Nie, zostaję
seat-left-automa = To miejsce nie jest już twoje. Od teraz gra na nim automa ({ $colour }).
seat-left-offer = To miejsce nie jest już twoje. Jest wolne dla każdego, kto zechce ({ $colour }).
seat-left-close = Nie siedzisz już przy stole, a stół jest zamknięty.

# Instead of giving up by a rule, which no game here has. $game: its name.
seat-resign = Zasady gry { $game } nie przewidują poddania się. Zamiast tego:
    • **Zapytaj innych o koniec gry**: jeśli się zgodzą, gra kończy się od razu, bez zwycięzcy. Dopóki nie odpowiedzą, grasz dalej.
    • **Niech gra automa**: od teraz ma twoje miejsce, do końca partii, a ty odchodzisz.
button-resign = Poddaj się

# -- offering --------------------------------------------------------------------------------------------------------

seat-offered = Twoje miejsce ({ $colour }) jest do oddania, razem z ręką. Dopóki nikt go nie przejmie, grasz dalej.
seat-offer-withdrawn = Twoje miejsce ({ $colour }) nie jest już do oddania.
button-offer-back = Wycofaj ofertę
seat-called = Szukam zastępstwa i przez tydzień ponawiam to raz dziennie, aż ktoś przejmie miejsce.

# -- swapping, taking away -------------------------------------------------------------------------------------------

seat-swap-proposed = Pytam wszystkich przy stole, czy możecie zamienić się miejscami.
seat-kick-proposed = Pytam pozostałych, czy oddać to miejsce komuś innemu.
# $manages: whether the reader manages the server, "yes" or "no".
seat-kick-sure = { $manages ->
    [yes] **Odebrać od razu miejsce graczowi { $name } ({ $colour })?**
   *[no] **Oddać komuś innemu miejsce gracza { $name } ({ $colour })?** Zgodzić się musi ponad połowa pozostałych grających; jeśli to tylko ty, dzieje się to od razu.
} Potem miejsce z ręką przejmie, kto zechce, a { $name } nie zajmie już żadnego miejsca w tej partii.
seat-kicked = To miejsce jest teraz wolne dla każdego, kto zechce ({ $colour }).
button-kick-yes = Tak, od razu
button-kick-vote = Tak, zapytaj innych
button-substitute = Znajdź zastępstwo
# Above a button for each of those who are away.
seat-substitute-whose = **Komu potrzeba zastępstwa?** Zanim coś się stanie, będzie jeszcze jedno pytanie.

# -- an automa for a while -------------------------------------------------------------------------------------------

# $level: of the automa. $plays: whether a person plays on meanwhile, "yes" or "no": an automa does not play where no person does.
seat-held = { $plays ->
    [yes] { automa-stands-in-first } gra za ciebie ({ $colour }), dopóki nie naciśniesz **Gram znowu**.
   *[no] { automa-stands-in-first } gra za ciebie ({ $colour }), ale teraz nikt inny tu nie gra: wszystko stoi, dopóki nie naciśniesz **Gram znowu** albo nie zagra ktoś inny.
} Miejsce z ręką zostaje twoje.
# Where the reader looks at the table meanwhile, with the button below.
seat-held-now = { $plays ->
    [yes] { automa-stands-in-first } gra za ciebie ({ $colour }).
   *[no] { automa-stands-in-first } ma twoje miejsce ({ $colour }), ale żadna osoba teraz tu nie gra, więc wszystko stoi.
} Miejsce z ręką zostaje twoje. Żeby wrócić do gry, naciśnij tutaj **{ button-back }**.
# $away: whether the reader was away, as `/me` says, "yes" or "no".
seat-back = Znowu grasz ({ $colour }).{ $away ->
    [yes] { " " }Twoja nieobecność kończy się przy wszystkich stołach.
   *[no] {""}
}
seat-vacant-held = Na wolnych miejscach grają automy, dopóki ktoś ich nie przejmie.
button-back = Gram znowu
button-hold-vacant = Na razie niech gra automa

# -- taking a seat over ----------------------------------------------------------------------------------------------

button-take = Przejmij to miejsce
button-take-colour = Przejmij miejsce: { $colour }
# Above the hand, where the game has hands.
seat-taken = **Masz miejsce: { $colour }.** Od teraz, gdy przyjdzie jego kolej, stół czeka na ciebie.

# -- posts -----------------------------------------------------------------------------------------------------------

# A seat of a running game changed hands; a line for each seat follows.
post-seats = **{ $game }**: kto teraz gra
# The same where everybody can take a seat: first this call, then post-seats-now, then the seats. $held: as below.
post-call = **{ $count ->
    [one] { $game }: jedno miejsce jest wolne.** Kto je przejmie, zobaczy jego rękę prywatnie i zagra dalej.
    [few] { $game }: wolne są { $count } miejsca.** Kto przejmie jedno z nich, zobaczy jego rękę prywatnie i zagra dalej.
   *[many] { $game }: wolnych jest { $count } miejsc.** Kto przejmie jedno z nich, zobaczy jego rękę prywatnie i zagra dalej.
}{ $held ->
    [yes] { " " }Do tego czasu gra automa.
   *[no] { "" }
}
post-seats-now = Kto teraz gra:
# Above what happened, where an automa plays for a person who has asked for that. $name: that person.
post-played = 🤖 Automa gra za gracza { $name }.
# Under a running game with seats that can be taken over. $held: whether automas play for those that nobody has, "yes" or "no".
post-free = { $count ->
    [one] Jedno miejsce jest wolne: kto je przejmie, zobaczy jego rękę prywatnie i zagra dalej.
    [few] Wolne są { $count } miejsca: kto przejmie jedno z nich, zobaczy jego rękę prywatnie i zagra dalej.
   *[many] Wolnych jest { $count } miejsc: kto przejmie jedno z nich, zobaczy jego rękę prywatnie i zagra dalej.
}{ $held ->
    [yes] { " " }Do tego czasu gra automa.
   *[no] { "" }
}
# $names: whom seats are kept for or offered to; $count: how many.
post-promised = { $count ->
    [one] Jedno miejsce czeka. Dla kogo: { $names }. Można je zająć przyciskiem.
    [few] Czekają { $count } miejsca. Dla kogo: { $names }. Można je zająć przyciskami.
   *[many] Czeka { $count } miejsc. Dla kogo: { $names }. Można je zająć przyciskami.
}

# -- refusals --------------------------------------------------------------------------------------------------------

refused-hold-alone = Nie gra tu żadna inna osoba, więc automa dograłaby twoją partię do końca bez ciebie. Nikt na ciebie nie czeka: gra stoi, aż zagrasz dalej. Żeby ją zakończyć, użyj `/table end`.
refused-wrong-fate = Skład przy stole tymczasem się zmienił. Nic się nie stało: wpisz `/table leave` jeszcze raz.
refused-no-vacant-seat = Żadne miejsce nie czeka na automę: na każdym gra już osoba albo automa.
refused-no-free-seat = W tej partii nie ma wolnego miejsca. Kto chce oddać swoje, używa `/table offer` albo `/table leave`; miejsce kogoś, kto nie gra, można odebrać przez `/table kick`.
# $again: a moment as Discord shows it ("in 20 hours").
refused-called-lately = Zastępstwa już szukam; dopóki jakieś miejsce jest wolne, ponowię to { $again }.
refused-offer-seated = Ta osoba ma tu już miejsce. Żeby zamienić się miejscami, użyj `/table swap`.
refused-swap-oneself = Do zamiany miejsc wybierz kogoś innego przy stole.
refused-seat-not-theirs = To miejsce ma już ktoś inny.
refused-kick-too-early = Na to głosowanie jest za wcześnie. Można je zacząć, gdy czas tego miejsca minął albo gdy to samo pytanie czeka od trzech dni.
refused-kick-oneself = Żeby oddać własne miejsce, użyj `/table leave`.
refused-kick-not-manager = Od razu może to zrobić tylko osoba zarządzająca serwerem. Inni głosują przez `/table kick`.
refused-kick-nobody = Na tym miejscu nie gra żadna osoba.
refused-not-at-table = Ta osoba nie ma miejsca przy tym stole.
# $colour: the seat that this person had before.
refused-seat-seen = Znasz w tej partii rękę miejsca, które było już twoje ({ $colour }), więc innego nie zajmiesz. Dopóki tamto jest wolne, możesz na nie wrócić.
refused-seat-kicked = Przy tym stole twoje miejsce zostało odebrane w głosowaniu, więc nie możesz zająć tu nowego.
refused-seat-removed = Twoje miejsce w tej partii odebrała osoba zarządzająca serwerem, więc nie możesz zająć tu nowego.
refused-seat-record = Znasz zapis tej partii, który pokazuje wszystkie ręce, więc nie możesz zająć w niej miejsca.
# An old panel of a seat that is somebody else's by now.
refused-seat-given-up = To miejsce nie jest już twoje, więc ten panel nic nie robi. Nic się nie zmieniło.
refused-undo-former = To ruch osoby, która miała to miejsce przed tobą, więc bez zgody innych go nie cofniesz.
