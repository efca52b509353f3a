"""What is drawn at the start: of games that are played, and of all where nothing was prepared before."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.discord.running.prerender import TURNS, prerender
from render.contract import Picture
from render.kit import prepared
from render.kit.prepared import keep_in
from render.words import Words
from tests.bot.discord.stage import Stage
from tests.bot.discord.toy_show import ToyPainter


class Noting(ToyPainter):
    """Notes what is drawn."""

    def __init__(self) -> None:
        self.drawn: list[str] = []

    def board(self, view: Any, words: Words, **given: Any) -> Picture:
        self.drawn.append("board")
        return super().board(view, words, **given)

    def close_up(self, view: Any, words: Words, *, around: str | None = None, **given: Any) -> Picture:
        self.drawn.append(f"around {around}")
        return super().close_up(view, words, around=around, **given)

    def hand(self, view: Any, words: Words, **given: Any) -> Picture:
        self.drawn.append("hand")
        return super().hand(view, words, **given)

    def preview(self, view: Any, words: Words, action: Any, foreseen: Any, **given: Any) -> Picture:
        self.drawn.append("preview")
        return super().preview(view, words, action, foreseen, **given)


@pytest.fixture
def painter(stage: Stage) -> Iterator[Noting]:
    noting = Noting()
    keep_in(None)  # a bot that ran in this process before has left its folder
    object.__setattr__(stage.services, "painter", lambda _name: noting)
    yield noting
    keep_in(None)


async def test_a_game_that_nobody_plays_is_not_drawn(stage: Stage, painter: Noting) -> None:
    await prerender(stage.services, stage.services.render_pool)
    assert painter.drawn == []


async def test_of_a_game_that_is_played_a_board_and_a_hand_are_drawn(stage: Stage, painter: Noting) -> None:
    await stage.start_game()
    painter.drawn.clear()
    await prerender(stage.services, stage.services.render_pool)
    assert painter.drawn == ["board", "hand"]


async def test_where_nothing_is_prepared_yet_every_game_is_drawn_once(
    stage: Stage, painter: Noting, tmp_path: Path
) -> None:
    keep_in(tmp_path / "pictures")
    await prerender(stage.services, stage.services.render_pool)
    assert painter.drawn[:4] == ["board", "hand", "around None", "around 1"]
    # Then what comes in a game, an action after the other.
    assert painter.drawn[4:10] == ["preview", "hand", "board"] * 2
    assert len(painter.drawn) <= 4 + 3 * TURNS

    @prepared.prepared
    def sea() -> Image.Image:
        return Image.new("RGB", (3, 3))

    sea()
    painter.drawn.clear()
    await prerender(stage.services, stage.services.render_pool)
    assert painter.drawn == []
