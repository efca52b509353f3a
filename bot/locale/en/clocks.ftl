# Clocks: how long seats have for their answers, and what happens then.

# -- refusals --------------------------------------------------------------------------------------------------------

# $part: what could not be read, as it was typed.
refused-clock-unreadable = I do not understand “{ $part }” as a clock. Say for example: 36h, 2 days, fast, or bank 5 days + 6h. After it may follow: answers 12h, nudge 50%, ping 3h, then automa.
refused-clock-too-short = A clock gives at least one minute.
refused-clock-too-long = A clock gives at most 60 days.

# -- what a clock is -------------------------------------------------------------------------------------------------

# $name: of a clock that is offered, or "own".
clock-name = { $name ->
    [relaxed] Relaxed: 2 days a turn
    [daily] Daily: 1 day a turn
    [fast] Fast: 4 hours a turn
    [live] Live: 10 minutes a turn
    [bank] Bank: 5 days, and 6 hours more with each answer
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
clock-then-default = then the bot passes or declines
clock-then-automa = then an automa plays the turn
clock-then-others = then the others decide
lobby-clock = • Clock: { $clock }

# -- choosing one ----------------------------------------------------------------------------------------------------

button-clock = Clock
# $clock: in words; $typed: as one types it.
clock-page = **The clock of this table:** { $clock }.
    As you would type it: `{ $typed }`
clock-pick-time = How much time?
clock-own = Another time: type it
clock-then = What happens when the time is over?
clock-pick-then = { $then ->
    [automa] An automa plays that turn
    [others] The others decide
   *[default] The bot passes or declines
}
clock-pick-reminders = Reminders
clock-reminders = { $which ->
    [quiet] Only a quiet reminder at half time
    [loud] Only a last reminder in the channel
    [none] No reminders
   *[both] A quiet reminder, then one in the channel
}
clock-pick-absence = Who is away (/me away)
# $stops: whether the clock stops at all, "yes" or "no"; $time: for how long.
clock-absence = { $stops ->
    [no] The clock runs on for who is away
   *[yes] The clock stops for who is away, at most { $time }
}
clock-form-title = The clock
clock-form-field = Time, for example: 36h, answers 12h
clock-proposed = **Proposed:** { $clock }. It holds as soon as all the others have agreed; the channel asks them.

# -- posts -----------------------------------------------------------------------------------------------------------

# $clock: the clock that is proposed, as one types it.
proposal-clock = **{ $name } proposes another clock for this table:** { $clock }. Everybody who plays must agree; whoever is asked something has the whole new time then.
# $name: whose time was over; $automa: whether an automa has played the turn, "yes" or "no".
post-late = { $automa ->
    [yes] ⏰ { $name }'s time was over; an automa has answered.
   *[no] ⏰ { $name }'s time was over; the bot has answered.
}
# $names: who is away, a list.
post-away = 💤 { $count ->
        [one] { $names } is away: an automa plays for them until they press
       *[other] { $names } are away: an automa plays for each until they press
    } **I am back** or play themselves.
# Everybody is away.
post-deserted = 💤 Everybody is away, so nothing moves: press **I am back** to go on.
# Nothing has moved for two weeks.
post-asleep = 💤 **{ $game }:** nothing has moved here for two weeks. The table sleeps now, and nobody is reminded any more; it goes on as soon as somebody plays. `/table end` closes it.
# $name: whose time is over. All others are asked.
proposal-late = **{ $name }'s time is over.** Agree: the bot passes or declines for { $name } now. Refuse: { $name } gets the whole time once more. If nobody answers, the bot passes or declines.
# At the end of a panel's first page. $due: a moment as Discord shows it ("in 2 days").
panel-until = -# ⏰ Your time ends { $due }.
