# A game in five screens for who has never played it: a picture each, with this above. No numbers: tables may have others.

moa-screen-1 = **Moa, 1 z 5 · Wyspa.** Prowadzisz ptasi lud. Każde terytorium ma dwie liczby: punkty dla tego, kto na koniec okresu ma na nim najwięcej znaczników, i dla drugiego gracza.
    Dwie karty terenu rundy mówią, które terytoria są otwarte: te są podświetlone. Tylko tam możesz umieszczać znaczniki, atakować i sprzedawać.
moa-screen-2 = **Moa, 2 z 5 · Twoja ręka.** W swojej turze wykonujesz jedną akcję i płacisz za nią symbolami na kartach: ptakiem za umieszczenie ptaków, honorem za lidera albo sprzedaż, walką przeciw ssakom, karakią za kafelki.
    Karta użyta do zapłaty przepada, a ręka musi wystarczyć na cały okres. Reszty nie ma.
moa-screen-3 = **Moa, 3 z 5 · Ssaki.** Najeżdżają terytorium o najniższym numerze, na którym nie ma jeszcze ssaka i którego nie chroni twierdza. Gracze, którzy mają tam znaczniki, mogą go po kolei bronić symbolami walki. Jeśli nikt tego nie zrobi, wszystkie znaczniki wracają stamtąd do graczy.
    Najechane terytorium można później zaatakować. Przed ssakami chroni twierdza, a także sprzedaż terytorium ssakom.
moa-screen-4 = **Moa, 4 z 5 · Symbole i kafelki.** To zobaczysz na obrazkach. Kupione kafelki zostają u ciebie, aż ich użyjesz; tych z czerwoną obwódką możesz użyć tylko we własnej turze.
    Lider liczy się jako znacznik, rozstrzyga remisy i bierze kafelek, który tam leży.
moa-screen-5 = **Moa, 5 z 5 · Punktacja.** Na koniec okresu każde terytorium daje punkty za największą i za drugą co do wielkości liczbę znaczników. Punkty są też za ssaki pokonane i za te, którym sprzedaje się terytoria.
    Potem ręce i twierdze przepadają, a znaczniki zostają. Po ostatnim okresie wygrywa, kto ma najwięcej punktów. Otwórz stół przez `/table new`.

laisla-screen-1 = **La Isla, 1 z 5 · Wyspa.** Między polami żyją rzadkie zwierzęta. Kto ma badaczy na wszystkich polach wokół zwierzęcia, od razu je zdobywa, razem z punktami według jego liczby.
    Każde pole ma kolor, który mówi, ile kosztuje, i symbol.
laisla-screen-2 = **La Isla, 2 z 5 · Twoje karty.** W każdej rundzie dostajesz karty i każdą przydzielasz do jednej akcji: A daje jej zdolność, B jej kostkę, D przesuwa znacznik jej zwierzęcia. Z każdej karty używasz więc tylko jednej części.
    Wszyscy wybierają jednocześnie i w tajemnicy. Zdolność działa, dopóki jej karta jest odkryta.
laisla-screen-3 = **La Isla, 3 z 5 · Wyprawy.** W akcji C stawiasz badacza, płacąc kostkami w kolorze pola, albo bierzesz kostkę. Inni nigdy cię nie blokują.
    Gdy wszyscy twoi badacze są na wyspie, jednego przestawiasz. Planuj po dwa, trzy pola wokół tego samego zwierzęcia.
laisla-screen-4 = **La Isla, 4 z 5 · Symbole.** Karta zdolności pokazuje na górze, kiedy działa, a na dole, co daje. Zdolności pasujące do pola działają zawsze, gdy tam stawiasz badacza.
laisla-screen-5 = **La Isla, 5 z 5 · Koniec.** Kto przesuwa znacznik, dostaje punkt za każde swoje zwierzę tego gatunku, a gatunek będzie na koniec więcej wart. Gdy wartości dadzą razem sumę z obrazka, dogrywa się rundę.
    Potem punktują zwierzęta, komplety wszystkich pięciu i pozostałe kostki. Otwórz stół przez `/table new`.

wingspan-screen-1 = **Automa do „Na skrzydłach”, 1 z 5 · Twoja rywalka.** Grasz w „Na skrzydłach” na własnym egzemplarzu; bot odkrywa karty Automy, prowadzi jej mapę i liczy jej punkty.
    Rozegraj turę u siebie na stole, potem naciśnij **Tura Automy**. Wpis mówi, co robi ona i co masz zrobić z kartami i kostkami.
wingspan-screen-2 = **Automa do „Na skrzydłach”, 2 z 5 · Jej karta.** Wykonuje się tylko pasek bieżącej rundy: akcję po lewej, potem symbol po prawej. Automa za nic nie płaci.
    Gdy zagrywa ptaka, bot pyta o punkty ptaków w podajniku, które pasują do jej karty bonusowej.
wingspan-screen-3 = **Automa do „Na skrzydłach”, 3 z 5 · Mapa.** Z mapą duetu Automa kładzie żetony, tak jak ty: o każdym swoim powiedz przez **Mój żeton**. Zaczyna w rogu ze swojej karty i czyta rząd po rzędzie.
    Jak wybiera pole, pokazuje przycisk **Dlaczego tu?**.
wingspan-screen-4 = **Automa do „Na skrzydłach”, 4 z 5 · Symbole.** To zobaczysz na obrazkach i na jej kartach. Pomarańczowy znak mówi, że wartość nie jest z druku.
    Gdy twój ptak daje coś wszystkim graczom, naciśnij **Reakcja**.
wingspan-screen-5 = **Automa do „Na skrzydłach”, 5 z 5 · Koniec.** Po każdej rundzie punktuje się jej cel. Po ostatniej wpisujesz swoje punkty; jej punkty liczy bot: ptaki, jaja, cele, żetony.
    Zła liczba? **Popraw** pozwala wpisać każdą odpowiedź na nowo. Otwórz stół przez `/table new`.
