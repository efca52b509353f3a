"""Damaged rows: a cache is made anew, a damaged log stops its own table only, and nothing is repaired by guessing."""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

import engine
from bot.hosting.host import Host
from bot.hosting.rules_version import digest_of, rules_version, sources
from bot.hosting.table import Refused
from bot.hosting.upkeep.doctor import Finding, examine
from bot.store import log as store_log
from bot.store.database import open_database
from bot.store.log import Moment, _digest
from bot.store.packing import pack, unpack
from bot.store.schema import snapshots
from engine.contract import Illegal
from engine.games import GAMES as ALL_GAMES
from tests.bot.hosting.support import (
    GAMES,
    HERE,
    THERE,
    FakeAnnouncer,
    address,
    asked,
    make_host,
    press,
    running_table,
    worker,
)
from tests.engine.toy import Pass, Toy

GAME_FILE = Path(inspect.getfile(type(ALL_GAMES["moa"])))

SNAPSHOT_DAMAGE = [
    "UPDATE snapshots SET packed = {nothing}",
    "UPDATE snapshots SET packed = {no_packing}",
    "UPDATE snapshots SET packed = NULL",
    "UPDATE snapshots SET packed = NULL, position = '{{}}'",
    "UPDATE snapshots SET digest = ''",
    "UPDATE snapshots SET seq = seq - 1",
    "DELETE FROM snapshots",
]
LOG_DAMAGE = [
    "UPDATE log SET packed = {nothing} WHERE table_id = 1 AND seq = 2",
    "UPDATE log SET packed = {no_packing} WHERE table_id = 1 AND seq = 2",
    "UPDATE log SET packed = {no_row} WHERE table_id = 1 AND seq = 1",
    "UPDATE log SET packed = NULL, entry = 'no json', asked_since = '{{}}' WHERE table_id = 1 AND seq = 2",
    "UPDATE log SET packed = NULL, entry = '{{}}', asked_since = '{{}}' WHERE table_id = 1 AND seq = 2",
    "UPDATE log SET packed = NULL WHERE table_id = 1 AND seq = 1",
    "DELETE FROM log WHERE table_id = 1 AND seq = 2",
    "DELETE FROM log WHERE table_id = 1 AND seq = 1",
    "UPDATE tables SET components = NULL WHERE table_id = 1",
    "UPDATE tables SET asked_since = 'no json' WHERE table_id = 1",
]


async def played(folder: Path) -> None:
    """Two tables with one action each, and the bot at rest."""
    host = await make_host(folder)
    for place in (HERE, THERE):
        table = await running_table(host, place=place)
        await host.playing.act(press(asked(table), place), table.id, Pass())
    await host.close()


async def damage(folder: Path, statement: str) -> None:
    database = await open_database(folder, await address(folder))
    form = "X'{}'" if database.file else "'\\x{}'"
    values = {"nothing": b"", "no_packing": b"\7no", "no_row": pack("7")}
    written = statement.format_map({name: form.format(value.hex()) for name, value in values.items()})
    async with database.write() as connection:
        await connection.exec_driver_sql(written)
    await database.close()


async def findings(host: Host) -> list[Finding]:
    return [each async for each in examine(host._context.database, GAMES) if not each.healthy]


@pytest.mark.parametrize("statement", SNAPSHOT_DAMAGE)
async def test_a_damaged_snapshot_is_made_anew_from_the_log(tmp_path: Path, statement: str) -> None:
    await played(tmp_path)
    host = await make_host(tmp_path)
    views = [(await host.looking.sight(None, number)).view for number in (1, 2)]
    await host.close()
    await damage(tmp_path, statement)
    host = await make_host(tmp_path)
    assert [(await host.looking.sight(None, number)).view for number in (1, 2)] == views
    table = await host.tables.find(1)
    await host.playing.act(press(asked(table)), 1, Pass())
    await host.close()
    host = await make_host(tmp_path)
    assert (await host.looking.sight(None, 1)).view != views[0]
    assert "doctor-damaged" not in {each.key for each in await findings(host)}
    await host.close()


@pytest.mark.parametrize("statement", LOG_DAMAGE)
async def test_a_damaged_log_stops_its_own_table_only(tmp_path: Path, statement: str, announcer: FakeAnnouncer) -> None:
    await played(tmp_path)
    await damage(tmp_path, statement)
    host = await make_host(tmp_path)
    for request in (
        host.looking.sight(None, 1),
        host.playing.turn(press(asked(await host.tables.find(2))), 1),
        host.playing.undo(press(asked(await host.tables.find(2))), 1),
        host.tables.record(None, 1),
    ):
        with pytest.raises(Refused, match="table-damaged"):
            await request
    await worker(host, announcer).deliver()
    assert announcer.told(HERE.channel_id) == []
    assert announcer.told(THERE.channel_id) == [1, 2]
    table = await host.tables.find(2)
    assert (await host.playing.act(press(asked(table), THERE), 2, Pass())).seq == 3
    found = {each.key for each in await findings(host)}
    assert found == {"doctor-damaged", "doctor-tables", "doctor-undelivered"}
    await host.close()


async def test_a_sound_store_is_found_sound(tmp_path: Path) -> None:
    await played(tmp_path)
    host = await make_host(tmp_path)
    assert await findings(host) == []
    last = next(iter([each async for each in examine(host._context.database, GAMES) if each.key == "doctor-tables"]))
    assert last.facts == {"sound": 2, "running": 2, "all": 2}
    await host.close()


