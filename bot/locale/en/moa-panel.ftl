# The prompts in the channel, and the private panel that leads through a turn.

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
moa-button-take-turn = Take your turn
moa-button-tiles = Use a tile
moa-button-end-turn = End turn
moa-button-discard = Choose cards
moa-button-neutral = Place neutral
moa-button-defend = Defend
moa-button-decline = Let it fall
moa-button-confirm = Confirm
moa-button-back = Back
moa-button-restart = Start over
moa-button-why-not = Why not?
# The button of each thing that can be done, and its title in the panel.
moa-do-place-birds = Place birds
moa-do-place-leader = Place leader
moa-do-attack = Attack
moa-do-sell-land = Sell land
moa-do-buy-karakia = Buy karakia
moa-do-pass = Pass
moa-do-end-turn = End turn
moa-do-move = Move birds
moa-do-stronghold = Stronghold
moa-do-draw-one = Draw one
moa-do-exchange-three = Exchange three
moa-do-discard = Discard
moa-do-defend = Defend
moa-do-decline = Let it fall
moa-do-neutral-birds = Neutral birds
moa-do-neutral-leader = Neutral leader
moa-do-neutral-skip = Add nothing

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
moa-panel-neutral = The die shows **{ moa-place }**. Where do neutral pieces go?
# The page behind that button, and the same list on later pages.
moa-panel-impossible = Not possible now:
# One line of that list. Facts: what (title), why (a sentence).
moa-panel-why-not = • { $what }: { $why }

# Why an action is impossible everywhere.
moa-panel-nowhere-place-birds = No open territory is free of mammals.
moa-panel-nowhere-place-leader = It takes an open territory without leader and mammal in which nobody has more birds than you.
moa-panel-nowhere-attack = No open territory is invaded.
moa-panel-nowhere-sell-land = It takes a piece of yours in an open territory, and a mammal waiting in the display.
moa-panel-nowhere-buy-karakia = The stock is empty.
moa-panel-nowhere-move = You have no bird on the board that could move.
moa-panel-nowhere-stronghold = Every territory has one.
# Facts: icon, needed, offered (all that the seat could spend).
moa-panel-too-dear = It takes at least { $needed } { moa-icon }, and you have { $offered }.

# -- step by step. Facts of a title: what (the action), chosen (what has been chosen, a list)
moa-panel-title = **{ $what }**
moa-panel-title-at = **{ $what }** · { moa-place }
moa-panel-ask-territory = Where?
moa-panel-ask-source = From where?
moa-panel-ask-target = To where?
moa-panel-ask-mammal = To which mammals?
moa-panel-ask-tiles = Which tile, or which two?
moa-panel-ask-birds = How many birds?
moa-panel-ask-payment = Pay with …
moa-panel-ask-cards = … or choose cards yourself
moa-panel-ask-birds-payment = Pay for birds with …
moa-panel-ask-neutral = What goes where?
moa-panel-ask-discard = Which cards leave?

# What stands in a territory: one seat in a list. Facts: name, birds, leader (yes, no).
moa-panel-there-seat = { $leader ->
    [yes] { $name } { $birds } + leader
   *[no] { $name } { $birds }
}
moa-you = you
moa-panel-empty = nobody there
moa-panel-with-any = spends your any-territory tile
moa-panel-worth = { $high }/{ $low } points
moa-panel-invader = { $mammal ->
    [dog] a dog, fight { $fight }
    [possum] a possum, fight { $fight }
    [rat] a rat, fight { $fight }
   *[weasel] a weasel, fight { $fight }
}

# Prices. Facts: icon, needed; waiting, stock (counts)
moa-panel-sale-choice = { $mammal ->
    [dog] dogs: { $needed } honour
    [possum] possums: { $needed } honour
    [rat] rats: { $needed } honour
   *[weasel] weasels: { $needed } honour
}
moa-panel-sale-detail = worth { $vp ->
    [one] 1 point
   *[other] { $vp } points
}, { $waiting } waiting
moa-panel-tile-choice = { moa-tile }: { $needed } karakia
moa-panel-tile-detail = { $stock } in stock. { $tile ->
    [draw_one] Draw a bird card whenever you have something to decide.
    [exchange_three] Draw three bird cards, then discard three.
    [two_fight] Two fight icons, to attack or to defend.
    [any_territory] One action in a territory that is not open.
    [move] Move one or two of your birds anywhere.
   *[stronghold] Put a stronghold where none is.
}

# Payments. Facts: needed, icon; payment (a list), given (icons, a list), birds
moa-panel-need = Needed: { $needed } { moa-icon }.
moa-panel-need-birds = Each bird icon you spend places one bird.
moa-panel-need-attack = Needed: { $needed } fight. Each bird icon you spend with it places one bird.
moa-panel-need-attack-apart = Needed: { $needed } fight. Birds are paid apart, after this.
moa-panel-need-attack-birds = The fight is paid with { $payment }. Now the birds: each bird icon places one, or place none.
moa-panel-no-birds = No birds
moa-panel-sum = You spend { $payment } ({ $given }).
moa-panel-surplus = More than needed: { $surplus }.
moa-panel-lost = More than needed, and lost: { $lost }.
# In place of the payments of a defence.
moa-panel-defenceless = You cannot defend: it takes { $needed } fight, and you have { $offered }.
moa-panel-short-tiles = A karakia tile may still help: see below.
moa-panel-refused = ⚠️ { $why }

# -- the last page
moa-panel-preview = **This will happen:**
moa-panel-confirm-pass = You take no action this turn.
moa-panel-confirm-end-turn = Your turn ends.
moa-panel-confirm-decline = You do not defend. If nobody else does, all pieces there go home and the mammal stays.
moa-panel-confirm-draw-one = You draw a bird card. What you see cannot be taken back.
moa-panel-confirm-exchange-three = You draw three bird cards, then discard three. What you see cannot be taken back.
moa-panel-confirm-neutral-skip = Nothing is added for the neutral colour.
moa-panel-change-birds = { $birds ->
    [one] 1 bird
   *[other] { $birds } birds
}
moa-panel-discard = Choose { $count ->
    [one] one card
   *[other] { $count } cards
} to discard.
moa-panel-neutral-birds = { moa-birds } at { moa-place }
moa-panel-neutral-leader = a leader at { moa-place }
moa-panel-neutral-skip = nothing
# A payment that places birds. Facts: payment (a list), birds.
moa-panel-pays-birds = { moa-birds }: { $payment }
