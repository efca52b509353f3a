"""What placing an explorer costs, and with which cubes it can be paid (rules LI21 to LI23)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations_with_replacement
from typing import NamedTuple

from engine.contract import Illegal, Seat
from engine.laisla.actions import Place
from engine.laisla.chapters.effects import why_no_colour
from engine.laisla.functions import Occasion
from engine.laisla.island import fields_of
from engine.laisla.position import LaIslaPosition

RIVAL: Occasion = ("rival", "")
PRICE = 2
"""Cubes of the field's colour; any discount makes it one less, never more than that (LI21)."""


class Payment(NamedTuple):
    """Cubes by colour, and the functions that let some of them pay for another colour; both sorted."""

    pay: tuple[str, ...]
    wild: tuple[str, ...]


class Purse(NamedTuple):
    """What a seat pays with: its cubes, and what its visible functions do for paying."""

    held: Mapping[str, int]
    wild: Mapping[str, str]
    """By colour: the function that lets a cube of it pay for another."""
    discounts: Mapping[Occasion, str]
    """By occasion: the function that makes the field a cube cheaper."""


def purse_of(position: LaIslaPosition, seat: Seat) -> Purse:
    """Return what a seat pays with now."""
    functions = position.functions(seat)
    return Purse(
        position.seats[seat].cubes,
        {each.subject: each.name for each in functions if each.gives == "wild"},
        {each.occasion: each.name for each in functions if each.gives == "discount"},
    )


def occasions(position: LaIslaPosition, seat: Seat, field: str) -> tuple[Occasion, ...]:
    """LI23, LI25: what placing on a field gives occasion for, as things stand before it."""
    own = fields_of(position.rules, position.spokes)[field].occasions
    return (*own, RIVAL) if position.rivals(seat, field) else own


def discounts(position: LaIslaPosition, seat: Seat, field: str, purse: Purse) -> tuple[str, ...]:
    """LI21: the visible functions that make this field cheaper."""
    if not purse.discounts:
        return ()
    return tuple(purse.discounts[each] for each in occasions(position, seat, field) if each in purse.discounts)


def price(position: LaIslaPosition, seat: Seat, field: str, purse: Purse) -> int:
    """LI21: how many cubes a field costs."""
    return PRICE - 1 if discounts(position, seat, field, purse) else PRICE


def payments(purse: Purse, colour: str, cubes: int, *, wild_once: bool) -> Iterator[Payment]:
    """Return every way to pay so many `cubes` for a field of that colour; none is dominated, all cost the same.

    `wild_once`: each wild function converts one cube only (LI22).
    """
    fitting = sorted(each for each in (colour, *(purse.wild.keys() - {colour})) if purse.held[each])
    for pay in combinations_with_replacement(fitting, cubes):
        others = [each for each in dict.fromkeys(pay) if each != colour]
        if any(pay.count(each) > purse.held[each] for each in pay):
            continue
        if wild_once and any(pay.count(each) > 1 for each in others):
            continue
        yield Payment(pay, tuple(sorted(purse.wild[each] for each in others)))


def usable(purse: Purse, colour: str, *, wild_once: bool) -> int:
    """Return how many cubes can pay for a field of that colour together."""
    foreign = [purse.held[cube] for cube in purse.wild if cube != colour]
    return purse.held[colour] + sum([min(count, 1) for count in foreign] if wild_once else foreign)


def why_too_dear(position: LaIslaPosition, seat: Seat, field: str, purse: Purse) -> Illegal | None:
    """LI21: return why a field is too dear: what `why_no_payment` says to all cubes that can pay for it."""
    colour = fields_of(position.rules, position.spokes)[field].colour
    needed = price(position, seat, field, purse)
    offered = usable(purse, colour, wild_once=position.rules.wild_once)
    return Illegal("LI21", "cubes-short", field=field, needed=needed, offered=offered) if offered < needed else None


def why_no_payment(position: LaIslaPosition, seat: Seat, action: Place) -> Illegal | None:
    """Return why the explorer cannot be paid so."""
    purse = purse_of(position, seat)
    needed = price(position, seat, action.field, purse)
    if len(action.pay) < needed:
        return Illegal("LI21", "cubes-short", field=action.field, needed=needed, offered=len(action.pay))
    if len(action.pay) > needed:
        return Illegal("LI21", "wrong-price", field=action.field, needed=needed, offered=len(action.pay))
    for cube in action.pay:
        if illegal := why_no_colour(position, cube, "LI21"):
            return illegal
        if (count := action.pay.count(cube)) > purse.held[cube]:
            return Illegal("LI21", "cube-missing", cube=cube, needed=count, held=purse.held[cube])
    return _why_not_wild(position, action, purse.wild)


def _why_not_wild(position: LaIslaPosition, action: Place, visible: Mapping[str, str]) -> Illegal | None:
    """LI22: another colour only with its function, named once; each function for one cube, as the switch says."""
    colour = fields_of(position.rules, position.spokes)[action.field].colour
    foreign = [cube for cube in dict.fromkeys(action.pay) if cube != colour]
    for cube in foreign:
        if cube not in visible:
            return Illegal("LI22", "colour-wrong", cube=cube, colour=colour, field=action.field)
        if visible[cube] not in action.wild:
            return Illegal("LI22", "wild-unnamed", function=visible[cube], cube=cube)
        if position.rules.wild_once and action.pay.count(cube) > 1:
            return Illegal("LI22", "wild-once", function=visible[cube], cube=cube)
    needed = [visible[cube] for cube in foreign]
    for function in action.wild:
        if function not in needed or action.wild.count(function) > 1:
            return Illegal("LI22", "wild-needless", function=function)
    return None
