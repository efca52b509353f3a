"""The five tracks as rulers side by side: zones of equal value across them, a marker on each, and the sum that ends it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.laisla.view import LaIslaView, TrackView
from render.kit.canvas import Box, Canvas, Style
from render.kit.colour import lighter
from render.kit.theme import DANGER, GOLD, INK, INK_SOFT, PAPER, PAPER_EDGE
from render.kit.type import Face
from render.laisla import marks
from render.laisla.changes import Changes
from render.words import Words

_HEAD, _FOOT = 56, 46
_LEAST_ZONE = 30
_VALUES = 52
"""The width of the column with the zones' values."""
ZONES = ("#efe3c6", "#e2d9b0", "#cfd6a0", "#b9d296", "#f3d58a", "#f0b95c")
"""Colours of the values 0 to 5."""


@dataclass(frozen=True, slots=True)
class _Ruler:
    """Where the spaces of all tracks are."""

    tops: tuple[float, ...]
    """For each value the upper edge of its zone, and below them all the lower edge of value 0's."""
    starts: tuple[int, ...]
    """For each value its first space."""

    def y(self, space: int) -> float:
        """Give the height of a space."""
        value = max(number for number, start in enumerate(self.starts) if start <= space)
        spaces = (self.starts[value + 1] if value + 1 < len(self.starts) else self.starts[value] + 1) - self.starts[
            value
        ]
        lower = self.tops[value - 1] if value else self.tops[-1]
        step = (lower - self.tops[value]) / spaces
        return lower - (space - self.starts[value] + 0.5) * step


def _ruler(thresholds: Sequence[int], top: float, bottom: float) -> _Ruler:
    """Share the height among the zones by their spaces, no zone lower than its number needs."""
    starts = (0, *thresholds)
    ends = (*thresholds, thresholds[-1] + 1)
    counts = [end - start for start, end in zip(starts, ends, strict=True)]
    room = bottom - top
    small = [count for count in counts if count * room / sum(counts) < _LEAST_ZONE]
    step = (room - _LEAST_ZONE * len(small)) / max(1, sum(counts) - sum(small))
    heights = [_LEAST_ZONE if count in small else count * step for count in counts]
    tops, y = [], bottom
    for height in heights:
        y -= height
        tops.append(y)
    return _Ruler((*tops, bottom), starts)


def draw_tracks(canvas: Canvas, box: Box, view: LaIslaView, words: Words, changed: Changes) -> None:
    """Draw the tracks on a plate."""
    canvas.plate(box, PAPER, radius=16, edge=PAPER_EDGE, shadow=3)
    _sum(canvas, box, view, words)
    ruler = _ruler(view.thresholds, box[1] + _HEAD, box[3] - _FOOT)
    left, right = box[0] + 12, box[2] - 12
    for value, colour in enumerate(ZONES[: len(ruler.starts)]):
        lower = ruler.tops[value - 1] if value else ruler.tops[-1]
        canvas.image.paste(colour, (left, round(ruler.tops[value]) + 1, right, round(lower) - 1))
        middle = (ruler.tops[value] + lower) / 2
        canvas.write(left + _VALUES / 2, middle, str(value), Style(34, Face.BLACK, INK), "middle")
    wide = (right - left - _VALUES) / len(view.tracks)
    for place, track in enumerate(view.tracks):
        _track(canvas, ruler, track, left + _VALUES + (place + 0.5) * wide, changed)


def _sum(canvas: Canvas, box: Box, view: LaIslaView, words: Words) -> None:
    y = box[1] + _HEAD // 2 + 1
    reached = view.value_sum >= view.end_sum
    text = words("laisla-picture-sum", now=view.value_sum, needed=view.end_sum)
    colour = DANGER if reached else INK
    half = _HEAD // 2
    canvas.write_in((box[2] - 190, y - half, box[2] - 18, y + half), text, Style(50, Face.BLACK, colour, 30), "right")
    label = words("laisla-picture-sum-label")
    canvas.write_in((box[0] + 18, y - half, box[2] - 196, y + half), label, Style(34, Face.SEMIBOLD, INK_SOFT, 24))


def _track(canvas: Canvas, ruler: _Ruler, track: TrackView, x: float, changed: Changes) -> None:
    colour = marks.animal_colour(track.animal)
    top, bottom = round(ruler.y(ruler.starts[-1])), round(ruler.y(0))
    canvas.image.paste(lighter(colour, 0.55), (round(x) - 5, top, round(x) + 5, bottom + 1))
    for space in range(ruler.starts[-1] + 1):
        y = round(ruler.y(space))
        half = 15 if space in ruler.starts else 9
        canvas.image.paste(colour, (round(x) - half, y - 1, round(x) + half, y + 2))
    here = round(ruler.y(track.space))
    if track.animal in changed.moved:
        there = round(ruler.y(changed.moved[track.animal]))
        canvas.image.paste(GOLD, (round(x) - 6, min(here, there), round(x) + 7, max(here, there)))
        canvas.centre(marks.animal_token(track.animal, 62, ring=True), x, here)
    else:
        canvas.centre(marks.animal_token(track.animal, 54), x, here)
    foot = ruler.tops[-1] + _FOOT / 2
    canvas.write(x, foot, str(track.value), Style(44, Face.BLACK, colour), "middle")
