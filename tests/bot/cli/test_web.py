"""`aviary web`: pages of records, or of the tables in the database."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest
from typer.testing import CliRunner

from bot.cli import build
from bot.cli.console import Trouble
from bot.hosting.host import Host
from bot.hosting.looking.pages import ServerPages
from bot.hosting.table import Person, Place, Press
from bot.store.database import open_database
from bot.store.instance_lock import lock_instance
from engine.games import GAMES

ROOT = Path(__file__).parents[3]
RECORD = ROOT / "tests" / "fixtures" / "wingspan" / "1-players-0.jsonl"
HERE = Place(9, 100)
ANN, MIA = Person(1, "Ann"), Person(2, "Mia", manages=True)


@asynccontextmanager
async def served(folder: Path, *words: str, **settings: str) -> AsyncIterator[list[str]]:
    """Run `aviary web` as a process of its own; give what it says, and end it as systemd does."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", "from bot.cli import main; main()", "web", "--port", "0", *words),
        cwd=ROOT,
        env={**os.environ, "DATA_DIR": str(folder), "PYTHONUNBUFFERED": "1", **settings},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    assert process.stdout is not None
    said = [(await process.stdout.readline()).decode() for _ in range(1 + len(words))]
    try:
        yield said
    finally:
        process.send_signal(signal.SIGTERM)
        rest = (await process.stdout.read()).decode()
        assert await process.wait() == 0, rest
    assert "Traceback" not in rest


async def get(address: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(address) as answer:
        return answer.status, await answer.text()


async def test_records_are_shown_at_addresses_that_are_told(tmp_path: Path) -> None:
    async with served(tmp_path, str(RECORD)) as said:
        address = re.findall(r"http://\S+", said[1])[0]
        assert str(RECORD) in said[1]
        status, page = await get(address)
        assert (status, "This game is over" in page) == (200, True)


async def test_tables_of_a_database_that_a_bot_uses_are_shown(tmp_path: Path) -> None:
    host = Host(await open_database(tmp_path), games=GAMES)
    await host.servers.choose(Press(1, MIA, HERE), ServerPages(True))
    table = await host.lobbies.open(Press(2, ANN, HERE), "moa", {}, "en")
    await host.lobbies.add_automa(Press(3, ANN, HERE), table.id)
    await host.lobbies.start(Press(4, ANN, HERE), table.id)
    claimed = lock_instance(tmp_path)
    async with served(tmp_path) as said:
        address = re.findall(r"http://\S+", said[0])[0]
        status, page = await get(f"{address}t/{await host.looking.page(table.id)}/")
        assert (status, "This game goes on" in page) == (200, True)
        assert (await get(f"{address}t/{'x' * 32}/"))[0] == 404
    claimed.release()
    await host.close()


def run(*words: str) -> str:
    result = CliRunner().invoke(build(), ["web", *words])
    assert isinstance(result.exception, Trouble), result.output
    return str(result.exception)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATA_DIR", str(tmp_path / "none"))
    monkeypatch.chdir(tmp_path)


def test_what_cannot_be_shown_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "no.jsonl").write_text("{}")
    assert "no.jsonl" in run(str(tmp_path / "no.jsonl"))
    assert "missing.jsonl" in run(str(tmp_path / "missing.jsonl"))
    assert "aviary.db" in run()


def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        assert str(taken.getsockname()[1]) in run(str(RECORD), "--port", str(taken.getsockname()[1]))


def test_an_address_that_is_none_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WEB_ADDRESS", "games.example.org")
    assert "WEB_ADDRESS" in run(str(RECORD))
