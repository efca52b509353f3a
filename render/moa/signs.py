"""Moa's components and signs by themselves."""

from __future__ import annotations

from PIL import Image

from engine.moa.views.view import MoaView
from render.kit.icons import has, icon
from render.moa import sprites
from render.moa.cards import SIZE, card, icons_of
from render.moa.palette import palette
from render.signs import Sign, Signs
from render.words import Words

_ICONS = ("bird", "fight", "honour", "karakia", "vp")


def draw_sign(view: MoaView, words: Words, sign: Sign, high: int) -> Image.Image:
    """Return a card, a tile, a mammal or an icon; raise LookupError for anything else."""
    components = view.components
    match sign:
        case ("bird", species) if species in components.bird_cards:
            size = (round(high * SIZE[0] / SIZE[1]), high)
            return card(species, icons_of(species, components), words("moa-bird", bird=species), size)
        case ("mammal", kind) if kind in components.mammals:
            return sprites.invader(kind, str(components.mammals[kind].fight), round(high * 0.7))
        case ("sold", kind):
            return sprites.buyer(kind, view.seats[0].seat, round(high * 0.7))
        case ("tile", kind) if kind in components.karakia_tiles:
            return sprites.karakia_tile(kind, high, red=kind in ("any_territory", "move", "stronghold"))
        case ("tile", tile) if tile.partition(":")[2]:
            return sprites.leader_tile(tile, round(high * 0.8))
        case ("icon", kind) if kind in _ICONS:
            return icon(sprites.icon_name(kind), high)
        case ("terrain", terrain) if has(f"terrain_{terrain}"):
            return icon(f"terrain_{terrain}", high)
        case ("mark", name) if has(name):
            return icon(name, high)
    raise LookupError(sign)


SIGNS: Signs[MoaView] = Signs(
    "moa-legend",
    draw_sign,
    (
        *(("icon", kind) for kind in _ICONS),
        *(("tile", kind) for kind in ("draw_one", "exchange_three", "two_fight")),
        *(("tile", kind) for kind in ("any_territory", "move", "stronghold")),
        ("tile", "honour:2"),
        ("mammal", "rat"),
        ("sold", "rat"),
        ("mark", "stronghold"),
        ("mark", "crown"),
        ("mark", "volcano_mark"),
    ),
    palette,
)
