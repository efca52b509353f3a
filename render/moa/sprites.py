"""Moa's sprites: mammal tiles, leader tiles, karakia tiles, borders of a territory."""

from __future__ import annotations

import math
import random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.kit.cache import kept
from render.kit.colour import darker, lighter
from render.kit.icons import has, icon, stroke
from render.kit.paths import Point
from render.kit.shrink import shrunk
from render.kit.sprites import OVERSAMPLING, dropped, token
from render.kit.theme import DANGER, GOLD, GOLD_DEEP, INK, NEW, PAPER
from render.kit.type import Face, font
from render.moa.terrain import EMBER, EMBER_LIGHT, hexagon, hexagon_mask

_CLEAR = (0, 0, 0, 0)
FIGHT_SIDE, FIGHT_EDGE = "#7c1d14", "#f0b7a2"
SOLD_SIDE, SOLD_EDGE = "#f0dca6", "#6b4a08"
TILE_COLOURS = {"vp": "#fff0b8", "bird": "#d5ecd6", "fight": "#f7d3c8", "honour": "#fbe3a6", "karakia": "#e4d5f0"}


def icon_name(kind: str) -> str:
    """Return the icon of a payment kind ("bird") or of points ("vp")."""
    return f"icon_{kind}"


def animal(kind: str) -> str:
    """Return the icon of a mammal; one that the art lacks is shown by its paw."""
    return kind if has(kind) else "paw"


def chip(size: tuple[int, int], fill: str, edge: str, *, new: bool = False, width: float = 2.5) -> Image.Image:
    """Return a small raised tile without anything on it, exactly of `size`."""
    return _chip(size, fill, edge, new, width).copy()


@kept
def _chip(size: tuple[int, int], fill: str, edge: str, new: bool, width: float) -> Image.Image:
    across, down = size[0] * OVERSAMPLING, size[1] * OVERSAMPLING
    big = Image.new("RGBA", (across, down), _CLEAR)
    draw = ImageDraw.Draw(big)
    rim = width * OVERSAMPLING
    radius = down * 0.2
    draw.rounded_rectangle((0, 0, across - 1, down - 1), radius, fill="#b8860b" if new else darker(edge, 0.2))
    if new:
        inset = rim * 0.4
        draw.rounded_rectangle((inset, inset, across - 1 - inset, down - 1 - inset), radius, fill=NEW)
        rim *= 1.7
    draw.rounded_rectangle((rim, rim, across - 1 - rim, down - 1 - rim), radius * 0.8, fill=lighter(fill, 0.4))
    draw.rounded_rectangle((rim, rim * 1.5, across - 1 - rim, down - 1 - rim), radius * 0.8, fill=fill)
    return shrunk(big, size)


@kept
def fewer(text: str, size: int) -> Image.Image:
    """Return the trace of pieces that left while others of their seat remain: how many, on a pale plate."""
    wide, high = round(size * 0.86), round(size * 0.72)
    plate = Image.new("RGBA", (wide * OVERSAMPLING, high * OVERSAMPLING), _CLEAR)
    draw = ImageDraw.Draw(plate)
    draw.rounded_rectangle((0, 0, plate.width - 1, plate.height - 1), plate.height * 0.3, fill="#f4e9d2e0")
    sprite = shrunk(plate, (wide, high))
    face = font(Face.BLACK, round(size * (0.66 if len(text) < 3 else 0.5)), 1)
    ImageDraw.Draw(sprite).text((wide / 2, high / 2), text, fill="#b5321f", font=face, anchor="mm")
    return sprite


@kept
def invader(kind: str, fight: str, size: int, new: bool = False) -> Image.Image:
    """Return a mammal tile fight side up: light on red, with the fight it takes."""
    across = round(size * 1.62)
    sprite = chip((across, size), FIGHT_SIDE, FIGHT_EDGE, new=new)
    beast = icon(animal(kind), round(size * 0.86), "#f7e6da")
    sprite.alpha_composite(beast, (round(size * 0.1), round(size * 0.07)))
    draw = ImageDraw.Draw(sprite)
    face = font(Face.BLACK, round(size * 0.8), 1)
    draw.text((across - size * 0.38, size / 2), fight, fill="#ffffff", font=face, anchor="mm")
    return sprite


@kept
def buyer(kind: str, seller: str, size: int, new: bool = False) -> Image.Image:
    """Return a mammal tile sell side up: dark on straw, with the seller's token."""
    across = round(size * 1.62)
    sprite = chip((across, size), SOLD_SIDE, SOLD_EDGE, new=new)
    beast = icon(animal(kind), round(size * 0.86), "#6b5a38")
    sprite.alpha_composite(beast, (round(size * 0.1), round(size * 0.07)))
    mark = token(seller, round(size * 0.58))
    sprite.alpha_composite(mark, (across - round(size * 0.66), round(size * 0.21)))
    return sprite


