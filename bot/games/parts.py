"""What pages that are not yet of `bot.games.pages` are made with."""

from bot.games.widgets import CHOICES, LONGEST, choice, fitting, select_row

__all__ = ["CHOICES", "LONGEST", "choice", "fitting", "select_row"]
