"""The way through a panel: what a choice fills in, and what a step back empties."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, replace
from typing import Any, TypeAlias

from bot.games.drafting import filled
from bot.games.laisla.build import asked_fields
from bot.games.laisla.desk import Desk
from bot.games.laisla.draft import NOTHING, Draft, assigning
from engine.laisla.actions import Slot
from engine.laisla.island import SLOT_OF

Fill: TypeAlias = Callable[[Desk, Draft, str], Draft]


def chosen_draft(desk: Desk, text: str, chosen: Sequence[str]) -> Draft:
    """Give the draft of a press: `text` as its button or select carried it, `chosen` as picked in the select.

    Anything forged or unreadable gives the first page.
    """

    def fill(draft: Draft, asks: str, chosen: Sequence[str]) -> Draft:
        return _FILL[asks](desk, draft, chosen[0])

    return filled(text, chosen, desk.drafts.read, fill, Draft())


def back(desk: Desk, draft: Draft) -> Draft:
    """Give the draft one step before."""
    for field in reversed(asked_fields(draft, desk.legal)):
        if field != "pay" and getattr(draft, field) is not None:
            nothing: dict[str, Any] = {field: None, "pay": None}
            emptied = replace(draft, **nothing)
            return Draft() if emptied == Draft(draft.kind) else emptied
    return Draft()


def begun(desk: Desk) -> Draft:
    """Give where the assigning of cards begins: with what is assigned already."""
    done = desk.legal.me.assigned
    if done is None:
        return Draft("assign")
    ahead = desk.ahead()
    slot = ahead.slot if isinstance(ahead, Slot) else None
    return assigning(asdict(done), slot, later=slot is None and bool(desk.legal.covers(done.a)))


# -- what a choice fills in -----------------------------------------------------------------------------------------


def _assign(part: str) -> Fill:
    def fill(desk: Desk, draft: Draft, chosen: str) -> Draft:
        card = desk.drafts.read_card(chosen)
        cards = draft.cards
        for other, held in cards.items():
            if held == card and other != part:
                cards[other] = cards[part]  # two cards change places
        cards[part] = card
        full = _completed(cards, desk.legal.me.hand or ())
        if not desk.legal.covers(full["a"]):
            return assigning(full)
        return assigning(full, draft.slot, later=draft.later)

    return fill


def _completed(cards: dict[str, int | None], hand: Sequence[int]) -> dict[str, int | None]:
    """Assign the last card, where just one is left for the last action."""
    free = [card for card in hand if card not in cards.values()]
    empty = [part for part, card in cards.items() if card is None]
    return cards | {empty[0]: free[0]} if len(free) == len(empty) == 1 else cards


def _slot(desk: Desk, draft: Draft, chosen: str) -> Draft:
    if draft.kind == "assign" and chosen == NOTHING:
        return replace(draft, slot=None, later=True)
    return replace(draft, slot=desk.drafts.read_slot(chosen), later=False)


def _field(desk: Desk, draft: Draft, chosen: str) -> Draft:
    return _paid_at_once(desk, replace(draft, kind="place", field=SLOT_OF[chosen], pay=None))


def _source(_desk: Desk, _draft: Draft, chosen: str) -> Draft:
    return Draft("place", source=SLOT_OF[chosen])


def _paid_at_once(desk: Desk, draft: Draft) -> Draft:
    """Pay, where there is just one way to."""
    ways = desk.legal.payments(draft.field or "", draft.source)
    return replace(draft, pay=ways[0]) if len(ways) == 1 else draft


_FILL: Mapping[str, Fill] = {
    "a": _assign("a"),
    "b": _assign("b"),
    "d": _assign("d"),
    "s": _slot,
    "inner": _field,
    "middle": _field,
    "outer": _field,
    "o": _source,
    "p": lambda desk, draft, chosen: replace(draft, pay=desk.drafts.read_paid(chosen)),
    "c": lambda desk, draft, chosen: replace(draft, cube=desk.drafts.read_colour(chosen)),
    "t": lambda desk, draft, chosen: replace(draft, taken=desk.drafts.read_colour(chosen)),
    "m": lambda desk, draft, chosen: replace(draft, animal=desk.drafts.read_animal(chosen)),
}
"""By what a select asks, the end of its draft's text; fields are asked ring by ring."""
