"""`aviary import`: at the sandbox, before it was ever started, afterwards and while it runs; and on Discord."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from functools import partial
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from bot.cli import build
from bot.cli.console import Trouble
from bot.store.database import FILE
from bot.store.instance_lock import lock_instance
from engine.games import GAMES
from engine.log import new_setup
from engine.record import write_record
from sandbox.driver import Sandbox
from sandbox.observed import ObservedMessage
from tests.support.games import Case
from tests.support.play import whole_match

MOA = GAMES["moa"]


def record(file: Path, entries: int | None = None) -> Path:
    """Write the record of a random game of two, whole or up to an entry."""
    match = whole_match(Case(MOA, new_setup(MOA, ("red", "yellow"))), seed=1)
    if entries is not None:
        match.rewind(entries)
    file.write_bytes(write_record(match))
    return file


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATA_DIR", str(tmp_path / "data"))
    return tmp_path


def run(*words: str | Path) -> Result:
    return CliRunner().invoke(build(), [str(word) for word in words])


def said(*words: str | Path) -> str:
    result = run(*words)
    if isinstance(result.exception, Trouble):
        return str(result.exception)
    assert result.exit_code == 0, result.exception
    return result.stdout


def test_it_is_opened_at_the_sandbox_in_the_first_channel_that_is_free(folder: Path) -> None:
    file = record(folder / "game.jsonl", 20)
    places = [re.search(r"stands in ([^/]+/[\w-]+)", said("import", file)) for _ in range(6)]
    assert [place and place[1] for place in places] == [
        "Game Island/games",
        "Game Island/general",
        "Game Island/second-table",
        "Game Island/quiet-corner",
        "Vogelhaus/spiele",
        "Vogelhaus/plaudern",
    ]
    assert "each of the 6 channels" in said("import", file)
    assert said("tables", "--sandbox").count("nobody yet") == 12
    assert not (folder / "data" / FILE).exists()
    assert said("doctor", "--sandbox")


def test_a_channel_is_named(folder: Path) -> None:
    file = record(folder / "game.jsonl", 20)
    assert "Vogelhaus/spiele" in said("import", file, "--channel", "spiele")
    assert "Game Island/general" in said("import", file, "--channel", "Game Island/general")
    assert "is a table already" in said("import", file, "--channel", "#spiele")
    unknown = said("import", file, "--channel", "kitchen")
    assert "kitchen" in unknown
    assert "Game Island/games" in unknown


@pytest.mark.parametrize(("said_language", "spoken"), [("de-AT", "de"), ("klingon-of-the-north", "en")])
def test_its_table_speaks_one_of_our_languages(folder: Path, said_language: str, spoken: str) -> None:
    said("import", record(folder / "moa.txt", 5), "--language", said_language)
    database = next((folder / "data").rglob(FILE))
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("SELECT language FROM tables").fetchall() == [(spoken,)]


def test_a_finished_game_leaves_its_channel_free(folder: Path) -> None:
    file = record(folder / "game.jsonl")
    for _ in range(2):
        told = said("import", file)
        assert "Game Island/games" in told
        assert "takes one of the seats" not in told


def test_it_says_when_the_board_comes(folder: Path) -> None:
    file = record(folder / "game.jsonl", 20)
    assert "when the sandbox is started" in said("import", file)
    bot = lock_instance(folder / "data" / "sandbox")
    assert "within half a minute" in said("import", file)
    bot.release()


def test_on_discord_a_channel_is_a_number(folder: Path) -> None:
    file = record(folder / "game.jsonl", 20)
    assert "stands in 200" in said("import", file, "--discord", "--channel", "200", "--server", "9")
    assert "is a table already" in said("import", file, "--discord", "--channel", "200")
    assert "nobody yet" in said("tables")
    assert not (folder / "data" / "sandbox").exists()
    for wrong in (("--discord",), ("--discord", "--channel", "games"), ("--server", "9")):
        assert "--discord" in said("import", file, *wrong)


@pytest.mark.parametrize(
    ("line", "path", "value", "named"),
    [
        (4, ("position", "round"), 99, "line 4, position.round: expected"),
        (-1, ("result", "winners"), ["yellow"], "result.winners"),
        (3, ("seat",), "green", "line 3, seat"),
    ],
)
def test_a_doctored_record_is_refused(
    folder: Path, line: int, path: tuple[str, ...], value: object, named: str
) -> None:
    lines = record(folder / "game.jsonl").read_text().splitlines()
    data = inner = json.loads(lines[line if line < 0 else line - 1])
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value if inner.get(path[-1]) != value else ["red"]
    lines[line if line < 0 else line - 1] = json.dumps(data)
    Path("wrong.jsonl").write_text("\n".join(lines))
    refused = said("import", "wrong.jsonl")
    assert named in refused
    assert "found" in refused
    assert "wrong.jsonl" in refused
    assert "nobody yet" not in said("tables", "--sandbox")


def tells(who: str, seen: ObservedMessage) -> bool:
    """Say whether a post tells that somebody plays now."""
    return "ho plays now" in seen.text and who in seen.text


@asynccontextmanager
async def sandbox_running(folder: Path) -> AsyncIterator[Sandbox]:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-c", "from bot.cli import main; main()", "sandbox", "--port", "0"),
        env={**os.environ, "CI": "1"},
        cwd=folder,
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    try:
        async with asyncio.timeout(60):
            line = (await process.stdout.readline()).decode()
        url = re.search(r"http://127\.0\.0\.1:\d+", line)
        assert url, line
        async with Sandbox(url[0]) as sandbox:
            yield sandbox
    finally:
        process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(30):
            await process.wait()


@pytest.mark.slow
async def test_people_take_its_seats_and_play_on(folder: Path) -> None:
    file = await asyncio.to_thread(record, folder / "game.jsonl", 20)
    await asyncio.to_thread(said, "import", file)
    async with sandbox_running(folder) as sandbox:
        ann, ben = sandbox.person("ann"), sandbox.person("ben")
        board = await ann.wait_for(lambda seen: "2 seats" in seen.text and " free" in seen.text)
        for person, shown, yours in (
            (ann, "Ann", "is yours now"),
            (ben, "Ben", "gehört jetzt dir"),
        ):  # Ben reads German
            button = next(each for each in board.buttons if each.startswith("Take ") and each != "Take your turn")
            joined = await person.press(board, label=button)
            assert yours in joined.text
            board = await ann.wait_for(partial(tells, shown))
        assert not {each for each in board.buttons if each.startswith("Take ")} - {"Take your turn"}
        panels = [await person.press(board, next(iter(board.buttons))) for person in (ann, ben)]
        refused = [text in panel.text for text, panel in zip(("Nothing was", "Nichts wurde"), panels, strict=True)]
        assert sorted(refused) == [False, True]
        assert not (await sandbox.report())["violations"]
