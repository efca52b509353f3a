"""The way through a panel: what a choice fills in, and what a step back empties."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from bot.games.drafting import filled
from bot.games.moa.build import asked_fields
from bot.games.moa.desk import Desk
from bot.games.moa.draft import Draft
from engine.moa.chapters.payment import Payment

Fill: TypeAlias = Callable[[Desk, Draft, Sequence[str]], Draft]
MANY = 100
"""More birds than anybody has."""
ON_FIRST_PAGE = ("defend", "discard", "neutral_birds", "neutral_leader", "neutral_skip")
"""Actions that are chosen on the first page of their decision."""
_EMPTY: Mapping[str, Any] = {"what": ()}


def chosen_draft(desk: Desk, text: str, chosen: Sequence[str]) -> Draft:
    """Give the draft of a press: `text` as its button or select carried it, `chosen` as picked in the select.

    Anything forged or unreadable gives the first page.
    """

    def fill(draft: Draft, asks: str, chosen: Sequence[str]) -> Draft:
        return _FILL[asks](desk, draft, chosen)

    return filled(text, chosen, desk.drafts.read, fill, Draft())


def back(desk: Desk, draft: Draft) -> Draft:
    """Give the draft one step before."""
    if draft.kind in ON_FIRST_PAGE:
        return Draft()
    for field in reversed(asked_fields(draft, desk.legal)):
        if getattr(draft, field) not in (None, ()):
            emptied: dict[str, Any] = {"birds": None, field: _EMPTY.get(field)}
            if field == "territory":
                emptied["anywhere"] = False
            return replace(draft, **emptied)
    return Draft()


# -- values in a select ---------------------------------------------------------------------------------------------


def copies(desk: Desk, payment: Payment) -> list[tuple[str, str]]:
    """Give every single thing of a payment or purse: its value in a select, and its name."""
    found: list[tuple[str, str]] = []
    for name in (*payment.cards, *payment.leader_tiles):
        copy = sum(each == name for _, each in found)
        found.append((f"{_code(desk, name)}-{copy}", name))
    return found + [(f"f-{copy}", "two_fight") for copy in range(payment.two_fight)]


def _code(desk: Desk, name: str) -> str:
    if ":" in name:
        return f"l{desk.drafts.leader_tiles.index(name)}"
    return f"c{desk.drafts.birds.index(name)}"


def _picked(desk: Desk, values: Sequence[str]) -> Payment:
    """Read what was picked thing by thing; more than is held is forged."""
    discards = desk.turn.decision.kind == "discard"
    held = dict(copies(desk, Payment(desk.legal.me.hand or ()) if discards else desk.legal.purse))
    names = [held[value] for value in dict.fromkeys(values)]
    return Payment(
        tuple(sorted(name for name in names if name in desk.view.components.bird_cards)),
        tuple(sorted(name for name in names if ":" in name)),
        names.count("two_fight"),
    )


# -- what a choice fills in -----------------------------------------------------------------------------------------


def _territory(desk: Desk, draft: Draft, chosen: Sequence[str]) -> Draft:
    number = _number(desk, chosen[0].removesuffix("x"))
    return replace(draft, territory=number, anywhere=chosen[0].endswith("x"))


def _number(desk: Desk, text: str) -> int:
    if int(text) not in desk.view.components.territories:
        raise ValueError(text)
    return int(text)


def _what(desk: Desk, draft: Draft, chosen: Sequence[str]) -> Draft:
    if any(thing not in desk.drafts.things for thing in chosen) or len(chosen) > 2:
        raise ValueError(chosen)
    return replace(draft, what=tuple(dict.fromkeys(chosen)))


def _birds(_desk: Desk, draft: Draft, chosen: Sequence[str]) -> Draft:
    return replace(draft, birds=_count(chosen[0]))


def _count(text: str) -> int:
    if not 0 <= int(text) < MANY:
        raise ValueError(text)
    return int(text)


def _neutral(desk: Desk, _draft: Draft, chosen: Sequence[str]) -> Draft:
    if chosen[0] == "skip":
        return Draft("neutral_skip")
    territory, _, birds = chosen[0].partition("-")
    if birds == "leader":
        return Draft("neutral_leader", _number(desk, territory))
    return Draft("neutral_birds", _number(desk, territory), birds=_count(birds))


_FILL: Mapping[str, Fill] = {
    "t": _territory,
    "w": _what,
    "g": lambda desk, draft, chosen: replace(draft, target=_number(desk, chosen[0])),
    "n": _birds,
    "p": lambda desk, draft, chosen: replace(
        draft, payment=desk.drafts.read_payment(chosen[0]), bird_payment=None, birds=None
    ),
    "m": lambda desk, draft, chosen: replace(draft, payment=_picked(desk, chosen), bird_payment=None, birds=None),
    "q": lambda desk, draft, chosen: replace(draft, bird_payment=desk.drafts.read_payment(chosen[0]), birds=None),
    "r": lambda desk, draft, chosen: replace(draft, bird_payment=_picked(desk, chosen), birds=None),
    "u": _neutral,
}
"""By what a select asks, the end of its draft's text."""
