# What the Automa's choices are called in commands, autocompletion and /table now.

# -- ways
wingspan-way-turn = Automa's turn
wingspan-way-tray = Tell of the tray
wingspan-way-goal = Score a round
wingspan-way-score = Final score
wingspan-way-token = Your token
wingspan-way-react = React
wingspan-way-take-back = Take a reaction back
wingspan-way-setup = Set up

# -- what is asked
wingspan-ask-when = After which turn?
wingspan-ask-used = In which turn of yours?
wingspan-ask-points = What matched?
wingspan-ask-round = Which round?
wingspan-ask-count = How many?
wingspan-ask-leftover = Food left over
wingspan-ask-source = Which token?
wingspan-ask-target = Where to?
wingspan-ask-gains = She would gain …
wingspan-ask-pays = … and pay for it (if anything)
wingspan-ask-reaction = Which one?
wingspan-ask-setup = Which setup?

# -- answers. Facts: round, turn.
wingspan-noun-turn = Round { $round }, turn { $turn }
wingspan-noun-round = Round { $round }
wingspan-none-source = one of your supply
wingspan-none-pays = nothing
wingspan-none-target = off the map
wingspan-none-round = now
wingspan-none-special = none
wingspan-none-goal = at random
