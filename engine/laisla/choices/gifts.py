"""Choosing what functions give: a cube (LI14), a swap (LI24), a marker (LI30, LI32)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

from engine.choices import NOTHING, Node, One, Option, Thing
from engine.contract import Illegal, Seat
from engine.laisla.actions import Advance, Cube, LaIslaAction, Marker, Swap
from engine.laisla.agenda import asked_facts
from engine.laisla.chapters.effects import why_no_swap, why_not_given
from engine.laisla.position import LaIslaPosition


def cube(position: LaIslaPosition, seat: Seat) -> Node[LaIslaAction]:
    """Ask for the colour of a cube that a function gives."""
    return colours(position, seat, Cube)


def colours(position: LaIslaPosition, seat: Seat, then: Callable[[str], LaIslaAction]) -> Node[LaIslaAction]:
    """Ask for the colour of a cube to gain."""
    return One("cube", position.rules.colours, then, about=partial(_about_cube, position, seat), facts=_facts(position))


def swap(position: LaIslaPosition, seat: Seat) -> Node[LaIslaAction]:
    """LI24: ask which cube is given, if any, then for which."""
    held = position.seats[seat].cubes
    about = partial(_about_cube, position, seat)

    def give(cube: str | None) -> Node[LaIslaAction] | LaIslaAction:
        if cube is None:
            return Swap()
        others = [colour for colour in position.rules.colours if colour != cube]
        return One("take", others, partial(Swap, cube), refused=partial(same, cube), about=about)

    def same(cube: str) -> Iterator[tuple[str, Illegal]]:
        if illegal := why_no_swap(position, seat, Swap(cube, cube)):
            yield cube, illegal

    def missing() -> Iterator[tuple[str | None, Illegal]]:
        for colour in position.rules.colours:
            if illegal := why_not_given(position, seat, colour):
                yield colour, illegal

    given: list[str | None] = [*(colour for colour in position.rules.colours if held[colour]), None]
    return One("give", given, give, refused=missing, about=about, key_of=_key, facts=_facts(position))


def marker(position: LaIslaPosition, _seat: Seat) -> Node[LaIslaAction]:
    """LI30: ask which marker moves, if any."""
    animals = *position.rules.animals, None
    return One("animal", animals, Marker, about=_about_marker, key_of=_key, facts=_facts(position))


def advance(position: LaIslaPosition, _seat: Seat) -> Node[LaIslaAction]:
    """LI32: ask which marker moves for the card of action D."""
    return One("animal", position.rules.animals, Advance, about=_about_marker, facts=_facts(position))


def _facts(position: LaIslaPosition) -> Mapping[str, Any]:
    return {} if position.asked is None else asked_facts(position.asked)


def _key(name: str | None) -> str:
    return NOTHING if name is None else name


def _about_cube(position: LaIslaPosition, seat: Seat, colour: str | None) -> Option:
    if colour is None:
        return Option(NOTHING)
    count = position.seats[seat].cubes[colour]
    return Option(colour, (Thing("cube", colour),), {"held": count})


def _about_marker(animal: str | None) -> Option:
    return Option(NOTHING) if animal is None else Option(animal, (Thing("marker", animal),))
