"""Where a table can stand."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.discord.answering.permissions import check_may_post
from bot.hosting.table import Refused


def test_a_table_needs_a_place_for_messages() -> None:
    nowhere: Any = SimpleNamespace(channel=None)
    with pytest.raises(Refused) as caught:
        check_may_post(nowhere)
    assert caught.value.reason == "no-messages-here"
