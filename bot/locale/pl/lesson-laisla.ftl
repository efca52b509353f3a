# The sentences of La Isla's first lesson. Each step has one; .came tells what came of it, .missed that the last step's
# aim was not reached. Why not something else is chosen: .not, .not-<key> of one choice.

lesson-laisla-island = Wyślij badaczy na tę wyspę: liczba przy zwierzęciu mówi, ile pól leży wokół niego, a gdy na każdym z nich stoi twój badacz, zdobywasz to zwierzę i od razu dostajesz tyle punktów. Wygrywa, kto zbierze ich najwięcej.
lesson-laisla-function = W każdej rundzie używasz trzech kart: jednej do A, jednej do B i jednej do D. Karta w A to trwała zdolność: weź tę, dzięki której pola z kapeluszem są dla ciebie tańsze.
    .not = Na pola z kapeluszem wkrótce pójdziesz.
lesson-laisla-cube = Karta w B daje ci swoją kostkę. Pole kosztuje dwie kostki w swoim kolorze: weź żółtą, a będzie cię stać na żółte pole.
    .not = Brązowa przyda się na brązowe pole, ale to, na które idziesz, jest żółte.
lesson-laisla-hidden = Ostatnia karta idzie do D: znacznik dodo idzie o stopień w górę, a każde twoje dodo daje ci punkt. Zaczynasz z jednym dużym zwierzęciem, dodo, a ono liczy się jako dwa.
    .came = Wszyscy mają wybrane karty, A i B już za wami. Teraz pora na C, czyli na wyspę.
lesson-laisla-explorer = W C wszyscy po kolei stawiają badacza albo biorą kostkę dowolnego koloru. Na twoim polu mogą stać też inni: nikt nikogo nie blokuje, ale zwierzę zdobywa ten, kto pierwszy je otoczy.
    .not = Kostka zawsze się przyda, ale na pole już cię stać.
lesson-laisla-field = Dodo z liczbą 2 na środku leży między polami A1 i A2. Teraz postaw badacza na A1 za dwie żółte kostki; na A2 jest kapelusz, więc w następnej rundzie wystarczy tam jedna.
    .not = Wokół tego dodo są tylko dwa pola, A1 i A2, więc wkrótce będzie twoje.
    .not-a2 = To pole przyda się w następnej rundzie, gdy zdolność da ci tam także punkty.
lesson-laisla-placed = Tu widzisz, ile płacisz i co to daje: na razie nic, bo dodo zdobędziesz dopiero z A2. Dopóki nie zatwierdzisz, nic się nie dzieje.
    .came = Twój badacz stoi na A1; masz jeszcze czterech, a potem przestawiasz tych, którzy już stoją. D daje ci dwa punkty.
lesson-laisla-plan = Runda 2: do zdobycia dodo brakuje ci jeszcze A2, pola z kapeluszem. Poszukaj więc zdolności, która da ci tam punkty (twoja obniża tylko koszt), a dodo zostaw do D.
lesson-laisla-again = Weź zdolność, która daje punkty za pola z kapeluszem. Masz miejsce na trzy; czwarta zakrywa jedną z nich.
    .not = Na A2 nic by ci nie dała.
lesson-laisla-keep = Weź żółtą do B, żeby karta z dodo została do D.
    .not = Wtedy do D zostałaby ćma, a nie masz żadnej, więc nie byłoby punktów.
lesson-laisla-planned = Wszystko zgodnie z planem: zdolność za kapelusze i dodo do D.
    .came = Nowa zdolność już działa i znów twoja tura na wyspie.
lesson-laisla-ends = Gra się kończy po rundzie, w której suma wartości pięciu torów (u góry po prawej) sięgnie 7. Wartość toru pokazuje strefa, w której stoi jego znacznik.
lesson-laisla-scores = Na końcu każde twoje zwierzę daje wartość swojego toru, komplet pięciu gatunków 10 punktów, a dwie kostki 1 punkt. Przesuwaj więc znaczniki zwierząt, które masz.
lesson-laisla-free = Teraz bez pomocy: zdobądź dodo.
    .came = D daje tym razem trzy punkty zamiast dwóch: zdobyte właśnie dodo już się liczy.
    .missed = Na A2 udałoby się zdobyć dodo: 2 punkty za nie, 3 dzięki zdolności i 1 więcej w D.
