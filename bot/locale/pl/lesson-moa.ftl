# The sentences of Moa's first lesson. Each step has one; .came tells what came of it,
# .not why nothing else is chosen there.

lesson-moa-island = Wyspa dzieli się na dwanaście terytoriów: na koniec okresu złota liczba to punkty dla tego, kto ma tam najwięcej znaczników, a biała dla tego, kto jest drugi; czarna to numer terytorium.
lesson-moa-turn = W każdej rundzie wykonujesz jedną akcję, a dziewięć kart ptaków musi ci wystarczyć na siedem rund: wydawaj więc mniej więcej jedną na rundę. Ich symbole: ptak to umieszczanie ptaków, walka to przepędzanie ssaków, honor to liderzy i sprzedaż terytoriów, karakia to zakup przydatnych kafelków.
    .not = Punkty daje to, co stoi na wyspie, więc najpierw ptaki.
lesson-moa-where = Dwie karty mówią, które tereny są w tej rundzie otwarte (teraz wybrzeże i łąki): terytorium 1 to wybrzeże, jest puste i warte 6 i 3 punkty.
    .not = W następnej rundzie coś się wydarzy na terytorium 1, więc twoje ptaki mają tam być.
lesson-moa-pay = Płacisz kartami, a wszystkie symbole karty idą na tę jedną akcję: cztery symbole ptaka na pukeko to cztery ptaki.
    .not = Z twoich kart tylko pukeko ma same ptaki, więc nic nie przepada.
lesson-moa-confirm = Każda akcja kończy się taką stroną, która pokazuje, co z niej wyniknie: dopóki nie zatwierdzisz, nic się nie dzieje.
    .came = Twoje ptaki są na miejscu, automy mają już swoje tury za sobą i zaczyna się runda 2.
lesson-moa-round = Rundę zaczynają dwie nowe karty terenu, a napis o inwazji szczurów na jednej z nich każe czekającemu szczurowi najechać terytorium o najniższym numerze, na którym nie ma ssaka, otwarte czy nie: to twoje.
lesson-moa-invasion = Pytanie dostajesz ty, bo są tam twoje ptaki: jeśli się nie bronisz, wszystkie wracają do zapasu, a szczur zostaje; jeśli się bronisz, zdobywasz kafelek szczura.
    .not = Jeśli się nie bronisz, twoje cztery ptaki wracają do zapasu, a szczur zostaje.
lesson-moa-fight = Walka szczura wynosi 3, więc cztery symbole walki orła Haasta wystarczą; czwarty przepada.
    .not = Sam orzeł wystarczy, a z innych kart przepadłoby więcej.
lesson-moa-defended = Tu widzisz jeszcze raz, co wydajesz i co za to dostajesz.
    .came = Terytorium 1 jest twoje, a twierdza nie wpuści tam następnego najeźdźcy.
lesson-moa-now = Obejrzyj planszę przed drugą turą: umieść ptaki tam, gdzie możesz być na pierwszym albo drugim miejscu, postaw lidera tam, gdzie już masz przewagę (rozstrzyga remisy, a ty bierzesz leżący tam żeton), albo spasuj i oszczędź karty.
lesson-moa-free = Teraz znowu twoja tura i nikt ci nie mówi, co robić.
