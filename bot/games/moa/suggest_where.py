"""Autocompletion of where, whom and what: each with what one has to know about it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.games.contract import Suggestion, Typing
from bot.games.moa.commands import KINDS, draft_so_far
from bot.games.moa.desk import Desk
from bot.games.moa.pages import MoaPages
from bot.games.parts import fitting


def territories(desk: Desk, typing: Typing) -> Iterator[Suggestion]:
    """Offer where an action can be taken that the seat can pay for."""
    kind = KINDS[typing.command]
    if kind == "stronghold":
        numbers: Iterable[int] = [each.territory for each in desk.legal.strongholds()]
    else:
        anywhere = bool(typing.given.get("anywhere", False))
        what = draft_so_far(typing, desk.view.components).what
        numbers = [
            offer.territory or 0
            for offer in desk.legal.offers(kind)
            if offer.affordable and offer.anywhere == anywhere and (not what or offer.what == what[0])
        ]
    yield from (_place(desk, number) for number in dict.fromkeys(numbers))


def sources(desk: Desk, typing: Typing) -> Iterator[Suggestion]:
    """Offer where birds can move from."""
    target = draft_so_far(typing, desk.view.components).target
    moves = [move for move in desk.legal.moves() if target in (None, move.target)]
    yield from (_place(desk, number) for number in dict.fromkeys(move.source for move in moves))


def targets(desk: Desk, typing: Typing) -> Iterator[Suggestion]:
    """Offer where birds can move to."""
    source = draft_so_far(typing, desk.view.components).territory
    moves = [move for move in desk.legal.moves() if source in (None, move.source)]
    yield from (_place(desk, number) for number in dict.fromkeys(move.target for move in moves))


def _place(desk: Desk, number: int) -> Suggestion:
    pages = MoaPages(desk.view, desk.names, desk.words, desk.turn.seat)
    return Suggestion(fitting(f"{desk.phrases.place(number)} · {pages.what_stands_at(number)}"), number)


def mammals(desk: Desk, typing: Typing) -> Iterator[Suggestion]:
    """Offer to whom land can be sold, with the prices."""
    draft = draft_so_far(typing, desk.view.components)
    seen = set()
    for offer in desk.legal.offers("sell_land"):
        here = draft.territory in (None, offer.territory) and draft.anywhere == offer.anywhere
        if here and offer.affordable and offer.what not in seen:
            seen.add(offer.what)
            facts = desk.phrases.mammal(offer.what or "")
            label = desk.words("moa-panel-sale-choice", needed=offer.needed, **facts)
            yield Suggestion(fitting(label), offer.what or "")


def tiles(desk: Desk, typing: Typing) -> Iterator[Suggestion]:
    """Offer which tiles can be bought, with prices and stock."""
    first = [tile for tile in draft_so_far(typing, desk.view.components).what if typing.option == "second"]
    for offer in desk.legal.offers("buy_karakia"):
        together = (*first, offer.what or "")
        needed = desk.legal.needed("buy_karakia", None, False, together)
        if needed is None or needed > desk.legal.total("buy_karakia"):
            continue
        name = desk.words("moa-panel-tile-choice", tile=offer.what, needed=offer.needed)
        stock = desk.view.karakia_stock[offer.what or ""]
        detail = desk.words("moa-note-tiles", tile=offer.what, stock=stock)
        yield Suggestion(fitting(f"{name} · {detail}"), offer.what or "")
