"""The decisions of a played game, each as it was asked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from engine.contract import Action, AnyGame, Seat
from engine.log import Entry, Setup, TimeOut, walk
from engine.question import Question, question_of


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision, just before it was answered."""

    n: int
    """Of the entry that answers it."""
    question: Question
    played: Action
    after: Any
    """The position after the entry."""
    before: Any
    own: bool
    """Whether whoever has the seat answered: not time that was over, nor an automa in a person's place."""
    open: bool
    """Whether there was more than one answer to choose from."""
    shown: bool
    """Whether others could see something come of it: of several who are asked at once, the last one's answer shows."""
    round: str
    """When it was, in the game's own count ("2.3"); "" in a game that does not say."""

    @property
    def seat(self) -> Seat:
        """Return the seat that was asked."""
        return self.question.seat


def moments(game: AnyGame, setup: Setup, entries: Sequence[Entry]) -> Iterator[Moment]:
    """Replay a log and give its decisions in order.

    Raises ChanceError, Illegal or Unreadable where the log does not fit the rules.
    """
    before: Any = None
    for entry, after in zip(entries, walk(game, setup, entries), strict=True):
        if before is not None and entry.actor is not None:
            yield _moment(game, entry, before, after)
        before = after


def _moment(game: AnyGame, entry: Entry, before: Any, after: Any) -> Moment:
    late = isinstance(entry.action, TimeOut)
    played = entry.action.action if isinstance(entry.action, TimeOut) else entry.action
    question = question_of(game, before, entry.actor or "")
    return Moment(
        n=entry.n,
        question=question,
        played=played,
        after=after,
        before=before,
        own=not late and entry.by is None,
        open=len(list(islice(question.actions(), 2))) > 1,
        shown=all(each.seat == question.seat for each in game.decisions(before)),
        round=game.marks(question.public_view).get("round", ""),
    )
