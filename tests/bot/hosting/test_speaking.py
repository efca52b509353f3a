"""What a server's managers choose as its language reaches its live tables and leagues, and shows at once."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import String, select, update

from bot.hosting.clocks.settings import LIMITS
from bot.hosting.clocks.sleeping import put_to_sleep
from bot.hosting.host import Host
from bot.hosting.leagues.league import LeaguePostKind
from bot.hosting.lobbies.rematch import Seating
from bot.hosting.posting.post import LeagueThread, OpenedThread, Post, PostKind, TryLater, Undeliverable
from bot.hosting.seating.leaving import Fate
from bot.hosting.servers import ServerClock, ServerLanguage
from bot.hosting.table import Person, Place, Status, Table
from bot.locale.words import LANGUAGES
from bot.store import films, outbox, tables, timers
from bot.store.errors import CorruptTable
from bot.store.schema import metadata
from bot.store.schema import outbox as outbox_rows
from bot.store.schema import posts as post_rows
from bot.store.schema import tables as table_rows
from bot.store.schema import timers as timer_rows
from tests.bot.hosting.leagues.support import opened
from tests.bot.hosting.support import (
    ANN,
    BEN,
    CAT,
    HERE,
    MANAGER,
    THERE,
    FakeAnnouncer,
    HandClock,
    asked,
    make_host,
    press,
    running_table,
    worker,
)
from tests.bot.hosting.test_clocks import work
from tests.engine.toy import Pass

ELSEWHERE = Place(guild_id=10, channel_id=300)
DAN = Person(5, "Dan")
GERMANS = Person(1, "Ann", language="de"), Person(2, "Ben", language="de")


@pytest.fixture
async def other(tmp_path: Path, host: Host, clock: HandClock) -> AsyncIterator[Host]:
    """Another host over the same database."""
    other = await make_host(tmp_path, seed=2, clock=clock)
    yield other
    await other.close()


async def choose(host: Host, language: str | None, own: str | None = None) -> None:
    """Choose for the server of HERE, which may say what it speaks itself."""
    await host.servers.choose(replace(press(MANAGER), server_language=own), ServerLanguage(language))


async def go_on(host: Host, announcer: FakeAnnouncer) -> None:
    await work(host).serve()
    await worker(host, announcer).deliver()


def shown(announcer: FakeAnnouncer, place: Place = HERE) -> list[Post]:
    """What a channel shows, as it was changed."""
    return list(announcer.channels.get(place.channel_id, {}).values())


async def languages(host: Host, *of: Table) -> list[str]:
    return [(await host.tables.find(each.id)).language for each in of]


async def test_lobbies_and_running_tables_are_told_anew_in_their_place(host: Host, announcer: FakeAnnouncer) -> None:
    running, lobby = await running_table(host), await host.lobbies.open(press(BEN, THERE), "toy", {}, "en")
    far = await host.lobbies.open(press(BEN, ELSEWHERE), "toy", {}, "en")
    await go_on(host, announcer)
    before, newest = len(announcer.posted), shown(announcer)[-1]

    await choose(host, "de")
    await go_on(host, announcer)

    assert await languages(host, running, lobby, far) == ["de", "de", "en"]
    assert len(announcer.posted) == before
    assert [each.table.language for each in shown(announcer, THERE)] == ["de"]
    last = shown(announcer)[-1]
    assert (last.table.language, last.quiet, last.happened) == ("de", True, newest.happened)
    assert last.decisions == newest.decisions != ()
    assert not {newest.edit, last.edit} & set(announcer.retired)
    acted = await host.playing.act(press(asked(await host.tables.find(running.id))), running.id, Pass())
    await go_on(host, announcer)
    assert acted.table.language == shown(announcer)[-1].table.language == "de"


async def test_it_is_owed_in_the_transaction_of_the_choice_and_done_once(
    host: Host, other: Host, announcer: FakeAnnouncer
) -> None:
    table = await running_table(host)
    await host.servers.choose(press(MANAGER), ServerClock(None))
    await go_on(host, announcer)
    await choose(host, "pl")
    assert await languages(host, table) == ["en"]

    await go_on(other, announcer)
    seating = (await host.tables.find(table.id)).seating
    await go_on(host, announcer)

    assert await languages(host, table) == ["pl"]
    assert seating == (await host.tables.find(table.id)).seating == table.seating + 1
    assert (await host.playing.act(press(asked(table)), table.id, Pass())).table.language == "pl"


async def test_the_last_choice_holds_in_whatever_order_it_is_carried_out(host: Host, announcer: FakeAnnouncer) -> None:
    table = await running_table(host)
    await choose(host, "de")
    await choose(host, "pl")
    async with host._context.database.write() as connection:
        first, *_ = [each for each in await timers.of_table(connection, table.id) if each.kind.startswith("language")]
        await timers.set_time(connection, first, first.due_at.replace(microsecond=500), None)
    await go_on(host, announcer)
    host._context.clock.forward(1)  # type: ignore[attr-defined]
    await go_on(host, announcer)
    assert await languages(host, table) == ["pl"]


@pytest.mark.parametrize(("own", "spoken"), [("pl", "pl"), (None, "de")])
async def test_without_a_choice_tables_go_by_the_server_else_by_their_people(
    host: Host, announcer: FakeAnnouncer, own: str | None, spoken: str
) -> None:
    await choose(host, "en")
    table = await host.lobbies.open(press(GERMANS[0]), "toy", {}, "de")
    await host.lobbies.join(press(GERMANS[1]), table.id)
    await host.lobbies.start(press(GERMANS[0]), table.id)
    assert await languages(host, table) == ["en"]

    await choose(host, None, own)
    await go_on(host, announcer)

    assert await languages(host, table) == [spoken]


async def test_a_lobby_follows_the_choice_with_its_next_press(host: Host) -> None:
    table = await host.lobbies.open(press(ANN), "toy", {}, "en")
    async with host._context.database.write() as connection:  # a choice that did not see the table being opened
        await connection.execute(timer_rows.delete().where(timer_rows.c.kind == "language"))
    await choose(host, "de")
    assert (await host.lobbies.join(press(BEN), table.id)).language == "de"


async def test_an_idle_lobby_is_still_asked_about(host: Host, clock: HandClock, announcer: FakeAnnouncer) -> None:
    table = await host.lobbies.open(press(ANN), "toy", {}, "en")
    await go_on(host, announcer)
    clock.forward(LIMITS.lobby + 1)
    await go_on(host, announcer)
    before = shown(announcer)[-1]

    await choose(host, "de")
    await go_on(host, announcer)

    after = shown(announcer)[-1]
    assert (after.kind, after.closes_at, after.people) == (PostKind.IDLE, before.closes_at, before.people)
    assert after.table.language == "de"
    await host.lobbies.wait_longer(press(ANN), table.id)
    await choose(host, "pl")
    await go_on(host, announcer)
    assert (shown(announcer)[-1].kind, shown(announcer)[-1].table.language) == (PostKind.LOBBY, "pl")
    clock.forward(LIMITS.lobby_answer + 1)
    await go_on(host, announcer)
    assert (await host.tables.find(table.id)).status is Status.LOBBY


async def test_a_sleeping_table_is_told_anew_and_sleeps_on(
    host: Host, clock: HandClock, announcer: FakeAnnouncer
) -> None:
    table = await running_table(host)
    await go_on(host, announcer)
    clock.forward(LIMITS.silence + 1)
    await put_to_sleep(host._context)
    await go_on(host, announcer)
    await choose(host, "de")
    await go_on(host, announcer)
    last = shown(announcer)[-1]
    assert (last.kind, last.table.language) == (PostKind.ASLEEP, "de")
    assert (await host.tables.find(table.id)).asleep_since is not None


async def test_what_is_proposed_is_told_anew(host: Host, announcer: FakeAnnouncer) -> None:
    table = await running_table(host)
    await host.agreements.propose(press(ANN), table.id, "pause", {})
    await go_on(host, announcer)
    await choose(host, "de")
    await go_on(host, announcer)
    told = [each for each in shown(announcer) if each.kind is PostKind.PROPOSAL]
    assert [each.table.language for each in told] == ["de"]


async def invited(host: Host, announcer: FakeAnnouncer) -> Table:
    """Open a lobby with a seat that is kept for Cat, whom Ben has invited."""
    table = await host.lobbies.open(press(ANN), "toy", {}, "en")
    await host.lobbies.join(press(BEN), table.id)
    await host.lobbies.invite(press(BEN), table.id, CAT.id)
    await go_on(host, announcer)
    return table


def invitations(announcer: FakeAnnouncer) -> list[Post]:
    return [each for each in shown(announcer) if each.kind is PostKind.INVITED]


async def known_invitations(host: Host, table: Table) -> list[int | None]:
    async with host._context.database.read() as connection:
        return [each.about for each in await outbox.sent_posts(connection, table.id) if each.kind == PostKind.INVITED]


async def test_an_open_invitation_is_told_anew_and_pings_nobody(host: Host, announcer: FakeAnnouncer) -> None:
    await invited(host, announcer)
    before, (said,) = len(announcer.posted), invitations(announcer)

    await choose(host, "de")
    await go_on(host, announcer)

    (again,) = invitations(announcer)
    assert (said.table.language, again.table.language) == ("en", "de")
    assert (again.invitation, again.people, said.people) == (said.invitation, (), (CAT.id,))
    assert again.invitation is not None
    assert again.invitation.by == "Ben"
    assert len(announcer.posted) == before
    assert announcer.letters == []
    assert [each.table.language for each in shown(announcer) if each.kind is PostKind.LOBBY] == ["de"]


async def test_an_invitation_to_a_running_game_is_told_anew(host: Host, announcer: FakeAnnouncer) -> None:
    table = await running_table(host)
    await host.seats.leave(press(BEN), table.id, Fate.OFFER)
    await host.lobbies.invite(press(ANN), table.id, CAT.id)
    await go_on(host, announcer)
    await host.tables.choose_language(press(ANN), table.id, "pl")
    await go_on(host, announcer)
    assert [each.table.language for each in invitations(announcer)] == ["pl"]
    assert shown(announcer)[0].table.language == "en", "what happened stays as it was said"


async def test_what_was_answered_stays_as_it_was_said(host: Host, announcer: FakeAnnouncer) -> None:
    table = await invited(host, announcer)
    assert await known_invitations(host, table) == [2]
    await host.lobbies.join(press(CAT), table.id)
    await go_on(host, announcer)
    assert await known_invitations(host, table) == []
    await choose(host, "de")
    await go_on(host, announcer)
    assert [each.table.language for each in invitations(announcer)] == ["en"]


async def test_the_newest_invitation_to_a_seat_is_meant(host: Host, announcer: FakeAnnouncer) -> None:
    table = await invited(host, announcer)
    await host.lobbies.decline(press(CAT), table.id)
    await host.lobbies.invite(press(ANN), table.id, DAN.id)
    await go_on(host, announcer)
    await choose(host, "de")
    await go_on(host, announcer)
    told = [(each.invitation and each.invitation.person_id, each.table.language) for each in invitations(announcer)]
    assert told == [(CAT.id, "en"), (DAN.id, "de")]


async def test_the_version_before_understands_all_that_is_stored_of_it(host: Host, announcer: FakeAnnouncer) -> None:
    """Its processes run on beside this one's: what they would take for something else they find in no row."""
    table = await invited(host, announcer)
    await host.tables.choose_language(press(ANN), table.id, "de")
    async with host._context.database.read() as connection:
        queued = [(each.kind, each.about) for each in await connection.execute(select(outbox_rows))]
        sent = [(each.kind, each.about) for each in await connection.execute(select(post_rows))]
    assert queued == [("language", 2), ("film", -1), ("language", None)], "a film that there is none of it drops"
    assert sent == [("lobby", None), ("proposal", -3)], "it looks at no proposal but the one of which it tells"


