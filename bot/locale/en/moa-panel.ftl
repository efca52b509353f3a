# The prompts in the channel, and the private panel that leads through a turn.

# What stands above the first post and behind "How it works", for who has never played.
moa-intro = **Moa: bird peoples settle an island to which strange mammals come.**
    • **Aim:** the most points. When a period ends, each territory scores for whoever has the most pieces there, and less for the second.
    • **A turn** is one action: place birds or a leader, attack a mammal, sell land, buy karakia tiles, or pass. You pay with bird cards, and your hand must last the whole period.
    • **Each round** opens some lands and may bring mammals. When one invades a land of yours, you are asked whether you defend it.
    • **The end** comes after the last round of the last period.

# -- prompts (public). Facts: name (pings), territory and terrain, mammal with fight, birds (count), leader (yes, no)
moa-prompt-action = { $name }, it is your turn. Open: { $open }.
moa-prompt-tiles = { $name }, your action is taken. You can still use karakia tiles, or end your turn.
moa-prompt-discard = { $name }, discard the cards for your exchange.
moa-prompt-neutral = { $name }, the die shows { moa-place }: place neutral pieces there or next to it.
moa-prompt-defend = { $mammal ->
    [dog] { $name }: a dog (fight { $fight }) invades { moa-place }, { moa-prompt-stake }. Do you defend?
    [possum] { $name }: a possum (fight { $fight }) invades { moa-place }, { moa-prompt-stake }. Do you defend?
    [rat] { $name }: a rat (fight { $fight }) invades { moa-place }, { moa-prompt-stake }. Do you defend?
   *[weasel] { $name }: a weasel (fight { $fight }) invades { moa-place }, { moa-prompt-stake }. Do you defend?
}
moa-prompt-stake = { $leader ->
    [yes] { $birds ->
        [0] where you have a leader
       *[other] where you have { moa-birds } and a leader
    }
   *[no] where you have { moa-birds }
}
moa-button-action = Take your turn
moa-button-tiles = Use a tile
moa-button-discard = Choose cards
moa-button-neutral = Place neutral

# The button of each way of answering, and its title on the pages behind it.
moa-way-place = Place birds
moa-way-leader = Place leader
moa-way-attack = Attack
moa-way-sell = Sell land
moa-way-buy = Buy karakia
moa-way-pass = Pass
moa-way-move = Move birds
moa-way-stronghold = Stronghold
moa-way-draw = Draw one
moa-way-exchange = Exchange three
moa-way-end = End turn
moa-way-defend = Defend
moa-way-decline = Let it fall
moa-way-discard = Discard
moa-way-neutral = Neutral birds
moa-way-neutral-leader = Neutral leader
moa-way-skip = Add nothing

# -- the first page
moa-panel-action = **Your turn** · period { $period }, round { $round } of { $rounds }. Open: { $open }.
moa-panel-tiles = **Your action is taken.** Use a karakia tile, or end your turn.
moa-panel-defend = { $mammal ->
    [dog] **A dog** (fight { $fight }) invades { moa-place }, { moa-prompt-stake }.
    [possum] **A possum** (fight { $fight }) invades { moa-place }, { moa-prompt-stake }.
    [rat] **A rat** (fight { $fight }) invades { moa-place }, { moa-prompt-stake }.
   *[weasel] **A weasel** (fight { $fight }) invades { moa-place }, { moa-prompt-stake }.
} Defending wins you its tile ({ $vp ->
    [one] 1 point
   *[other] { $vp } points
}) and a stronghold.
moa-panel-neutral = The die shows **{ moa-place }**: neutral pieces go there or next to it, as you choose.

# -- each question, as it stands in a select
moa-ask-territory = Where?
moa-ask-source = From where?
moa-ask-target = To where?
moa-ask-mammal = To which mammals?
moa-ask-tiles = Which tile?
moa-ask-birds = How many birds?
moa-ask-payment = Other ways to pay …
moa-ask-bird-payment = Other ways to pay for birds …
moa-ask-cards = Which cards leave?

# -- what an answer takes. Facts: way, needed, icon, mammal, territory, apart (whether birds are paid apart: yes, no)
moa-need-payment = { $way ->
    [place] Each bird icon you spend places one bird.
    [attack] { $apart ->
        [yes] Needed: { $needed } fight. Birds are paid apart, after this.
       *[no] Needed: { $needed } fight. Each bird icon you spend with it places one bird.
    }
   *[other] Needed: { $needed } { moa-icon }.
}
moa-need-bird-payment = Now the birds: each bird icon places one, or place none.
moa-need-cards = Choose { $needed ->
    [one] one card
   *[other] { $needed } cards
} to discard.
moa-none-bird-payment = No birds

# -- options. Facts of a label: what (its noun), needed (its price); payment (a list), birds (count)
moa-label-mammal = { $what }: { $needed } honour
moa-label-tiles = { $what }: { $needed } karakia
moa-label-pays-birds = { moa-birds }: { $payment }

# -- what one has to know of an option. Facts: lost (icons, a list); waiting, stock (counts)
moa-note-lost = lost with it: { $lost }
moa-note-mammal = worth { $vp ->
    [one] 1 point
   *[other] { $vp } points
}, { $waiting } waiting
moa-note-tiles = { $stock } in stock. { $tile ->
    [draw_one] Draw a bird card whenever you have something to decide.
    [exchange_three] Draw three bird cards, then discard three.
    [two_fight] Two fight icons, to attack or to defend.
    [any_territory] One action in a territory that is not open.
    [move] Move one or two of your birds anywhere.
   *[stronghold] Put a stronghold where none is.
}
# What stands in a territory: parts of a list. Facts: name, birds, leader (yes, no); high, low (points).
moa-note-pieces = { $leader ->
    [yes] { $name } { $birds } + leader
   *[no] { $name } { $birds }
}
moa-you = you
moa-note-empty = nobody there
moa-note-any-territory = spends your any-territory tile
moa-note-worth = first { $high }, second { $low } points
moa-note-invader = { $mammal ->
    [dog] a dog, fight { $fight }
    [possum] a possum, fight { $fight }
    [rat] a rat, fight { $fight }
   *[weasel] a weasel, fight { $fight }
}

# -- the last page. Facts: payment (a list), given, lost (icons, a list)
moa-review-spent = You spend { $payment }. Icons: { $given }.
moa-review-lost = Not needed, and lost: { $lost }.
moa-confirm-pass = You take no action this turn.
moa-confirm-end-turn = Your turn ends.
moa-confirm-decline = You do not defend. If nobody else does, all pieces there go home and the mammal stays.
moa-confirm-draw-one = You draw a bird card. What you see cannot be taken back.
moa-confirm-exchange-three = You draw three bird cards, then discard three. What you see cannot be taken back.
moa-confirm-neutral-skip = Nothing is added for the neutral colour.

# Standing orders. What is turned down; then where, and until when.
moa-declines-defend = Do not defend
moa-declines-action = Pass
moa-declines-tiles = End my turn without a further tile
# Facts: count.
moa-fewer-pieces = where you have fewer than { $count } pieces
moa-affairs = until something changes where your pieces stand
