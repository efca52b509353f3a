# What the console script `aviary` says.

# { $file } could not be read or written; { $why } is the operating system's word.
cli-unreadable = Nie można odczytać { $file }: { $why }.
cli-unwritable = Nie można zapisać { $file }: { $why }.

cli-verify-right = { $file }: zgadza się. { $game }, { $entries ->
    [one] jeden wpis
    [few] { $entries } wpisy
   *[many] { $entries } wpisów
}.
# One thing that is wrong in a record, as `fault-in-field`.
cli-verify-fault = { $file }, { $fault }
cli-verify-more = { $file }: to nie wszystko. Więcej pokaże --faults.
cli-verify-sum = Zgodne zapisy: { $right } z { $files }.

# A rule that was looked up on the command line, and what else may be meant.
cli-rulebook-written = { $file }: { $entries ->
    [one] jedno hasło
    [few] { $entries } hasła
   *[many] { $entries } haseł
}.
cli-rules-entry = { $id } · { $title }
cli-rules-example = Przykład: { $example }
cli-rules-others = Zobacz też:
cli-rules-other = { "  " }{ $id } · { $title }
cli-rules-choice = { "  " }{ $id } · { $title }: { $text }
cli-rules-unclear = Nie wiem, o którą zasadę chodzi. Może o jedną z tych?
cli-rules-nothing = W instrukcji nie ma nic podobnego do „{ $words }”.
cli-rules-language = Instrukcji gry { $game } nie ma jeszcze w tym języku ({ $asked }). Dostępne języki: { $known }.

cli-simulate-no-game = Nie ma gry „{ $game }”. Są: { $known }.
cli-simulate-no-automa = Nie ma automy „{ $automa }”. Są: { $known }.
cli-simulate-seats = Możliwe liczby graczy w grze { $game }: { $known }.
cli-simulate-option = Ta gra nie ma opcji „{ $option }”. Są: { $known }.
cli-simulate-written = { $games ->
    [one] Jeden zapis
    [few] { $games } zapisy
   *[many] { $games } zapisów
} w folderze { $folder }.
# Column heads.
cli-simulate-game = Gra
cli-simulate-players = Gracze
cli-simulate-games = Partie
cli-simulate-entries = Wpisy, średnio
cli-simulate-score = Wynik, średnio
cli-simulate-winning = Zwycięzcy, średnio
cli-simulate-seconds = Sekundy
cli-simulate-each = ms na partię

# A tournament of players made of code. First what cannot be done.
cli-tournament-alone = { $game ->
    [wingspan] W Wingspan gra jedna osoba z Automą, więc nikogo nie można przeciw niej wystawić. Uruchom „aviary strength”: mówi, jak silna jest Automa, na podstawie symulowanych partii.
   *[other] W { $game } gra się w pojedynkę, więc graczy nie można wystawić przeciw sobie.
}
cli-tournament-seats = { $players ->
    [one] Podany jest jeden gracz
    [few] Podani są { $players } gracze
   *[many] Podanych jest { $players } graczy
}; możliwe liczby graczy w grze { $game }: { $known }.
cli-tournament-no-level = Nie ma gracza „{ $level }”. Są: { $known }.
cli-tournament-near-level = Nie ma gracza „{ $level }”. Może chodzi o: { $near }? Są: { $known }.
cli-tournament-no-budget = „{ $written }” to nie budżet. Podaj liczbę rozgrywek („800”) albo sekund CPU („0.3s”), większą od 0; mają go tylko gracze, którzy przeszukują.
cli-tournament-two-budgets = Podaj --think albo --playouts, nie oba.
cli-kept-games = { $what ->
    [balance] raportu o balansie
   *[tournament] turnieju
}
cli-tournament-not-resumable = { $reason ->
    [other-tournament] { $file } należy do innego { cli-kept-games }: ma innych graczy, opcje lub elementy, inną grę albo ziarno. Podaj inny plik.
    [other-version] { $file } powstał przy innej wersji zasad lub graczy. Podaj inny plik.
    [in-use] { $file } jest w użyciu: inna komenda zapisuje tam swoje partie. Poczekaj, aż skończy, albo podaj inny plik.
    [damaged] { $file }, wiersz { $line }: to nie jest skończona partia. Usuń ten wiersz albo podaj inny plik.
   *[no-tournament] { $file } nie zaczyna się jak plik { cli-kept-games }. Podaj inny plik.
}
cli-tournament-dropped = Ostatni wiersz w { $file } jest ucięty. Ta partia będzie rozegrana jeszcze raz.
cli-no-cluster = { $reason ->
    [not-installed] Do gry na klastrze potrzebny jest pakiet „distributed”: pip install "aviary[cluster]"
    [no-workers] Klaster pod adresem { $address } nie ma procesów roboczych.
    [other-version] Nie można użyć procesów pod adresem { $address }: zainstaluj tam tę samą wersję Aviary co tutaj.
   *[out-of-reach] Pod adresem { $address } nie ma planisty Dask; przykład adresu: tcp://10.0.0.5:8786.
}
# $number, $seed: of the game. $fault: what it is and where, "KeyError.search.57".
cli-tournament-game-failed = Partia { $number } z ziarnem { $seed } kończy się błędem programu: { $fault }. Przy tej samej komendzie wystąpi znowu.
cli-worker-lost = Proces roboczy skończył się przed czasem: mógł zostać zabity, na przykład z braku pamięci, albo nie ma z nim połączenia.
# What is going on, and what was done.
cli-tournament-playing = Trwa gra: { $game }
cli-tournament-found = { $games ->
    [one] Jedna partia jest
    [few] { $games } partie są
   *[many] { $games } partii jest
} już w { $file }.
cli-tournament-interrupted = Zatrzymane po { $games ->
    [one] jednej partii
    [few] { $games } partiach
   *[many] { $games } partiach
}.
cli-tournament-go-on = Dalszy ciąg: { $command }
cli-tournament-not-kept = Te partie nie są zachowane. Z --resume PLIK skończone partie zostają, a ta sama komenda gra dalej.
cli-tournament-speed = { $games ->
    [one] Jedna partia
    [few] { $games } partie
   *[many] { $games } partii
} w { $seconds } s, na sekundę: { $rate }.
cli-tournament-written = Zapisane: { $file }.
# The table: title, column heads, and several entries of one player together.
cli-tournament-title = { $game }: { $games ->
    [one] jedna partia
    [few] { $games } partie
   *[many] { $games } partii
}, ziarno { $seed }
cli-tournament-player = Gracz
cli-tournament-share = Wygrane
cli-tournament-interval = 95%
cli-tournament-score = Wynik
cli-tournament-margin = Przewaga
cli-tournament-cpu = CPU ms na ruch
cli-tournament-skill = OpenSkill
cli-tournament-together = { $entries } × { $name }

