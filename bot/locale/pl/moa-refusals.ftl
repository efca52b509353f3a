# Why the rules refuse something: one sentence for each reason in engine/moa/chapters/refusals.py, with the facts listed there.
# Said here: name (of the fact `seat`), asked (a name), active (a list of terrains), kinds (a list of icons), card, tile
# and action (each as named in the game), territory (its number), counts. `.why-not` stands behind the options that are
# refused, so it does not name them again and several can share it.

moa-refusal-game-over = Ta partia już się skończyła.
moa-refusal-not-asked = To nie twoja decyzja: teraz odpowiada { $asked }.
moa-refusal-wrong-answer = { $kind ->
    [action] Trwa twoja tura: wykonaj jedną akcję albo spasuj.
    [tiles] Akcja już za tobą: użyj kafelka karakii albo zakończ turę.
    [defend] Pytanie brzmi, czy się bronisz: broń się albo nie.
    [discard] Najpierw odrzuć karty w ramach wymiany.
   *[neutral] Teraz dodajesz znaczniki koloru neutralnego.
}
moa-refusal-action-taken = Twoja jedyna akcja w tej turze jest już za tobą. Możesz używać kafelków karakii albo zakończyć turę.
moa-refusal-action-first = Turę kończy się po akcji. Jeśli nie chcesz nic robić, spasuj.
moa-refusal-own-turn-only = Kafelka „{ $tile }” można użyć tylko we własnej turze.
moa-refusal-discard-first = Najpierw odrzuć karty w ramach wymiany.
moa-refusal-not-for-neutral = Kafelka „{ $tile }” nie można użyć podczas ruchu koloru neutralnego.

# Why an action is impossible everywhere.
moa-refusal-nowhere = { $action ->
    [place_birds] Na każdym otwartym terytorium jest ssak.
    [attack] Żadne otwarte terytorium nie jest najechane.
    [sell_land] Trzeba mieć znacznik na otwartym terytorium i ssaka czekającego na polach ssaków.
    [buy_karakia] Pula jest pusta.
    [move] Nie masz na planszy ptaka, który mógłby się przenieść.
    [stronghold] Na każdym terytorium już stoi twierdza.
    [neutral_birds] Nigdzie nie można dodać neutralnego ptaka.
   *[neutral_leader] Nigdzie nie można dodać neutralnego lidera.
}
moa-refusal-leader-nowhere = Potrzeba { $needed } honoru i otwartego terytorium bez lidera i bez ssaka, na którym masz własnego ptaka, a nikt nie ma ich więcej niż ty.
moa-refusal-no-such-territory = Nie ma terytorium { $territory }.
moa-refusal-territory-erupted = Terytorium { $territory } jest zamknięte do końca gry: wulkan już wybuchł.
    .why-not = Zamknięte do końca gry: wulkan już wybuchł.
moa-refusal-territory-closed = Terytorium { $territory } ({ moa-terrain }) nie jest otwarte w tej rundzie. Otwarte: { $active }.
    .why-not = Nie jest otwarte w tej rundzie. Otwarte: { $active }.
moa-refusal-any-territory-needless = Terytorium { $territory } i tak jest otwarte; zachowaj kafelek „dowolny teren”.
moa-refusal-mammal-there = { $mammal ->
    [dog] Na terytorium { $territory } leży kafelek psa.
    [possum] Na terytorium { $territory } leży kafelek oposa.
    [rat] Na terytorium { $territory } leży kafelek szczura.
   *[weasel] Na terytorium { $territory } leży kafelek łasicy.
}
    .why-not = Leży tam kafelek ssaka.

