# Private panels of every game.

# Several of one thing, in a list or on a button. Facts: count, noun.
panel-several = { $count } × { $noun }
# What is chosen so far. Facts: what (the action), chosen ("" or each further choice behind a dot).
panel-title = **{ $what }**{ $chosen }
# What was not asked, since there was only one answer. Facts: labels (a list).
panel-forced = -# Jedyna możliwość, więc bez pytania: { $labels }
# What could be meant by a name that was typed. Facts: count (of these answers).
panel-which = { $count ->
    [one] **Czy o to ci chodzi?**
    [few] **O co z tego ci chodzi?**
   *[many] **O co z tego ci chodzi?**
}
# A select of a part of a long list: what it has comes first; without the question where a phone would cut that. Facts: ask (the question), first and last (labels).
panel-part = { panel-part-alone } · { $ask }
panel-part-alone = { $first } … { $last }
# What one has to know of a button. Facts: label, note.
panel-note = • **{ $label }** · { $note }
# Above the select that takes things one by one instead of a whole proposal.
panel-singly = … albo wybieraj pojedynczo
panel-and-also = jeszcze { $what }
panel-other = Inne …

# -- the last row
panel-back = Wstecz
panel-begin-again = Od początku
panel-more = Więcej
# A further page of a form that has no name. Facts: number.
panel-page = Strona { $number }
panel-why-not-button = Dlaczego nie?
panel-confirm = Zatwierdź
# Shows a rule. Facts: rule (its id).
panel-rule = Zasada { $rule }

# -- what is not possible
panel-impossible = Teraz niemożliwe:
# One reason. Facts: what (a list), why (a sentence), rule (its id).
panel-why-not = • **{ $what }**: { $why } ({ $rule })
# The same of many things.
panel-why-not-many = • **{ $why }** ({ $rule }): { $what }.
panel-all-possible = Tutaj wszystko jest teraz możliwe.
panel-refused = ⚠️ { $why }
panel-unreadable = ⚠️ Tego nie ma już do wyboru. Wybierz jeszcze raz.
panel-no-number = ⚠️ „{ $typed }” to nie jest pasująca liczba.
# Of several numbers in a form. Facts: field (what was asked), typed.
panel-no-number-in = ⚠️ { $field }: „{ $typed }” to nie liczba. Wpisz ją jeszcze raz.
panel-too-long = ⚠️ To za dużo jak na przycisk. Wpisz to jako komendę.

# -- the last page
panel-preview = **Co się stanie:**
# A button that changes what was taken without asking. Facts: what.
panel-instead = Zamiast tego: { $what }

# -- what games say that have no words of their own for it
# A seat and its number in a list. Facts: name, number.
seat-number = { $name } { $number }
# Facts: name (whose turn it is not).
refusal-not-asked = To nie jest teraz kolej gracza { $name }.
refusal-other-question = Teraz pytanie jest inne.
command-any-do = wykonaj
    .description = Dowolny ruch jako tekst, po angielsku, tak jak go zapisuje przebieg gry
command-any-do-action = ruch
    .description = Ruch
