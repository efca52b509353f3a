"""Cutouts look as the sprites that they were made of, wherever they lie."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops, ImageDraw

from render.kit import sprites
from render.kit.cutout import Cutout, cut_out, paste


def _ring() -> Image.Image:
    """Return a ring with soft edges around an opaque middle, with clear corners."""
    big = Image.new("RGBA", (400, 300), (0, 0, 0, 0))
    ImageDraw.Draw(big).ellipse((40, 20, 380, 280), fill="#3366aa", outline="#ffcc0080", width=24)
    return big.resize((100, 75), Image.Resampling.LANCZOS)


def _pasted(sprite: Image.Image | Cutout, at: tuple[int, int]) -> Image.Image:
    image = Image.linear_gradient("L").convert("RGB")
    if isinstance(sprite, Cutout):
        paste(image, sprite, *at)
    else:
        image.paste(sprite, at, sprite)
    return image


@pytest.mark.parametrize("at", [(20, 30), (-30, -20), (200, 220)])
def test_it_looks_as_the_whole_sprite(at: tuple[int, int]) -> None:
    ring = _ring()
    assert _pasted(cut_out(ring), at).tobytes() == _pasted(ring, at).tobytes()


def test_clear_parts_are_left_out() -> None:
    sprite = Image.new("RGBA", (320, 320), (0, 0, 0, 0))
    sprite.paste("#ff0000", (32, 64, 64, 96))
    [part] = cut_out(sprite).parts
    assert (part.left, part.top, *part.image.size) == (32, 64, 32, 32)


@pytest.mark.parametrize(
    "look", [{}, {"edge": "#884400", "edge_width": 6}, {"shadow": 0}, {"edge": "#224488", "shadow": 0}]
)
def test_a_large_plate_is_a_small_one_drawn_out(look: dict[str, object]) -> None:
    """Its corners are those of a plate that is drawn whole, and it has no seams."""
    large = sprites.plate((180, 150), "#f4ead2", radius=12, **look)  # type: ignore[arg-type]
    small = sprites.plate((70, 66), "#f4ead2", radius=12, **look)  # type: ignore[arg-type]
    assert large.fills
    one, other = (_pasted(each, (20, 20)) for each in (large, small))
    corner = (0, 20, 54, 54)
    difference = ImageChops.difference(one.crop(corner), other.crop(corner))
    assert max(high for _, high in difference.getextrema()) <= 2  # type: ignore[misc]
    middle = one.crop((60, 60, 160, 140))
    assert middle.getcolors() == [(100 * 80, (244, 234, 210))]


@pytest.mark.parametrize("size", [(210, 46), (46, 210)])
@pytest.mark.parametrize("look", [{}, {"edge": "#884400", "edge_width": 6}, {"shadow": 0}])
def test_a_long_narrow_plate_is_drawn_out_one_way(size: tuple[int, int], look: dict[str, object]) -> None:
    drawn_out = sprites.plate(size, "#f4ead2", radius=12, **look)  # type: ignore[arg-type]
    whole = sprites._plate(size, "#f4ead2", 12, look.get("edge"), look.get("edge_width", 2), look.get("shadow", 6))  # type: ignore[arg-type]
    assert drawn_out.fills
    difference = ImageChops.difference(_pasted(drawn_out, (10, 10)), _pasted(whole, (10, 10)))
    assert max(high for _, high in difference.getextrema()) <= 2  # type: ignore[misc]
