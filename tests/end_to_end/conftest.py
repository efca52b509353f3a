from __future__ import annotations

import pytest

from tests.support import bot


@pytest.fixture(autouse=True, params=bot.ENTRANCES)
def entrance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Each test of the room runs over both entrances: the bot's connection to the gateway, and posts to the bot."""
    monkeypatch.setattr(bot, "entrance", request.param)
    return str(request.param)
