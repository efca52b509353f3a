"""Autocompletion: for each option what is legal now, given what has been filled in already."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from bot.games.contract import Suggestion, Typing
from bot.games.moa.desk import CHOICES, LONGEST, Desk
from bot.games.moa.spelling import plainly
from bot.games.moa.suggest_payment import bird_payments, birds, cards, payments
from bot.games.moa.suggest_where import mammals, sources, targets, territories, tiles
from bot.games.moa.suggest_whole import actions, neutral
from bot.hosting.turn import Turn
from render.words import Words


def suggest(turn: Turn, typing: Typing, words: Words) -> list[Suggestion]:
    """Give at most 25 offers for the option that is being typed."""
    offer = _OFFERS.get(typing.option)
    if offer is None:
        return []
    desk = Desk(turn, {each.seat: each.name for each in turn.table.occupants}, words)
    found: dict[str | int, Suggestion] = {}
    for each in offer(desk, typing):
        if _fits(each) and _matches(each, typing.typed):
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


_OFFERS: Mapping[str, Callable[[Desk, Typing], Iterator[Suggestion]]] = {
    "territory": territories,
    "source": sources,
    "target": targets,
    "mammal": mammals,
    "tile": tiles,
    "second": tiles,
    "payment": payments,
    "birds_with": bird_payments,
    "birds": birds,
    "cards": cards,
    "what": neutral,
    "action": actions,
}
"""By option."""
