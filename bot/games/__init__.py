"""The presenter of each game that can be played."""

from collections.abc import Mapping

from bot.games.contract import Presenter
from bot.games.laisla.presenter import LaIslaPresenter
from bot.games.moa.presenter import MoaPresenter
from bot.hosting.turn import PlainAnswer

PRESENTERS: Mapping[str, Presenter] = {each.game: each for each in (MoaPresenter(), LaIslaPresenter())}
PLAIN_ANSWERS: Mapping[str, PlainAnswer] = {
    game: each.plain_answer
    for game, each in PRESENTERS.items()
    if type(each).plain_answer is not Presenter.plain_answer
}
"""What the host answers for a seat that lets it take its bonuses, by game; only of games that offer it."""


def presenter(game: str) -> Presenter:
    """Give the presenter of a game by its name ("moa"). Raises KeyError for a game nobody presents."""
    return PRESENTERS[game]
