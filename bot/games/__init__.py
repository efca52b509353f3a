"""The presenter of each game that can be played."""

from collections.abc import Mapping

from bot.games.contract import Presenter
from bot.games.moa.presenter import MoaPresenter

PRESENTERS: Mapping[str, Presenter] = {each.game: each for each in (MoaPresenter(),)}


def presenter(game: str) -> Presenter:
    """Give the presenter of a game by its name ("moa"). Raises KeyError for a game nobody presents."""
    return PRESENTERS[game]
