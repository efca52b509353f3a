"""What hosting asks of whatever thinks for automas."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Generic, NamedTuple, Protocol, TypeVar

from engine.analysis import Judgement
from engine.automa import Considered
from engine.contract import Action
from engine.question import Question

T = TypeVar("T")


class Thought(NamedTuple, Generic[T]):
    """An answer."""

    answer: T
    waited: float
    """Seconds that the question waited for somebody to think about it. It says nothing about the question."""


class Thinking(Protocol):
    """Lets players think about questions."""

    @property
    def levels(self) -> Collection[str]:
        """Return the levels that there are."""

    def allowance(self, level: str) -> float:
        """Return the seconds that thinking at a level hardly ever exceeds, whatever is asked."""

    async def choose(self, level: str, question: Question, seed: int) -> Thought[Action]:
        """Return a player's answer; `seed` makes its random numbers.

        Raises Crowded, ThinkingStopped and PlayerFailed.
        """

    async def consider(self, level: str, question: Question, seed: int) -> Thought[Sequence[Considered]]:
        """Return what a player thinks of its actions (`Player.consider`), for a person who waits for it.

        So it goes before answers of automas, and a search has a budget of its own for it. Raises as `choose`.
        """

    async def judge(self, question: Question, played: Action | None, seconds: float, seed: int) -> Judgement:
        """Return what a decision of a game that is over looked like (`engine.analysis.judge`), in its own time.

        `seconds` of CPU time it may take. It waits for all else that is asked. Raises ThinkingStopped, PlayerFailed.
        """

    async def stop(self) -> None:
        """Break off what is being thought, and think no more."""


class Crowded(Exception):  # noqa: N818
    """More questions wait than may: it is to be asked again later."""


class ThinkingStopped(Exception):  # noqa: N818
    """The bot stops, or the questions that it had are void."""


class PlayerFailed(Exception):  # noqa: N818
    """A player has raised an error, or has twice lost the process in which it thought.

    `name` says which error and where, without any value: "KeyError.search.57".
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name
