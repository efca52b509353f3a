"""A bot that is killed between the last vote and its post: it is done once, and the channel is told after a restart."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.hosting.host import Host
from bot.hosting.posting.outbox import OutboxWork
from bot.hosting.seating import change
from bot.hosting.seating.leaving import Fate
from bot.hosting.table import Refused
from tests.bot.hosting.support import (
    ANN,
    BEN,
    CAT,
    FakeAnnouncer,
    HandClock,
    due_here,
    fresh_database,
    make_host,
    press,
    running_table,
    worker,
)
from tests.bot.hosting.test_agreements import TO_POLISH, TOYS, language, left, number, of_proposals
from tests.bot.hosting.test_notice_kills import STEPS, KilledError, Mortal, Steps, mortal


async def started(folder: Path, clock: HandClock) -> Host:
    return await make_host(folder, clock=clock, database=await fresh_database(folder), agreements=TOYS)


async def test_what_all_who_are_left_have_agreed_to_is_done_after_a_kill(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It dies between somebody's leaving and what all others have agreed to."""
    clock, service = HandClock(), FakeAnnouncer()
    host = await started(tmp_path, clock)
    table = await running_table(host, people=(ANN, BEN, CAT))
    await host.agreements.propose(press(ANN), table.id, "rename", TO_POLISH)
    await host.agreements.vote(press(BEN), table.id, await number(host, table), yes=True)

    async def dies(*_: object) -> None:
        raise KilledError

    with monkeypatch.context() as patched:
        patched.setattr(change, "seats_changed", dies)
        with pytest.raises(KilledError):
            await host.seats.leave(press(CAT), table.id, Fate.AUTOMA)
    await host.close()
    host = await started(tmp_path, clock)
    assert await left(host, table)
    await worker(host, service).tidy()
    assert await language(host, table) == "pl"
    assert not await left(host, table)
    await host.close()


async def test_a_vote_that_is_killed_before_its_post_is_told_after_the_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = HandClock()
    for last in range(1, STEPS):
        folder, service = tmp_path / str(last), FakeAnnouncer()
        folder.mkdir()
        host = await started(folder, clock)
        table = await running_table(host, people=(ANN, BEN, CAT))
        await worker(host, service).deliver()
        await host.agreements.propose(press(ANN), table.id, "rename", TO_POLISH)
        it = await number(host, table)
        await host.agreements.vote(press(BEN), table.id, it, yes=True)
        await worker(host, service).deliver()
        steps = Steps(last)
        with monkeypatch.context() as patched:
            mortal(host._context.database, steps, patched)
            try:
                await host.agreements.vote(press(CAT), table.id, it, yes=True)
                work = OutboxWork(host._context, Mortal(steps, service))
                await work._delivery.send_oldest(due_here(table))
            except KilledError:
                pass
        await host.close()

        host = await started(folder, clock)
        clock.forward(400)
        await worker(host, service).deliver()
        if await left(host, table):  # the vote was not counted: its person presses once more
            assert await language(host, table) == "en"
            await host.agreements.vote(press(CAT), table.id, it, yes=True)
            await worker(host, service).deliver()
        assert await language(host, table) == "pl"
        assert [each.proposal and each.proposal.outcome for each in of_proposals(service)] == ["agreed"], last
        with pytest.raises(Refused, match="proposal-gone"):
            await host.agreements.vote(press(BEN), table.id, it, yes=False)
        await host.close()
        if steps.taken < last:
            return
    raise AssertionError("there are more steps than were tried")
