# The sentences of La Isla's first lesson. Each step has one; .came tells what came of it.

lesson-laisla-island = Wysyłasz badaczy na tę wyspę: gdy stoją na wszystkich polach wokół zwierzęcia, zdobywasz je, a grę wygrywa najwyższy wynik.
lesson-laisla-function = W każdej rundzie dajesz po jednej karcie do A, B i D, a ta w A to trwała zdolność (zmieszczą się trzy): weź tę, dzięki której pola z kapeluszem są dla ciebie tańsze.
lesson-laisla-cube = Karta w B daje ci swoją kostkę: pole kosztuje dwie kostki w swoim kolorze, a żółte masz już dwie.
lesson-laisla-hidden = Ostatnia karta idzie do D: przesuwa znacznik swojego zwierzęcia i daje punkt za każde twoje zwierzę tego gatunku, a twoje duże dodo liczy się jako dwa.
    .came = Wszyscy mają wybrane karty, A i B już za wami. Teraz pora na C, czyli na wyspę.
lesson-laisla-explorer = C to twoja tura na wyspie: stawiasz jednego badacza, a jeśli żadne pole ci nie odpowiada, bierzesz kostkę.
lesson-laisla-field = Szukaj zwierząt, wokół których jest mało pól: A1 to jedno z zaledwie dwóch wokół dodo.
lesson-laisla-placed = Tu widzisz, ile płacisz i co z tego wyniknie. Dopóki nie zatwierdzisz, nic się nie dzieje.
    .came = Twój badacz stoi na A1, a D daje ci dwa punkty.
lesson-laisla-again = Dodo mieszka między A1, gdzie stoisz, i A2, czyli polem z kapeluszem: weź więc zdolność, która daje punkty za kapelusze, a dodo zostaw do D.
    .came = Nowa zdolność już działa i znów twoja tura na wyspie.
lesson-laisla-now = Gra się kończy, gdy suma wartości pięciu torów sięgnie liczby z obrazka: wtedy każde twoje zwierzę daje wartość swojego toru, a liczą się też komplety pięciu gatunków i kostki, więc przesuwaj znaczniki zwierząt, które masz.
lesson-laisla-free = Teraz nikt ci nie mówi, co naciskać: zdobądź dodo.
