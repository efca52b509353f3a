"""Making views: what a seat or a spectator may see of a position (rules LI5, LI40)."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from engine.contract import Seat
from engine.laisla.agenda import ASKED, AskAdvance, AskCube, AskMarker, AskSlot, AskSwap, OfferSwap, asked_facts
from engine.laisla.chapters.scoring import result, score_sheet
from engine.laisla.island import fields_of
from engine.laisla.position import LaIslaPosition, SeatState
from engine.laisla.rules import Rules
from engine.laisla.views.view import Asked, ClearingView, Dealt, FieldView, LaIslaView, SeatView, SlotView, TrackView

_ASKING = (AskCube, AskMarker, AskSwap, OfferSwap)
"""Steps by which functions ask."""


def make_view(position: LaIslaPosition, viewer: Seat | None) -> LaIslaView:
    """Return what `viewer` (None: a spectator) may see."""
    rules = position.rules
    return LaIslaView(
        viewer=viewer,
        rules=rules,
        agenda=tuple(position.agenda),
        options=rules.options,
        colours=rules.colours,
        symbols=rules.symbols,
        all_cards=rules.cards,
        round=position.round,
        phase=position.phase,
        seating=position.seating,
        start_player=position.start_player,
        spokes=position.spokes,
        fields=_fields(position),
        clearings=tuple(
            ClearingView(name, len(fields), fields, position.animals[name]) for name, fields in rules.clearings.items()
        ),
        tracks=tuple(
            TrackView(animal, position.markers[animal], rules.value(position.markers[animal]))
            for animal in rules.animals
        ),
        thresholds=rules.track.value_thresholds,
        value_sum=position.value_sum,
        end_sum=position.end_sum,
        seats=tuple(_seat(position, seat, state, viewer) for seat, state in position.seats.items()),
        deck=len(position.deck),
        discard=position.discard,
        covered=position.covered,
        asked=_asked(position),
        to_ask=tuple(step.function for step in reversed(position.agenda[:-1]) if isinstance(step, _ASKING)),
        sheet=score_sheet(position),
        result=result(position),
    )


def _fields(position: LaIslaPosition) -> tuple[FieldView, ...]:
    standing: dict[str, list[Seat]] = {}
    for seat, state in position.seats.items():
        for slot in state.fields:
            standing.setdefault(slot, []).append(seat)
    empty = _empty_fields(position.rules, position.spokes)
    return tuple(
        [replace(each, explorers=tuple(standing[each.slot])) if each.slot in standing else each for each in empty]
    )


@lru_cache(maxsize=256)
def _empty_fields(rules: Rules, spokes: tuple[str, ...]) -> tuple[FieldView, ...]:
    """Return the fields before anybody stands there: most of them in any view."""
    return tuple(
        FieldView(field.slot, field.code, field.ring, field.colour, field.symbol, (), field.clearings)
        for field in fields_of(rules, spokes).values()
    )


def _seat(position: LaIslaPosition, seat: Seat, state: SeatState, viewer: Seat | None) -> SeatView:
    own = seat == viewer
    return SeatView(
        seat=seat,
        score=state.score,
        supply=state.supply,
        reserve=state.reserve,
        cubes=state.cubes.copy(),
        fields=state.fields,
        large=state.large,
        tiles=state.tiles.copy(),
        animals={animal: state.animals(animal) for animal in position.rules.animals},
        slots=_slots(position, state),
        functions=tuple(function.name for function in position.functions(seat)),
        cards=len(state.hand),
        hand=state.hand if own else None,
        has_assigned=state.assigned is not None,
        assigned=Dealt(*state.assigned) if own and state.assigned is not None else None,
        pending=Dealt(state.pending_a, state.pending_b, state.pending_d) if own else _shown(position, seat, state),
    )


def _slots(position: LaIslaPosition, state: SeatState) -> tuple[SlotView, ...]:
    cards = position.rules.cards
    return tuple(
        SlotView(number, card, None if card is None else cards[card].function)
        for number, card in enumerate(state.slots)
    )


def _shown(position: LaIslaPosition, seat: Seat, state: SeatState) -> Dealt:
    """LI5: a card is open from the moment its seat's part begins, that is while that part asks where it goes."""
    asked = position.asked
    if asked is None or asked.seat != seat:
        return Dealt()
    return Dealt(
        a=state.pending_a if isinstance(asked, AskSlot) else None,
        d=state.pending_d if isinstance(asked, AskAdvance) else None,
    )


def _asked(position: LaIslaPosition) -> tuple[Asked, ...]:
    if position.asked is None:
        return tuple(Asked(seat, "assign") for seat in position.deciding())
    return (Asked(position.asked.seat, ASKED[type(position.asked)], asked_facts(position.asked).get("function")),)
