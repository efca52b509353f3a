# What is said when something is refused or goes wrong: a plain sentence, and how to go on.

# -- tables ----------------------------------------------------------------------------------------------------------

refused-no-table = Na tym kanale nie ma stołu. `/table new` otworzy stół.
refused-table-gone = Tego stołu już nie ma. `/table new` otworzy nowy.
refused-table-damaged = Przebieg gry przy tym stole jest uszkodzony, więc nie można grać dalej. Nic się nie zmieniło; powiedz o tym osobie prowadzącej bota.
refused-table-finished = Ta partia jest zakończona. `/table new` otworzy nowy stół.
refused-table-cancelled = Ten stół jest zamknięty. `/table new` otworzy nowy.
refused-table-lobby = Gra jeszcze się nie zaczęła.
refused-table-running = Gra już trwa.
refused-place-taken = Tu jest już stół. Otwórz swój na innym kanale albo w wątku.
# $why: "permissions" (named in $permissions), "forbidden" (which ones Discord did not say), "crowded" (too many active threads), "limited" (too many were opened just now), "other".
refused-no-thread = Tu jest już stół, { $why ->
    [permissions] a do otwarcia wątku obok niego brakuje mi uprawnień: { $permissions }. Może je nadać osoba zarządzająca serwerem.
    [forbidden] a wątku obok niego nie wolno mi otworzyć. Osoba zarządzająca serwerem może mi nadać uprawnienia Tworzenie publicznych wątków i Wysyłanie wiadomości w wątkach.
    [crowded] a Discord nie utworzy kolejnego wątku, bo na tym serwerze jest zbyt wiele aktywnych. Ktoś może kilka zamknąć.
    [limited] a Discord chwilowo nie pozwala mi otworzyć wątku obok niego. Spróbuj znowu za kilka minut.
   *[other] a Discord nie pozwala mi otworzyć wątku obok niego.
} Możesz też otworzyć swój stół na innym kanale.
refused-no-messages-here = Tu nie może stać stół. Otwórz go na kanale tekstowym, w wątku albo we wpisie na forum.
refused-thread-locked = Ten wątek jest zablokowany, więc nie mogę w nim pisać. Może go odblokować osoba zarządzająca wątkami; możesz też otworzyć stół gdzie indziej.
# $bot: the number of the bot on Discord, for a mention of it.
refused-not-in-thread = Nie ma mnie w tym prywatnym wątku, więc nikt nie zobaczyłby stołu. Wspomnij mnie tu raz (<@{ $bot }>), żeby mnie dodać; potem spróbuj ponownie.
refused-unknown-game = Nie ma tu gry „{ $game }”.
refused-no-lesson = Ta gra nie ma lekcji. `/learn` pokazuje wszystkie lekcje.
refused-unknown-option = Ta gra nie ma opcji „{ $option }”.
refused-wrong-option = Możliwe wartości opcji „{ $option }”: { $choices }.
refused-unknown-automa = Nie ma automy „{ $level }”. Są: { $levels }.
refused-no-automa = Przy tym stole nie ma automy.
refused-other-game = Przy tym stole gra się w inną grę: { $game }.
refused-already-seated = Masz tu już miejsce. Zrezygnujesz z niego przez `/table leave`.
refused-already-running = Gra już trwa i żadne miejsce nie jest wolne. Kto chce oddać swoje, używa `/table leave`.
refused-table-full = { $seats ->
    [one] Jedyne miejsce jest zajęte.
    [few] Wszystkie { $seats } miejsca są zajęte.
   *[many] Wszystkie miejsca ({ $seats }) są zajęte.
} Możesz oglądać.
refused-colour-taken = Ten kolor jest zajęty: { $colour }. Wolne: { $free }.
# $free: whether there is a seat to have: "join" it (before the start), "take" it over; "barred": not by the reader ($why, a
# sentence); "no".
refused-not-seated = { $free ->
    [join] Nie masz jeszcze miejsca przy tym stole. Jedno jest wolne: naciśnij **Dołącz** i jest twoje.
    [take] Nie masz miejsca przy tym stole, ale jedno jest wolne: zajmiesz je przyciskiem poniżej.
    [barred] Nie masz miejsca przy tym stole. { $why }
   *[no] Oglądasz ten stół: miejsca są zajęte, więc nic tu od ciebie nie zależy. Możesz zobaczyć wszystko, co jest przy nim jawne.
}
refused-too-few-seats = Do startu potrzeba graczy: { $needed }. { $found ->
    [one] Na razie jest jeden.
    [few] Na razie jest { $found }.
   *[many] Na razie jest { $found }.
} Ktoś może nacisnąć **Dołącz** albo **Dodaj automę**.
refused-not-yours = Ten stół może zamknąć tylko ktoś, kto przy nim gra lub go otworzył, albo osoba zarządzająca serwerem.
refused-still-lobby = Gra jeszcze się nie zaczęła. **Start** może nacisnąć każda osoba przy stole.
refused-record-private = Trwająca partia ma swoje tajemnice, więc jej zapis jest tylko dla zarządzających serwerem. Po zakończeniu dostanie go każdy.
refused-record-own = Grasz w tej partii, a jej zapis pokazuje wszystkie ręce i to, co jeszcze leży w stosach. Po zakończeniu dostanie go każdy.

