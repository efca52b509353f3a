"""The standing orders that a seat can give: to turn down a kind of question, for a while or under a condition.

They follow from what a game says of itself: its ways that decline, its marks, measures and affairs.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from bot.hosting.orders.conditions import Conditions, digest_of_affairs
from bot.hosting.orders.standing_orders import ByPath, StandingOrder
from engine.choices import declining
from engine.contract import AnyGame, Seat

HOURS = (12, 48)
"""For how long an order can be given."""
FEWER = (2, 3, 4)
"""The bounds that are offered for a measure."""


class OrderChoice(NamedTuple):
    """An order that can be given, and the text by which a select carries it."""

    code: str
    order: StandingOrder


def order_choices(game: AnyGame, view: Any, seat: Seat, now: datetime) -> list[OrderChoice]:
    """Return what a seat can order now; `view` is its own."""
    kinds = dict.fromkeys(kind for way in game.ways for kind in way.to)
    paths = {kind: path for kind in kinds if (path := declining(game.ways, kind)) is not None}
    return [
        OrderChoice(f"{kind}.{code}", StandingOrder(kind, ByPath(path), conditions=conditions))
        for kind, path in paths.items()
        for code, conditions in _conditions(game, view, seat, kind, now)
    ]


def _conditions(game: AnyGame, view: Any, seat: Seat, kind: str, now: datetime) -> Iterator[tuple[str, Conditions]]:
    yield "always", Conditions()
    for name, mark in game.marks(view).items():
        yield f"mark-{name}", Conditions(marks={name: mark})
    for hours in HOURS:
        yield f"hours-{hours}", Conditions(until=now + timedelta(hours=hours))
    for name in game.measured.get(kind, ()):
        for bound in FEWER:
            yield f"fewer-{name}-{bound}", Conditions(fewer={name: bound})
    if (digest := digest_of_affairs(game, view, seat)) is not None:
        yield "affairs", Conditions(affairs=digest)
