"""Pages on the web, to look back on a game and to watch one: a page for each step, which needs no script.

Nothing here asks who reads a page: it shows what everybody may see, and of a game that is over everything.
"""