# -- turns -----------------------------------------------------------------------------------------------------------

# $asked: what whoever is to act was asked in the channel, a line or several.
refused-not-asked = To nie twoja kolej. Teraz kolej na: { $seats }.
    > { $asked }
# The second click of a double click, for example. $asked: what whoever is to act was asked in the channel.
refused-answered = Odpowiedź już padła i liczy się raz. Teraz kolej na: { $seats }.
    > { $asked }
refused-stale = Ta odpowiedź już padła albo gra poszła dalej. Nic się nie zmieniło.
refused-turn-has-come = Twoja kolej już nadeszła, nie ma czego przygotowywać.
refused-automa-plays = Teraz gra za ciebie automa. Najpierw naciśnij „{ button-back }” (w `/table now`); potem możesz przygotować następny ruch.
refused-nothing-to-prepare = Następnego ruchu nie można jeszcze przygotować: nikt nie wie, co będzie do wyboru.
refused-prepared-stale = Przy stole coś się tymczasem wydarzyło. Spójrz jeszcze raz.
refused-restarting = Właśnie uruchamiam się ponownie. Nic się nie zmieniło; spróbuj znowu za minutę.
refused-busy = Przy tym stole jest teraz bardzo tłoczno. Nic się nie zmieniło; spróbuj jeszcze raz.
refused-undo-nothing = Nie masz tu czego cofnąć. `/table undo choose:` cofa dalej, jeśli inni się zgodzą.
# So it is where nobody else has to agree.
refused-undo-nothing-own = Nie masz tu czego cofnąć. `/table undo choose:` cofa dalej.
refused-undo-nothing-yet = W tej partii nie było jeszcze żadnego ruchu, więc nie ma czego cofnąć.
refused-undo-other-acted = Twojego ostatniego ruchu nie można cofnąć, bo po nim był już ruch innych: { $seats }.
# $told: the sentences that tell what was revealed, $count how many.
refused-undo-revealed = Twój ostatni ruch to rzut kością albo odsłonięcie czegoś tajnego, więc nie można go cofnąć{ $count ->
    [0] .
    [one] :
        { $told }
    [few] :
        { $told }
   *[many] :
        { $told }
}
refused-undo-place-taken = Stoi tu już inny stół, więc zakończona partia zostaje taka, jaka jest.
refused-undo-passed = Od tego czasu są już twoje następne ruchy, więc ten przycisk nic nie robi. `/table undo` cofa twój ostatni ruch, jeśli to jeszcze możliwe.
refused-undo-done = To jest już cofnięte.
refused-undo-too-old = Ten ruch jest sprzed poprawki zasad w bocie i gry nie można do niego cofnąć. Nic się nie zmieniło.

# -- proposals -------------------------------------------------------------------------------------------------------

refused-proposal-open = Przy tym stole jest już taka propozycja, a naraz może być jedna. Jest na kanale: naciśnij tam **Zgoda** albo **Sprzeciw**, a jeśli jest twoja, **Wycofaj**; potem możesz zaproponować coś nowego.
refused-proposal-gone = Ta sprawa jest już rozstrzygnięta albo wycofana. Nic się nie zmieniło.
refused-proposal-own = To twoja propozycja: odpowiadają inni. Jeśli chcesz z niej zrezygnować, naciśnij **Wycofaj**.
refused-proposal-not-asked = Twoja odpowiedź nie jest tu potrzebna.
refused-proposal-not-yours = Wycofać propozycję może tylko osoba, od której ona pochodzi.
refused-already-paused = Przy tym stole trwa już pauza. Wznowienie: `/table resume`.
refused-not-paused = Przy tym stole nie ma pauzy.
refused-end-together = Pierwsza runda już za wami, więc grę kończy się wspólnie: `/table end` zapyta innych.
# Why a proposal came to nothing.
refused-proposal-acted = Tymczasem przy stole był ruch.
refused-proposal-forgotten = Osoby, która to proponuje, już tu nie ma.
refused-proposal-table-over = Tymczasem gra przy tym stole się skończyła.

