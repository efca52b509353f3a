"""The presenter of each game that can be played."""

from collections.abc import Mapping

from bot.games.contract import AnyPresenter
from bot.games.laisla.presenter import LaIslaPresenter
from bot.games.moa.presenter import MoaPresenter
from bot.games.wingspan.presenter import WingspanPresenter

PRESENTERS: Mapping[str, AnyPresenter] = {
    each.game: each for each in (MoaPresenter(), LaIslaPresenter(), WingspanPresenter())
}


def presenter(game: str) -> AnyPresenter:
    """Return the presenter of a game by its name ("moa"). Raises KeyError for a game nobody presents."""
    return PRESENTERS[game]
