"""The kinds of answers in La Isla, known without a position: what each asks, its text, and what it answers."""

from __future__ import annotations

from engine.choices import Ask, One, Way
from engine.laisla.actions import Advance, Assign, Cube, Marker, Place, Slot, Swap, Take

WAYS = (
    Way("assign", Assign, (Ask("a", One), Ask("b", One), Ask("d", One)), "assign {cards}", ("assign",)),
    Way("slot", Slot, (Ask("slot", One),), "slot {slot}", ("slot",)),
    Way(
        "place",
        Place,
        (Ask("source", One), Ask("field", One), Ask("pay", One)),
        "place {field}{source}{pay}{wild}",
        ("explore",),
        open=True,
    ),
    Way("take", Take, (Ask("cube", One),), "take {cube}", ("explore",), open=True),
    Way("cube", Cube, (Ask("cube", One),), "cube {cube}", ("cube",)),
    Way("marker", Marker, (Ask("animal", One, declined=True),), "marker {marker}", ("marker",)),
    Way("swap", Swap, (Ask("give", One, declined=True), Ask("take", One)), "swap {cubes}", ("swap",)),
    Way("advance", Advance, (Ask("animal", One),), "advance {animal}", ("advance",)),
)
