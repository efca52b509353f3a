"""The 256 colours of all of Wingspan's pictures."""

from __future__ import annotations

from functools import cache

from PIL import Image

from render.kit import theme
from render.kit.colour import darker, lighter
from render.kit.discs import trace
from render.kit.encode import palette_of
from render.kit.icons import icon
from render.kit.prepared import prepared
from render.kit.sprites import marked_token, medal
from render.kit.theme import PAPER, SEATS
from render.wingspan import sprites
from render.wingspan.colours import PLAIN
from render.wingspan.duet_map import LINES, SHEET, Face, lay_spaces
from render.wingspan.habitat import HABITATS, TONES
from render.wingspan.hexes import COLUMNS, ROWS, Grid, space_at

COLOURS = ("blue", "green", "purple", "red", "yellow")
"""The seats of this game."""
SYMBOLS = (
    *("bowl", "cavity", "ground", "platform", "seed", "invertebrate", "fish", "rodent", "fruit"),
    *("wingspan_lt_50cm", "wingspan_gte_50cm", "beak_left", "beak_right"),
)
_SIGNS = (
    *SYMBOLS,
    *("nest", "food", "other", "draw_cards", "play_bird", "lay_eggs", "gain_food", "place_cube", "remove_cube"),
    *("pink", "blank", "gain_die", "draw_card", "lay_egg", "reset_space", "nectar", "bonus_card", "face_down"),
    *("cache", "tuck", "feather", "automa", "any_bird", "any_food", "brown_power", "egg_sets", "whole_map", "trophy"),
)
_CELL, _ACROSS, _FOUND = 64, 16, 26
"""The size of a specimen, how many are in a row, and how many colours are looked for in each sample."""


@cache
def palette() -> Image.Image:
    """Return the one palette of all of Wingspan's pictures; it takes about a second to find."""
    return _found()


@prepared
def _found() -> Image.Image:
    samples = (_map(), _specimens())
    return palette_of([sample.quantize(_FOUND, kmeans=1).convert("RGB") for sample in samples], _pinned())


def _pinned() -> list[str]:
    """Return the colours of plain surfaces and of text, where the eye sees the least difference."""
    ours = [SHEET, LINES, sprites.DISC, sprites.CODE_EDGE, *PLAIN]
    ours += [colour for tone in TONES.values() for colour in tone]
    ours += [lighter(tone.light, 0.4) for tone in TONES.values()] + [darker(tone.dark, 0.3) for tone in TONES.values()]
    for style in (SEATS[colour] for colour in COLOURS):
        ours += [style.colour, lighter(style.colour, 0.45), darker(style.colour, 0.3), lighter(style.colour, 0.35)]
        ours += [darker(style.colour, 0.62)]
    ours += [layer[key] for layer in _layers() for key in ("fill", "stroke") if key in layer]
    return [*theme.SURFACES, theme.NEW, *(colour for colour in ours if colour.startswith("#"))]


def _layers() -> list[dict[str, str]]:
    """Return the layers of the icons that fill large areas, whose colours must stay what they are."""
    from render.kit.icons import shapes  # noqa: PLC0415

    return [
        dict(layer) for name in ("automa", "seed", "fish", "fruit", "pink", "face_down") for layer in shapes()[name]
    ]


def _map() -> Image.Image:
    """Return a small map with every habitat, symbol and bonus."""
    bonuses = ("gain_die", "draw_card", "lay_egg", None)
    grid = Grid(20, 20, 50)
    plan = tuple(
        Face(space_at(row, column), HABITATS[number % 3], SYMBOLS[number % len(SYMBOLS)], bonuses[number % 4])
        for number, (row, column) in enumerate(
            (row, column) for row in range(1, ROWS + 1) for column in range(1, COLUMNS + 1)
        )
    )
    image = Image.new("RGB", (round(grid.size[0]) + 90, round(grid.size[1]) + 40), SHEET)
    lay_spaces(image, grid, plan)
    return image


def _specimens() -> Image.Image:
    """Return one sheet with every kind of thing that lies on a picture, on paper and on the habitats."""
    drawn = _sprites()
    grounds = [PAPER, *(tone.ground for tone in TONES.values())]
    rows = -(-len(drawn) // _ACROSS)
    sheet = Image.new("RGB", (_ACROSS * _CELL, rows * _CELL * len(grounds)), PAPER)
    for block, colour in enumerate(grounds):
        top = block * rows * _CELL
        sheet.paste(colour, (0, top, sheet.width, top + rows * _CELL))
        for place, sprite in enumerate(drawn):
            spot = (place % _ACROSS * _CELL + 2, top + place // _ACROSS * _CELL + 2)
            sheet.paste(sprite, spot, sprite)
    return sheet.resize((sheet.width // 2, sheet.height // 2), Image.Resampling.NEAREST)


def _sprites() -> list[Image.Image]:
    found: list[Image.Image] = []
    for seat in COLOURS:
        found += [marked_token(seat, 58, "A"), marked_token(seat, 58, "A", ring=True), trace(seat, 58)]
        found += [sprites.cube(seat, 58), Image.new("RGBA", (58, 58), SEATS[seat].colour)]
    found += [sprites.disc(sign, 58) for sign in _SIGNS] + [icon(sign, 58) for sign in _SIGNS]
    found += [sprites.habitat_disc(habitat, 58) for habitat in HABITATS]
    found += [sprites.die(face, 58) for face in sprites.FACES]
    return [*found, medal("3", 58), sprites.bird("7", 58), sprites.bird("7", 58, ring=True)]
