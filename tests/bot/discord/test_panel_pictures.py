"""Which picture belongs under a panel."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from bot.discord.playing.panels import _wanted_picture
from bot.games.contract import Presenter
from bot.hosting.orders.standing_orders import OBVIOUS
from bot.hosting.playing.turn import Turn
from render import painter
from tests.bot.games.laisla.support import PRESENTER, WORDS, names_of, turn_at
from tests.bot.games.moa import support as moa
from tests.engine.laisla.positions import game
from tests.engine.moa.positions import duel


def wanted(turn: Turn, path: str, presenter: Presenter[Any] = PRESENTER) -> Any:
    names = names_of(turn.view.seating)
    services = SimpleNamespace(painter=painter)
    request: Any = SimpleNamespace(services=services, plain_names=lambda _table: names, words=WORDS)
    return _wanted_picture(request, turn, presenter.panel(turn, path, (), names, WORDS), board=False)


def test_the_preview_is_drawn_anew_once_the_host_takes_no_bonuses() -> None:
    table = game("red", "yellow").cubes("red", yellow=3, green=2, grey=0, beige=1, brown=2)
    table.holder("red", "symbol_marker_tent").explores("red")
    taking, asking, path = turn_at(table.position), turn_at(table.position), "place.-.A1.yellow-yellow"
    taking.orders = (OBVIOUS,)
    taken, asked = wanted(taking, path), wanted(asking, path)
    assert taken.job().alt != asked.job().alt
    assert taken.name != asked.name


def test_where_neutral_pieces_go_is_shown_with_what_lies_next_to_what_was_rolled() -> None:
    turn = moa.turn_at(duel().hand("red", "kea").rolls("red", 5).position)
    where, paints = wanted(turn, "neutral", moa.PRESENTER), painter("moa")
    names = names_of(turn.view.seating)
    assert where.job() == paints.close_up(turn.view, WORDS, around="5", names=names)
    other = moa.turn_at(duel().hand("red", "kea").rolls("red", 9).position)
    assert where.name != wanted(other, "neutral", moa.PRESENTER).name


def test_where_an_action_may_be_anywhere_all_is_shown() -> None:
    turn = moa.turn_at(duel().open("coast").hand("red", "kea pukeko tui").position)
    names = names_of(turn.view.seating)
    where = wanted(turn, "place", moa.PRESENTER)
    assert where.job() == painter("moa").close_up(turn.view, WORDS, names=names)
