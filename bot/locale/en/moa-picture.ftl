# Words on Moa's pictures, and the texts that describe them. Short: they are written into small boxes.

# One letter for a seat's token; the five must differ from each other.
moa-picture-letter = { $seat ->
    [red] R
    [yellow] Y
    [green] G
    [blue] B
   *[white] W
}
moa-picture-named-seat = { $name } ({ $colour })
moa-picture-no-score = –
moa-picture-times = ×{ $count }
moa-picture-lowered = −{ $count }
moa-picture-raised = +{ $count }
moa-picture-round = Period { $period } · Round { $round }/{ $rounds }
moa-picture-to-act = to act
moa-picture-won = winner
moa-picture-display = Mammals waiting
moa-picture-volcano = Volcano: what territory 12 loses
moa-picture-stock = Karakia stock and cost
moa-picture-piles = Draw piles (and discarded)
moa-picture-discarded = ({ $count })
moa-picture-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
moa-picture-asked-defend = { $name }: defend { $territory } against the { $mammal }?
# Facts: name, kind (of the decision), territory (rolled, for kind neutral).
moa-picture-asked = { $kind ->
    [action] { $name } takes an action
    [tiles] { $name } may still use tiles
    [discard] { $name } discards three cards
    [neutral] { $name } places for neutral: { $territory } was rolled
   *[other] { $name } is to act
}
moa-picture-hand = { $name }: { $count ->
    [one] one card
   *[other] { $count } cards
}
moa-picture-no-cards = No cards in hand
# A karakia tile that was just bought.
moa-picture-resting = { moa-tile }: not yet
moa-picture-sheet = Scoring of period { $period }
moa-picture-sum-territories = Territories
moa-picture-sum-mammals = Mammals
moa-picture-sum-leader-tiles = Leader tiles
moa-picture-sum-after = Score
moa-picture-sum-before = { $count } →
moa-picture-no-payment = Nothing to pay
# What stands in the picture of a defence that is declined, where others may still defend.
moa-picture-unless = If nobody else defends:
moa-picture-paid = { $paid } / { $needed }
# The title of a preview. Facts: action (its name in the record), name.
moa-picture-action = { $action ->
    [place_birds] { $name } would place birds
    [place_leader] { $name } would place a leader
    [attack] { $name } would attack
    [sell_land] { $name } would sell land
    [buy_karakia] { $name } would buy karakia
    [pass] { $name } would pass
    [end_turn] { $name } would end the turn
    [move] { $name } would move birds
    [stronghold] { $name } would place a stronghold
    [draw_one] { $name } would draw one card
    [exchange_three] { $name } would exchange three cards
    [discard] { $name } would discard
    [defend] { $name } would defend
    [decline] { $name } would let it fall
    [neutral_birds] { $name } would place neutral birds
    [neutral_leader] { $name } would place a neutral leader
   *[other] { $name } would skip the neutral colour
}

# Alt texts: the picture's order, short sentences.
moa-picture-alt-round = Period { $period }, round { $round } of { $rounds }. Open: { $open }.
moa-picture-alt-territory = { $territory }: { $what }.
moa-picture-alt-territory-values = { $territory } ({ $higher }/{ $lower }): { $what }.
moa-picture-alt-empty = Empty: { $territories }.
moa-picture-alt-erupted = erupted, closed
moa-picture-alt-birds = { $colour } { $count }
moa-picture-alt-leader = { $colour } leader
moa-picture-alt-invaded = invaded by a { $mammal }
moa-picture-alt-sold = sold to a { $mammal } by { $colour }
moa-picture-alt-seat = { $name } { $score }
moa-picture-alt-seats = Scores: { $seats }.
moa-picture-alt-hand = Your hand: { $cards }.
moa-picture-alt-totals = In all { $icons }.
moa-picture-alt-tiles = Tiles: { $tiles }.
moa-picture-alt-laid = Lays down { $what }.
moa-picture-alt-need = { moa-icon }: { $paid } of { $needed } needed.
moa-picture-alt-sheet-seat = { $name } from { $before } to { $after }

