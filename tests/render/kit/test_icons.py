"""Icons: every drawing in the art files can be drawn and shows something."""

from __future__ import annotations

import pytest

from render.kit.icons import UnknownIcon, icon, shapes, silhouette


@pytest.mark.parametrize("name", sorted(shapes()))
def test_every_icon_shows_something_and_stays_in_its_square(name: str) -> None:
    sprite = icon(name, 64)
    assert sprite.size == (64, 64)
    covered = sum(value > 128 for value in sprite.getchannel("A").tobytes()) / 64**2
    assert 0.04 < covered <= 1


def test_an_unknown_icon_is_named() -> None:
    with pytest.raises(UnknownIcon, match="phoenix"):
        icon("phoenix", 40)


def test_a_silhouette_has_one_colour() -> None:
    sprite = silhouette("kiwi", 40, "#ff0000")
    assert [sprite.getchannel(band).getextrema() for band in "RGB"] == [(255, 255), (0, 0), (0, 0)]