async def test_a_name_is_no_film(host: Host, announcer: FakeAnnouncer) -> None:
    """What becomes of films of a table is nothing to the name of its thread."""
    table = await invited(host, announcer)
    await host.tables.choose_language(press(ANN), table.id, "de")
    async with host._context.database.write() as connection:
        await films.ask(connection, table.id, host.now())
        await films.tidy(connection, host.now() + timedelta(days=1))
    await go_on(host, announcer)
    assert announcer.named[HERE.channel_id].table.language == "de"


async def test_the_invitation_of_somebody_else_is_not_changed(host: Host, announcer: FakeAnnouncer) -> None:
    """The seat is kept for another person before the language was told."""
    table = await invited(host, announcer)
    await host.tables.choose_language(press(ANN), table.id, "de")
    await host.lobbies.decline(press(CAT), table.id)
    await host.lobbies.invite(press(ANN), table.id, DAN.id)
    await go_on(host, announcer)
    told = [(each.invitation and each.invitation.person_id, each.table.language) for each in invitations(announcer)]
    assert told == [(CAT.id, "en"), (DAN.id, "de")]


async def test_an_invitation_that_is_gone_is_not_posted_anew(host: Host, announcer: FakeAnnouncer) -> None:
    table = await invited(host, announcer)
    before = len(announcer.posted)
    announcer.gone = {message for each in announcer.channels.values() for message in each}
    await choose(host, "de")
    await go_on(host, announcer)
    assert len(announcer.posted) == before
    async with host._context.database.read() as connection:
        (newest,) = (await outbox.newest_posts(connection, [table.id])).values()
    assert announcer.channels[HERE.channel_id][newest].kind is PostKind.LOBBY, "an invitation is not what one jumps to"


