"""La Isla's slash commands: what each takes, and the action that it means."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from bot.games.contract import Command, Misread, Option, OptionKind, Typing, Unfinished
from bot.games.laisla.build import action_of, missing
from bot.games.laisla.counting import recorded
from bot.games.laisla.draft import Draft, Drafts, assigning
from bot.games.laisla.legal import Legal
from bot.games.laisla.spelling import (
    declines,
    read_animal,
    read_card,
    read_cube,
    read_field,
    read_payment,
    read_slot,
)
from bot.games.offers import read_action
from bot.hosting.turn import Turn
from engine.contract import Action

Given: TypeAlias = Mapping[str, Any]


def _text(name: str, required: bool = False) -> Option:
    return Option(name, OptionKind.TEXT, required)


COMMANDS = (
    Command("assign", (_text("a"), _text("b"), _text("d"))),
    Command("slot", (_text("card"),)),
    Command("place", (_text("field", required=True), _text("payment"), _text("source"))),
    Command("take", (_text("cube"),)),
    Command("cube", (_text("cube"),)),
    Command("marker", (_text("animal"),)),
    Command("swap", (_text("give"), _text("take"))),
    Command("advance", (_text("animal"),)),
    Command("do", (_text("action", required=True),)),
)


def command_action(turn: Turn, command: str, given: Given) -> Action | Unfinished:
    """Give the action of a command, or where in the panel it goes on; raises Misread."""
    if command == "do":
        return read_whole(turn, str(given["action"]))
    legal = Legal(turn)
    draft = draft_of(legal, command, given)
    if missing(draft, legal) is not None:
        return Unfinished(Drafts(legal.view).write(draft))
    return action_of(draft, legal)


def read_whole(turn: Turn, typed: str) -> Action:
    """Read a whole action in the game's notation, with numbers as people count; raises Misread."""
    return recorded(read_action(turn, typed), Legal(turn).me.hand or ())  # type: ignore[arg-type]


def draft_of(legal: Legal, command: str, given: Given) -> Draft:
    """Give the options filled in as a draft; raises Misread."""
    return _READ[command](legal, {name: str(value) for name, value in given.items()})


def draft_so_far(legal: Legal, typing: Typing) -> Draft:
    """Give what is filled in of a command but the option that is being typed; nothing where it cannot be read."""
    given = {name: value for name, value in typing.given.items() if name != typing.option}
    try:
        return draft_of(legal, typing.command, given)
    except Misread:
        return Draft(typing.command)


def _assign(legal: Legal, given: Mapping[str, str]) -> Draft:
    cards = {name: read_card(typed, legal.view, legal.me) for name, typed in given.items()}
    if len(set(cards.values())) < len(cards):
        raise Misread("card-twice")
    return assigning(cards)


def _place(legal: Legal, given: Mapping[str, str]) -> Draft:
    field = read_field(given["field"]) if given.get("field") else None
    source = read_field(given["source"]) if given.get("source") else None
    if given.get("payment"):
        return Draft("place", field=field, source=source, pay=read_payment(given["payment"]))
    ways = legal.payments(field, source) if field is not None else ()
    return Draft("place", field=field, source=source, pay=ways[0] if len(ways) == 1 else None)


def _cube(kind: str) -> Callable[[Legal, Mapping[str, str]], Draft]:
    return lambda _, given: Draft(kind, cube=read_cube(given["cube"]) if given.get("cube") else None)


def _marker(_legal: Legal, given: Mapping[str, str]) -> Draft:
    if not given.get("animal"):
        return Draft("marker")
    animal = read_animal(given["animal"])
    return Draft("marker", animal=animal, declined=animal is None)


def _advance(_legal: Legal, given: Mapping[str, str]) -> Draft:
    return Draft("advance", animal=read_animal(given["animal"]) if given.get("animal") else None)


def _swap(_legal: Legal, given: Mapping[str, str]) -> Draft:
    if any(declines(typed) for typed in given.values()):
        return Draft("swap", declined=True)
    read = {name: read_cube(typed) for name, typed in given.items()}
    return Draft("swap", cube=read.get("give"), taken=read.get("take"))


_READ: Mapping[str, Callable[[Legal, Mapping[str, str]], Draft]] = {
    "assign": _assign,
    "slot": lambda legal, given: Draft("slot", slot=read_slot(given["card"], legal.me) if given.get("card") else None),
    "place": _place,
    "take": _cube("take"),
    "cube": _cube("cube"),
    "marker": _marker,
    "swap": _swap,
    "advance": _advance,
}
"""By command."""
