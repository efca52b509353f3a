"""Autocompletion, whatever the game: which offers are shown for what is typed so far, and whole actions as text."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import TypeAlias

from bot.games.spelling import plainly, quoted, unaccented
from bot.games.typed_commands import Misread, Suggestion
from bot.games.widgets import CHOICES, LONGEST, fitting
from bot.hosting.turn import Turn
from engine.contract import Action, Illegal, Unreadable

_LOOKED_AT = 5000
"""How many legal actions are looked at, at most."""


def shown(offers: Iterable[Suggestion], typed: str) -> list[Suggestion]:
    """Give the first 25 offers that fit and that have what is typed, each value once."""
    found: dict[str | int, Suggestion] = {}
    for each in offers:
        if _fits(each) and _matches(each, typed):
            found.setdefault(each.value, each)
        if len(found) == CHOICES:
            break
    return list(found.values())


def _fits(offer: Suggestion) -> bool:
    return isinstance(offer.value, int) or 0 < len(offer.value) <= LONGEST


def _matches(offer: Suggestion, typed: str) -> bool:
    if isinstance(offer.value, int) and typed.strip().isdecimal():
        return str(offer.value).startswith(typed.strip())
    whole = plainly(f"{offer.label} {offer.value}")
    return all(plainly(word) in whole for word in typed.replace(",", " ").split())


# -- whole actions --------------------------------------------------------------------------------------------------


def read_action(turn: Turn, typed: str) -> Action:
    """Read an action typed in the game's notation; raises Misread."""
    try:
        action: Action = turn.game.parse(unaccented(typed))
    except Unreadable as error:
        raise Misread("unread-action", typed=quoted(typed)) from error
    return action


Read: TypeAlias = Callable[[Turn, str], Action]
"""Reads a whole action as people type it; raises Misread."""


def whole_actions(
    turn: Turn, typed: str, *, read: Read = read_action, write: Callable[[Action], str] | None = None
) -> Iterator[Suggestion]:
    """Offer legal actions as text; while nothing is typed, one of each kind first.

    `write` and `read` are for a game that people type otherwise than in its notation.
    """
    write = write or turn.game.notation
    every = list(islice(turn.actions(), _LOOKED_AT))
    if not typed.strip():
        every.sort(key=_place_among_its_kind(every))
    for action in every:
        text = write(action)
        yield Suggestion(fitting(text), text)
    yield from _as_typed(turn, typed, read)


def _place_among_its_kind(every: list[Action]) -> Callable[[Action], int]:
    seen: dict[type, int] = {}
    places = {}
    for action in every:
        places[action] = seen[type(action)] = seen.get(type(action), -1) + 1
    return places.__getitem__


def _as_typed(turn: Turn, typed: str, read: Read) -> Iterator[Suggestion]:
    """Offer what is typed itself, where it is a legal action as it stands."""
    try:
        turn.check(read(turn, typed))
    except (Unreadable, Illegal):
        return
    yield Suggestion(fitting(typed), typed)
