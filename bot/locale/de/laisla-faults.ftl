# What is expected in La Isla's components file (faults.ftl).
laisla-fault-explorers = scorer, start_supply und general_reserve zusammen { $total }
laisla-fault-spokes = { $count } Speichen, jede mit einer anderen id
laisla-fault-deck = eine Karte zu jeder der { $count } Funktionen
laisla-fault-cards = { $number }, so viele hat der Stapel
laisla-fault-thresholds = { $count } Stufen, jede höher als die vorige
laisla-fault-number = { $number }, denn so viele Felder stehen in fields
laisla-fault-function = eine der { $count } Funktionen
laisla-fault-top = die letzte Stufe aus value_thresholds, { $number }
laisla-fault-fields = Felder mit ihren Kennungen, jedes einmal
laisla-fault-set = { $set }, denn dazu gehört { $name }
laisla-fault-id = eine andere Nummer auf jeder Karte
