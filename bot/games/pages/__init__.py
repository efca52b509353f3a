"""Private panels made from a tree of choices (engine.choices), once for all games.

`pages.py` has what a game says of its own choices; the other files go along a path, lay a node out and review a leaf.
"""

from bot.games.pages.pages import Pages as Pages
