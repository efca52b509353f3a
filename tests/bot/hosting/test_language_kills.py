"""A bot that is killed anywhere while the language of a table changes: all that stands speaks it after a restart."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.hosting.host import Host
from bot.hosting.posting.outbox import OutboxWork
from bot.hosting.posting.post import PostKind
from bot.store import outbox
from tests.bot.hosting.support import (
    ANN,
    BEN,
    CAT,
    HERE,
    FakeAnnouncer,
    HandClock,
    fresh_database,
    make_host,
    press,
    worker,
)
from tests.bot.hosting.test_notice_kills import STEPS, KilledError, Mortal, Steps, mortal
from tests.bot.hosting.test_speaking import shown


async def started(folder: Path, clock: HandClock) -> Host:
    return await make_host(folder, clock=clock, database=await fresh_database(folder))


async def send_all(host: Host, work: OutboxWork) -> None:
    """Send what is owed, a row after another."""
    while True:
        async with host.database.read() as connection:
            places = await outbox.due_places(connection)
        due = [each for each in places if each.due <= host.now()]
        if not due:
            return
        await work._delivery.send_oldest(due[0])


@pytest.mark.slow
async def test_a_language_that_is_chosen_reaches_all_that_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, killed = HandClock(), 0
    for last in range(1, 2 * STEPS):
        folder, service = tmp_path / str(last), FakeAnnouncer()
        folder.mkdir()
        host = await started(folder, clock)
        table = await host.lobbies.open(press(ANN), "toy", {}, "en")
        await host.lobbies.join(press(BEN), table.id)
        await host.lobbies.invite(press(BEN), table.id, CAT.id)
        await worker(host, service).deliver()
        steps = Steps(last)
        with monkeypatch.context() as patched:
            mortal(host._context.database, steps, patched)
            try:
                await host.tables.choose_language(press(ANN), table.id, "de")
                await send_all(host, OutboxWork(host._context, Mortal(steps, service)))
            except KilledError:
                killed += 1
        await host.close()

        host = await started(folder, clock)
        clock.forward(400)
        await worker(host, service).deliver()
        if (await host.tables.find(table.id)).language == "en":  # it was not chosen: its person presses once more
            assert {each.table.language for each in shown(service)} == {"en"}
            assert service.named == {}
            await host.tables.choose_language(press(ANN), table.id, "de")
            await worker(host, service).deliver()
        told = [(each.kind, each.table.language) for each in shown(service)]
        assert sorted(told) == [(PostKind.INVITED, "de"), (PostKind.LOBBY, "de")], last
        assert service.named[HERE.channel_id].table.language == "de", last
        await host.close()
        if steps.taken < last:
            assert killed > STEPS
            return
    raise AssertionError("there are more steps than were tried")