# The full description. One line each; $what and the like are lists.
moa-picture-neutral-seat = Neutral ({ $colour })
moa-picture-full-round = **Period { $period } of { $periods }, round { $round } of { $rounds }**
moa-picture-full-nobody = Nobody is to act.
moa-picture-full-first = First player: { $name }
moa-picture-full-open = Terrain cards: { $cards }
moa-picture-full-waiting = { $count } × { moa-mammal }
moa-picture-full-display = Mammals waiting: { $mammals }
moa-picture-full-volcano = Volcano: lowers territory 12 by { $lowers }; { $steps ->
    [one] it erupts at the next step
   *[other] { $steps } steps to the eruption
}
moa-picture-full-erupted = The volcano has erupted.
moa-picture-full-tile = { $count } × { moa-tile } at { $cost }
moa-picture-full-stock = Karakia stock: { $tiles }
moa-picture-full-sales = Land sold so far: { $count }
# Only those that are not as usual. Facts of one: switch (its title), value (its words).
moa-picture-full-switches = Played differently here: { $switches }
moa-picture-full-switch = { $switch } (“{ $value }”)
moa-picture-full-place = **{ $territory }** { moa-terrain } { $higher }/{ $lower }{ $open ->
    [yes] , open
   *[no] {""}
}, next to { $adjacent }
moa-picture-full-line = { $head }: { $what }
moa-picture-full-scored = sale already scored
moa-picture-full-birds = { $colour } { moa-birds }
moa-picture-full-seat = **{ $name }**: score { $score }, supply { $birds } birds and { $leaders } leaders, on the board { $board }, cards { $cards }
moa-picture-full-tiles = – tiles: { $tiles }
moa-picture-full-fresh = – not usable yet: { $tiles }
moa-picture-full-trophies = – mammals defeated: { $mammals }
moa-picture-full-sold = – mammals sold to: { $mammals }
moa-picture-full-prize = { moa-mammal } ({ $points })
moa-picture-full-hand = – your hand: { $cards }
moa-picture-full-card = { $count } × { moa-bird } ({ $icons })
moa-picture-full-piles = Draw piles: { $birds } birds, { $mammals } mammals, { $terrain } terrain cards
moa-picture-full-bird-discard = Discarded birds: { $cards }
moa-picture-full-mammal-discard = Discarded mammals: { $mammals }
moa-picture-sheet-row = **{ $territory }** ({ $higher }/{ $lower }): { $what }
moa-picture-sheet-share = { $colour } { $pieces }{ $leader ->
    [yes] {" "}with leader
   *[no] {""}
}{ $place ->
    [none] {""}
   *[other] {" "}→ { $points }
}
moa-picture-sheet-seat = **{ $name }**: { $before } + { $territories } territories + { $mammals } mammals + { $tiles } leader tiles = { $after }

# What the signs on the pictures mean, at most some 60 characters each.
moa-legend = { $sign ->
    [icon-bird] Bird: puts birds on the board
    [icon-fight] Fight: defends, and attacks mammals
    [icon-honour] Honour: for leaders and selling land
    [icon-karakia] Karakia: buys tiles
    [icon-vp] Points
    [tile-draw-one] Tile: draw a card, at any time
    [tile-exchange-three] Tile: swap three cards, at any time
    [tile-two-fight] Tile: two fight
    [tile-any-territory] Tile: act where it is not open
    [tile-move] Tile: move one or two birds
    [tile-stronghold] Tile: place a stronghold
    [tile-honour-2] Leader tile: here two honour, to spend once
    [mammal-rat] Invaded: the number is the fight it takes
    [sold-rat] Sold land, with the mark of the seller
    [mark-stronghold] Stronghold: keeps mammals away
    [mark-crown] A leader stands here
   *[mark-volcano-mark] The volcano; its number lowers territory 12
}
