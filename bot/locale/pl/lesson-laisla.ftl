# The sentences of La Isla's first lesson. Each step has one; .came tells what came of it.

lesson-laisla-island = Na tę wyspę wysyłasz badaczy. Gdy stoją na wszystkich polach wokół polany, zdobywasz zwierzę, które na niej mieszka.
lesson-laisla-function = W każdej rundzie masz trzy karty, po jednej do A (trwała zdolność), B (kostka) i D (ruch znacznika zwierzęcia). Do A weź tę, dzięki której pola z kapeluszem są dla ciebie tańsze.
lesson-laisla-cube = Karta do B daje swoją kostkę. Pole kosztuje dwie kostki w swoim kolorze, a z tą masz już dwie żółte.
lesson-laisla-hidden = Ostatnia karta idzie do D: przesuwa znacznik swojego zwierzęcia i daje punkt za każde twoje zwierzę tego gatunku, a duże dodo, które masz od początku, liczy się jako dwa.
    .came = Wszyscy mają wybrane karty, A i B już za wami. Teraz pora na C, czyli na wyspę.
lesson-laisla-explorer = C to twoja tura na wyspie: stawiasz jednego badacza, a jeśli żadne pole ci nie odpowiada, bierzesz kostkę.
lesson-laisla-field = Na liście pod A1 widać „dodo 1/2”: wokół tego dodo są dwa pola, a z A1 masz jedno z nich.
lesson-laisla-placed = Tu widzisz, ile płacisz i co z tego wyniknie. Dopóki nie zatwierdzisz, nic się nie dzieje.
    .came = Twój pierwszy badacz stoi na wyspie, a karta do D daje ci dwa punkty.
lesson-laisla-moved = Spójrz na wewnętrzny krąg: dodo mieszka między A1, gdzie stoisz, i A2. Jeszcze jeden badacz i jest twoje.
lesson-laisla-again = Trzy nowe karty, a jedna pasuje do twojego planu: A2 to pole z kapeluszem, więc kosztuje cię tylko jedną kostkę, a z tą zdolnością w A daje trzy punkty; dodo zostaw do D.
lesson-laisla-close = Teraz stań na A2 i zdobądź dodo.
    .came = Masz żeton, punkty za niego i za zdolność, a karta do D liczy już o jedno dodo więcej.
lesson-laisla-free = Trzecia runda jest twoja: wybierz karty, jak chcesz, i koniec lekcji.
lesson-laisla-now = I tak dalej, aż suma wartości pięciu torów sięgnie liczby z obrazka. Wtedy każde twoje zwierzę daje wartość swojego toru, a liczą się też komplety pięciu gatunków i kostki. Szukaj zwierząt z niewieloma polami dokoła, bierz zdolności pasujące do tych pól i przesuwaj znaczniki zwierząt, które masz.
