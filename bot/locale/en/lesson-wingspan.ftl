# The sentences of the Wingspan Automa's first lesson. Each step has one; .came tells what came of it,
# .not why nothing else is chosen there.

lesson-wingspan-setup = You know Wingspan and play it with your own box (in this lesson you need none), and I play the Automa: take Duet, with the map of the Asia box, as it is set here, and begin.
    .came = Read this list once; in the lesson you need no box.
lesson-wingspan-eggs = Take a turn at your table as always; when you have done so, this one button lets her take hers.
    .came = I turn over her card and keep count of her eggs for you.
lesson-wingspan-food = Whatever she needs you to do at the table stands in such a message, so let her take the next turn.
    .came = With the dice of your feeder you do what stands there: “Which dice?” helps where you are unsure.
lesson-wingspan-token = Say that in your turn you have played a bird and put a map token on B2: such tokens are the one thing that I must know of you.
    .not = Her turn comes after yours, so enter your token first.
    .came = I see your token and reckon with it.
lesson-wingspan-cards = Now her third turn.
    .came = Drawing cards also brings her a token, and I find the space for it.
lesson-wingspan-map = This is the map with your token and hers; in a game, “Why here?” explains each space that I choose for her.
lesson-wingspan-bird = In her fourth turn she plays a bird.
    .came = Now I must ask, for I cannot see your tray.
lesson-wingspan-tray = Say that of the birds in your tray one that is worth 3 points matches, and she takes it.
    .not = In this lesson just one bird of your tray matches, and it is worth 3.
    .came = So it is with every question: press what lies on your table.
lesson-wingspan-pink = The more you have played the less there is to read: let her take her next three turns at once.
    .came = Pink powers of your birds work as in any other game, and where another power of yours brings her something, “React” says what.
lesson-wingspan-last = Two more of her turns have gone by, and the eighth ends the round.
lesson-wingspan-goal = Each round ends with its goal: I have counted both sides on the map, and you confirm that this is right.
lesson-wingspan-now = Three more rounds go like this one, and at the end you type in your points and I tell who has won; “Correct” takes back any slip until then.
