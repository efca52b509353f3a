# Tips while playing (bot/hosting/tips): each is given once. The facts are the numbers of the reader's seat (`Game.tally`).

# $tip: one of those below
tip = 💡 { $tip } *(Wskazówki wyłączysz w `/me settings`.)*

tip-moa-few-cards = { $cards ->
    [0] Nie masz już kart
    [one] Masz 1 kartę
    [few] Masz { $cards } karty
   *[many] Masz { $cards } kart
}, a do końca okresu { $rounds ->
    [one] została { $rounds } runda
    [few] zostały { $rounds } rundy
   *[many] zostało { $rounds } rund
}, licząc tę: pas nic nie kosztuje.
tip-moa-last-round = To ostatnia runda okresu. Potem { $cards ->
    [one] twoja jedyna karta przepada
    [few] twoje { $cards } karty przepadają
   *[many] twoje { $cards } kart przepada
}, więc wydawaj śmiało.
tip-moa-tiles = Kafelków karakii możesz użyć przed swoją akcją albo po niej, w tej samej turze.
tip-moa-leader = Lider kosztuje 2 honoru, a na twoich kartach jest { $honour } honoru. Tam, gdzie masz najwięcej ptaków, lider rozstrzyga remisy i bierze kafelek.

tip-laisla-near-end = Do sumy wartości, która kończy grę, brakuje już tylko { $left }: gra może skończyć się po tej rundzie.
tip-laisla-covers = Twój stojak na zdolności jest pełny: od teraz karta z akcji A zakrywa jedną z nich, więc zakryj taką, której już nie potrzebujesz.
tip-laisla-all-placed = Wszyscy twoi badacze są na wyspie: od teraz jednego z nich przestawiasz, na dowolne pole, za tę samą cenę.
tip-laisla-cubes = { $cubes ->
    [one] Masz { $cubes } kostkę
    [few] Masz { $cubes } kostki
   *[many] Masz { $cubes } kostek
}, a na końcu dwie dają tylko punkt: badacz jest zwykle więcej wart.

tip-wingspan-tokens = Nie wiem jeszcze o żadnym twoim żetonie na mapie: te, które leżą u ciebie na stole, liczą się dopiero, gdy podasz je przez „Mój żeton”.
tip-wingspan-react = Gdy twoja biała albo brązowa zdolność daje coś wszystkim graczom, „Reakcja” mówi, co dostaje Automa.
