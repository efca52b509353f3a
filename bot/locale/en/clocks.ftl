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
