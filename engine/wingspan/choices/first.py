"""The first node of whatever the person can tell now: which kind of answer."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from typing_extensions import override

from engine.choices import Closed, Node, One, Option, Thing, Tree, Way
from engine.contract import Illegal, Seat
from engine.wingspan.actions import Turn, WingspanAction
from engine.wingspan.chapters.answers import ONLY_WHEN_ASKED, why_not_asked, why_not_now
from engine.wingspan.choices.answers import goal_round, tray_turn
from engine.wingspan.choices.reaction import reaction_bird, reactions_standing
from engine.wingspan.choices.score import score_sheet
from engine.wingspan.choices.setup import setup_sheet
from engine.wingspan.choices.token import token_source
from engine.wingspan.position import WingspanPosition
from engine.wingspan.ways import RUNNING, WAYS

ANSWERS_PER_ASIDE = 8
"""How much likelier a drawn action answers what is asked than any other kind: else random games would not end."""

_BELOW: Mapping[str, Callable[[WingspanPosition], Tree[WingspanAction]]] = {
    "setup": setup_sheet,
    "turn": lambda _: Turn(),
    "tray": tray_turn,
    "goal": goal_round,
    "score": score_sheet,
    "token": token_source,
    "react": reaction_bird,
    "take_back": reactions_standing,
}
_BY_ACTION = {way.action: way for way in WAYS}
_BEFORE = tuple(way for way in WAYS if way.key == "setup")
"""What can be told before the setup."""
_DURING = {
    asked: tuple(
        sorted(
            (way for way in WAYS if way.key == asked or way.action not in ONLY_WHEN_ASKED),
            key=lambda way: way.key != asked,
        )
    )
    for asked in RUNNING
}
"""What can be told after it, by what is asked: that comes first."""


def choices(position: WingspanPosition, seat: Seat) -> Node[WingspanAction]:
    """Return the first node of what `seat` can tell now."""
    if why_not_asked(position, seat) is not None:
        return Closed(lambda: why_not_asked(position, seat) or Illegal("WA62", "game-over"), "action")
    return _First(position)


class _First(One[WingspanAction, Way]):
    """Which way. Of all that may be told, what is asked is drawn the most often."""

    __slots__ = ()

    def __init__(self, position: WingspanPosition) -> None:
        super().__init__(
            "action",
            _BEFORE if position.setup is None else _DURING[position.asked or "turn"],
            lambda way: _BELOW[way.key](position),
            refused=lambda: (
                (way, illegal) for way in WAYS if (illegal := why_not_now(position, way.action)) is not None
            ),
            about=lambda way: Option(way.key, (Thing("way", way.key),)),
            key_of=lambda way: way.key,
            value_of=lambda action: _BY_ACTION[type(action)],
            sure=False,
        )

    @override
    def draw(self, rng: random.Random) -> Tree[WingspanAction]:
        others = len(self.usual) - 1
        if rng.random() * (ANSWERS_PER_ASIDE + others) < ANSWERS_PER_ASIDE:
            return self.then(self.usual[0])
        return super().draw(rng)