@kept
def leader_tile(tile: str, size: int) -> Image.Image:
    """Return a leader tile ("honour:2"): its value and icon, held by a crown's points."""
    kind, _, value = tile.partition(":")
    across = round(size * 1.3)
    sprite = chip((across, size), TILE_COLOURS.get(kind, PAPER), "#6d5a3a")
    draw = ImageDraw.Draw(sprite)
    draw.text((across * 0.28, size / 2), value, fill=INK, font=font(Face.BLACK, round(size * 0.82), 1), anchor="mm")
    sprite.alpha_composite(icon(icon_name(kind), round(size * 0.62)), (round(across * 0.47), round(size * 0.19)))
    return sprite


@kept
def karakia_tile(kind: str, size: int, *, red: bool = False, fresh: bool = False) -> Image.Image:
    """Return a karakia tile; those for the own turn only have a red rim, fresh ones are pale."""
    sprite = chip(
        (size, size), "#efe6f5" if not fresh else "#d9d2c4", "#c8361f" if red else "#6b3f8f", width=max(2.5, size / 14)
    )
    drawing = icon(kind if has(kind) else "paw", round(size * 0.7))
    if fresh:
        drawing = Image.blend(drawing, Image.new("RGBA", drawing.size, _CLEAR), 0.45)
    sprite.alpha_composite(drawing, (round(size * 0.15), round(size * 0.15)))
    return sprite


@kept
def glow(width: int, height: int, thick: int) -> Image.Image:
    """Return the golden border of an open territory, shining outwards; `thick` pixels wider on each side."""
    size = (width + 2 * thick, height + 2 * thick)
    line = border_mask(width, height, thick, 0.03)
    wide = border_mask(width, height, thick, 0.036)
    shine = line.filter(ImageFilter.GaussianBlur(thick * 0.4)).point([min(255, round(v * 1.5)) for v in range(256)])
    sprite = Image.new("RGBA", size, "#4a3403")  # a thin dark line inside: on light ground gold alone is faint in grey
    sprite.paste(GOLD, (0, 0), ImageChops.subtract(Image.new("L", size, 255), ImageChops.subtract(wide, line)))
    sprite.putalpha(ImageChops.lighter(shine.point([round(v * 0.75) for v in range(256)]), wide))
    return sprite


@kept
def alarm(width: int, height: int, thick: int) -> Image.Image:
    """Return the border of an attacked territory: red with light dashes."""
    size = (width + 2 * thick, height + 2 * thick)
    sprite = Image.new("RGBA", size, DANGER)
    sprite.putalpha(border_mask(width, height, thick, 0.042))
    dashes = _dashes(width, height, thick, 0.026)
    sprite.paste("#ffe3d8", (0, 0), dashes)
    sprite.putalpha(border_mask(width, height, thick, 0.042))
    return sprite


@kept
def border_mask(width: int, height: int, thick: int, share: float) -> Image.Image:
    """Return a line along the inner edge of a hexagon, `share` of its width wide."""
    outer = Image.new("L", (width + 2 * thick, height + 2 * thick), 0)
    outer.paste(hexagon_mask((width, height)), (thick, thick))
    step = round(width * share)
    inner = Image.new("L", outer.size, 0)
    down = round(step * 0.86)
    inner.paste(hexagon_mask((width - 2 * step, height - 2 * down)), (thick + step, thick + down))
    return ImageChops.subtract(outer, inner)


