# Private panels of every game.

# Several of one thing, in a list or on a button. Facts: count, noun.
panel-several = { $count } × { $noun }
# What is chosen so far. Facts: what (the action), chosen ("" or each further choice behind a dot).
panel-title = **{ $what }**{ $chosen }
# What was not asked, since there was only one answer. Facts: labels (a list).
panel-forced = -# Nur eine Möglichkeit, darum nicht gefragt: { $labels }
# What could be meant by a name that was typed. Facts: count (of these answers).
panel-which = { $count ->
    [one] **Meinst du das?**
   *[other] **Was davon meinst du?**
}
# A select of a part of a long list: what it has comes first; without the question where a phone would cut that. Facts: ask (the question), first and last (labels).
panel-part = { panel-part-alone } · { $ask }
panel-part-alone = { $first } … { $last }
# What one has to know of a button. Facts: label, note.
panel-note = • **{ $label }** · { $note }
# Above the select that takes things one by one instead of a whole proposal.
panel-singly = … oder einzeln wählen
panel-and-also = dazu { $what }
panel-other = Anderes …

# -- the last row
panel-back = Zurück
panel-begin-again = Von vorn
panel-more = Mehr
# A further page of a form that has no name. Facts: number.
panel-page = Seite { $number }
panel-why-not-button = Warum nicht?
panel-confirm = Bestätigen
# Shows a rule. Facts: rule (its id).
panel-rule = Regel { $rule }

# -- what is not possible
panel-impossible = Geht gerade nicht:
# One reason. Facts: what (a list), why (a sentence), rule (its id).
panel-why-not = • **{ $what }**: { $why } ({ $rule })
# The same of many things.
panel-why-not-many = • **{ $why }** ({ $rule }): { $what }.
panel-all-possible = Hier geht gerade alles.
panel-refused = ⚠️ { $why }
panel-unreadable = ⚠️ Diese Antwort gibt es gerade nicht. Wähl noch einmal.
panel-no-number = ⚠️ „{ $typed }“ ist keine Zahl, die hier passt.
# Of several numbers in a form. Facts: field (what was asked), typed.
panel-no-number-in = ⚠️ { $field }: „{ $typed }“ ist keine Zahl. Gib sie noch einmal ein.
panel-too-long = ⚠️ Das ist zu viel für einen Knopf. Gib es als Befehl ein.

# -- the last page
panel-preview = **Das passiert dann:**
# A button that changes what was taken without asking. Facts: what.
panel-instead = Stattdessen { $what }

# -- what games say that have no words of their own for it
# A seat and its number in a list. Facts: name, number.
seat-number = { $name } { $number }
# Facts: name (whose turn it is not).
refusal-not-asked = { $name } ist nicht am Zug.
refusal-other-question = Gefragt ist gerade etwas anderes.
command-any-do = tun
    .description = Jede Aktion als Text, auf Englisch, wie sie im Verlauf steht
command-any-do-action = aktion
    .description = Die Aktion