async def test_all_that_is_owed_is_still_told_after_a_kill(
    host: Host, other: Host, clock: HandClock, announcer: FakeAnnouncer
) -> None:
    await invited(host, announcer)
    announcer.late_faults.append(ConnectionError())
    announcer.name_faults.append(ConnectionError())
    table = shown(announcer)[0].table
    await host.tables.choose_language(press(ANN), table.id, "de")
    await go_on(host, announcer)
    assert announcer.named == {}
    clock.forward(60)

    await go_on(other, announcer)

    assert [each.table.language for each in shown(announcer)] == ["de", "de"]
    assert announcer.named[HERE.channel_id].table.language == "de"


async def test_a_name_is_wanted_for_the_thread_and_waits_for_itself_alone(
    host: Host, clock: HandClock, announcer: FakeAnnouncer
) -> None:
    table = await running_table(host)
    await go_on(host, announcer)
    assert announcer.named == {}
    announcer.name_faults.append(TryLater(400.0))
    await choose(host, "de")
    await go_on(host, announcer)
    acted = await host.playing.act(press(asked(table)), table.id, Pass())
    await go_on(host, announcer)
    assert announcer.named == {}
    assert (shown(announcer)[-1].table.language, shown(announcer)[-1].table.seq) == ("de", acted.seq)

    clock.forward(401)
    await choose(host, "pl")
    await go_on(host, announcer)

    name = announcer.named[HERE.channel_id]
    assert (name.table.language, name.threads) == ("pl", (OpenedThread("toy", "Ann"),))


