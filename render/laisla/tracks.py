"""The five tracks as rulers: zones of equal value, a marker on each, and the sum that ends the game.

They stand side by side; where there is little height they lie one above the other, so that their spaces stay apart.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from engine.laisla.views.view import LaIslaView, TrackView
from render.kit.cache import kept
from render.kit.canvas import Box, Canvas, Style
from render.kit.colour import lighter
from render.kit.theme import DANGER, GOLD, INK, INK_SOFT, PAPER, PAPER_EDGE
from render.kit.type import Face
from render.laisla import sprites
from render.laisla.changes import Changes
from render.words import Words

_HEAD, _FOOT = 56, 56
_LEAST_WEIGHT = 2.5
"""As many spaces a zone is high at least."""
_VALUES = 52
"""The width of the column with the zones' values."""
_VALUE_ROW = 34
"""The height of the row with them."""
_STANDING = 0.6
"""As high a plate is at least, by its width, for tracks that stand."""
ZONES = ("#efe3c6", "#e2d9b0", "#cfd6a0", "#b9d296", "#f3d58a", "#f0b95c")
"""Colours of the values 0 to 5."""


@dataclass(frozen=True, slots=True)
class _Ruler:
    """Where the spaces of all tracks are."""

    tops: tuple[float, ...]
    """For each value the upper edge of its zone, and below them all the lower edge of value 0's."""
    starts: tuple[int, ...]
    """For each value its first space."""

    def zone(self, value: int) -> tuple[float, float]:
        """Return the upper and the lower edge of a value's zone."""
        return self.tops[value], self.tops[value - 1] if value else self.tops[-1]

    def y(self, space: int) -> float:
        """Return the height of a space."""
        value = max(number for number, start in enumerate(self.starts) if start <= space)
        ends = (*self.starts[1:], self.starts[-1] + 1)
        spaces = ends[value] - self.starts[value]
        upper, lower = self.zone(value)
        step = (lower - upper) / spaces
        return lower - (space - self.starts[value] + 0.5) * step


def _ruler(thresholds: Sequence[int], top: float, bottom: float) -> _Ruler:
    """Share the height among the zones by their spaces; one with few is higher than that, for its number."""
    starts = (0, *thresholds)
    ends = (*thresholds, thresholds[-1] + 1)
    weights = [max(end - start, _LEAST_WEIGHT) for start, end in zip(starts, ends, strict=True)]
    tops, y = [], bottom
    for weight in weights:
        y -= (bottom - top) * weight / sum(weights)
        tops.append(y)
    return _Ruler((*tops, bottom), starts)


def draw_tracks(canvas: Canvas, box: Box, view: LaIslaView, words: Words, changed: Changes) -> None:
    """Draw the tracks on a plate."""
    canvas.plate(box, PAPER, radius=16, edge=PAPER_EDGE, shadow=3)
    _sum(canvas, box, view, words)
    if box[3] - box[1] < _STANDING * (box[2] - box[0]):
        _lying(canvas, box, view, changed)
    else:
        _standing(canvas, box, view, changed)


def _lying(canvas: Canvas, box: Box, view: LaIslaView, changed: Changes) -> None:
    """Draw the tracks one above the other, their values at the right."""
    left, top, right, bottom = box[0] + 22, box[1] + _HEAD, box[2] - _VALUES, box[3] - 8
    ruler = _ruler(view.thresholds, right, left)
    first, high = top + _VALUE_ROW, (bottom - top - _VALUE_ROW) / len(view.tracks)
    for value, colour in enumerate(ZONES[: len(ruler.starts)]):
        end, begin = ruler.zone(value)
        canvas.fill((round(begin) + 1, top, round(end) - 1, bottom), colour)
        canvas.write((begin + end) / 2, top + _VALUE_ROW / 2, str(value), Style(34, Face.BLACK, INK), "middle")
    for place, track in enumerate(view.tracks):
        y, colour = round(first + (place + 0.5) * high), sprites.animal_colour(track.animal)
        begin, end = round(ruler.y(0)), round(ruler.y(ruler.starts[-1]))
        canvas.fill((begin, y - 4, end, y + 4), lighter(colour, 0.55))
        for space in range(ruler.starts[-1] + 1):
            x, half = round(ruler.y(space)), 11 if space in ruler.starts else 7
            canvas.fill((x - 1, y - half, x + 2, y + half), colour)
        here = round(ruler.y(track.space))
        moved = track.animal in changed.moved
        if moved:
            there = round(ruler.y(changed.moved[track.animal]))
            canvas.fill((min(here, there), y - 6, max(here, there), y + 7), GOLD)
        canvas.centre(sprites.animal_token(track.animal, round(high) + (8 if moved else 2), ring=moved), here, y)
        canvas.write((right + box[2]) / 2, y, str(track.value), Style(40, Face.BLACK, colour), "middle")


