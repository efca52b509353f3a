# Leagues: seasons of a game. The bot makes the tables of each round, starts them, reminds people and counts.

league-name = { $case ->
    [genitive] ligi
    [dative] lidze
    [accusative] ligę
    [instrumental] ligą
    [locative] lidze
   *[nominative] Liga
} { $game } { $number }
league-thread = { $name }: kolejka { $round }, stół { $table }

# -- the invitation ---------------------------------------------------------------------------------------------------

league-join-title = 🏆 **{ $name }** { $status ->
    [joining] czeka na chętnych: dołączyć może każdy.
    [cancelled] jest zamknięta, bez sezonu.
    [over] jest zakończona.
   *[other] już trwa.
}
# $size: how many sit at a table; $days: how long a round lasts at most.
league-join-shape = { $rounds ->
    [one] Jedna kolejka,
    [few] { $rounds } kolejki,
   *[many] { $rounds } kolejek,
} { $size ->
    [2] stoły dwuosobowe
    [one] przy stole { $size } osoba
    [few] przy stole { $size } osoby (albo o jedną mniej, żeby nikt nie pauzował)
   *[many] przy stole { $size } osób (albo o jedną mniej, żeby nikt nie pauzował)
}. Sadzam razem tych, którzy grali ze sobą najrzadziej, dla każdego stołu otwieram wątek, rozpoczynam grę i wołam tam graczy. Kolejka kończy się, gdy skończą się jej partie, najpóźniej po { $days ->
    [one] jednym dniu
    [few] { $days } dniach
   *[many] { $days } dniach
}; spóźniona partia liczy się, gdy się skończy.
league-join-clock = ⏳ { $clock }
league-join-points = Punkty za stół: 12 za zwycięstwo, za dalsze miejsca mniej, niezależnie od liczby graczy; kto dzieli miejsce, dzieli jego punkty. Kolejka bez stołu daje 6 punktów, tak samo stół zamknięty przed końcem partii. Przy równej liczbie punktów decydują pierwsze miejsca, potem to, jaką część najlepszych wyników stanowią własne, potem wspólne stoły, potem los.
league-join-leaving = Kto odchodzi, zachowuje dotychczasowe punkty. Na jego miejscu gra dalej automa, ale nikt nie dostaje za to punktów, a następne kolejki są już bez tej osoby. Kto oddaje miejsce przy stole, ale zostaje w sezonie, nic za ten stół nie dostaje.
league-join-people = Grają ({ $count } z { $most }): { $people }
league-join-nobody = Nikt jeszcze nie gra.
# $people: those who are named, with commas between; $count: how many others there are.
league-join-more = { $people } i jeszcze { $count ->
    [one] jedna osoba
    [few] { $count } osoby
   *[many] { $count } osób
}
button-league-join = Dołącz
button-league-leave = Odejdź z ligi
button-league-start = Rozpocznij sezon
button-league-end = Zakończ
button-league-over = Tak, zakończ

# -- answers ----------------------------------------------------------------------------------------------------------

league-opened = { $name } jest otwarta: zaproszenie jest na kanale. Prowadzisz ją ty; jeśli chcesz też grać, dołącz przyciskiem pod zaproszeniem. `/league start` rozpoczyna sezon.
league-joined = { $name }: grasz. Gdy zacznie się sezon, dostaniesz wzmiankę w wątku każdego swojego stołu.{ $runs ->
    [yes] {" "}Tę ligę prowadzisz ty: sezon rozpoczyna też `/league start`.
   *[no] {""}
}
league-left = { $name }: już nie grasz.
league-left-season = { $name }: odchodzisz w trakcie sezonu. Twoje punkty zostają, przy twoich stołach gra dalej automa, a następne kolejki są bez ciebie.
league-taken-out = { $name }: { $person } już nie gra.
league-started = { $name }: sezon się zaczyna, układam stoły pierwszej kolejki.
league-pauses = W { FORM($name, case: "locative") } trwa pauza: kolejki się nie zaczynają ani nie kończą, a zegary przy stołach stoją. `/league resume` kończy pauzę.
league-resumes = { $name } toczy się dalej.
league-end-sure = { $status ->
    [joining] Zakończyć { FORM($name, case: "accusative") }, zanim zacznie się sezon?
   *[other] Zakończyć teraz sezon { FORM($name, case: "genitive") }? Liczy się obecny stan. Partie w toku toczą się dalej jak każde inne, a w lidze liczą się jak kolejka bez stołu.
}
league-ended = { $name } jest zakończona.

