# The sentences of La Isla's first lesson. Each step has one; .came tells what came of it.

lesson-laisla-island = You send explorers to this island: with one of yours on every field around a clearing you win the animal that lives in it.
lesson-laisla-function = In each round you have three cards and use one each for A (a function that lasts), B (a cube) and D (moving an animal's marker): take for A the one that makes fields with a hat cheaper for you.
lesson-laisla-cube = The card for B gives its cube: a field costs two cubes of its colour, and with this one you have two yellow cubes.
lesson-laisla-hidden = The last card goes to D, where it moves the marker of its animal and brings a point for each animal of that kind that you have: the large dodo with which you began counts as two.
    .came = Everybody has chosen, A and B are done, and now comes C: the island.
lesson-laisla-explorer = C is your turn on the island: you place one explorer, or you take a cube where no field suits you.
lesson-laisla-field = Below A1 in the list stands “dodo 1/2”: the dodo there has two fields around it, and with A1 you would hold one of them.
lesson-laisla-placed = Here you see what you pay and what will come of it, and nothing has happened before you confirm.
    .came = Your first explorer stands on the island, and your card for D has brought two points.
lesson-laisla-moved = Look at the inner ring: the dodo lives between A1, where you stand, and A2, so one more explorer wins it.
lesson-laisla-again = Three new cards, and one suits your plan: A2 is a field with a hat, which costs you one cube only and with this function for A brings three points; keep the dodo for D.
lesson-laisla-close = Now stand on A2 and win the dodo.
    .came = A tile, its points and those of your function; and your card for D counted one dodo more.
lesson-laisla-free = The third round is yours: choose your cards as you like, and the lesson is over.
lesson-laisla-now = So it goes on until the values of the five tracks add up to the sum in the picture; then each of your animals brings the value of its track, and sets of all five species and cubes count as well: look for animals with few fields around them, take functions that fit those fields, and move the markers of animals that you have.
