"""From a draft to the action that it describes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TypeAlias

from bot.games.moa.draft import Draft
from bot.games.moa.legal import Legal
from engine.contract import Unreadable
from engine.moa import actions as can
from engine.moa.actions import MoaAction
from engine.moa.chapters.payment import Payment

Counted: TypeAlias = can.PlaceBirds | can.Attack | can.Move
COUNTED = (can.PlaceBirds, can.Attack, can.Move)
"""Actions with a number of birds that is chosen last, the highest one unless said otherwise."""
_NOTHING = Payment()


def action_of(draft: Draft, legal: Legal) -> MoaAction:
    """Give the action of a draft; raises Unreadable while something is missing."""
    build = _BUILD.get(draft.kind)
    if build is None:
        raise Unreadable(f"no action: {draft.kind!r}")
    if any(getattr(draft, field) in (None, ()) for field in _MISSED.get(draft.kind, ())):
        raise Unreadable(f"{draft.kind}: something is still to be chosen")
    if draft.kind == "attack" and legal.apart and draft.bird_payment is None:
        raise Unreadable("attack: what pays for the birds is still to be chosen")
    action = build(draft)
    if draft.birds is None and isinstance(action, COUNTED):
        counts = bird_counts(action, legal)
        return replace(action, birds=counts[-1] if counts else action.birds)
    return action


def bird_counts(action: Counted, legal: Legal) -> list[int]:
    """Give the legal numbers of birds for an action that is complete but for them."""
    most = legal.me.birds if not isinstance(action, can.Move) else legal.view.components.limits.birds
    return [birds for birds in range(most + 1) if legal.allows(replace(action, birds=birds))]


def _place_birds(draft: Draft) -> MoaAction:
    paid = draft.payment or _NOTHING
    birds = 1 if draft.birds is None else draft.birds
    return can.PlaceBirds(draft.territory or 0, birds, paid.cards, paid.leader_tiles, draft.anywhere)


def _attack(draft: Draft) -> MoaAction:
    paid, apart = draft.payment or _NOTHING, draft.bird_payment
    return can.Attack(
        draft.territory or 0,
        draft.birds or 0,
        paid.cards,
        paid.leader_tiles,
        paid.two_fight,
        draft.anywhere,
        None if apart is None else apart.cards,
        None if apart is None else apart.leader_tiles,
    )


def _place_leader(draft: Draft) -> MoaAction:
    paid = draft.payment or _NOTHING
    return can.PlaceLeader(draft.territory or 0, paid.cards, paid.leader_tiles, draft.anywhere)


def _sell_land(draft: Draft) -> MoaAction:
    paid = draft.payment or _NOTHING
    return can.SellLand(draft.territory or 0, draft.what[0], paid.cards, paid.leader_tiles, draft.anywhere)


def _buy_karakia(draft: Draft) -> MoaAction:
    paid = draft.payment or _NOTHING
    return can.BuyKarakia(draft.what, paid.cards, paid.leader_tiles)


def _move(draft: Draft) -> MoaAction:
    return can.Move(draft.territory or 0, draft.target or 0, 1 if draft.birds is None else draft.birds)


_BUILD: Mapping[str, Callable[[Draft], MoaAction]] = {
    "place_birds": _place_birds,
    "place_leader": _place_leader,
    "attack": _attack,
    "sell_land": _sell_land,
    "buy_karakia": _buy_karakia,
    "pass": lambda _: can.Pass(),
    "end_turn": lambda _: can.EndTurn(),
    "move": _move,
    "stronghold": lambda draft: can.Stronghold(draft.territory or 0),
    "draw_one": lambda _: can.DrawOne(),
    "exchange_three": lambda _: can.ExchangeThree(),
    "discard": lambda draft: can.Discard((draft.payment or _NOTHING).cards),
    "defend": lambda draft: can.Defend(*(draft.payment or _NOTHING)),
    "decline": lambda _: can.Decline(),
    "neutral_birds": lambda draft: can.NeutralBirds(draft.territory or 0, draft.birds or 0),
    "neutral_leader": lambda draft: can.NeutralLeader(draft.territory or 0),
    "neutral_skip": lambda _: can.NeutralSkip(),
}
_MISSED: Mapping[str, tuple[str, ...]] = {
    "place_birds": ("territory", "payment"),
    "place_leader": ("territory", "payment"),
    "attack": ("territory", "payment"),
    "sell_land": ("territory", "what", "payment"),
    "buy_karakia": ("what", "payment"),
    "move": ("territory", "target"),
    "stronghold": ("territory",),
    "discard": ("payment",),
    "defend": ("payment",),
    "neutral_birds": ("territory", "birds"),
    "neutral_leader": ("territory",),
}
"""What each action needs, in the order in which the panel asks for it."""


def missing(draft: Draft, legal: Legal) -> str | None:
    """Give the first field of a draft that is still to be chosen, or None."""
    for field in asked_fields(draft, legal):
        if getattr(draft, field) in (None, ()):
            return field
    return None


def asked_fields(draft: Draft, legal: Legal) -> tuple[str, ...]:
    """Give the fields that the panel asks for, in order."""
    fields = _MISSED.get(draft.kind, ())
    return (*fields, "bird_payment") if draft.kind == "attack" and legal.apart else fields
