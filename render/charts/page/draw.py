"""The picture of a page of figures: a sheet of paper, block under block, for a phone's width."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from PIL import Image, ImageDraw

from render.charts.page.blocks import Bars, Block, Curve, Dot, Page, Rank, Ranks, Rows, Stacks, Tile, Tiles
from render.charts.page.told import alt
from render.contract import Picture
from render.kit.cache import kept
from render.kit.canvas import Box, Canvas, Layer, Style
from render.kit.encode import palette_of
from render.kit.paths import Point
from render.kit.theme import (
    FULL_WIDTH,
    GOLD,
    INK,
    INK_SOFT,
    PAPER,
    PAPER_EDGE,
    PAPER_SHADE,
    SEA,
    SEATS,
    SURFACES,
)
from render.kit.type import Face
from render.words import Words

SOURCES = (
    ("#0072B2", "#ffffff"),
    ("#E69F00", INK),
    ("#009E73", "#ffffff"),
    ("#CC79A7", INK),
    ("#56B4E9", INK),
    ("#D55E00", "#ffffff"),
    ("#F0E442", INK),
    ("#8A4FA3", "#ffffff"),
)
"""Colours of parts, with what is written on them; Okabe and Ito's. A letter says the same."""
LINE = SEATS["blue"].colour
BAND = "#a9c3cf"
_EDGE, _LEFT, _RIGHT = 16, 62, 1538
_HEAD, _FOOT, _GAP = 168, 36, 26
_TITLE, _ROW, _TILE, _BAR, _RANK = 76, 70, 168, 84, 92
_ABREAST = {1: 2, 2: 2, 4: 2}
"""How many tiles stand beside each other, by how many there are; else three."""
_CHART, _LEGEND = 640, 64
_SMOOTH = 2
"""Lines are drawn so many times as large, and made smaller."""
_TEXT = Style(44, Face.REGULAR, INK_SOFT, 34)
_BOLD = Style(48, Face.BOLD, INK, 30)
_LARGE = Style(74, Face.BLACK, INK, 40)
_LEAST = 42
"""Pixels that a part must be high to have its figure in it."""
_STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 10**9)
_TICKS = 5


def draw_page(page: Page, words: Words) -> Picture:
    """Return the picture, as high as the page needs, with its text as description."""
    heights = [_height(each) for each in page.blocks]
    height = _HEAD + sum(heights) + _GAP * len(heights) + _FOOT
    canvas = _canvas(height)
    canvas.write_in((_LEFT, 44, _RIGHT, 110), page.title, Style(66, Face.BLACK, INK, 40))
    canvas.write_in((_LEFT, 110, _RIGHT, 162), page.under, _TEXT)
    top = _HEAD
    for block, tall in zip(page.blocks, heights, strict=True):
        _draw(canvas, block, top)
        top += tall + _GAP
    return Picture.of_png(canvas.png(), alt(page, words))


