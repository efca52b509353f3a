"""A game that is opened from its record: what is refused, what the channel is told, and playing on."""

from __future__ import annotations

import json

import pytest

from bot.hosting.host import Host
from bot.hosting.posting.post import PostKind
from bot.hosting.table import Place, Refused, Status, Table
from engine.record import RecordError
from tests.bot.hosting.support import ANN, BEN, CAT, MANAGER, THERE, FakeAnnouncer, asked, press, running_table, worker
from tests.engine.toy import Pass


async def recorded(host: Host, turns: int) -> bytes:
    table = await running_table(host)
    for _ in range(turns):
        table = (await host.playing.act(press(asked(table)), table.id, Pass())).table
    return await host.tables.record(None, table.id)


async def opened(host: Host, turns: int = 4) -> Table:
    return await host.tables.import_record(await recorded(host, turns), THERE, "en")


@pytest.mark.parametrize(
    ("line", "key", "value", "field"),
    [(3, "position", {"round": 9}, "position."), (-1, "result", {"scores": {}, "winners": []}, "result")],
)
async def test_a_doctored_record_is_refused_and_nothing_is_opened(
    host: Host, line: int, key: str, value: object, field: str
) -> None:
    lines = (await recorded(host, 2)).decode().splitlines()
    lines[line] = json.dumps(json.loads(lines[line]) | {key: value})
    with pytest.raises(RecordError) as refused:
        await host.tables.import_record("\n".join(lines).encode(), THERE, "en")
    assert refused.value.fault.field.startswith(field)
    assert await host.tables.at(THERE) is None


async def test_the_first_post_tells_the_last_step_only(host: Host, announcer: FakeAnnouncer) -> None:
    table = await opened(host, turns=4)
    await worker(host, announcer).deliver()
    assert announcer.told(THERE.channel_id) == [5]
    assert [entry.seq for entry in await host.looking.log(None, table.id)] == [1, 2, 3, 4, 5]


async def test_a_game_that_has_only_begun_is_told_too(host: Host, announcer: FakeAnnouncer) -> None:
    await opened(host, turns=0)
    await worker(host, announcer).deliver()
    assert announcer.told(THERE.channel_id) == [1]


async def test_a_finished_game_shows_its_result(host: Host, announcer: FakeAnnouncer) -> None:
    table = await opened(host, turns=6)
    await worker(host, announcer).deliver()
    (shown,) = [each for each in announcer.posted if each.place == THERE]
    assert (shown.table.status, shown.table.id) == (Status.FINISHED, table.id)
    assert shown.view is not None
    with pytest.raises(Refused, match="table-finished"):
        await host.lobbies.join(press(ANN, THERE), table.id)


async def test_who_takes_a_seat_is_told_and_asked(host: Host, announcer: FakeAnnouncer) -> None:
    table = await opened(host)
    outbox = worker(host, announcer)
    await outbox.deliver()
    assert len(table.vacant) == 2
    for person in (ANN, BEN):
        table = await host.lobbies.join(press(person, THERE), table.id)
        await outbox.deliver()
    assert table.vacant == ()
    board, *told = [each for each in announcer.posted if each.place == THERE]
    assert [each.kind for each in told] == [PostKind.SEATS] * 2
    assert [len(each.table.vacant) for each in told] == [1, 0]
    assert told[-1].decisions == board.decisions
    assert told[-1].view == board.view
    (message,) = [number for number, each in announcer.channels[THERE.channel_id].items() if each == told[-1]]
    assert set(announcer.channels[THERE.channel_id]) - set(announcer.retired) == {message}
    since = table.asked_since[told[-1].decisions[0].seat]
    acted = await host.playing.act(press(asked(table), THERE, since=since), table.id, Pass())
    await outbox.deliver()
    assert announcer.told(THERE.channel_id) == [5, acted.seq]
    assert announcer.posted[-1].before == board.view


async def test_seats_taken_at_once_are_told_once(host: Host, announcer: FakeAnnouncer) -> None:
    table = await opened(host)
    for person in (ANN, BEN):
        await host.lobbies.join(press(person, THERE), table.id)
    await worker(host, announcer).deliver()
    assert [each.kind for each in announcer.posted if each.place == THERE] == [PostKind.BOARD, PostKind.SEATS]


async def test_a_seat_of_a_table_that_was_closed_is_not_told(host: Host, announcer: FakeAnnouncer) -> None:
    table = await opened(host)
    await host.lobbies.join(press(ANN, THERE), table.id)
    await host.lobbies.cancel(press(MANAGER, THERE), table.id)
    await worker(host, announcer).deliver()
    assert [each.kind for each in announcer.posted if each.place == THERE] == [PostKind.CANCELLED]


async def test_only_a_seat_that_stands_empty_can_be_taken(host: Host) -> None:
    table = await opened(host)
    first, second = table.vacant
    await host.lobbies.join(press(ANN, THERE), table.id, second)
    with pytest.raises(Refused, match="colour-taken"):
        await host.lobbies.join(press(BEN, THERE), table.id, second)
    with pytest.raises(Refused, match="already-seated"):
        await host.lobbies.join(press(ANN, THERE), table.id, first)
    await host.lobbies.join(press(BEN, THERE), table.id, first)
    with pytest.raises(Refused, match="already-running"):
        await host.lobbies.join(press(CAT, THERE), table.id)


async def test_a_place_is_the_same_where_its_server_was_not_known(host: Host) -> None:
    table = await host.tables.import_record(await recorded(host, 2), Place(None, THERE.channel_id), "en")
    assert table.place == THERE
    assert (await host.lobbies.join(press(ANN, THERE), table.id)).seat_of(ANN.id) is not None
