"""What is stored of somebody is shown to that person, and can be removed: no row of any table then tells of it."""

from __future__ import annotations

import json
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import Boolean, DateTime, Integer, Table, TypeDecorator, insert, select, text, update

from bot.hosting.agreements.ending import Ended
from bot.hosting.agreements.kind import Outcome
from bot.hosting.host import Host
from bot.hosting.people.choices import ChosenLanguage, ChosenNext, ChosenSummary, ChosenZone
from bot.hosting.posting.retirement import Retirement
from bot.hosting.seating.leaving import Fate
from bot.hosting.table import Person, Refused, Status
from bot.hosting.upkeep.maintenance import maintain
from bot.store import notices, personal, proposals
from bot.store import tables as store_tables
from bot.store.proposals import Proposal
from bot.store.schema import metadata, outbox
from tests.bot.hosting.support import ANN, BEN, CAT, MANAGER, THERE, FakeAnnouncer, press, running_table, worker
from tests.support.storage import OVER_SERVER

ZOE = Person(987654321987654321, "Zaphodia Quux")
THEN = datetime(2029, 6, 1, tzinfo=UTC)


async def rows_of(host: Host, table: Table) -> list[dict[str, Any]]:
    async with host._context.database.read() as connection:
        return [dict(row._mapping) for row in await connection.execute(select(table))]


async def traces(host: Host, person: Person) -> set[str]:
    """Return every column of every table in which something of a person stands, also inside of text."""
    found = set()
    for table in metadata.sorted_tables:
        for row in await rows_of(host, table):
            for column, value in row.items():
                if str(person.id) in str(value) or person.name in str(value):
                    found.add(f"{table.name}.{column}")
    return found


def made_up(table: Table, **known: Any) -> dict[str, Any]:
    """Return a row with something in every column that must have a value."""
    return {
        column.name: known.get(column.name, _value(column))
        for column in table.columns
        if column.name in known
        or not (column.nullable or column.server_default is not None or _numbered(table, column))
    }


def _numbered(table: Table, column: Any) -> bool:
    return bool(table.primary_key.columns.keys() == [column.name] and not column.foreign_keys and column.autoincrement)


def _value(column: Any) -> Any:
    kind = column.type.impl if isinstance(column.type, TypeDecorator) else column.type
    if isinstance(kind, DateTime):
        return THEN
    if isinstance(kind, Boolean):
        return True
    return 1 if isinstance(kind, Integer) else "{}"


async def known_everywhere(host: Host, person: Person) -> int:
    """Play, choose and make up rows until the person stands in every column for people; return a running table."""
    table = await running_table(host, people=(person, BEN))
    await host.people.choose(
        press(person), ChosenZone("Europe/Warsaw"), ChosenLanguage("en"), ChosenNext(True), ChosenSummary(480)
    )
    lobby = await host.lobbies.open(press(person, THERE), "toy", {}, "en")
    about = {"person": person.id, "whose": person.name.replace(" ", "\\ "), "to": "red"}
    ended = Ended(
        Proposal(table.id, "kick", None, BEN.id, about, 1, THEN, None), Outcome.VOID, "proposal-acted"
    ).dumps()
    async with host._context.database.write() as connection:
        for each in metadata.sorted_tables:
            for name in personal.NAMES & set(each.columns.keys()):
                column = each.c[name]
                if (await connection.execute(select(column).where(column == person.id))).first() is None:
                    await connection.execute(insert(each).values(made_up(each, table_id=table.id, **{name: person.id})))
        await proposals.add(connection, Proposal(table.id, "kick", "red", BEN.id, about, 1, THEN, None))
        told = made_up(outbox, table_id=lobby.id, channel_id=1, kind="proposal", ended=ended, about=1)
        await connection.execute(insert(outbox).values(told))
    return table.id


async def test_nothing_is_left_of_who_is_forgotten(host: Host) -> None:
    table_id = await known_everywhere(host, ZOE)
    everywhere = {
        f"{each.name}.{name}" for each in metadata.sorted_tables for name in personal.NAMES & {*each.c.keys()}
    }
    assert await traces(host, ZOE) >= everywhere | {"people.name", "outbox.ended", "proposals.facts"}

    await host.people.forget(press(ZOE))

    assert await traces(host, ZOE) == set()
    assert (await host.tables.find(table_id)).occupant("red").person_id is None
    assert await host.people.data_of(ZOE.id) == {}
    assert await host.people.language_of(ZOE.id) is None


