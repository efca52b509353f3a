"""Who was ahead when: the share of the win that each seat could expect, by rounds, as a line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from engine.contract import Seat
from render.contract import ALT_LIMIT, Picture
from render.fit_text import cut
from render.kit import sprites
from render.kit.cache import kept
from render.kit.canvas import Canvas, Layer, Style
from render.kit.encode import palette_of
from render.kit.theme import FULL_WIDTH, INK, INK_SOFT, PAPER, PAPER_EDGE, PAPER_SHADE, SURFACES, seat_style
from render.kit.type import Face
from render.words import Words

_HEIGHT = 1100
_LEFT, _RIGHT, _TOP, _BOTTOM = 150, 1190, 150, 950
"""Where the chart is: 0 to 100 % from bottom to top."""
_NAMES = _RIGHT + 70
_STEP = 25
"""Per cent between two lines of the scale."""
_LABELS = 9
"""So many rounds are named below at most."""
_APART = 92
"""Pixels from one name to the next at least."""
_SMOOTH = 2
"""Lines are drawn so many times as large, and made smaller."""
_MARK, _TOKEN = 34, 62


@dataclass(frozen=True, slots=True)
class Line:
    """A seat: what it is called, and its share at each point, from 0 to 1."""

    seat: Seat
    name: str
    shares: Sequence[float]


@dataclass(frozen=True, slots=True)
class Lead:
    """A game. `rounds` names the points; the last one is the end."""

    rounds: Sequence[str]
    lines: Sequence[Line]
    turnings: Mapping[int, str]
    """What the turning points are marked with, by the point of their round."""


def draw_lead(lead: Lead, words: Words) -> Picture:
    """Return the chart: lines by rounds, tokens of the seats upon them, their names where they end."""
    canvas = Canvas(_paper(tuple(each.seat for each in lead.lines)))
    canvas.write_in((50, 20, FULL_WIDTH - 50, 100), words("chart-lead-title"), Style(54, Face.BLACK))
    _scale(canvas, lead, words)
    _lines(canvas, lead)
    _names(canvas, lead)
    return Picture.of_png(canvas.png(), lead_alt(lead, words))


def lead_alt(lead: Lead, words: Words) -> str:
    """Describe the chart: each round with the seats in the order of their shares."""
    told = [words("chart-lead-title")]
    for at, name in enumerate(lead.rounds):
        ranked = sorted(lead.lines, key=lambda each: -each.shares[at])
        shares = [words("chart-lead-share", name=each.name, share=_percent(each.shares[at])) for each in ranked]
        told.append(words("chart-lead-alt-row", round=name, shares=words.listed(shares)))
    return cut("\n".join(told), ALT_LIMIT)


def _scale(canvas: Canvas, lead: Lead, words: Words) -> None:
    soft = Style(44, Face.REGULAR, INK_SOFT)
    canvas.fill((_LEFT, _TOP, _RIGHT, _BOTTOM), PAPER_SHADE)
    for percent in range(0, 101, _STEP):
        y = round(_y(percent / 100))
        canvas.fill((_LEFT, y - 1, _RIGHT, y + 1), PAPER_EDGE)
        canvas.write(_LEFT - 16, y, words("chart-percent", percent=percent), soft, "right")
    last = len(lead.rounds) - 1
    every = -(-last // _LABELS)
    for at, name in enumerate(lead.rounds[:-1]):
        if at % every == 0:
            canvas.write(_x(lead, at), _BOTTOM + 42, name, soft, "middle")
    canvas.write(_x(lead, last), _BOTTOM + 42, words("chart-lead-end"), soft, "middle")
    canvas.write((_LEFT + _RIGHT) / 2, _BOTTOM + 104, words("chart-lead-rounds"), soft, "middle")
    for at, mark in lead.turnings.items():
        x = round(_x(lead, at))
        for y in range(_TOP, _BOTTOM, 24):
            canvas.fill((x - 2, y, x + 2, min(y + 12, _BOTTOM)), INK)
        canvas.write(x, _TOP - 26, mark, Style(40, Face.BLACK), "middle")


def _lines(canvas: Canvas, lead: Lead) -> None:
    """Draw the lines, the winner's last, and small tokens where the rounds are."""
    size = (canvas.size[0] * _SMOOTH, canvas.size[1] * _SMOOTH)
    ranked = sorted(lead.lines, key=lambda each: each.shares[-1])
    for each in ranked:
        mask = Image.new("L", size, 0)
        places = [(_x(lead, at) * _SMOOTH, _y(share) * _SMOOTH) for at, share in enumerate(each.shares)]
        for colour, width in ((INK, 13), (seat_style(each.seat).colour, 8)):
            mask.paste(0, (0, 0, *size))
            ImageDraw.Draw(mask).line(places, fill=255, width=width * _SMOOTH, joint="curve")
            canvas.stain(mask.resize(canvas.size, Image.Resampling.LANCZOS), 0, 0, colour)
    for each in ranked:
        for at, share in enumerate(each.shares):
            canvas.centre(sprites.token(each.seat, _MARK), _x(lead, at), _y(share))


def _names(canvas: Canvas, lead: Lead) -> None:
    """Write who is who at the right, near where the lines end, none over another."""
    ranked = sorted(lead.lines, key=lambda each: -each.shares[-1])
    top = float(_TOP)
    for left, each in enumerate(ranked):
        below = _APART * (len(ranked) - 1 - left)
        y = min(max(_y(each.shares[-1]), top), _BOTTOM - below)
        top = y + _APART
        canvas.centre(sprites.token(each.seat, _TOKEN), _NAMES, y)
        canvas.write_in((_NAMES + 44, round(y) - 36, FULL_WIDTH - 30, round(y) + 36), each.name, Style(42))


def _x(lead: Lead, at: int) -> float:
    return _LEFT + 30 + (_RIGHT - _LEFT - 60) * at / max(1, len(lead.rounds) - 1)


def _y(share: float) -> float:
    return _BOTTOM - (_BOTTOM - _TOP) * share


def _percent(share: float) -> str:
    return f"{100 * share:.0f}"


@kept
def _paper(seats: tuple[Seat, ...]) -> Layer:
    """Return an empty sheet, with the colours of these seats in its palette."""
    colours = [seat_style(each).colour for each in seats]
    sample = Image.new("RGBA", (64 * max(1, len(seats)), 64), PAPER)
    for number, seat in enumerate(seats):
        sample.alpha_composite(sprites.token(seat, 60), (64 * number, 0))
    return Layer(
        Image.new("RGB", (FULL_WIDTH, _HEIGHT), PAPER), palette_of([sample.convert("RGB")], (*SURFACES, *colours))
    )
