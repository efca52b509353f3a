"""Round goals (rules WA40 to WA44): each side's number, ranks, points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.wingspan.chapters.measure import FEWEST, PAIRS, measure
from engine.wingspan.chapters.tally import cubes_on_goal
from engine.wingspan.component_schema import BlueSide, Ties
from engine.wingspan.events import GoalRescored
from engine.wingspan.facts import Mark
from engine.wingspan.position import WingspanPosition
from engine.wingspan.rules import marked
from engine.wingspan.sheets import GoalSheet, GoalSide
from engine.wingspan.tallies import Progress

BIRDS_IN_A_HABITAT = ("birds_in_forest", "birds_in_grassland", "birds_in_wetland")
"""WA41: the goals of which it never counts more than a habitat holds."""


def goal_sheets(position: WingspanPosition) -> tuple[GoalSheet, ...]:
    """Return the scoring of every round whose goal is scored."""
    return tuple([goal_sheet(position, number) for number in range(1, len(position.counts) + 1)])


def goal_sheet(position: WingspanPosition, round_number: int) -> GoalSheet:
    """Return the scoring of a round's goal by what is known now."""
    if position.duet:
        return _duet_sheet(position, round_number)
    hers = _automa_side(position, round_number)
    count = position.counts[round_number - 1] or 0
    base = position.rules.components.base
    goal = position.goals[round_number - 1]
    marks = marked("base_value", position.rules.base_goals[goal].status)
    if position.told.mode == "blue":
        sides = _on_blue(base.blue, hers, count)
        marks += marked("blue_side", base.blue.status)
    else:
        sides = _on_green(base.green[round_number - 1], hers, count)
    return GoalSheet(round_number, goal, *sides, marks)


def rescored(before: Sequence[GoalSheet], after: Sequence[GoalSheet]) -> Iterator[GoalRescored]:
    """Return what is to be told of the goals scored whose points are others now than they were `before`."""
    for old, new in zip(before, after, strict=True):
        if (old.hers.points, old.yours.points) != (new.hers.points, new.yours.points):
            yield GoalRescored(old, new)


# -- base goals -----------------------------------------------------------------------------------------------------


def _automa_side(position: WingspanPosition, round_number: int) -> GoalSide:
    """WA40, WA41: its base value and its cubes."""
    goal = position.rules.base_goals[position.goals[round_number - 1]]
    base, cubes = goal.base[round_number - 1], cubes_on_goal(position, round_number)
    cap = position.rules.components.base.habitat_cap
    value = min(base + cubes, cap) if goal.id in BIRDS_IN_A_HABITAT else base + cubes
    return GoalSide(value, base, cubes, None, 0)


def _on_green(places: Sequence[int], hers: GoalSide, yours: int) -> tuple[GoalSide, GoalSide]:
    """WA40, WA42: rank both; who has nothing above 0 has no rank, and tied sides share what both places give."""
    if hers.value == yours > 0:
        shared = (places[0] + places[1]) // 2
        return _with(hers, 1, shared), GoalSide(yours, None, None, 1, shared)
    automa_rank, your_rank = (1, 2) if hers.value > yours else (2, 1)
    mine = _with(hers, automa_rank, places[automa_rank - 1]) if hers.value > 0 else hers
    return mine, GoalSide(yours, None, None, your_rank, places[your_rank - 1]) if yours > 0 else _none(yours)


def _on_blue(side: BlueSide, hers: GoalSide, yours: int) -> tuple[GoalSide, GoalSide]:
    """WA42: each side scores its items for itself, up to the most there is."""

    def points(value: int) -> int:
        return min(max(value, 0) * side.points, side.most)

    return _with(hers, None, points(hers.value)), GoalSide(yours, None, None, None, points(yours))


def _with(side: GoalSide, rank: int | None, points: int) -> GoalSide:
    return GoalSide(side.value, side.base, side.cubes, rank, points)


def _none(value: int) -> GoalSide:
    return GoalSide(value, None, None, None, 0)


# -- Duet -----------------------------------------------------------------------------------------------------------


def _duet_sheet(position: WingspanPosition, round_number: int) -> GoalSheet:
    """WA44: who has more of the goal scores it; of the fewest on bonus spaces, who has fewer.

    A tie gives both the points. 0 against 0 gives nothing; the setup says whether it does so also where having none
    is what is wanted.
    """
    duet = position.rules.components.duet
    goal = position.goals[round_number - 1]
    hers, yours = (
        measure(position.rules, goal, tokens)
        for tokens in (position.automa_tokens(round_number), position.your_tokens(round_number))
    )
    points = duet.points[round_number - 1]
    marks = tuple(_duet_marks(position, goal, hers, yours))
    if hers == yours:
        both = goal == FEWEST and position.told.fewest == "both"
        shared = points if both or _tie_scores(duet.ties, hers) else 0
        side = GoalSide(hers, None, None, 1 if shared else None, shared)
        return GoalSheet(round_number, goal, side, side, marks)
    automa_leads = (hers < yours) if goal == FEWEST else (hers > yours)
    first, second = (hers, yours) if automa_leads else (yours, hers)
    lead, other = GoalSide(first, None, None, 1, points), GoalSide(second, None, None, 2, duet.lesser)
    return GoalSheet(round_number, goal, *((lead, other) if automa_leads else (other, lead)), marks)


def _tie_scores(ties: Ties, value: int) -> bool:
    return (ties.level if value > 0 else ties.nothing) == "both"


def _duet_marks(position: WingspanPosition, goal: str, hers: int, yours: int) -> Iterator[Mark]:
    duet = position.rules.components.duet
    if hers == yours:
        yield from marked("fewest" if goal == FEWEST and not hers else "ties", duet.ties.status)
    if goal == PAIRS:
        yield from marked("pairs", duet.pairs.status)


# -- on the way -----------------------------------------------------------------------------------------------------


def progress(position: WingspanPosition) -> tuple[Progress, ...]:
    """Return how far both sides are with each round's goal."""
    return tuple(_progress(position, number) for number in range(1, len(position.goals) + 1))


def _progress(position: WingspanPosition, round_number: int) -> Progress:
    goal, scored = position.goals[round_number - 1], round_number <= len(position.counts)
    if not position.duet:
        yours = position.counts[round_number - 1] if scored else None
        return Progress(round_number, goal, _automa_side(position, round_number).value, yours, scored)
    hers, your_count = (
        measure(position.rules, goal, tokens)
        for tokens in (position.automa_tokens(round_number), position.your_tokens(round_number))
    )
    return Progress(round_number, goal, hers, your_count, scored)
