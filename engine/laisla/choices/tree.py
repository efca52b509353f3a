"""The first node of each decision: the ways to answer it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TypeAlias

from engine.choices import Closed, Node, Tree, Way, choose_way, ways_to
from engine.contract import Illegal, Seat
from engine.laisla.actions import Advance, Assign, Cube, LaIslaAction, Marker, Place, Slot, Swap, Take
from engine.laisla.agenda import ASKED
from engine.laisla.chapters.holder import may_cover, shown_functions
from engine.laisla.choices import cards, explore, gifts
from engine.laisla.position import LaIslaPosition
from engine.laisla.ways import WAYS

Opened: TypeAlias = "Callable[[LaIslaPosition, Seat], Tree[LaIslaAction]]"

_OPEN: Mapping[type[LaIslaAction], Opened] = {
    Assign: cards.assign,
    Slot: cards.slot,
    Place: explore.place,
    Take: explore.take,
    Cube: gifts.cube,
    Marker: gifts.marker,
    Swap: gifts.swap,
    Advance: gifts.advance,
}
"""What follows each way."""
_TO: Mapping[str, tuple[Way, ...]] = {kind: ways_to(WAYS, kind) for kind in ASKED.values()}
"""The ways that answer each kind of decision."""


def choices(position: LaIslaPosition, seat: Seat) -> Node[LaIslaAction]:
    """Return the first node for a seat that is asked, or that may change what it has assigned (LI5)."""
    asked = position.asked
    if position.assigning and seat in position.seats:
        kind = "assign"
    elif asked is not None and asked.seat == seat:
        kind = ASKED[type(asked)]
    else:
        return Closed(partial(_not_asked, position, seat))
    return choose_way(_TO[kind], lambda way: _OPEN[way.action](position, seat))


def ahead(position: LaIslaPosition, seat: Seat, action: LaIslaAction) -> Node[LaIslaAction] | None:
    """LI8: return the question which slot the card assigned to A covers; None where it will have no choice.

    Nobody else changes the seat's slots before that card is laid.
    """
    if not isinstance(action, Assign):
        return None
    function = position.rules.cards[action.a].function
    if not may_cover(shown_functions(position, seat), function):
        return None
    return choose_way(_TO["slot"], lambda way: _OPEN[way.action](position, seat))


def _not_asked(position: LaIslaPosition, seat: Seat) -> Illegal:
    deciding = position.deciding()
    return Illegal("LI2", "not-asked", seat=seat, asked=deciding[0]) if deciding else Illegal("LI3", "game-over")
