"""The names that no components file can change: of colours, symbols, animals and rings, of fields and clearings."""

from __future__ import annotations

COLOURS = ("yellow", "green", "grey", "beige", "brown")
SYMBOLS = ("tent", "hat", "rope", "bottle", "backpack")
ANIMALS = ("dodo", "fossa", "toad", "pika", "moth")
RINGS = ("inner", "middle", "outer")

PLACES = range(10)
"""The places around the centre; place i is clockwise of place i - 1."""
CENTRE_SLOTS = tuple(f"in{place}" for place in PLACES)
SLOTS = CENTRE_SLOTS + tuple(f"mid{place}" for place in PLACES) + tuple(f"out{place}" for place in PLACES)
"""Every field by its slot, ring by ring."""
CLEARINGS = tuple(f"core{number}" for number in range(5)) + tuple(
    f"{kind}{place}" for kind in ("low", "high", "coast") for place in PLACES
)
"""Every clearing, in the order in which the tiles are laid out."""
SEAT_COUNTS = (2, 3, 4)
VALUES = 5
"""The highest value of a track: so many thresholds it has."""
