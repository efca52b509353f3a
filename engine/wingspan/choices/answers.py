"""What the person tells of each turn and round, as choices: the tray (WA18 to WA20), goals (WA40 to WA44).

A round or a turn that is not asked for now is an answer given anew.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache, partial
from itertools import combinations_with_replacement
from typing import TypeAlias

from engine.choices import NOTHING, Node, Number, One, Option, Thing, Tree
from engine.contract import Illegal
from engine.wingspan.actions import Goal, Tray, WingspanAction
from engine.wingspan.chapters.numbers import MOST, why_no_number
from engine.wingspan.chapters.round_end import goals_due, why_no_goal
from engine.wingspan.chapters.tally import wanted
from engine.wingspan.chapters.turn import bird_turns
from engine.wingspan.facts import TurnFact
from engine.wingspan.names import MOST_POINTS, ROUNDS, TRAY
from engine.wingspan.position import WingspanPosition
from engine.wingspan.tallies import Wanted

Points: TypeAlias = tuple[int, ...]

NEAR_COUNTS = range(13)
"""Counts of a goal that are offered; others are typed."""
_MOST_OFFERED = 15
"""Answers about a tray that are offered; more do not fit the buttons of a post."""


# -- the tray -------------------------------------------------------------------------------------------------------


def tray_turn(position: WingspanPosition) -> One[WingspanAction, TurnFact]:
    """Return the node that asks for which turn: the one that is asked about, else any in which a bird was played."""
    turns, asked = bird_turns(position), position.open_tray
    usual = list(reversed(turns)) if asked is None else [asked]
    by_number = {(turn.round, turn.turn): turn for turn in turns}
    return One(
        "when",
        usual,
        partial(_points, position),
        odd=[turn for turn in reversed(turns) if turn not in usual],
        key_of=_turn_key,
        about=lambda turn: Option(_turn_key(turn), (Thing("turn", _turn_key(turn)),), {"points": turn.points}),
        value_of=lambda action: by_number[_told(action)],
        why_none=lambda: Illegal("WA18", "no-such-turn", round=position.round, turn=len(position.this_round)),
    )


def _told(action: WingspanAction) -> tuple[int, int]:
    return (action.round, action.turn) if isinstance(action, Tray) else (0, 0)


def _turn_key(turn: TurnFact) -> str:
    return f"{turn.round}-{turn.turn}"


def _points(position: WingspanPosition, turn: TurnFact) -> One[WingspanAction, Points]:
    """Return the node that asks which birds match. Of answers that come to the same the shortest one is usual."""
    assert position.bonus_card is not None  # noqa: S101  (set up)
    wish = wanted(position.rules, position.bonus_card, position.told.level)
    usual = kept_of_a_tray(wish)
    return One(
        "points",
        usual,
        lambda points: Tray(turn.round, turn.turn, points),
        odd=_further(tuple(_values(wish)), tuple(usual)),
        key_of=_points_key,
        about=lambda points: Option(_points_key(points), tuple(Thing("points", each) for each in points)),
        facts={"round": turn.round, "turn": turn.turn},
    )


def _points_key(points: Points) -> str:
    return "".join(map(str, sorted(points))) or NOTHING


def _values(wish: Wanted) -> Sequence[int]:
    return range(MOST_POINTS + 1) if wish.percent else wish.values


def kept_of_a_tray(wish: Wanted) -> list[Points]:
    """Return what can be kept of a tray: nothing first, then one bird, then as many as the bonus card allows."""
    most = min(wish.keep, TRAY)
    kept = (birds for count in range(1, most + 1) for birds in combinations_with_replacement(_values(wish), count))
    return [(), *list(kept)[: _MOST_OFFERED - 1]]


@lru_cache(maxsize=64)
def _further(values: Points, usual: tuple[Points, ...]) -> tuple[Points, ...]:
    """Return every other answer: with birds that match and are discarded."""
    every = (birds for count in range(TRAY + 1) for birds in combinations_with_replacement(sorted(values), count))
    return tuple(birds for birds in every if birds not in usual)


# -- goals ----------------------------------------------------------------------------------------------------------


def goal_round(position: WingspanPosition) -> One[WingspanAction, int]:
    """Return the node that asks for which round: the one that is due; else any that is scored."""
    due = [position.round] if position.phase == "goal" else []
    scored = [] if position.duet else list(range(len(position.counts), 0, -1))
    usual = due or scored
    return One(
        "round",
        usual,
        partial(_count, position),
        odd=[number for number in scored if number not in usual],
        refused=lambda: _refused_rounds(position),
        about=lambda number: Option(str(number), (Thing("round", number), Thing("goal", position.goals[number - 1]))),
    )


def _refused_rounds(position: WingspanPosition) -> Iterator[tuple[int, Illegal]]:
    possible = goals_due(position)
    for number in ROUNDS:
        if position.duet or number > possible:
            count = None if position.duet else 0
            if illegal := why_no_goal(position, Goal(number, count)):
                yield number, illegal


def _count(position: WingspanPosition, number: int) -> Tree[WingspanAction]:
    """Return the node that asks for the person's count; in Duet the map tells it."""
    if position.duet:
        return Goal(number)
    node: Node[WingspanAction] = Number(
        "count",
        0,
        MOST,
        NEAR_COUNTS,
        lambda count: Goal(number, count),
        judge=lambda count: why_no_number("WA40", (count,)),
        facts={"round": number, "goal": position.goals[number - 1]},
    )
    return node
