"""The presenter of each game that can be played."""

from collections.abc import Iterable, Mapping

from bot.games.contract import AnyPresenter, Presenter
from bot.games.laisla.presenter import LaIslaPresenter
from bot.games.moa.presenter import MoaPresenter
from bot.games.wingspan.presenter import WingspanPresenter
from bot.hosting.turn import PlainAnswer

PRESENTERS: Mapping[str, AnyPresenter] = {
    each.game: each for each in (MoaPresenter(), LaIslaPresenter(), WingspanPresenter())
}


def plain_answers(presenters: Iterable[AnyPresenter]) -> Mapping[str, PlainAnswer]:
    """Give what the host answers for a seat that lets it take its bonuses, by game; only of games that offer it."""
    offering = (each for each in presenters if type(each).plain_answer is not Presenter.plain_answer)
    return {each.game: each.plain_answer for each in offering}


def presenter(game: str) -> AnyPresenter:
    """Give the presenter of a game by its name ("moa"). Raises KeyError for a game nobody presents."""
    return PRESENTERS[game]
