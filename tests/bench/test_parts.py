"""The parts measure what they say: with sizes as small as can be."""

import random
import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest

from bench import bare, boards, disk, hosting, presses, startup
from bench.dealing import PEOPLE, TITLES, Silent, asked, games, open_table, play
from bench.filling import copy, fill
from bench.report.rows import contents, number
from bot.hosting.host import Host, Pace
from bot.hosting.table import Place
from bot.store.database import FILE, open_database


async def test_games_of_all_titles_are_dealt_and_played(tmp_path: Path) -> None:
    host, ids = Host(await open_database(tmp_path), rng=random.Random(1), pace=Pace(0, 0, grace=0)), count(1)
    for channel, game in enumerate(games(3)):
        table = await open_table(host, ids, game, Place(1, channel), PEOPLE)
        await play(host, ids, table.id, random.Random(1), 3)
        found = await host.tables.find(table.id)
        assert (found.game, len(found.occupants), found.status) == (game, TITLES[game].seats, "running")
        assert found.seq > table.seq
        assert asked(await host.looking.sight(None, table.id)) is not None
    await host.close()


async def test_copied_games_are_whole_and_sound(tmp_path: Path) -> None:
    source, target = tmp_path / "source", tmp_path / "target"
    host = Host(await open_database(source), rng=random.Random(1), pace=Pace(0, 0, grace=0))
    table = await open_table(host, count(1), "moa", Place(1, 2), PEOPLE)
    await play(host, count(100), table.id, random.Random(1), 4)
    played = await host.tables.record(None, table.id)
    await host.close()
    await (await open_database(target)).close()
    copy(source / FILE, target / FILE, 3)
    copied = Host(await open_database(target))
    await copied.begin(Silent())
    tables = await copied.tables.live()
    assert len({each.id for each in tables}) == len({each.place.channel_id for each in tables}) == 3
    for each in tables:
        assert (await copied.tables.record(None, each.id)).split(b"\n")[1:] == played.split(b"\n")[1:]
    await copied.close()


@pytest.mark.slow
async def test_a_store_is_filled_with_finished_games_of_all_titles(tmp_path: Path) -> None:
    await (await open_database(tmp_path)).close()
    fill(tmp_path / FILE, 7)
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        found = connection.execute("SELECT game, status, count(*) FROM tables GROUP BY game, status").fetchall()
        assert [each[:2] for each in sorted(found)] == [(name, "finished") for name in sorted(TITLES)]
        assert sum(each[2] for each in found) == 7
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)


async def test_what_a_press_writes_is_written_by_both_drivers(tmp_path: Path) -> None:
    found = await bare.writing(tmp_path, 3)
    assert set(found) == {"sqlite3_ms", "sqlite3_cpu_ms", "aiosqlite_ms", "aiosqlite_cpu_ms"}
    assert min(found.values()) > 0
    for name in ("plain", "aio"):
        with closing(sqlite3.connect(tmp_path / f"{name}.db")) as connection:
            assert connection.execute("SELECT count(*) FROM log").fetchone() == (3,)
            assert connection.execute("SELECT count(*) FROM outbox").fetchone() == (3,)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("part", "work"),
    [
        ("bare", lambda: bare.measure(presses=4, starts=1)),
        ("boards", lambda: boards.measure(positions=3)),
        ("disk", lambda: disk.measure(games=1, copies=5)),
        ("hosting", lambda: hosting.measure(stored=6, tables=3, presses=32)),
        ("startup", lambda: startup.measure(stored=6, running=2, starts=1)),
        ("presses", lambda: presses.measure(tables=6, rate=6, seconds=8)),
    ],
)
def test_every_row_has_its_figure(part: str, work: object) -> None:
    assert callable(work)
    figures = {part: work()}
    for row in contents().rows:
        if row.part == part:
            value = number(figures, row.figure)
            assert value is not None, row.figure
            assert value > 0, row.figure
