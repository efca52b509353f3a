# The sentences of Moa's first lesson. Each step has one; .came tells what came of it,
# .not why nothing else is chosen there.

lesson-moa-island = Twelve territories make up this island: at the end of a period each gives its gold number of points to whoever has the most pieces there, and its white one to the second; the black number is its name.
lesson-moa-turn = In each round you take one action, and your nine bird cards must last for seven rounds: so spend about one of them in each. Their icons: bird places birds, fight drives mammals off, honour pays for leaders and for selling land, karakia buys helper tiles.
    .not = Pieces on the island are what scores, so birds come first.
lesson-moa-where = Two cards say which terrains are open in this round, now coast and plains: territory 1 is coast, empty, and worth 6 and 3 points.
    .not = Something will happen in territory 1 next round, and you are to be there.
lesson-moa-pay = You pay with cards, and all icons of a card go to this one action: the four bird icons of a pūkeko are four birds.
    .not = Of your cards only the pūkeko has nothing but birds, so nothing of it is lost.
lesson-moa-confirm = Every action ends with such a page, which shows what will come of it: nothing happens until you confirm.
    .came = Your birds have landed, the automas have had their turns, and round 2 has begun.
lesson-moa-round = A round begins with two new terrain cards, and “rats invade” on one of them lets the waiting rat into the territory with the lowest number that has no mammal, open or not: that is yours.
lesson-moa-invasion = You are asked because your birds stand there: if you let it fall they all go home and the rat stays, if you defend it you win the rat’s tile.
    .not = If it falls, your four birds go home and the rat stays.
lesson-moa-fight = The rat has a fight of 3, so the four fight icons of Haast’s eagle are enough; the fourth is lost.
    .not = The eagle alone is enough, and of the others more would be lost.
lesson-moa-defended = Here you see again what you spend and what you win by it.
    .came = You hold territory 1, and the stronghold there keeps the next invader away.
lesson-moa-now = Look at the board for your second turn: place birds where you can be first or second, put a leader where you lead already (it decides ties, and you take the tile that lies there), or pass and save your cards.
lesson-moa-free = Now it is your turn again, and nobody tells you what to do.
