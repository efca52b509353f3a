"""Autocompletion: for each option what is legal now, given what has been filled in already."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import islice

from bot.games.contract import Misread, Suggestion, Typing
from bot.games.moa.build import COUNTED, action_of, bird_counts, missing
from bot.games.moa.commands import KINDS, command_action, draft_of
from bot.games.moa.desk import CHOICES, LONGEST, Desk, fitting
from bot.games.moa.draft import Draft
from bot.games.moa.legal import ICONS, PLACED
from bot.games.moa.page_choose import describe
from bot.games.moa.proposals import Bill, bill_of, proposals, rest
from bot.games.moa.spelling import plainly, write_payment
from bot.hosting.turn import Turn
from engine.contract import Action, Illegal, Unreadable
from engine.moa.actions import MoaAction
from engine.moa.payment import Payment
from render.words import Words

_LOOKED_AT = 5000
"""How many legal actions are looked at for a free text, at most."""


def suggest(turn: Turn, typing: Typing, words: Words) -> list[Suggestion]:
    """Give at most 25 offers for the option that is being typed."""
    offer = _OFFERS.get(typing.option)
    if offer is None:
        return []
    desk = Desk(turn, {each.seat: each.name for each in turn.table.occupants}, words)
    offers = (each for each in offer(desk, typing) if _fits(each))
    return list(islice((each for each in offers if _matches(each, typing.typed)), CHOICES))


def _fits(offer: Suggestion) -> bool:
    return isinstance(offer.value, int) or 0 < len(offer.value) <= LONGEST


def _matches(offer: Suggestion, typed: str) -> bool:
    if isinstance(offer.value, int) and typed.strip().isdecimal():
        return str(offer.value).startswith(typed.strip())
    whole = plainly(f"{offer.label} {offer.value}")
    return all(plainly(word) in whole for word in typed.replace(",", " ").split())


def _draft(desk: Desk, typing: Typing) -> Draft:
    """Give what is filled in so far but the option that is being typed; what cannot be read is left out."""
    given = {name: value for name, value in typing.given.items() if name != typing.option}
    try:
        return draft_of(typing.command, given, desk.view.components)
    except (Misread, Illegal):
        return Draft(KINDS[typing.command])


# -- places ---------------------------------------------------------------------------------------------------------


def _territories(desk: Desk, typing: Typing) -> Iterator[Suggestion]:
    kind = KINDS[typing.command]
    if kind == "stronghold":
        numbers: Iterable[int] = [each.territory for each in desk.legal.strongholds()]
    else:
        anywhere = bool(typing.given.get("anywhere", False))
        what = _draft(desk, typing).what
        numbers = [
            offer.territory or 0
            for offer in desk.legal.offers(kind)
            if offer.affordable and offer.anywhere == anywhere and (not what or offer.what == what[0])
        ]
    yield from (_place(desk, number) for number in dict.fromkeys(numbers))


def _sources(desk: Desk, typing: Typing) -> Iterator[Suggestion]:
    target = _draft(desk, typing).target
    moves = [move for move in desk.legal.moves() if target in (None, move.target)]
    yield from (_place(desk, number) for number in dict.fromkeys(move.source for move in moves))


def _targets(desk: Desk, typing: Typing) -> Iterator[Suggestion]:
    source = _draft(desk, typing).territory
    moves = [move for move in desk.legal.moves() if source in (None, move.source)]
    yield from (_place(desk, number) for number in dict.fromkeys(move.target for move in moves))


def _place(desk: Desk, number: int) -> Suggestion:
    return Suggestion(fitting(f"{desk.phrases.place(number)} · {describe(desk, number)}"), number)


# -- what is bought or sold to --------------------------------------------------------------------------------------


def _mammals(desk: Desk, typing: Typing) -> Iterator[Suggestion]:
    draft = _draft(desk, typing)
    seen = set()
    for offer in desk.legal.offers("sell_land"):
        here = draft.territory in (None, offer.territory) and draft.anywhere == offer.anywhere
        if here and offer.affordable and offer.what not in seen:
            seen.add(offer.what)
            facts = desk.phrases.mammal(offer.what or "")
            label = desk.words("moa-panel-sale-choice", needed=offer.needed, **facts)
            yield Suggestion(fitting(label), offer.what or "")


def _tiles(desk: Desk, typing: Typing) -> Iterator[Suggestion]:
    first = [tile for tile in _draft(desk, typing).what if typing.option == "second"]
    for offer in desk.legal.offers("buy_karakia"):
        together = (*first, offer.what or "")
        needed = desk.legal.needed("buy_karakia", None, False, together)
        if needed is None or needed > desk.legal.total("buy_karakia"):
            continue
        name = desk.words("moa-panel-tile-choice", tile=offer.what, needed=offer.needed)
        stock = desk.view.karakia_stock[offer.what or ""]
        detail = desk.words("moa-panel-tile-detail", tile=offer.what, stock=stock)
        yield Suggestion(fitting(f"{name} · {detail}"), offer.what or "")


# -- payments and numbers -------------------------------------------------------------------------------------------


def _payments(desk: Desk, typing: Typing) -> Iterator[Suggestion]:
    draft = replace(_draft(desk, typing), payment=None, bird_payment=None)
    if draft.kind in PLACED and draft.territory is None:
        return
    bill = bill_of(draft, desk.legal) if draft.kind in ICONS else None
    for payment in proposals(_for_birds(bill, draft.birds), desk.legal) if bill else ():
        yield _payment(desk, payment)


def _bird_payments(desk: Desk, typing: Typing) -> Iterator[Suggestion]:
    draft = replace(_draft(desk, typing), bird_payment=None)
    if draft.payment is None or not desk.legal.apart:
        return
    bill = bill_of(draft, desk.legal)
    for payment in proposals(_for_birds(bill, draft.birds), desk.legal) if bill else ():
        yield _payment(desk, payment)


def _for_birds(bill: Bill, birds: int | None) -> Bill:
    """Ask for a number of birds that has been filled in already."""
    if not birds or not bill.counts_birds:
        return bill
    return replace(bill, need=bill.need._replace(bird=birds), counts_birds=False)


def _payment(desk: Desk, payment: Payment) -> Suggestion:
    label = desk.words("moa-command-pays", payment=desk.paid(payment), given=desk.icons(desk.legal.given(payment)))
    return Suggestion(fitting(label), write_payment(payment))


def _birds(desk: Desk, typing: Typing) -> Iterator[Suggestion]:
    draft = replace(_draft(desk, typing), birds=None)
    if missing(draft, desk.legal) is None:
        action = action_of(draft, desk.legal)
        counts = bird_counts(action, desk.legal) if isinstance(action, COUNTED) else []
    else:
        purse = rest(desk.legal.purse, draft.payment or Payment())
        counts = list(range(1, min(desk.legal.me.birds, desk.legal.given(purse).bird) + 1))
    for birds in reversed(counts):
        yield Suggestion(desk.words("moa-panel-change-birds", birds=birds), birds)


def _cards(desk: Desk, _typing: Typing) -> Iterator[Suggestion]:
    for action in islice(desk.turn.actions(), _LOOKED_AT):
        cards = getattr(action, "cards", None)
        if cards and getattr(action, "type", "") == "discard":
            yield Suggestion(fitting(desk.phrases.cards(cards)), write_payment(Payment(cards)))


# -- whole actions --------------------------------------------------------------------------------------------------


def _neutral(desk: Desk, _typing: Typing) -> Iterator[Suggestion]:
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


def _actions(desk: Desk, typing: Typing) -> Iterator[Suggestion]:
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


_OFFERS: Mapping[str, Callable[[Desk, Typing], Iterator[Suggestion]]] = {
    "territory": _territories,
    "source": _sources,
    "target": _targets,
    "mammal": _mammals,
    "tile": _tiles,
    "second": _tiles,
    "payment": _payments,
    "birds_with": _bird_payments,
    "birds": _birds,
    "cards": _cards,
    "what": _neutral,
    "action": _actions,
}
"""By option."""