# -- presses ---------------------------------------------------------------------------------------------------------

refused-no-part = W grze { $game } nie ma takiego elementu: „{ $typed }”. Zacznij pisać i wybierz z listy.
refused-unknown-press = Nie znam już tego przycisku ani formularza. Nic się nie zmieniło. `/table board` pokazuje stan gry, `/help` mówi, co dalej.
refused-form-late = Otwarcie trwało zbyt długo. Nic się nie zmieniło; naciśnij jeszcze raz.
refused-elsewhere = To należy do stołu na innym kanale. Nic się nie zmieniło.
# $asked: what whoever is to act was asked in the channel, a line or several.
refused-not-your-button = Ten przycisk jest dla kogoś innego: { $seat }. Nic się nie zmieniło. Na to czeka stół:
    > { $asked }
refused-no-hands = W grze { $game } nikt nie ma nic tajnego: plansza pokazuje wszystko.
refused-no-such-rule = Hasła { $rule } nie ma (albo już nie ma) w tej instrukcji. `/rules look` pokazuje obecne rozdziały.
refused-no-such-part = Na tej planszy nie ma miejsca { $part }. Są: { $places }. Wpisz 0, żeby zobaczyć całą.
# $permissions: as Discord names them.
refused-permissions-missing = { $count ->
    [one] Na tym kanale brakuje mi uprawnienia: { $permissions }. Może je nadać
    [few] Na tym kanale brakuje mi uprawnień: { $permissions }. Może je nadać
   *[many] Na tym kanale brakuje mi uprawnień: { $permissions }. Może je nadać
} osoba zarządzająca serwerem, w ustawieniach kanału.
permission-view_channel = Wyświetlanie kanału
permission-send_messages = Wysyłanie wiadomości
permission-attach_files = Załączanie plików
permission-create_public_threads = Tworzenie publicznych wątków
permission-send_messages_in_threads = Wysyłanie wiadomości w wątkach

# -- everything else -------------------------------------------------------------------------------------------------

error-unreadable = Nie udało mi się tego odczytać. Nic się nie zmienia. Spróbuj jeszcze raz, najlepiej z nowszej wiadomości.
error-outdated = Twój Discord pokazuje jeszcze starszą wersję tej komendy. Odśwież Discorda (Ctrl+R albo zamknij i otwórz aplikację) i spróbuj ponownie.
error-permissions = Discord mi na to nie pozwala: brakuje mi uprawnienia na tym kanale.
# The games' database cannot be used just now. $reason: why. Some presses only look, so nothing is said of "saving".
error-store = { $reason ->
    [store-busy] Mojej bazy danych używa teraz inny program. Nic nie przepadło; naciśnij znowu za chwilę.
    [store-full] Dysk, na którym trzymam gry, jest pełny. Nic nie przepadło, ale bez miejsca nic nowego się nie zapisze: powiedz osobie prowadzącej bota i naciśnij wtedy znowu.
    [store-read-only] Swoją bazę danych mogę teraz tylko czytać. Nic nie przepadło, ale nic nowego się nie zapisze: powiedz osobie prowadzącej bota i naciśnij wtedy znowu.
    [store-disk] Dysk, na którym trzymam gry, nie działa jak trzeba. Nic nie przepadło, ale nic nowego się nie zapisze: powiedz osobie prowadzącej bota i naciśnij wtedy znowu.
   *[other] Nie mam teraz dostępu do swojej bazy danych. Nic nie przepadło; naciśnij znowu za minutę. Twój ruch liczy się raz, choćby przycisk był naciśnięty wiele razy.
}
error-ours = Coś poszło nie tak po naszej stronie; nic nie przepadło. Jeśli to się powtórzy, podaj osobie prowadzącej bota ten numer: **{ $reference }**
