# The help of the console script `aviary`, and what it says of what is no command.

# -- commands ---------------------------------------------------------------------------------------------------------

# A line for each in the list of commands; what only its own help adds is in `.more`.
cli-help-run = Uruchom bota: na Discordzie, gdy jest DISCORD_TOKEN, inaczej w piaskownicy na tym komputerze.
cli-help-serve = Przyjmuj interakcje Discorda przez HTTP, w dowolnej liczbie procesów.
cli-help-work = Pracuj tylko w tle, obok innych procesów na tej samej bazie PostgreSQL.
cli-help-web = Udostępniaj strony, na których można oglądać partie, także zakończone.
cli-help-sandbox = Uruchom bota w piaskownicy, lokalnej namiastce Discorda, z tokenem czy bez.
cli-help-tables = Wypisz stoły w poczekalni i w toku.
cli-help-export = Zapisz partię do pliku.
    .more = Plik trwającej partii zawiera wszystkie jej tajemnice.
cli-help-import = Otwórz stół z zapisu, po sprawdzeniu każdego kroku.
    .more = Kto tam dołączy, zajmuje miejsce i gra dalej.
cli-help-backup = Skopiuj bazę danych, gdy bot działa.
    .more = Nic nie jest nadpisywane.
cli-help-compact = Oddaj dyskowi nieużywane miejsce w bazie danych.
    .more = Bot nie może w tym czasie działać.
cli-help-move = Przenieś bazę SQLite do PostgreSQL i porównaj obie.
    .more = Bot nie może w tym czasie działać. Cel musi być pusty. Przerwana przeprowadzka idzie dalej od miejsca, w którym stanęła. Plik jest tylko czytany.
cli-help-recount = Policz wszystkie zakończone partie na nowo do statystyk, z samych przebiegów.
    .more = Bot może w tym czasie działać.
cli-help-doctor = Sprawdź, czy baza danych i każda trwająca partia są w porządku.
    .more = Kod wyjścia 1, gdy coś jest nie tak.
cli-help-verify = Odtwórz zapisy partii według zasad i porównaj każde pole.
    .more = Kod wyjścia 1, gdy coś jest nie tak.
cli-help-render = Narysuj obrazek z zapisanej partii.
cli-help-rules = Znajdź zasadę gry, pytając zwykłymi słowami.
cli-help-rulebook = Zapisz instrukcje jako strony do czytania przed grą.
    .more = Te w innych językach niż angielski są w folderach.
cli-help-simulate = Niech automy rozegrają między sobą całe partie; zapisz je.
cli-help-tournament = Niech gracze komputerowi rozegrają wiele partii; zmierz, jak są silni.
cli-help-balance = Niech równi gracze rozegrają wiele partii; sprawdź, jak zbalansowana jest gra.
cli-help-strength = Powiedz, jak silna jest Automa do Wingspan przy każdym ustawieniu, albo zasymuluj to na nowo.
cli-help-translation = Powiedz, czego brakuje tłumaczeniu.
    .more = Teksty i instrukcje są porównywane z angielskimi. Kod wyjścia 1, gdy jest coś do poprawienia.

# -- options and arguments --------------------------------------------------------------------------------------------

