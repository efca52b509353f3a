"""The question where: every territory, those that are not possible with the refusal of the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from engine.choices import EMPTY, One, Option, Step, Thing, Tree, nearest
from engine.contract import Illegal
from engine.moa.actions import MoaAction
from engine.moa.chapters.place import why_missing
from engine.moa.choices.before import Before

WhyNot: TypeAlias = Callable[[int], Illegal | None]
"""Why a territory does not do; None where it does."""


def open_territory(
    at: Before,
    legal: Sequence[int],
    then: Callable[[int], Tree[MoaAction]],
    *,
    nowhere: Callable[[], Illegal],
    misfit: WhyNot,
    dear: WhyNot,
    facts_of: Callable[[int], Mapping[str, Any]] = lambda _: EMPTY,
) -> One[MoaAction, int]:
    """Ask for an open territory, or any where the seat may spend a tile on it (B2, KT4).

    A territory may not fit (`misfit`), or fit and cost more than the seat has (`dear`). Where none is `legal` the
    cheapest that fits says what is missing; where none fits, the `action` is possible nowhere (`rule`).
    """

    def refused() -> Iterator[tuple[int, Illegal]]:
        for number in at.territories:
            if number not in legal and (why := at.why_closed(number) or misfit(number) or dear(number)):
                yield number, why

    def why_none() -> Illegal:
        too_dear = nearest(dear(number) for number in at.spots() if misfit(number) is None)
        return too_dear or nowhere()

    def about(number: int) -> Option:
        tile = (Thing("tile", "any_territory"),) if at.spends_tile(number) else ()
        return Option(str(number), (Thing("territory", number), *tile), facts_of(number))

    return One(
        "territory",
        legal,
        then,
        refused=refused,
        about=about,
        why_none=why_none,
        unlisted=lambda step: why_no_such(at, step),
    )


def any_territory(
    at: Before,
    ask: str,
    legal: Sequence[int],
    then: Callable[[int], Tree[MoaAction]],
    *,
    among: Sequence[int],
    why_not: WhyNot,
    why_none: Callable[[], Illegal],
) -> One[MoaAction, int]:
    """Ask for a territory, open or not, `among` those that come into question."""

    def refused() -> Iterator[tuple[int, Illegal]]:
        for number in among:
            if number not in legal and (why := why_not(number)):
                yield number, why

    return One(
        ask,
        legal,
        then,
        refused=refused,
        about=lambda number: Option(str(number), (Thing("territory", number),)),
        why_none=why_none,
        unlisted=lambda step: (step.isdecimal() and why_not(int(step))) or why_no_such(at, step),
    )


def why_no_such(at: Before, step: Step) -> Illegal | None:
    """B2: return why a number is none of a territory; None where the step is no number at all."""
    return why_missing(at.position, int(step), "B2") if step.isdecimal() and len(step) < 4 else None
