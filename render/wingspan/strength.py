"""How strong a setting is: a histogram of the Automa's final score, with its mean and quartiles."""

from __future__ import annotations

from engine.wingspan.names import PERCENT, RANDOM_BONUS
from engine.wingspan.strength.distribution import NO_SPECIAL, WIDTH, Setting
from render.contract import ALT_LIMIT, Picture
from render.fit_text import cut
from render.kit.canvas import Box, Canvas, Style
from render.kit.icons import icon
from render.kit.theme import GOLD, INK, INK_SOFT, PAPER_EDGE
from render.kit.type import Face
from render.wingspan.backdrop import backdrop
from render.wingspan.chart import Strength
from render.wingspan.colours import NOW, WHITE
from render.words import Words

SIZE = (1600, 1000)
BAR, BAR_MIDDLE, BAR_EDGE = "#b58bd0", "#8A4FA3", "#4a1d5e"
"""Bars, darker between the quartiles."""
_HEAD: Box = (16, 14, 1584, 154)
_SHEET: Box = (16, 166, 1584, 984)
_PLOT: Box = (70, 350, 1530, 900)
_PIN_ROOM = 170
"""How far apart marked scores are whose plates lie beside each other."""


def draw_strength(strength: Strength, words: Words) -> Picture:
    """Return the histogram."""
    canvas = Canvas(backdrop(SIZE, _HEAD, _SHEET))
    canvas.centre(icon("automa", 110), _HEAD[0] + 80, (_HEAD[1] + _HEAD[3]) / 2)
    left = _HEAD[0] + 156
    title = words("wingspan-picture-strength", mean=round(strength.distribution.mean))
    canvas.write_in((left, _HEAD[1] + 8, _HEAD[2] - 24, _HEAD[1] + 80), title, Style(52, Face.BLACK, INK, 30))
    setting = (left, _HEAD[1] + 80, _HEAD[2] - 24, _HEAD[3] - 10)
    canvas.write_in(setting, setting_text(strength.setting, words), Style(34, Face.SEMIBOLD, INK_SOFT, 22))
    _figures(canvas, strength, words)
    _bars(canvas, strength)
    return Picture(canvas.png(), "image/png", *SIZE, strength_alt(strength, words))


def setting_text(setting: Setting, words: Words) -> str:
    """Name a setting."""
    if setting.bonus in RANDOM_BONUS:
        bonus = words("wingspan-picture-any-bonus", sort=setting.bonus)
    else:
        bonus = words("wingspan-bonus", bonus=setting.bonus.removeprefix(PERCENT))
    parts = [
        words("wingspan-level", level=setting.level),
        words("wingspan-mode", mode=setting.mode),
        words("wingspan-special", special="none" if setting.special == NO_SPECIAL else setting.special),
        bonus,
        words("wingspan-variant", tokens=setting.tokens),
    ]
    return " · ".join(parts)


def _figures(canvas: Canvas, strength: Strength, words: Words) -> None:
    """Write lowest, quartiles and highest."""
    found = strength.distribution
    low, middle, high = found.quartiles
    figures = (
        ("lowest", found.lowest),
        ("quarter", round(low)),
        ("half", round(middle)),
        ("three-quarters", round(high)),
        ("highest", found.highest),
    )
    wide = (_SHEET[2] - _SHEET[0] - 40) / len(figures)
    for place, (key, value) in enumerate(figures):
        left = round(_SHEET[0] + 20 + place * wide)
        box = (left + 6, _SHEET[1] + 16, round(left + wide) - 6, _SHEET[1] + 136)
        inner = 0 < place < len(figures) - 1
        canvas.plate(
            box,
            NOW if inner else WHITE,
            radius=12,
            edge=GOLD if key == "half" else PAPER_EDGE,
            edge_width=4 if key == "half" else 2,
            shadow=0,
        )
        canvas.write_in((box[0] + 8, box[1] + 6, box[2] - 8, box[1] + 72), str(value), Style(58, Face.BLACK), "middle")
        label = (box[0] + 8, box[1] + 72, box[2] - 8, box[3] - 6)
        canvas.write_in(
            label, words("wingspan-picture-figure", figure=key), Style(28, Face.SEMIBOLD, INK_SOFT, 22), "middle"
        )


