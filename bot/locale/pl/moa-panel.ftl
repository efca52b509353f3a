# The prompts in the channel, and the private panel that leads through a turn.

# What stands above the first post and behind "How it works", for who has never played.
moa-intro = **Moa: ptasie ludy zasiedlają wyspę, na którą przybywają obce ssaki.**
    • **Cel:** najwięcej punktów. Na koniec okresu każde terytorium daje punkty temu, kto ma na nim najwięcej znaczników, a mniej punktów temu, kto jest drugi.
    • **Tura** to jedna akcja: umieść ptaki albo lidera, zaatakuj ssaka, sprzedaj terytorium, kup kafelki karakii albo spasuj. Płacisz kartami ptaków, a ręka musi wystarczyć na cały okres.
    • **Każda runda** otwiera niektóre tereny i może sprowadzić ssaki. Gdy któryś najeżdża twoje terytorium, decydujesz, czy się bronisz.
    • **Koniec** następuje po ostatniej rundzie ostatniego okresu.

# -- prompts (public). Facts: name (pings), territory and terrain, mammal with fight, birds (count), leader (yes, no)
moa-prompt-action = { $name }, twoja kolej. Otwarte: { $open }.
moa-prompt-tiles = { $name }, akcja już za tobą. Możesz jeszcze użyć kafelków karakii albo zakończyć turę.
moa-prompt-discard = { $name }, odrzuć karty w ramach wymiany.
moa-prompt-neutral = { $name }, na kości wypada { moa-place }: dodaj neutralne znaczniki tam albo obok.
moa-prompt-defend = { $mammal ->
    [dog] { $name }, pies (walka { $fight }) najeżdża { moa-land }, { moa-prompt-stake }. Bronisz się?
    [possum] { $name }, opos (walka { $fight }) najeżdża { moa-land }, { moa-prompt-stake }. Bronisz się?
    [rat] { $name }, szczur (walka { $fight }) najeżdża { moa-land }, { moa-prompt-stake }. Bronisz się?
   *[weasel] { $name }, łasica (walka { $fight }) najeżdża { moa-land }, { moa-prompt-stake }. Bronisz się?
}
moa-prompt-stake = { $leader ->
    [yes] { $birds ->
        [0] gdzie masz lidera
       *[other] gdzie masz { moa-birds-accusative } i lidera
    }
   *[no] gdzie masz { moa-birds-accusative }
}
moa-button-action = Wykonaj ruch
moa-button-tiles = Użyj kafelka
moa-button-discard = Wybierz karty
moa-button-neutral = Dodaj neutralne

# The button of each way of answering, and its title on the pages behind it.
moa-way-place = Umieść ptaki
moa-way-leader = Umieść lidera
moa-way-attack = Zaatakuj
moa-way-sell = Sprzedaj terytorium
moa-way-buy = Kup kafelki
moa-way-pass = Spasuj
moa-way-move = Przelot
moa-way-stronghold = Twierdza
moa-way-draw = Dobór karty
moa-way-exchange = Wymiana kart
moa-way-end = Zakończ turę
moa-way-defend = Broń się
moa-way-decline = Nie broń się
moa-way-discard = Odrzuć
moa-way-neutral = Neutralne ptaki
moa-way-neutral-leader = Neutralny lider
moa-way-skip = Nic nie dodawaj

# -- the first page
moa-panel-action = **Twoja tura** · okres { $period }, runda { $round } z { $rounds }. Otwarte: { $open }.
moa-panel-tiles = **Akcja już za tobą.** Użyj kafelka karakii albo zakończ turę.
moa-panel-defend = { $mammal ->
    [dog] **Pies** (walka { $fight }) najeżdża { moa-land }, { moa-prompt-stake }.
    [possum] **Opos** (walka { $fight }) najeżdża { moa-land }, { moa-prompt-stake }.
    [rat] **Szczur** (walka { $fight }) najeżdża { moa-land }, { moa-prompt-stake }.
   *[weasel] **Łasica** (walka { $fight }) najeżdża { moa-land }, { moa-prompt-stake }.
} Za obronę dostajesz kafelek ssaka ({ $vp ->
    [one] 1 punkt
    [few] { $vp } punkty
   *[many] { $vp } punktów
}) i twierdzę.
moa-panel-neutral = Na kości wypada **{ moa-place }**: neutralne znaczniki idą tam albo obok, jak wolisz.

# -- each question, as it stands in a select
moa-ask-territory = Gdzie?
moa-ask-source = Skąd?
moa-ask-target = Dokąd?
moa-ask-mammal = Którym ssakom?
moa-ask-tiles = Który kafelek?
moa-ask-birds = Ile ptaków?
moa-ask-payment = Zapłać inaczej …
moa-ask-bird-payment = Zapłać za ptaki inaczej …
moa-ask-cards = Które karty odrzucasz?