moa-refusal-card-unknown = Nie ma ptaka o nazwie „{ $card }”.
moa-refusal-card-missing = { $held ->
    [0] Nie masz na ręce karty „{ $card }”.
   *[other] Potrzeba { $needed } × { $card }, a na ręce masz tylko { $held }.
}
moa-refusal-card-useless = Karta „{ $card }” nie ma symbolu, który się tu liczy. Liczy się: { $kinds }. Zachowaj ją na później.
moa-refusal-leader-tile-missing = { $held ->
    [0] Nie masz tego: { $tile }.
   *[other] Potrzeba ich { $needed }, a masz { $held }: { $tile }.
}
moa-refusal-leader-tile-useless = Symbole tego żetonu tu się nie liczą: { $tile }. Liczy się: { $kinds }. Zachowaj go na później.
moa-refusal-vp-tile-kept = Żetonów z punktami nigdy się nie wydaje; liczą się na koniec okresu.
moa-refusal-fight-short = { $mammal ->
    [dog] Na psa na terytorium { $territory } potrzeba { $needed } walki, a wydajesz { $offered }.
    [possum] Na oposa na terytorium { $territory } potrzeba { $needed } walki, a wydajesz { $offered }.
    [rat] Na szczura na terytorium { $territory } potrzeba { $needed } walki, a wydajesz { $offered }.
   *[weasel] Na łasicę na terytorium { $territory } potrzeba { $needed } walki, a wydajesz { $offered }.
}
    .why-not = Potrzeba { $needed } walki, a masz { $offered }.
moa-refusal-honour-short = Na terytorium { $territory } potrzeba { $needed } honoru, a wydajesz { $offered }.
    .why-not = Potrzeba { $needed } honoru, a masz { $offered }.
moa-refusal-karakia-short = Potrzeba { $needed } karakii, a wydajesz { $offered }.
    .why-not = Potrzeba { $needed } karakii, a masz { $offered }.

moa-refusal-birds-none = Umieść co najmniej jednego ptaka.
moa-refusal-count-below-zero = „{ $count }” tu nie pasuje: liczba nie może być mniejsza niż 0.
moa-refusal-birds-over-icons = { $birds ->
    [one] Na 1 ptaka potrzeba symbolu ptaka, a wydajesz { $icons }.
    [few] Na { $birds } ptaki potrzeba { $birds } symboli ptaka, a wydajesz { $icons }.
   *[many] Na { $birds } ptaków potrzeba { $birds } symboli ptaka, a wydajesz { $icons }.
}
    .why-not = Nie masz symbolu ptaka do wydania.
moa-refusal-birds-over-supply = { $supply ->
    [0] W zapasie nie ma już ptaków.
    [one] W zapasie został tylko 1 ptak, a nie { $birds }.
    [few] W zapasie zostały tylko { $supply } ptaki, a nie { $birds }.
   *[many] W zapasie zostało tylko { $supply } ptaków, a nie { $birds }.
}

moa-refusal-leader-there = Na terytorium { $territory } stoi już lider ({ $name }); mieści się tylko jeden.
    .why-not = Stoi tam już lider.
moa-refusal-own-birds-none = { $name } nie ma ptaka na terytorium { $territory }; bez niego lider tam nie stanie.
    .why-not = { $name } nie ma tam ptaka, a lider go potrzebuje.
moa-refusal-outnumbered = { $name } ma na terytorium { $territory } więcej ptaków: { $most } do { $own }.
    .why-not = { $name } ma tam więcej ptaków.
moa-refusal-leaders-spent = { $name } nie ma już liderów w zapasie.

moa-refusal-not-invaded = Terytorium { $territory } nie jest najechane, więc nie ma kogo atakować.
    .why-not = Nie jest najechane.
moa-refusal-land-sold = Terytorium { $territory } jest sprzedane ({ $name }), a sprzedanego nie można atakować.
    .why-not = Sprzedanego terytorium nie można atakować.
moa-refusal-bird-payment-missing = Przy tym stole za walkę i za ptaki płaci się osobno: podaj też, czym płacisz za ptaki.
moa-refusal-bird-payment-apart = Przy tym stole jedna zapłata wystarcza za walkę i za ptaki; osobnej za ptaki nie ma.

moa-refusal-own-pieces-none = Nie masz znacznika na terytorium { $territory }, więc nie możesz tego terytorium sprzedać.
    .why-not = Nie masz tam znacznika.
moa-refusal-mammal-unsellable = { $mammal ->
    [dog] Psom nigdy nic się nie sprzedaje.
    [possum] Oposom nigdy nic się nie sprzedaje.
    [rat] Szczurom nigdy nic się nie sprzedaje.
   *[weasel] Łasicom nigdy nic się nie sprzedaje.
}
    .why-not = Im nigdy nic się nie sprzedaje.
