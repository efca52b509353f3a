"""The choices of karakia tiles that are used by themselves."""

from __future__ import annotations

from collections.abc import Callable

from engine.moa.actions import DrawOne, ExchangeThree, Move, Stronghold
from engine.moa.agenda import AskDefend
from engine.moa.chapters.tiles import MOST_MOVED, move_targets, stronghold_places
from engine.moa.choices.choice import Chooser, Course, Stem, free


def _move_stems(chooser: Chooser) -> list[Stem]:
    if not chooser.state.ready("move"):
        return []
    territories = chooser.position.territories.items()
    own = [(number, birds) for number, territory in territories if (birds := territory.birds.get(chooser.seat, 0))]
    targets = move_targets(chooser.position)
    return [
        (source, target, birds)
        for source, held in own
        for target in targets
        if source != target
        for birds in range(1, min(held, MOST_MOVED) + 1)
    ]


def _stronghold_stems(chooser: Chooser) -> list[Stem]:
    if not chooser.state.ready("stronghold"):
        return []
    return [(number,) for number in stronghold_places(chooser.position)]


def _draw_stems(tile: str) -> Callable[[Chooser], list[Stem]]:
    def stems(chooser: Chooser) -> list[Stem]:
        position = chooser.position
        held_back = tile in chooser.rules.red and isinstance(position.agenda[-1], AskDefend)
        drawable = position.bird_draw or position.bird_discard
        return [()] if chooser.state.ready(tile) and drawable and not held_back else []

    return stems


DRAWING = (
    Course(_draw_stems("draw_one"), free(DrawOne)),
    Course(_draw_stems("exchange_three"), free(ExchangeThree)),
)
TILES = (Course(_move_stems, free(Move)), Course(_stronghold_stems, free(Stronghold)), *DRAWING)
