# Private panels of every game.

# Several of one thing, in a list or on a button. Facts: count, noun.
panel-several = { $count } × { $noun }
# What is chosen so far. Facts: what (the action), chosen ("" or each further choice behind a dot).
panel-title = **{ $what }**{ $chosen }
# What was not asked, since there was only one answer. Facts: labels (a list).
panel-forced = -# Only one choice, so not asked: { $labels }
# What could be meant by a name that was typed. Facts: count (of these answers).
panel-which = { $count ->
    [one] **Do you mean this one?**
   *[other] **Which one do you mean?**
}
# A select of a part of a long list: what it has comes first; without the question where a phone would cut that. Facts: ask (the question), first and last (labels).
panel-part = { panel-part-alone } · { $ask }
panel-part-alone = { $first } … { $last }
# What one has to know of a button. Facts: label, note.
panel-note = • **{ $label }** · { $note }
# Above the select that takes things one by one instead of a whole proposal.
panel-singly = … or choose one by one
panel-and-also = also { $what }
panel-other = Other …

# -- the last row
panel-back = Back
panel-begin-again = Begin again
panel-more = More
# A further page of a form that has no name. Facts: number.
panel-page = Page { $number }
panel-why-not-button = Why not?
panel-confirm = Confirm
# Shows a rule. Facts: rule (its id).
panel-rule = Rule { $rule }

# -- what is not possible
panel-impossible = Not possible now:
# One reason. Facts: what (a list), why (a sentence), rule (its id).
panel-why-not = • **{ $what }**: { $why } ({ $rule })
# The same of many things.
panel-why-not-many = • **{ $why }** ({ $rule }) { $what }.
panel-all-possible = Everything here is possible now.
panel-refused = ⚠️ { $why }
panel-unreadable = ⚠️ That answer is not among those of now. Please choose again.
panel-no-number = ⚠️ “{ $typed }” is no number that fits here.
# Of several numbers in a form. Facts: field (what was asked), typed.
panel-no-number-in = ⚠️ { $field }: “{ $typed }” is no number. Please enter it again.
panel-too-long = ⚠️ That is too much for a button. Please type it as a command.

# -- the last page
panel-preview = **This will happen:**
# A button that changes what was taken without asking. Facts: what.
panel-instead = { $what } instead

# -- what games say that have no words of their own for it
# A seat and its number in a list. Facts: name, number.
seat-number = { $name } { $number }
# Facts: name (whose turn it is not).
refusal-not-asked = It is not { $name }'s turn.
refusal-other-question = Something else is asked now.
command-any-do = do
    .description = Any action as text, as the log writes it
command-any-do-action = action
    .description = The action