moa-refusal-mammal-not-waiting = { $mammal ->
    [dog] Na polach ssaków nie czeka żaden pies, więc psom nie sprzedasz.
    [possum] Na polach ssaków nie czeka żaden opos, więc oposom nie sprzedasz.
    [rat] Na polach ssaków nie czeka żaden szczur, więc szczurom nie sprzedasz.
   *[weasel] Na polach ssaków nie czeka żadna łasica, więc łasicom nie sprzedasz.
}
    .why-not = Żaden nie czeka na polach ssaków.

moa-refusal-tiles-count = { $most ->
    [1] Można kupić jeden kafelek, nie { $count }.
   *[other] Można kupić od 1 do { $most } kafelków, nie { $count }.
}
moa-refusal-tiles-alike = Kafelki kupowane razem muszą być różne, a „{ $tile }” jest tu dwa razy.
moa-refusal-tile-unknown = Nie ma kafelka karakii o nazwie „{ $tile }”.
moa-refusal-tile-sold-out = W puli nie ma już kafelka „{ $tile }”.
    .why-not = Nie ma go już w puli.
moa-refusal-tile-missing = { $held ->
    [0] Nie masz kafelka „{ $tile }”.
   *[other] Kafelków „{ $tile }” potrzeba { $needed }, a masz { $held }.
}
    .why-not = Nie masz takiego kafelka.
moa-refusal-tile-fresh = { $ready ->
    [0] Kafelek „{ $tile }” jeszcze nie działa: jest świeżo kupiony.
   *[other] Kafelków „{ $tile }” potrzeba { $needed }, a na razie działa { $ready }.
}
    .why-not = Ten kafelek jest świeżo kupiony i jeszcze nie działa.
moa-refusal-birds-undrawable = Nie ma już kart ptaków do dobrania.
moa-refusal-discard-count = { $needed ->
    [one] Odrzuć dokładnie 1 kartę, nie { $offered }.
    [few] Odrzuć dokładnie { $needed } karty, nie { $offered }.
   *[many] Odrzuć dokładnie { $needed } kart, nie { $offered }.
}
moa-refusal-move-count = Przenosi się jednego albo dwa ptaki, nie { $birds }.
moa-refusal-move-nowhere = Te ptaki już są na terytorium { $territory }.
    .why-not = Ptaki już tam są.
moa-refusal-move-too-many = { $held ->
    [0] Nie masz ptaków na terytorium { $territory }.
    [one] Na terytorium { $territory } masz tylko 1 ptaka, nie { $birds }.
    [few] Na terytorium { $territory } masz tylko { $held } ptaki, nie { $birds }.
   *[many] Na terytorium { $territory } masz tylko { $held } ptaków, nie { $birds }.
}
    .why-not = Nie masz tam ptaków.
moa-refusal-move-into-invaded = { $mammal ->
    [dog] Ptaki nie przelecą na terytorium { $territory }: jest najechane przez psa.
    [possum] Ptaki nie przelecą na terytorium { $territory }: jest najechane przez oposa.
    [rat] Ptaki nie przelecą na terytorium { $territory }: jest najechane przez szczura.
   *[weasel] Ptaki nie przelecą na terytorium { $territory }: jest najechane przez łasicę.
}
    .why-not = Ptaki nie przelatują na najechane terytorium.
moa-refusal-stronghold-there = Na terytorium { $territory } już stoi twierdza.
    .why-not = Stoi tam już twierdza.

moa-refusal-out-of-reach = Terytorium { $territory } to ani { $rolled }, ani jego sąsiad.
    .why-not = To ani { $rolled }, ani jego sąsiad.
moa-refusal-neutral-count = Dodaje się jednego albo dwa neutralne ptaki, nie { $birds }.
moa-refusal-terrain-not-active = Do tego teren terytorium { $territory } ({ moa-terrain }) musiałby być aktywny. Aktywne: { $active }.
    .why-not = Jego teren musiałby być aktywny.
moa-refusal-skip-refused = Neutralnego ptaka da się dodać, więc trzeba dodać jego albo lidera.

# -- what was typed and cannot be read. Facts: typed
moa-refusal-unread-action = „{ $typed }” nie wygląda na akcję. Wybierz jedną z podpowiedzi albo wpisz coś takiego jak „place 3 at 5 with pukeko” (3 ptaki na terytorium 5, zapłata: pukeko).
