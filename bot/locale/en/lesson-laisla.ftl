# The sentences of La Isla's first lesson. Each step has one; .came tells what came of it, .missed that the last step's
# aim was not reached. Why not something else is chosen: .not, .not-<key> of one choice.

lesson-laisla-island = Send explorers to this island: an animal’s number says how many fields lie around it, and with yours on each of them you win it, and at once as many points.
lesson-laisla-function = Each round you use three cards: one for A, one for B, one for D. A gives you a function that lasts: take the one that makes fields with a hat cheaper.
    .not = Fields with a hat are what you will go to.
lesson-laisla-cube = B gives you the cube of its card. A field costs two cubes of its colour: take yellow, and you can pay for a yellow field.
    .not = Brown would pay for a brown field, but the field that you want is yellow.
lesson-laisla-hidden = The last card goes to D: the dodo’s marker moves up a space, and each dodo you have brings you a point. You begin with one large animal, a dodo, and it counts as two.
    .came = All have chosen, A and B are done, and now comes C: the island.
lesson-laisla-explorer = In C each in turn places an explorer, or takes a cube. Others may stand on the same field as you: nobody blocks you, but who is first around an animal wins it.
    .not = A cube always helps, but you can pay for a field already.
lesson-laisla-field = The dodo marked 2 in the centre lies between A1 and A2. Place on A1 today, with your two yellow cubes; A2 has a hat, so one cube will do next round.
    .not = Only two fields, A1 and A2, surround that dodo, so it is soon yours.
    .not-a2 = You will need it next round, when a function brings you points there, too.
lesson-laisla-placed = Here you see what you pay and what it brings: nothing yet, for the dodo comes with A2. Nothing has happened before you confirm.
    .came = Your explorer stands on A1, and D has brought you two points.
lesson-laisla-plan = Round 2: your dodo still needs A2, a field with a hat. So look for a function that pays for hats, and keep a dodo for D.
lesson-laisla-again = Take the function that gives points on fields with a hat. You have room for three; a fourth covers one of them.
    .not = It would bring you nothing on A2.
lesson-laisla-keep = Take yellow for B, so that the card with the dodo is left for D.
    .not = Then the owlet moth is left for D, and you have none: no points.
lesson-laisla-planned = All is as planned: a function for hats, and the dodo for D.
    .came = Your new function counts already, and it is your turn on the island again.
lesson-laisla-ends = The game ends after the round in which the values of the five tracks (top right) add up to 7. The value of a track is the zone that its marker has reached.
lesson-laisla-scores = At the end each of your animals brings the value of its track, a set of all five kinds 10 points, two cubes 1 point. So move up the markers of animals that you have.
lesson-laisla-free = Now do it alone: win the dodo.
    .came = D brought three points this time, not two: the dodo that you have just won counts already.
    .missed = On A2 you would have won the dodo: 2 points for it, 3 by your function, and 1 more in D.
