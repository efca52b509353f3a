"""What can happen at a table with the Automa: the words that narration, log, pictures and records are made of.

All of it is public. An entry that begins with an event that amends the last post belongs to what was told last: an
answer about the tray, a token, a reaction, a correction.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from engine.tagged_data import Kinds, TaggedEvent
from engine.wingspan.actions import Setup
from engine.wingspan.facts import Mark, Scan
from engine.wingspan.names import Action, Effect, Face, Resource, Status, Symbol
from engine.wingspan.sheets import FinalSheet, GoalSheet


@dataclass(frozen=True, slots=True)
class WingspanEvent(TaggedEvent):
    """The common base."""


# -- the frame of the game ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SetUp(WingspanEvent):
    """WA5 to WA13: what is played, with its bonus card and the goals of the four rounds as drawn or named."""

    type = "set_up"
    reveals = True
    setup: Setup
    bonus_card: str
    """An Automa bonus card's id, or "percent:" and the name of a percentage card."""
    goals: tuple[str, ...]
    special: str | None


@dataclass(frozen=True, slots=True)
class RoundBegan(WingspanEvent):
    """WA45, WA46: a round begins; the card removed before it, None in the first, and all others shuffled anew."""

    type = "round_began"
    reveals = True
    milestone = True
    round: int
    removed: str | None


@dataclass(frozen=True, slots=True)
class GoalScored(WingspanEvent):
    """WA40 to WA44: a round's goal."""

    type = "goal_scored"
    milestone = True
    sheet: GoalSheet


@dataclass(frozen=True, slots=True)
class GoalRescored(WingspanEvent):
    """WA40 to WA44: a goal scored `before` is counted anew, since what it is counted from was told late or anew."""

    type = "goal_rescored"
    milestone = True
    before: GoalSheet
    sheet: GoalSheet


@dataclass(frozen=True, slots=True)
class GameEnded(WingspanEvent):
    """WA55 to WA62: the final scoring."""

    type = "game_ended"
    milestone = True
    sheet: FinalSheet


@dataclass(frozen=True, slots=True)
class Corrected(WingspanEvent):
    """An earlier answer is given anew, `what` as the action is called; what now holds is told by the events after."""

    type = "corrected"
    amends_last_post = True
    what: str
    """"setup", "tray" or "goal"."""
    round: int | None
    turn: int | None


# -- its turn -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CardDrawn(WingspanEvent):
    """WA15, WA16: its turn begins with this card, of which only section `section` is carried out."""

    type = "card_drawn"
    reveals = True
    milestone = True
    round: int
    turn: int
    card: str
    action: Action
    right: Symbol
    eggs: int
    food_order: tuple[Face, ...]
    """WA24: remove all dice of the first face that is there; () for another action."""
    section: int


@dataclass(frozen=True, slots=True)
class TrayDiscarded(WingspanEvent):
    """WA17: all tray cards are discarded."""

    type = "tray_discarded"


@dataclass(frozen=True, slots=True)
class TrayAnswered(WingspanEvent):
    """WA18: the points of the tray birds that match its bonus card, sorted."""

    type = "tray_answered"
    amends_last_post = True
    round: int
    turn: int
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BirdTaken(WingspanEvent):
    """WA18, WA19: the points of the birds that it keeps, and of the matching ones that are discarded."""

    type = "bird_taken"
    points: tuple[int, ...]
    discarded: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FaceDownTaken(WingspanEvent):
    """WA17 ("draw"), WA20 ("no_match"): a card of the bird deck goes to it face down."""

    type = "face_down_taken"
    why: str


@dataclass(frozen=True, slots=True)
class EggsLaid(WingspanEvent):
    """WA22: eggs of the supply."""

    type = "eggs_laid"
    eggs: int


@dataclass(frozen=True, slots=True)
class PinkActivated(WingspanEvent):
    """WA25: all pink powers of the person's birds."""

    type = "pink_activated"


@dataclass(frozen=True, slots=True)
class CubePlaced(WingspanEvent):
    """WA26: a cube on the goal of the round; `cubes` are there now."""

    type = "cube_placed"
    cubes: int


@dataclass(frozen=True, slots=True)
class CubeRemoved(WingspanEvent):
    """WA27: a cube taken back, if there was one (`removed`); `cubes` are left."""

    type = "cube_removed"
    cubes: int
    removed: bool


@dataclass(frozen=True, slots=True)
class TokenPlaced(WingspanEvent):
    """WA47 to WA53: its token, on the space where the scan ended."""

    type = "token_placed"
    scan: Scan


@dataclass(frozen=True, slots=True)
class NoToken(WingspanEvent):
    """WA47, WA53: no space fits, or it has no token left."""

    type = "no_token"
    scan: Scan


# -- what the person tells ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class OwnTokenChanged(WingspanEvent):
    """WS10: the person's token is placed, moved or taken back; a place that is not there is None."""

    type = "own_token_changed"
    amends_last_post = True
    keys: ClassVar = {"source": "from", "target": "to"}
    source: str | None
    target: str | None
    round: int
    """The round from which on it counts, or did."""


@dataclass(frozen=True, slots=True)
class Reacted(WingspanEvent):
    """WA29 to WA39, WA64 to WA71: a power of the person's and what it is to it (engine.wingspan.facts.Booking)."""

    type = "reacted"
    amends_last_post = True
    number: int
    bird: str | None
    gains: Mapping[Resource, int]
    pays: Mapping[Resource, int]
    """What it would gain and pay, of the bird or as described."""
    count: int | None
    """The person's own number, where the bird compares."""
    effect: Effect
    outcome: str
    tokens: int
    hers: int | None
    status: Status
    marks: tuple[Mark, ...]


@dataclass(frozen=True, slots=True)
class TakenBack(WingspanEvent):
    """A reaction was none; it gives its tokens back."""

    type = "taken_back"
    amends_last_post = True
    number: int
    tokens: int


EVENTS = Kinds("event", WingspanEvent, globals())
"""Every event by its type."""
