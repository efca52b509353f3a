"""From a draft to the action that it describes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement

from bot.games.wingspan.draft import (
    DescribeDraft,
    Draft,
    GoalDraft,
    ReactDraft,
    ScoreDraft,
    SetupDraft,
    TakeBackDraft,
    TokenDraft,
    TrayDraft,
    TurnDraft,
)
from bot.games.wingspan.stock import Stock
from engine.contract import Unreadable
from engine.wingspan.actions import Goal, React, Score, TakeBack, Token, Tray, Turn, WingspanAction
from engine.wingspan.facts import Amounts
from engine.wingspan.names import MOST_POINTS, RESOURCES
from engine.wingspan.tallies import Wanted
from engine.wingspan.views.view import WingspanView

_SO_MANY = 14
"""Answers about the tray that are offered beside "none": with it they fit the buttons of a prompt."""


def action_of(draft: Draft, view: WingspanView) -> WingspanAction:
    """Give the action of a draft; raises Unreadable where it describes none, or something is still to be chosen."""
    try:
        action = _action(draft, view)
    except (IndexError, ValueError) as error:
        raise Unreadable(f"no action: {draft!r}") from error
    if action is None:
        raise Unreadable(f"no action: {draft!r}")
    return action


def _action(draft: Draft, view: WingspanView) -> WingspanAction | None:
    match draft:
        case TurnDraft():
            return Turn()
        case SetupDraft(_, setting):
            return Stock(view.components).action(setting)
        case TrayDraft(round_, turn, points) if points is not None:
            return Tray(round_, turn, points)
        case GoalDraft(round_, count) if (count is None) == _duet(view):
            return Goal(round_, count)
        case TokenDraft(source, _, target, since) if source or target:
            return Token(source, target, since if target else None)
        case ReactDraft(bird, count) if bird is not None:
            name = birds(view)[bird]
            return None if count is None and compares(name, view) else React(name, count=count)
        case DescribeDraft(gains, pays) if any(gains) or any(pays):
            return React(None, _amounts(gains), _amounts(pays))
        case TakeBackDraft(number) if number is not None:
            return TakeBack(number)
        case ScoreDraft(points, leftover) if points is not None:
            return _score(points, leftover)
        case _:
            return None


def _score(points: tuple[int | None, ...], leftover: int | None) -> Score | None:
    birds_, bonus, eggs, cached, tucked = points
    if birds_ is None or bonus is None or eggs is None or cached is None or tucked is None:
        return None
    return Score(birds_, bonus, eggs, cached, tucked, leftover)


def _amounts(counts: tuple[int, ...]) -> Amounts:
    return tuple((resource, count) for resource, count in zip(RESOURCES, counts, strict=True) if count)


def _duet(view: WingspanView) -> bool:
    return view.setup is not None and view.setup.mode == "duet"


def birds(view: WingspanView) -> list[str]:
    """Give the birds that concern her, by name; drafts count by this list."""
    return sorted(view.components.birds)


def compares(bird: str, view: WingspanView) -> bool:
    """Say whether a bird compares, so that the person's own number is needed."""
    power = view.components.power_of(bird)
    return power is not None and power.kind == "fewest"


def tray_answers(wanted: Wanted) -> list[tuple[int, ...]]:
    """Give what she can keep of a tray: nothing first, then the points of one bird, of two, as her card allows."""
    values = range(MOST_POINTS + 1) if wanted.percent else wanted.values
    kept: Iterator[tuple[int, ...]] = (
        points for count in range(1, wanted.keep + 1) for points in combinations_with_replacement(values, count)
    )
    return [(), *list(kept)[:_SO_MANY]]
