# What hosting says: how seats are called, what keeps the store from working, and the commands that look after games.

# What an automa is called, everywhere: by its level. $number: of those at the table of the same level.
hosting-automa = { automa-level }{ $number ->
    [1] { "" }
   *[other] { " " }{ $number }
}
# $level: "random" for the automas of old tables, which draw what they do.
automa-nestling = Pisklę
automa-fledgling = Podlot
automa-hunter = Łowca
automa-level = { $level ->
    [nestling] { automa-nestling }
    [fledgling] { automa-fledgling }
    [hunter] { automa-hunter }
   *[random] Automa
}
# In the place of somebody.
automa-stands-in = { $level ->
    [random] automa
   *[fledgling] automa { automa-level }
}
automa-stands-in-first = { $level ->
    [random] Automa
   *[fledgling] Automa { automa-level }
}
hosting-nobody = jeszcze nikt

refused-not-manager = Może to wybrać tylko osoba zarządzająca serwerem.
refused-unknown-language = Nie znam języka „{ $language }”. Znam: { $languages }.

# -- why the store cannot be used: $path is the file (or the setting's name), $cause what the database or system says --

store-unreadable = Nie można odczytać bazy danych { $path } ({ $cause }). Nic się nie zmieniło. Wstaw w jej miejsce kopię zapasową albo ustaw DATA_DIR na folder z właściwą bazą.
store-no-copy = Ta wersja zmienia schemat bazy danych i najpierw robi jej kopię: { $path }. To się nie udało: { $cause }. Nic się nie zmieniło. Zrób na nią miejsce i uruchom ponownie.
store-damaged = Baza danych { $path } jest uszkodzona ({ $cause }). Nic się nie zmieniło. Zatrzymaj bota i wstaw w jej miejsce kopię zapasową.
store-empty = Baza danych { $path } to pusty plik, a sama z siebie nigdy taka nie jest. Wstaw w jej miejsce kopię zapasową; jeśli nie było nic do stracenia, usuń plik.
store-full = Dysk z bazą danych { $path } jest pełny ({ $cause }). Nic się nie zmieniło. Zrób na nim miejsce i uruchom ponownie.
store-read-only = Bazę danych { $path } można czytać, ale nie można w niej pisać ({ $cause }). Nic się nie zmieniło. Daj kontu, na którym działa bot, prawo zapisu do pliku i jego folderu, i sprawdź, czy dysk nie jest podłączony tylko do odczytu.
store-disk = Dysk z bazą danych { $path } nie pozwala jej czytać ani zapisywać ({ $cause }). Nic się nie zmieniło. Sprawdź, czy dysk jest na miejscu, sprawny i niepełny, i czy konto, na którym działa bot, może pisać do pliku i jego folderu.
store-lost = Bazy danych { $path } nie ma, ale jej dziennik wciąż jest. Przywróć plik, w razie potrzeby z kopii zapasowej; jeśli nie było nic do stracenia, usuń też dziennik.
store-missing = Nie ma jeszcze bazy danych { $path }. Powstanie przy pierwszym uruchomieniu bota.
store-foreign = { $path } to baza danych innego programu. Nic się nie zmieniło. Ustaw DATA_DIR lub DATABASE_URL na bazę Aviary albo na pustą.
store-in-use = Na bazie { $path } działa już inny bot. Najpierw go zatrzymaj albo ustaw temu DATA_DIR na inny folder.
store-busy = Do bazy danych { $path } pisze inny program, który nie skończył na czas. Nic się nie zmieniło; spróbuj ponownie albo zatrzymaj ten program.
store-older = Bazy danych { $path } używała ostatnio starsza wersja Aviary. Uruchom raz bota: zaktualizuje bazę.
store-newer = Bazy danych { $path } używała nowsza wersja Aviary (schemat { $version }). Nic się nie zmieniło. Zainstaluj ponownie tamtą wersję albo wstaw wcześniejszą kopię zapasową.
store-not-writable = W folderze { $path } nie można pisać ({ $cause }). Daj botowi do tego prawo albo ustaw DATA_DIR na inny folder.
# The next ones are about PostgreSQL. None repeats anything of DATABASE_URL, which holds a password.
store-unreachable = Serwer PostgreSQL z DATABASE_URL nie odpowiada ({ $cause }). Gry są tam bezpieczne. Sprawdź, czy serwer działa i czy host i port się zgadzają; potem uruchom ponownie.
store-login = Serwer PostgreSQL nie przyjmuje użytkownika lub hasła z DATABASE_URL ({ $cause }). Gry są tam bezpieczne. Znaki takie jak @ : / zapisuje się w haśle jako %40 %3A %2F.
store-no-database = Na serwerze PostgreSQL nie ma bazy danych o nazwie z DATABASE_URL. Utwórz ją (createdb) albo popraw nazwę.
store-not-allowed = Użytkownik z DATABASE_URL nie ma na serwerze PostgreSQL potrzebnych praw ({ $cause }). Nic się nie zmieniło. Uczyń go właścicielem bazy danych.
store-crowded = Serwer PostgreSQL nie przyjmuje więcej połączeń ({ $cause }). Gry są tam bezpieczne. Zakończ inne programy, które go używają, albo zwiększ max_connections; potem uruchom ponownie.
store-server = Serwer PostgreSQL odmówił ({ $cause }). Więcej jest w jego własnym logu.
store-bad-address = DATABASE_URL nie jest adresem bazy danych. Wygląda on tak: postgresql://user:password@host/name.
store-half-moved = Przenoszenie do bazy danych z DATABASE_URL nie jest skończone. Uruchom jeszcze raz to samo aviary move: ruszy od miejsca, w którym stanęło.
store-in-memory = DATABASE_URL wskazuje bazę danych w pamięci, która zapomniałaby wszystkie gry. Usuń to ustawienie, a bot użyje pliku w DATA_DIR.

