"""The Wingspan Automa as a game of the contract: every method leads to the chapter it belongs to."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from engine.base import BaseGame
from engine.choices import Node
from engine.components import full_options
from engine.contract import Decision, FurtherSide, Illegal, JsonObject, Outcome, Result, Seat, ShuffleOrDie
from engine.faults import phrase
from engine.schema import Fault
from engine.wingspan.actions import ACTIONS, WingspanAction
from engine.wingspan.bird_names import names_of
from engine.wingspan.chapters import answers
from engine.wingspan.chapters.answers import asked_facts
from engine.wingspan.chapters.scoring import result
from engine.wingspan.chapters.setup import COLOURS, automa_colour
from engine.wingspan.chapters.transition import Transition
from engine.wingspan.choices.first import choices
from engine.wingspan.components import FILE
from engine.wingspan.events import EVENTS, WingspanEvent
from engine.wingspan.formats.notation import NOTATION
from engine.wingspan.formats.record import to_record
from engine.wingspan.formats.stored import check_position
from engine.wingspan.position import WingspanPosition
from engine.wingspan.rules import rules_for
from engine.wingspan.statistics import BIRD, WingspanStatistics
from engine.wingspan.views.determinise import determinise
from engine.wingspan.views.make_view import make_view
from engine.wingspan.views.view import WingspanView
from engine.wingspan.ways import WAYS


class Wingspan(BaseGame[WingspanPosition, WingspanAction, WingspanEvent, WingspanView]):
    """The Automa against one person, who plays with the printed game (rules WA1 to WA71)."""

    name = "wingspan"
    colours = COLOURS
    seat_counts = (1,)
    switches = ()
    ways = WAYS
    statistics = WingspanStatistics()
    file = FILE
    action_kinds = ACTIONS
    event_kinds = EVENTS
    position_type = WingspanPosition
    transition_type = Transition
    text = NOTATION

    def called(self, kind: str, name: str, language: str) -> str:
        """Return the name that is printed on a bird's card."""
        return names_of(name, language)[0] if kind == BIRD else name

    def further_side(self, seats: Sequence[Seat]) -> FurtherSide:
        """WA8: return the Automa's colour, the first that is not the person's."""
        return FurtherSide(automa_colour(seats[0]) if seats else COLOURS[0], opponent=True)

    def start(
        self,
        seats: Sequence[Seat],
        options: Mapping[str, str | bool],
        components: Mapping[str, Any],
        chance: ShuffleOrDie,
        further: Seat | None = None,
    ) -> Outcome[WingspanPosition, WingspanEvent]:
        """Begin with the question what is played; nothing is drawn before that is told."""
        self.check_seats(seats)
        full_options(self.switches, options)
        automa = automa_colour(seats[0]) if further is None else further
        if automa not in COLOURS or automa in seats:
            expected = phrase("wingspan-fault-automa", "another one of {colours}", colours=list(COLOURS))
            raise Fault("neutral", repr(automa), expected).unreadable("neutral")
        return Outcome(WingspanPosition(rules_for(components, options), seats[0], automa), [])

    def decisions(self, position: WingspanPosition) -> tuple[Decision, ...]:
        """Return what the person is asked."""
        kind = position.asked
        if kind is None:
            return ()
        return (Decision(position.seat, kind, asked_facts(position, kind), answers.default(position)),)

    def choices(self, position: WingspanPosition, seat: Seat) -> Node[WingspanAction]:
        """Return the first node of what `seat` can tell; one that is closed when it may tell nothing."""
        return choices(position, seat)

    def why_not(self, position: WingspanPosition, seat: Seat, action: WingspanAction) -> Illegal | None:
        """Return why `seat` may not take `action` now; None where it may."""
        return answers.why_not(position, seat, action)

    def carry_out(self, transition: Transition, _: Seat, action: WingspanAction) -> None:
        """Carry a legal action out, and run on to the next decision or the end."""
        answers.carry_out(transition, action)

    def in_first_round(self, position: WingspanPosition) -> bool:
        """Return whether the first round is still played."""
        return position.round <= 1

    def result(self, position: WingspanPosition) -> Result | None:
        """Return the result with both colours' points, or None while the game runs."""
        return result(position)

    def view(self, position: WingspanPosition, seat: Seat | None) -> WingspanView:
        """Return what `seat` (None: a spectator) may see: all but the order of its deck."""
        return make_view(position, seat)

    def marks(self, view: WingspanView) -> Mapping[str, str]:
        """Return the round; nothing before the setup."""
        return {"round": str(view.round)} if view.round else {}

    def tally(self, view: WingspanView, seat: Seat) -> Mapping[str, int]:
        """Return how far the game is, and how much of the own table was entered."""
        duet = view.setup is not None and view.setup.mode == "duet"
        return {
            "duet": int(duet),
            "round": view.round,
            "turn": view.turn,
            "tokens": len(view.entered.own_tokens),
            "reactions": len(view.reactions),
        }

    def determinise(self, view: WingspanView, rng: random.Random) -> WingspanPosition:
        """Return a whole position of which `view` may be a view: the order of the deck is drawn."""
        return determinise(view, rng)

    def to_record(self, position: WingspanPosition) -> JsonObject:
        """Return the part of a position that a game record shows."""
        return to_record(position)

    def check_position(self, position: WingspanPosition) -> None:
        """Raise Unreadable where names or cards in a stored position are not of this game."""
        check_position(position)
