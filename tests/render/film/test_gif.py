"""Frames put together are what a viewer shows, for as long as they are to be seen."""

from __future__ import annotations

import io
import random

import pytest
from PIL import Image, ImageSequence

from render.film.gif import COLOURS, FREE, Frame, put_together

SIZE = (64, 48)


def palette() -> list[int]:
    rng = random.Random(1)
    return [rng.randrange(256) for _ in range(3 * COLOURS)]


def frame(seconds: float, *spots: tuple[int, int, int]) -> Frame:
    """Return a frame with rectangles of a colour at places."""
    image = Image.new("P", SIZE, 7)
    image.putpalette(palette())
    for x, y, colour in spots:
        image.paste(colour, (x, y, x + 9, y + 5))
    file = io.BytesIO()
    image.save(file, "PNG")
    return Frame(file.getvalue(), seconds)


def shown(data: bytes) -> list[tuple[Image.Image, float]]:
    """Return what a viewer shows, and how many seconds each is to be seen."""
    frames = ImageSequence.Iterator(Image.open(io.BytesIO(data)))
    return [(each.convert("RGB"), each.info["duration"] / 1000) for each in frames]


def test_each_frame_is_shown_as_it_was() -> None:
    rng = random.Random(2)
    spots = [(rng.randrange(64), rng.randrange(48), rng.randrange(COLOURS)) for _ in range(9)]
    frames = [frame(0.5 + number / 10, *spots[:number]) for number in range(9)]
    picture = put_together(frames, "Spots.")
    assert (picture.media_type, picture.width, picture.height, picture.alt) == ("image/gif", *SIZE, "Spots.")
    found = shown(picture.data)
    assert len(found) == len(frames)
    for (seen, seconds), each in zip(found, frames, strict=True):
        assert seen.tobytes() == Image.open(io.BytesIO(each.png)).convert("RGB").tobytes()
        assert seconds == pytest.approx(each.seconds)


def test_it_repeats_and_says_the_same_twice() -> None:
    frames = [frame(1, (1, 1, 3)), frame(1, (9, 9, 4))]
    assert put_together(frames, "") == put_together(frames, "")
    assert Image.open(io.BytesIO(put_together(frames, "").data)).info["loop"] == 0


def test_where_nothing_changes_the_frame_before_is_shown_longer() -> None:
    same = frame(1, (1, 1, 3))
    found = shown(put_together([same, same, frame(2, (5, 5, 5)), frame(0.5, (5, 5, 5))], "").data)
    assert [seconds for _, seconds in found] == [2, 2.5]
    assert len(shown(put_together([same], "").data)) == 1


def test_only_what_changed_is_written() -> None:
    rng = random.Random(3)
    noise = Image.frombytes("P", (400, 300), bytes(rng.randrange(FREE) for _ in range(400 * 300)))
    noise.putpalette(palette())
    frames = []
    for number in range(10):
        noise.paste(number, (10 * number, 9, 10 * number + 8, 17))
        file = io.BytesIO()
        noise.save(file, "PNG")
        frames.append(Frame(file.getvalue(), 1))
    one, ten = (len(put_together(frames[:count], "").data) for count in (1, 10))
    assert ten < one + 9 * 200
