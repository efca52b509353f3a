"""Finished games looked back on: who was ahead when, where it turned, what each decision promised.

    lookback.py     a game that was looked back on
    work.py         the work: every decision judged, what stands out judged again; kept in the store as it goes on
    desk.py         which games are being looked back on, one at a time, and those that were lately
    asking.py       the use case: from a press to the game looked back on, or how far that is

The work is done where automas think, behind all of them. What is kept is made anew at will, so a kill loses nothing but
the decision under way. Of a game that runs nothing can be had.
"""
