"""What can happen in a game of Moa: the words that the narration, the log, the pictures and the records are made of.

Everything here is public but the fields typed `Hidden`: they are None for those who may not know.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from engine.contract import Seat
from engine.moa.views.view import ScoringSheet
from engine.tagged_data import Kinds, TaggedEvent

Hidden: TypeAlias = tuple[str, ...] | None
"""Card names that only the event's own seat may see; None to all others."""


@dataclass(frozen=True, slots=True)
class Spent:
    """What a seat paid with; all of it is laid down in the open."""

    cards: tuple[str, ...] = ()
    leader_tiles: tuple[str, ...] = ()
    two_fight: int = 0
    any_territory: bool = False


@dataclass(frozen=True, slots=True)
class Returned:
    """Pieces that went back to their owners' supplies."""

    birds: Mapping[Seat, int]
    leaders: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class MoaEvent(TaggedEvent):
    """The common base."""


# -- the frame of the game ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class GameStarted(MoaEvent):
    """S1: the seating (clockwise, first player first) is drawn."""

    type = "game_started"
    reveals = True
    seating: tuple[Seat, ...]
    neutral: Seat | None


@dataclass(frozen=True, slots=True)
class PeriodBegan(MoaEvent):
    """P1: cards are shuffled; each seat gets a hand."""

    type = "period_began"
    reveals = True
    period: int


@dataclass(frozen=True, slots=True)
class HandDealt(MoaEvent):
    """P1: a seat's hand of the new period."""

    type = "hand_dealt"
    reveals = True
    private_fields = ("cards",)
    seat: Seat
    count: int
    cards: Hidden


@dataclass(frozen=True, slots=True)
class RoundBegan(MoaEvent):
    """A1: two terrain cards are shown, left then right, as "coast:draw_2"."""

    type = "round_began"
    reveals = True
    milestone = True
    period: int
    round: int
    first_player: Seat
    active_terrain: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TurnBegan(MoaEvent):
    """B1: a seat is due to act."""

    type = "turn_began"
    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnEnded(MoaEvent):
    """B1: its turn is over."""

    type = "turn_ended"
    seat: Seat


@dataclass(frozen=True, slots=True)
class FirstPlayerPassed(MoaEvent):
    """R1: the first-player token passes clockwise to `seat`."""

    type = "first_player_passed"
    seat: Seat


@dataclass(frozen=True, slots=True)
class PeriodScored(MoaEvent):
    """SC: a period is scored; the sheet has every territory and every seat."""

    type = "period_scored"
    milestone = True
    sheet: ScoringSheet


@dataclass(frozen=True, slots=True)
class GameEnded(MoaEvent):
    """SC6: the end. `scores` leaves out the neutral colour. The hands went to the open discard: that reveals them."""

    type = "game_ended"
    reveals = True
    milestone = True
    scores: Mapping[Seat, int]
    winners: tuple[Seat, ...]


# -- terrain cards and the volcano ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class InstructionBegan(MoaEvent):
    """A1: a terrain card's instruction is carried out."""

    type = "instruction_began"
    card: str


@dataclass(frozen=True, slots=True)
class MammalWaits(MoaEvent):
    """A2: a mammal card goes to the display."""

    type = "mammal_waits"
    reveals = True
    mammal: str


@dataclass(frozen=True, slots=True)
class WeaselDrawn(MoaEvent):
    """A2: a weasel, which invades at once."""

    type = "weasel_drawn"
    reveals = True


@dataclass(frozen=True, slots=True)
class NoMammalLeft(MoaEvent):
    """A2: mammal deck and discard are empty: nothing is drawn."""

    type = "no_mammal_left"


@dataclass(frozen=True, slots=True)
class MammalsCalled(MoaEvent):
    """A3: every waiting card of a kind invades; `count` may be 0."""

    type = "mammals_called"
    mammal: str
    count: int


@dataclass(frozen=True, slots=True)
class PileShuffled(MoaEvent):
    """A2, KT7: a discard was shuffled to be the new draw pile ("mammal_deck" or "bird_deck")."""

    type = "pile_shuffled"
    reveals = True
    pile: str


@dataclass(frozen=True, slots=True)
class VolcanoRose(MoaEvent):
    """A4: the marker rises; `lowers` is what 12 is now lowered by."""

    type = "volcano_rose"
    steps: int
    lowers: int


@dataclass(frozen=True, slots=True)
class VolcanoErupted(MoaEvent):
    """V1: everything in the volcano's territory leaves."""

    type = "volcano_erupted"
    territory: int
    returned: Returned
    mammal: str | None
    stronghold: bool
    leader_tile: str | None


@dataclass(frozen=True, slots=True)
class VolcanoQuiet(MoaEvent):
    """A4: it has erupted before; nothing happens."""

    type = "volcano_quiet"


# -- invasions ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class StrongholdsLeft(MoaEvent):
    """I2: no territory could be invaded, so all strongholds leave the board. Also P3, at the end of a period."""

    type = "strongholds_left"
    territories: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class InvasionFailed(MoaEvent):
    """I2: nowhere to go: `count` cards of that kind are discarded."""

    type = "invasion_failed"
    mammal: str
    count: int


