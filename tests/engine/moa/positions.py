"""A small vocabulary for rule tests: lay out a position, let seats act in notation, look at what came of it.

    table = game("red", "green").open("coast", "forest").hand("red", "pukeko").land(1, red=2)
    table.does("red", "place 3 at 1 with pukeko")
    assert table[1].birds == {"red": 5}

It is the first seat's turn in the first round of period 1, nothing lies on the board, and each seat holds one kiwi (so
that the host does not pass for it, H1), unless said otherwise. Every position is written and read back before it is
played on, so each test also resumes there.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, TypeVar

import pytest

from engine.contract import Decision, Illegal, Item, JsonObject, Seat
from engine.moa import moa
from engine.moa.actions import MoaAction
from engine.moa.agenda import (
    AskAction,
    AskNeutral,
    BeginRound,
    BeginTurn,
    CallWaiting,
    DrawMammals,
    EndRound,
    FinishTurn,
    Instruct,
    ScorePeriod,
)
from engine.moa.chapters.refusals import REFUSALS
from engine.moa.chapters.transition import Transition
from engine.moa.chapters.turn import run_on
from engine.moa.events import MoaEvent
from engine.moa.position import MoaPosition, SeatState, TerritoryState
from engine.moa.rules import rules_for
from engine.moa.views.view import MoaView

E = TypeVar("E", bound=MoaEvent)
QUIET = "coast:draw_1"
"""A terrain card for rounds where the mammal deck is empty: nothing comes of it."""


class Fixed:
    """Chance without surprise: shuffles leave the order as it is, dice show what the test says."""

    def __init__(self, dice: Sequence[int] = ()) -> None:
        self.dice = list(dice)
        self.shuffled: list[str] = []

    def shuffle(self, name: str, items: Sequence[Item]) -> list[Item]:
        return self.deal(name, items, len(items))

    def deal(self, name: str, items: Sequence[Item], count: int) -> list[Item]:
        self.shuffled.append(name)
        return list(items)[:count]

    def die(self, sides: int) -> int:
        self.shuffled.append(f"die of {sides}")
        return self.dice.pop(0) if self.dice else 1


class Table:
    """A game of Moa on the test's table."""

    def __init__(self, position: MoaPosition) -> None:
        self.position = position
        self.events: list[MoaEvent] = []
        """What the last entry brought."""
        self.chance = Fixed()
        self._dealt: set[Seat] = set()

    # -- laying out -----------------------------------------------------------------------------------------------

    def open(self, *terrains: str) -> Table:
        """Let two terrains be active."""
        self.position.active_terrain = tuple(f"{terrain}:draw_1" for terrain in terrains)
        return self

    def hand(self, seat: Seat, cards: str = "", tiles: str = "", leader_tiles: str = "") -> Table:
        """Give a seat cards (instead of its kiwi), ready karakia tiles and leader tiles, separated by blanks."""
        state = self.position.seats[seat]
        if seat not in self._dealt:
            self._dealt.add(seat)
            state.hand = ()
        state.hand = tuple(sorted((*state.hand, *cards.split())))
        state.leader_tiles = tuple(sorted((*state.leader_tiles, *leader_tiles.split())))
        for tile in tiles.split():
            state.karakia = tuple(sorted((*state.karakia, tile)))
            self.position.stock[tile] -= 1
        return self

    def bare(self, *seats: Seat) -> Table:
        """Take all cards and tiles from seats."""
        for seat in seats:
            self._dealt.add(seat)
            state = self.position.seats[seat]
            state.hand = state.karakia = state.fresh = state.leader_tiles = ()
        return self

    def fresh(self, seat: Seat, tile: str) -> Table:
        """Give a seat a karakia tile that is not ready yet."""
        self.hand(seat, tiles=tile)
        self.position.seats[seat].fresh = (*self.position.seats[seat].fresh, tile)
        return self

    def land(
        self,
        number: int,
        *,
        leader: Seat | None = None,
        tile: str | None = None,
        mammal: str | None = None,
        sold_by: Seat | None = None,
        stronghold: bool = False,
        **birds: int,
    ) -> Table:
        """Lay out a territory; pieces come out of the supplies."""
        self.position.territories[number] = TerritoryState(mammal, sold_by, False, stronghold, tile, birds, leader)
        for seat, count in birds.items():
            self.position.seats[seat].birds -= count
        if leader is not None:
            self.position.seats[leader].leaders -= 1
        if sold_by is not None:
            self.position.sales += 1
        return self

    def strongholds(self, *numbers: int) -> Table:
        """Put strongholds on the board."""
        for number in numbers:
            self.position.territories[number].stronghold = True
        return self

    def display(self, **waiting: int) -> Table:
        """Let mammal cards wait."""
        self.position.display.update(waiting)
        return self

    def decks(self, birds: str = "", mammals: str = "", bird_discard: str = "", mammal_discard: str = "") -> Table:
        """Stack the bird and mammal cards, the next first."""
        self.position.bird_draw = tuple(birds.split())
        self.position.bird_discard = tuple(sorted(bird_discard.split()))
        self.position.mammal_draw = tuple(mammals.split())
        self.position.mammal_discard = tuple(sorted(mammal_discard.split()))
        return self

    def supply(self, seat: Seat, birds: int | None = None, leaders: int | None = None) -> Table:
        """Say what a seat has left."""
        state = self.position.seats[seat]
        state.birds = state.birds if birds is None else birds
        state.leaders = state.leaders if leaders is None else leaders
        return self

    def erupted(self) -> Table:
        """Let the volcano have erupted."""
        self.position.erupted = True
        self.position.volcano = self.position.rules.eruption_step
        return self

    # -- what happens ---------------------------------------------------------------------------------------------

    def resume(self) -> None:
        """Write the position and go on from what is read."""
        text = json.dumps(self.position.to_data())
        read = moa.position_from_data(json.loads(text))
        assert json.dumps(read.to_data()) == text
        assert read == self.position
        self.position = read

    def does(self, seat: Seat, text: str, dice: Sequence[int] = ()) -> Table:
        """Let a seat act."""
        self.resume()
        before = self.position.to_data()
        self.chance = Fixed(dice)
        action = moa.parse(text)
        assert moa.parse(moa.notation(action)) == action
        outcome = moa.apply(self.position, seat, action, self.chance)
        assert self.position.to_data() == before, "the position given in was changed"
        self.position, self.events = outcome
        self.resume()
        return self

    def refuses(self, seat: Seat, text: str, rule_id: str, reason: str, /, **facts: Any) -> Table:
        """Hold that an action is refused with this rule, this reason and (at least) these facts."""
        with pytest.raises(Illegal) as caught:
            moa.check(self.position, seat, moa.parse(text))
        refusal = caught.value
        assert (refusal.rule_id, refusal.reason) == (rule_id, reason)
        assert {name: refusal.facts[name] for name in facts} == facts
        assert set(refusal.facts) == set(REFUSALS[reason].facts)
        assert rule_id in REFUSALS[reason].rules
        return self

    def allows(self, seat: Seat, text: str) -> Table:
        """Hold that an action is legal."""
        moa.check(self.position, seat, moa.parse(text))
        return self

    def offers(self, seat: Seat, start: str = "") -> list[str]:
        """Give the notation of the actions listed for a seat that begin so."""
        return [text for text in map(moa.notation, moa.actions(self.position, seat)) if text.startswith(start)]

    def run(self, *steps: Any, dice: Sequence[int] = ()) -> Table:
        """Put steps on top of the agenda and run on to the next decision."""
        self.chance = Fixed(dice)
        play = Transition(self.position, self.chance)
        play.push(*steps)
        run_on(play)
        self.events = play.events
        self.resume()
        return self

    def terrain(self, *cards: str) -> Table:
        """Carry out terrain cards; what waits on the agenda comes after."""
        return self.run(*(Instruct(card) for card in cards))

    def draws(self, count: int) -> Table:
        """Turn mammal cards."""
        return self.run(DrawMammals(count))

    def calls(self, mammal: str) -> Table:
        """Let the waiting mammals of a kind invade."""
        return self.run(CallWaiting(mammal))

    def begins_round(self, left: str = QUIET, right: str = QUIET) -> Table:
        """Begin a round with these two terrain cards."""
        self.position.agenda.clear()
        self.position.terrain_draw = (left, right)
        return self.run(BeginRound())

    def scores(self) -> Table:
        """End the period."""
        self.position.agenda.clear()
        return self.run(ScorePeriod())

    def rolls(self, seat: Seat, value: int) -> Table:
        """Ask a seat to place for the neutral colour."""
        return self.run(AskNeutral(seat, value))

    # -- looking --------------------------------------------------------------------------------------------------

    def __getitem__(self, number: int) -> TerritoryState:
        return self.position.territories[number]

    def seat(self, seat: Seat) -> SeatState:
        """Give what a seat has."""
        return self.position.seats[seat]

    def view(self, seat: Seat | None) -> MoaView:
        """Give what a seat sees."""
        return moa.view(self.position, seat)

    @property
    def asked(self) -> tuple[Seat, str] | None:
        """Who is asked what kind of thing."""
        decision = self.decision
        return None if decision is None else (decision.seat, decision.kind)

    @property
    def decision(self) -> Decision | None:
        """The decision in question."""
        return next(iter(moa.decisions(self.position)), None)

    def told(self, kind: type[E]) -> list[E]:
        """Give the events of a kind that the last entry brought."""
        return [event for event in self.events if isinstance(event, kind)]


