from __future__ import annotations

import os

import pytest

from tests.support import bot


@pytest.fixture(autouse=True)
def entrance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """By which entrance a test reaches the bot: the gateway, unless a module has both as parameters (`bot.ENTRANCES`).

    `ENTRANCE=http pytest tests/end_to_end` runs every test by the other one.
    """
    chosen = str(getattr(request, "param", os.environ.get("ENTRANCE", "gateway")))
    monkeypatch.setattr(bot, "entrance", chosen)
    return chosen
