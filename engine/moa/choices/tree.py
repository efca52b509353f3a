"""The tree of what a seat can choose in Moa (contract: `Game.choices`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from engine.choices import Node, Option, Step, Thing, Tree, Way, choose_way, ways_to
from engine.contract import Illegal
from engine.moa.actions import Decline, EndTurn, MoaAction, Pass
from engine.moa.agenda import ASKED, Ask
from engine.moa.chapters.answering import why_wrong_answer
from engine.moa.choices import answers, attacking, placing, tiles, trading
from engine.moa.choices.before import Before
from engine.moa.position import MoaPosition
from engine.moa.ways import WAYS

_OPEN: Mapping[str, Callable[[Before], Tree[MoaAction]]] = {
    "place": placing.place_birds,
    "leader": placing.place_leader,
    "attack": attacking.attack,
    "sell": trading.sell_land,
    "buy": trading.buy_karakia,
    "pass": lambda _: Pass(),
    "move": tiles.move,
    "stronghold": tiles.stronghold,
    "draw": tiles.draw_one,
    "exchange": tiles.exchange_three,
    "end": lambda _: EndTurn(),
    "defend": answers.defend,
    "decline": lambda _: Decline(),
    "discard": tiles.discard,
    "neutral": answers.neutral_birds,
    "neutral-leader": answers.neutral_leader,
    "skip": answers.neutral_skip,
}
"""What follows each way."""
_TILES = {"move": "move", "stronghold": "stronghold", "draw": "draw_one", "exchange": "exchange_three"}
"""The karakia tile that a way uses: a seat that holds none has no such way."""
_WAYS: Mapping[type[Ask], tuple[Way, ...]] = {ask: ways_to(WAYS, kind) for ask, kind in ASKED.items()}
_BY_KEY = {way.key: way for way in WAYS}


def choices(position: MoaPosition, ask: Ask) -> Node[MoaAction]:
    """Return the first node: which way the asked seat answers."""
    at = Before(position, ask)
    ways, unlisted = _WAYS[type(ask)], partial(_why_no_answer, ask)
    return choose_way(ways, lambda way: _OPEN[way.key](at), about=partial(_about, at), unlisted=unlisted)


def _about(at: Before, way: Way) -> Option:
    tile = _TILES.get(way.key)
    return Option(way.key, (Thing("way", way.key),), held=tile is None or tile in at.state.karakia)


def _why_no_answer(ask: Ask, step: Step) -> Illegal | None:
    way = _BY_KEY.get(step)
    return None if way is None else why_wrong_answer(ask, way.action)
