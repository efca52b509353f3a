"""Places in a game, as addresses tell them: a step by its number, and through whose eyes it is looked at.

A step that stands goes by its place among those that stand ("12"), one that was taken back by its place among those
("u3"). Seqs are in no address of a game that goes on: a gap would tell of something that nobody may have seen.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from bot.hosting.replaying.replay import Eyes, Replay
from engine.steps import Step

NAME = re.compile(r"(?P<undone>u?)(?P<number>[1-9][0-9]{0,8})")
"""What a step is called in an address."""
EVERYTHING, PUBLIC = "all", "public"


@dataclass(frozen=True, slots=True)
class Path:
    """The steps of a game that may be looked at, with what they are called."""

    standing: Sequence[Step]
    undone: Sequence[Step]
    every: Sequence[Step]
    """Both, in the order in which they happened."""

    @classmethod
    def of(cls, replay: Replay, eyes: Eyes) -> Path:
        """Return those of a game."""
        shown = replay.shown(eyes)
        return cls([each for each in shown if not each.undone], [each for each in shown if each.undone], shown)

    @property
    def last(self) -> Step:
        """Return where the game stands."""
        return self.standing[-1]

    @property
    def mark(self) -> str:
        """Return what is another text once anything of it has changed. It tells nothing that is not shown."""
        return f"{len(self.standing)}-{len(self.undone)}"

    def find(self, name: str) -> Step | None:
        """Return the step that an address means; None where there is none."""
        found = NAME.fullmatch(name)
        steps = self.undone if found and found["undone"] else self.standing
        return steps[int(found["number"]) - 1] if found and int(found["number"]) <= len(steps) else None

    def name(self, step: Step) -> str:
        """Return what a step is called in an address."""
        steps, lead = (self.undone, "u") if step.undone else (self.standing, "")
        return f"{lead}{next(at for at, each in enumerate(steps, 1) if each.seq == step.seq)}"

    def before(self, step: Step) -> Sequence[Step]:
        """Return the steps that stand and were before one."""
        return [each for each in self.standing if each.seq < step.seq]

    def behind(self, step: Step) -> Sequence[Step]:
        """Return the steps that stand and came after one."""
        return [each for each in self.standing if each.seq > step.seq]


def name_of(eyes: Eyes) -> str:
    """Return what eyes are called in an address."""
    return eyes.seat or (EVERYTHING if eyes.everything else PUBLIC)


def eyes_of(replay: Replay, name: str) -> Eyes:
    """Return the eyes that an address means; where nobody may look through those, the usual ones."""
    return next((each for each in replay.eyes if name_of(each) == name), replay.eyes[0])
