"""The column beside the island: terrain cards, display, volcano, karakia stock, piles."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import replace
from functools import partial

from PIL import Image

from engine.moa.components import ERUPTION
from engine.moa.views.view import MoaView
from render.kit.cache import kept
from render.kit.canvas import Box, Canvas, Style
from render.kit.colour import lighter
from render.kit.icons import has, icon
from render.kit.shrink import shrunk
from render.kit.sprites import OVERSAMPLING, medal
from render.kit.theme import DANGER, GOLD, INK, INK_SOFT, PAPER
from render.kit.type import Face
from render.moa import sprites
from render.moa.terrain import texture, tones
from render.words import Words

LEFT, RIGHT = 1084, 1584
CARDS: Box = (LEFT, 98, RIGHT, 344)
DISPLAY: Box = (LEFT, 356, RIGHT, 522)
VOLCANO: Box = (LEFT, 534, RIGHT, 646)
STOCK: Box = (LEFT, 658, RIGHT, 822)
PILES: Box = (LEFT, 830, RIGHT, 916)
PLATES: tuple[Box, ...] = (DISPLAY, VOLCANO, STOCK, PILES)
_Part = Callable[[Canvas, MoaView, Words], None]
_LABEL = Style(30, Face.SEMIBOLD, INK_SOFT, 26)
_FACT = Style(34, Face.BOLD, INK)
_COUNT = Style(44, Face.BOLD, INK, 30)


def draw_column(canvas: Canvas, view: MoaView, words: Words) -> None:
    """Draw what changes in the column; its plates are part of the layer. Parts that did not change are copied."""
    components = view.components
    beasts = tuple((kind, each.fight, each.honour, each.vp) for kind, each in components.mammals.items())
    tiles = tuple((kind, each.cost, each.red) for kind, each in components.karakia_tiles.items())
    sizes = (view.piles, len(view.bird_discard), len(view.mammal_discard))
    parts: tuple[tuple[Box, Hashable, _Part], ...] = (
        ((CARDS[0] - 8, CARDS[1] - 8, CARDS[2] + 8, CARDS[3] + 8), view.active_terrain, _terrain_cards),
        (DISPLAY, (beasts, tuple(sorted(view.display.items()))), _display),
        (VOLCANO, (components.volcano.track, view.volcano, view.erupted), _volcano),
        (STOCK, (tiles, tuple(sorted(view.karakia_stock.items()))), _stock),
        (PILES, sizes, _piles),
    )
    for box, shown, draw in parts:
        canvas.kept(box, (draw.__name__, shown, words), partial(draw, canvas, view, words))


def _label(canvas: Canvas, box: Box, text: str) -> None:
    canvas.write_in((box[0] + 18, box[1] + 5, box[2] - 18, box[1] + 41), text, _LABEL)


# -- terrain cards --------------------------------------------------------------------------------------------------


def _terrain_cards(canvas: Canvas, view: MoaView, words: Words) -> None:
    width = (CARDS[2] - CARDS[0] - 12) // 2
    for place, card in enumerate(view.active_terrain):
        terrain, _, instruction = card.partition(":")
        left = CARDS[0] + place * (width + 12)
        box = (left, CARDS[1], left + width, CARDS[3])
        canvas.plate(box, PAPER, radius=18, edge=GOLD, edge_width=5, shadow=4)
        canvas.place(scene(terrain, width - 20, 104), left + 10, box[1] + 10)
        name = words("moa-terrain", terrain=terrain)
        canvas.write_in(
            (left + 16, box[1] + 114, box[2] - 16, box[1] + 162), name, Style(44, Face.BLACK, INK, 30), "middle"
        )
        _instruction(canvas, (left + 14, box[1] + 162, left + width - 12, box[3] - 8), instruction, words)


@kept
def scene(terrain: str, width: int, height: int) -> Image.Image:
    """Return a terrain's landscape with its emblem, with round corners."""
    face = texture(terrain, (width * OVERSAMPLING // 2, height * OVERSAMPLING // 2), 5)
    small = shrunk(face, (width, height)).convert("RGBA")
    small.alpha_composite(sprites.wash(width, height, tones(terrain).ground))
    emblem = f"terrain_{terrain}"
    if has(emblem):
        size = min(height - 8, width - 12)
        small.alpha_composite(icon(emblem, size), ((width - size) // 2, (height - size) // 2))
    small.putalpha(sprites.rounded_mask((width, height), 12))
    return small


def _instruction(canvas: Canvas, box: Box, instruction: str, words: Words) -> None:
    middle = (box[1] + box[3]) / 2
    picture = _instruction_icon(instruction)
    canvas.centre(picture, box[0] + 30, middle)
    text = words("moa-instruction", instruction=instruction)
    canvas.write_lines((box[0] + 68, box[1], box[2], box[3]), text, Style(38, Face.SEMIBOLD, INK, 28), 0.98)


def _instruction_icon(instruction: str) -> Image.Image:
    kind = instruction.removesuffix("_invasion")
    if kind == "volcano":
        return icon("volcano_mark", 58)
    if kind.startswith("draw"):
        return icon("mammal_card", 58)
    return icon(sprites.animal(kind), 60, sprites.FIGHT_SIDE)


# -- display --------------------------------------------------------------------------------------------------------


def _display(canvas: Canvas, view: MoaView, words: Words) -> None:
    _label(canvas, DISPLAY, words("moa-picture-display"))
    kinds = [kind for kind, mammal in view.components.mammals.items() if mammal.honour is not None]
    width = (DISPLAY[2] - DISPLAY[0] - 24) / max(1, len(kinds))
    for place, kind in enumerate(kinds):
        left = DISPLAY[0] + 12 + place * width
        count = view.display.get(kind, 0)
        mammal = view.components.mammals[kind]
        ink = "#5e1a12" if count else "#c9b794"
        canvas.centre(icon(sprites.animal(kind), 68, ink), left + 48, DISPLAY[1] + 78)
        style = _COUNT if count else Style(44, Face.SEMIBOLD, "#8d7b5c")
        canvas.write_in(
            (round(left + 88), DISPLAY[1] + 52, round(left + width - 2), DISPLAY[1] + 104), _times(count, words), style
        )
        facts = (("fight", mammal.fight), ("honour", mammal.honour or 0), ("vp", mammal.vp))
        for step, (name, value) in enumerate(facts):
            x = left + 16 + step * (width - 6) / 3
            canvas.centre(icon(sprites.icon_name(name), 28), x, DISPLAY[1] + 139)
            canvas.write(x + 15, DISPLAY[1] + 139, str(value), _FACT)


def _times(count: int, words: Words) -> str:
    return words("moa-picture-times", count=str(count))


# -- volcano --------------------------------------------------------------------------------------------------------


def _volcano(canvas: Canvas, view: MoaView, words: Words) -> None:
    _label(canvas, VOLCANO, words("moa-picture-volcano"))
    track = view.components.volcano.track
    room = VOLCANO[2] - VOLCANO[0] - 40
    step = min(80, room / len(track))
    size = round(min(46, step - 6))
    y = VOLCANO[1] + 74
    left = (VOLCANO[0] + VOLCANO[2] - step * (len(track) - 1)) / 2
    for place, lowers in enumerate(track):
        x = left + place * step
        here = place == min(view.volcano, len(track) - 1) or (view.erupted and place == len(track) - 1)
        if place:
            canvas.centre(icon("arrow_right", 18, "#a8916a"), x - step / 2, y)
        if here:
            canvas.centre(medal("", size + 16, DANGER, "#4d140c"), x, y)
        if lowers == ERUPTION:
            canvas.centre(icon("volcano_mark", size), x, y - 2)
        else:
            text = words("moa-picture-lowered", count=lowers) if lowers else "0"
            fill = "#fff3d6" if here else step_colour(place)
            canvas.centre(medal(text, size, fill, "#6d3a1c"), x, y)


def step_colour(place: int) -> str:
    """Return the colour of a step of the volcano track, darker towards the top."""
    return lighter("#c98a5a", max(0.1, 0.4 - 0.05 * place))


# -- karakia stock --------------------------------------------------------------------------------------------------


def _stock(canvas: Canvas, view: MoaView, words: Words) -> None:
    _label(canvas, STOCK, words("moa-picture-stock"))
    tiles = view.components.karakia_tiles
    width = (STOCK[2] - STOCK[0] - 24) / max(1, len(tiles))
    for place, (kind, tile) in enumerate(tiles.items()):
        x = STOCK[0] + 12 + (place + 0.5) * width
        count = view.karakia_stock.get(kind, 0)
        sprite = sprites.karakia_tile(kind, 56, red=tile.red, fresh=count == 0)
        canvas.centre(sprite, x, STOCK[1] + 70)
        style = replace(_FACT, colour=INK if count else "#8d7b5c")
        canvas.write(x, STOCK[1] + 115, _times(count, words), style, "middle")
        canvas.centre(icon("icon_karakia", 28), x - 12, STOCK[1] + 146)
        canvas.write(x + 6, STOCK[1] + 146, str(tile.cost), replace(_FACT, colour="#6b3f8f"))


# -- piles ----------------------------------------------------------------------------------------------------------


def _piles(canvas: Canvas, view: MoaView, words: Words) -> None:
    """Show how many cards each pile still has, and in brackets how many are discarded."""
    _label(canvas, PILES, words("moa-picture-piles"))
    piles = (
        ("hand_cards", view.piles.birds, len(view.bird_discard)),
        ("mammal_card", view.piles.mammals, len(view.mammal_discard)),
        ("any_territory", view.piles.terrain, 0),
    )
    width = (PILES[2] - PILES[0] - 24) // 3
    for place, (name, count, discarded) in enumerate(piles):
        left, y = PILES[0] + 12 + place * width, PILES[1] + 58
        canvas.centre(icon(name, 42), left + 28, y)
        taken = canvas.write_in((left + 56, y - 26, left + width, y + 26), str(count), Style(40, Face.BOLD))
        if discarded:
            text = words("moa-picture-discarded", count=discarded)
            canvas.write_in(
                (left + 62 + round(taken), y - 22, left + width, y + 26), text, Style(34, Face.REGULAR, INK_SOFT, 28)
            )