# How strong the Wingspan Automa is: what is going on, what was done, and column heads (a setting: mode, level, special
# card, bonus card, tokens).
cli-strength-playing = Trwa gra
cli-strength-written = { $settings ->
    [one] Jedno ustawienie
    [few] { $settings } ustawienia
   *[many] { $settings } ustawień
} w pliku { $file }.
cli-strength-setting = Ustawienie
cli-strength-games = Partie
cli-strength-mean = Średnia
cli-strength-sd = SD
cli-strength-quartiles = Kwartyle
cli-strength-range = Zakres

cli-render-entry = Nie ma takiego wpisu: w zapisie jest ich { $entries }.
cli-render-seat = Nie ma takiego miejsca. Są: { $known }.
cli-render-record = Nie można odtworzyć { $file }: { $why }
cli-render-no-hand = Rękę ma tylko miejsce: podaj je przez --seat.
cli-render-no-hands = W tej grze nikt nie ma nic tajnego.
cli-render-no-sheet = Do tej chwili nie było punktacji.
cli-render-written = { $file }: { $alt }

# What `aviary web` says.
cli-web-serving = Strony są pod adresem { $address } (Ctrl+C zatrzymuje).
cli-web-record = { $file }: { $address }
cli-web-port = Nie można użyć { $host }, port { NUMBER($port, useGrouping: 0) }: { $cause }. Wybierz inny przez --port albo przez WEB_HOST i WEB_PORT.

# -- aviary recount ---------------------------------------------------------------------------------------------------

# $games: how many were counted; $changed: of how many something else is kept now.
cli-recount-done = { $games ->
    [0] Nie ma zakończonej partii.
    [one] Policzone na nowo: 1 partia.
    [few] Policzone na nowo: { $games } partie.
   *[many] Policzone na nowo: { $games } partii.
} { $changed ->
    [0] Nic się nie różni od tego, co było zapisane.
    [one] W 1 z nich zapisane jest teraz coś innego.
    [few] W { $changed } z nich zapisane jest teraz coś innego.
   *[many] W { $changed } z nich zapisane jest teraz coś innego.
}
# $unreadable: how many have a log that the present rules refuse.
cli-recount-unreadable = { $unreadable ->
    [one] Przebiegu 1 partii nie można odczytać; to, co było z niej policzone, zostaje.
    [few] Przebiegów { $unreadable } partii nie można odczytać; to, co było z nich policzone, zostaje.
   *[many] Przebiegów { $unreadable } partii nie można odczytać; to, co było z nich policzone, zostaje.
}

# What a translation lacks. Facts: file, name (a message, or a rule's id), what (facts, forms, words), count, known (languages)
cli-translation-no-language = W { $folder } nie ma folderu z tekstami „{ $language }”. Są: { $known }.
cli-translation-line = { $file }, { $name }: { $why }
cli-translation-missing = tego tekstu brakuje.
cli-translation-unused = nie ma tego po angielsku i nic tu tego nie wstawia.
cli-translation-strange = podaje fakty, których angielski tekst nie dostaje: { $what }.
cli-translation-untold = nie podaje: { $what }. Jeśli tak ma być, napisz to w komentarzu tuż powyżej: „Without $fact: why”.
cli-translation-plural = nie ma tekstu dla tych form liczby mnogiej liczb całkowitych: { $what }.
cli-translation-form = prosi o formę, której nie ma: { $what }.
cli-translation-mentioned = wstawia tekst, którego nie ma: { $what }.
cli-translation-junk = nie daje się odczytać jako tekst. Spójrz też na wiersze powyżej.
cli-translation-book = w tym języku nie ma instrukcji tej gry.
cli-translation-chapter = w tym języku brakuje rozdziału o bocie, który stoi na końcu każdej instrukcji.
cli-translation-unreadable = nie można odczytać instrukcji: { $what }
cli-translation-terms = inne terminy niż po angielsku: { $what }.
cli-translation-order = ma hasła w innej kolejności niż po angielsku.
cli-translation-see = odsyła do innych haseł niż po angielsku: { $what }.
cli-translation-shape = ma inne przykłady albo jest w rozdziale innego rodzaju niż po angielsku.
cli-translation-long = jest z przykładami dłuższe, niż pozwala wiadomość: { $what } znaków.
cli-translation-sum = { $count ->
    [0] Niczego nie brakuje.
    [one] Jedna rzecz do poprawienia.
    [few] { $count } rzeczy do poprawienia.
   *[many] { $count } rzeczy do poprawienia.
}
