"""The 256 colours of all of La Isla's pictures."""

from __future__ import annotations

from functools import cache

from PIL import Image

from engine.laisla.functions import FUNCTIONS
from engine.laisla.names import ANIMALS, COLOURS, SLOTS, SYMBOLS
from render.kit import theme
from render.kit.colour import darker, lighter, mixed
from render.kit.discs import trace
from render.kit.encode import palette_of
from render.kit.icons import icon
from render.kit.prepared import prepared
from render.kit.samples import specimens
from render.kit.sprites import marked_token, medal
from render.kit.theme import GOLD, PAPER, SEATS
from render.laisla import pictogram, sprites
from render.laisla.geometry import Frame
from render.laisla.ground import TONES
from render.laisla.island import GLADE, GLADE_EDGE, GLADE_LIGHT, LAND, Face, draw_island
from render.laisla.tracks import ZONES

_FOUND = 18
"""How many colours are looked for in each sample, beside the pinned ones."""


@cache
def palette() -> Image.Image:
    """Return the one palette of all of La Isla's pictures; it takes about a second to find.

    Fewer colours than there could be: with all of them boards are a quarter larger, and hardly prettier.
    """
    return _found()


@prepared
def _found() -> Image.Image:
    samples = (_island(), _specimens())
    return palette_of([sample.quantize(_FOUND, kmeans=1).convert("RGB") for sample in samples], _pinned())


def _pinned() -> list[str]:
    """Return the colours of plain surfaces and of text, where the eye sees the least difference."""
    ours = [
        GLADE,
        GLADE_LIGHT,
        GLADE_EDGE,
        LAND,
        sprites.PALE_WOOD,
        sprites.CODE_FILL,
        *sprites.ANIMALS.values(),
        *ZONES,
    ]
    ours += [colour for tone in TONES.values() for colour in (tone.ground, tone.patch, tone.cube)]
    ours += ["#5d7186", "#a85524", "#e79a1a", "#f7c552", "#86684f", "#5b3f72", "#8f72a8"]  # the animals
    ours += [lighter(pictogram.fill_of(name), 0.25) for name in FUNCTIONS] + list(pictogram.ROW_FILLS.values())
    ours += ["#4f8fb0", "#9cc9de", "#d98032", "#5f7d3a", "#c99a5a", "#e3c58c"]  # the symbols
    ours += [shade(tone.cube, part) for tone in TONES.values() for shade, part in ((lighter, 0.5), (darker, 0.35))]
    ours += [mixed(tone.dark, tone.cube, 0.45) for tone in TONES.values()]  # patterns on cubes
    ours += ["#fffaf0", "#a8916a", "#1f6b40", "#12482c", "#fff6da", "#8d7b5c"]
    return [*theme.SURFACES, *(style.colour for style in SEATS.values()), *ours]


def _island() -> Image.Image:
    """Return a small island with every terrain."""
    plan = tuple(Face(slot, "A1", COLOURS[place % 5], SYMBOLS[place % 5]) for place, slot in enumerate(SLOTS))
    whole = draw_island((1040, 1040), Frame(520, 520, 4.6), plan)
    return whole.resize((520, 520), Image.Resampling.NEAREST)


def _specimens() -> Image.Image:
    """Return one sheet with every kind of thing that lies on a board, on paper and on the terrains."""
    grounds = [PAPER, *(tone.ground for tone in TONES.values()), GLADE_LIGHT]
    return specimens(_sprites(), grounds, cell=64, across=24)


def _sprites() -> list[Image.Image]:
    found: list[Image.Image] = []
    for seat in SEATS:
        found += [marked_token(seat, 58, "A"), marked_token(seat, 58, "A", ring=True), trace(seat, 58)]
        found += [Image.new("RGBA", (58, 58), SEATS[seat].colour)]
    for animal in ANIMALS:
        found += [
            sprites.animal_token(animal, 58),
            sprites.animal_token(animal, 58, ring=True),
            sprites.taken_token(animal, 58),
        ]
    found += [sprites.cube(colour, 58, "A") for colour in COLOURS] + [
        sprites.symbol_disc(symbol, 58) for symbol in SYMBOLS
    ]
    one_each = {function.family: function.name for function in FUNCTIONS.values()}
    found += [pictogram.function_card(name, (58, 58)) for name in one_each.values()]
    found += [
        medal("3", 58),
        Image.new("RGBA", (58, 58), GOLD),
        icon("deck", 58),
        icon("trophy", 58),
        icon("first_player", 58),
    ]
    return found
