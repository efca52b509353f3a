"""The tiles on the clearings: animals, and traces of those that were won."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from engine.laisla.views.view import LaIslaView
from render.laisla import geometry, sprites
from render.laisla.changes import Changes
from render.laisla.geometry import Frame

_SIZE = 62
_SIZE_BY_KIND = {"core": 54}


class Tile(NamedTuple):
    """A tile on a clearing. `won`: it went from there, and shows as a trace."""

    clearing: str
    animal: str
    won: bool


def tiles_of(view: LaIslaView, changed: Changes) -> tuple[Tile, ...]:
    """Return the tiles that lie on the island, and those that have just gone."""
    there = [Tile(each.name, each.animal, won=False) for each in view.clearings if each.animal is not None]
    return (*there, *(Tile(clearing, animal, won=True) for clearing, animal in changed.taken.items()))


def tile_size(frame: Frame, clearing: str) -> int:
    """Return how wide a clearing's tile is, in pixels."""
    return round(_SIZE_BY_KIND.get(geometry.split(clearing)[0], _SIZE) * frame.scale)


def drawn_tile(frame: Frame, tile: Tile) -> tuple[Image.Image, int, int]:
    """Return a tile as RGBA with its upper left corner."""
    x, y = frame.at(geometry.glade(tile.clearing)[0])
    size = tile_size(frame, tile.clearing)
    if tile.won:
        sprite = sprites.taken_token(tile.animal, size)
    else:
        sprite = sprites.animal_token(tile.animal, size)
        x, y = x - 3 * frame.scale, y - 3 * frame.scale
    return sprite, round(x - sprite.width / 2), round(y - sprite.height / 2)
