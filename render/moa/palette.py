"""The 256 colours of Moa's pictures, taken from a sample of everything that they show."""

from __future__ import annotations

from functools import cache

from PIL import Image

from render.kit import theme
from render.kit.encode import palette_of
from render.kit.icons import icon
from render.kit.prepared import prepared
from render.kit.samples import specimens
from render.kit.sprites import crowned_token, marked_token, medal
from render.kit.theme import DANGER, GOLD, PAPER, SEATS
from render.moa import sprites
from render.moa.cards import ICON_KINDS, SKIES, bare
from render.moa.column import step_colour
from render.moa.hexes import fitted
from render.moa.island import Ground, draw_island
from render.moa.terrain import TONES, tile
from render.moa.territory import DIM, HATCH, INVADED, LOWER, SOLD

_ANIMALS = ("haasts_eagle", "kakapo", "kea", "kiwi", "moa", "morepork", "pukeko", "tui")
_SIGNS = (
    "icon_bird",
    "icon_fight",
    "icon_honour",
    "icon_karakia",
    "icon_vp",
    "volcano_mark",
    "hand_cards",
    "mammal_card",
    "any_territory",
    "exchange_three",
    "move",
    "stronghold",
    "crown",
    *(f"terrain_{terrain}" for terrain in TONES),
)


@cache
def palette() -> Image.Image:
    """Return the one palette of all of Moa's pictures; it takes about a second to find."""
    return _found()


@prepared
def _found() -> Image.Image:
    return palette_of([_sea_and_land(), _states(), _specimens(), _gallery()], _pinned())


def _pinned() -> list[str]:
    """Return the colours of plain surfaces and of text, where the eye sees the least difference."""
    ours = [
        sprites.FIGHT_SIDE,
        sprites.FIGHT_EDGE,
        sprites.SOLD_SIDE,
        sprites.SOLD_EDGE,
        *sprites.TILE_COLOURS.values(),
    ]
    grounds = [colour for tone in TONES.values() for colour in (tone.ground, tone.patch)]
    ours += [step_colour(step) for step in range(5)]
    ours += ["#2f7a4d", "#b5321f", "#c58a1b", "#f1cd6b", "#6b3f8f", "#efe6f5"]  # icons and karakia tiles
    return [*theme.SURFACES, *(style.colour for style in SEATS.values()), *ours, *grounds, *SKIES.values(), LOWER]


def _sea_and_land() -> Image.Image:
    """Return a small island with every terrain in its sea."""
    size = (600, 420)
    places = ((0, 0), (2, 0), (4, 0), (1, 1), (3, 1))
    plan = tuple(Ground(n, terrain, (), at) for n, (terrain, at) in enumerate(zip(TONES, places, strict=True)))
    grid = fitted(places, (70, 70, size[0] - 70, size[1] - 90))
    return draw_island(size, grid, tuple(ground._replace(adjacent=tuple(range(5))) for ground in plan))


def _gallery() -> Image.Image:
    """Return one sheet with every bird card."""
    size = (105, 150)
    sheet = Image.new("RGB", (size[0] * len(SKIES), size[1] * 2), PAPER)
    every = tuple((kind, 1) for kind in ICON_KINDS)
    for place, species in enumerate(SKIES):
        sprite = bare(species, every, (size[0] * 2, size[1] * 2)).resize(size, Image.Resampling.BILINEAR)
        for row in range(2):
            sheet.paste(sprite, (place * size[0], row * size[1]), sprite)
    return sheet.resize((sheet.width // 2, sheet.height // 2), Image.Resampling.NEAREST)


def _states() -> Image.Image:
    """Return every terrain as it looks invaded, sold and beside a close-up."""
    width, height = 120, 92
    covers = (
        [sprites.tint(width, height, *INVADED), sprites.hatching(width, height, HATCH)],
        [sprites.tint(width, height, *SOLD), sprites.fence(width, height)],
        [sprites.tint(width, height, *DIM)],
    )
    sheet = Image.new("RGB", (width * len(TONES), height * len(covers)), theme.SEA)
    for column, terrain in enumerate(TONES):
        for row, cover in enumerate(covers):
            spot = (column * width, row * height)
            for sprite in (tile(terrain, width, height, 3), *cover):
                sheet.paste(sprite.crop((0, 0, width, height)), spot, sprite.crop((0, 0, width, height)))
    return sheet


def _specimens() -> Image.Image:
    """Return one sheet with every kind of thing that lies on a board, on paper and on the terrains."""
    grounds = [PAPER, *(tone.ground for tone in TONES.values())]
    return specimens(_sprites(), grounds, cell=72, across=22, inset=4)


def _sprites() -> list[Image.Image]:
    found: list[Image.Image] = []
    for seat in SEATS:
        found += [marked_token(seat, 60, "8"), marked_token(seat, 60, "12", ring=True), crowned_token(seat, 60)]
        found += [Image.new("RGBA", (60, 60), SEATS[seat].colour)]
    found += [icon(name, 60) for name in (*_ANIMALS, *_SIGNS)]
    found += [sprites.invader("dog", "6", 42, new) for new in (False, True)]
    found += [sprites.buyer("rat", "red", 42), sprites.lava(64, 64), sprites.lava(64, 64)]
    found += [sprites.glow(52, 52, 6), sprites.alarm(60, 60, 2)]
    found += [sprites.leader_tile(f"{kind}:3", 48) for kind in sprites.TILE_COLOURS]
    found += [medal("0", 60, step_colour(step), "#6d3a1c") for step in range(5)]
    found += [sprites.karakia_tile(kind, 60, fresh=fresh) for kind in ("move", "stronghold") for fresh in (False, True)]
    found += [
        medal("6", 60),
        medal("3", 60, LOWER, "#5d5a54"),
        medal("", 60, DANGER),
        Image.new("RGBA", (60, 60), GOLD),
    ]
    return found
