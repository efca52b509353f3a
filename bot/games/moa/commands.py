"""Moa's slash commands: what each takes, and the action that it means."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, TypeAlias

from bot.games.contract import Command, Misread, Option, OptionKind, Typing, Unfinished
from bot.games.moa.build import action_of, missing
from bot.games.moa.draft import Draft
from bot.games.moa.legal import Legal
from bot.games.moa.spelling import read_mammal, read_payment, read_tile
from bot.games.offers import read_action
from bot.games.spelling import plainly, quoted
from bot.hosting.turn import Turn
from engine.choices import Many, Node, Path, join
from engine.contract import Action, Illegal, Unreadable
from engine.moa.actions import MoaAction, NeutralBirds, NeutralLeader, NeutralSkip
from engine.moa.chapters.payment import Payment
from engine.moa.components import Components

Given: TypeAlias = Mapping[str, Any]


def _number(name: str, required: bool = True) -> Option:
    return Option(name, OptionKind.INTEGER, required)


def _text(name: str, required: bool = False) -> Option:
    return Option(name, OptionKind.TEXT, required)


_ANYWHERE = Option("anywhere", OptionKind.FLAG, required=False, suggests=False)
_PAYMENT = _text("payment")

COMMANDS = (
    Command("place", (_number("territory"), _PAYMENT, _number("birds", required=False), _ANYWHERE)),
    Command("leader", (_number("territory"), _PAYMENT, _ANYWHERE)),
    Command(
        "attack",
        (_number("territory"), _PAYMENT, _number("birds", required=False), _text("birds_with"), _ANYWHERE),
    ),
    Command("sell", (_number("territory"), _text("mammal", required=True), _PAYMENT, _ANYWHERE)),
    Command("buy", (_text("tile", required=True), _text("second"), _PAYMENT)),
    Command("pass"),
    Command("move", (_number("source"), _number("target"), _number("birds", required=False))),
    Command("stronghold", (_number("territory"),)),
    Command("draw"),
    Command("exchange"),
    Command("discard", (_text("cards"),)),
    Command("defend", (_PAYMENT,)),
    Command("decline"),
    Command("end"),
    Command("neutral", (_text("what"),)),
    Command("do", (_text("action", required=True),)),
)
KINDS: Mapping[str, str] = {
    "place": "place_birds",
    "leader": "place_leader",
    "attack": "attack",
    "sell": "sell_land",
    "buy": "buy_karakia",
    "pass": "pass",
    "move": "move",
    "stronghold": "stronghold",
    "draw": "draw_one",
    "exchange": "exchange_three",
    "discard": "discard",
    "defend": "defend",
    "decline": "decline",
    "end": "end_turn",
    "neutral": "neutral_birds",
}
"""The action that each command takes, but for `do` (any)."""


def command_action(turn: Turn, command: str, given: Given) -> Action | Unfinished:
    """Give the action of a command, or where in the panel it goes on; raises Misread."""
    if command == "do":
        return read_action(turn, str(given["action"]))
    components: Components = turn.view.components
    if command == "neutral" and given.get("what"):
        return read_neutral(str(given["what"]))
    draft = draft_of(command, given, components)
    legal = Legal(turn)
    if draft.kind == "attack" and legal.apart and draft.birds == 0:
        draft = replace(draft, bird_payment=draft.bird_payment or Payment())
    if missing(draft, legal) or (_counts(draft) and draft.birds is None):
        return Unfinished(_path(turn, command, draft))
    return action_of(draft, legal)


def _path(turn: Turn, command: str, draft: Draft) -> Path:
    """Return how far the tree is gone along with what is given."""
    paid = {"payment": draft.payment, "cards": draft.payment, "bird_payment": draft.bird_payment}
    values = {"territory": draft.territory, "source": draft.territory, "target": draft.target, "mammal": draft.what}
    path: Path = command
    try:
        tree = turn.tree.take(command)
        while isinstance(tree, Node):
            if isinstance(tree, Many):
                names = draft.what if tree.ask == "tiles" else _names(paid[tree.ask])
                step = tree.step(names) if names else ""
            else:
                step = _key(values.get(tree.ask))
            if not step:
                return path
            path = join(path, step)
            tree = tree.take(step)
    except (Illegal, Unreadable):  # the panel says why
        return path
    return path


def _key(value: Any) -> str:
    return "" if value in (None, ()) else str(value[0] if isinstance(value, tuple) else value)


def _names(paid: Payment | None) -> tuple[str, ...]:
    return () if paid is None else (*paid.cards, *paid.leader_tiles, *["two_fight"] * paid.two_fight)


def draft_of(command: str, given: Given, components: Components) -> Draft:
    """Give the options filled in as a draft; raises Misread."""
    return Draft(
        kind=KINDS[command],
        territory=_territory(given.get("territory", given.get("source")), components),
        anywhere=bool(given.get("anywhere", False)),
        what=_what(given, components),
        target=_territory(given.get("target"), components),
        birds=_birds(given.get("birds")),
        payment=_paid(given.get("payment", given.get("cards")), components),
        bird_payment=_paid(given.get("birds_with"), components),
    )


_DIGITS = 2
"""Of a number that can be meant."""


def draft_so_far(typing: Typing, components: Components) -> Draft:
    """Give what is filled in of a command but the option that is being typed; nothing where it cannot be read."""
    given = {name: value for name, value in typing.given.items() if name != typing.option}
    try:
        return draft_of(typing.command, given, components)
    except (Misread, Illegal):
        return Draft(KINDS[typing.command])


def read_neutral(typed: str) -> MoaAction:
    """Read what is added to the neutral colour: "2 at 5", "leader at 5" or "skip"; raises Misread."""
    words = plainly(typed).removeprefix("neutral")
    if words == "skip":
        return NeutralSkip()
    what, _, where = words.partition("at")
    if not where.isdecimal() or len(where) > _DIGITS:
        raise Misread("unread-neutral", typed=quoted(typed))
    if what == "leader":
        return NeutralLeader(int(where))
    birds = what.removesuffix("s").removesuffix("bird")
    if not birds.isdecimal() or len(birds) > _DIGITS:
        raise Misread("unread-neutral", typed=quoted(typed))
    return NeutralBirds(int(where), int(birds))


def _counts(draft: Draft) -> bool:
    return draft.kind in ("place_birds", "attack", "move")


def _territory(number: Any, components: Components) -> int | None:
    if number is None:
        return None
    if number not in components.territories:
        raise Illegal("B2", "no-such-territory", territory=number)
    return int(number)


def _birds(number: Any) -> int | None:
    return None if number is None else max(0, min(int(number), 99))


def _what(given: Given, components: Components) -> tuple[str, ...]:
    if given.get("mammal"):
        return (read_mammal(str(given["mammal"]), components),)
    tiles = [str(given[name]) for name in ("tile", "second") if given.get(name)]
    return tuple(read_tile(tile, components) for tile in tiles)


def _paid(typed: Any, components: Components) -> Payment | None:
    return read_payment(str(typed), components) if typed else None
