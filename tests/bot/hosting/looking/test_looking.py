from __future__ import annotations

from dataclasses import replace

import pytest

from bot.hosting.host import Host
from bot.hosting.table import Person, Place, Refused, Status
from engine.record import verify
from tests.bot.hosting.support import ANN, BEN, CAT, GAMES, HERE, MANAGER, THERE, asked, press, running_table
from tests.engine.toy import Draw, Lay, Pass, Toy


async def test_each_sees_its_own_hand_only(host: Host) -> None:
    table = await running_table(host)
    for person in (ANN, BEN, CAT):
        sight = await host.looking.sight(person.id, table.id)
        open_hands = [seat for seat, hand in sight.view["hands"].items() if isinstance(hand, list)]
        assert open_hands == ([sight.seat] if sight.seat else [])
        assert sight.seat == table.seat_of(person.id)


async def test_the_log_shows_to_each_what_it_may_know(host: Host) -> None:
    table = await running_table(host)
    person = asked(table)
    await host.playing.act(press(person), table.id, Draw())
    mine, theirs = await host.looking.log(person.id, table.id), await host.looking.log(None, table.id)
    assert [(entry.seq, entry.seat, entry.notation) for entry in mine] == [
        (1, None, "start"),
        (2, table.seat_of(person.id), "draw"),
    ]
    assert isinstance(mine[1].events[0].to_data()["card"], int)
    assert theirs[1].events[0].to_data()["card"] is None


async def test_a_lobby_has_nothing_to_look_at(host: Host) -> None:
    table = await host.lobbies.open(press(ANN), "toy", {}, "en")
    for request in (
        host.looking.sight(None, table.id),
        host.looking.log(None, table.id),
        host.playing.turn(press(ANN), table.id),
    ):
        with pytest.raises(Refused, match="still-lobby"):
            await request


async def test_a_running_games_record_is_for_its_servers_manager(host: Host) -> None:
    table = await running_table(host)
    stranger = Person(50, "Eve", manages=True)
    for who, place in ((ANN, HERE), (stranger, Place(77, 100))):
        with pytest.raises(Refused, match="record-private"):
            await host.tables.record(press(who, place), table.id)
    with pytest.raises(Refused, match="record-own"):
        await host.tables.record(press(replace(ANN, manages=True)), table.id)
    data = await host.tables.record(press(MANAGER, THERE), table.id)
    assert list(verify(data, GAMES)) == []


async def test_the_record_of_a_game_that_was_ended_early_is_for_all(host: Host) -> None:
    table = await running_table(host)
    await host.lobbies.cancel(press(ANN), table.id)
    assert list(verify(await host.tables.record(press(BEN), table.id), GAMES)) == []


async def test_a_finished_games_record_is_for_all(host: Host) -> None:
    table = await running_table(host)
    while table.status is Status.RUNNING:
        turn = await host.playing.turn(press(asked(table)), table.id)
        lay = next(action for action in turn.actions() if isinstance(action, Lay | Pass))
        table = (await host.playing.act(press(asked(table)), table.id, lay)).table
    for who in (ANN, CAT):
        assert list(verify(await host.tables.record(press(who), table.id), GAMES)) == []
    brief = await host.tables.record(press(CAT), table.id, brief=True)
    assert list(verify(brief, GAMES)) == []


async def test_a_preview_changes_nothing_and_stops_before_what_is_hidden(host: Host) -> None:
    table = await running_table(host)
    turn = await host.playing.turn(press(asked(table)), table.id)
    open_end, hidden = turn.preview(Pass()), turn.preview(Draw())
    assert (open_end.complete, hidden.complete) == (True, False)
    assert open_end.view != turn.view
    assert (hidden.events, hidden.view) == ((), None)
    assert (await host.tables.find(table.id)).seq == 1


async def test_a_record_is_played_on_by_who_joins(host: Host) -> None:
    table = await running_table(host, people=(ANN, BEN, CAT))
    acted = await host.playing.act(press(asked(table)), table.id, Pass())
    data = await host.tables.record(None, table.id)
    opened = await host.tables.import_record(data, THERE, "en")
    assert (opened.status, opened.seq, opened.place) == (Status.RUNNING, 2, THERE)
    assert [each.name for each in opened.occupants] == ["nobody yet"] * 3
    assert (await host.looking.sight(None, opened.id)).view == (await host.looking.sight(None, table.id)).view
    await host.lobbies.join(press(BEN, THERE), opened.id)
    seat = next(iter(acted.table.asked_since))
    if opened.occupants[0].seat != seat:
        opened = await host.lobbies.join(press(ANN, THERE), opened.id, seat)
    player = ANN if opened.seat_of(ANN.id) else BEN
    assert (await host.playing.act(press(player, THERE), opened.id, Pass())).seq == 3
    with pytest.raises(Refused, match="place-taken"):
        await host.tables.import_record(data, THERE, "en")
    assert [each.id for each in await host.tables.live()] == [table.id, opened.id]


async def test_the_last_action_of_an_imported_record_can_be_taken_back(host: Host) -> None:
    table = await running_table(host)
    acted = await host.playing.act(press(asked(table)), table.id, Pass())
    last = acted.table.seat_of(asked(table).id)
    opened = await host.tables.import_record(await host.tables.record(None, table.id), THERE, "en")
    await host.lobbies.join(press(ANN, THERE), opened.id, last)
    undone = await host.playing.undo(press(ANN, THERE), opened.id)
    assert undone.turn is not None
    assert undone.turn.since == 1


async def test_a_tables_own_components_are_found_at_its_place(host: Host) -> None:
    host._context.components = {"toy": {**Toy().components(), "hand": 2}}
    table = await running_table(host)
    host._context.components = {}
    assert await host.tables.components("toy", table.place) == {**Toy().components(), "hand": 2}
    assert await host.tables.components("toy", THERE) == Toy().components()
    assert await host.tables.components("crow", table.place) == GAMES["crow"].components()
    with pytest.raises(Refused, match="unknown-game"):
        await host.tables.components("chess", HERE)