@OVER_SERVER
async def test_no_job_for_who_is_forgotten_is_left_in_the_queue(host: Host, announcer: FakeAnnouncer) -> None:
    """Jobs for a person are due in days: the summary that was chosen, a letter. Those of others stay."""
    await host.begin(announcer, [])
    later = host.now() + timedelta(days=2)
    for person in (ZOE, BEN):
        await host.people.choose(press(person), ChosenZone("Europe/Berlin"))
        await host.people.choose(press(person), ChosenSummary(480))
        async with host.database.write() as connection:
            await notices.enqueue(connection, person.id, "ping", later)
    assert await queued_for(host, ZOE) == await queued_for(host, BEN) == ["letters", "timers"]
    await host.people.forget(press(ZOE))
    assert await queued_for(host, ZOE) == []
    assert await queued_for(host, BEN) == ["letters", "timers"]


async def queued_for(host: Host, person: Person) -> list[str]:
    """Return for what jobs of a person are in the queue."""
    async with host.database.read() as connection:
        rows = (await connection.execute(text("SELECT entrypoint, payload FROM pgqueuer"))).all()
    return sorted({kind for kind, key in rows if abs(int(key)) == person.id})


async def test_nobody_else_is_touched(host: Host) -> None:
    await known_everywhere(host, ZOE)
    await host.people.choose(press(BEN), ChosenNext(True))
    before = await host.people.data_of(BEN.id)

    await host.people.forget(press(ZOE))

    after = await host.people.data_of(BEN.id)
    assert [each["opener_id"] for each in after.pop("tables")] == [BEN.id], "the table is passed on"
    assert before.pop("proposals"), "what was about the other one is void"
    assert after == before
    assert (await host.people.preferences(BEN.id)).tell_next


async def test_every_column_for_people_is_known() -> None:
    """A column whose name says that it is about a person must be one that forgetting knows."""
    suspicious = {
        f"{each.name}.{column.name}"
        for each in metadata.sorted_tables
        for column in each.columns
        if column.name.endswith(("_id", "_by", "_to")) and column.name not in personal.NAMES
    }
    things = (
        "proposal",
        "guild",
        "table",
        "channel",
        "interaction",
        "post",
        "message",
        "timer",
        "notice",
        "league",
        "application",
    )
    others = {*(f"{each}_id" for each in things), "held_by", "quiet_to"}
    known = {f"{each.name}.{name}" for each in metadata.sorted_tables for name in others}
    assert suspicious <= known


async def test_the_game_goes_on_without_who_is_forgotten(host: Host, announcer: FakeAnnouncer) -> None:
    table = await running_table(host, people=(ZOE, BEN))
    seat = table.seat_of(ZOE.id)
    assert seat is not None

    await host.people.forget(press(ZOE))

    left = (await host.tables.find(table.id)).occupant(seat)
    assert (left.person_id, left.automa) == (None, None)
    assert left.played_by is not None, "an automa acts for it until somebody takes it over"
    await worker(host, announcer).deliver()
    assert ZOE.name not in str(announcer.posted)


async def test_who_is_forgotten_sees_no_second_hand_of_the_same_game(host: Host) -> None:
    """Nothing that is left names the person, and it goes with the game."""
    table = await running_table(host, people=(ZOE, BEN, CAT))
    await host.seats.leave(press(CAT), table.id, Fate.OFFER)
    for _ in range(2):  # also who is forgotten a second time
        await host.people.forget(press(ZOE))
        assert await traces(host, ZOE) == set()
        with pytest.raises(Refused, match="seat-seen"):
            await host.lobbies.join(press(ZOE), table.id, table.seat_of(CAT.id))
        again = await host.lobbies.join(press(ZOE), table.id)
        assert again.seat_of(ZOE.id) == table.seat_of(ZOE.id), "the same hand is no news"
    await host.people.forget(press(ZOE))
    await host.seats.leave(press(BEN), table.id, Fate.CLOSE)
    await maintain(host._context, Retirement(FakeAnnouncer()))
    assert [each["person_id"] for each in await rows_of(host, metadata.tables["seen_seats"])] == [CAT.id]


async def test_who_was_voted_out_does_not_come_back_by_being_forgotten(host: Host) -> None:
    table = await running_table(host, people=(ZOE, BEN))
    await host.seats.kick_at_once(press(MANAGER), table.id, table.seat_of(ZOE.id) or "")
    await host.people.forget(press(ZOE))
    with pytest.raises(Refused, match="seat-removed"):
        await host.lobbies.join(press(ZOE), table.id)


