"""What people tell that nobody offers them: setups in any mixture, tokens of any round, trays and goals of long ago.

Most of it is refused; what is taken has to be counted like everything else.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from engine.contract import Action
from engine.wingspan.actions import Goal, React, Score, Setup, TakeBack, Token, Tray, WingspanAction
from engine.wingspan.chapters.scoring import final_sheet
from engine.wingspan.names import BOXES, DUET_GOALS, EDGE_GOALS, LEVELS, MODES, RESET, RESOURCES, SPACES, VARIANTS
from engine.wingspan.position import WingspanPosition

T = TypeVar("T")
BONUS = ("asia", "european", "percent", "autwitcher", "rare_species_lister", "percent:Anatomist", "percent:Nobody")
SPECIAL = (None, "ALLIANCE", "AUTOMUBON", "RAOUTOMA")
ODD = 0.6
"""How often something else is told than what is asked."""


def odd_action(position: WingspanPosition, asked: Action, rng: random.Random) -> WingspanAction:
    """Give an action that may well be refused, or `asked`, the plain answer to what is asked."""
    if position.setup is None:
        return _setup(position, rng)
    if rng.random() > ODD:
        assert isinstance(asked, WingspanAction)
        return _tie(position, rng) if position.phase == "score" else asked
    kinds = (_setup, _token, _token, _token, _tray, _goal, _react, _take_back)
    return rng.choice(kinds)(position, rng)


def _setup(position: WingspanPosition, rng: random.Random) -> Setup:
    now = position.setup or Setup(mode=rng.choice(("duet", *MODES)))
    mode = rng.choice((now.mode, now.mode, *MODES))
    goals = (*DUET_GOALS, *EDGE_GOALS) if mode == "duet" else tuple(position.rules.base_goals)
    one, two, three, four = (rng.choice((None, None, rng.choice(goals))) for _ in range(4))
    other = Setup(
        mode=mode,
        level=rng.choice(LEVELS),
        special=rng.choice((now.special, *SPECIAL)),
        tokens=rng.choice(VARIANTS),
        boxes=rng.choice((now.boxes, BOXES, _some(BOXES, rng))),
        bonus=rng.choice((now.bonus, *BONUS)),
        goals=(one, two, three, four),
        fewest=rng.choice((None, None, "both")),
    )
    if position.setup is None or rng.random() < 0.5:
        return other
    return replace(now, **{name: getattr(other, name) for name in _some(("level", "tokens", "bonus", "goals"), rng)})


def _token(position: WingspanPosition, rng: random.Random) -> Token:
    own = [token.space for token in position.own_tokens]
    source = rng.choice((None, rng.choice((*own, None))))
    target = rng.choice((rng.choice(SPACES), rng.choice(SPACES), RESET, None, *own))
    return Token(source, target, rng.choice((None, None, None, None, *range(5))))


def _tray(position: WingspanPosition, rng: random.Random) -> Tray:
    turn = rng.choice(position.turns) if position.turns else None
    points = tuple(rng.randint(0, 9) for _ in range(rng.randint(0, 4)))
    return Tray(1, 1, points) if turn is None else Tray(turn.round, turn.turn, points)


def _goal(position: WingspanPosition, rng: random.Random) -> Goal:
    return Goal(rng.randint(0, 5), None if position.duet else rng.randint(-1, 12))


def _react(position: WingspanPosition, rng: random.Random) -> React:
    if rng.random() < 0.5:
        bird, count = rng.choice(list(position.rules.powers)), rng.choice((None, 0, 1, 2))
        when = rng.choice((None, None, (rng.randint(0, 5), rng.randint(0, 9))))
        return React(bird, count=count, round=when and when[0], turn=when and when[1])
    gains, pays = ([(each, rng.randint(1, 3)) for each in _some(RESOURCES, rng)] for _ in range(2))
    return React(None, tuple(gains), tuple(pays[: rng.randint(0, 1)]))


def _take_back(position: WingspanPosition, rng: random.Random) -> TakeBack:
    return TakeBack(rng.randint(0, len(position.reactions) + 1))


def _tie(position: WingspanPosition, rng: random.Random) -> Score:
    """Give points that mostly end in a tie."""
    sheet = final_sheet(position, Score(leftover=0))
    behind = max(0, sheet.hers.total - sheet.yours.total)
    return Score(birds=behind, tucked=rng.choice((0, 0, 1)), leftover=rng.choice((None, 0, 1, 2, 3)))


def _some(items: Sequence[T], rng: random.Random) -> tuple[T, ...]:
    return tuple(rng.sample(items, rng.randint(1, min(3, len(items)))))
