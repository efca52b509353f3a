"""Autocompletion, whatever the game: which offers are shown for what is typed so far, and whole actions as text."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from itertools import islice, zip_longest
from typing import NamedTuple

from bot.games.spelling import quoted
from bot.games.typed_commands import Misread, Suggestion
from bot.games.widgets import CHOICES, LONGEST, fitting
from bot.hosting.playing.turn import Turn
from engine.contract import Action, Illegal, Unreadable
from engine.spelling import plainly, unaccented

_LOOKED_AT = 5000
"""How many legal actions are looked at, at most."""


def shown(offers: Iterable[Suggestion], typed: str) -> list[Suggestion]:
    """Return the first 25 offers that fit and that have what is typed, each value once."""
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


class Counting(NamedTuple):
    """How people count in whole actions, for a game in whose notation things have other numbers."""

    said: Callable[[Turn, Action], Action] = lambda _turn, action: action
    """Returns an action with the numbers that people use for it."""
    meant: Callable[[Turn, Action], Action] = lambda _turn, action: action
    """Its inverse; raises Misread for a number that is none."""

    def read(self, turn: Turn, typed: str) -> Action:
        """Read a whole action; raises Misread."""
        try:
            return self.meant(turn, turn.game.parse(unaccented(typed)))
        except Misread:
            raise
        except Unreadable as error:
            raise Misread("unread-action", typed=quoted(typed)) from error

    def offers(self, turn: Turn, typed: str) -> Iterator[Suggestion]:
        """Offer legal actions as text, at first one of each kind while nothing is typed; then what is typed itself."""
        kinds: dict[type, list[Action]] = defaultdict(list)
        for action in islice(turn.actions(), _LOOKED_AT):
            kinds[object if typed.strip() else type(action)].append(action)
        for action in (each for row in zip_longest(*kinds.values()) for each in row if each is not None):
            text = turn.game.notation(self.said(turn, action))
            yield Suggestion(fitting(text), text)
        try:
            turn.check(self.read(turn, typed))
        except (Unreadable, Illegal):
            return
        yield Suggestion(fitting(typed), typed)