@dataclass(frozen=True, slots=True)
class Invaded(MoaEvent):
    """I3: a mammal tile is laid fight-side up."""

    type = "invaded"
    territory: int
    mammal: str


@dataclass(frozen=True, slots=True)
class DefenceAsked(MoaEvent):
    """I4: a seat is asked to defend (also one that the host answers for, H1)."""

    type = "defence_asked"
    seat: Seat
    territory: int
    mammal: str


@dataclass(frozen=True, slots=True)
class DefenceDeclined(MoaEvent):
    """I5: it does not. `by_host`: H1, it holds nothing to defend with."""

    type = "defence_declined"
    seat: Seat
    territory: int
    mammal: str
    by_host: bool


@dataclass(frozen=True, slots=True)
class Defended(MoaEvent):
    """I6: it does, takes the tile and sets a stronghold."""

    type = "defended"
    milestone = True
    seat: Seat
    territory: int
    mammal: str
    spent: Spent


@dataclass(frozen=True, slots=True)
class InvasionSucceeded(MoaEvent):
    """I7: nobody defended; pieces go home, the leader tile leaves the game."""

    type = "invasion_succeeded"
    milestone = True
    territory: int
    mammal: str
    returned: Returned
    leader_tile: str | None


# -- actions --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class BirdsPlaced(MoaEvent):
    """PB1."""

    type = "birds_placed"
    seat: Seat
    territory: int
    birds: int
    spent: Spent


@dataclass(frozen=True, slots=True)
class LeaderPlaced(MoaEvent):
    """PL2; `leader_tile` is the tile taken."""

    type = "leader_placed"
    seat: Seat
    territory: int
    leader_tile: str | None
    spent: Spent


@dataclass(frozen=True, slots=True)
class Attacked(MoaEvent):
    """AT2, AT3; `stronghold`: whether a new one was placed."""

    type = "attacked"
    seat: Seat
    territory: int
    mammal: str
    birds: int
    stronghold: bool
    spent: Spent


@dataclass(frozen=True, slots=True)
class LandSold(MoaEvent):
    """SL3, SL4."""

    type = "land_sold"
    seat: Seat
    territory: int
    mammal: str
    price: int
    returned: Returned
    leader_tile: str | None
    stronghold: bool
    spent: Spent


@dataclass(frozen=True, slots=True)
class KarakiaBought(MoaEvent):
    """K1."""

    type = "karakia_bought"
    seat: Seat
    tiles: tuple[str, ...]
    spent: Spent


@dataclass(frozen=True, slots=True)
class Passed(MoaEvent):
    """B4. `by_host`: H1, it holds nothing to act with."""

    type = "passed"
    seat: Seat
    by_host: bool


@dataclass(frozen=True, slots=True)
class BirdsMoved(MoaEvent):
    """KT5."""

    type = "birds_moved"
    seat: Seat
    source: int
    target: int
    birds: int


@dataclass(frozen=True, slots=True)
class StrongholdPlaced(MoaEvent):
    """KT6 only; those of a defence or an attack are part of Defended and Attacked."""

    type = "stronghold_placed"
    seat: Seat
    territory: int


@dataclass(frozen=True, slots=True)
class TileUsed(MoaEvent):
    """KT1, KT2: a draw-one or exchange-three tile goes back to the stock."""

    type = "tile_used"
    seat: Seat
    tile: str


@dataclass(frozen=True, slots=True)
class CardsDrawn(MoaEvent):
    """KT1, KT2."""

    type = "cards_drawn"
    reveals = True
    private_fields = ("cards",)
    seat: Seat
    count: int
    cards: Hidden


@dataclass(frozen=True, slots=True)
class CardsDiscarded(MoaEvent):
    """KT2 (the discard is public)."""

    type = "cards_discarded"
    seat: Seat
    cards: tuple[str, ...]


# -- two players ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DieRolled(MoaEvent):
    """T1."""

    type = "die_rolled"
    reveals = True
    seat: Seat
    value: int


@dataclass(frozen=True, slots=True)
class NeutralBirdsPlaced(MoaEvent):
    """T1."""

    type = "neutral_birds_placed"
    seat: Seat
    neutral: Seat
    territory: int
    birds: int


@dataclass(frozen=True, slots=True)
class NeutralLeaderPlaced(MoaEvent):
    """T2; `leader_tile` leaves the game."""

    type = "neutral_leader_placed"
    seat: Seat
    neutral: Seat
    territory: int
    leader_tile: str | None


@dataclass(frozen=True, slots=True)
class NeutralSkipped(MoaEvent):
    """T3. `by_host`: nothing could be added, so nothing was asked."""

    type = "neutral_skipped"
    seat: Seat
    by_host: bool


EVENTS = Kinds("event", MoaEvent, globals())
"""Every event there is, by its name in stored data."""