# What each is; those of one command alone have its name. $playouts: a number; $kinds: names of kinds of work, $all and
# $none: what is typed for all or none of them.
cli-option-help = Pokaż to i nie rób nic więcej.
cli-option-game = Która gra.
cli-option-games = Ile partii.
cli-option-balance-games = Ile partii przy każdej liczbie miejsc.
cli-option-strength-games = Ile partii zasymulować dla każdego trybu i talii; inaczej to, co jest w pakiecie.
cli-option-seed = To samo ziarno daje te same partie.
cli-option-strength-seed = To samo ziarno daje te same wyniki.
cli-option-seats = Liczba miejsc; można podać kilka razy. Domyślnie każda.
cli-option-player = Kto gra na wszystkich miejscach.
cli-option-option = Opcja zasad, jako NAZWA=WYBÓR; można podać kilka razy.
cli-option-components = Własny plik z elementami gry (TOML albo JSON).
cli-option-jobs = Ile procesów; domyślnie po jednym na rdzeń.
cli-option-cluster = Pracuj na klastrze Dask, którego planista ma ten adres.
cli-option-resume = Plik na skończone partie; gra idzie dalej od tego, co w nim jest.
cli-option-balance-json-file = Plik na wszystkie liczby jako JSON.
cli-option-tournament-json-file = Plik na wynik jako JSON.
cli-option-markdown-file = Plik na raport jako Markdown.
cli-option-tournament-players = Po jednym na miejsce, na przykład hunter,fledgling albo hunter:3s,hunter:200.
cli-option-simulate-players = Ile miejsc; domyślnie cztery albo wszystkie.
cli-option-think = Sekundy CPU na decyzję gracza, który przeszukuje.
cli-option-playouts = Zamiast tego rozgrywki: wszędzie te same partie. Domyślnie { $playouts }.
cli-option-chart = Plik na wykres (PNG).
cli-option-tournament-records = Folder na zapisy partii.
cli-option-web-records = Zapisy partii (docs/record.md); domyślnie stoły z bazy danych.
cli-option-simulate-out = Folder na zapisy; bez niego żadne nie powstają.
cli-option-export-out = Plik do zapisania; bez tego GRA-STÓŁ.jsonl.
cli-option-render-out = Obrazek do zapisania.
cli-option-automa = Poziom graczy.
cli-option-brief = Pomiń pozycje w zapisach.
cli-option-write = Plik na wszystkie rozkłady; bez niego są pokazywane.
cli-option-only = Pokaż tylko ustawienia z tym słowem; można podać kilka razy.
cli-option-sandbox = Partie z piaskownicy, które są trzymane osobno.
cli-option-table = Numer stołu (aviary tables).
cli-option-target = Plik do zapisania albo folder na niego.
cli-option-record = Zapis partii (docs/record.md).
cli-option-files = Zapisy partii (docs/record.md).
cli-option-faults = Ile błędów pokazać dla każdego pliku.
cli-option-channel = Kanał piaskownicy, po nazwie; bez tego pierwszy wolny. Na Discordzie jego numer.
cli-option-discord = Otwórz na Discordzie, nie w piaskownicy.
cli-option-server = Z --discord: numer serwera tego kanału.
cli-option-import-language = Język kanału.
cli-option-render-language = Język słów na obrazku.
cli-option-rules-language = Język instrukcji i pytania.
cli-option-web-language = Język dla przeglądarek, które nie proszą o żaden z dostępnych.
cli-option-translation-language = Język, tak jak nazywa się jego folder (de).
cli-option-translation-file = Tylko to, czego brakuje temu plikowi („moa-terms.ftl”, „moa/de.md”).
cli-option-to = Baza PostgreSQL, jako postgresql://user@host/name. Bez tego DATABASE_URL. Podane tu hasło widzą inni użytkownicy komputera: zamiast tego może być w PGPASSWORD albo ~/.pgpass.
cli-option-entry = Po którym wpisie; domyślnie po ostatnim.
cli-option-kind = Który obrazek.
cli-option-seat = Tak, jak widzi to miejsce; domyślnie jak widz.
cli-option-animate = Partia do tego miejsca jako GIF.
cli-option-question = Pytanie, kilka słów albo identyfikator zasady.
cli-option-ids = Tylko identyfikatory haseł, najlepsze najpierw, po jednym w wierszu.
cli-option-folder = Folder na strony, po jednej na grę i język.
cli-option-sync = Tylko przekaż Discordowi komendy, zmienione czy nie.
cli-option-work = Co ten proces robi w tle. { cli-option-kinds }
cli-option-kinds = Które rodzaje, na przykład posts,letters: { $kinds }; { $all } albo { $none }. Tylko z PostgreSQL.
cli-option-no-open = Nie otwieraj strony piaskownicy w przeglądarce.
cli-option-port = Port piaskownicy; 0 bierze dowolny.
cli-option-web-port = Port; 0 bierze dowolny.
cli-option-http = Wysyłaj interakcje przez HTTP, jak do `aviary serve`.

# -- what stands around them ------------------------------------------------------------------------------------------

cli-usage = Użycie:
cli-usage-options = OPCJE
cli-usage-command = KOMENDA [ARGUMENTY]...
cli-panel-arguments = Argumenty
cli-panel-options = Opcje
cli-panel-commands = Komendy
cli-option-default = domyślnie: { $value }
cli-option-required = wymagane

# -- what is no command -----------------------------------------------------------------------------------------------

# $command: as it was typed; $near: what may be meant, or "none".
cli-misuse-help = Co można wpisać, pokaże: { $command } --help
cli-misuse-command = Nie ma komendy „{ $command }”.{ $near ->
    [none] { "" }
   *[other] { " " }Może chodzi o: { $near }?
}
# $option: as it was typed.
cli-misuse-option = Nie ma tu opcji { $option }.{ $near ->
    [none] { "" }
   *[other] { " " }Może chodzi o: { $near }?
}
cli-misuse-bare = Po { $option } musi coś stać.
# $rest: what was typed besides.
cli-misuse-rest = Ta komenda nie przyjmuje aż tyle. Zbędne: { $rest }.
# $what: an option or argument; $type: what stands there, as "<int>"; $least: the smallest number, or "none".
cli-misuse-missing = Brakuje: { $what }.
cli-misuse-value = { $what }: tak nie może być. Oczekiwane: { $type }{ $least ->
    [none] { "" }
   *[other] {", co najmniej"} { $least }
}.
# $said: why, in English.
cli-misuse-other = Tak nie można wywołać tej komendy: { $said }