async def test_a_name_that_is_not_wanted_any_more_says_nothing_of_whether_posts_get_through(
    host: Host, clock: HandClock, announcer: FakeAnnouncer
) -> None:
    table = await host.lobbies.open(press(ANN), "toy", {}, "en")
    await go_on(host, announcer)
    announcer.name_faults.append(TryLater(400.0))
    await host.tables.choose_language(press(ANN), table.id, "de")
    await go_on(host, announcer)
    announcer.faults.extend([Undeliverable("missing-permissions")] * 2)
    await host.lobbies.cancel(press(MANAGER), table.id)
    await go_on(host, announcer)
    clock.forward(401)
    await go_on(host, announcer)
    assert announcer.named == {}
    assert host.servers.suspended(HERE) == "missing-permissions"


async def test_a_lobby_that_comes_to_speak_what_most_use_is_told_with_all_that_stands(
    host: Host, announcer: FakeAnnouncer
) -> None:
    table = await host.lobbies.open(press(ANN), "toy", {}, "en")
    await host.lobbies.invite(press(ANN), table.id, CAT.id)
    await go_on(host, announcer)
    for person in GERMANS[1:]:
        await host.lobbies.join(press(person), table.id)
    await host.lobbies.leave(press(ANN), table.id)
    await go_on(host, announcer)
    assert {each.table.language for each in shown(announcer)} == {"de"}
    assert announcer.named[HERE.channel_id].table.language == "de"


async def test_a_post_that_is_gone_is_not_posted_anew(host: Host, announcer: FakeAnnouncer) -> None:
    await running_table(host)
    await host.lobbies.open(press(BEN, THERE), "toy", {}, "en")
    await go_on(host, announcer)
    before = len(announcer.posted)
    announcer.gone = {message for each in announcer.channels.values() for message in each}
    await choose(host, "de")
    await go_on(host, announcer)
    assert len(announcer.posted) == before


async def test_an_attempt_that_was_broken_off_is_repeated(host: Host, announcer: FakeAnnouncer) -> None:
    table = await running_table(host)
    await go_on(host, announcer)
    await choose(host, "de")
    announcer.late_faults.append(ConnectionError())
    await go_on(host, announcer)
    acted = await host.playing.act(press(asked(table)), table.id, Pass())
    host._context.clock.forward(5)  # type: ignore[attr-defined]
    await go_on(host, announcer)
    assert [each.table.language for each in shown(announcer)][-2:] == ["de", "de"]
    assert announcer.told() == [*range(1, acted.seq + 1)]


