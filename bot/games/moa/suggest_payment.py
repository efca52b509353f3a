"""Autocompletion of what is paid, and of how many birds that places."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

from bot.games.contract import Suggestion, Typing
from bot.games.moa.build import COUNTED, action_of, bird_counts, missing
from bot.games.moa.commands import draft_so_far
from bot.games.moa.desk import Desk
from bot.games.moa.legal import ICONS, PLACED
from bot.games.moa.proposals import Bill, bill_of, proposals, rest
from bot.games.moa.spelling import write_payment
from bot.games.parts import fitting
from engine.moa.chapters.payment import Payment

_LOOKED_AT = 1000
"""How many discards are looked at, at most."""


def payments(desk: Desk, typing: Typing) -> Iterator[Suggestion]:
    """Offer payments that the panel would propose."""
    draft = replace(draft_so_far(typing, desk.view.components), payment=None, bird_payment=None)
    if draft.kind in PLACED and draft.territory is None:
        return
    bill = bill_of(draft, desk.legal) if draft.kind in ICONS else None
    for payment in proposals(_for_birds(bill, draft.birds), desk.legal) if bill else ():
        yield _payment(desk, payment)


def bird_payments(desk: Desk, typing: Typing) -> Iterator[Suggestion]:
    """Offer what can pay for the birds of an attack, where that is paid apart."""
    draft = replace(draft_so_far(typing, desk.view.components), bird_payment=None)
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


def birds(desk: Desk, typing: Typing) -> Iterator[Suggestion]:
    """Offer the legal numbers of birds, the highest first."""
    draft = replace(draft_so_far(typing, desk.view.components), birds=None)
    if missing(draft, desk.legal) is None:
        action = action_of(draft, desk.legal)
        counts = bird_counts(action, desk.legal) if isinstance(action, COUNTED) else []
    else:
        purse = rest(desk.legal.purse, draft.payment or Payment())
        counts = list(range(1, min(desk.legal.me.birds, desk.legal.given(purse).bird) + 1))
    for birds in reversed(counts):
        yield Suggestion(desk.words("moa-panel-change-birds", birds=birds), birds)


def cards(desk: Desk, _typing: Typing) -> Iterator[Suggestion]:
    """Offer the cards of a discard."""
    for action in islice(desk.turn.actions(), _LOOKED_AT):
        cards = getattr(action, "cards", None)
        if cards and getattr(action, "type", "") == "discard":
            yield Suggestion(fitting(desk.phrases.cards(cards)), write_payment(Payment(cards)))
