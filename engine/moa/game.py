"""Moa as the contract has it (engine.contract.Game): each verb, and which chapter answers it."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from engine.base import BaseGame
from engine.choices import Closed, Node, Thing
from engine.contract import Decision, FurtherSide, Illegal, JsonObject, Outcome, Result, Seat, ShuffleOrDie
from engine.moa.actions import (
    ACTIONS,
    Attack,
    BuyKarakia,
    Decline,
    Defend,
    Discard,
    DrawOne,
    EndTurn,
    ExchangeThree,
    MoaAction,
    Move,
    NeutralBirds,
    NeutralLeader,
    NeutralSkip,
    Pass,
    PlaceBirds,
    PlaceLeader,
    SellLand,
    Stronghold,
)
from engine.moa.agenda import Ask, AskAction, AskDefend, AskDiscard, AskNeutral, AskTiles, BeginTurn
from engine.moa.chapters import attack, birds, invasion, karakia, leader, neutral, sale, tiles, turn
from engine.moa.chapters.answering import why_not_asked, why_wrong_answer
from engine.moa.chapters.scoring import result
from engine.moa.chapters.setup import check_seats, neutral_colour, set_up
from engine.moa.chapters.transition import Transition
from engine.moa.choices.tree import choices
from engine.moa.components import FILE
from engine.moa.events import EVENTS, MoaEvent
from engine.moa.formats.notation import NOTATION
from engine.moa.formats.record import deciding, to_record
from engine.moa.formats.stored import check_position
from engine.moa.heuristics import MoaHeuristics
from engine.moa.ledger import MoaLedger
from engine.moa.position import MoaPosition
from engine.moa.rules import SWITCHES, rules_for
from engine.moa.statistics import MoaStatistics
from engine.moa.views.determinise import determinise
from engine.moa.views.make_view import make_view
from engine.moa.views.view import MoaView
from engine.moa.ways import WAYS

WhyNot = Callable[[MoaPosition, Seat, Any], Illegal | None]
CarryOut = Callable[[Transition, Seat, Any], None]


def _always_legal(_: MoaPosition, _seat: Seat, _action: MoaAction) -> None:
    """Return no refusal: whoever is asked this may answer so."""


_ACTION_RULES: dict[type[MoaAction], tuple[WhyNot, CarryOut]] = {
    PlaceBirds: (birds.why_no_birds, birds.place_birds),
    PlaceLeader: (leader.why_no_leader, leader.place_leader),
    Attack: (attack.why_no_attack, attack.attack),
    SellLand: (sale.why_no_sale, sale.sell_land),
    BuyKarakia: (karakia.why_no_purchase, karakia.buy_karakia),
    Pass: (_always_legal, turn.take_pass),
    EndTurn: (_always_legal, turn.end_turn),
    Move: (tiles.why_no_move, tiles.move),
    Stronghold: (tiles.why_no_stronghold, tiles.stronghold),
    DrawOne: (tiles.why_no_draw, tiles.draw_one),
    ExchangeThree: (tiles.why_no_draw, tiles.exchange_three),
    Discard: (tiles.why_no_discard, tiles.discard),
    Defend: (invasion.why_no_defence, invasion.defend),
    Decline: (_always_legal, invasion.decline),
    NeutralBirds: (neutral.why_no_neutral_birds, neutral.neutral_birds),
    NeutralLeader: (neutral.why_no_neutral_leader, neutral.neutral_leader),
    NeutralSkip: (neutral.why_no_skip, neutral.neutral_skip),
}
"""Of each action: what returns its refusal, and what carries it out."""


class Moa(BaseGame[MoaPosition, MoaAction, MoaEvent, MoaView]):
    """The rules of Moa."""

    name = "moa"
    colours = tuple(FILE.shipped()["limits"]["colours"])
    seat_counts = (2, 3, 4, 5)
    switches = SWITCHES
    answer_kinds = frozenset({"defend"})
    ways = WAYS
    heuristics = MoaHeuristics()
    ledger = MoaLedger()
    statistics = MoaStatistics()
    look_ahead_trust = 12.0
    measured: ClassVar[Mapping[str, tuple[str, ...]]] = {"defend": ("pieces",)}
    file = FILE
    action_kinds = ACTIONS
    event_kinds = EVENTS
    position_type = MoaPosition
    transition_type = Transition
    text = NOTATION

    def further_side(self, seats: Sequence[Seat]) -> FurtherSide | None:
        """Return the neutral colour of a game with two seats (T1)."""
        colour = neutral_colour(seats, self.colours)
        return None if colour is None else FurtherSide(colour, opponent=False)

    # -- playing --------------------------------------------------------------------------------------------------

    def start(
        self,
        seats: Sequence[Seat],
        options: Mapping[str, str | bool],
        components: Mapping[str, Any],
        chance: ShuffleOrDie,
        further: Seat | None = None,
    ) -> Outcome[MoaPosition, MoaEvent]:
        """Set up and run on to the first decision. `further`: a neutral colour other than the first free one."""
        rules = rules_for(components, options)
        colour = further or neutral_colour(seats, rules.components.limits.colours)
        check_seats(seats, colour, rules)
        transition = set_up(seats, colour, rules, chance)
        turn.run_on(transition)
        return transition.outcome

    def next_seat(self, position: MoaPosition) -> Seat | None:
        """Return whose turn follows in this round (A1); None behind its last one, and in the terrain phase."""
        if not isinstance(position.asked, AskAction | AskTiles):
            return None
        return next((step.seat for step in reversed(position.agenda) if isinstance(step, BeginTurn)), None)

    def at_turn(self, position: MoaPosition, seat: Seat) -> MoaPosition | None:
        """Return the beginning of the seat's turn in this round (B1), where that is still to come and not passed (H1).

        Invasions come first (A1), and nothing is known of the next round: it has other open territories.
        """
        asked = position.asked
        if asked is None or asked.seat == seat or position.phase != "actions":
            return None
        return turn.at_turn(position, seat)

    def decisions(self, position: MoaPosition) -> tuple[Decision, ...]:
        """Say who may act now and on what: nobody or one seat."""
        ask = position.asked
        if ask is None:
            return ()
        question = deciding(ask)
        return (Decision(question.pop("seat"), question.pop("kind"), question, _default(position, ask)),)

    def choices(self, position: MoaPosition, seat: Seat) -> Node[MoaAction]:
        """Return the first node of what `seat` can choose; one that is closed when it is not asked."""
        ask = position.asked
        refused = why_not_asked(ask, seat)
        if ask is None or refused is not None:
            return Closed(lambda: refused or Illegal("SC6", "game-over"))
        return choices(position, ask)

    def why_not(self, position: MoaPosition, seat: Seat, action: MoaAction) -> Illegal | None:
        """Return why `seat` may not take `action` now; None where it may."""
        ask = position.asked
        if ask is None or ask.seat != seat:
            return why_not_asked(ask, seat)
        return why_wrong_answer(ask, type(action)) or _ACTION_RULES[type(action)][0](position, seat, action)

    def carry_out(self, transition: Transition, seat: Seat, action: MoaAction) -> None:
        """Carry a legal action out, and run on to the next decision or the end."""
        _ACTION_RULES[type(action)][1](transition, seat, action)
        if type(action) in _TAKES_ACTION:
            turn.action_taken(transition, seat)
        turn.run_on(transition)

    def advance(self, position: MoaPosition, seat: Seat, action: MoaAction, chance: ShuffleOrDie) -> MoaPosition:
        """Carry a legal action out in the position itself."""
        self.carry_out(Transition(position, chance), seat, action)
        return position

    def in_first_round(self, position: MoaPosition) -> bool:
        """Return whether the first round is still played."""
        return (position.period, position.round) == (1, 1)

    def result(self, position: MoaPosition) -> Result | None:
        """Return the result, or None while the game runs (SC6)."""
        return result(position)

    # -- looking --------------------------------------------------------------------------------------------------

    def view(self, position: MoaPosition, seat: Seat | None) -> MoaView:
        """Return what `seat` (None: a spectator) may see (H0)."""
        return make_view(position, seat)

    def marks(self, view: MoaView) -> Mapping[str, str]:
        """Return the period, and the round within it (P1)."""
        return {"round": f"{view.period}.{view.round}", "period": str(view.period)}

    def measures(self, view: MoaView, decision: Decision) -> Mapping[str, int]:
        """Return how many pieces the seat has where it is asked to defend (I4)."""
        if decision.kind != "defend":
            return {}
        territory, seat = view.territory(decision.facts["territory"]), decision.seat
        return {"pieces": territory.birds.get(seat, 0) + (territory.leader == seat)}

    def tally(self, view: MoaView, seat: Seat) -> Mapping[str, int]:
        """Return what the seat has, and how many rounds of the period are left with this one."""
        own, components = next(each for each in view.seats if each.seat == seat), view.components
        honour = sum(components.bird_cards[card].icons.get("honour", 0) for card in own.hand or ())
        return {
            "cards": own.cards,
            "rounds": components.limits.rounds - view.round + 1,
            "round": view.round,
            "pieces": own.pieces_on_board,
            "leaders": components.limits.leaders - own.leaders,
            "honour": honour,
            "tiles": len(own.karakia) - len(own.karakia_fresh),
        }

    def affairs(self, view: MoaView, seat: Seat) -> object:
        """Return the territories with pieces of the seat, but not which of them are open, which changes each round."""
        mine = (each for each in view.territories if seat in each.birds or each.leader == seat)
        return view.period, [replace(each, open=False) for each in mine]

    def scene(self, view: MoaView, action: MoaAction) -> Mapping[Thing, object]:
        """Return the territories that an action names."""
        numbers = {getattr(action, field, None) for field in ("territory", "source", "target")}
        return {Thing("territory", each.number): each for each in view.territories if each.number in numbers}

    def determinise(self, view: MoaView, rng: random.Random) -> MoaPosition:
        """Return a whole position of which `view` may be a view: hands, piles and terrain cards are drawn (H0)."""
        return determinise(view, rng)

    # -- reading and writing --------------------------------------------------------------------------------------

    def to_record(self, position: MoaPosition) -> JsonObject:
        """Return the part of a position that a game record shows."""
        return to_record(position)

    def check_position(self, position: MoaPosition) -> None:
        """Put the tables of a stored position into order; raise Unreadable where names are not of this game."""
        check_position(position)


_TAKES_ACTION = frozenset((PlaceBirds, PlaceLeader, Attack, SellLand, BuyKarakia))
"""The actions after which only tiles may be used; a pass sees to that itself, since the host can make one too."""


def _default(position: MoaPosition, ask: Ask) -> MoaAction:
    """H2: the answer taken on time-out."""
    match ask:
        case AskAction():
            return Pass()
        case AskTiles():
            return EndTurn()
        case AskDefend():
            return Decline()
        case AskDiscard():
            return Discard(tuple(sorted(position.seats[ask.seat].hand))[: tiles.EXCHANGED])
        case AskNeutral():
            return neutral.default(position, ask.territory)
