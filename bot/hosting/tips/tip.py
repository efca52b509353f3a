"""Tips as data: at which question each is of use, and under which conditions on what the seat has (`Game.tally`)."""

from __future__ import annotations

import operator
import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from engine.question import Question

_COMPARED = {"<": operator.lt, "<=": operator.le, "=": operator.eq, ">=": operator.ge, ">": operator.gt}
_CONDITION = re.compile(r"(?P<left>[a-z_]+) (?P<how><|<=|=|>=|>) (?P<right>[a-z_]+|[0-9]+)")


class Condition(NamedTuple):
    """A number of the seat, compared with another one."""

    left: str
    how: str
    right: str

    def holds(self, tally: Mapping[str, int]) -> bool:
        """Return whether it holds; not where the game tells no such number just now."""
        right = int(self.right) if self.right.isdecimal() else tally.get(self.right)
        left = tally.get(self.left)
        return left is not None and right is not None and bool(_COMPARED[self.how](left, right))


@dataclass(frozen=True, slots=True)
class Tip:
    """A tip. The message `tip-<game>-<says>` tells it, with the numbers of the seat as facts."""

    game: str
    says: str
    at: str
    """The kind of decision at which it is given."""
    when: tuple[Condition, ...]
    """All of them have to hold."""

    @property
    def key(self) -> str:
        """Return what it is called in the store."""
        return f"{self.game}.{self.says}"


@cache
def tips_of(game: str) -> Sequence[Tip]:
    """Return the tips of a game; none where it has no file."""
    file = files(__package__).joinpath(f"{game}.toml")
    if not file.is_file():
        return ()
    return [_read(game, each) for each in tomllib.loads(file.read_text("utf-8"))["tip"]]


def _read(game: str, data: Mapping[str, Any]) -> Tip:
    return Tip(game, data["says"], data["at"], tuple(_condition(each) for each in data["when"]))


def _condition(text: str) -> Condition:
    found = _CONDITION.fullmatch(text)
    if found is None:
        raise ValueError(f"no condition: {text!r}")
    return Condition(found["left"], found["how"], found["right"])


def of_use(question: Question) -> Sequence[Tip]:
    """Return the tips that are of use at a question."""
    found = [each for each in tips_of(question.game.name) if each.at == question.decision.kind]
    if not found:
        return ()
    tally = question.game.tally(question.view, question.seat)
    return [each for each in found if all(condition.holds(tally) for condition in each.when)]
