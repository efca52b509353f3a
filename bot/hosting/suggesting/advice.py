"""Which of the moves that a player has thought about are suggested."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from bot.hosting.playing.turn import Turn
from bot.hosting.table import Table
from engine.automa import Considered
from engine.choices import Path, steps_of, trace
from engine.contract import Action, Illegal, Unreadable
from engine.question import Question

MOST = 3
"""How many moves are suggested."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A move that is suggested."""

    action: Action
    path: Path
    """Where it is in the tree of choices of its question."""
    share: float
    """Of the win, from 0 to 1, as the adviser expects it."""
    margin: float
    """By how many points the seat is ahead of its best rivals then; negative: behind them."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What is suggested as the answer to a question."""

    moves: tuple[Suggestion, ...]
    """The best first, each another move; none: the adviser knew of nothing."""
    default: Considered | None = None
    """The answer that turns down what is asked, where it was thought about and is none of the moves."""


def has_suggestions(table: Table) -> bool:
    """Return whether a table has suggestions: none where several people play for the rating."""
    return table.suggestions and not table.rated


def can_be_suggested(turn: Turn) -> bool:
    """Return whether moves are suggested for a turn.

    Only in games with heuristics: without them an estimate is the result of random play, and says nothing. An answer
    that can be given anew was given by the seat itself, and a turn to come is not asked yet.
    """
    return has_suggestions(turn.table) and turn.game.heuristics is not None and not turn.answered and not turn.imagined


def advice_on(question: Question, considered: Sequence[Considered]) -> Advice:
    """Return what is suggested of the actions that were thought about, the best first."""
    moves = tuple(islice(different(question, considered), MOST))
    told = {each.action for each in moves}
    declines = tuple(way.action for way in question.game.ways if way.declines)
    others = (each for each in considered if each.action not in told)
    default = next((each for each in others if isinstance(each.action, declines)), None)
    return Advice(moves, default)


def different(question: Question, considered: Iterable[Considered]) -> Iterator[Suggestion]:
    """Yield actions that are different moves, of those that are one move the first."""
    known = set()
    for each in considered:
        try:
            path = trace(question.choices, each.action)
        except (Illegal, Unreadable):
            continue  # no button can lead to it
        move = move_of(question, each.action, path)
        if move not in known:
            known.add(move)
            yield Suggestion(each.action, path, each.share, each.margin)


def move_of(question: Question, action: Action, path: Path) -> Hashable:
    """Return what two actions have alike that are the same move: the way, and the places where they act.

    Where an action is about no place it is the first answer behind the way. So what is paid makes no other move.
    """
    way, *answers = steps_of(path)
    places = frozenset(question.game.scene(question.view, action))
    return way, places or tuple(answers[:1])
