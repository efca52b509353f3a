"""From a draft to the action that it describes."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.games.laisla.draft import Draft
from bot.games.laisla.legal import Legal
from engine.contract import Unreadable
from engine.laisla.actions import Advance, Assign, Cube, LaIslaAction, Marker, Place, Slot, Swap, Take

_NEEDS: Mapping[str, tuple[str, ...]] = {
    "assign": ("a", "b", "d"),
    "slot": ("slot",),
    "place": ("field", "pay"),
    "take": ("cube",),
    "cube": ("cube",),
    "marker": ("animal",),
    "swap": ("cube", "taken"),
    "advance": ("animal",),
}
"""What each action needs, in the order in which the panel asks for it."""


def asked_fields(draft: Draft, legal: Legal) -> tuple[str, ...]:
    """Give the fields that the panel asks for, in order: of a move also where from, before all else."""
    if draft.declined:
        return ()
    fields = _NEEDS.get(draft.kind, ())
    if draft.kind == "place" and legal.moves:
        return ("source", *fields)
    if draft.kind == "assign" and not draft.later and legal.covers(draft.a):
        return (*fields, "slot")
    return fields


def missing(draft: Draft, legal: Legal) -> str | None:
    """Give the first field of a draft that is still to be chosen, or None."""
    return next((field for field in asked_fields(draft, legal) if getattr(draft, field) is None), None)


def ahead_of(draft: Draft, legal: Legal) -> LaIslaAction | None:
    """Give what the draft of an assignment answers ahead: which card the one for action A covers."""
    if draft.kind != "assign" or draft.slot is None or not legal.covers(draft.a):
        return None
    return Slot(draft.slot)


def action_of(draft: Draft, legal: Legal) -> LaIslaAction:
    """Give the action of a draft; raises Unreadable while something is missing."""
    build = _BUILD.get(draft.kind)
    if build is None:
        raise Unreadable(f"no action: {draft.kind!r}")
    if missing(draft, legal) is not None:
        raise Unreadable(f"{draft.kind}: something is still to be chosen")
    return build(draft, legal)


def _place(draft: Draft, legal: Legal) -> LaIslaAction:
    field, pay = draft.field or "", draft.pay or ()
    return Place(field, draft.source, pay, legal.wild_for(field, pay))


_BUILD: Mapping[str, Callable[[Draft, Legal], LaIslaAction]] = {
    "assign": lambda draft, _: Assign(draft.a or 0, draft.b or 0, draft.d or 0),
    "slot": lambda draft, _: Slot(draft.slot or 0),
    "place": _place,
    "take": lambda draft, _: Take(draft.cube or ""),
    "cube": lambda draft, _: Cube(draft.cube or ""),
    "marker": lambda draft, _: Marker(draft.animal),
    "swap": lambda draft, _: Swap(draft.cube, draft.taken),
    "advance": lambda draft, _: Advance(draft.animal or ""),
}
