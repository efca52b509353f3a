"""Tips on the own panel, and the switch for them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.bot.discord.stage import QUICK_MOA, Stage, labels, private, staged
from tests.bot.discord.test_every_game import press_of


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with staged(tmp_path, QUICK_MOA) as made:
        yield made


async def passed_on(stage: Stage) -> None:
    """Let everybody take the default until Ann is asked for her action in the last round of the period."""
    await stage.start_game()
    while True:
        table = await stage.table()
        who = await stage.asked()
        turn = await stage.host.playing.turn(press_of(stage, who), table.id)
        last = turn.view.round == turn.view.components.limits.rounds
        if who == "Ann" and last and turn.decision.kind == "action":
            await stage.deliver()
            return
        await stage.host.playing.act(press_of(stage, who), table.id, turn.decision.default)


async def opened(stage: Stage) -> Any:
    return await stage.click("Ann", stage.posts()[-1], "Take your turn")


async def test_a_tip_stands_on_the_own_panel_once(stage: Stage) -> None:
    await passed_on(stage)
    told = [private(await opened(stage)) for _ in range(4)]
    tips = [each.partition("💡")[2] for each in told]
    assert tips[0]
    assert "/me settings" in tips[0]
    assert len(set(filter(None, tips))) == len(list(filter(None, tips)))
    assert not tips[-1]
    assert any("last round of the period" in each for each in tips)


async def test_tips_are_turned_off_and_on_again(stage: Stage) -> None:
    await passed_on(stage)
    settings = await stage.command("Ann", "me settings")
    assert "Tips while you play: yes" in private(settings)
    off = await stage.click("Ann", settings.response, "No more tips")
    assert "Tips while you play: no" in settings.response.content
    assert "Give me tips" in labels(settings.response)
    assert off.acknowledged
    assert "💡" not in private(await opened(stage))
    await stage.click("Ann", settings.response, "Give me tips")
    assert "💡" in private(await opened(stage))


async def test_nobody_else_is_given_it_by_that(stage: Stage) -> None:
    await passed_on(stage)
    await opened(stage)
    assert all("💡" not in post.content for post in stage.posts())
