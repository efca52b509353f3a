from __future__ import annotations

from pathlib import Path

import pytest

from bot.hosting.host import Host
from bot.hosting.playing.automa import play_one
from bot.hosting.table import Refused, Status
from tests.bot.hosting.support import (
    ANN,
    BEN,
    CAT,
    THERE,
    FakeAnnouncer,
    asked,
    make_host,
    press,
    running_table,
    solo_table,
    worker,
)
from tests.engine.toy import Draw, Pass


async def refusal(host: Host, who: object, table_id: int, since: int | None = None) -> str:
    with pytest.raises(Refused) as caught:
        await host.playing.undo(press(who, since=since), table_id)  # type: ignore[arg-type]
    return caught.value.reason


async def test_an_action_is_taken_back_by_a_row_of_its_own(host: Host) -> None:
    table = await running_table(host)
    person = asked(table)
    before = await host.looking.sight(person.id, table.id)
    await host.playing.act(press(person), table.id, Pass())
    undone = await host.playing.undo(press(person), table.id)
    assert undone.seq == undone.table.seq == 3
    assert undone.table.asked_since == table.asked_since
    assert undone.turn is not None
    assert (await host.looking.sight(person.id, table.id)).view == before.view
    assert [entry.seq for entry in await host.looking.log(None, table.id)] == [1]
    acted = await host.playing.act(press(person, since=1), table.id, Pass())
    assert (acted.seq, [entry.seq for entry in await host.looking.log(None, table.id)]) == (4, [1, 4])


async def test_after_a_restart_it_is_the_same(tmp_path: Path) -> None:
    host = await make_host(tmp_path)
    table = await running_table(host)
    person = asked(table)
    await host.playing.act(press(person), table.id, Pass())
    await host.playing.undo(press(person), table.id)
    view = (await host.looking.sight(None, table.id)).view
    await host.close()
    host = await make_host(tmp_path)
    assert (await host.looking.sight(None, table.id)).view == view
    await host.playing.act(press(person), table.id, Pass())
    await host.close()
    host = await make_host(tmp_path)
    assert (await host.playing.undo(press(person), table.id)).seq == 5
    await host.close()


async def test_what_was_revealed_stays(host: Host) -> None:
    table = await running_table(host)
    person = asked(table)
    drawn = await host.playing.act(press(person), table.id, Draw())
    with pytest.raises(Refused) as caught:
        await host.playing.undo(press(person, since=drawn.seq), table.id)
    assert caught.value.reason == "undo-revealed"
    assert caught.value.facts == {"table": table.id, "events": drawn.events}


async def test_nothing_of_mine_to_take_back(host: Host) -> None:
    table = await running_table(host)
    first = asked(table)
    other = BEN if first == ANN else ANN
    assert await refusal(host, first, table.id) == "undo-nothing-yet"
    await host.playing.act(press(first), table.id, Pass())
    assert await refusal(host, other, table.id) == "undo-nothing"
    assert await refusal(host, CAT, table.id) == "not-seated"
    await host.playing.act(press(other), table.id, Pass())
    assert await refusal(host, first, table.id) == "undo-other-acted"


async def test_a_button_takes_back_only_what_it_stood_under(host: Host) -> None:
    table = await running_table(host)
    person = asked(table)
    acted = await host.playing.act(press(person), table.id, Pass())
    assert await refusal(host, person, table.id, since=acted.seq - 1) == "undo-passed"
    await host.playing.undo(press(person, since=acted.seq), table.id)
    assert await refusal(host, person, table.id, since=acted.seq) == "undo-done"


async def test_a_refusal_tells_who_acted_since_whatever_the_button_says(host: Host) -> None:
    table = await running_table(host)
    first = asked(table)
    acted = await host.playing.act(press(first), table.id, Pass())
    other = asked(acted.table)
    await host.playing.act(press(other), table.id, Draw())
    await host.playing.act(press(other), table.id, Draw())
    for since in (None, acted.seq):
        with pytest.raises(Refused) as caught:
            await host.playing.undo(press(first, since=since), table.id)
        assert caught.value.reason == "undo-other-acted"
        assert caught.value.facts["seats"] == [table.seat_of(other.id)]