components-unknown-game = { $path } jest ustawione dla gry „{ $game }”, a takiej nie ma. Są: { $games }.
components-missing = Nie można odczytać pliku elementów { $path } ({ $cause }).
components-wrong = Plik elementów { $path } nie pasuje: { $cause }.

# -- backup ----------------------------------------------------------------------------------------------------------

backup-postgresql = Gry są w PostgreSQL, który ma do tego własne narzędzie: pg_dump --format=custom --file=aviary.dump i adres.
backup-exists = { $path } już istnieje. Nic nie zostało nadpisane.
backup-failed = Nie można zapisać kopii { $path } ({ $cause }).
cli-backup-done = Skopiowane do { $file } (bajty: { $size }).

compact-postgresql = Gry są w PostgreSQL, który ma do tego własne narzędzie: VACUUM FULL.
compact-failed = Nie można zapisać bazy danych { $path } na nowo ({ $cause }). Jest taka jak przedtem.
cli-compact-done = Rozmiar bazy danych w bajtach: przedtem { $before }, teraz { $now }.

move-not-postgresql = Dokąd? Podaj adres bazy PostgreSQL przez --to albo ustaw na nią DATABASE_URL: postgresql://user:password@host/name.
move-full = W bazie docelowej są już wiersze (w tabeli „{ $table }”). Nic się tam nie zmieniło. Utwórz pustą bazę danych (createdb) i podaj ją.
move-other-version = Przenoszenie do tej bazy zaczęła inna wersja Aviary. Dokończ je tamtą wersją albo utwórz pustą bazę danych (createdb) i zacznij od nowa.
move-raced = Trwa już inne przenoszenie do tej samej bazy. Poczekaj, aż się skończy, albo je zatrzymaj, i uruchom to jeszcze raz.
move-text = Tabela „{ $table }” ma w kolumnie „{ $column }” tekst, którego PostgreSQL nie przyjmie: znak U+0000. To wiersz, w którym { $key }. Usuń tam ten znak (UPDATE) i uruchom to samo przenoszenie jeszcze raz: ruszy od miejsca, w którym stanęło.
move-value = W wierszu tabeli „{ $table }” jest wartość, której PostgreSQL nie przyjmuje: za długa albo spoza zakresu. To jeden z wierszy od { $first } do { $last }. Popraw go w pliku i uruchom to samo przenoszenie jeszcze raz: ruszy od miejsca, w którym stanęło.
move-unreadable = Tabeli „{ $table }” w { $path } nie da się odczytać do końca ({ $cause }). W pliku nic się nie zmieniło. W bazie docelowej jest już część wierszy i żaden bot na niej nie ruszy. Jeśli plik znów da się odczytać w takim stanie jak wcześniej, uruchom jeszcze raz to samo aviary move: ruszy od miejsca, w którym stanęło. Jeśli w jego miejscu jest kopia zapasowa, utwórz pustą bazę danych (createdb) i przenieś dane do niej.
move-broken-off = Serwer bazy docelowej nie przyjmuje już wierszy ({ $cause }); więcej mówi jego własny dziennik. W pliku nic się nie zmieniło. W bazie docelowej jest już część wierszy i żaden bot na niej nie ruszy. Sprawdź, czy serwer działa i ma miejsce, i uruchom jeszcze raz to samo aviary move: ruszy od miejsca, w którym stanęło.
cli-move-table = Tabela
cli-move-rows = Wiersze
cli-move-moved = Przeniesione
cli-move-digest = Skrót
cli-move-outcome = Wynik
cli-move-alike = zgodne
cli-move-differs = RÓŻNICA
cli-move-under-way = Przenoszenie
cli-move-done = Wszystko jest w PostgreSQL i zgadza się. Ustaw DATABASE_URL={ $address } (ze swoim hasłem) i uruchom bota. Plik { $file } jest niezmieniony: zachowaj go jako kopię zapasową albo usuń.
cli-move-set = Wszystko jest w PostgreSQL i zgadza się. DATABASE_URL już tę bazę wskazuje: uruchom bota. Plik { $file } jest niezmieniony: zachowaj go jako kopię zapasową albo usuń.
cli-move-not-alike = Baza docelowa nie zgadza się z { $file }. Czy od początku przenoszenia na jednej z nich działał bot? Utwórz pustą bazę danych (createdb) i przenieś do niej. W pliku nic się nie zmieniło.

