"""What was picked or typed on the page of a sheet: the fields that it fills in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple, TypeAlias

from bot.games.pages.place import Place
from engine.choices import NOTHING, Many, Number, Sheet, SheetField, Step
from engine.contract import Illegal, Unreadable

AnySheet: TypeAlias = Sheet[Any, Any]
IN_A_FORM = 5


class NoNumber(Unreadable):
    """What was typed for a field, and is no number."""

    def __init__(self, field: str, typed: str) -> None:
        super().__init__(f"{field}: no number: {typed!r}")
        self.field = field
        self.typed = typed


class Filled(NamedTuple):
    """How far a sheet is filled in."""

    step: Step
    fault: Illegal | Unreadable | None = None
    """What is wrong with the first of what was picked or typed that does not fit; the rest is kept."""


def filled(sheet: AnySheet, place: Place) -> Filled:
    """Return a sheet as a place has it, with what was picked in a select or typed in a form."""
    try:
        values = sheet.values(place.pick or NOTHING)
        given = list(_typed(sheet, place) if place.typed else _picked(sheet, place))
    except (Illegal, Unreadable) as fault:
        return Filled("", fault)
    found: Illegal | Unreadable | None = None
    for name, each, step in given:
        node = each.node(values)
        try:
            if isinstance(node, Number) and not (step.isascii() and step.isdecimal()):
                raise NoNumber(f"{sheet.ask}-{name}", step)
            values = node.take(str(int(step)) if isinstance(node, Number) else step)
        except (Illegal, Unreadable) as fault:
            found = found or fault
    return Filled(sheet.step(values), found)


def _typed(sheet: AnySheet, place: Place) -> Iterator[tuple[str, SheetField[Any], Step]]:
    """Yield what was typed in the form of the numbers; an empty line is the field's beginning."""
    for (name, each), typed in zip(numbers(sheet).items(), place.chosen, strict=False):
        yield name, each, typed.strip() or each.node(sheet.begun).step_of(sheet.begun)


def _picked(sheet: AnySheet, place: Place) -> Iterator[tuple[str, SheetField[Any], Step]]:
    """Yield what was picked in the select of a field: each value has the field's letter before it."""
    letters = {each.letter: (name, each) for name, each in sheet.fields.items()}
    picked: dict[str, list[str]] = {}
    for chosen in place.chosen:
        if chosen[:1] not in letters:
            raise sheet.no_such(chosen)
        picked.setdefault(chosen[:1], []).append(chosen[1:])
    for letter, keys in picked.items():
        name, each = letters[letter]
        yield name, each, "".join(sorted(keys)) if isinstance(each.node(sheet.begun), Many) else keys[0]


def numbers(sheet: AnySheet) -> dict[str, SheetField[Any]]:
    """Return the fields of a sheet that are numbers and stand in its form."""
    found = [(name, each) for name, each in sheet.fields.items() if isinstance(each.node(sheet.begun), Number)]
    return dict(found[:IN_A_FORM])


def typed_only(sheet: AnySheet) -> bool:
    """Whether all of a sheet is typed in one form, so that what was typed goes on at once."""
    return len(numbers(sheet)) == len(sheet.fields)