refused-no-league = Na tym kanale nie ma ligi. `/league new` otworzy ligę.
refused-league-gone = Tej ligi nie ma już w zapisach.
refused-league-no-server = Liga potrzebuje kanału tekstowego na serwerze.
refused-league-no-threads-here = Liga potrzebuje kanału tekstowego, na którym mogę tworzyć wątki dla jej stołów, a ten taki nie jest. Otwórz ją na kanale tekstowym.
refused-league-permissions = Dla stołów ligi tworzę na tym kanale wątki, a do tego brakuje mi uprawnień: { $permissions }. Może je nadać osoba zarządzająca serwerem, w ustawieniach kanału; możesz też otworzyć ligę na innym kanale.
refused-league-size = Tylu graczy nie może siedzieć przy stole. { $count ->
    [0] Ta gra nie ma stołów dla kilku osób.
    [one] Liczba graczy w tej grze: { $sizes }.
    [few] Liczba graczy w tej grze: { $sizes }.
   *[many] Liczba graczy w tej grze: { $sizes }.
}
refused-league-rounds = Sezon ma od 1 do { $most } kolejek.
refused-league-days = Kolejka trwa od 1 do { $most } dni.
refused-league-open = Na tym kanale jest już liga. `/league standing` ją pokazuje; następną można tu otworzyć po jej zakończeniu.
refused-league-begun = Sezon już trwa, więc nie można dołączyć.
refused-league-not-begun = Sezon jeszcze się nie zaczął.
refused-league-over = Ta liga jest zakończona.
refused-league-full = W tej lidze nie ma już miejsc. Najwyższa liczba osób: { $most }.
refused-league-too-few = Na razie { $found ->
    [0] nikt nie gra
    [one] gra jedna osoba
    [few] grają { $found } osoby
   *[many] gra { $found } osób
}; potrzeba co najmniej: { $needed }.
refused-league-not-yours = Może to zrobić tylko osoba, która otworzyła ligę, albo zarządzająca serwerem.
refused-league-not-in = Ta osoba nie gra w tej lidze albo już z niej odeszła.
refused-league-paused = W tej lidze trwa już pauza.
refused-league-not-paused = W tej lidze nie ma pauzy.

# -- posts ------------------------------------------------------------------------------------------------------------

league-round-title = 🏆 **{ $name }, kolejka { $round } z { $rounds }** rozpoczęta; koniec najpóźniej: { $ends }.
# $place: a link to its thread; "none" before it is there. $people: who sits there.
league-round-table = { $number }. { $place ->
    [none] {""}
   *[other] { $place }:{" "}
}{ $people }
league-round-out = Tym razem bez stołu: { $people }.
league-soon-title = ⏳ **{ $name }**: kolejka { $round } kończy się { $ends }. Jeszcze w toku:
league-soon-late = Partie, które się do tego czasu nie skończą, toczą się dalej i liczą się, gdy się skończą.
league-drop = 🏆 **{ $name }**: { $person } odchodzi. Dotychczasowe punkty zostają; na tym miejscu gra dalej automa, ale nikt nie dostaje za to punktów, a następne kolejki są już bez tej osoby.
league-pause = ⏸️ **{ $name }**, pauza: kolejki się nie zaczynają ani nie kończą, a zegary przy stołach stoją.
league-resume = ▶️ **{ $name }** toczy się dalej. Kolejka ma tyle czasu, ile jej zostało.
league-over-title = 🏆 **{ $name } jest zakończona.** { $count ->
    [0] Nikt nie wygrywa.
    [one] Wygrywa { $winners }. Gratulacje!
    [few] Wspólnie wygrywają { $winners }. Gratulacje!
   *[many] Wspólnie wygrywają { $winners }. Gratulacje!
}
# $why: what keeps it from going on.
league-trouble = ⚠️ **{ $name }** stoi w miejscu: nie mogę utworzyć wątku dla stołu. { $why ->
    [missing-permissions] Na tym kanale brakuje mi uprawnień Tworzenie publicznych wątków lub Wysyłanie wiadomości w wątkach: może je nadać osoba zarządzająca serwerem, w ustawieniach kanału.
    [missing-access] Nie widzę już tego kanału: osoba zarządzająca serwerem może mi nadać uprawnienie Wyświetlanie kanału.
    [threads-crowded] Na tym serwerze jest dla Discorda zbyt wiele aktywnych wątków: ktoś może kilka zamknąć.
    [place-taken] W utworzonym przeze mnie wątku stoi już inny stół: zakończcie tamtą grę.
   *[other] Discord na to nie pozwala.
} Co jakiś czas próbuję ponownie; po `/league resume` spróbuję od razu.
league-thread-post = 🏆 **{ $name }, kolejka { $round }, stół { $table }**: { $people }. Gra zaczyna się teraz; koniec kolejki najpóźniej: { $ends }. `/league standing` pokazuje tabelę sezonu.
league-thread-late = 🏆 **{ $name }, kolejka { $round }, stół { $table }**: { $people }. Gra zaczyna się teraz. `/league standing` pokazuje tabelę sezonu.

# -- the standing -----------------------------------------------------------------------------------------------------

league-standing-title = **{ $name }**, { $status ->
    [joining] jeszcze przed sezonem
    [paused] kolejka { $round } z { $rounds }, pauza
    [over] wynik końcowy
    [cancelled] zamknięta przed sezonem
   *[other] kolejka { $round } z { $rounds }
}
league-standing-ends = Koniec kolejki najpóźniej: { $ends }.
league-standing-nobody = Nikt nie gra.
league-line = { $rank }. { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, { $wins ->
    [one] { $wins } wygrana
    [few] { $wins } wygrane
    [many] { $wins } wygranych
   *[other] { $wins } wygranej
}, { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
   *[many] { $tables } stołów
}{ $by ->
    [none] {""}
   *[other] {" "}({ $by })
}
# What puts somebody behind the one above.
league-by = { $by ->
    [wins] mniej wygranych
    [margin] niższe wyniki: { $share }% najlepszych
    [meeting] gorzej przy wspólnych stołach
    [lot] losowo
    [equal] równo
    [dropped] poza ligą
   *[points] nic
}
league-someone = usunięta osoba
league-picture-points = Punkty
league-picture-wins = Wygrane
league-picture-tables = Stoły
