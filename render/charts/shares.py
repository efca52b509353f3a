"""How strong players are: the share of wins of each as a bar, with the interval in which it lies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from render.contract import ALT_LIMIT, Picture
from render.fit_text import cut
from render.kit.cache import kept
from render.kit.canvas import Canvas, Layer, Style
from render.kit.encode import palette_of
from render.kit.theme import FULL_WIDTH, INK, INK_SOFT, PAPER, PAPER_EDGE, PAPER_SHADE, SEATS, SURFACES
from render.kit.type import Face
from render.words import Words

BAR = SEATS["blue"].colour
_MARGIN, _HEAD, _ROW, _FOOT = 50, 150, 130, 110
_LEFT, _RIGHT = 420, 1200
"""Where the scale has 0 and 100 %."""
_FIGURES = _RIGHT + 50
_STEP = 25
"""Per cent between two lines of the scale."""


@dataclass(frozen=True, slots=True)
class Bar:
    """One player. Shares are from 0 to 1."""

    name: str
    share: float
    low: float
    high: float
    score: float
    cpu_ms: float


@dataclass(frozen=True, slots=True)
class Shares:
    """All players of a number of games."""

    game: str
    games: int
    seed: int
    bars: Sequence[Bar]


def draw_shares(shares: Shares, words: Words) -> Picture:
    """Return the chart: a row for each player, and a line at the share that equal players would have."""
    height = _HEAD + _ROW * len(shares.bars) + _FOOT
    canvas = Canvas(_paper((FULL_WIDTH, height)))
    room = FULL_WIDTH - _MARGIN
    title = words("chart-shares-title", game=shares.game)
    canvas.write_in((_MARGIN, 20, room, 90), title, Style(50, Face.BLACK))
    under = words("chart-shares-games", games=shares.games, seed=shares.seed)
    canvas.write_in((_MARGIN, 90, room, 134), under, Style(32, Face.REGULAR, INK_SOFT))
    bottom = _HEAD + _ROW * len(shares.bars)
    for percent in range(0, 101, _STEP):
        x = round(_at(percent / 100))
        canvas.fill((x - 1, _HEAD, x + 1, bottom + 12), PAPER_EDGE)
        said = words("chart-percent", percent=percent)
        canvas.write(x, bottom + 44, said, Style(30, Face.REGULAR, INK_SOFT), "middle")
    for row, bar in enumerate(shares.bars):
        _bar(canvas, bar, _HEAD + row * _ROW, words)
    even = 1 / len(shares.bars)
    for y in range(_HEAD, bottom + 12, 24):
        canvas.fill((round(_at(even)) - 2, y, round(_at(even)) + 2, min(y + 14, bottom + 12)), INK)
    canvas.write(_at(even), bottom + 84, words("chart-shares-even"), Style(28, Face.SEMIBOLD), "middle")
    return Picture.of_png(canvas.png(), shares_alt(shares, words))


def shares_alt(shares: Shares, words: Words) -> str:
    """Describe the chart."""
    rows = [
        words(
            "chart-shares-alt-row",
            name=bar.name,
            share=_percent(bar.share),
            low=_percent(bar.low),
            high=_percent(bar.high),
            score=words.decimal(bar.score),
        )
        for bar in shares.bars
    ]
    return cut("\n".join([words("chart-shares-games", games=shares.games, seed=shares.seed), *rows]), ALT_LIMIT)


def _bar(canvas: Canvas, bar: Bar, top: int, words: Words) -> None:
    """Draw a row: name, bar, interval, figures."""
    middle = top + _ROW // 2
    canvas.write_in((_MARGIN, top + 20, _LEFT - 30, top + _ROW - 20), bar.name, Style(40, Face.SEMIBOLD))
    canvas.fill((_LEFT, middle - 30, _RIGHT, middle + 30), PAPER_SHADE)
    canvas.fill((_LEFT, middle - 30, max(_LEFT + 3, round(_at(bar.share))), middle + 30), BAR)
    low, high = round(_at(bar.low)), round(_at(bar.high))
    for wide, colour in ((7, PAPER), (4, INK)):
        canvas.fill((low - wide // 2, middle - wide // 2, high + wide // 2, middle + wide // 2), colour)
        for x in (low, high):
            canvas.fill((x - wide // 2, middle - 16 - wide // 4, x + wide // 2, middle + 16 + wide // 4), colour)
    share = words("chart-shares-share", share=_percent(bar.share), low=_percent(bar.low), high=_percent(bar.high))
    box = (_FIGURES, middle - 48, FULL_WIDTH - _MARGIN, middle)
    canvas.write_in(box, share, Style(38, Face.BOLD))
    score = words("chart-shares-score", score=words.decimal(bar.score), cpu=words.decimal(bar.cpu_ms))
    canvas.write_in((box[0], middle, box[2], middle + 44), score, Style(30, Face.REGULAR, INK_SOFT))


def _at(share: float) -> float:
    return _LEFT + (_RIGHT - _LEFT) * share


def _percent(share: float) -> str:
    return f"{100 * share:.0f}"


@kept
def _paper(size: tuple[int, int]) -> Layer:
    """Return an empty sheet."""
    sample = Image.new("RGB", (64, 64), PAPER)
    sample.paste(BAR, (0, 0, 32, 32))
    return Layer(Image.new("RGB", size, PAPER), palette_of([sample], (*SURFACES, BAR)))