def _height(block: Block) -> int:
    match block:
        case Tiles():
            return _TILE * -(-len(block.tiles) // _abreast(block))
        case Bars():
            return _TITLE + _BAR * len(block.bars)
        case Stacks():
            return _TITLE + _CHART + 130 + _LEGEND * -(-len(block.sources) // 2)
        case Curve():
            return _TITLE + _CHART + 70 + _ROW * len(block.rows)
        case Ranks():
            return _TITLE + _RANK * len(block.ranks)
        case Rows():
            return _TITLE + _ROW * len(block.rows)


def _draw(canvas: Canvas, block: Block, top: int) -> None:
    drawers: dict[type[Any], Callable[[Canvas, Any, int], None]] = {
        Tiles: _tiles,
        Bars: _bars,
        Stacks: _stacks,
        Curve: _curve,
        Ranks: _ranks,
        Rows: _rows,
    }
    drawers[type(block)](canvas, block, top)


def _title(canvas: Canvas, title: str, top: int) -> None:
    canvas.write_in((_LEFT, top + 6, _RIGHT, top + _TITLE - 14), title, Style(50, Face.BLACK, INK, 36))
    canvas.fill((_LEFT, top + _TITLE - 12, _RIGHT, top + _TITLE - 8), PAPER_EDGE)


def _abreast(block: Tiles) -> int:
    return _ABREAST.get(len(block.tiles), 3)


def _tiles(canvas: Canvas, block: Tiles, top: int) -> None:
    abreast = _abreast(block)
    wide = (_RIGHT - _LEFT + 20) // abreast
    for number, tile in enumerate(block.tiles):
        row, column = divmod(number, abreast)
        left, upper = _LEFT + column * wide, top + row * _TILE
        canvas.fill((left, upper, left + wide - 20, upper + _TILE - 18), PAPER_SHADE)
        canvas.write_in(
            (left + 20, upper + 8, left + wide - 40, upper + 92), tile.value, Style(74, Face.BLACK, INK, 40)
        )
        canvas.write_in((left + 20, upper + 88, left + wide - 40, upper + 146), tile.label, _TEXT)


def _bars(canvas: Canvas, block: Bars, top: int) -> None:
    _title(canvas, block.title, top)
    first, last = _LEFT + 430, _RIGHT - 360
    for number, bar in enumerate(block.bars):
        upper = top + _TITLE + number * _BAR
        canvas.write_in((_LEFT, upper, first - 24, upper + _BAR), bar.label, _BOLD)
        canvas.fill((first, upper + 16, last, upper + _BAR - 16), PAPER_SHADE)
        end = first + max(6, round((last - first) * bar.share)) if bar.share else first
        canvas.fill((first, upper + 16, end, upper + _BAR - 16), LINE)
        canvas.write_in((last + 24, upper, _RIGHT, upper + _BAR), bar.told, _BOLD)


def _rows(canvas: Canvas, block: Rows, top: int) -> None:
    _title(canvas, block.title, top)
    _tabled(canvas, block.rows, top + _TITLE)


def _tabled(canvas: Canvas, rows: Sequence[Tile], top: int) -> None:
    """Write rows, what they are at the left and the figure at the right, with a line under each."""
    for number, row in enumerate(rows):
        upper = top + number * _ROW
        middle = _LEFT + (_RIGHT - _LEFT) * 40 // 100
        canvas.write_in((_LEFT, upper, middle, upper + _ROW), row.label, _TEXT)
        canvas.write_in((middle + 20, upper, _RIGHT, upper + _ROW), row.value, _BOLD, "right")
        canvas.fill((_LEFT, upper + _ROW - 2, _RIGHT, upper + _ROW), PAPER_SHADE)


# -- columns of parts -------------------------------------------------------------------------------------------------


def _stacks(canvas: Canvas, block: Stacks, top: int) -> None:
    _title(canvas, block.title, top)
    upper, lower = top + _TITLE + 60, top + _TITLE + _CHART
    most = max((sum(each.parts) for each in block.columns), default=0) or 1
    wide = min(220.0, (_RIGHT - _LEFT) / max(1, len(block.columns)))
    canvas.fill((_LEFT, lower, _RIGHT, lower + 4), INK)
    for number, column in enumerate(block.columns):
        left, right = round(_LEFT + number * wide + 8), round(_LEFT + (number + 1) * wide - 8)
        base = float(lower)
        for source, part in enumerate(column.parts):
            tall = (lower - upper) * part / most
            _part(canvas, source, (left, round(base - tall), right, round(base)), column.told[source])
            base -= tall
        canvas.write_in((left - 6, round(base) - 54, right + 6, round(base) - 6), column.total, _BOLD, "middle")
        canvas.write_in((left - 6, lower + 8, right + 6, lower + 62), column.label, _TEXT, "middle")
    canvas.write((_LEFT + _RIGHT) / 2, lower + 92, block.under, _TEXT, "middle")
    for number, name in enumerate(block.sources):
        row, side = divmod(number, 2)
        left, middle = _LEFT + side * (_RIGHT - _LEFT) // 2, lower + 130 + row * _LEGEND + _LEGEND // 2
        colour, ink = SOURCES[number % len(SOURCES)]
        canvas.fill((left, middle - 24, left + 56, middle + 24), colour)
        canvas.write(left + 28, middle, _letter(number), Style(38, Face.BOLD, ink), "middle")
        canvas.write_in((left + 74, middle - 30, left + 700, middle + 30), name, _TEXT)


def _part(canvas: Canvas, source: int, box: tuple[int, int, int, int], told: str) -> None:
    """Draw a part of a column: a colour, with its letter and figure where there is room."""
    left, upper, right, lower = box
    if lower <= upper:
        return
    colour, ink = SOURCES[source % len(SOURCES)]
    canvas.fill((left, upper, right, lower), colour)
    canvas.fill((left, lower - 2, right, lower), PAPER)
    if lower - upper >= 42:
        canvas.write_in(
            (left + 4, upper, right - 4, lower), f"{_letter(source)} {told}", Style(36, Face.BOLD, ink, 28), "middle"
        )


def _letter(source: int) -> str:
    return chr(ord("A") + source)


# -- curves and ladders -----------------------------------------------------------------------------------------------


class _Span(NamedTuple):
    """From which value to which a chart reaches, and where that is in pixels."""

    low: float
    high: float
    first: float
    last: float

    def at(self, value: float) -> float:
        """Return where a value is."""
        return self.first + (self.last - self.first) * (value - self.low) / (self.high - self.low)


def _span(dots: Sequence[Dot], first: float, last: float) -> _Span:
    low, high = min(each.low for each in dots), max(each.high for each in dots)
    room = max(1.0, (high - low) * 0.04)
    return _Span(low - room, high + room, first, last)


def _curve(canvas: Canvas, block: Curve, top: int) -> None:
    _title(canvas, block.title, top)
    upper, lower, left = top + _TITLE + 16, top + _TITLE + _CHART, _LEFT + 130
    span, box = _span(block.dots, lower, upper), (left, upper, _RIGHT, lower)
    canvas.fill(box, PAPER_SHADE)
    xs = [left + 24 + (_RIGHT - left - 48) * at / max(1, len(block.dots) - 1) for at in range(len(block.dots))]
    spots = list(zip(xs, block.dots, strict=True))
    band = [(x, span.at(dot.high)) for x, dot in spots] + [(x, span.at(dot.low)) for x, dot in reversed(spots)]
    if len(spots) == 1:
        band = [(xs[0] + side * 20, y) for (_, y), side in zip([*band, *reversed(band)], (-1, -1, 1, 1), strict=True)]
    canvas.stain(_filled(box, band), box[0], box[1], BAND)
    for value in _ticks(span):
        y = round(span.at(value))
        canvas.fill((left, y - 1, _RIGHT, y + 1), PAPER_EDGE)
        canvas.write(left - 16, y, str(value), _TEXT, "right")
    if block.level is not None and span.low < block.level < span.high:
        y = round(span.at(block.level))
        for x in range(left, _RIGHT, 28):
            canvas.fill((x, y - 2, min(x + 14, _RIGHT), y + 2), INK)
    canvas.stain(_stroke(box, [(x, span.at(dot.value)) for x, dot in spots]), box[0], box[1], LINE)
    _spot(canvas, xs[-1], span.at(block.dots[-1].value), GOLD)
    canvas.write(xs[0] - 20, lower + 34, block.first, _TEXT)
    if len(spots) > 1:
        canvas.write(_RIGHT, lower + 34, block.last, _TEXT, "right")
    _tabled(canvas, block.rows, lower + 70)


def _ticks(span: _Span) -> Sequence[int]:
    """Return round values, five at most, that lie in a span."""
    step = next(each for each in _STEPS if (span.high - span.low) / each <= _TICKS)
    first = -(-int(span.low) // step) * step
    return [value for value in range(first, int(span.high) + 1, step) if span.low < value < span.high]


def _ranks(canvas: Canvas, block: Ranks, top: int) -> None:
    _title(canvas, block.title, top)
    first, last = _LEFT + 590, _RIGHT - 330
    span = _span([each.dot for each in block.ranks], first, last)
    for number, rank in enumerate(block.ranks):
        _rank(canvas, rank, span, top + _TITLE + number * _RANK)


def _rank(canvas: Canvas, rank: Rank, span: _Span, upper: int) -> None:
    middle, first, last = upper + _RANK // 2, round(span.first), round(span.last)
    if rank.own:
        canvas.fill((_LEFT - 22, upper + 4, _RIGHT + 22, upper + _RANK - 4), PAPER_SHADE)
    canvas.write_in((_LEFT, upper, _LEFT + 76, upper + _RANK), rank.place, Style(46, Face.BLACK, INK, 30))
    canvas.write_in((_LEFT + 90, upper, first - 20, upper + _RANK), rank.name, _BOLD)
    canvas.fill((first, middle - 2, last, middle + 2), PAPER_EDGE)
    canvas.fill((round(span.at(rank.dot.low)), middle - 14, round(span.at(rank.dot.high)), middle + 14), BAND)
    _spot(canvas, span.at(rank.dot.value), middle, LINE)
    canvas.write_in((last + 24, upper, _RIGHT, upper + _RANK), rank.told, _BOLD, "right")


def _spot(canvas: Canvas, x: float, y: float, colour: str) -> None:
    for size, ink in ((44, INK), (34, colour)):
        mask = Image.new("L", (size * 4, size * 4), 0)
        ImageDraw.Draw(mask).ellipse((0, 0, size * 4 - 1, size * 4 - 1), fill=255)
        canvas.stain(mask.resize((size, size), Image.Resampling.LANCZOS), round(x - size / 2), round(y - size / 2), ink)


def _filled(box: Box, places: Sequence[Point]) -> Image.Image:
    """Return a mask of a box, with what these places enclose."""
    mask = Image.new("L", (box[2] - box[0], box[3] - box[1]), 0)
    ImageDraw.Draw(mask).polygon([(x - box[0], y - box[1]) for x, y in places], fill=255)
    return mask


def _stroke(box: Box, places: Sequence[Point]) -> Image.Image:
    """Return a mask of a box, with a line through these places."""
    size = (box[2] - box[0], box[3] - box[1])
    mask = Image.new("L", (size[0] * _SMOOTH, size[1] * _SMOOTH), 0)
    larger = [((x - box[0]) * _SMOOTH, (y - box[1]) * _SMOOTH) for x, y in places]
    ImageDraw.Draw(mask).line(larger, fill=255, width=9 * _SMOOTH, joint="curve")
    return mask.resize(size, Image.Resampling.LANCZOS)


def _canvas(height: int) -> Canvas:
    """Return a sheet of paper of that height with a little of the sea around it.

    It is not kept: pages have many heights, and it takes a few milliseconds.
    """
    canvas = Canvas(Layer(Image.new("RGB", (FULL_WIDTH, height), SEA), _palette()))
    canvas.plate((_EDGE, _EDGE, FULL_WIDTH - _EDGE, height - _EDGE), PAPER, radius=22, edge=PAPER_EDGE, shadow=8)
    return canvas


@kept
def _palette() -> Image.Image:
    """Return the colours: those of the parts, and shades of the sheet's edge and of text."""
    canvas = Canvas(Layer(Image.new("RGB", (480, 480), SEA), Image.new("P", (1, 1))))
    canvas.plate((40, 40, 440, 440), PAPER, radius=22, edge=PAPER_EDGE, shadow=8)
    for number, (colour, ink) in enumerate(SOURCES):
        canvas.fill((60, 60 + 46 * number, 240, 104 + 46 * number), colour)
        canvas.write(70, 82 + 46 * number, "0123456789 ABC", Style(40, Face.BOLD, ink))
        canvas.write(250, 82 + 46 * number, "0123456789 ABC", Style(40, Face.BOLD, INK if number % 2 else INK_SOFT))
    return palette_of([canvas.image], (*SURFACES, BAND, *(colour for colour, _ in SOURCES)))
