# Private panels of every game.

# Several of one thing, in a list or on a button. Facts: count, noun.
panel-several = { $count } × { $noun }
