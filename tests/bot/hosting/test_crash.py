"""The bot dies, or the store breaks, at each moment of a press: before, in and after the commit."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.host import Host
from bot.store import log as store_log
from bot.store.database import Database
from tests.bot.hosting.support import FakeAnnouncer, asked, make_host, press, running_table, worker
from tests.engine.toy import Pass


class Broken(Exception):  # noqa: N818
    """The connection is gone."""


def break_after_commit(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Database.write

    @asynccontextmanager
    async def write(self: Database) -> AsyncIterator[AsyncConnection]:
        async with whole(self) as connection:
            yield connection
        monkeypatch.undo()
        raise Broken

    monkeypatch.setattr(Database, "write", write)


def break_before_commit(monkeypatch: pytest.MonkeyPatch) -> None:
    async def keep(*_args: Any) -> None:
        monkeypatch.undo()
        raise Broken

    monkeypatch.setattr(store_log, "save_snapshot", keep)


async def test_what_was_not_committed_did_not_happen(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await running_table(host)
    person = asked(table)
    same = press(person)
    before = (await host.looking.sight(None, table.id)).view
    break_before_commit(monkeypatch)
    with pytest.raises(Broken):
        await host.playing.act(same, table.id, Pass())
    assert (await host.looking.sight(None, table.id)).view == before
    acted = await host.playing.act(same, table.id, Pass())
    assert (acted.seq, acted.again) == (2, False)


async def test_what_was_committed_happened_although_nobody_was_told(
    host: Host, announcer: FakeAnnouncer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await running_table(host)
    same = press(asked(table))
    break_after_commit(host._context.database, monkeypatch)
    with pytest.raises(Broken):
        await host.playing.act(same, table.id, Pass())
    again = await host.playing.act(same, table.id, Pass())
    assert (again.seq, again.again) == (2, True)
    await worker(host, announcer).deliver()
    assert announcer.told() == [1, 2]


async def test_an_undo_that_was_not_committed_did_not_happen(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await running_table(host)
    person = asked(table)
    await host.playing.act(press(person), table.id, Pass())
    after = (await host.looking.sight(None, table.id)).view
    break_before_commit(monkeypatch)
    with pytest.raises(Broken):
        await host.playing.undo(press(person), table.id)
    assert (await host.looking.sight(None, table.id)).view == after
    assert (await host.playing.undo(press(person), table.id)).seq == 3


async def test_a_press_that_is_given_up_half_way_leaves_a_whole_table(host: Host) -> None:
    table = await running_table(host)
    for turns in range(1, 60, 3):
        task = asyncio.create_task(host.playing.act(press(asked(table)), table.id, Pass()))
        for _ in range(turns):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        table = await host.tables.find(table.id)
        assert len(await host.looking.log(None, table.id)) == table.seq
        if not table.asked_since:
            return


async def test_after_a_kill_everything_confirmed_is_there_and_the_prompt_works(tmp_path: Path) -> None:
    host = await make_host(tmp_path)
    table = await running_table(host)
    acted = await host.playing.act(press(asked(table)), table.id, Pass())
    view = (await host.looking.sight(None, table.id)).view
    # no close: the process is gone, its files stay as they are
    again = await make_host(tmp_path)
    assert (await again.looking.sight(None, table.id)).view == view
    since = next(iter(acted.table.asked_since.values()))
    assert (await again.playing.act(press(asked(acted.table), since=since), table.id, Pass())).seq == 3
    await host.close()
    await again.close()