def _dashes(width: int, height: int, thick: int, share: float) -> Image.Image:
    line = ImageChops.subtract(
        border_mask(width, height, thick, share + 0.008), border_mask(width, height, thick, 0.012)
    )
    stripes = Image.new("L", line.size, 0)
    draw = ImageDraw.Draw(stripes)
    step = max(8, width // 18)
    for x in range(-line.height, line.width + line.height, step):
        draw.line([(x, 0), (x + line.height // 2, line.height)], fill=255, width=step // 2)
    return ImageChops.darker(line, stripes)


@kept
def tint(width: int, height: int, colour: str, strength: float) -> Image.Image:
    """Return a hexagon of one colour, to lay over a tile."""
    sprite = Image.new("RGBA", (width, height), colour)
    sprite.putalpha(hexagon_mask((width, height)).point([round(v * strength) for v in range(256)]))
    return sprite


@kept
def hatching(width: int, height: int, colour: str) -> Image.Image:
    """Return slanting lines over a hexagon: land that is invaded."""
    lines = Image.new("L", (width * 2, height * 2), 0)
    draw = ImageDraw.Draw(lines)
    step = max(8, width // 8)
    for x in range(-height * 2, width * 2, step):
        draw.line([(x, height * 2), (x + height * 2, 0)], fill=150, width=max(2, width // 60))
    sprite = Image.new("RGBA", (width, height), colour)
    small = shrunk(lines, (width, height))
    sprite.putalpha(ImageChops.darker(small, hexagon_mask((width, height))))
    return sprite


@kept
def fence(width: int, height: int) -> Image.Image:
    """Return a fence around land that is sold: posts along the edge with a rail."""
    big = Image.new("RGBA", (width * 2, height * 2), _CLEAR)
    draw = ImageDraw.Draw(big)
    corners = hexagon(width * 2, height * 2, -width * 0.13)
    rail = max(3, width // 40)
    draw.line([*corners, corners[0], corners[1]], fill="#5b3d12", width=rail * 2, joint="curve")
    draw.line([*corners, corners[0], corners[1]], fill="#e8c98a", width=rail, joint="curve")
    for (x, y), (u, v) in zip(corners, [*corners[1:], corners[0]], strict=True):
        for part in range(6):
            px, py = x + (u - x) * part / 6, y + (v - y) * part / 6
            half, tall = width * 0.018, width * 0.05
            draw.rectangle((px - half - 2, py - tall - 2, px + half + 2, py + tall + 2), fill="#5b3d12")
            draw.rectangle((px - half, py - tall, px + half, py + tall), fill="#f0dca6")
    return shrunk(big, (width, height))


@kept
def lava(width: int, height: int) -> Image.Image:
    """Return what an eruption leaves of a territory: streams that run from the crater over black rock."""
    source = random.Random(4)  # noqa: S311  (a texture)
    big = Image.new("RGBA", (width * 2, height * 2), "#261512")
    draw = ImageDraw.Draw(big)
    for _ in range(70):
        x, y, r = source.uniform(0, width * 2), source.uniform(0, height * 2), source.uniform(0.01, 0.035) * width
        draw.ellipse((x - r, y - r * 0.7, x + r, y + r * 0.7), fill=source.choice(["#33201b", "#1c0f0d", "#3d2720"]))
    streams = [
        _stream(width * 2, height * 2, angle, source) for angle in (-160, -120, -60, -20, 12, 40, 68, 96, 128, 168)
    ]
    for colour, wide in (("#6f2413", 0.085), (EMBER, 0.05), (EMBER_LIGHT, 0.02)):
        for stream in streams:
            stroke(draw, stream, colour, width * wide)
    small = shrunk(big, (width, height))
    small.putalpha(hexagon_mask((width, height)))
    return small


def _stream(width: int, height: int, angle: float, source: random.Random) -> list[Point]:
    """Return a stream of lava from the middle outwards, with a few bends."""
    x, y, turn = width / 2, height * 0.52, math.radians(angle)
    line = [(x, y)]
    for _ in range(6):
        turn += source.uniform(-0.5, 0.5)
        x, y = x + math.cos(turn) * width * 0.1, y + math.sin(turn) * width * 0.075
        line.append((x, y))
    return line


@kept
def number_plate(text: str, size: int) -> Image.Image:
    """Return a territory's number: light on a dark pebble of `size` pixels height and its shadow."""
    face = font(Face.BLACK, round(size * 0.74), 1)
    pad = round(size * 0.12)
    wide = max(size, round(face.getlength(text) + size * 0.42))
    big = Image.new("RGBA", ((wide + 2 * pad) * OVERSAMPLING, (size + 2 * pad) * OVERSAMPLING), _CLEAR)
    draw = ImageDraw.Draw(big)
    for colour, inset in (("#e8dcc0", 0.0), ("#2a241f", size * 0.05)):
        box = [(pad + inset) * OVERSAMPLING] * 2 + [
            (pad + wide - inset) * OVERSAMPLING,
            (pad + size - inset) * OVERSAMPLING,
        ]
        draw.rounded_rectangle(tuple(box), size * OVERSAMPLING / 2, fill=colour)
    sprite = shrunk(big, (wide + 2 * pad, size + 2 * pad))
    draw = ImageDraw.Draw(sprite)
    draw.text((sprite.width / 2, sprite.height / 2), text, fill="#fffaf0", font=face, anchor="mm")
    return dropped(sprite, 3)


def stronghold(size: int, *, new: bool = False) -> Image.Image:
    """Return a stronghold; a new one has a bright ring."""
    return _stronghold(size, new)


@kept
def _stronghold(size: int, new: bool) -> Image.Image:
    sprite = Image.new("RGBA", (size, size), _CLEAR)
    if new:
        sprite.alpha_composite(_chip((size, size), NEW, GOLD_DEEP, True, 2.5))
    inner = round(size * (0.8 if new else 1))
    sprite.alpha_composite(icon("stronghold", inner), ((size - inner) // 2, (size - inner) // 2))
    return sprite


@kept
def rounded_mask(size: tuple[int, int], radius: int) -> Image.Image:
    """Return a rectangle with round corners that fills `size`, as a mask."""
    big = Image.new("L", (size[0] * OVERSAMPLING, size[1] * OVERSAMPLING), 0)
    box = (0, 0, size[0] * OVERSAMPLING - 1, size[1] * OVERSAMPLING - 1)
    ImageDraw.Draw(big).rounded_rectangle(box, radius * OVERSAMPLING, fill=255)
    return shrunk(big, size)


@kept
def wash(width: int, height: int, colour: str) -> Image.Image:
    """Return a soft oval of one colour, to calm a texture under an emblem."""
    mask = Image.new("L", (width, height), 0)
    ImageDraw.Draw(mask).ellipse((width * 0.1, height * 0.02, width * 0.9, height * 0.98), fill=215)
    sprite = Image.new("RGBA", (width, height), colour)
    sprite.putalpha(mask.filter(ImageFilter.GaussianBlur(height / 9)))
    return sprite
