# What is expected and found in the Wingspan Automa's components file (faults.ftl).
wingspan-fault-none-of-asia = none of the Asia box
wingspan-fault-core-tiles = { $count } of the base game
wingspan-fault-tile-a-round = at least { $least }, one a round
wingspan-fault-spaces = { $first } to { $last }, row by row
wingspan-fault-eggs = eggs where the Automa lays some, and only there
wingspan-fault-bird = the English name of a bird of powers
wingspan-fault-example = one of its birds
wingspan-fault-leaving = a round after which { $card } stays
wingspan-fault-special = { $card } of the Asia box, which is played with on time-out
wingspan-fault-drawn = one, which is drawn on time-out
wingspan-fault-tiles = at least { $least } that can be played against the Automa
wingspan-fault-round = round beside section { $number }, which is carried out
wingspan-fault-turns = at most { $most }, the cards that are left in round { $round }
wingspan-fault-automa = another one of { $colours }
