# Clocks: how long seats have for their answers, and what happens then.

# -- refusals --------------------------------------------------------------------------------------------------------

# $part: what could not be read, as it was typed.
refused-clock-unreadable = I do not understand “{ $part }” as a clock. Type for example 36h, 2 days, fast, or bank 5 days + 6h. All that can be set is under **{ button-clock }** or `/table clock`.
refused-clock-alone = No clock runs where one person plays alone or with automas only: nobody else waits. Take all the time you like.
refused-clock-too-short = A clock gives at least one minute.
refused-clock-too-long = A clock gives at most 60 days.

# -- what a clock is -------------------------------------------------------------------------------------------------

# $name: of a clock that is offered, or "own".
clock-name = { $name ->
    [relaxed] Relaxed: 2 days a turn
    [daily] Daily: 1 day a turn
    [fast] Fast: 4 hours a turn
    [live] Live: 10 minutes a turn
    [bank] Bank: 5 days, +6 hours an answer
   *[none] No clock
}
# $count of $unit: a length of time.
clock-span = { $unit ->
    [d] { $count ->
        [one] 1 day
       *[other] { $count } days
    }
    [h] { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
   *[m] { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
}
clock-turn = { $time } for each turn
clock-bank = { $time } for the whole game, and { $increment } more with each answer
clock-answer = { $time } for answers to others
clock-then-default = then the bot plays the simplest answer
clock-then-automa = then an automa plays the turn
clock-then-others = then the others decide
clock-stand-in = automas that stand in are of level { automa-level }
lobby-clock = • Clock: { $clock }

# -- a clock as it is typed ------------------------------------------------------------------------------------------

# What people may type, with commas between; the bot writes the first one. Accents and capitals may be left out, and the
# words of all languages are understood everywhere: so none of them may mean another thing in another language.
# The clocks that are offered by name. Behind "bank" stand its time and what each answer adds.
clock-typed-relaxed = relaxed
clock-typed-daily = daily
clock-typed-fast = fast
clock-typed-live = live
clock-typed-bank = bank
# No clock, and of a reminder or an absence: not at all.
clock-typed-none = none, no
clock-typed-off = off
# What may stand behind the time. A word that a time or another word follows.
clock-typed-answers = answers
clock-typed-nudge = nudge
clock-typed-ping = ping
clock-typed-then = then
clock-typed-automa = automa
clock-typed-away = away
# Behind "then", beside the automa.
clock-typed-default = default
clock-typed-others = others
# $count of $unit: a length of time.
clock-typed-span = { $unit ->
    [d] { NUMBER($count, useGrouping: 0) }d
    [h] { NUMBER($count, useGrouping: 0) }h
   *[m] { NUMBER($count, useGrouping: 0) }m
}

# -- choosing one ----------------------------------------------------------------------------------------------------

# It leads to the clock, and to whether a table is rated.
button-clock = Clock and rating
# $clock: in words; $typed: as one types it; $asks: whether others have to agree to another one, "yes" or "no".
clock-page = **{ button-clock }**
    Clock: { $clock }.
    As you would type it: `{ $typed }`{ $asks ->
        [yes] . Choosing another asks everybody at the table.
       *[no] { "" }
    }
    Behind the time you can type more, with commas between:
    • `answers 12h`: so much time for answers to others
    • `nudge 25%`, `ping 3h`: so long before its end the first and the last reminder come (`nudge off`: none)
    • `then automa`, `then others`: what happens when the time is over
    • `automa hunter`: the level of automas that stand in for people
    • `away 7d`: so long the clock stops for whoever is away (`away off`: not at all)
# $banks: of each who plays, a list.
clock-left = What is left for the game: { $banks }.
clock-left-of = { $name } { $time }{ $runs ->
    [yes] {" "}(it runs now)
   *[no] {""}
}
clock-pick-time = How much time?
clock-own = Another time: type it
clock-then = What happens when time is over?
clock-pick-then = { $then ->
    [others] Time over: the others decide
   *[default] Time over: the simplest answer
}
# Under the last one.
clock-simplest = It passes, declines, or takes the first choice
clock-pick-reminders = Reminders
clock-reminders = { $which ->
    [quiet] Only the first, quiet reminder
    [loud] Only the last, in the channel
    [none] No reminders
   *[both] First quiet, last in the channel
}
clock-pick-absence = Who is away
# $stops: whether the clock stops at all, "yes" or "no"; $time: for how long.
clock-absence = { $stops ->
    [no] Away: the clock runs on
   *[yes] Away: clock stops, at most { $time }
}
clock-pick-level = Time over: an automa ({ automa-level })
clock-form-title = The clock
clock-form-field = Time, for example: 36h, answers 12h
clock-proposed = **Proposed:** { $clock }. It holds as soon as all the others have agreed; the channel asks them.

# -- posts -----------------------------------------------------------------------------------------------------------

# $clock: the clock that is proposed, in words; $typed: as one types it, with all that differs from the usual.
proposal-clock = **{ $name } proposes another clock for this table:** { $clock } (`{ $typed }`). Everybody who plays must agree; whoever is asked something then has the whole new time.
    .alone = **{ $name } has given this table another clock:** { $clock } (`{ $typed }`). Whoever is asked something now has the whole new time.
# $name: whose time was over; $automa: whether an automa has played the turn, "yes" or "no".
post-late = { $automa ->
    [yes] ⏰ { $name }'s time was over; an automa has answered.
   *[no] ⏰ { $name }'s time was over; the bot has answered.
}
# $names: whose seats an automa holds since they did not answer in time, a list.
post-away = 💤 { $names } did not answer in time. { $count ->
    [one] An automa plays until they press **Play again myself**.
   *[other] An automa plays for each until they press **Play again myself**.
}
# No person plays at a running table. $ways: whether somebody can take an own seat "back", only a free "seat", or "both".
post-deserted = 💤 No person plays here just now, so nothing moves. { $ways ->
    [back] It goes on when somebody presses **Play again myself**.
    [seat] It goes on when somebody takes a free seat.
   *[both] It goes on when somebody presses **Play again myself** or takes a free seat.
}
# Nothing has moved for two weeks.
post-asleep = 💤 **{ $game }:** nothing has moved here for two weeks, so this table sleeps. Whatever somebody does here wakes it. `/table end` closes it, or asks the others to.
# $name: whose time is over. All others are asked; half of them are enough to refuse, and at its close those count who have answered.
proposal-late = **{ $name }'s time is over.** **Agree**: the bot plays the simplest answer for them now (passes, declines, takes the first choice). **Refuse**: they get the whole time again. If nobody answers, the bot plays.
# At the end of a panel's first page. $due: a moment as Discord shows it ("in 2 days").
panel-until = -# ⏰ Your time ends { $due }.
