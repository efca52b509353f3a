"""Somebody's solo games as a chart: both totals of each game, who won, and averages by level."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.contract import ALT_LIMIT, Picture
from render.fit_text import cut
from render.kit.cache import kept
from render.kit.canvas import Box, Canvas, Style
from render.kit.icons import icon
from render.kit.shrink import shrunk
from render.kit.sprites import OVERSAMPLING, outline, rounded_polygon
from render.kit.theme import GOLD, INK, INK_SOFT, PAPER_SHADE
from render.kit.type import Face, printable
from render.wingspan.backdrop import backdrop
from render.wingspan.chart import History, PastGame, Summary, steps, summary
from render.wingspan.colours import GAIN, SOFT, WHITE
from render.words import Words

SIZE = (1600, 1100)
YOURS, HERS = "#0072B2", "#8A4FA3"
"""The two lines, which differ in their shapes too: discs and squares."""
_HEAD: Box = (16, 14, 1584, 104)
_PLOT_SHEET: Box = (16, 116, 1584, 776)
_TABLE: Box = (16, 788, 1584, 1084)
_PLOT: Box = (110, 176, 1550, 716)
_LEGEND = 1230
_MOST = 36
"""As many of the latest games are shown."""


def draw_history(history: History, words: Words) -> Picture:
    """Return the chart; with no games it says so."""
    canvas = Canvas(backdrop(SIZE, _HEAD, _PLOT_SHEET, _TABLE))
    title = words("wingspan-picture-history", name=_name(history, words), games=len(history.games), won=history.won)
    canvas.write_in((_HEAD[0] + 28, _HEAD[1], _LEGEND - 24, _HEAD[3]), title, Style(48, Face.BOLD, INK, 28))
    games = history.games[-_MOST:]
    if games:
        _plot(canvas, games)
        _legend(canvas, words)
    else:
        box = (_PLOT_SHEET[0] + 40, _PLOT_SHEET[1], _PLOT_SHEET[2] - 40, _PLOT_SHEET[3])
        canvas.write_in(box, words("wingspan-picture-no-games"), Style(52, Face.SEMIBOLD, INK_SOFT), "middle")
    _levels(canvas, history, words)
    return Picture(canvas.png(), "image/png", *SIZE, history_alt(history, words))


def _name(history: History, words: Words) -> str:
    return printable(history.name) or words("wingspan-picture-unknown")


# -- the plot -------------------------------------------------------------------------------------------------------


def _plot(canvas: Canvas, games: tuple[PastGame, ...]) -> None:
    totals = [total for game in games for total in (game.yours, game.hers)]
    marks = steps(min(totals) - 3, max(totals) + 3)
    low, high = marks[0], marks[-1]

    def y(total: float) -> float:
        return _PLOT[3] - (total - low) * (_PLOT[3] - _PLOT[1]) / (high - low)

    wide = (_PLOT[2] - _PLOT[0]) / len(games)
    for mark in marks:
        canvas.fill((_PLOT[0], round(y(mark)) - 1, _PLOT[2], round(y(mark)) + 2), PAPER_SHADE)
        canvas.write(_PLOT[0] - 16, y(mark), str(mark), Style(34, Face.SEMIBOLD, INK_SOFT), "right")
    every = -(-len(games) // 12)
    for place, game in enumerate(games):
        x = _PLOT[0] + (place + 0.5) * wide
        if game.won:
            band = (round(x - min(wide, 60) / 2) + 2, _PLOT[1], round(x + min(wide, 60) / 2) - 2, _PLOT[3])
            canvas.fill(band, "#f7e6a6")
            canvas.centre(icon("trophy", 30 if len(games) > 24 else 38), x, _PLOT[1] - 22)
        if place % every == 0:
            label = (round(x - wide * every / 2) - 4, _PLOT[3] + 8, round(x + wide * every / 2) + 4, _PLOT[3] + 52)
            canvas.write_in(label, game.day, Style(28, Face.REGULAR, INK_SOFT, 22), "middle")
    for mark in marks:
        canvas.fill((_PLOT[0], round(y(mark)), _PLOT[2], round(y(mark)) + 1), "#d9c79b")
    lines = tuple(
        (colour, tuple((_PLOT[0] + (place + 0.5) * wide, y(total)) for place, total in enumerate(series)))
        for colour, series in ((HERS, [game.hers for game in games]), (YOURS, [game.yours for game in games]))
    )
    canvas.place(_lines(lines), 0, 0)
    for colour, points in lines:
        for point in points:
            canvas.centre(_dot(colour, 34 if len(games) < 25 else 26), *point)
    if len(games) < 13:
        _totals(canvas, games, lines)


def _totals(
    canvas: Canvas, games: tuple[PastGame, ...], lines: tuple[tuple[str, tuple[tuple[float, float], ...]], ...]
) -> None:
    """Write each total beside its dot, the higher one above."""
    for place, game in enumerate(games):
        for colour, points in lines:
            total, other = (game.hers, game.yours) if colour == HERS else (game.yours, game.hers)
            above = total > other or (total == other and colour == YOURS)
            x, y = points[place]
            canvas.write(x, y + (-36 if above else 36), str(total), Style(34, Face.BLACK, colour), "middle")


@kept
def _lines(lines: tuple[tuple[str, tuple[tuple[float, float], ...]], ...]) -> Image.Image:
    big = Image.new("RGBA", (SIZE[0] * 2, SIZE[1] * 2), (0, 0, 0, 0))
    draw = ImageDraw.Draw(big)
    for colour, points in lines:
        draw.line([(x * 2, y * 2) for x, y in points], fill=colour, width=11, joint="curve")
    return shrunk(big, SIZE)


@kept
def _dot(colour: str, size: int) -> Image.Image:
    """Return a point of a line: a disc for the person, a square for the Automa."""
    full = size * OVERSAMPLING
    big = Image.new("RGBA", (full, full), (0, 0, 0, 0))
    draw = ImageDraw.Draw(big)
    shape = outline("disc" if colour == YOURS else "square", full * 0.72, (full / 2, full / 2))
    rounded_polygon(draw, shape, "#ffffff", full * 0.09)
    rounded_polygon(draw, shape, colour, full * 0.02)
    return shrunk(big, (size, size))


def _legend(canvas: Canvas, words: Words) -> None:
    x = _LEGEND
    for colour, key in ((YOURS, "yours"), (HERS, "hers")):
        canvas.centre(_dot(colour, 40), x, (_HEAD[1] + _HEAD[3]) / 2)
        box = (x + 28, _HEAD[1], x + 184, _HEAD[3])
        canvas.write_in(box, words("wingspan-picture-line", line=key), Style(40, Face.BOLD, colour, 22))
        x += 170


# -- by level -------------------------------------------------------------------------------------------------------


def _levels(canvas: Canvas, history: History, words: Words) -> None:
    """Write a line for each level that was played."""
    if not history.games:
        return
    rows = list(history.by_level())
    columns = (540, 800, 1060, 1320)
    for x, key in zip(columns, ("games", "won", "yours", "hers"), strict=True):
        box = (x - 120, _TABLE[1] + 10, x + 130, _TABLE[1] + 60)
        canvas.write_in(
            box, words("wingspan-picture-column", column=key), Style(32, Face.SEMIBOLD, INK_SOFT, 22), "middle"
        )
    tall = 54
    for place, (level, sums) in enumerate(rows):
        y = _TABLE[1] + 90 + place * tall
        box = (_TABLE[0] + 28, y - 26, 410, y + 26)
        canvas.write_in(box, words("wingspan-level", level=level), Style(38, Face.BOLD, INK, 24))
        _sums(canvas, y, columns, sums, words)
    y = _TABLE[3] - 40
    canvas.plate((_TABLE[0] + 12, y - 30, _TABLE[2] - 12, y + 30), WHITE, radius=10, edge=GOLD, edge_width=3, shadow=0)
    label = words("wingspan-picture-column", column="all")
    canvas.write_in((_TABLE[0] + 28, y - 26, 410, y + 26), label, Style(38, Face.BLACK, INK, 24))
    _sums(canvas, y, columns, summary(history.games), words)


def _sums(canvas: Canvas, y: float, columns: tuple[int, ...], sums: Summary, words: Words) -> None:
    texts = (str(sums.games), str(sums.won), _average(sums.yours, words), _average(sums.hers, words))
    for x, text, place in zip(columns, texts, range(4), strict=True):
        ahead = (place == 2 and sums.yours > sums.hers) or (place == 3 and sums.hers > sums.yours)
        colour = GAIN if place == 2 and ahead else INK if text != "0" else SOFT
        canvas.write(x, y, text, Style(42, Face.BLACK if ahead else Face.SEMIBOLD, colour), "middle")


def _average(value: float, words: Words) -> str:
    return words("wingspan-picture-average", value=round(value, 1))


def history_alt(history: History, words: Words) -> str:
    """Describe the chart: games won, averages by level, then the latest games."""
    title = words("wingspan-picture-history", name=_name(history, words), games=len(history.games), won=history.won)
    levels = [
        words(
            "wingspan-picture-alt-level",
            level=words("wingspan-level", level=level),
            games=sums.games,
            won=sums.won,
            yours=_average(sums.yours, words),
            hers=_average(sums.hers, words),
        )
        for level, sums in history.by_level()
    ]
    games = [
        words("wingspan-picture-alt-game", day=game.day, yours=game.yours, hers=game.hers)
        for game in reversed(history.games[-_MOST:])
    ]
    return cut(" ".join([title, *levels, *games]), ALT_LIMIT)
