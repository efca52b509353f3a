# Lobby, buttons, private answers and posts that are the same in every game.

# -- the lobby's message ---------------------------------------------------------------------------------------------

lobby-title = **Stół: { $game }**
# One line for each seat; $automa is its level, "no" for a person; $level is that of the automa that plays for a person. $held: whether an automa plays for the person, or for
# a seat that nobody has, "yes" or "no", or "still" where no person plays, so that it does not play. $former: who had the seat before, "no" for nobody. $offered: to whom its person
# offers it, "no", "anybody", or a name. $parted: of a seat that nobody has, whether it was taken away from that person: by
# a vote, "kicked", or by who manages the server, "removed".
lobby-seat = { $automa ->
    [no] • { $colour }: { $name }
    [random] • { $colour }: { $name } (gra sama)
   *[fledgling] • { $colour }: automa { $name }
}{ $held ->
    [yes] { " " }(na razie gra { automa-stands-in })
    [still] { " " }(na razie miejsce ma { automa-stands-in })
   *[no] { "" }
}{ $former ->
    [no] { "" }
   *[other] , wcześniej { $former }
}{ $parted ->
    [kicked] { " " }(miejsce odebrane w głosowaniu)
    [removed] { " " }(miejsce odebrane przez osobę zarządzającą serwerem)
   *[other] { "" }
}{ $offered ->
    [no] { "" }
    [anybody] { " " }(do oddania, kto pierwszy)
   *[other] { " " }(do oddania: { $offered })
}
lobby-switch = • { $switch }: { $choice }
# The colour that the game itself plays. $name: what the opponent is called.
lobby-opponent = • { $colour }: { $name } (ruchy wykonuje sama gra)
lobby-wait = { $missing ->
    [0] { $most ->
        [1] Wszystko gotowe: naciśnij **Start**. Grasz solo, a wszyscy tutaj mogą oglądać.
       *[other] Można zaczynać: **Start** może nacisnąć każda osoba przy stole. Graczy może być najwyżej { $most }.
    }
    [one] Brakuje jeszcze jednego gracza. Liczba graczy: od { $least } do { $most }.
    [few] Brakuje jeszcze { $missing } graczy. Liczba graczy: od { $least } do { $most }.
   *[many] Brakuje jeszcze { $missing } graczy. Liczba graczy: od { $least } do { $most }.
}
lobby-started = Gra już trwa.
lobby-closed = Stół do gry { $game } jest zamknięty.

# -- buttons (at most 80 characters; short, since a phone shows about 34) ----------------------------------------------

button-join = Dołącz
button-leave = Odejdź
button-add = Dodaj automę
button-remove = Usuń automę
button-levels = Poziomy
button-start = Start
button-end-lobby = Zamknij
button-end-yes = Tak, zamknij
button-keep = Nie, zostaw
button-thread = Otwórz tu wątek
button-turn = Wykonaj ruch
button-present = Co mam teraz wybrać?
button-undo = Cofnij
button-hand = Ręka
button-board = Plansza
button-score = Punkty
button-log = Przebieg
button-ask-rule = Zasady
button-why = Dlaczego?
button-share = Pokaż wszystkim
button-legend = Symbole
button-screen = { $game } w pięciu obrazkach
button-screen-next = Dalej
button-screen-before = Wstecz
button-help = Jak to działa
button-minute = Gra w minutę
button-minute-of = { $game } w minutę

# -- answers about tables --------------------------------------------------------------------------------------------

table-opened = Twój stół jest otwarty. Gra: { $game }. Wiadomość z przyciskami pojawi się zaraz poniżej.
table-place-taken-thread = Na tym kanale jest już stół. Twój może mieć własny wątek:
table-opened-no-thread = Nie udało mi się otworzyć wątku, ale ten kanał jest wolny: twój stół jest otwarty tutaj. Gra: { $game }. Wiadomość z przyciskami pojawi się zaraz poniżej.
table-thread-opened = Twój stół jest otwarty tutaj: { $thread }.
thread-name = { $game }: stół gracza { $name }
table-joined = Masz miejsce: { $colour }.
table-left = Nie siedzisz już przy stole.
table-left-last = Nie siedzisz już przy stole. Nikogo przy nim nie ma, więc jest zamknięty.
table-automa-added = { $colour }: tu gra { automa-stands-in }. Wybierz, jak dobrze ma grać:
table-automa-done = Automa ma swoje miejsce.
levels-page = **Jak dobrze grają automy.** Do początku gry może to zmienić każda osoba przy stole.
levels-stand-ins = **Jak dobrze grają automy na zastępstwie.** Poziom dla wolnego miejsca może zmienić każda osoba przy stole.
levels-pick = Jak dobrze gra?
levels-choice = { $colour }: { automa-level }
levels-about = { $level ->
    [nestling] Gra rozsądnie, ale z błędami: dobra na początek
    [hunter] Myśli naprzód, kilka sekund na ruch: najsilniejsza
   *[fledgling] Wybiera to, co teraz najlepsze: szybka, na początku niełatwa
}
table-automa-removed = Automa odchodzi od stołu.
table-started = Zaczynamy. Plansza pojawi się zaraz poniżej.
table-end-sure = Zamknąć ten stół przed końcem partii? Nie będzie można jej wznowić.
table-end-lobby-sure = Zamknąć ten stół?
table-ended = Stół jest zamknięty.
table-kept = Dobrze, nic się nie zmienia.

