"""Reading a position back from the data of a snapshot."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from typing import Any

from engine.codec import from_data
from engine.contract import Unreadable
from engine.wingspan.chapters.setup import COLOURS
from engine.wingspan.names import RESET, ROUNDS, SPACES
from engine.wingspan.position import PHASES, WingspanPosition


def position_from_data(data: Mapping[str, Any]) -> WingspanPosition:
    """Read a position written by `to_data`; raise Unreadable on damage."""
    position = from_data(WingspanPosition, data)
    _check_names(position)
    return position


def _check_names(position: WingspanPosition) -> None:
    """Raise Unreadable where names do not belong to the components or to this table."""
    rules = position.rules
    _known("seat", [position.seat, position.automa], COLOURS)
    _known("phase", [position.phase], PHASES)
    _known("round", [position.round], (0, *ROUNDS))
    cards = [*position.deck, *position.removed, *(turn.card for turn in position.turns)]
    _known("cards", [*cards, *(each.card for each in position.reactions if each.card is not None)], rules.cards)
    _known("goals", position.goals, rules.tile)
    _known("bonus_card", [position.bonus_card], (None, *rules.bonus_cards, *rules.percent_boxes))
    _known("own_tokens", [token.space for token in position.own_tokens], (*SPACES, RESET))
    _known("reactions", [each.bird for each in position.reactions], (None, *rules.powers))
    if (position.setup is None) != (position.phase == "setup") or (len(position.goals) == 0) != (position.round == 0):
        raise Unreadable("position: setup: found one in the wrong phase", "setup")


def _known(path: str, found: Iterable[str | int | None], expected: Container[str | int | None]) -> None:
    if unknown := [each for each in found if each not in expected]:
        raise Unreadable(f"position: {path}: found {unknown[0]!r}, which is none of this game", path)
