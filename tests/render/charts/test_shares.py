"""The chart of shares: bars are as long as the shares, intervals and figures stand there."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from bot.locale.words import wording
from render.charts.shares import BAR, Bar, Shares, draw_shares
from render.contract import ALT_LIMIT
from render.kit.colour import rgb

WORDS = wording("en")


def shares(*found: float, name: str = "fledgling") -> Shares:
    """Return a chart's figures, each with an interval of ten per cent on either side."""
    return Shares(
        "moa", 400, 1, [Bar(name, each, max(0, each - 0.1), min(1, each + 0.1), 60.04, 3.25) for each in found]
    )


def blue(picture: Image.Image, row: int) -> int:
    """Return how wide the bar of a row is, measured above the line of its interval."""
    y = 150 + 130 * row + 65 - 26
    return sum(picture.getpixel((x, y)) == rgb(BAR) for x in range(420, 1210))


@pytest.mark.parametrize("found", [(0.5, 0.25, 0.25), (1.0, 0.0), (0.2,) * 5])
def test_bars_are_as_long_as_the_shares(found: tuple[float, ...]) -> None:
    picture = draw_shares(shares(*found), WORDS)
    image = Image.open(BytesIO(picture.data)).convert("RGB")
    assert image.size == (picture.width, picture.height)
    for row, share in enumerate(found):
        assert abs(blue(image, row) - 780 * share) <= 4  # the line of the even share lies over it; 0 is shown, too


def test_it_is_described() -> None:
    alt = draw_shares(shares(0.63, 0.37), WORDS).alt
    assert "400 games, seed 1" in alt
    assert "fledgling: 63 % of wins (53 to 73), 60.0 points on average" in alt
    assert len(draw_shares(shares(*[0.2] * 5, name="hunter" * 80), WORDS).alt) <= ALT_LIMIT


@pytest.mark.parametrize(("language", "told"), [("de", "60,0 Punkte"), ("pl", "60,0")])
def test_its_numbers_are_written_as_its_language_writes_them(language: str, told: str) -> None:
    picture = draw_shares(shares(0.63, 0.37), wording(language))
    assert told in picture.alt
    assert "60.0" not in picture.alt
    assert picture.data != draw_shares(shares(0.63, 0.37), WORDS).data


def test_the_same_figures_make_the_same_picture() -> None:
    assert draw_shares(shares(0.6, 0.4), WORDS) == draw_shares(shares(0.6, 0.4), WORDS)
    assert draw_shares(shares(0.6, 0.4), WORDS).data != draw_shares(shares(0.5, 0.5), WORDS).data
