# The slash commands of Moa, and what is offered while one is typed. A name is lower case, without spaces, at most 32
# characters; a description has at most 100. Names must differ within one command.

# One offered payment. Facts: payment (a list), given (icons, a list).
moa-command-pays = { $payment }: { $given }

command-moa = moa
    .description = Play Moa at the table in this channel
command-moa-place = place
    .description = Place birds in an open territory
command-moa-place-territory = territory
    .description = Where (its number)
command-moa-place-payment = payment
    .description = What you pay with, as in: pūkeko, 2 kea, bird 2
command-moa-place-birds = birds
    .description = How many birds
command-moa-place-anywhere = anywhere
    .description = Spend an any-territory tile on a territory that is not open
command-moa-leader = leader
    .description = Place a leader where your birds are at least as many as any others
command-moa-leader-territory = territory
    .description = Where (its number)
command-moa-leader-payment = payment
    .description = What you pay with, as in: kiwi, honour 2
command-moa-leader-anywhere = anywhere
    .description = Spend an any-territory tile on a territory that is not open
command-moa-attack = attack
    .description = Drive a mammal out of an invaded territory, and place birds there
command-moa-attack-territory = territory
    .description = Where (its number)
command-moa-attack-payment = payment
    .description = What you fight with, as in: kea, tūī, two fight
command-moa-attack-birds = birds
    .description = How many birds you place there; 0 for none
command-moa-attack-birds-with = birds-with
    .description = Only where fight and birds are paid apart: what pays for the birds
command-moa-attack-anywhere = anywhere
    .description = Spend an any-territory tile on a territory that is not open
command-moa-sell = sell
    .description = Sell a territory to mammals that wait in the display
command-moa-sell-territory = territory
    .description = Where (its number)
command-moa-sell-mammal = mammal
    .description = To which mammals
command-moa-sell-payment = payment
    .description = What you pay with, as in: kiwi, honour 2
command-moa-sell-anywhere = anywhere
    .description = Spend an any-territory tile on a territory that is not open
command-moa-buy = buy
    .description = Buy one karakia tile, or two of different kinds
command-moa-buy-tile = tile
    .description = Which tile
command-moa-buy-second = second
    .description = Another tile of a different kind
command-moa-buy-payment = payment
    .description = What you pay with, as in: morepork, karakia 3
command-moa-pass = pass
    .description = Take no action this turn
command-moa-move = move
    .description = Use a move tile: one or two of your birds to another territory
command-moa-move-source = from
    .description = From where (its number)
command-moa-move-target = to
    .description = To where (its number)
command-moa-move-birds = birds
    .description = One or two
command-moa-stronghold = stronghold
    .description = Use a stronghold tile
command-moa-stronghold-territory = territory
    .description = Where (its number)
command-moa-draw = draw
    .description = Use a draw-one tile: draw a bird card
command-moa-exchange = exchange
    .description = Use an exchange-three tile: draw three bird cards, then discard three
command-moa-discard = discard
    .description = Discard the cards of your exchange
command-moa-discard-cards = cards
    .description = Which cards, as in: kea, 2 tūī
command-moa-defend = defend
    .description = Defend against the mammal that invades
command-moa-defend-payment = payment
    .description = What you fight with, as in: kea, tūī, two fight
command-moa-decline = decline
    .description = Do not defend
command-moa-end = end
    .description = End your turn without using further tiles
command-moa-neutral = neutral
    .description = Two players: add to the neutral colour
command-moa-neutral-what = what
    .description = What goes where, as in: 2 at 5, leader at 5
command-moa-do = do
    .description = Any action as text, as in: place 3 at 5 with pukeko
command-moa-do-action = action
    .description = The action

# -- what autocompletion still words by itself
moa-panel-sale-choice = { $mammal ->
    [dog] dogs: { $needed } honour
    [possum] possums: { $needed } honour
    [rat] rats: { $needed } honour
   *[weasel] weasels: { $needed } honour
}
moa-panel-tile-choice = { moa-tile }: { $needed } karakia
moa-panel-neutral-birds = { moa-birds } at { moa-place }
moa-panel-neutral-leader = a leader at { moa-place }
moa-panel-neutral-skip = nothing
moa-panel-too-dear = It takes at least { $needed } { moa-icon }, and you have { $offered }.
moa-panel-pays-birds = { moa-birds }: { $payment }
moa-panel-surplus = More than needed: { $surplus }.
moa-panel-change-birds = { $birds ->
    [one] 1 bird
   *[other] { $birds } birds
}
