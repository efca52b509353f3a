# Words on Moa's pictures, and the texts that describe them. Short: they are written into small boxes.

# One letter for a seat's token; the five must differ from each other.
moa-picture-letter = { $seat ->
    [red] C
    [yellow] Y
    [green] Z
    [blue] N
   *[white] B
}
moa-picture-named-seat = { $name } ({ $colour })
moa-picture-no-score = –
moa-picture-times = ×{ $count }
moa-picture-lowered = −{ $count }
moa-picture-raised = +{ $count }
moa-picture-round = Okres { $period } · Runda { $round }/{ $rounds }
moa-picture-to-act = na ruchu
moa-picture-won = wygrywa
moa-picture-display = Czekające ssaki
moa-picture-volcano = Wulkan: o tyle mniej za 12
moa-picture-stock = Pula karakii i ceny
moa-picture-piles = Stosy (i odrzucone)
moa-picture-discarded = ({ $count })
moa-picture-winners = { $count ->
    [1] Wygrywa { $names }.
   *[other] Wspólne zwycięstwo: { $names }.
}
moa-picture-asked-defend = { $name }: bronić { $territory } przed { FORM($mammal, case: "instrumental") }?
# Facts: name, kind (of the decision), territory (rolled, for kind neutral).
moa-picture-asked = { $kind ->
    [action] { $name } wykonuje akcję
    [tiles] { $name } może jeszcze użyć kafelków
    [discard] { $name } odrzuca trzy karty
    [neutral] { $name } dodaje neutralne: na kości { $territory }
   *[other] { $name } ma ruch
}
moa-picture-hand = { $name }: { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
moa-picture-no-cards = Brak kart na ręce
# A karakia tile that was just bought.
moa-picture-resting = { moa-tile }: jeszcze nie
moa-picture-sheet = Punktacja okresu { $period }
moa-picture-sum-territories = Terytoria
moa-picture-sum-mammals = Ssaki
moa-picture-sum-leader-tiles = Żetony liderów
moa-picture-sum-after = Razem
moa-picture-sum-before = { $count } →
moa-picture-no-payment = Nie trzeba płacić
# What stands in the picture of a defence that is declined, where others may still defend.
moa-picture-unless = Jeśli nikt inny się nie obroni:
moa-picture-paid = { $paid } / { $needed }
# The title of a preview. Facts: action (its name in the record), name.
moa-picture-action = { $action ->
    [place_birds] { $name }: umieszczenie ptaków
    [place_leader] { $name }: umieszczenie lidera
    [attack] { $name }: atak
    [sell_land] { $name }: sprzedaż terytorium
    [buy_karakia] { $name }: zakup kafelków
    [pass] { $name }: pas
    [end_turn] { $name }: koniec tury
    [move] { $name }: przelot
    [stronghold] { $name }: budowa twierdzy
    [draw_one] { $name }: dobór karty
    [exchange_three] { $name }: wymiana kart
    [discard] { $name }: odrzucenie kart
    [defend] { $name }: obrona
    [decline] { $name }: bez obrony
    [neutral_birds] { $name }: neutralne ptaki
    [neutral_leader] { $name }: neutralny lider
   *[other] { $name }: bez neutralnych
}

# Alt texts: the picture's order, short sentences.
moa-picture-alt-round = Okres { $period }, runda { $round } z { $rounds }. Otwarte: { $open }.
moa-picture-alt-territory = { $territory }: { $what }.
moa-picture-alt-territory-values = { $territory } ({ $higher }/{ $lower }): { $what }.
moa-picture-alt-empty = Puste: { $territories }.
moa-picture-alt-erupted = po erupcji, zamknięte
moa-picture-alt-birds = { $colour } { $count }
moa-picture-alt-leader = lider ({ $colour })
moa-picture-alt-invaded = najechane: { $mammal }
moa-picture-alt-sold = sprzedane: { $mammal } ({ $colour })
moa-picture-alt-seat = { $name } { $score }
moa-picture-alt-seats = Punkty: { $seats }.
moa-picture-alt-hand = Twoja ręka: { $cards }.
moa-picture-alt-totals = Razem: { $icons }.
moa-picture-alt-tiles = Kafelki i żetony: { $tiles }.
moa-picture-alt-laid = Zagrywane: { $what }.
moa-picture-alt-need = { moa-icon }: jest { $paid }, potrzeba { $needed }.
moa-picture-alt-sheet-seat = { $name } z { $before } na { $after }

# The full description. One line each; $what and the like are lists.
moa-picture-neutral-seat = Neutralny ({ $colour })
moa-picture-full-round = **Okres { $period } z { $periods }, runda { $round } z { $rounds }**
moa-picture-full-nobody = Nikt nie ma teraz ruchu.
moa-picture-full-first = Pierwszy gracz: { $name }
moa-picture-full-open = Karty terenu: { $cards }
moa-picture-full-waiting = { $count } × { moa-mammal }
moa-picture-full-display = Czekające ssaki: { $mammals }
moa-picture-full-volcano = Wulkan: obniża wartości terytorium 12 o { $lowers }; { $steps ->
    [one] następny krok to erupcja
    [few] { $steps } kroki do erupcji
   *[many] { $steps } kroków do erupcji
}
moa-picture-full-erupted = Wulkan jest po erupcji.
moa-picture-full-tile = { $count } × { moa-tile } (cena { $cost })
moa-picture-full-stock = Pula karakii: { $tiles }
moa-picture-full-sales = Sprzedane dotąd terytoria: { $count }
# Only those that are not as usual. Facts of one: switch (its title), value (its words).
moa-picture-full-switches = Przy tym stole inaczej: { $switches }
moa-picture-full-switch = { $switch } („{ $value }”)
moa-picture-full-place = **{ $territory }** { moa-terrain } { $higher }/{ $lower }{ $open ->
    [yes] , otwarte
   *[no] {""}
}, obok { $adjacent }
moa-picture-full-line = { $head }: { $what }
moa-picture-full-scored = sprzedaż już policzona
moa-picture-full-birds = { moa-birds } ({ $colour })
moa-picture-full-seat = **{ $name }**: punkty { $score }, w zapasie { moa-birds } i { $leaders ->
    [1] 1 lider
   *[other] { $leaders } liderów
}, na planszy { $board ->
    [one] 1 znacznik
    [few] { $board } znaczniki
   *[many] { $board } znaczników
}, na ręce { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
moa-picture-full-tiles = – kafelki i żetony: { $tiles }
moa-picture-full-fresh = – jeszcze nie do użycia: { $tiles }
moa-picture-full-trophies = – pokonane ssaki: { $mammals }
moa-picture-full-sold = – karty ssaków za sprzedaż: { $mammals }
moa-picture-full-prize = { moa-mammal } ({ $points })
moa-picture-full-hand = – twoja ręka: { $cards }
moa-picture-full-card = { $count } × { moa-bird } ({ $icons })
moa-picture-full-piles = Karty w stosach: ptaki { $birds }, ssaki { $mammals }, teren { $terrain }
moa-picture-full-bird-discard = Odrzucone ptaki: { $cards }
moa-picture-full-mammal-discard = Odrzucone ssaki: { $mammals }
moa-picture-sheet-row = **{ $territory }** ({ $higher }/{ $lower }): { $what }
moa-picture-sheet-share = { $colour } { $pieces }{ $leader ->
    [yes] {" "}z liderem
   *[no] {""}
}{ $place ->
    [none] {""}
   *[other] {" "}→ { $points }
}
moa-picture-sheet-seat = **{ $name }**: { $before } + terytoria { $territories } + ssaki { $mammals } + żetony liderów { $tiles } = { $after }

# What the signs on the pictures mean, at most some 60 characters each.
moa-legend = { $sign ->
    [icon-bird] Ptak: stawia ptaki na planszy
    [icon-fight] Walka: do obrony przed ssakami i do ataku
    [icon-honour] Honor: na liderów i sprzedaż terytoriów
    [icon-karakia] Karakia: za nią kupujesz kafelki
    [icon-vp] Punkty
    [tile-draw-one] Dobór karty: jedna karta, w dowolnej chwili
    [tile-exchange-three] Wymiana kart: trzy karty, w dowolnej chwili
    [tile-two-fight] Podwójna walka: dwa symbole walki
    [tile-any-territory] Dowolny teren: akcja na terytorium, które nie jest otwarte
    [tile-move] Przelot: przenieś jednego lub dwa ptaki
    [tile-stronghold] Twierdza: postaw ją na planszy
    [tile-honour-2] Żeton lidera: tu 2 honoru, jednorazowo
    [mammal-rat] Najechane: liczba to walka potrzebna do przepędzenia
    [sold-rat] Sprzedane, w kolorze sprzedającego
    [mark-stronghold] Twierdza: nie wpuszcza ssaków
    [mark-crown] Tu stoi lider
   *[mark-volcano-mark] Wulkan: liczba obniża wartości terytorium 12
}
