"""A game looked through entry by entry: each with the positions around it, also those that were taken back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, TypeAlias

from engine.chance import ReplayedChance
from engine.contract import AnyGame
from engine.log import Entry, Setup, carry_out

Line: TypeAlias = "tuple[int, Entry | int]"
"""A line of a log: its seq, and an entry, or the seq of the entry that it takes back."""


@dataclass(frozen=True, slots=True)
class Step:
    """An entry, with the positions before and after it."""

    seq: int
    number: int
    """How many entries stood with it: 1 is the start."""
    entry: Entry
    before: Any
    """None before the start."""
    after: Any
    """None where the present rules do not lead there: the log is of older ones."""
    round: str
    """In which it was, by the game's own count ("2.3"); "" where that is not known."""
    undone: bool = False
    """Whether it was taken back later."""

    @property
    def known(self) -> bool:
        """Return whether its positions are known."""
        return self.after is not None


class Round(NamedTuple):
    """A round of a game."""

    name: str
    seq: int
    """Of its first step."""


def steps_of(game: AnyGame, setup: Setup, entries: Sequence[Entry]) -> list[Step]:
    """Return the steps of entries that all stand; the seq of each is its number."""
    return retrace(game, setup, enumerate(entries, 1))


def retrace(game: AnyGame, setup: Setup, log: Iterable[Line]) -> list[Step]:
    """Return the steps of a log, in its order. Those that were taken back begin where the game stood then.

    Nothing is raised where the rules refuse an entry: it and all that follow it have no positions.
    """
    steps: list[Step] = []
    stands: list[int] = []
    rounds: list[str] = []
    for seq, line in log:
        if isinstance(line, int):
            at = next(each for each in reversed(stands) if steps[each].seq == line)
            stands.remove(at)
            steps[at] = replace(steps[at], undone=True)
            continue
        last = stands[-1] if stands else None
        before = None if last is None else steps[last].after
        after = _after(game, setup, before, line) if last is None or before is not None else None
        rounds.append("" if after is None else game.marks(game.view(after, None)).get("round", ""))
        stands.append(len(steps))
        steps.append(Step(seq, len(stands), line, before, after, rounds[-1 if last is None else last]))
    return steps


def _after(game: AnyGame, setup: Setup, before: Any, entry: Entry) -> Any:
    try:
        chance = ReplayedChance(entry.chance)
        return carry_out(game, setup, before, entry.seat, entry.action, chance=chance).position
    except Exception:  # whatever older rules have allowed, and noted
        return None


def standing(steps: Iterable[Step]) -> list[Step]:
    """Return the steps that were not taken back."""
    return [each for each in steps if not each.undone]


def rounds_of(steps: Iterable[Step]) -> list[Round]:
    """Return the rounds of steps, in their order; none in a game that does not say."""
    found: dict[str, Round] = {}
    for each in standing(steps):
        if each.round:
            found.setdefault(each.round, Round(each.round, each.seq))
    return list(found.values())
