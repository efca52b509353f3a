"""Damaged rows: a cache is made anew, a damaged log stops its own table only, and nothing is repaired by guessing."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.hosting.doctor import Finding, examine
from bot.hosting.host import Host
from bot.hosting.table import Refused
from bot.store.database import open_database
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
from tests.engine.toy import Pass

SNAPSHOT_DAMAGE = [
    "UPDATE snapshots SET position = '{}'",
    "UPDATE snapshots SET position = 'no json'",
    "UPDATE snapshots SET position = replace(position, '\"round\":1', '\"round\":2')",
    "UPDATE snapshots SET digest = ''",
    "UPDATE snapshots SET seq = seq - 1",
    "DELETE FROM snapshots",
]
LOG_DAMAGE = [
    "UPDATE log SET entry = 'no json' WHERE table_id = 1 AND seq = 2",
    "UPDATE log SET entry = '{}' WHERE table_id = 1 AND seq = 2",
    "UPDATE log SET asked_since = '' WHERE table_id = 1 AND seq = 1",
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
        await host.act(press(asked(table), place), table.id, Pass())
    await host.close()


async def damage(folder: Path, statement: str) -> None:
    database = await open_database(folder, await address(folder))
    async with database.write() as connection:
        await connection.exec_driver_sql(statement)
    await database.close()


async def findings(host: Host) -> list[Finding]:
    return [each async for each in examine(host._context.database, GAMES) if not each.healthy]


@pytest.mark.parametrize("statement", SNAPSHOT_DAMAGE)
async def test_a_damaged_snapshot_is_made_anew_from_the_log(tmp_path: Path, statement: str) -> None:
    await played(tmp_path)
    host = await make_host(tmp_path)
    views = [(await host.sight(None, number)).view for number in (1, 2)]
    await host.close()
    await damage(tmp_path, statement)
    host = await make_host(tmp_path)
    assert [(await host.sight(None, number)).view for number in (1, 2)] == views
    table = await host.table(1)
    await host.act(press(asked(table)), 1, Pass())
    await host.close()
    host = await make_host(tmp_path)
    assert (await host.sight(None, 1)).view != views[0]
    assert "doctor-damaged" not in {each.key for each in await findings(host)}
    await host.close()


@pytest.mark.parametrize("statement", LOG_DAMAGE)
async def test_a_damaged_log_stops_its_own_table_only(tmp_path: Path, statement: str, announcer: FakeAnnouncer) -> None:
    await played(tmp_path)
    await damage(tmp_path, statement)
    host = await make_host(tmp_path)
    for request in (
        host.sight(None, 1),
        host.turn(press(asked(await host.table(2))), 1),
        host.undo(press(asked(await host.table(2))), 1),
        host.record(None, 1),
    ):
        with pytest.raises(Refused, match="table-damaged"):
            await request
    await worker(host, announcer).deliver()
    assert announcer.told(HERE.channel_id) == []
    assert announcer.told(THERE.channel_id) == [1, 2]
    table = await host.table(2)
    assert (await host.act(press(asked(table), THERE), 2, Pass())).seq == 3
    found = {each.key for each in await findings(host)}
    assert found == {"doctor-damaged", "doctor-tables", "doctor-undelivered"}
    await host.close()


async def test_a_sound_store_is_found_sound(tmp_path: Path) -> None:
    await played(tmp_path)
    host = await make_host(tmp_path)
    assert await findings(host) == []
    (last,) = [each async for each in examine(host._context.database, GAMES)]
    assert last.facts == {"sound": 2, "running": 2, "all": 2}
    await host.close()


async def test_a_wrong_snapshot_is_found(tmp_path: Path) -> None:
    await played(tmp_path)
    await damage(tmp_path, "DELETE FROM snapshots WHERE table_id = 2")
    host = await make_host(tmp_path)
    assert [each.key for each in await findings(host)] == ["doctor-snapshot", "doctor-tables"]
    await host.close()
