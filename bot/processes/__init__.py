"""Processes that work for the bot, which asks them over pipes: for thinking, and for drawing.

Processes of our own over pipes in the place of `ProcessPoolExecutor`: one that is killed takes no other's question with
it; what it does can be broken off; it loads what it works with and nothing else of the bot; and it ends with the bot,
however that one ends.
"""