async def test_a_closed_channel_keeps_nothing_back(host: Host, announcer: FakeAnnouncer) -> None:
    table = await running_table(host)
    await go_on(host, announcer)
    await choose(host, "de")
    announcer.faults.append(Undeliverable("missing-access"))
    await go_on(host, announcer)
    await host.lobbies.cancel(press(MANAGER), table.id)
    await go_on(host, announcer)
    assert shown(announcer)[-1].kind is PostKind.CANCELLED


async def test_what_is_over_or_damaged_stays_as_it_was(host: Host, announcer: FakeAnnouncer) -> None:
    over, damaged = await running_table(host), await host.lobbies.open(press(BEN, THERE), "toy", {}, "en")
    while (table := await host.tables.find(over.id)).status is Status.RUNNING:
        await host.playing.act(press(asked(table)), over.id, Pass())
    async with host._context.database.write() as connection:
        await tables.change(connection, damaged.id, options="{")
    await choose(host, "de")
    await go_on(host, announcer)
    assert await languages(host, over) == ["en"]
    async with host._context.database.read() as connection:
        with pytest.raises(CorruptTable):
            await tables.find(connection, damaged.id)
        assert not [each for each in await timers.of_table(connection, damaged.id) if each.kind == "language"]


async def test_a_table_of_a_game_that_is_not_here_any_more_stays_as_it_was(host: Host) -> None:
    gone = await host.lobbies.open(press(BEN, THERE), "toy", {}, "en")
    async with host._context.database.write() as connection:
        await connection.execute(update(table_rows).values(game="lost"))
    await choose(host, "de")
    await work(host).serve()
    async with host._context.database.read() as connection:
        assert not [each for each in await timers.of_table(connection, gone.id) if each.kind == "language"]


async def test_games_that_are_not_here_any_more_have_named_nothing(host: Host, announcer: FakeAnnouncer) -> None:
    lost = await host.lobbies.open(press(BEN), "toy", {}, "en")
    await host.lobbies.leave(press(BEN), lost.id)
    async with host._context.database.write() as connection:
        await connection.execute(update(table_rows).values(game="lost"))
    table = await host.lobbies.open(press(ANN), "toy", {}, "en")
    await host.tables.choose_language(press(ANN), table.id, "de")
    await go_on(host, announcer)
    assert announcer.named[HERE.channel_id].threads == (OpenedThread("toy", "Ann"),)


async def test_a_rematch_speaks_what_was_chosen(host: Host, announcer: FakeAnnouncer) -> None:
    over = await running_table(host)
    while (table := await host.tables.find(over.id)).status is Status.RUNNING:
        await host.playing.act(press(asked(table)), over.id, Pass())
    await choose(host, "de")
    await go_on(host, announcer)
    assert announcer.named == {}, "what was played stays as it was called"
    assert (await host.lobbies.rematch(press(ANN), over.id, Seating.DRAWN)).language == "de"
    await go_on(host, announcer)
    assert announcer.named[HERE.channel_id].table.language == "de"


async def test_leagues_speak_it_and_their_tables(tmp_path: Path, clock: HandClock) -> None:
    season = await opened(tmp_path, clock, 2)
    await season.go_on()
    await choose(season.host, "de")
    await season.go_on()
    (invitation,) = season.told(LeaguePostKind.JOIN)
    assert invitation.league.language == "de"
    await season.start()
    (pairing,) = await season.running()
    await choose(season.host, "pl")
    await go_on(season.host, season.announcer)
    await season.go_on()
    assert (await season.now()).language == "pl"
    assert (await season.host.tables.find(pairing.table_id or 0)).language == "pl"
    assert len(season.told(LeaguePostKind.JOIN)) == 1
    name = season.announcer.named[pairing.channel_id or 0]
    assert (name.table.language, name.threads) == ("pl", (LeagueThread("toy", 1, 1, 1),))
    await season.host.close()


def test_the_kinds_of_timers_fit_their_column() -> None:
    longest = max(len(f"language-{each}") for each in (*LANGUAGES, "pt-BR", "zh-Hant-TW"))
    column = timer_rows.c.kind.type
    assert isinstance(column, String)
    assert longest <= (column.length or 0)


def test_the_codes_of_languages_fit_their_columns() -> None:
    lengths = [
        each.type.length or 0
        for table in metadata.tables.values()
        for each in table.c
        if each.name.endswith("language") and isinstance(each.type, String)
    ]
    assert len(lengths) > 5
    assert max(map(len, LANGUAGES)) <= min(lengths)
