# A game in five screens for who has never played it: a picture each, with this above. No numbers: tables may have others.

moa-screen-1 = **Moa, 1 of 5 · The island.** You lead a people of birds. Each territory has two numbers: points for whoever has the most pieces there when a period ends, and for the second.
    The two terrain cards of a round say which territories are open: they glow. Only there can you place, attack or sell.
moa-screen-2 = **Moa, 2 of 5 · Your hand.** Your turn is one action, and you pay for it with the icons on your cards: bird to place birds, honour for a leader or a sale, fight against mammals, karakia for tiles.
    A card is gone when you have paid with it, and your hand must last the whole period. There is no change.
moa-screen-3 = **Moa, 3 of 5 · Mammals.** They invade the lowest territory that is neither taken nor protected. Who has pieces there may defend it with fight icons, one after the other. If nobody does, all pieces there go home.
    An invaded territory can be attacked later. A stronghold keeps mammals out, and so does selling land to them.
moa-screen-4 = **Moa, 4 of 5 · Signs and tiles.** This is what you see on the pictures. Tiles that you buy stay with you until you use them; those with a red rim are for your own turn.
    A leader counts as a piece, breaks ties and takes the tile that lies there.
moa-screen-5 = **Moa, 5 of 5 · Scoring.** When a period ends, each territory scores for the most and the second most pieces, and mammals that you beat or sold to bring points.
    Then hands and strongholds go, and pieces stay. After the last period the most points win. Open a table with `/table new`.

laisla-screen-1 = **La Isla, 1 of 5 · The island.** Between the fields live rare animals. Who has explorers on all fields around an animal takes it at once, with the points that its number tells.
    Each field has a colour, which says what it costs, and a symbol.
laisla-screen-2 = **La Isla, 2 of 5 · Your cards.** Each round you get cards, and each goes to one action: A takes its function, B its cube, D moves its animal's marker. So of each card you use one part only.
    All choose at the same time, hidden. A function works as long as its card lies uncovered.
laisla-screen-3 = **La Isla, 3 of 5 · Exploring.** In action C you place an explorer for cubes of the field's colour, or take a cube instead. Others never block you.
    When all your explorers stand on the island, you move one. Plan two or three fields that lie around the same animal.
laisla-screen-4 = **La Isla, 4 of 5 · Signs.** A function's card shows when it acts, above, and what it brings, below. Functions that fit a field act whenever you place there.
laisla-screen-5 = **La Isla, 5 of 5 · The end.** Each step of a marker brings its mover a point for each animal of that kind, and makes the animals dearer in the end. When the values add up to the sum on the picture, the round is finished.
    Then score animals, sets of all five and cubes left. Open a table with `/table new`.

wingspan-screen-1 = **Wingspan Automa, 1 of 5 · Your rival.** You play Wingspan with your own copy; the bot turns the Automa's cards, keeps her map and counts her points.
    Take your turn at your table, then press **Automa's turn**. The post says what she does and what you do with cards and dice.
wingspan-screen-2 = **Wingspan Automa, 2 of 5 · Her card.** Only the line of the present round is carried out: the action on the left, then the icon on the right. She pays nothing.
    When she plays a bird, the bot asks for the points of the birds in your tray that match her bonus card.
wingspan-screen-3 = **Wingspan Automa, 3 of 5 · The map.** With the Duet map she places tokens, and so do you: tell each of yours with **My token**. She begins in a corner that her card tells and reads row by row.
    How she found her space, the button **Why here?** shows.
wingspan-screen-4 = **Wingspan Automa, 4 of 5 · Signs.** This is what you see on the pictures and on her cards. An orange mark says that a value is not a printed one.
    When a bird of yours gives something to all players, press **React**.
wingspan-screen-5 = **Wingspan Automa, 5 of 5 · The end.** After each round its goal is scored. After the last one you enter your own points; hers are counted: birds, eggs, goals, tokens.
    Mistyped? **Correct** takes any answer anew. Open a table with `/table new`.
