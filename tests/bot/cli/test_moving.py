"""`aviary move`: a game is moved to a server, where the bot goes on with it."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Iterator
from hashlib import sha256
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import make_url
from typer.testing import CliRunner, Result

from bot.cli import build
from bot.hosting.host import Host
from bot.hosting.table import Person, Place, Press, Status
from bot.store.database import FILE, open_database
from bot.store.instance_lock import lock_instance
from engine.automa import PLAYERS
from engine.games import GAMES
from engine.record import verify
from tests.support.postgres import PostgreSQL

pytestmark = pytest.mark.postgres

PEOPLE = (Person(1, "Ann"), Person(2, "Bęn 🦜"))
HERE = Place(9, 100)
PASSWORD = "s3cret"
ACTIONS = 40

_interactions = count(1)


async def _play(host: Host, table_id: int, actions: int) -> Status:
    """Let the people of a table act at random."""
    rng, people = random.Random(3), {each.id: each for each in PEOPLE}
    for _ in range(actions):
        table = await host.tables.find(table_id)
        if table.status is not Status.RUNNING:
            break
        seat = rng.choice([each.seat for each in (await host.looking.sight(None, table_id)).decisions])
        person = people[table.occupant(seat).person_id or 0]
        turn = await host.playing.turn(Press(next(_interactions), person, HERE), table_id)
        await host.playing.act(Press(next(_interactions), person, HERE), table_id, PLAYERS["random"].choose(turn, rng))
    return (await host.tables.find(table_id)).status


async def _begin(folder: Path) -> int:
    host = Host(await open_database(folder), rng=random.Random(1))
    table = await host.lobbies.open(Press(next(_interactions), PEOPLE[0], HERE), "laisla", {}, "en")
    await host.lobbies.join(Press(next(_interactions), PEOPLE[1], HERE), table.id)
    await host.lobbies.start(Press(next(_interactions), PEOPLE[0], HERE), table.id)
    await _play(host, table.id, ACTIONS)
    await host.close()
    return table.id


async def _go_on(folder: Path, address: str, table_id: int) -> tuple[Status, bytes, int]:
    """Play the game to its end over the server, and open another; return the record, and the number of the other."""
    host = Host(await open_database(folder, address), rng=random.Random(2))
    status = await _play(host, table_id, 10_000)
    record = await host.tables.record(None, table_id)
    other = await host.lobbies.open(Press(next(_interactions), PEOPLE[1], HERE), "moa", {}, "en")
    await host.close()
    return status, record, other.id


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATA_DIR", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "120")
    return tmp_path / "data"


@pytest.fixture
def target(postgres: PostgreSQL, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database; the server takes any password."""
    name = f"moved_{sha256(str(tmp_path).encode()).hexdigest()[:16]}"
    asyncio.run(postgres.make(name))
    yield make_url(postgres.address(name)).set(password=PASSWORD).render_as_string(hide_password=False)
    asyncio.run(postgres.drop(name))


def run(*words: str) -> Result:
    return CliRunner().invoke(build(), list(words))


def test_the_game_goes_on_over_the_server(data: Path, target: str) -> None:
    table_id = asyncio.run(_begin(data))
    moved = run("move", "--to", target)
    assert moved.exit_code == 0, moved.output
    said = " ".join(moved.output.split())
    assert "DATABASE_URL=postgresql://" in said
    assert PASSWORD not in said
    assert "tables" in said
    assert "DIFFERS" not in said

    status, record, other = asyncio.run(_go_on(data, target, table_id))
    assert (status, other) == (Status.FINISHED, table_id + 1)
    assert list(verify(record, GAMES)) == []


def test_the_address_may_be_set(data: Path, target: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(_begin(data))
    monkeypatch.setenv("DATABASE_URL", target)
    moved = run("move")
    assert "DATABASE_URL names it already" in " ".join(moved.output.split())
    assert PASSWORD not in moved.output
    assert run("tables").stdout.count("laisla") == 1
    assert "holds rows already" in str(run("move").exception)


def test_what_differs_is_named(data: Path, target: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(_begin(data))
    with sqlite3.connect(data / FILE) as connection:
        connection.execute("UPDATE people SET name = 'A' || char(0) WHERE person_id = 1")
    assert "person_id = 1" in str(run("move", "--to", target).exception)
    with sqlite3.connect(data / FILE) as connection:
        connection.execute("UPDATE people SET name = 'Ann'")
        connection.execute("UPDATE components SET data = data || ' '")  # moved before the people
    differing = run("move", "--to", target)
    assert differing.exit_code == 1
    assert differing.output.count("DIFFERS") == 1
    assert "not the same" in " ".join(differing.output.split())
    monkeypatch.setenv("DATABASE_URL", target)
    assert "is not over" in str(run("tables").exception)


def test_what_keeps_it_from_moving_is_said(data: Path) -> None:
    elsewhere = f"postgresql://ann:{PASSWORD}@127.0.0.1:1/games"
    assert "There is no database" in str(run("move", "--to", elsewhere).exception)
    asyncio.run(_begin(data))
    assert "Where to?" in str(run("move").exception)
    assert "Where to?" in str(run("move", "--to", "other.db").exception)
    away = str(run("move", "--to", elsewhere).exception)
    assert "The PostgreSQL server that --to names cannot be reached" in away
    assert PASSWORD not in away
    bot = lock_instance(data)
    assert "Stop that one first" in str(run("move", "--to", elsewhere).exception)
    bot.release()
