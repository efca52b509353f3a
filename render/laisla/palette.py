"""The 256 colours of all of La Isla's pictures."""

from __future__ import annotations

from functools import cache

from PIL import Image

from engine.laisla.functions import FUNCTIONS
from engine.laisla.names import ANIMALS, COLOURS, SLOTS, SYMBOLS
from render.kit import theme
from render.kit.encode import palette_of
from render.kit.icons import icon
from render.kit.sprites import faded, marked_token, medal
from render.kit.theme import GOLD, PAPER, SEATS
from render.laisla import marks, pictogram
from render.laisla.geometry import Frame
from render.laisla.ground import TONES
from render.laisla.island import GLADE, GLADE_EDGE, GLADE_LIGHT, LAND, Face, draw_island
from render.laisla.tracks import ZONES

_CELL = 64
_ACROSS = 24


@cache
def palette() -> Image.Image:
    """Give the one palette of all of La Isla's pictures; it takes about a second to find."""
    return palette_of([_island(), _specimens()], _pinned())


def _pinned() -> list[str]:
    """Give the colours of plain surfaces and of text, where the eye sees the least difference."""
    ours = [GLADE, GLADE_LIGHT, GLADE_EDGE, LAND, marks.TOKEN, marks.CODE_FILL, *marks.ANIMALS.values(), *ZONES]
    ours += [colour for tone in TONES.values() for colour in (tone.ground, tone.patch, tone.cube)]
    ours += ["#fffaf0", "#a8916a", "#1f6b40", "#12482c", "#fff6da", "#8d7b5c"]
    return [*theme.SURFACES, *(style.colour for style in SEATS.values()), *ours]


def _island() -> Image.Image:
    """Give a small island with every terrain."""
    plan = tuple(Face(slot, "A1", COLOURS[place % 5], SYMBOLS[place % 5]) for place, slot in enumerate(SLOTS))
    whole = draw_island((1040, 1040), Frame(520, 520, 4.6), plan)
    return whole.resize((520, 520), Image.Resampling.NEAREST)


def _specimens() -> Image.Image:
    """Give one sheet with every kind of thing that lies on a board, on paper and on the terrains."""
    sprites = _sprites()
    grounds = [PAPER, *(tone.ground for tone in TONES.values()), GLADE_LIGHT]
    rows = -(-len(sprites) // _ACROSS)
    sheet = Image.new("RGB", (_ACROSS * _CELL, rows * _CELL * len(grounds)), PAPER)
    for block, ground in enumerate(grounds):
        top = block * rows * _CELL
        sheet.paste(ground, (0, top, sheet.width, top + rows * _CELL))
        for place, sprite in enumerate(sprites):
            spot = (place % _ACROSS * _CELL + 2, top + place // _ACROSS * _CELL + 2)
            sheet.paste(sprite, spot, sprite)
    return sheet.resize((sheet.width // 3, sheet.height // 3), Image.Resampling.NEAREST)


def _sprites() -> list[Image.Image]:
    found: list[Image.Image] = []
    for seat in SEATS:
        found += [marked_token(seat, 58, "A"), marked_token(seat, 58, "A", ring=True), faded(seat, 58)]
        found += [Image.new("RGBA", (58, 58), SEATS[seat].colour)]
    for animal in ANIMALS:
        found += [
            marks.animal_token(animal, 58),
            marks.animal_token(animal, 58, ring=True),
            marks.taken_token(animal, 58),
        ]
    found += [marks.cube(colour, 58, "A") for colour in COLOURS] + [marks.symbol_disc(symbol, 58) for symbol in SYMBOLS]
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
