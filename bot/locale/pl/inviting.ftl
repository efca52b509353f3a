# Seats that are kept for people who were invited, another game of the same people, and lobbies that nobody starts.
# $names, $invited, $who: people as the channel shows them (mentions).

button-decline = Nie, dzięki
button-unkeep = Już nie czekamy
button-wait = Jeszcze czekamy
button-rematch = Rewanż
button-rematch-drawn = Rewanż, miejsca losowo
button-rematch-rotated = Rewanż, miejsca o jedno dalej
button-rematch-alone = Zagraj znowu

# A seat that is kept for somebody; $offered: for whom.
lobby-kept = • { $colour }: czeka na { $offered }
# Under the seats of a lobby that keeps any.
lobby-kept-for = Stół czeka na: { $names }. { $count ->
    [one] To miejsce jest dla osoby z zaproszeniem: może nacisnąć **Dołącz** albo **Nie, dzięki**.
    [few] Te miejsca są dla osób z zaproszeniem: mogą nacisnąć **Dołącz** albo **Nie, dzięki**.
   *[many] Te miejsca są dla osób z zaproszeniem: mogą nacisnąć **Dołącz** albo **Nie, dzięki**.
} Każda osoba przy stole może nacisnąć **Już nie czekamy**.
# $asked: pings of who sits there, $count how many. $closes: in how long it is closed.
lobby-idle = { $count ->
    [0] Nikt
    [one] { $asked }: nikt
    [few] { $asked }: nikt
   *[many] { $asked }: nikt
} nie zaczyna gry przy tym stole, a od wielu dni nikt tu niczego nie nacisnął. Nadal chcecie grać? Naciśnijcie **Jeszcze czekamy**; bez odpowiedzi zamknę stół { $closes }.
lobby-waits = Dobrze, stół pozostaje otwarty.

# $running: whether the game is running, "yes" or "no".
post-invited = { $invited }: { $name } zaprasza do { $running ->
    [yes] trwającej tu gry { $game }. Wolne miejsce czeka.
   *[no] gry { $game }. Miejsce przy stole czeka.
}
post-declined = { $name } odrzuca zaproszenie.
invite-sent = Miejsce czeka na { $invited }. Zaproszenie jest na kanale.
invite-declined = Zaproszenie odrzucone. Miejsce jest teraz wolne dla innych.
invite-unkept = Zatrzymane miejsca są teraz wolne dla innych.
# $next: what the new table waits for: "others" who are invited, more "seats", or its "start".
rematch-opened = Nowy stół z tymi samymi opcjami jest otwarty, a ty masz miejsce: { $colour }. { $next ->
    [start] Naciśnij poniżej **Start**.
    [seats] Do startu brakuje jeszcze graczy: inni naciskają poniżej **Dołącz**, a **Dodaj automę** obsadza wolne miejsce.
   *[others] Pozostali mają zaproszenia, każda osoba na własne miejsce; zajmują je przez **Dołącz**.
}
# $table: the table that stands there, with a link. $room: whether it has a seat for anybody, "yes" or "no".
refused-rematch-open = Następny stół jest tu już otwarty: { $table }. { $room ->
    [yes] Jest wolne miejsce: naciśnij **Dołącz**.
   *[no] Jego miejsca są zajęte albo czekają na innych.
}
refused-rematch-running = Następna gra już tu trwa: { $table }.
refused-rematch-not-played = Rewanż może otworzyć tylko ktoś, kto siedział tu na końcu partii. `/table new` otworzy inny stół.

refused-no-seat-for-bots = Bot nie może zająć miejsca. Może je zająć automa: **Dodaj automę** przed startem albo `/table automa` na twoje miejsce.
refused-invite-seated = Ta osoba ma tu już miejsce.
refused-invite-again = Na tę osobę już czeka miejsce.
refused-not-invited = Żadne miejsce tu na ciebie nie czeka.
refused-nobody-invited = Żadne miejsce tu na nikogo nie czeka.
# $people: for whom the table waits, a list.
refused-still-waits = Stół czeka na osoby z zaproszeniem: { $people }. **Już nie czekamy** zwalnia ich miejsca; potem działa **Start**.
