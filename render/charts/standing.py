"""How the season of a league stands, as a table: narrow, so that a phone shows it large enough to read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from render.contract import ALT_LIMIT, Picture
from render.fit_text import cut
from render.kit.cache import kept
from render.kit.canvas import Canvas, Layer, Style
from render.kit.encode import palette_of
from render.kit.theme import GOLD, INK, INK_SOFT, PAPER, PAPER_EDGE, PAPER_SHADE, SURFACES
from render.kit.type import Face, printable
from render.words import Words

WIDTH = 900
_EDGE, _HEAD, _FOOT = 30, 170, 30
_ROW, _LOW_ROW, _FEW = 92, 60, 24
"""The height of a row; of one where there are more rows than a few, which have no notes then."""
_NAME, _POINTS, _WINS, _TABLES = 120, 590, 720, 850
"""Where names begin, and where the columns of figures end (wins and tables) or begin to be read."""
_LEADERS = 3
_NAME_LENGTH = 32


@dataclass(frozen=True, slots=True)
class Row:
    """Somebody's line."""

    rank: str
    name: str
    points: str
    wins: str
    tables: str
    note: str = ""
    """What puts them behind the one above."""
    faded: bool = False
    """Whether they have left the season."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A season."""

    title: str
    rows: Sequence[Row]
    described: str
    """The same in words."""


def draw_standing(standing: Standing, words: Words) -> Picture:
    """Return the table: rank, name, points, wins, tables; below a name what decided between equals."""
    height = _ROW if len(standing.rows) <= _FEW else _LOW_ROW
    canvas = Canvas(_paper(_HEAD + height * len(standing.rows) + _FOOT))
    canvas.write_in((_EDGE, 14, WIDTH - _EDGE, 84), standing.title, Style(46, Face.BLACK))
    soft = Style(32, Face.REGULAR, INK_SOFT)
    columns = (
        (_POINTS + 30, "league-picture-points"),
        (_WINS + 20, "league-picture-wins"),
        (_TABLES + 20, "league-picture-tables"),
    )
    for right, key in columns:
        canvas.write(right, 130, words(key), soft, "right")
    for number, row in enumerate(standing.rows):
        top = _HEAD + number * height
        _row(canvas, row, (top, top + height), striped=number % 2 == 0)
    return Picture.of_png(canvas.png(), cut(standing.described, ALT_LIMIT))


def _row(canvas: Canvas, row: Row, between: tuple[int, int], *, striped: bool) -> None:
    top, bottom = between
    middle, ink = (top + bottom) // 2, INK_SOFT if row.faded else INK
    noted = bool(row.note) and bottom - top == _ROW
    if striped:
        canvas.fill((_EDGE - 10, top, WIDTH - _EDGE + 10, bottom), PAPER_SHADE)
    if row.rank.isdigit() and int(row.rank) <= _LEADERS and not row.faded:
        canvas.fill((_EDGE - 10, top, _EDGE, bottom), GOLD)
    canvas.write(100, middle, row.rank, Style(44, Face.BLACK, ink), "right")
    name = (_NAME, top + 4, _POINTS - 80, top + 56 if noted else bottom - 4)
    canvas.write_in(name, printable(row.name, _NAME_LENGTH) or "?", Style(42, Face.SEMIBOLD, ink, smallest=32))
    if noted:
        note = (_NAME, top + 52, _POINTS - 80, bottom - 4)
        canvas.write_in(note, row.note, Style(30, Face.REGULAR, INK_SOFT, smallest=28))
    canvas.write(_POINTS + 30, middle, row.points, Style(46, Face.BLACK, ink), "right")
    for right, figure in ((_WINS + 20, row.wins), (_TABLES + 20, row.tables)):
        canvas.write(right, middle, figure, Style(40, Face.REGULAR, ink), "right")


@kept
def _paper(height: int) -> Layer:
    """Return an empty sheet."""
    sample = Image.new("RGB", (64, 64), PAPER)
    sheet = Image.new("RGB", (WIDTH, height), PAPER)
    return Layer(sheet, palette_of([sample], (*SURFACES, PAPER_EDGE)))