server-language = Język stołów na kanałach tego serwera: { $language }. Dotyczy to także stołów, które już są: ich najnowsze wpisy zmienią się za chwilę. Osoby przy stole mogą wybrać dla niego inny język w `/me language`; tam też wybierasz język tego, co widzisz tylko ty. W `/server settings` są wszystkie ustawienia tego serwera.

# -- answers about turns ---------------------------------------------------------------------------------------------

# $told: what happened, in sentences.
turn-done = **Gotowe.**
    { $told }
# Where an answer took the place of the one given before, while others have not answered.
turn-changed = **Zmienione.** Nikt inny tego nie widzi, ani tego, ile razy zmieniasz wybór.
# Above the panel of somebody who has answered while others, asked at the same time, have not.
turn-answered = Masz już wybór za sobą. Dopóki nie wybiorą wszyscy, możesz wybrać inaczej; liczy się to, co zatwierdzisz na końcu.
turn-undone = **Cofnięte.** Stół wygląda tak jak przedtem.
# Where an answer was changed, and the change is taken back.
turn-undone-answer = **Cofnięte.** Znów liczy się twój poprzedni wybór; dopóki nie wybiorą wszyscy, możesz go jeszcze zmienić.
# Above the panel, after a press of a button that an older version of the bot made.
turn-outdated = Ten przycisk jest sprzed aktualizacji bota. Teraz wybierasz to:

# Under every private answer while posts do not reach the channel. $permissions: as Discord names them.
unseen-permissions-missing = ⚠️ Inni nie widzą tu moich wpisów. { $count ->
        [one] Brakuje mi uprawnienia: { $permissions }. Może je nadać
        [few] Brakuje mi uprawnień: { $permissions }. Może je nadać
       *[many] Brakuje mi uprawnień: { $permissions }. Może je nadać
    } osoba zarządzająca serwerem; potem naciśnij dowolny przycisk, a zaległe wpisy się pojawią.
unseen-thread-locked = ⚠️ Inni nie widzą tu moich wpisów: ten wątek jest zablokowany. Może go odblokować osoba zarządzająca wątkami; potem naciśnij dowolny przycisk, a zaległe wpisy się pojawią.
unseen-no-messages-here = ⚠️ Inni nie widzą tu moich wpisów: w tym miejscu nie może być wiadomości.
# The same, where only the attempt to post has shown the reason, which may be gone by now.
post-refused-thread-locked = ⚠️ Discord nie przyjął tu mojego ostatniego wpisu, bo wątek był zablokowany. Właśnie próbuję ponownie; jeśli wpis się nie pojawi, osoba zarządzająca wątkami może odblokować ten wątek.
# That is so only for a thread that is locked, too.
post-refused-thread-archived = ⚠️ Discord nie przyjął tu mojego ostatniego wpisu, bo wątek był zamknięty i zablokowany. Właśnie próbuję ponownie; jeśli wpis się nie pojawi, osoba zarządzająca wątkami może otworzyć ten wątek ponownie.
# $bot: the number of the bot on Discord, for a mention of it.
post-refused-not-in-thread = ⚠️ Discord nie przyjął tu mojego ostatniego wpisu, bo nie było mnie w tym prywatnym wątku. Właśnie próbuję ponownie; jeśli wpis się nie pojawi, wspomnij mnie tu raz (<@{ $bot }>), żeby mnie dodać, i naciśnij dowolny przycisk.
post-refused-missing-access = ⚠️ Discord nie przyjął tu mojego ostatniego wpisu, bo ten kanał był dla mnie niewidoczny. Właśnie próbuję ponownie; jeśli wpis się nie pojawi, osoba zarządzająca serwerem może mi nadać uprawnienie Wyświetlanie kanału.
post-refused-missing-permissions = ⚠️ Discord nie przyjął tu mojego ostatniego wpisu, bo brakowało mi uprawnienia. Właśnie próbuję ponownie; jeśli wpis się nie pojawi, osoba zarządzająca serwerem może mi nadać uprawnienia Wysyłanie wiadomości i Załączanie plików (w wątku: Wysyłanie wiadomości w wątkach).
post-refused-other = ⚠️ Mój ostatni wpis nie dotarł na ten kanał. Nic nie przepadło, a ja próbuję znowu przy każdym naciśnięciu; jeśli tak zostanie, powiedz osobie prowadzącej bota: przyczyna jest w logu.

# -- looking ---------------------------------------------------------------------------------------------------------

# $hand: the hand in words.
look-hand = { $hand }
    Nikt inny tego nie widzi.
