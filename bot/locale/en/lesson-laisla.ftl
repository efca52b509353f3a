# The sentences of La Isla's first lesson. Each step has one; .came tells what came of it.

lesson-laisla-island = You send explorers to this island: with one of yours on every field around a clearing you win the animal that lives in it.
lesson-laisla-function = In each round you have three cards and use one of them each for A, B and D: the one for A gives you a function that lasts, here a lower price for fields with a hat.
lesson-laisla-cube = The card for B gives its cube: a field costs two cubes of its colour, and with this one you have two yellow cubes.
lesson-laisla-hidden = The last card moves the marker of its animal in D, with a point for each animal of that kind that you have: your large dodo counts as two.
    .came = Everybody has chosen, A and B are done, and now comes C: the island.
lesson-laisla-explorer = In C you place one explorer, or you take a cube where no field suits you.
lesson-laisla-field = Below A1 in the list stands “dodo 1/2”: a dodo lives between two fields, and there you would stand on the first of them.
lesson-laisla-placed = Here you see what you pay and what will come of it, and nothing has happened before you confirm.
    .came = Your first explorer stands on the island, and your card for D has brought two points.
lesson-laisla-moved = Look at the inner ring: the dodo lives between A1, where you stand, and A2, so one more explorer wins it.
lesson-laisla-again = Three new cards, and one suits your plan: A2 is a field with a hat, which costs you one cube only and with this function brings three points.
lesson-laisla-close = Now stand on A2 and win the dodo.
    .came = A tile, its points and those of your function; and your card for D counted one dodo more.
lesson-laisla-free = The third round is yours: choose your cards as you like.
lesson-laisla-now = So it goes on until the values of the tracks add up to the sum in the picture: look for animals with few fields around them, take functions that fit those fields, and move the markers of animals that you have.