async def test_an_older_button_works_again_when_the_newer_action_is_taken_back(tmp_path: Path) -> None:
    """Of one who plays alone, and is asked anew at once."""
    host = await make_host(tmp_path)
    table = await solo_table(host)
    older = await host.playing.act(
        press(ANN), table.id, (await host.playing.turn(press(ANN), table.id)).decision.default
    )
    newer = await host.playing.act(
        press(ANN), table.id, (await host.playing.turn(press(ANN), table.id)).decision.default
    )
    assert await refusal(host, ANN, table.id, since=older.seq) == "undo-passed"
    await host.playing.undo(press(ANN, since=newer.seq), table.id)
    assert (await host.playing.undo(press(ANN, since=older.seq), table.id)).events == older.events
    await host.close()


async def test_the_same_press_takes_back_once_and_says_the_same(host: Host) -> None:
    table = await running_table(host)
    person = asked(table)
    await host.playing.act(press(person), table.id, Pass())
    same = press(person)
    first, again = await host.playing.undo(same, table.id), await host.playing.undo(same, table.id)
    assert (first.again, again.again) == (False, True)
    assert (first.seq, first.events) == (again.seq, again.events)
    assert (await host.tables.find(table.id)).seq == 3


async def test_a_finished_game_is_final(host: Host) -> None:
    table = await running_table(host)
    while (now := await host.tables.find(table.id)).status is Status.RUNNING:
        last = asked(now)
        await host.playing.act(press(last), table.id, Pass())
    assert await refusal(host, last, table.id) == "table-finished"


async def test_what_was_told_is_told_to_be_taken_back(host: Host, announcer: FakeAnnouncer) -> None:
    table = await running_table(host)
    outbox, person = worker(host, announcer), asked(table)
    await host.playing.act(press(person), table.id, Pass())
    await outbox.deliver()
    await host.playing.undo(press(person), table.id)
    await outbox.deliver()
    assert announcer.told() == [1, 2, -2]
    assert announcer.posted[-1].decisions[0].seat == announcer.posted[-1].table.seat_of(person.id)
    await host.playing.act(press(person), table.id, Pass())
    await outbox.deliver()
    assert announcer.told() == [1, 2, -2, 4]


async def test_what_was_not_told_yet_is_never_told(host: Host, announcer: FakeAnnouncer) -> None:
    table = await running_table(host)
    outbox, person = worker(host, announcer), asked(table)
    await outbox.deliver()
    await host.playing.act(press(person), table.id, Pass())
    await host.playing.undo(press(person), table.id)
    await outbox.deliver()
    assert announcer.told() == [1]
    assert len(announcer.posted) == 1
    await host.playing.act(press(person), table.id, Pass())
    await outbox.deliver()
    assert announcer.told() == [1, 4]


async def test_the_record_holds_only_what_stands(host: Host) -> None:
    table = await running_table(host)
    person = asked(table)
    for _ in range(2):
        await host.playing.act(press(person), table.id, Pass())
        await host.playing.undo(press(person), table.id)
    await host.playing.act(press(person), table.id, Pass())
    lines = (await host.tables.record(None, table.id)).splitlines()
    assert len(lines) == 4


async def test_who_plays_alone_is_not_told_that_others_may_agree(host: Host) -> None:
    table = await solo_table(host)
    assert await refusal(host, ANN, table.id) == "undo-nothing-yet"
    table = await host.lobbies.open(press(ANN, THERE), "toy", {"mode": "together"}, "en")
    await host.lobbies.add_automa(press(ANN, THERE), table.id)
    await host.lobbies.start(press(ANN, THERE), table.id)
    await play_one(host._context, table.id)
    assert await refusal(host, ANN, table.id) == "undo-nothing-own"