def game(*seats: Seat, components: JsonObject | None = None, neutral: Seat | None = None, **options: str) -> Table:
    """Give a table with these seats (red, yellow and green if none are named), the first one to act."""
    seats = seats or ("red", "yellow", "green")
    rules = rules_for(components or moa.components(), options)
    limits = rules.components.limits
    everybody = seats if neutral is None else (*seats, neutral)
    position = MoaPosition(
        rules=rules,
        seating=seats,
        neutral=neutral,
        first_player=seats[0],
        period=1,
        round=1,
        volcano=0,
        erupted=False,
        sales=0,
        active_terrain=("coast:draw_1", "forest:draw_1"),
        display=dict.fromkeys(rules.waiting, 0),
        stock={kind: tile.count for kind, tile in rules.components.karakia_tiles.items()},
        territories={number: TerritoryState() for number in rules.terrain},
        seats={seat: SeatState(0, limits.birds, limits.leaders, ("kiwi",) * (seat != neutral)) for seat in everybody},
        bird_draw=("kea", "kiwi", "tui", "moa", "pukeko", "kakapo"),
        mammal_draw=(),
        terrain_draw=(QUIET, QUIET),
        bird_discard=(),
        mammal_discard=(),
        agenda=[
            EndRound(),
            *(BeginTurn(seat) for seat in reversed(seats[1:])),
            FinishTurn(seats[0]),
            AskAction(seats[0]),
        ],
    )
    return Table(position)


def duel(**options: Any) -> Table:
    """Give a table of red and yellow with neutral blue."""
    return game("red", "yellow", neutral="blue", **options)


def parse(text: str) -> MoaAction:
    """Read a notation."""
    return moa.parse(text)
