"""The one cache of pictures: its budget in bytes, what goes first, and that what was drawn is not drawn again."""

from __future__ import annotations

import pytest
from PIL import Image

from render.kit import cache
from render.kit.cache import Cache, bytes_of, kept
from render.kit.canvas import Layer
from render.kit.cutout import cut_out


def test_the_bytes_of_images_are_those_that_pillow_takes() -> None:
    sizes = {mode: bytes_of(Image.new(mode, (100, 50))) for mode in ("L", "P", "RGB", "RGBA")}
    assert sizes["L"] == sizes["P"] == pytest.approx(5_000, abs=1_000)
    assert sizes["RGB"] == sizes["RGBA"] == pytest.approx(20_000, abs=1_000)


def test_a_layer_and_a_cutout_tell_the_bytes_of_their_images() -> None:
    palette = Image.new("P", (1, 1))
    assert bytes_of(Layer(Image.new("RGB", (100, 100)), palette)) >= 40_000
    assert 10_000 <= bytes_of(Layer(Image.new("P", (100, 100)), palette)) <= 12_000
    assert bytes_of(cut_out(Image.new("RGBA", (100, 100), "#ff0000"))) >= 40_000


def test_what_was_not_used_for_longest_goes_first() -> None:
    kept_things = Cache(budget=5 * 3_000)
    for number in range(4):
        kept_things.keep(number, bytes(1_000))
    assert kept_things.get(0) == bytes(1_000)  # so 1 is the oldest now
    for number in range(4, 7):
        kept_things.keep(number, bytes(1_000))
    assert kept_things.get(1) is None
    assert kept_things.get(0) is not None
    assert kept_things.get(6) is not None
    assert kept_things.nbytes <= 15_000


def test_the_budget_holds_whatever_is_kept() -> None:
    kept_things = Cache(budget=100_000)
    for number in range(200):
        kept_things.keep(number % 70, Image.new("RGB", (10 + number % 9, 40)))
        assert kept_things.nbytes <= 100_000
    kept_things.clear()
    assert kept_things.nbytes == 0


def test_what_is_larger_than_the_budget_is_not_kept() -> None:
    kept_things = Cache(budget=1_000)
    kept_things.keep("large", bytes(5_000))
    assert kept_things.get("large") is None
    assert kept_things.nbytes == 0


def test_a_kept_function_draws_once_for_the_same_arguments(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "PICTURES", Cache(budget=100_000))
    drawn = []

    @kept
    def draw(size: int, *, colour: str = "#000000") -> Image.Image:
        drawn.append((size, colour))
        return Image.new("RGB", (size, size), colour)

    assert draw(3) is draw(3)
    assert draw(3, colour="#ffffff") is draw(3, colour="#ffffff")
    assert draw(3).getpixel((0, 0)) == (0, 0, 0)
    assert drawn == [(3, "#000000"), (3, "#ffffff")]


def test_what_was_let_go_of_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "PICTURES", Cache(budget=6_000))
    drawn = []

    @kept
    def draw(number: int) -> bytes:
        drawn.append(number)
        return bytes(2_000)

    for number in (1, 2, 3, 1):
        draw(number)
    assert drawn == [1, 2, 3, 1]


def test_what_was_let_go_of_is_unpacked_and_looks_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "PICTURES", Cache(budget=30_000, packed_budget=30_000))
    drawn = []

    @kept
    def draw(number: int) -> tuple[Image.Image, Image.Image]:
        drawn.append(number)
        flat = Image.new("P", (80, 90), number)
        flat.putpalette([number, 7, 9] * 256)
        return Image.new("RGBA", (40, 30), (number, 2, 3, 99)), flat

    before = [draw(number) for number in range(8)]
    after = [draw(number) for number in range(8)]
    assert drawn == list(range(8))
    for (sprite, flat), (sprite_again, flat_again) in zip(before, after, strict=True):
        assert sprite_again.tobytes() == sprite.tobytes()
        assert flat_again.convert("RGB").tobytes() == flat.convert("RGB").tobytes()


def test_both_budgets_hold_and_the_longest_unused_is_lost_in_the_end() -> None:
    kept_things = Cache(budget=30_000, packed_budget=10_000)
    for number in range(60):
        kept_things.keep(number, Image.new("RGB", (30 + number, 40)))
        assert kept_things.nbytes <= 40_000
    assert kept_things.get(0) is None
    assert kept_things.get(58).size == (88, 40)
    kept_things.clear()
    assert kept_things.nbytes == 0
    assert kept_things.get(58) is None
