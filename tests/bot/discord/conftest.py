from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from tests.bot.discord.stage import Stage, staged


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    """A stage whose bot must not log an error: what goes wrong there must be meant by the test."""
    with capture_logs() as logs:
        async with staged(tmp_path) as made:
            made.logs = logs
            yield made
    faults = [each for each in logs if each["log_level"] in ("error", "critical")]
    assert [each["event"] for each in faults] == made.expected_faults
