# The sentences of La Isla's first lesson. Each step has one; .came tells what came of it.

lesson-laisla-island = Send explorers to this island: with yours on every field around an animal you win it, and the most points win the game.
lesson-laisla-function = Each round you lay one card each on A, B and D, and A gives you a function that lasts (you have room for three): take the one that makes fields with a hat cheaper.
lesson-laisla-cube = B gives you the cube of its card: a field costs two cubes of its colour, and now you have two yellow ones.
lesson-laisla-hidden = What is left goes to D: it moves the marker of its animal and brings a point for each of that kind that you have, and your large dodo counts as two.
    .came = All have chosen, A and B are done, and now comes C: the island.
lesson-laisla-explorer = C is your turn on the island: you place an explorer, or you take a cube where no field suits you.
lesson-laisla-field = Look for an animal with few fields around it: A1 is one of only two around a dodo.
lesson-laisla-placed = Here you see what you pay and what comes of it; nothing has happened before you confirm.
    .came = Your explorer stands on A1, and D has brought you two points.
lesson-laisla-again = The dodo lives between A1, where you stand, and A2, a field with a hat: so take the function that gives points on hats, and keep the dodo card for D.
    .came = Your new function counts already, and it is your turn on the island again.
lesson-laisla-now = The game ends when the values of the five tracks reach the sum in the picture: then each of your animals brings its track’s value, and sets of all five kinds and cubes score, too, so move the markers of animals that you have.
lesson-laisla-free = Now nobody tells you what to press: win the dodo.