look-board = Plansza, tak jak ją widzisz.
look-part = Zbliżenie.
look-no-picture = Tym razem nie udało się narysować obrazka. `/table board text:` opisuje całą planszę słowami.
# $won: whether the game is over and this one has won, "yes" or "no".
look-score-line = { $won ->
    [yes] 🏆
   *[no] •
} { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
look-record = Cała partia, na pamiątkę albo do odtworzenia.

# -- posts -----------------------------------------------------------------------------------------------------------

# In the channel, so that others find the thread. $thread links to it.
post-thread-opened = { $name } otwiera stół w osobnym wątku. Gra: { $game }. Wątek: { $thread }
post-cancelled = Ten stół jest zamknięty przed końcem partii. Gra: { $game }.
# The same by a manager, who has not asked anybody. $begun: whether the game had begun, "yes" or "no".
post-closed = Osoba zarządzająca serwerem zamyka ten stół{ $begun ->
    [yes] { " " }przed końcem partii
   *[no] { "" }
}. Gra: { $game }.
# Above the points at that moment.
post-cancelled-standing = Stan w tym momencie:
post-undone = Cofnięte: { $told }
# Above several lines.
post-undone-title = Cofnięte:
post-paused = -# Przy stole trwa pauza: zegar stoi, ale kto chce, może grać. Wznowienie: `/table resume`.
post-board = Plansza.
# Several people are asked the same at once. $asked: their pings.
post-asked-together = { $asked }: wasza kolej, wszyscy jednocześnie. Wybór każdej osoby jest tajny, dopóki nie wybiorą wszyscy.
# Under a question with buttons that act without a review. $labels: what stands on them, quoted.
post-at-once = { $count ->
    [one] -# { $labels } liczy się od razu.
    [few] -# { $labels } liczą się od razu.
   *[many] -# { $labels } liczą się od razu.
}
post-at-once-label = „{ $label }”
# Under what asks several at once, as soon as some have answered. $names: who has, a list.
post-answered = Już po wyborze: { $names }.
# When telling what happened failed: $asked are the pings of who is to act, $count how many.
post-untold = Stało się coś, czego nie umiem opisać słowami; nic nie przepadło, a `/table board` to pokazuje.{ $count ->
    [0] { "" }
    [one] { " " }Teraz kolej na: { $asked }.
    [few] { " " }Teraz kolej na: { $asked }.
   *[many] { " " }Teraz kolej na: { $asked }.
}
# Under the first post of a game and the last one. $address: of its page on the web.
post-page = 🌐 [Oglądaj tę partię w przeglądarce](<{ $address }>)
post-page-over = 🌐 [Obejrzyj tę partię w przeglądarce](<{ $address }>)
post-finished = **Koniec gry.** W pliku jest jej zapis. `/table new` otwiera kolejny stół.

# -- options when a table is opened, by game (at most 32 lower-case characters for -option, 100 for the rest) ----------

colour-red = Czerwony
colour-yellow = Żółty
colour-green = Zielony
colour-blue = Niebieski
colour-white = Biały
colour-purple = Fioletowy

# -- first steps -----------------------------------------------------------------------------------------------------

help = **Gry planszowe na tym kanale, we własnym tempie.** Do wyboru: { $games }.
    1. `/table new` otwiera stół. Kto naciśnie **Dołącz**, dostaje miejsce; **Dodaj automę** sadza przy stole gracza komputerowego.
    2. **Start** rozdaje karty. Na kanale widać planszę i czyja jest kolej.
    3. Gdy przyjdzie twoja kolej, naciśnij **Wykonaj ruch** i wybieraj krok po kroku: nic się nie dzieje, dopóki nie zatwierdzisz. Te same ruchy możesz też wpisywać jako komendy.
    4. Swoją rękę widzisz tylko ty: **Ręka** albo `/table hand`.
    `/learn` uczy gry, `/table now` mówi, co możesz teraz zrobić i dlaczego reszty nie. `/rules look` odpowiada na pytania i otwiera instrukcję do czytania, `/table board` pokazuje planszę, `/table replay` każdy krok, a `/table undo` cofa twój ostatni ruch albo pyta innych o zgodę.
    🗓️ **Gdy partia trwa wiele dni:**
    • `/tables` pokazuje wszystkie twoje stoły, `/table since` to, co się wydarzyło od twojej ostatniej wizyty.
    • Zegar sprawia, że gra nie staje: `/table new clock:1 dzień` albo **{ button-clock }**.
    • W `/me settings` są godziny ciszy, nieobecność i przypomnienia; po `/table automa` przez jakiś czas gra za ciebie automa.
    • `/table orders` odpowiada za ciebie, na przykład pasuje do końca rundy.
    • `/table invite`, `/table offer` i `/table leave` zmieniają skład przy stole. **Rewanż** otwiera następną partię, `/league new` sezon ligi.
    • `/stats` pokazuje bilans zakończonych partii.
    • Dla zarządzających serwerem jest `/server settings`.
# The first message in the sandbox's channel, above a picture of a board. $game: which one's; "none" where there is none.
welcome = { $game ->
    [none] Wpisz `/table new` i wybierz grę.
   *[other] **To jest stół do gry { $game }.** Zagraj od razu z automami albo poznaj grę w osiem minut.
} Wszystko tutaj dzieje się tylko na twoim komputerze. `/table new` otwiera stoły innych gier, `/learn` ich uczy, a `/help` mówi więcej.