async def test_what_the_database_finds_broken_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await played(tmp_path)
    host = await make_host(tmp_path)
    monkeypatch.setattr("bot.store.dialects.damage", lambda _connection, *, thorough: ["page 7"] if thorough else [])
    assert await findings(host) == [Finding("doctor-broken", {"cause": "page 7"}, healthy=False)]
    await host.close()


async def test_a_wrong_snapshot_is_found(tmp_path: Path) -> None:
    await played(tmp_path)
    await damage(tmp_path, "DELETE FROM snapshots WHERE table_id = 2")
    host = await make_host(tmp_path)
    assert [each.key for each in await findings(host)] == ["doctor-snapshot", "doctor-tables"]
    await host.close()


async def forge(folder: Path, *, rules: str | None) -> None:
    """Let the snapshots of a data folder say that it is another round, with a digest that fits.

    Of what version of the rules they are: `rules`; None: as it was.
    """
    database = await open_database(folder, await address(folder))
    async with database.write() as connection:
        for row in (await connection.execute(select(snapshots))).all():
            position = unpack(row.packed)
            forged = pack(position.replace('"round":1', '"round":2'))
            assert unpack(forged) != position
            version = row.rules if rules is None else rules
            values = {"packed": forged, "rules": version, "digest": _digest(version, row.seq, forged)}
            this = (snapshots.c.table_id == row.table_id) & (snapshots.c.moment == row.moment)
            await connection.execute(update(snapshots).where(this).values(values))
    await database.close()


async def test_the_log_counts_once_the_rules_have_changed(tmp_path: Path) -> None:
    await played(tmp_path)
    host = await make_host(tmp_path)
    view = (await host.looking.sight(None, 1)).view
    await host.close()
    await forge(tmp_path, rules="of an older version")
    host = await make_host(tmp_path)
    assert await findings(host) == []
    assert (await host.looking.sight(None, 1)).view == view
    table = await host.tables.find(1)
    await host.playing.act(press(asked(table)), 1, Pass())
    async with host._context.database.read() as connection:
        kept = await store_log.load_snapshot(connection, 1, Moment.PRESENT)
    assert kept is not None
    assert kept.rules == rules_version(GAMES["toy"])
    await host.close()


async def test_a_posts_pictures_begin_where_the_log_says(tmp_path: Path, announcer: FakeAnnouncer) -> None:
    host = await make_host(tmp_path)
    table = await running_table(host)
    await worker(host, announcer).deliver()
    await host.close()
    await forge(tmp_path, rules="of an older version")
    host = await make_host(tmp_path)
    await host.playing.act(press(asked(table)), table.id, Pass())
    await worker(host, announcer).deliver()
    assert announcer.posted[1].before == announcer.posted[0].view
    await host.close()


async def test_a_position_that_the_log_does_not_lead_to_is_found_and_thrown_away(tmp_path: Path) -> None:
    await played(tmp_path)
    host = await make_host(tmp_path)
    view = (await host.looking.sight(None, 1)).view
    await host.close()
    await forge(tmp_path, rules=None)
    host = await make_host(tmp_path)
    assert {each.key for each in await findings(host)} == {"doctor-snapshot", "doctor-tables"}
    assert (await host.looking.sight(None, 1)).view == view
    await host.close()


async def test_a_wrong_position_that_a_running_bot_stores_again_is_thrown_away_once_it_is_stopped(
    tmp_path: Path,
) -> None:
    await played(tmp_path)
    await forge(tmp_path, rules=None)
    running = await make_host(tmp_path)
    await running.looking.sight(None, 1)
    wrong_tables = {"doctor-snapshot", "doctor-tables"}
    assert {each.key for each in await findings(running)} == wrong_tables
    await running.playing.act(press(asked(await running.tables.find(1))), 1, Pass())
    await running.close()
    host = await make_host(tmp_path)
    assert {each.key for each in await findings(host)} == wrong_tables
    for number, place in ((1, HERE), (2, THERE)):
        await host.playing.act(press(asked(await host.tables.find(number)), place), number, Pass())
    assert await findings(host) == []
    await host.close()


async def test_a_log_that_newer_rules_refuse_does_not_end_its_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Stricter(Toy):
        """The toy game, by rules that refuse what was allowed when the game was played."""

        def apply(self, position: Any, *rest: Any, **more: Any) -> Any:
            raise Illegal("TOY1", "not-any-more")

    await played(tmp_path)
    host = await make_host(tmp_path)
    view = (await host.looking.sight(None, 1)).view
    await host.close()
    host = await make_host(tmp_path, games={"toy": Stricter()})
    assert (await host.looking.sight(None, 1)).view == view
    await host.close()


def test_each_game_has_its_own_version_of_the_rules() -> None:
    versions = [rules_version(game) for game in (*ALL_GAMES.values(), *GAMES.values())]
    assert len(set(versions)) == len(versions)
    assert all(len(each) == 64 for each in versions)


def test_a_mended_rule_is_another_version(tmp_path: Path) -> None:
    chapters = tmp_path / "chapters"
    chapters.mkdir()
    rule = chapters / "scoring.py"
    rule.write_text("POINTS = 1")
    before = digest_of([rule])
    rule.write_text("POINTS = 2")
    assert digest_of([rule]) != before
    files = {each.relative_to(Path(engine.__file__).parent).parts[0] for each in sources(GAME_FILE)}
    assert {"moa", "choices", "contract.py"} <= files
    assert "laisla" not in files