def _standing(canvas: Canvas, box: Box, view: LaIslaView, changed: Changes) -> None:
    """Draw the tracks side by side, their values below."""
    size = (box[2] - box[0] - 24, box[3] - box[1] - _HEAD - _FOOT)
    left, top = box[0] + 12, box[1] + _HEAD
    canvas.paste(_rulers(size, view.thresholds, tuple(track.animal for track in view.tracks)), left, top)
    ruler = _ruler(view.thresholds, top, top + size[1])
    for value in range(len(ruler.starts)):
        canvas.write(left + _VALUES / 2, sum(ruler.zone(value)) / 2, str(value), Style(34, Face.BLACK, INK), "middle")
    for place, track in enumerate(view.tracks):
        _marker(canvas, ruler, track, left + _rail(place, len(view.tracks), size[0]), changed)


def _rail(place: int, count: int, width: int) -> int:
    """Return how far from the left a track's rail is."""
    return round(_VALUES + (place + 0.5) * (width - _VALUES) / count)


@kept
def _rulers(size: tuple[int, int], thresholds: tuple[int, ...], animals: tuple[str, ...]) -> Image.Image:
    """Return zones and rulers without markers, as RGB."""
    image = Image.new("RGB", size, PAPER)
    draw = ImageDraw.Draw(image)
    ruler = _ruler(thresholds, 0, size[1])
    for value, colour in enumerate(ZONES[: len(ruler.starts)]):
        top, bottom = ruler.zone(value)
        draw.rectangle((0, round(top) + 1, size[0], round(bottom) - 2), fill=colour)
    for place, animal in enumerate(animals):
        x, colour = _rail(place, len(animals), size[0]), sprites.animal_colour(animal)
        draw.rectangle((x - 5, round(ruler.y(ruler.starts[-1])), x + 4, round(ruler.y(0))), fill=lighter(colour, 0.55))
        for space in range(ruler.starts[-1] + 1):
            y, half = round(ruler.y(space)), 15 if space in ruler.starts else 9
            draw.rectangle((x - half, y - 1, x + half - 1, y + 1), fill=colour)
    return image


def _sum(canvas: Canvas, box: Box, view: LaIslaView, words: Words) -> None:
    y, half = box[1] + _HEAD // 2 + 1, _HEAD // 2
    colour = DANGER if view.value_sum >= view.end_sum else INK
    style = Style(50, Face.BLACK, colour, 30)
    canvas.write_in((box[2] - 90, y - half, box[2] - 18, y + half), str(view.value_sum), style, "right")
    label = words("laisla-picture-sum", needed=view.end_sum)
    canvas.write_in((box[0] + 18, y - half, box[2] - 92, y + half), label, Style(34, Face.SEMIBOLD, INK_SOFT, 24))


def _marker(canvas: Canvas, ruler: _Ruler, track: TrackView, x: int, changed: Changes) -> None:
    """Draw a marker, with the way that it came since the last picture, and the value below."""
    here = round(ruler.y(track.space))
    if track.animal in changed.moved:
        there = round(ruler.y(changed.moved[track.animal]))
        canvas.fill((x - 6, min(here, there), x + 7, max(here, there)), GOLD)
        canvas.centre(sprites.animal_token(track.animal, 62, ring=True), x, here)
    else:
        canvas.centre(sprites.animal_token(track.animal, 54), x, here)
    style = Style(44, Face.BLACK, sprites.animal_colour(track.animal))
    canvas.write(x, ruler.tops[-1] + _FOOT - 19, str(track.value), style, "middle")