# -- doctor ----------------------------------------------------------------------------------------------------------

cli-doctor-broken = Baza danych jest uszkodzona: { $cause }.
cli-doctor-old-schema = Baza danych ma schemat { $version }; przy starcie bot podniesie go do { $newest }.
cli-doctor-tables = Partie w toku, które odtwarzają się zgodnie z zapisem: { $sound } z { $running ->
    [one] jednej
    [few] { $running }
   *[many] { $running }
}. Razem { $all ->
    [one] jeden stół
    [few] { $all } stoły
   *[many] { $all } stołów
}.
# Numbers are megabytes, those of one game kilobytes.
cli-doctor-size = Baza danych zajmuje { $whole } MB.
cli-doctor-kinds = Z tego, w MB: przebiegi gier { $rows }, spakowane przebiegi { $packed }, pozycje { $positions }, elementy { $components }, naciśnięcia z ostatnich dni { $presses }, analizy partii { $lookbacks }, reszta { $rest }.
cli-doctor-games = Zakończona partia zajmuje średnio { $over_each } kB (jest ich { $over }), trwająca { $running_each } kB (jest ich { $running }).
cli-doctor-to-pack = { $count ->
    [one] Przebieg jednej zakończonej partii czeka
    [few] Przebiegi { $count } zakończonych partii czekają
   *[many] Przebiegi { $count } zakończonych partii czekają
} jeszcze na spakowanie. Bot robi to w trakcie działania, najwcześniej dwa dni po końcu partii.
cli-doctor-free = { $free } MB pliku jest puste. Trafi tam to, co będzie zapisane następne. Żeby oddać to miejsce dyskowi, zatrzymaj bota i uruchom: aviary compact
cli-doctor-unknown-game = Przy stole { $table } toczy się „{ $game }”, gra, której ta wersja nie zna.
cli-doctor-damaged = Stół { $table } jest uszkodzony i gra nie może się toczyć dalej: { $cause }. Innych stołów to nie dotyczy.
cli-doctor-snapshot = Zapisana pozycja stołu { $table } nie zgadza się z jego przebiegiem gry. Liczy się przebieg: zapisana pozycja jest usunięta, a bot utworzy ją na nowo przy następnym starcie. Jeśli bot działa, zatrzymaj go, uruchom to jeszcze raz i wystartuj go ponownie: do tego czasu gra toczy się od złej pozycji i zapisuje ją znowu.
# Why something cannot be told. $why: as the log has it.
cli-doctor-why = { $why ->
    [missing-access] bot nie widzi tego kanału
    [missing-permissions] botowi brakuje tam uprawnień
    [thread-archived] wątek jest zarchiwizowany
    [thread-locked] wątek jest zablokowany
    [threads-crowded] na serwerze jest zbyt wiele aktywnych wątków
    [place-taken] w wątku utworzonym przez bota stoi inny stół
    [table-damaged] stół jest uszkodzony
    [failed] zbyt wiele prób się nie powiodło
   *[other] Discord tego nie przyjął
} ({ $why })
cli-doctor-undelivered = Czegoś nie udało się przekazać na kanale { $channel } (stół { $table }): { $why ->
    [channel-gone] kanału już nie ma. aviary export { $table } i aviary import otworzą grę na innym kanale.
   *[other] { cli-doctor-why }. Ponowna próba jest, gdy ktoś tam coś naciśnie, przy każdym starcie i raz dziennie.
}
# A league for whose round no place can be made.
cli-doctor-league = Liga { $league } stoi w miejscu na kanale { $channel }: { cli-doctor-why }. Za jakiś czas będzie następna próba.
cli-doctor-running = Bot działa; sprawdzony jest stan z tej chwili.
cli-doctor-well = Wszystko w porządku.

