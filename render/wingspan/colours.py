"""Colours of plain surfaces that are this game's own."""

from __future__ import annotations

SKY, SKY_DEEP, SKY_LIGHT, SKY_BIRD = "#1d3c46", "#173139", "#24494f", "#3d6a6d"
PALE = "#e9dfc8"
"""Paper of what is not at hand yet."""
NOW = "#fff3c4"
"""Paper of what is at hand."""
DONE = "#dfe7cf"
"""Paper of what is done."""
SOFT = "#8d7b5c"
"""Writing that is hardly needed."""
GAIN, LOSS = "#1f6b40", "#a3301a"
WHITE = "#fffaf0"
DOUBT = "#e2711d"
"""The mark of what rests on a value that is not printed."""
PATH, PATH_EDGE = "#ffe45c", "#4a1d3f"
"""The way of a scan over the map, and its dark edge."""
PLAIN = (SKY, SKY_DEEP, SKY_LIGHT, SKY_BIRD, PALE, NOW, DONE, SOFT, GAIN, LOSS, WHITE, DOUBT, PATH, PATH_EDGE)
