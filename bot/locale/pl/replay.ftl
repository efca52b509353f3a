# Looking through a game step by step, its log, and its animated picture. A phone shows a row of buttons in one line only
# where their labels are short.

button-replay = Powtórka
button-replay-first = ⏮
button-replay-back = ◀ Wstecz
button-replay-on = Dalej ▶
button-replay-last = ⏭
button-replay-great = Co ważne
button-replay-every = Każdy krok
button-replay-hand = Ręka
button-replay-board = Plansza
button-replay-log = Przebieg

# $number: of the step, $count: how many there are. $round: "no" in a game that does not say.
replay-title = 🎞️ **Krok { $number } z { $count }**{ $round ->
    [no] { "" }
   *[other] { " " }· { lookback-round }
}
# Under the title. $name: whose.
replay-through = -# Z perspektywy gracza { $name }.
replay-public = -# Tak jak widzieli wszyscy.
replay-undone = -# ↩️ To zostało później cofnięte.
replay-great = -# Tylko to, co ważne: { $count ->
    [one] jeden krok
    [few] { $count } kroki
   *[many] { $count } kroków
} z { $all }.
replay-no-picture = -# Nie udało mi się narysować obrazka.
replay-older = -# Moje zasady były wtedy inne: do tego kroku nie mam obrazka.
replay-choose-round = Przejdź do rundy
replay-choose-step = Przejdź do kroku
replay-choose-eyes = Z czyjej perspektywy?
# Options of the selects.
replay-step = { $number } · { $what }
replay-step-undone = { $number } · cofnięte: { $what }
replay-eyes-everything = Wszystko, co się działo
replay-eyes-public = Tak jak widzieli wszyscy
replay-eyes-seat = Oczami gracza { $name }
# A step of which nothing shows; the start.
replay-quiet = { $name } odpowiada.
replay-begun = Początek gry.
# As it is typed, of a time with other rules.
replay-notation = { $name }: { $notation }
refused-replay-eyes = Dopóki gra trwa, pokazuję tylko to, co widzieli wszyscy, i to, co było na twojej ręce. Po końcu gry można zobaczyć wszystko.

# -- the log -----------------------------------------------------------------------------------------------------------

button-log-first = ⏮
button-log-earlier = ◀ Wcześniej
button-log-later = Później ▶
button-log-last = ⏭
button-log-file = Jako plik

# $what: what is shown, as `log-of-...`; $page of $pages.
log-title = 📜 **{ $what }**{ $pages ->
    [one] { "" }
    [few] { " " }· strona { $page } z { $pages }
   *[many] { " " }· strona { $page } z { $pages }
}
log-line = **{ $number }** { $told }
log-line-undone = ~~**{ $number }**~~ Cofnięte: { $told }
log-nothing = Nic takiego się nie wydarzyło.
log-file = Cały przebieg gry.
log-choose = Co pokazać
log-see = Zobacz planszę po …
# What the log can be narrowed down to.
log-of-all = Wszystko, co się wydarzyło
log-of-great = Tylko to, co ważne
log-of-mine = Twoje ruchy
log-of-seat = { $count ->
    [one] Ruchy gracza { $name }
    [few] Ruchy: { $name }
    [many] Ruchy: { $name }
   *[other] Ruchy: { $name }
}
log-of-since = Od twojej ostatniej wizyty
log-of-fights = Walki
log-of-gains = Kto co zyskał
log-of-undone = Co zostało cofnięte

# -- the animated picture ----------------------------------------------------------------------------------------------

button-film = Film
button-missed = Co mnie ominęło?
# Under the title: $count is the number of steps.
film-title = { $count ->
    [one] Jeden krok
    [few] { $count } kroki
   *[many] { $count } kroków
}, od początku do końca
film-end = Koniec
film-winners = { $count ->
    [0] Nikt nie wygrywa
    [one] Wygrywa { $names }
    [few] Wygrywają wspólnie: { $names }
   *[many] Wygrywają wspólnie: { $names }
}
# For who cannot see it. $standing: names with points, a list.
film-alt = Film z gry { $game }: { $count ->
    [one] jedna plansza
    [few] { $count } plansze, jedna po drugiej
   *[many] { $count } plansz, jedna po drugiej
}.
film-alt-end = Wynik końcowy: { $standing }.
film-done = 🎞️ **{ $game }**, od początku do końca.
# $channel: where it will be posted.
film-wanted = 🎞️ Robię film z tej partii. Za minutę lub dwie pokażę go wszystkim tutaj: { $channel }.
# In the channel, in place of the picture. $why: "older" (my rules were others then) or "failed".
film-undrawn = 🎞️ **{ $game }**: { $why ->
    [older] ta partia jest z czasu, gdy moje zasady były inne, więc nie mogę już zrobić z niej filmu.
   *[failed] mimo kilku prób nie udało mi się zrobić filmu z tej partii. Osoba prowadząca bota znajdzie przyczynę w moim logu.
}
# $round: which, as the game counts; "no" where it does not say.
film-missed = 🎞️ { $round ->
    [no] Co działo się ostatnio.
   *[other] Co działo się od rundy { $round }.
}
film-none = Nie ma jeszcze czego pokazać.
refused-film-running = Film z całej partii będzie po jej końcu. Do tego czasu **Co mnie ominęło?** pokazuje ostatnią rundę.
refused-film-older = Ta partia jest z czasu, gdy moje zasady były inne: nie mogę jej już narysować.
refused-film-under-way = Już to robię. Gdy będzie gotowe, pojawi się na kanale.
refused-film-lately = To pojawiło się tu przed chwilą.
refused-film-failed-lately = Chwilę temu to mi się nie udało. Zapytaj znowu za kilka minut.
refused-film-failed = Tym razem nie udało mi się tego narysować. Zapytaj jeszcze raz.
