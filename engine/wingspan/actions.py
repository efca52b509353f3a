"""The actions at a table with the Automa, as docs/record.md lists them: what the person tells the bot.

What each needs and does is in the chapters beside this file.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from engine.tagged_data import Kinds, TaggedAction
from engine.wingspan.facts import Amounts, pairs
from engine.wingspan.names import Box, Level, Mode, Variant


@dataclass(frozen=True, slots=True)
class WingspanAction(TaggedAction):
    """The common base."""


@dataclass(frozen=True, slots=True)
class Setup(WingspanAction):
    """WA5 to WA13: what is played.

    `special` is a card's id or None. `boxes` are those owned. `bonus` is the sort that its bonus card is drawn of
    ("asia", "european", "percent"), or a card ("rare_species_lister", "percent:Anatomist"). `goals` has one for each
    round; None is drawn at random. `fewest` is "both" where 0 against 0 scores the Duet goal of the fewest tokens for
    both sides; None: for nobody (WA44).
    """

    type = "setup"
    absent = ("fewest",)
    unordered = ("boxes",)
    mode: Mode = "duet"
    level: Level = "eagle"
    special: str | None = "ALLIANCE"
    tokens: Variant = "cache"
    boxes: tuple[Box, ...] = ("asia",)
    bonus: str = "asia"
    goals: tuple[str | None, str | None, str | None, str | None] = (None, None, None, None)
    fewest: Literal["both"] | None = None


@dataclass(frozen=True, slots=True)
class Turn(WingspanAction):
    """WA15: the person's turn is over; it draws a card and carries it out."""

    type = "turn"


@dataclass(frozen=True, slots=True)
class Tray(WingspanAction):
    """WA18: the printed points of the tray birds that match its bonus card, for its turn `turn` of `round`."""

    type = "tray"
    unordered = ("points",)
    round: int
    turn: int
    points: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Goal(WingspanAction):
    """WA40, WA44: the person's number of the goal of a round; None in Duet, where the map tells it."""

    type = "goal"
    round: int
    count: int | None = None


@dataclass(frozen=True, slots=True)
class Token(WingspanAction):
    """WS10: the person's token is placed (no `source`), moved, or taken back (no `target`).

    `round` is the one from which on it counts; None: the present one, or what it was for a token that moves.
    """

    type = "token"
    keys: ClassVar = {"source": "from", "target": "to"}
    source: str | None = None
    target: str | None = None
    round: int | None = None


@dataclass(frozen=True, slots=True)
class React(WingspanAction):
    """WA29 to WA39, WA64 to WA71: a power of the person's that touches it, by its bird or by what it does.

    `bird` is an English name, or None with what it would gain and pay. `count` is the person's own number where the
    bird compares, else None. `round` and `turn` are told of a power that is entered late: the person's turn in which
    it was used, where the bird compares or takes from the Automa (WA30); else both are None.
    """

    type = "react"
    absent = ("round", "turn")
    bird: str | None = None
    gains: Amounts = ()
    pays: Amounts = ()
    count: int | None = None
    round: int | None = None
    turn: int | None = None

    def __post_init__(self) -> None:
        for name in ("gains", "pays"):
            if (amounts := getattr(self, name)) != ():  # a bird tells none
                object.__setattr__(self, name, pairs(dict(amounts)))


@dataclass(frozen=True, slots=True)
class TakeBack(WingspanAction):
    """A reaction, by its number, was none."""

    type = "take_back"
    reaction: int


@dataclass(frozen=True, slots=True)
class Score(WingspanAction):
    """WA62: the person's own points in the end; `leftover` is the food that is left, needed on a tie only."""

    type = "score"
    birds: int = 0
    bonus: int = 0
    eggs: int = 0
    cached: int = 0
    tucked: int = 0
    leftover: int | None = None


ACTIONS = Kinds("action", WingspanAction, globals())
"""Every action by its type."""
