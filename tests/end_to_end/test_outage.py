"""The database is away while people play: everybody is told within three seconds, and play goes on at once afterwards.

`OUTAGE=120 pytest tests/end_to_end/test_outage.py` makes each outage last longer.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from bot.store.database import FILE
from tests.end_to_end.audit import judge
from tests.end_to_end.outage import SENTENCES, Outage, Play, playing
from tests.support.bot import BotProcess
from tests.support.postgres import PostgreSQL, running_server
from tests.support.sandbox import running

pytestmark = pytest.mark.slow
SECONDS = float(os.environ.get("OUTAGE", "10"))
LOCKED_SECONDS = max(SECONDS, 60.0)
AT_ONCE = 3.0
"""Seconds after which somebody has acted again: an attempt that had begun before, and one press."""

_LOCK = """
import sqlite3, sys
held = sqlite3.connect(sys.argv[1], isolation_level=None)
held.execute("BEGIN EXCLUSIVE")
print("locked", flush=True)
sys.stdin.read()
held.execute("ROLLBACK")
"""


class Locked:
    """Another process holds the database's lock."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._process: asyncio.subprocess.Process

    async def begin(self, bot: BotProcess) -> None:
        pipe = asyncio.subprocess.PIPE
        command = (sys.executable, "-c", _LOCK, str(self._file))
        self._process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
        assert self._process.stdout is not None
        assert await self._process.stdout.readline() == b"locked\n"

    async def end(self) -> None:
        await self._process.communicate(b"")


class NoWriting:
    """The system lets the bot write no file any more: neither its database nor its log."""

    def __init__(self) -> None:
        self._bot: psutil.Process
        self._before = (0, 0)

    async def begin(self, bot: BotProcess) -> None:
        self._bot = psutil.Process(bot.pid)
        self._before = self._bot.rlimit(psutil.RLIMIT_FSIZE)
        self._bot.rlimit(psutil.RLIMIT_FSIZE, (0, self._before[1]))

    async def end(self) -> None:
        self._bot.rlimit(psutil.RLIMIT_FSIZE, self._before)


class Full:
    """The disk with the database and the log is full to the last byte."""

    def __init__(self, disk: Path) -> None:
        self._filler = disk / "filler"

    async def begin(self, bot: BotProcess) -> None:
        with contextlib.suppress(OSError), self._filler.open("wb", buffering=0) as filler:
            for size in (1 << 16, 1 << 12, 1):
                with contextlib.suppress(OSError):
                    while filler.write(b"x" * size) == size:
                        pass

    async def end(self) -> None:
        self._filler.unlink()


class ReadOnly:
    """SQLite may only read (tests.support.bot looks for the file before each transaction that writes)."""

    def __init__(self, file: Path) -> None:
        self._file = file

    async def begin(self, bot: BotProcess) -> None:
        self._file.touch()

    async def end(self) -> None:
        self._file.unlink()


class Stopped:
    """The PostgreSQL server was stopped in order: connections end, new ones are refused."""

    def __init__(self, server: PostgreSQL) -> None:
        self._server = server

    async def begin(self, bot: BotProcess) -> None:
        await asyncio.to_thread(self._server.stop)

    async def end(self) -> None:
        await asyncio.to_thread(self._server.start)


class Killed(Stopped):
    """The PostgreSQL server was killed with all that it was doing."""

    async def begin(self, bot: BotProcess) -> None:
        self._server.kill()


class Frozen(Stopped):
    """The PostgreSQL server hangs: it takes connections and statements, and answers nothing."""

    async def begin(self, bot: BotProcess) -> None:
        self._server.signal(signal.SIGSTOP)

    async def end(self) -> None:
        self._server.signal(signal.SIGCONT)


async def _try(folder: Path, outage: Outage, seconds: float, address: str | None = None, **settings: str) -> Play:
    """Let people play through an outage, and judge everything that holds for each of them."""
    async with running() as server:
        async with playing(server, folder, address, **settings) as play:
            await play.go_through(outage, seconds)
        sys.stdout.write(f"{type(outage).__name__}: {play.figures()}\n")
        assert [(each.what, each.seconds, each.text) for each in play.mute] == []
        assert play.back_after < AT_ONCE
        assert play.last_refusal < AT_ONCE
        assert play.leaks() == []
        assert "store_back" in play.bot.log
        assert await judge(folder / "data", play.pressed, play.posts, address) == []
        return play


def _reasons(play: Play) -> set[str]:
    return {reason for reason, sentence in SENTENCES.items() for each in play.refused if each.text == sentence}


async def test_locked_by_another_program(tmp_path: Path) -> None:
    play = await _try(tmp_path, Locked(tmp_path / "data" / FILE), LOCKED_SECONDS)
    assert _reasons(play) == {"store-busy"}


async def test_nothing_can_be_written(tmp_path: Path) -> None:
    play = await _try(tmp_path, NoWriting(), SECONDS)
    assert _reasons(play) == {"store-disk"}


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A small disk of its own; the test is skipped where none may be mounted."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=24m", "tmpfs", str(folder)]
    sudo = [] if os.geteuid() == 0 else ["sudo", "-n"]
    owner = [] if os.geteuid() == 0 else ["sudo", "-n", "chown", str(os.geteuid()), str(folder)]
    try:
        subprocess.run([*sudo, *mount], check=True, capture_output=True)
        if owner:
            subprocess.run(owner, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("no disk can be mounted here")
    yield folder
    subprocess.run([*sudo, "umount", "--lazy", str(folder)], check=True)


async def test_a_full_disk(disk: Path) -> None:
    play = await _try(disk, Full(disk), SECONDS)
    assert _reasons(play) <= {"store-full", "store-disk"}
    assert play.refused


async def test_a_database_that_may_only_be_read(tmp_path: Path) -> None:
    file = tmp_path / "read-only"
    play = await _try(tmp_path, ReadOnly(file), SECONDS, TEST_READ_ONLY=str(file))
    assert _reasons(play) == {"store-read-only"}


@pytest.fixture
def server() -> Iterator[PostgreSQL]:
    """A PostgreSQL server of this test alone, since it is to die."""
    with running_server(lasting=True) as server:
        yield server


@pytest.mark.postgres
@pytest.mark.parametrize("outage", [Stopped, Killed, Frozen])
async def test_postgresql_is_away(tmp_path: Path, server: PostgreSQL, outage: type[Stopped]) -> None:
    await server.make("games")
    play = await _try(tmp_path, outage(server), SECONDS, server.address("games"))
    assert _reasons(play) == {"store-unreachable"}