# -- what an answer takes. Facts: way, needed, icon, mammal, territory, apart (whether birds are paid apart: yes, no)
moa-need-payment = { $way ->
    [place] Każdy wydany symbol ptaka to jeden ptak na planszy.
    [attack] { $apart ->
        [yes] Potrzeba: { moa-needed-fight }. Za ptaki płacisz osobno, w następnym kroku.
       *[no] Potrzeba: { moa-needed-fight }. Każdy wydany przy tym symbol ptaka to jeden ptak na planszy.
    }
   *[other] Potrzeba: { $icon ->
        [bird] { $needed ->
            [one] 1 ptak
            [few] { $needed } ptaki
           *[many] { $needed } ptaków
        }
        [fight] { moa-needed-fight }
        [honour] { $needed ->
            [1] 1 honor
           *[other] { $needed } honoru
        }
       *[karakia] { $needed ->
            [1] 1 karakia
           *[other] { $needed } karakii
        }
    }.
}
# Facts: needed.
moa-needed-fight = { $needed ->
    [1] 1 walka
   *[other] { $needed } walki
}
moa-need-bird-payment = Teraz ptaki: każdy symbol ptaka to jeden. Możesz też nie umieszczać żadnego.
moa-need-cards = Do odrzucenia: { $needed ->
    [one] 1 karta
    [few] { $needed } karty
   *[many] { $needed } kart
}.
moa-none-bird-payment = Bez ptaków

# -- options. Facts of a label: what (its noun), needed (its price); payment (a list), birds (count)
moa-label-mammal = { $what }: { $needed ->
    [1] 1 honor
   *[other] { $needed } honoru
}
moa-label-tiles = { $what }: { $needed ->
    [1] 1 karakia
   *[other] { $needed } karakii
}
moa-label-pays-birds = { moa-birds }: { $payment }

# -- what one has to know of an option. Facts: lost (icons, a list); waiting, stock (counts)
moa-note-lost = przepadają symbole: { $lost }
moa-note-mammal = { $vp ->
    [one] 1 punkt
    [few] { $vp } punkty
   *[many] { $vp } punktów
}, czeka: { $waiting }
moa-note-tiles = W puli: { $stock }. { $tile ->
    [draw_one] Dobierz kartę ptaków, ilekroć masz coś do rozstrzygnięcia.
    [exchange_three] Dobierz trzy karty ptaków, potem odrzuć trzy.
    [two_fight] Dwa symbole walki do ataku albo obrony.
    [any_territory] Jedna akcja na terytorium, które nie jest otwarte.
    [move] Przenieś jednego lub dwa swoje ptaki dokądkolwiek.
   *[stronghold] Postaw twierdzę tam, gdzie jej nie ma.
}
# What stands in a territory: parts of a list. Facts: name, birds, leader (yes, no); high, low (points).
moa-note-pieces = { $leader ->
    [yes] { $name } { $birds } + lider
   *[no] { $name } { $birds }
}
moa-you = ty
moa-note-empty = brak znaczników
moa-note-any-territory = zużywa „dowolny teren”
moa-note-worth = wartość { $high }/{ $low }
moa-note-invader = { $mammal ->
    [dog] pies, walka { $fight }
    [possum] opos, walka { $fight }
    [rat] szczur, walka { $fight }
   *[weasel] łasica, walka { $fight }
}

# -- the last page. Facts: payment (a list), given, lost (icons, a list)
moa-review-spent = Zagrywasz { FORM($payment, case: "accusative") }. Symbole: { $given }.
moa-review-lost = Niepotrzebne symbole, które przepadają: { $lost }.
moa-confirm-pass = W tej turze nie wykonujesz akcji.
moa-confirm-end-turn = Kończysz turę.
moa-confirm-decline = Nie bronisz się. Jeśli nikt inny się nie obroni, wszystkie znaczniki stamtąd wracają do zapasu, a ssak zostaje.
moa-confirm-draw-one = Dobierasz kartę ptaków. Gdy ją zobaczysz, nie da się tego cofnąć.
moa-confirm-exchange-three = Dobierasz trzy karty ptaków, potem odrzucasz trzy. Gdy je zobaczysz, nie da się tego cofnąć.
moa-confirm-neutral-skip = Kolor neutralny nie dostaje nic.

# Standing orders. What is turned down; then where, and until when.
moa-declines-defend = Nie broń się
moa-declines-action = Pasuj
moa-declines-tiles = Kończ turę bez kolejnego kafelka
# Facts: count.
moa-fewer-pieces = { $count ->
    [one] tam, gdzie nie masz żadnego znacznika
    [few] tam, gdzie masz mniej niż { $count } znaczniki
   *[many] tam, gdzie masz mniej niż { $count } znaczników
}
moa-affairs = dopóki nic się nie zmieni tam, gdzie są twoje znaczniki
