"""What has been chosen in a panel so far: a draft for each page. Its text (`draft_text`) travels in the buttons."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from bot.games.wingspan.setting import Setting
from engine.wingspan.names import RESOURCES, Face

SCORED = ("birds", "bonus", "eggs", "cached", "tucked")
"""What the person scores beside what is known, in the order of `ScoreDraft.points`."""


@dataclass(frozen=True, slots=True)
class MenuDraft:
    """The first page of whatever is asked."""


@dataclass(frozen=True, slots=True)
class TurnDraft:
    """Her turn."""


@dataclass(frozen=True, slots=True)
class SetupDraft:
    """Setting up. `page` is "main", "cards" or the round ("1" to "4") whose goal is chosen."""

    page: str
    setting: Setting


@dataclass(frozen=True, slots=True)
class TrayDraft:
    """The points of the birds that she keeps from the tray; None: not said yet, (): nothing matches."""

    round: int
    turn: int
    points: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class GoalDraft:
    """The person's own count for a round's goal; None: not said yet, or nothing to say (Duet)."""

    round: int
    count: int | None = None


@dataclass(frozen=True, slots=True)
class TokenDraft:
    """A token of the person's: where from, the row that was pressed ("A"), where to, and since which round it counts.

    No round: the present one, or for a token that moves the one it had.
    """

    source: str | None = None
    row: str | None = None
    target: str | None = None
    since: int | None = None


@dataclass(frozen=True, slots=True)
class ReactDraft:
    """A bird, by its number among all that concern her, and the person's own number where the bird compares."""

    bird: int | None = None
    count: int | None = None


@dataclass(frozen=True, slots=True)
class DescribeDraft:
    """An effect, as how many of each resource (engine.wingspan.names.RESOURCES) she would gain and pay."""

    gains: tuple[int, ...] = (0,) * len(RESOURCES)
    pays: tuple[int, ...] = (0,) * len(RESOURCES)


@dataclass(frozen=True, slots=True)
class TakeBackDraft:
    """A reaction, by its number."""

    number: int | None = None


@dataclass(frozen=True, slots=True)
class CorrectDraft:
    """The list of all that was answered."""


@dataclass(frozen=True, slots=True)
class ScoreDraft:
    """The person's own points (birds, bonus cards, eggs, cached, tucked) and food left.

    Before anything is typed there are no points; one that could not be read is None.
    """

    points: tuple[int | None, ...] | None = None
    leftover: int | None = None


@dataclass(frozen=True, slots=True)
class DiceDraft:
    """The faces that show in the feeder, in the order of engine.wingspan.names.FACES."""

    faces: tuple[Face, ...] = ()


Draft: TypeAlias = (
    MenuDraft
    | TurnDraft
    | SetupDraft
    | TrayDraft
    | GoalDraft
    | TokenDraft
    | ReactDraft
    | DescribeDraft
    | TakeBackDraft
    | CorrectDraft
    | ScoreDraft
    | DiceDraft
)
