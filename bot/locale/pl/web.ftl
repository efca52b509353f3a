# Pages on the web, to look back on a game and to watch one.

# The title of a page. $round: "no" in a game that does not say.
web-title = Krok { $number } z { $count }{ $round ->
    [no] { "" }
   *[other] { " " }· { lookback-round }
}
web-title-undone = Cofnięty krok{ $round ->
    [no] { "" }
   *[other] { " " }· { lookback-round }
}
web-undone = To zostało później cofnięte.
web-older = Zasady były wtedy inne: do tego kroku nie ma obrazka.
web-player = { $name } ({ $colour })
web-status = { $status ->
    [running] Ta partia trwa. Strona pokazuje to, co widzą wszyscy przy stole.
    [finished] Ta partia jest zakończona.
   *[cancelled] Ta partia została zamknięta przed końcem.
}

# Ways to other steps, and what they are called together, for who hears the page.
web-ways = Kroki
web-first = Pierwszy
web-back = Wstecz
web-on = Dalej
web-last = Ostatni
web-slider = Krok
web-rounds = Rundy
web-log = Przebieg
web-log-earlier = Wcześniej
web-log-later = Później
web-log-undone = Cofnięte:
web-whose = Z czyjej perspektywy?
web-languages = Języki
web-told = Co się wydarzyło
web-points = Punkty
web-point = { $name }: { $points }{ $won ->
    [yes] { " " }(zwycięstwo)
   *[no] { "" }
}
web-hand = Ręka gracza { $name }
web-in-words = Cała plansza opisana słowami
web-full-size = Obrazek w pełnym rozmiarze
# With a script.
web-live = Na żywo: nowe kroki pojawiają się same.
web-lost = Połączenie przerwane. Próbuję nawiązać je ponownie.
web-new = Jest coś nowego: przejdź do najnowszego kroku
web-keys = Do innych kroków prowadzą strzałki, przesunięcie palcem po obrazku i suwak.

web-home = Tu można oglądać partie. Każda ma własny adres, podany na kanale, na którym się toczy.
# Why there is no page.
web-error-title = Nie ma strony
web-error-page-unknown = Pod tym adresem nie ma partii. Sprawdź, czy adres jest kompletny.
web-error-page-closed = Partie z tego serwera nie mają już stron.
web-error-still-lobby = Ta gra jeszcze się nie zaczęła. Zajrzyj, gdy się zacznie.
web-error-table-cancelled = Ten stół został zamknięty, zanim zaczęła się gra.
web-error-table-gone = Tej partii nie ma już w zapisach.
web-error-table-damaged = Tej partii nie można odczytać. Przyczynę może znaleźć osoba prowadząca bota.
web-error-step = Ta partia nie ma takiego kroku.
web-error-picture = Nie ma takiego obrazka.
web-error-picture-failed = Nie udało się narysować obrazka.
web-error-busy = Wiele osób ogląda teraz partie. Spróbuj znowu za chwilę.
web-error-many = To za dużo naraz. Spróbuj znowu za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}.
web-error-store = Partii nie można teraz odczytać. Spróbuj znowu za chwilę.
web-error-method = Strony można tylko oglądać.
web-error-fault = Coś poszło nie tak. Osoba prowadząca bota znajdzie to w logu.
web-to-game = Do partii

# The same, where a page is asked for elsewhere.
refused-page-unknown = { web-error-page-unknown }
refused-page-closed = { web-error-page-closed }
