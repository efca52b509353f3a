"""Autocompletion: for each option what is legal now, given what has been filled in already."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from bot.games.contract import Suggestion, Typing
from bot.games.moa.desk import Desk
from bot.games.moa.suggest_payment import bird_payments, birds, cards, payments
from bot.games.moa.suggest_where import mammals, sources, targets, territories, tiles
from bot.games.moa.suggest_whole import actions, neutral
from bot.games.offers import shown
from bot.hosting.turn import Turn
from render.words import Words


def suggest(turn: Turn, typing: Typing, words: Words) -> list[Suggestion]:
    """Give at most 25 offers for the option that is being typed."""
    offer = _OFFERS.get(typing.option)
    if offer is None:
        return []
    desk = Desk(turn, {each.seat: each.name for each in turn.table.occupants}, words)
    return shown(offer(desk, typing), typing.typed)


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
