"""A whole game of La Isla with four seats: two people at windows of the sandbox's page, and two automa."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.end_to_end.page_stage import staged
from tests.support.bot import BOTH_WAYS
from tests.support.browser import CHROMIUM
from tests.support.sandbox import running

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(shutil.which(CHROMIUM) is None, reason="the system has no Chromium"),
    BOTH_WAYS,
]

SEED = 7
LIKED = {"laisla-way-place": 6}


async def test_two_people_and_two_automa_play_a_whole_game(tmp_path: Path) -> None:
    async with running() as server, staged(server, tmp_path, SEED, LIKED) as stage:
        await stage.open_table("laisla", automa=2)
        await stage.play_to_the_end()
        await stage.check(tmp_path)
        for robot in stage.robots:
            assert robot.did[stage.label("laisla-way-assign")] >= 2
            assert robot.did[stage.label("laisla-way-place")] >= 2
