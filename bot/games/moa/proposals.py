"""The payments that a panel or an autocompletion proposes: undominated ones, what is most likely wanted first.

The order, in both: a single card or tile and what fits exactly come first, the fewest things first; then the rest, the
least waste first. Of equals the one that places more birds is first, then the alphabet decides.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from bot.games.moa.draft import Draft
from bot.games.moa.legal import ICONS, Legal
from engine.moa.chapters.payment import Need, Payment, useful
from engine.moa.components import IconCount

MOST = 25
"""What fits a select or an autocompletion."""


@dataclass(frozen=True, slots=True)
class Bill:
    """What the fields of a draft cost: icons that are needed, and whether each further bird icon places a bird."""

    need: Need
    counts_birds: bool
    purse: Payment
    """What may be spent on it."""


def bill_of(draft: Draft, legal: Legal) -> Bill | None:
    """Give what is to be paid next for a draft; None where the action does not fit its place."""
    purse = useful(legal.icons, legal.purse, _kinds(draft, legal))
    if paying_birds(draft, legal):
        return Bill(Need(), True, useful(legal.icons, rest(legal.purse, draft.payment or Payment()), ("bird",)))
    needed = legal.needed(draft.kind, draft.territory, draft.anywhere, draft.what)
    if needed is None:
        return None
    if draft.kind == "place_birds":
        return Bill(Need(), True, purse)
    need = Need(**{ICONS[draft.kind][0]: needed})
    return Bill(need, draft.kind == "attack" and not legal.apart, purse)


def paying_birds(draft: Draft, legal: Legal) -> bool:
    """Say whether the birds of an attack are to be paid now, apart from its fight (W2)."""
    return draft.kind == "attack" and legal.apart and draft.payment is not None


def proposals(bill: Bill, legal: Legal) -> list[Payment]:
    """Give at most 25 payments in that order: where birds are paid for, some for every number of them."""
    found = _spread([*_by_birds(bill, legal)]) if bill.counts_birds else legal.payments(bill.need, bill.purse)
    return sorted(found, key=lambda payment: _rank(payment, bill, legal))[:MOST]


def _rank(payment: Payment, bill: Bill, legal: Legal) -> tuple[int, int, int, int, Payment]:
    given = legal.given(payment)
    birds = min(given.bird, legal.me.birds) if bill.counts_birds else 0
    things = len(payment.cards) + len(payment.leader_tiles) + payment.two_fight
    waste = sum(given) - birds - sum(bill.need)
    over = sum(has - needs for has, needs in zip(given, bill.need, strict=True) if needs)
    exact = not over if any(bill.need) else not waste
    if things == 1 or exact:
        return 0, things, waste, -birds, payment
    return 1, waste, things, -birds, payment


def _kinds(draft: Draft, legal: Legal) -> tuple[str, ...]:
    return ("fight",) if draft.kind == "attack" and legal.apart else ICONS[draft.kind]


def _by_birds(bill: Bill, legal: Legal) -> Iterator[Sequence[Payment]]:
    """Give, for each number of birds, the payments that give exactly that many bird icons (or the supply's all)."""
    most = min(legal.me.birds, legal.given(bill.purse).bird)
    least = 0 if bill.need.fight else 1
    for birds in range(least, most + 1):
        every = legal.payments(bill.need._replace(bird=birds), bill.purse)
        yield [paid for paid in every if not birds or legal.given(paid).bird == birds or birds == legal.me.birds]


def _spread(by_birds: list[Sequence[Payment]]) -> list[Payment]:
    """Take the best of each number, then the second best, until the select is full."""
    taken: dict[Payment, None] = {}
    for layer in zip_longest(*by_birds):
        for payment in layer:
            if payment is not None and len(taken) < MOST:
                taken.setdefault(payment)
    return list(taken)


def rest(purse: Payment, spent: Payment) -> Payment:
    """Give what is left of a purse."""
    return Payment(
        _without(purse.cards, spent.cards),
        _without(purse.leader_tiles, spent.leader_tiles),
        max(0, purse.two_fight - spent.two_fight),
    )


def _without(names: tuple[str, ...], taken: tuple[str, ...]) -> tuple[str, ...]:
    left = list(names)
    for name in taken:
        if name in left:
            left.remove(name)
    return tuple(left)


def lost(draft: Draft, birds: int, legal: Legal) -> IconCount:
    """Give the useful icons of a complete draft's payment that nothing is bought with (B3)."""
    if draft.kind not in ICONS or draft.payment is None:
        return IconCount()
    needed = legal.needed(draft.kind, draft.territory, draft.anywhere, draft.what) or 0
    paid = legal.given(draft.payment)
    placed_from = legal.given(draft.bird_payment) if draft.bird_payment is not None else paid
    surplus = {ICONS[draft.kind][0]: getattr(paid, ICONS[draft.kind][0]) - needed}
    if draft.kind in ("place_birds", "attack"):
        surplus["bird"] = placed_from.bird - birds
    return IconCount(**{icon: max(0, count) for icon, count in surplus.items()})
