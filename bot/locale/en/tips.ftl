# Tips while playing (bot/hosting/tips): each is given once. The facts are the numbers of the reader's seat (`Game.tally`).

# $tip: one of those below
tip = 💡 { $tip } *(Tips can be turned off with `/me settings`.)*

tip-moa-few-cards = You have { $cards ->
    [0] no cards
    [1] 1 card
   *[other] { $cards } cards
} for { $rounds } more rounds, this one among them: passing costs nothing.
tip-moa-last-round = This is the last round of the period: afterwards your { $cards } cards are discarded, so spend what you like.
tip-moa-tiles = You can use your karakia tiles before or after your action, in the same turn.
tip-moa-leader = A leader costs 2 honour, and your cards have { $honour }: where you have most birds, it decides ties and takes the tile there.

tip-laisla-near-end = The values of the tracks lack { $left } of the sum that ends the game: it may end after this round.
tip-laisla-covers = Your places for functions are full: from now on the card for A covers one of them, so give one that you need no more.
tip-laisla-all-placed = All your explorers stand on the island: from now on you move one of them, to any field, for the same price.
tip-laisla-cubes = You have { $cubes } cubes, and at the end two of them are one point only: an explorer is mostly worth more.

tip-wingspan-tokens = You have told me of no map token yet: those that lie at your table count only once you enter them with “My token”.
tip-wingspan-react = Where a white or brown power of yours lets all players gain something, “React” tells what the Automa gets.