# -- tables, export, import ------------------------------------------------------------------------------------------

# Column heads.
cli-tables-table = Stół
cli-tables-game = Gra
cli-tables-status = Stan
cli-tables-channel = Kanał
cli-tables-seats = Miejsca
cli-tables-entries = Kroki
# $status: how a table stands.
cli-tables-now = { $status ->
    [lobby] poczekalnia
    [running] w toku
   *[other] { $status }
}
cli-export-written = Zapisane w { $file }.
# $channel: the channel's name with its server's, or its number on Discord.
cli-import-done = Stół { $table } stoi na kanale { $channel }.
cli-import-now = Bot działa: plansza pojawi się tam w ciągu pół minuty.
cli-import-later = { $where ->
    [sandbox] Plansza pojawi się tam, gdy ruszy piaskownica: make run albo aviary sandbox.
   *[discord] Plansza pojawi się tam, gdy ruszy bot.
}
cli-import-seats = Kto naciśnie przycisk pod planszą, zajmie jedno z miejsc i zagra dalej.
cli-import-taken = { $count ->
    [one] Na kanale { $channel } jest już stół.
    [few] Na każdym z { $count } kanałów jest już stół: zamknij któryś przez /table end albo utwórz kanał.
   *[many] Na każdym z { $count } kanałów jest już stół: zamknij któryś przez /table end albo utwórz kanał.
}
cli-import-no-channel = Piaskownica nie ma kanału „{ $channel }”. Ma: { $known }.
cli-import-number = Z --discord podaj numer kanału: --channel 1234567890 (na Discordzie: Kopiuj ID kanału).
cli-import-server = W piaskownicy kanał podaje się przez nazwę; --server jest tylko do --discord.
cli-import-wrong = { $file } to nie zapis, od którego można grać dalej: { $fault }
# A fault of ours; below it stands where it happened.
cli-fault = Coś poszło nie tak po naszej stronie:
# $kind: what is wrong, as pydantic calls it; $bound: the bound that it is beyond, or what it may be, a list.
cli-setting-wrong = Nie można użyć ustawienia { $name }: { $kind ->
    [int_parsing] to nie jest liczba całkowita
    [float_parsing] to nie jest liczba
    [greater_than] musi być większe niż { $bound }
    [greater_than_equal] musi wynosić co najmniej { $bound }
    [less_than_equal] może wynosić najwyżej { $bound }
    [literal_error] musi to być jedno z: { $bound }
    [address] to nie jest adres
    [too_many_shards] bot ma najwyżej { $bound } shardów, bo Discord zaleca jeden na 1000 serwerów
   *[other] zapis jest niepoprawny; poprawny pokazuje .env.example
}.
