# What the people of a table agree to. A kind of proposal has the message proposal-<kind>: who ($name) proposes what.

button-agree = Zgoda
button-refuse = Sprzeciw
button-withdraw = Wycofaj

proposal-agreed = Zgoda: { $names }
proposal-refused = Sprzeciw: { $names }
proposal-waiting = Czekamy na głos: { $names }
# $when: a moment as Discord shows it ("in 2 days"). $silence: what counts for who has not answered by then: "refuses"; else the
# sentence of its kind says it.
proposal-closes = Koniec głosowania { $when }{ $silence ->
    [refuses] ; brak odpowiedzi do tego czasu liczy się jako sprzeciw.
   *[other] .
}
# $outcome: how it ended; $names: who refused; $reason: why it could not be done any more, as a sentence.
proposal-ended = { $outcome ->
    [agreed] **Zgoda:** gotowe.
    [refused] **Sprzeciw:** { $names }. Nic się nie zmienia.
    [withdrawn] **Wycofane.** Nic się nie zmienia.
    [void] **Nieaktualne.** { $reason } Nic się nie zmienia.
   *[lapsed] **Nie było zgody na czas.** Nic się nie zmienia.
}
proposal-answered = Twój głos się liczy.
proposal-asked = Pytanie do innych jest na kanale.
proposal-done = Gotowe; mówi o tym wpis na kanale.

# -- who sits where --------------------------------------------------------------------------------------------------

# $whose: whose seat it is. $late: whether a time of that seat was over, "yes", or it has been asked the same for three days, "no".
proposal-kick = **{ $name } proponuje oddać komuś innemu miejsce gracza { $whose }**: { $late ->
    [yes] czas na odpowiedź minął.
   *[no] stół czeka na odpowiedź od trzech dni.
} Zgodzić się musi ponad połowa pozostałych. { $whose } nie zajmie wtedy już żadnego miejsca w tej partii.
# $whose: with whom.
proposal-swap = **{ $name } proponuje zamianę miejsc z graczem { $whose }.** Obie osoby poznają wtedy obie ręce, więc zgodzić się muszą wszyscy grający. Po zamianie naciśnij **Ręka**, żeby zobaczyć nową.

# -- pausing and ending ----------------------------------------------------------------------------------------------

button-propose = Zaproponuj
button-propose-end = Zapytaj innych o koniec gry

# .done stands under it once it is agreed. .alone stands in its place where nobody else had to be asked.
proposal-pause = **{ $name } proponuje pauzę dla wszystkich.** Zegar wtedy stoi i nie ma przypomnień, dopóki nie zgodzicie się grać dalej. Kto przez dzień nic nie powie, ten się zgadza.
    .done = Zegar teraz stoi. Kto chce, może mimo to grać. `/table resume` proponuje wznowienie.
    .alone = **{ $name } ogłasza pauzę.** Zegar teraz stoi i nie ma przypomnień; grać można nadal. `/table resume` kończy pauzę.
proposal-resume = **{ $name } proponuje wznowić grę.** Zgodzić się musi ponad połowa pozostałych. Po trzech dniach liczą się tylko oddane głosy; jeśli nie ma żadnego, gra rusza dalej.
    .done = Zegary ruszają z czasem, który został.
    .alone = **{ $name } kończy pauzę.** Gra toczy się dalej.
proposal-end = **{ $name } proponuje zakończyć tę partię dla wszystkich.** Nie będzie można jej wznowić. Zgodzić się muszą wszyscy; po pięciu dniach wystarczy zgoda większości, jeśli nie ma żadnego sprzeciwu.
table-end-together = **Zakończyć tę partię dla wszystkich?** Zapytam pozostałych: partia kończy się, gdy zgodzą się wszyscy, albo po pięciu dniach, gdy zgadza się większość i nikt nie zgłasza sprzeciwu. Nie będzie można jej wznowić. Żeby odejść w pojedynkę, użyj `/table leave`.
# Whoever manages the server plays here, too.
table-end-managed = **Zakończyć tę partię dla wszystkich?** Grają tu też inni i można ich zapytać: partia kończy się, gdy zgodzą się wszyscy, albo po pięciu dniach, gdy zgadza się większość i nikt nie zgłasza sprzeciwu. Zarządzasz serwerem, więc możesz też zamknąć stół od razu, bez pytania. Partii nie będzie można wznowić. Żeby odejść w pojedynkę, użyj `/table leave`.
button-end-at-once = Zamknij od razu

# -- going back ------------------------------------------------------------------------------------------------------

button-go-back = Zapytaj innych
button-take-back = Cofnij

# $over: "yes" once it has ended; before, what would be taken back stands under it.
proposal-undo = **{ $name } prosi o cofnięcie** { $count ->
    [one] ostatniego ruchu
    [few] ostatnich { $count } ruchów
   *[many] ostatnich { $count } ruchów
}{ $over ->
    [yes] .
   *[no] . Zgodzić się muszą wszyscy. Jeśli ktoś tymczasem zagra, prośba przepada. Do cofnięcia:
}
# Under a refusal to take the own last action back at once.
undo-ask = Za zgodą innych można to jednak cofnąć: naciśnij **Zapytaj innych**. Albo wybierz, jak daleko cofnąć.
# So it is where nobody else has to agree.
undo-ask-alone = Można to jednak cofnąć, bo nikt inny teraz nie gra: naciśnij **Cofnij**. Albo wybierz, jak daleko cofnąć.
undo-how-far = **Jak daleko chcesz cofnąć grę?** Wybierz pierwszy ruch do cofnięcia. Nic się jeszcze nie dzieje: najpierw zobaczysz, co to oznacza.
undo-choose = Cofnij wszystko od …
undo-actions = { $count ->
    [one] cofa jeden ruch
    [few] cofa { $count } ruchy
   *[many] cofa { $count } ruchów
}
undo-takes-back = { $count ->
    [one] **Do cofnięcia jest ten ruch:**
    [few] **Do cofnięcia są te { $count } ruchy:**
   *[many] **Do cofnięcia jest { $count } ruchów:**
}
undo-more = { $count ->
    [one] > … i jeden przed nimi
    [few] > … i { $count } przed nimi
   *[many] > … i { $count } przed nimi
}
undo-asked-then = **Potem gra znów pyta:**
undo-known = To, co zostało odsłonięte albo wypadło na kości, pozostaje znane.
# Of what no post has told.
undo-known-untold = Jeden z ruchów został cofnięty, zanim pojawił się we wpisie. To, co przy nim zostało odsłonięte albo wypadło na kości, pozostaje znane.
undo-asked = Pytanie do innych jest na kanale. Cofnę ruch, gdy wszyscy się zgodzą.
