"""Reading a position back from the data of a snapshot."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from typing import Any

from pydantic import BaseModel, ConfigDict, StrictInt, StrictStr, TypeAdapter, ValidationError

from engine.contract import Unreadable
from engine.schema import Fault, first_fault
from engine.wingspan.actions import ACTIONS, Amounts, Score, Setup
from engine.wingspan.chapters.setup import COLOURS
from engine.wingspan.facts import OwnToken, ReactionFact, Scan, TurnFact
from engine.wingspan.names import RESET, ROUNDS, SPACES
from engine.wingspan.position import PHASES, WingspanPosition
from engine.wingspan.rules import rules_for


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid")


class _Turn(_Part):
    round: StrictInt
    turn: StrictInt
    card: StrictStr
    points: tuple[StrictInt, ...] | None
    scan: Scan | None


class _Token(_Part):
    space: StrictStr
    round: StrictInt


class _Reaction(_Part):
    number: StrictInt
    round: StrictInt
    card: StrictStr | None
    bird: StrictStr | None
    gains: Amounts
    pays: Amounts
    count: StrictInt | None
    taken_back: bool


class _Snapshot(_Part):
    components: dict[str, Any]
    seat: StrictStr
    automa: StrictStr
    phase: StrictStr
    setup: dict[str, Any] | None
    bonus_card: StrictStr | None
    goals: tuple[StrictStr, ...]
    round: StrictInt
    deck: tuple[StrictStr, ...]
    removed: tuple[StrictStr, ...]
    turns: tuple[_Turn, ...]
    own_tokens: tuple[_Token, ...]
    reactions: tuple[_Reaction, ...]
    counts: tuple[StrictInt | None, ...]
    score: dict[str, Any] | None


_READER = TypeAdapter(_Snapshot)


def position_from_data(data: Mapping[str, Any]) -> WingspanPosition:
    """Read a position written by `to_data`; raise Unreadable on damage."""
    try:
        read = _READER.validate_python(data)
    except ValidationError as error:
        raise first_fault(error).unreadable("position") from error
    position = WingspanPosition(
        rules=rules_for(read.components, {}),
        seat=read.seat,
        automa=read.automa,
        phase=read.phase,
        setup=_setup(read.setup),
        bonus_card=read.bonus_card,
        goals=read.goals,
        round=read.round,
        deck=read.deck,
        removed=read.removed,
        turns=tuple(TurnFact(turn.round, turn.turn, turn.card, turn.points, turn.scan) for turn in read.turns),
        own_tokens=tuple(OwnToken(token.space, token.round) for token in read.own_tokens),
        reactions=tuple(
            ReactionFact(
                each.number,
                each.round,
                each.card,
                each.bird,
                each.gains,
                each.pays,
                each.count,
                each.taken_back,
            )
            for each in read.reactions
        ),
        counts=read.counts,
        score=_score(read.score),
    )
    _check_names(position)
    return position


def _setup(data: dict[str, Any] | None) -> Setup | None:
    action = None if data is None else ACTIONS.read({"type": Setup.type, **data})
    if action is not None and not isinstance(action, Setup):
        raise Fault("setup", data, "a setup").unreadable("position")
    return action


def _score(data: dict[str, Any] | None) -> Score | None:
    action = None if data is None else ACTIONS.read({"type": Score.type, **data})
    if action is not None and not isinstance(action, Score):
        raise Fault("score", data, "a score").unreadable("position")
    return action


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
