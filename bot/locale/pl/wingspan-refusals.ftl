# Why the rules refuse something: one sentence for each reason in engine/wingspan/chapters/refusals.py, with the facts listed there.
# Said here: name (of the fact `seat`), asked (a name), space (its code), goal (what it counts), counts.

wingspan-refusal-game-over = Ta partia jest już zakończona.
wingspan-refusal-not-asked = W tej partii gra tylko { $asked }; { $name } nie może tu odpowiadać.
wingspan-refusal-setup-first = Najpierw powiedz, jak grasz.
wingspan-refusal-wrong-answer = { $kind ->
    [setup] Najpierw powiedz, jak grasz.
    [turn] Teraz jest jej następna tura.
    [tray] Najpierw podaj, które ptaki z podajnika pasują do jej karty bonusowej.
    [goal] Najpierw trzeba policzyć cel tej rundy.
   *[score] Wszystkie rundy są rozegrane: wpisz swoje punkty.
}
wingspan-refusal-no-such-number = { $number } to na pewno pomyłka: ma być liczba od 0 do { $most }.

# -- setting up
wingspan-refusal-boxes-unclear = Wybierz pudełka, które masz.
wingspan-refusal-box-missing = { $mode ->
    [duet] Do trybu Duet potrzebne jest pudełko Azja.
   *[other] Do celów podstawowych potrzebna jest gra podstawowa.
}
wingspan-refusal-no-such-special = W twoich pudełkach nie ma karty specjalnej { wingspan-special }.
wingspan-refusal-no-such-bonus = W twoich pudełkach nie ma dla niej karty bonusowej „{ $bonus }”.
wingspan-refusal-bonus-excluded = Karta „{ $bonus }” nie jest dla niej. Wybierz inną kartę bonusową.
wingspan-refusal-no-such-goal = Celu „{ $goal }” nie ma w tym trybie z twoimi pudełkami.
wingspan-refusal-goal-excluded = Celów o brzegu mapy nie używa się przeciwko Automie.
wingspan-refusal-one-tile = „{ $goal }” i „{ $other }” to dwie strony jednego kafelka; w grze może być tylko jedna.
wingspan-refusal-settled = { $what ->
    [mode] Jej pierwsza karta jest już odkryta, więc tryb zostaje.
   *[special] Jej pierwsza karta jest już odkryta, więc karta specjalna zostaje.
}

# -- her turn
# $turn: 0 where she has had none in that round.
wingspan-refusal-no-such-turn = { $turn ->
    [0] W rundzie { $round } nie było jeszcze tury Automy.
   *[other] W turze { $turn } rundy { $round } Automa nie zagrywa ptaka.
}
wingspan-refusal-too-many-birds = W podajniku { $most ->
    [one] jest { $most } ptak
    [few] są { $most } ptaki
   *[many] jest { $most } ptaków
}, a nie { $found }.
wingspan-refusal-not-wanted = Do jej karty bonusowej pasują ptaki za { $values } pkt, nie za { $points }.

# -- goals and the end
wingspan-refusal-goal-not-due = Runda { $round } jeszcze trwa.
wingspan-refusal-count-needed = Podaj swój wynik w celu rundy { $round }.
wingspan-refusal-map-counts = Przy mapie duetu liczba jest niepotrzebna: widać ją na mapie.
wingspan-refusal-map-scored = Wynik rundy { $round } bierze się z mapy. Jeśli jakiś żeton leży inaczej, popraw ten żeton.
wingspan-refusal-leftover-needed = Jest remis: podaj też, ile pokarmu ci zostaje.

# -- the person's tokens
wingspan-refusal-no-map = W tej partii nie ma mapy duetu.
wingspan-refusal-token-unsaid = Podaj, dokąd idzie twój żeton albo który cofasz.
wingspan-refusal-no-such-space = Nie ma pola { $space }. Pola nazywają się od A1 do F6.
wingspan-refusal-no-such-round = Ostatnia rozpoczęta runda to { $last }, więc od rundy { $round } nic się jeszcze nie liczy.
wingspan-refusal-round-needless = Ten żeton jest cofnięty ({ $space }), więc nie liczy się w żadnej rundzie.
wingspan-refusal-no-own-token = Nie ma tam twojego żetonu: { $space }.
wingspan-refusal-token-there-before = Twój żeton już tam leży: { $space }.
wingspan-refusal-no-tokens-left = Wszystkie twoje żetony ({ $tokens }) leżą już na mapie. Przesuń któryś albo cofnij.
wingspan-refusal-her-token-there = Leży tam jej żeton ({ $space }). Twój leży tam dłużej? Cofnij jej turę przez `/table undo`, wpisz swój żeton i znów daj jej zagrać: dobiera wtedy tę samą kartę.
wingspan-refusal-own-token-there = Leży tam już inny twój żeton: { $space }.

# -- reactions
wingspan-refusal-no-such-bird = Nie znam ptaka „{ $bird }”. Jeśli jego zdolność dotyczy innych graczy, opisz, co robi.
wingspan-refusal-bird-described = Podaj ptaka ({ $bird }) albo opisz efekt, nie jedno i drugie.
wingspan-refusal-nothing-gained = Podaj, jaki to ptak albo co Automa miałaby dostać.
wingspan-refusal-no-price = Automa nigdy nie płaci { $resource ->
    [die] kostkami
    [bonus_card] kartami bonusowymi
    [cache] pokarmem z kart
   *[tuck] wsuniętymi kartami
}.
wingspan-refusal-own-number-needed = { $bird }: ten ptak porównuje, więc podaj też swoją liczbę.
wingspan-refusal-own-number-needless = Tu nic się nie porównuje, więc liczba jest niepotrzebna.
wingspan-refusal-own-turn-needless = Tu nic się nie porównuje, więc nieważne, która to twoja tura.
wingspan-refusal-no-such-own-turn = W rundzie { $round } nie ma jeszcze twojej tury { $turn }.
wingspan-refusal-no-such-reaction = Nie ma reakcji { $reaction }.
wingspan-refusal-taken-back-before = Reakcja { $reaction } jest już cofnięta.

# -- what was typed and cannot be read. Facts: typed
wingspan-refusal-unread-bird = Nie znam ptaka „{ $typed }”. Jeśli jego zdolność dotyczy innych graczy, opisz, co robi: **Reakcja**, **Opisz efekt** albo `/automa react gains: 1 pokarm`.
wingspan-refusal-unread-action = Tekstu „{ $typed }” nie da się odczytać jako ruchu. Wybierz coś z podpowiedzi.