async def test_a_game_that_nobody_else_plays_is_closed(host: Host) -> None:
    table = await running_table(host, people=(ZOE, BEN))
    await host.people.forget(press(BEN))
    await host.people.forget(press(ZOE))
    assert (await host.tables.find(table.id)).status is Status.CANCELLED


async def test_a_lobby_is_left_and_passed_on(host: Host) -> None:
    table = await host.lobbies.open(press(ZOE), "toy", {}, "en")
    await host.lobbies.join(press(ANN), table.id)

    await host.people.forget(press(ZOE))

    lobby = await host.tables.find(table.id)
    assert [each.person_id for each in lobby.occupants] == [ANN.id]
    assert lobby.opener_id == ANN.id


async def test_a_seat_that_was_kept_in_a_lobby_is_free_again(host: Host) -> None:
    table = await host.lobbies.open(press(BEN), "toy", {}, "en")
    async with host._context.database.write() as connection:
        await store_tables.add_seat(connection, table.id, "blue")
        seats = metadata.tables["seats"]
        await connection.execute(update(seats).where(seats.c.seat == "blue").values(offered_to=ZOE.id))

    await host.people.forget(press(ZOE))

    assert [each.person_id for each in (await host.tables.find(table.id)).occupants] == [BEN.id]


async def test_the_record_of_a_game_that_is_over_keeps_the_colour_only(host: Host) -> None:
    table = await running_table(host, people=(ZOE, BEN))
    async with host._context.database.write() as connection:
        tables = metadata.tables["tables"]
        over = update(tables).where(tables.c.table_id == table.id).values(status="finished", ended_at=THEN)
        await connection.execute(over)
    before = await host.tables.record(press(BEN), table.id)

    await host.people.forget(press(ZOE))

    after = await host.tables.record(press(BEN), table.id)
    assert ZOE.name not in after.decode()
    assert str(ZOE.id) not in after.decode()
    assert [*_colours(after)] == [*_colours(before)]
    assert await host.looking.past_games(ZOE.id, "toy") == []


def _colours(record: bytes) -> Iterable[Any]:
    for line in record.decode().splitlines():
        yield json.loads(line).get("seat")


async def test_who_plays_again_starts_anew(host: Host) -> None:
    await host.people.choose(press(ZOE), ChosenNext(True))
    await host.people.forget(press(ZOE))
    assert not (await host.people.preferences(ZOE.id)).tell_next

    await host.lobbies.open(press(ZOE), "toy", {}, "en")

    stored = await host.people.data_of(ZOE.id)
    assert stored["people"] == [{"person_id": ZOE.id, "name": ZOE.name, "language": "en"}]
    assert "preferences" not in stored


async def test_forgetting_somebody_unknown_does_nothing(host: Host) -> None:
    await running_table(host)
    await host.people.forget(press(ZOE))
    await host.people.forget(press(ZOE))
    assert await host.people.data_of(ZOE.id) == {}


async def test_what_is_shown_is_all_that_is_stored_and_no_secret(host: Host) -> None:
    await known_everywhere(host, ZOE)

    stored = await host.people.data_of(ZOE.id)

    tables_about_people = {each.name for each in metadata.sorted_tables if personal.NAMES & set(each.columns.keys())}
    assert set(stored) >= tables_about_people
    assert all(set(row) == {"table_id", "seq", "at"} for row in stored["log"])
    assert json.loads(json.dumps(stored)) == stored


async def test_the_own_votes_and_what_others_propose_about_one_are_shown(host: Host) -> None:
    table_id = await known_everywhere(host, ZOE)
    seat = (await host.tables.find(table_id)).seat_of(ZOE.id) or ""
    async with host._context.database.write() as connection:
        (kick,) = [each for each in await proposals.of_table(connection, table_id) if each.kind == "kick"]
        for voter in ("red", "yellow"):
            await proposals.vote(connection, kick.proposal_id, voter, voter == seat, THEN)

    stored = await host.people.data_of(ZOE.id)

    assert [(each["seat"], each["yes"]) for each in stored["votes"]] == [(seat, True)]
    (about,) = [each for each in stored["proposals"] if each["kind"] == "kick"]
    assert json.loads(about["facts"])["person"] == ZOE.id
    invitation, ended = stored["outbox"]
    assert invitation.keys() == {"table_id", "kind", "due_at"}, "what the own invitation is to tell"
    assert json.loads(ended["facts"])["person"] == ZOE.id
    assert "person_id" not in about, "who proposes it is for that one's own data"


@pytest.mark.parametrize("name", sorted(personal.NAMES))
def test_every_name_of_a_column_for_people_is_used(name: str) -> None:
    assert any(name in each.columns for each in metadata.sorted_tables)
