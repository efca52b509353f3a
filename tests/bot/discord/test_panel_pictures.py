"""Which picture belongs under a panel."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from bot.discord.playing.panels import _wanted_picture
from bot.hosting.orders.standing_orders import OBVIOUS
from bot.hosting.playing.turn import Turn
from render import painter
from tests.bot.games.laisla.support import PRESENTER, WORDS, names_of, turn_at
from tests.engine.laisla.positions import game


def wanted(turn: Turn, path: str) -> Any:
    names = names_of(turn.view.seating)
    services = SimpleNamespace(painter=painter)
    request: Any = SimpleNamespace(services=services, plain_names=lambda _table: names, words=WORDS)
    return _wanted_picture(request, turn, PRESENTER.panel(turn, path, (), names, WORDS), board=False)


def test_the_preview_is_drawn_anew_once_the_host_takes_no_bonuses() -> None:
    table = game("red", "yellow").cubes("red", yellow=3, green=2, grey=0, beige=1, brown=2)
    table.holder("red", "symbol_marker_tent").explores("red")
    taking, asking, path = turn_at(table.position), turn_at(table.position), "place.-.A1.yellow-yellow"
    taking.orders = (OBVIOUS,)
    taken, asked = wanted(taking, path), wanted(asking, path)
    assert taken.job().alt != asked.job().alt
    assert taken.name != asked.name
