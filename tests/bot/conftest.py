from __future__ import annotations

import pytest

from tests.support.storage import make_quick


@pytest.fixture(autouse=True)
def quick_databases(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run all migrations for no test's sake but the store's own (bot/store)."""
    make_quick(monkeypatch)
