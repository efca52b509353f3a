from __future__ import annotations

import pytest

from tests.support.storage import make_quick


@pytest.fixture(autouse=True)
def quick_databases(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run all migrations for no test's sake but those that are about new files (bot/store)."""
    make_quick(monkeypatch)
