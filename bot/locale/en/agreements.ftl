# What the people of a table agree to. A kind of proposal has the message proposal-<kind>: who ($name) proposes what.

button-agree = Agree
button-refuse = Refuse
button-withdraw = Withdraw

proposal-agreed = Agreed: { $names }
proposal-refused = Refused: { $names }
proposal-waiting = { $names }, do you agree?
# $when: a moment as Discord shows it ("in 2 days").
proposal-closes = Open until { $when }.
# $outcome: how it ended; $names: who refused; $reason: why it could not be done any more, as a sentence.
proposal-ended = { $outcome ->
    [agreed] **Agreed:** it is done.
    [refused] **Refused** by { $names }. Nothing was changed.
    [withdrawn] **Withdrawn.** Nothing was changed.
    [void] **Not done:** { $reason } Nothing was changed.
   *[lapsed] **Not agreed in time.** Nothing was changed.
}
proposal-answered = Your answer counts.

# -- who sits where --------------------------------------------------------------------------------------------------

# $whose: whose seat it is.
proposal-kick = **{ $name } proposes to give { $whose }'s seat to somebody else**, since { $whose } has not played for long. More than half of the others must agree. { $whose } cannot take a seat of this game again then.
# $whose: with whom.
proposal-swap = **{ $name } proposes to swap seats with { $whose }.** Both then know both hands, so everybody who plays must agree. When it is done, press Hand to see your new one.
