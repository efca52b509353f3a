"""A small vocabulary for rule tests: lay out a position, let seats act in notation, look at what came of it.

    table = game("red", "green").holder("red", "symbol_vp3_rope").cubes("red", green=2).explores("red")
    table.does("red", "place A7 with 2 green")
    assert table.seat("red").score == 3

Nothing is shuffled: the spokes lie in their order (S0 at place 0), red has the large dodo, the next seat the large
fossa, and so on. Every position is written and read back before it is played on, so each test also resumes there.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar, cast

import pytest

from engine.contract import Decision, Illegal, Item, Seat
from engine.laisla import laisla
from engine.laisla.actions import LaIslaAction
from engine.laisla.agenda import AskAssign, AskExplore, EndRound, GainCube, LayCard, MoveMarker, Step
from engine.laisla.chapters.refusals import REFUSALS
from engine.laisla.chapters.step_runner import run
from engine.laisla.chapters.transition import Transition
from engine.laisla.events import LaIslaEvent
from engine.laisla.position import LaIslaPosition, SeatState
from engine.laisla.views.view import LaIslaView

E = TypeVar("E", bound=LaIslaEvent)


class Fixed:
    """Chance without surprise: shuffles leave the order as it is."""

    def __init__(self) -> None:
        self.shuffled: list[tuple[str, list[Any]]] = []

    def shuffle(self, name: str, items: Sequence[Item]) -> list[Item]:
        return self.deal(name, items, len(items))

    def deal(self, name: str, items: Sequence[Item], count: int) -> list[Item]:
        self.shuffled.append((name, list(items)[:count]))
        return list(items)[:count]

    def die(self, sides: int) -> int:
        raise AssertionError("La Isla has no dice")


class Table:
    """A game of La Isla on the test's table."""

    def __init__(self, position: LaIslaPosition, events: list[LaIslaEvent], chance: Fixed) -> None:
        self.position = position
        self.events = events
        """What the last entry brought."""
        self.chance = chance

    # -- laying out -----------------------------------------------------------------------------------------------

    def holder(self, seat: Seat, *functions: str, extra: Sequence[str | None] = ()) -> Table:
        """Let cards with these functions lie in the holder, the other slots empty; `extra` in extra slots."""
        three = [*functions, *[None] * (3 - len(functions))]
        self.seat(seat).holder = tuple(None if each is None else self.card(function=each) for each in three)
        self.seat(seat).extra_slots = tuple(None if each is None else self.card(function=each) for each in extra)
        return self

    def cubes(self, seat: Seat, **counts: int) -> Table:
        """Give a seat exactly these cubes."""
        self.seat(seat).cubes = dict.fromkeys(self.position.rules.colours, 0) | counts
        return self

    def explorers(self, seat: Seat, fields: str = "", supply: int = 5) -> Table:
        """Let a seat's explorers stand on these fields (slots), with that many in the supply."""
        self.seat(seat).fields = tuple(sorted(fields.split()))
        self.seat(seat).supply = supply
        return self

    def tile(self, clearing: str, animal: str | None) -> Table:
        """Let that tile, or none, lie on a clearing."""
        self.position.animals[clearing] = animal
        return self

    def tiles(self, seat: Seat, large: str | None = None, **counts: int) -> Table:
        """Give a seat exactly these small tiles, and a large one."""
        self.seat(seat).tiles = dict.fromkeys(self.position.rules.animals, 0) | counts
        self.seat(seat).large = large or self.seat(seat).large
        return self

    def markers(self, **spaces: int) -> Table:
        """Set markers on spaces."""
        self.position.markers |= spaces
        return self

    def hand(self, seat: Seat, *cards: int) -> Table:
        """Let a seat hold these cards, taken from where they are."""
        for card in cards:
            self._take_out(card)
        self.seat(seat).hand = tuple(sorted(cards))
        return self

    def card(self, **parts: str) -> int:
        """Take a card with these parts (function, cube, animal) out of the deck, or else of a hand: the lowest id."""
        hands = [card for state in self.position.seats.values() for card in state.hand]
        found = next(
            card
            for card in (*sorted(self.position.deck), *hands)
            if all(getattr(self.position.rules.cards[card], part) == value for part, value in parts.items())
        )
        self._take_out(found)
        return found

    def _take_out(self, card: int) -> None:
        """Take a card out of the deck or a hand, which gets the last card of the deck instead."""
        for state in self.position.seats.values():
            if card in state.hand:
                last = self.position.deck[-1]
                state.hand = tuple(sorted({*state.hand, last} - {card}))
                card = last
        self.position.deck = tuple(each for each in self.position.deck if each != card)

    # -- parts of a round -----------------------------------------------------------------------------------------

    def lays(self, seat: Seat, function: str) -> Table:
        """Begin a seat's action A with a card of that function; the round ends after it."""
        self.seat(seat).pending_a = self.card(function=function)
        return self._begin("a", LayCard(seat))

    def gains(self, seat: Seat, cube: str) -> Table:
        """Begin a seat's action B with a card of that cube; the round ends after it."""
        self.seat(seat).pending_b = self.card(cube=cube)
        return self._begin("b", GainCube(seat))

    def explores(self, seat: Seat, *then: Seat) -> Table:
        """Begin action C of seats; the round ends after it."""
        return self._begin("c", *(AskExplore(each) for each in (seat, *then)))

    def steps(self, seat: Seat, animal: str) -> Table:
        """Begin a seat's action D with a card of that animal; the round ends after it."""
        self.seat(seat).pending_d = self.card(animal=animal)
        return self._begin("d", MoveMarker(seat))

    def ends(self) -> Table:
        """End the round."""
        return self._begin("d")

    def _begin(self, phase: str, *steps: Step) -> Table:
        self.position.phase = phase
        self.position.agenda = [EndRound(), *reversed(steps)]
        play = Transition(self.position.copy(), self.chance)
        run(play)
        self.position, self.events = play.position, play.events
        return self

    # -- acting ---------------------------------------------------------------------------------------------------

    def does(self, seat: Seat, *texts: str) -> Table:
        """Let a seat act."""
        for text in texts:
            self.acts(seat, laisla.parse(text))
        return self

    def acts(self, seat: Seat, action: LaIslaAction) -> Table:
        """Let a seat act."""
        before = self.position.to_data()
        position = laisla.position_from_data(json.loads(json.dumps(before)))
        self.position, self.events = laisla.apply(position, seat, action, self.chance)
        assert position.to_data() == before, "apply changes nothing but what it gives"
        return self

    def refuses(self, seat: Seat, text: str | LaIslaAction, rule: str, reason: str, /, **facts: Any) -> Table:
        """Hold that an action is refused by that rule, for that reason, with these facts among others."""
        action = laisla.parse(text) if isinstance(text, str) else text
        with pytest.raises(Illegal) as refused:
            laisla.check(self.position, seat, action)
        refusal = refused.value
        assert (refusal.rule_id, refusal.reason) == (rule, reason)
        assert set(refusal.facts) == set(REFUSALS[reason].facts)
        assert facts.items() <= refusal.facts.items()
        assert action not in laisla.actions(self.position, seat)
        return self

    def assign_all(self, **hands: str) -> Table:
        """Let every seat assign: as said ("12 34 56"), else its lowest cards."""
        for seat in self.position.clockwise():
            self.acts(seat, laisla.parse(f"assign {hands[seat]}") if seat in hands else self.default(seat))
        return self

    def plays_out(self) -> Table:
        """Let every seat take the default until the round is over."""
        number = self.position.round
        while self.position.round == number and (decisions := laisla.decisions(self.position)):
            self.acts(decisions[0].seat, self.default(decisions[0].seat))
        return self

    # -- looking --------------------------------------------------------------------------------------------------

    def seat(self, seat: Seat) -> SeatState:
        return self.position.seats[seat]

    def view(self, seat: Seat | None) -> LaIslaView:
        return laisla.view(self.position, seat)

    def offers(self, seat: Seat, verb: str = "") -> list[str]:
        """Give what a seat can do, in notation, beginning with `verb`."""
        texts = [laisla.notation(action) for action in laisla.actions(self.position, seat)]
        return [text for text in texts if text.startswith(verb)]

    def decision(self, seat: Seat) -> Decision:
        """Give what a seat is asked."""
        return next(decision for decision in laisla.decisions(self.position) if decision.seat == seat)

    def default(self, seat: Seat) -> LaIslaAction:
        """Give what a seat's time-out would answer."""
        return cast("LaIslaAction", self.decision(seat).default)

    @property
    def asked(self) -> list[tuple[str, str, str]]:
        """Who is asked what, and by which function ("": none)."""
        return [(each.seat, each.kind, each.facts.get("function", "")) for each in laisla.decisions(self.position)]

    @property
    def next_round(self) -> bool:
        """Whether the cards of the next round are dealt, so that nothing is left to be asked of this one."""
        return isinstance(self.position.agenda[-1], AskAssign)

    def told(self, kind: type[E]) -> list[E]:
        """Give the events of a kind that the last entry brought."""
        return [event for event in self.events if isinstance(event, kind)]


def game(*seats: Seat, components: Mapping[str, Any] | None = None, **options: str | bool) -> Table:
    """Give a table at which the first round's cards are dealt; all 180 cards are in play unless said otherwise."""
    chance = Fixed()
    data = laisla.components() if components is None else components
    outcome = laisla.start(seats or ("red", "yellow"), {"deck": "full", **options}, data, chance)
    return Table(outcome.position, outcome.events, chance)
