from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bot.store.errors import StoreError
from bot.store.instance_lock import is_locked, lock_instance

CHILD = """
import sys
from pathlib import Path
from bot.store.instance_lock import lock_instance
kept = lock_instance(Path(sys.argv[1]))
print("claimed", flush=True)
sys.stdin.read()
"""


def test_one_at_a_time(tmp_path: Path) -> None:
    assert not is_locked(tmp_path / "new")
    first = lock_instance(tmp_path / "new")
    assert is_locked(tmp_path / "new")
    with pytest.raises(StoreError, match="store-in-use"):
        lock_instance(tmp_path / "new", patience=0)
    first.release()
    assert not is_locked(tmp_path / "new")
    lock_instance(tmp_path / "new").release()


def test_a_killed_process_leaves_nothing_behind(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", CHILD, str(tmp_path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == b"claimed\n"
        assert is_locked(tmp_path)
        child.kill()
    assert not is_locked(tmp_path)


def test_a_folder_that_cannot_be_written_gets_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match="store-not-writable"):
        lock_instance(tmp_path / "file" / "data")
