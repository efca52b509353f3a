"""What the person may tell the bot: for each kind of action what it needs, what it does, and what there is to offer."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from engine.contract import Illegal, Seat
from engine.wingspan import course, offers, powers, scoring, setup, tokens, turn
from engine.wingspan.actions import Goal, React, Score, Setup, TakeBack, Token, Tray, Turn, WingspanAction
from engine.wingspan.position import WingspanPosition
from engine.wingspan.transition import Transition


class _Answer(NamedTuple):
    """One kind of action."""

    check: Callable[[WingspanPosition, Any], None]
    carry_out: Callable[[Transition, Any], None]
    offer: Callable[[WingspanPosition], Iterator[WingspanAction]]


_ANSWERS: Mapping[type[WingspanAction], _Answer] = {
    Setup: _Answer(setup.check_setup, setup.set_up, offers.setups),
    Turn: _Answer(lambda _, __: None, lambda transition, _: turn.take_turn(transition), lambda _: iter((Turn(),))),
    Tray: _Answer(turn.check_tray, turn.answer_tray, offers.trays),
    Goal: _Answer(course.check_goal, course.answer_goal, offers.goals),
    Score: _Answer(scoring.check_score, scoring.score, offers.scores),
    Token: _Answer(tokens.check_token, tokens.change, offers.tokens),
    React: _Answer(powers.check_react, powers.react, offers.reactions),
    TakeBack: _Answer(powers.check_take_back, powers.take_back, offers.taking_back),
}
ONLY_WHEN_ASKED = (Turn, Score)
"""All others may also be told between, or anew, once there is a setup."""
ANSWERS_PER_ASIDE = 8
"""How much likelier a picked action answers what is asked than any other kind: else random games would not end."""


def check(position: WingspanPosition, seat: Seat, action: WingspanAction) -> None:
    """Raise Illegal when the person may not tell this now."""
    if position.asked is None:
        raise Illegal("WA62", "game-over")
    if seat != position.seat:
        raise Illegal("WA1", "not-asked", seat=seat, asked=position.seat)
    if position.setup is None and not isinstance(action, Setup):
        raise Illegal("WA5", "setup-first", action=action.type)
    if isinstance(action, ONLY_WHEN_ASKED) and action.type != position.asked:
        raise Illegal("WA15", "wrong-answer", action=action.type, kind=position.asked)
    _ANSWERS[type(action)].check(position, action)


def carry_out(transition: Transition, action: WingspanAction) -> None:
    """Carry out a checked action."""
    _ANSWERS[type(action)].carry_out(transition, action)


def default(position: WingspanPosition) -> WingspanAction:
    """Give the answer on time-out."""
    number = position.round
    defaults: Mapping[str, WingspanAction] = {
        "setup": Setup(),
        "turn": Turn(),
        "tray": Tray(number, len(position.this_round)),
        "goal": Goal(number, None if position.duet else 0),
        "score": Score(leftover=0),
    }
    return defaults[position.asked or "turn"]


class Choices(Iterator[WingspanAction]):
    """What can be offered now, made as it is asked for; numbers and moves have no end, so these are the near ones.

    `check` accepts every legal action.
    """

    def __init__(self, position: WingspanPosition, seat: Seat) -> None:
        self._position = position
        self._seat = seat
        self._kinds = tuple(_kinds(position)) if seat == position.seat else ()
        self._all = (action for kind in self._kinds for action in _ANSWERS[kind].offer(position))

    def __next__(self) -> WingspanAction:
        return next(self._all)

    def pick(self, rng: random.Random) -> WingspanAction:
        """Give one action; ValueError when the seat is asked nothing. What answers the question is the likeliest."""
        weights = [ANSWERS_PER_ASIDE if kind.type == self._position.asked else 1 for kind in self._kinds]
        if not weights:
            raise ValueError(f"{self._seat} is asked nothing")
        kinds = list(self._kinds)
        while True:
            kind = rng.choices(kinds, weights)[0]
            offered = list(_ANSWERS[kind].offer(self._position))
            if offered:
                return rng.choice(offered)


def _kinds(position: WingspanPosition) -> Iterator[type[WingspanAction]]:
    for kind in _ANSWERS:
        if position.asked is None or (position.setup is None and kind is not Setup):
            continue
        if kind not in ONLY_WHEN_ASKED or kind.type == position.asked:
            yield kind
