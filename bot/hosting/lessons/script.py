"""A lesson as data, read from its file."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from engine.contract import Seat

MOST_STEPS = 15
REVIEW = "review"
"""The page on which a whole answer is confirmed; the others are called by what they ask (`Node.ask`)."""


class Answer(NamedTuple):
    """An answer that is given in a lesson, by the learner or by an automa: as notation."""

    seat: Seat
    action: str
    aside: bool = False
    """Whether it is the learner's and no step leads to it: it is given with the answer before."""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to do. The message `lesson-<game>-<says>` tells it in a sentence; its `.came` what came of it.

    Its `.not-<key>` tells why it is not the choice with that key here, its `.not` why it is nothing else; its `.<ask>`
    what is done on a further page of the step.
    """

    says: str
    at: str | None = None
    """What the page asks at which something is to be pressed: the `ask` of a node, or REVIEW. It goes on over the pages
    behind it up to that of the next step. None: the board is looked at, and there is only a button to go on."""
    acts: bool = False
    """Whether it ends with the learner's answer; then the game goes on to the learner's next one."""
    told: bool = True
    """Whether the game tells what came of the answer, as at a table; else the lesson's own words do so alone."""
    board: bool = False
    """Whether the board is shown with pages that have no other picture: at a table it stands above in the channel."""
    free: bool = False
    """Whether the learner answers as one likes, without help, by what was learned: the last step may be so."""
    aim: str = ""
    """Of a free step: the answer that it asks for without naming it, as notation. To it the step's `.came` is told, to
    every other one its `.missed`."""


@dataclass(frozen=True, slots=True)
class Script:
    """A lesson."""

    game: str
    seats: tuple[Seat, ...]
    """As they joined."""
    learner: Seat
    level: str
    """Of the automas in the other seats, by which they are named; what they answer is prepared."""
    deal: Mapping[str, Sequence[str | int]]
    """What comes first of each shuffle, by its name; the rest follows in the order of the components."""
    dice: tuple[int, ...]
    options: Mapping[str, str | bool]
    answers: tuple[Answer, ...]
    steps: tuple[Step, ...]

    def answered_before(self, step: int) -> int:
        """Return how many answers the learner has given before a step (its number, from 0)."""
        return sum(each.acts for each in self.steps[:step])


def games_with_lessons() -> Sequence[str]:
    """Return the names of the games that have a lesson."""
    found = files(__package__).iterdir()
    return sorted(each.name.removesuffix(".toml") for each in found if each.name.endswith(".toml"))


@cache
def script(game: str) -> Script | None:
    """Return the lesson of a game; None where it has none."""
    if game not in games_with_lessons():
        return None
    return _read(game, tomllib.loads(files(__package__).joinpath(f"{game}.toml").read_text("utf-8")))


def _read(game: str, data: Mapping[str, Any]) -> Script:
    return Script(
        game=game,
        seats=tuple(data["seats"]),
        learner=data["learner"],
        level=data.get("level", ""),
        deal=data["deal"],
        dice=tuple(data.get("dice", ())),
        options=data.get("options", {}),
        answers=tuple(_answer(each) for each in data["answers"]),
        steps=tuple(Step(**each) for each in data["step"]),
    )


def _answer(text: str) -> Answer:
    """Read "red: pass"; in parentheses one that no step leads to."""
    aside = text.startswith("(")
    seat, _, action = text.strip("()").partition(": ")
    return Answer(seat, action, aside)
