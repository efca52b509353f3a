"""La Isla as a game of the contract: every method leads to the chapter it belongs to."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from engine.base import BaseGame
from engine.choices import Node, Thing
from engine.contract import Decision, Heuristics, Illegal, JsonObject, Outcome, Result, Seat, ShuffleOrDie
from engine.laisla.actions import ACTIONS, LaIslaAction, Place
from engine.laisla.agenda import ASKED, AskExplore, asked_facts
from engine.laisla.chapters import answers
from engine.laisla.chapters.cards import assignments_so_far
from engine.laisla.chapters.scoring import result
from engine.laisla.chapters.setup import COLOURS, set_up
from engine.laisla.chapters.step_runner import run
from engine.laisla.chapters.transition import Transition
from engine.laisla.choices.tree import ahead, choices
from engine.laisla.component_checks import FILE
from engine.laisla.events import EVENTS, LaIslaEvent
from engine.laisla.formats.notation import NOTATION
from engine.laisla.formats.stored import check_position
from engine.laisla.heuristics import LaIslaHeuristics
from engine.laisla.heuristics.rollout import NO_INTENT, Intent, intents, rollout
from engine.laisla.ledger import LaIslaLedger
from engine.laisla.names import SEAT_COUNTS
from engine.laisla.obvious import OBVIOUS_KINDS, obvious_answer
from engine.laisla.position import LaIslaPosition
from engine.laisla.rules import SWITCHES, rules_for
from engine.laisla.statistics import LaIslaStatistics
from engine.laisla.views.determinise import determinise
from engine.laisla.views.make_view import make_view
from engine.laisla.views.view import LaIslaView
from engine.laisla.ways import WAYS
from engine.preview import preview


class LaIsla(BaseGame[LaIslaPosition, LaIslaAction, LaIslaEvent, LaIslaView]):
    """La Isla for two to four seats (rules LI1 to LI42)."""

    name = "laisla"
    colours = COLOURS
    seat_counts = SEAT_COUNTS
    switches = SWITCHES
    obvious_kinds = OBVIOUS_KINDS
    ways = WAYS
    heuristics: ClassVar[Heuristics[LaIslaPosition, LaIslaAction] | None] = LaIslaHeuristics()
    rolls_out = True
    look_ahead_trust = 10.0
    ledger = LaIslaLedger()
    statistics = LaIslaStatistics()
    measured: ClassVar[Mapping[str, tuple[str, ...]]] = {"marker": ("points",)}
    file = FILE
    action_kinds = ACTIONS
    event_kinds = EVENTS
    position_type = LaIslaPosition
    transition_type = Transition
    text = NOTATION

    def start(
        self,
        seats: Sequence[Seat],
        options: Mapping[str, str | bool],
        components: Mapping[str, Any],
        chance: ShuffleOrDie,
        further: Seat | None = None,
    ) -> Outcome[LaIslaPosition, LaIslaEvent]:
        """Set up and deal the first round."""
        self.check_seats(seats, further)
        transition = set_up(rules_for(components, options), seats, chance)
        run(transition)
        return transition.outcome

    def decisions(self, position: LaIslaPosition) -> tuple[Decision, ...]:
        """Return who may act now and on what."""
        asked = position.asked
        kind = "assign" if asked is None else ASKED[type(asked)]
        facts = {} if asked is None else asked_facts(asked)
        return tuple(Decision(seat, kind, facts, answers.default(position, seat)) for seat in position.deciding())

    def next_seat(self, position: LaIslaPosition) -> Seat | None:
        """Return who explores next in this round (LI2); None in the other actions and behind the last one."""
        if not isinstance(position.asked, AskExplore):
            return None
        return next((step.seat for step in reversed(position.agenda[:-1]) if isinstance(step, AskExplore)), None)

    def at_turn(self, position: LaIslaPosition, seat: Seat) -> LaIslaPosition | None:
        """Return the seat's part of action C, where that is still to come in this round (LI1, LI2).

        What the other actions ask hangs on cards that nobody has seen yet.
        """
        asked = position.asked
        if asked is None or asked.seat == seat or AskExplore(seat) not in position.agenda:
            return None
        imagined = position.copy()
        del imagined.agenda[imagined.agenda.index(AskExplore(seat)) + 1 :]
        return imagined

    def revisable(self, position: LaIslaPosition) -> tuple[Decision, ...]:
        """LI5: an assignment may be changed until the last one is in."""
        return tuple(Decision(seat, "assign", {}, answer) for seat, answer in assignments_so_far(position))

    def choices(self, position: LaIslaPosition, seat: Seat) -> Node[LaIslaAction]:
        """Return the first node of what `seat` can choose."""
        return choices(position, seat)

    def ahead(self, position: LaIslaPosition, seat: Seat, action: LaIslaAction) -> Node[LaIslaAction] | None:
        """LI8: return the question which card is covered, where the card assigned to A will have a choice."""
        return ahead(position, seat, action)

    def obvious_answer(self, position: LaIslaPosition, seat: Seat) -> LaIslaAction | None:
        """Return the gift that nobody would turn down; None: the seat is to decide."""
        if position.asked is None:
            return None
        view = make_view(position, seat)
        kind = ASKED[type(position.asked)]
        return obvious_answer(view, view.seat(seat), kind, lambda action: preview(self, position, seat, action).events)

    def why_not(self, position: LaIslaPosition, seat: Seat, action: LaIslaAction) -> Illegal | None:
        """Return why `seat` may not take `action` now; None where it may."""
        return answers.why_not(position, seat, action)

    def carry_out(self, transition: Transition, seat: Seat, action: LaIslaAction) -> None:
        """Carry a legal action out, and run on to the next decision or the end."""
        answers.carry_out(transition, seat, action)
        run(transition)

    def in_first_round(self, position: LaIslaPosition) -> bool:
        """Return whether the first round is still played."""
        return position.round == 1

    def result(self, position: LaIslaPosition) -> Result | None:
        """Return the result, or None while the game runs."""
        return result(position)

    def view(self, position: LaIslaPosition, seat: Seat | None) -> LaIslaView:
        """Return what `seat` (None: a spectator) may see."""
        return make_view(position, seat)

    def marks(self, view: LaIslaView) -> Mapping[str, str]:
        """Return the round."""
        return {"round": str(view.round)}

    def measures(self, view: LaIslaView, decision: Decision) -> Mapping[str, int]:
        """Return the most points that a step of a marker gives the seat (LI30)."""
        animals = view.seat(decision.seat).animals if decision.kind == "marker" else {}
        return {"points": max(animals.values())} if animals else {}

    def tally(self, view: LaIslaView, seat: Seat) -> Mapping[str, int]:
        """Return what the seat has, and by how much the values of the tracks are below the sum that ends the game."""
        own = view.seat(seat)
        return {
            "left": view.end_sum - view.value_sum,
            "round": view.round,
            "supply": own.supply,
            "free": sum(each.function is None for each in own.slots),
            "cubes": sum(own.cubes.values()),
        }

    def scene(self, view: LaIslaView, action: LaIslaAction) -> Mapping[Thing, object]:
        """Return the field that an explorer is placed on: who stands there, and the tiles around it."""
        if not isinstance(action, Place):
            return {}
        field = view.field(action.field)
        return {Thing("field", field.slot): (field.explorers, [view.clearing(each) for each in field.clearings])}

    def determinise(self, view: LaIslaView, rng: random.Random) -> LaIslaPosition:
        """Return a whole position of which `view` may be a view."""
        return determinise(view, rng)

    def rollout(
        self, position: LaIslaPosition, seat: Seat, rng: random.Random, intent: object | None = None
    ) -> Mapping[Seat, float]:
        """Return the final scores where all seats play on quickly."""
        return rollout(position, seat, rng, intent if isinstance(intent, Intent) else NO_INTENT)

    def intents(self, position: LaIslaPosition, seat: Seat) -> Sequence[object]:
        """Return what a seat may mean to do with its card of action A and when it explores."""
        return intents(position, seat)

    def to_record(self, position: LaIslaPosition) -> JsonObject:
        """Return the part of a position that a game record shows."""
        return position.to_record()

    def check_position(self, position: LaIslaPosition) -> None:
        """Raise Unreadable where names or cards in a stored position are not of this game."""
        check_position(position)
