"""The 94 functions of the cards, as data: 24 families, most of them once for each colour, symbol, animal or ring.

A function waits for an occasion (`on`, `subject`: a field with the tent symbol is placed on) and gives something then.
What is given is carried out in engine.laisla.chapters (effects, payment, holder).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Literal, NamedTuple, TypeAlias

from engine.laisla.names import ANIMALS, COLOURS, RINGS, SYMBOLS

On: TypeAlias = Literal["pay", "symbol", "terrain", "ring", "rival", "cube", "tile", "step", "advance", "laid", "deal"]
"""When a function acts.

pay: a cube of the subject's colour pays. symbol, terrain, ring: an explorer is placed on such a field. rival: on a
field with another seat's explorer. cube: action B gives such a cube. tile: such a tile is received. step: action D
moved such a marker. advance: the card of action D shows such an animal. laid: the card is laid. deal: cards are dealt.
"""

Gives: TypeAlias = Literal[
    "points", "same_cube", "cube", "marker", "swap", "wild", "discount", "any_marker", "explorer", "slot", "card"
]
"""What it gives.

points: `amount` of them. same_cube: one more cube of the subject's colour. cube: one of any colour. marker: any marker
may move up. swap: a cube may be exchanged. wild: a cube of the subject's colour pays for another. discount: a cube less
to pay. any_marker: any marker may move instead. explorer, slot, card: one more.
"""

Occasion: TypeAlias = tuple[On, str]
"""What happened, as ("symbol", "tent"); the subject is "" where there is none."""
Occasions: TypeAlias = Mapping[Occasion, int]
"""What happened, and how often (two dodo tiles at once: 2)."""


class Family(NamedTuple):
    """Functions that differ only in their subject. `set` is the set of cards that has them (1: the basic deck)."""

    name: str
    set: int
    on: On
    subjects: tuple[str, ...]
    gives: Gives
    amount: int = 0


class Function(NamedTuple):
    """One function. `name` is as on the cards of the components file ("symbol_cube_tent")."""

    name: str
    family: str
    set: int
    on: On
    subject: str
    gives: Gives
    amount: int

    @property
    def occasion(self) -> Occasion:
        """What makes it act."""
        return self.on, self.subject


NO_SUBJECT = ("",)

FAMILIES = (
    Family("wild", 1, "pay", COLOURS, "wild"),
    Family("discount_symbol", 1, "symbol", SYMBOLS, "discount"),
    Family("symbol_marker", 1, "symbol", SYMBOLS, "marker"),
    Family("symbol_cube", 1, "symbol", SYMBOLS, "cube"),
    Family("symbol_vp3", 1, "symbol", SYMBOLS, "points", 3),
    Family("gain_double", 1, "cube", COLOURS, "same_cube"),
    Family("gain_marker", 1, "cube", COLOURS, "marker"),
    Family("gain_vp2", 1, "cube", COLOURS, "points", 2),
    Family("advance_vp2", 1, "step", ANIMALS, "points", 2),
    Family("advance_cube", 1, "step", ANIMALS, "cube"),
    Family("terrain_cube", 1, "terrain", COLOURS, "cube"),
    Family("terrain_vp3", 1, "terrain", COLOURS, "points", 3),
    Family("terrain_marker", 1, "terrain", COLOURS, "marker"),
    Family("any_marker_instead", 2, "advance", ANIMALS, "any_marker"),
    Family("tile_cube", 2, "tile", ANIMALS, "cube"),
    Family("tile_vp3", 2, "tile", ANIMALS, "points", 3),
    Family("tile_marker", 2, "tile", ANIMALS, "marker"),
    Family("ring_vp2", 2, "ring", RINGS, "points", 2),
    Family("extra_explorer", 2, "laid", NO_SUBJECT, "explorer"),
    Family("extra_slot", 2, "laid", NO_SUBJECT, "slot"),
    Family("fourth_card", 2, "deal", NO_SUBJECT, "card"),
    Family("rival_swap", 2, "rival", NO_SUBJECT, "swap"),
    Family("rival_vp2", 2, "rival", NO_SUBJECT, "points", 2),
    Family("rival_discount", 2, "rival", NO_SUBJECT, "discount"),
)


def _every() -> Iterator[Function]:
    for name, number, on, subjects, gives, amount in FAMILIES:
        for subject in subjects:
            yield Function(f"{name}_{subject}".rstrip("_"), name, number, on, subject, gives, amount)


FUNCTIONS: Mapping[str, Function] = MappingProxyType({function.name: function for function in _every()})
"""Every function by its name."""

EXTRA_SLOT = "extra_slot"
"""The one function whose card is laid beside the holder (LI12)."""


def waiting_for(functions: Iterable[Function], occasions: Occasions) -> Iterator[tuple[Function, int]]:
    """Return those of the functions that wait for one of the occasions, each with how often it happened."""
    return ((each, times) for each in functions if (times := occasions.get(each.occasion, 0)))