def _bars(canvas: Canvas, strength: Strength) -> None:
    """Draw the histogram with the mean, and the person's score where there is one."""
    found = strength.distribution
    bins = found.histogram
    low, _, high = found.quartiles
    wide = (_PLOT[2] - _PLOT[0]) / len(bins)
    top = max(bins)

    def x(points: float) -> float:
        return _PLOT[0] + (points - found.first) / WIDTH * wide

    for place, games in enumerate(bins):
        left, right = round(_PLOT[0] + place * wide) + 2, round(_PLOT[0] + (place + 1) * wide) - 2
        height = round((_PLOT[3] - _PLOT[1]) * games / top)
        centre = found.first + (place + 0.5) * WIDTH
        colour = BAR_MIDDLE if low <= centre <= high else BAR
        if height:
            canvas.fill((left, _PLOT[3] - height, right, _PLOT[3]), BAR_EDGE)
            canvas.fill((left + 2, min(_PLOT[3], _PLOT[3] - height + 2), right - 2, _PLOT[3]), colour)
    canvas.fill((_PLOT[0] - 10, _PLOT[3], _PLOT[2] + 10, _PLOT[3] + 4), INK)
    every = max(1, -(-len(bins) // 12))
    for place in range(0, len(bins) + 1, every):
        points = found.first + place * WIDTH
        canvas.fill((round(x(points)) - 1, _PLOT[3], round(x(points)) + 2, _PLOT[3] + 14), INK)
        canvas.write(x(points), _PLOT[3] + 42, str(points), Style(36, Face.SEMIBOLD, INK_SOFT), "middle")
    _pin(canvas, x(found.mean), 0, str(round(found.mean)), (GOLD, "automa"))
    if strength.own is not None:
        edge = max(found.first, min(strength.own, found.first + len(bins) * WIDTH))
        near = abs(x(edge) - x(found.mean)) < _PIN_ROOM
        _pin(canvas, x(edge), 84 if near else 0, str(strength.own), ("#bfe0e6", "any_bird"))


def _pin(canvas: Canvas, x: float, down: int, text: str, look: tuple[str, str]) -> None:
    """Mark a score: a line with a plate on top, which lies `down` pixels lower."""
    fill, sign = look
    canvas.fill((round(x) - 3, _PLOT[1] - 8 + down, round(x) + 3, _PLOT[3]), INK)
    canvas.fill((round(x) - 1, _PLOT[1] - 8 + down, round(x) + 1, _PLOT[3]), fill)
    middle = min(max(x, _PLOT[0] + 70), _PLOT[2] - 70)
    plate = (round(middle) - 78, _PLOT[1] - 24 + down, round(middle) + 78, _PLOT[1] + 46 + down)
    canvas.plate(plate, fill, radius=12, edge=INK, shadow=2)
    canvas.centre(icon(sign, 48), plate[0] + 38, (plate[1] + plate[3]) / 2)
    canvas.write((plate[0] + plate[2]) / 2 + 30, (plate[1] + plate[3]) / 2, text, Style(48, Face.BLACK), "middle")


def strength_alt(strength: Strength, words: Words) -> str:
    """Describe the histogram."""
    found = strength.distribution
    low, middle, high = (round(value) for value in found.quartiles)
    text = words(
        "wingspan-picture-alt-strength",
        lowest=found.lowest,
        low=low,
        middle=middle,
        high=high,
        highest=found.highest,
        games=found.count,
    )
    own = []
    if strength.own is not None:
        share = round(100 * found.share_below(strength.own))
        own = [words("wingspan-picture-alt-own", own=strength.own, share=share)]
    title = words("wingspan-picture-strength", mean=round(found.mean))
    return cut(" ".join([f"{title}.", f"{setting_text(strength.setting, words)}.", text, *own]), ALT_LIMIT)
