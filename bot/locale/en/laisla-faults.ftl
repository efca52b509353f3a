# What is expected in La Isla's components file (faults.ftl).
laisla-fault-explorers = scorer, supply and reserve of { $total } in all
laisla-fault-spokes = { $count } spokes with different ids
laisla-fault-deck = a card of each of the { $count } functions
laisla-fault-cards = { $number }, as the deck has
laisla-fault-thresholds = { $count } rising spaces
laisla-fault-number = { $number }, the number of its fields
laisla-fault-function = one of the { $count } functions
laisla-fault-top = the last threshold, { $number }
laisla-fault-fields = fields by their slots, each once
laisla-fault-set = { $set }, the set of { $name }
laisla-fault-id = another number on each card
