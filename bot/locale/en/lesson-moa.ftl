# The sentences of Moa's first lesson. Each step has one; .came tells what came of it.

lesson-moa-island = These are the twelve territories of the island: the two numbers in each are the points that whoever has the most pieces there, and the second most, gets at the end of the period.
lesson-moa-turn = It is your turn, with one action. Below you see your nine bird cards, which have to last for seven rounds: so spend about one in each.
lesson-moa-where = Birds can only go to open land: in each round two cards say which terrains are open, now coast and plains. Territory 1 is coast, worth 6 and 3 points, and still empty.
lesson-moa-pay = Every card pays with its icons, and all of them go to this one action. A pukeko has four bird icons, which is four birds for one card.
lesson-moa-confirm = Each action ends on such a page: it shows what will come of it, and nothing has happened before you confirm.
    .came = Your birds are on the island, and the automas have had their turns.
lesson-moa-round = Each round begins with two new terrain cards, and such a card can bring mammals. The rat that was waiting now invades the first territory without a mammal, which is yours.
lesson-moa-invasion = You are asked since your birds stand there. If it falls, all of them go home and the rat stays; if you defend, you win its tile, which is worth points.
lesson-moa-fight = A rat has a fight of 3, and Haast’s eagle has four fight icons: one card is enough, even though the surplus is lost.
lesson-moa-defended = Look at what you pay and what you win, then confirm.
    .came = You hold territory 1, and a stronghold keeps the next invader away from it.
lesson-moa-now = Now your second turn would come. Good things to do: place birds where you can have the most or the second most, put a leader (it decides ties) where you lead already, or attack a mammal on open land for its tile. Passing costs nothing, and a saved card is one for later.
