"""Autocompletion of whole actions: free text, and what is added to the neutral colour."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice

from bot.games.contract import Suggestion, Typing
from bot.games.moa.commands import command_action
from bot.games.moa.desk import Desk, fitting
from engine.contract import Action, Illegal, Unreadable
from engine.moa.actions import MoaAction

_LOOKED_AT = 5000
"""How many legal actions are looked at, at most."""


def neutral(desk: Desk, _typing: Typing) -> Iterator[Suggestion]:
    """Offer what can be added to the neutral colour."""
    for action in desk.legal.neutral():
        notation = desk.turn.game.notation(action)
        yield Suggestion(fitting(_neutral_label(desk, action)), notation)


def _neutral_label(desk: Desk, action: MoaAction) -> str:
    territory = getattr(action, "territory", None)
    if territory is None:
        return desk.words("moa-panel-neutral-skip")
    birds = getattr(action, "birds", None)
    key = "moa-panel-neutral-leader" if birds is None else "moa-panel-neutral-birds"
    return desk.words(key, birds=birds or 0, **desk.phrases.at(territory))


def actions(desk: Desk, typing: Typing) -> Iterator[Suggestion]:
    """Offer legal actions in their notation; while nothing is typed, one of each kind first."""
    every = list(islice(desk.turn.actions(), _LOOKED_AT))
    if not typing.typed.strip():
        every.sort(key=_place_among_its_kind(every))
    for action in every:
        notation = desk.turn.game.notation(action)
        yield Suggestion(fitting(notation), notation)
    yield from _as_typed(desk, typing)


def _place_among_its_kind(every: list[Action]) -> Callable[[Action], int]:
    seen: dict[type, int] = {}
    places = {}
    for action in every:
        places[action] = seen[type(action)] = seen.get(type(action), -1) + 1
    return places.__getitem__


def _as_typed(desk: Desk, typing: Typing) -> Iterator[Suggestion]:
    """Offer what is typed itself, where it is a legal action as it stands."""
    try:
        action = command_action(desk.turn, typing.command, {"action": typing.typed})
        desk.turn.check(action)  # type: ignore[arg-type]
    except (Unreadable, Illegal):
        return
    yield Suggestion(fitting(typing.typed), typing.typed)
