# What the people of a table agree to. A kind of proposal has the message proposal-<kind>: who ($name) proposes what.

button-agree = Agree
button-refuse = Refuse
button-withdraw = Withdraw

proposal-agreed = Agreed: { $names }
proposal-refused = Refused: { $names }
proposal-waiting = { $names }, do you agree?
# $when: a moment as Discord shows it ("in 2 days"). $silence: what counts for who has not answered by then: "refuses"; else the
# sentence of its kind says it.
proposal-closes = Closes { $when }{ $silence ->
    [refuses] ; whoever has not answered by then counts as a no.
   *[other] .
}
# $outcome: how it ended; $names: who refused; $reason: why it could not be done any more, as a sentence.
proposal-ended = { $outcome ->
    [agreed] **Agreed:** it is done.
    [refused] **Refused** by { $names }. Nothing was changed.
    [withdrawn] **Withdrawn.** Nothing was changed.
    [void] **Not done:** { $reason } Nothing was changed.
   *[lapsed] **Not agreed in time.** Nothing was changed.
}
proposal-answered = Your answer counts.
proposal-asked = The others are asked in the channel.
proposal-done = Done; the channel tells it.

# -- who sits where --------------------------------------------------------------------------------------------------

# $whose: whose seat it is. $late: whether a time of that seat was over, "yes", or it has been asked the same for three days, "no".
proposal-kick = **{ $name } proposes to give { $whose }'s seat to somebody else**, since { $late ->
    [yes] { $whose }'s time was over.
   *[no] the table has waited for { $whose } for three days.
} More than half of the others must agree. After that { $whose } cannot take a seat of this game again.
# $whose: with whom.
proposal-swap = **{ $name } proposes to swap seats with { $whose }.** Both then know both hands, so everybody who plays must agree. When it is done, press **Hand** to see your new one.

# -- pausing and ending ----------------------------------------------------------------------------------------------

button-propose = Propose it
button-propose-end = Ask the others to end it

# .done stands under it once it is agreed. .alone stands in its place where nobody else had to be asked.
proposal-pause = **{ $name } proposes a pause for all.** No clock runs then and nobody is reminded, until you agree to go on. Whoever says nothing for a day agrees.
    .done = No clock runs now. Who is asked may play all the same. `/table resume` proposes to go on.
    .alone = **{ $name } has paused the table.** No clock runs now and nobody is reminded; you can still play. `/table resume` ends the pause.
proposal-resume = **{ $name } proposes to go on with the game.** More than half of the others must agree. After three days those count who have answered; if nobody has, the game goes on.
    .done = The clocks run on with the time that was left.
    .alone = **{ $name } has ended the pause.** The game goes on.
proposal-end = **{ $name } proposes to end this game for everybody.** It cannot be taken up again. All must agree; after five days it is enough if most have agreed and nobody has refused.
table-end-together = **End this game for everybody?** The others are asked: it ends when all agree, or after five days when most have and nobody has refused. It cannot be taken up again. To get out alone, `/table leave`.
# Whoever manages the server plays here, too.
table-end-managed = **End this game for everybody?** Others play here, and can be asked: then it ends when all agree, or after five days when most have and nobody has refused. Since you manage the server you can also close it at once; then nobody is asked. It cannot be taken up again. To get out alone, `/table leave`.
button-end-at-once = Close it at once

# -- going back ------------------------------------------------------------------------------------------------------

button-go-back = Ask the others
button-take-back = Take it back

# $over: "yes" once it has ended; before, what would be taken back stands under it.
proposal-undo = **{ $name } asks to take back** { $count ->
    [one] the last action
   *[other] the last { $count } actions
}{ $over ->
    [yes] .
   *[no] . All must agree. If somebody plays on meanwhile, it is off. What would be taken back:
}
# Under a refusal to take the own last action back at once.
undo-ask = If the others agree, it can be taken back all the same: press **Ask the others**. Or choose how far to go back.
# So it is where nobody else has to agree.
undo-ask-alone = It can be taken back all the same, as nobody else plays just now: press **Take it back**. Or choose how far to go back.
undo-how-far = **How far do you want to go back?** Choose the first action that is to be taken back. Nothing is done yet; you see first what it means.
undo-choose = Take back everything from …
undo-actions = { $count ->
    [one] takes back one action
   *[other] takes back { $count } actions
}
undo-takes-back = { $count ->
    [one] **This action would be taken back:**
   *[other] **These { $count } actions would be taken back:**
}
undo-more = { $count ->
    [one] > … one more before them
   *[other] > … { $count } more before them
}
undo-asked-then = **Then it is asked again:**
undo-known = What has come to light, or was rolled, stays known.
# Of what no post has told.
undo-known-untold = Something was taken back before a post could tell it. What came to light by it, or was rolled, stays known.
undo-asked = The others are asked in the channel. It is taken back as soon as all of them agree.
