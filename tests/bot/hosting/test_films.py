"""Animated pictures of finished games: asked for by a press, drawn in the background, posted once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import datetime, timedelta
from itertools import count
from pathlib import Path

import pytest

from bot.hosting.filming.asking import LATELY
from bot.hosting.filming.film import Film
from bot.hosting.filming.work import GIVES_UP, REST
from bot.hosting.holding import HOLD_AGAIN, LEASE
from bot.hosting.host import Host
from bot.hosting.lobbies.rematch import Seating
from bot.hosting.posting.post import OutcomeUnknown, Post, Posted, PostKind, TryLater, Undeliverable
from bot.hosting.replaying.replay import Replay
from bot.hosting.table import Person, Press, Refused, Status, Table
from bot.hosting.upkeep.maintenance import FILMS_LAST, maintain
from bot.store import films, outbox
from bot.store.films import FilmRow
from tests.bot.hosting.support import (
    ANN,
    BEN,
    CAT,
    HERE,
    FakeAnnouncer,
    HandClock,
    asked,
    film_maker,
    fresh_database,
    make_host,
    press,
    running_table,
    worker,
)
from tests.bot.hosting.test_notice_kills import KilledError, Mortal, Steps, mortal
from tests.bot.hosting.upkeep.test_log_packing import finished_alone
from tests.engine.solo_toy_game import Score
from tests.engine.toy import Pass

STEPS = 24
"""More than there are in what is tried here."""


async def finished_table(host: Host) -> Table:
    table = await running_table(host)
    while table.status is Status.RUNNING:
        table = (await host.playing.act(press(asked(table)), table.id, Pass())).table
    return table


async def ask(host: Host, table: Table, who: Person | Press = CAT) -> None:
    await host.looking.ask_for_film(who if isinstance(who, Press) else press(who), await host.tables.load(table.id))


async def work(host: Host, announcer: FakeAnnouncer) -> None:
    """Draw and post all that is due."""
    await film_maker(host, announcer).deliver()
    await worker(host, announcer).deliver()


async def row_of(host: Host, table: Table) -> FilmRow | None:
    async with host._context.database.read() as connection:
        return await films.find(connection, table.id)


async def kept_file(host: Host, table: Table) -> bytes | None:
    async with host._context.database.read() as connection:
        kept = await films.file(connection, table.id)
    return kept and kept.data


def posted(announcer: FakeAnnouncer) -> list[Post]:
    return [each for each in announcer.posted if each.kind is PostKind.FILM]


async def test_it_is_drawn_and_posted_beside_the_board(host: Host, announcer: FakeAnnouncer) -> None:
    table = await finished_table(host)
    await worker(host, announcer).deliver()
    retired = list(announcer.retired)
    await ask(host, table)
    assert posted(announcer) == []
    await film_maker(host, announcer).deliver()
    assert await kept_file(host, table) == b"film 1 of 1"
    await worker(host, announcer).deliver()
    (post,) = posted(announcer)
    assert (post.film, post.undrawn) == (Film(b"film 1 of 1", f"The game has {table.seq} steps."), None)
    assert (post.place, post.pings, post.older_posts) == (HERE, (), ())
    assert announcer.retired == retired, "the buttons of the result stay"
    assert await kept_file(host, table) is None
    async with host._context.database.read() as connection:
        assert [each.kind for each in await outbox.sent_posts(connection, table.id)] == ["board"]


async def test_nothing_is_stored_of_who_asks(host: Host) -> None:
    table = await finished_table(host)
    await ask(host, table)
    assert [name for name, rows in (await host.people.data_of(CAT.id)).items() if rows] == []


async def test_one_at_a_time_and_not_again_right_away(host: Host, clock: HandClock, announcer: FakeAnnouncer) -> None:
    table = await finished_table(host)
    first = press(CAT)
    await ask(host, table, first)
    await ask(host, table, first)  # the service repeats an interaction
    with pytest.raises(Refused, match="film-under-way"):
        await ask(host, table, BEN)
    await film_maker(host, announcer).deliver()
    with pytest.raises(Refused, match="film-under-way"):
        await ask(host, table, BEN)
    await worker(host, announcer).deliver()
    clock.forward(LATELY.total_seconds() - 1)
    with pytest.raises(Refused, match="film-lately"):
        await ask(host, table, BEN)
    clock.forward(1)
    await ask(host, table, BEN)
    await work(host, announcer)
    assert [each.film and each.film.data for each in posted(announcer)] == [b"film 1 of 1", b"film 2 of 1"]


async def test_of_two_presses_in_two_processes_one_is_enough(
    host: Host, tmp_path: Path, clock: HandClock, announcer: FakeAnnouncer
) -> None:
    table = await finished_table(host)
    other = await make_host(tmp_path, clock=clock, database=await fresh_database(tmp_path))
    came = await asyncio.gather(ask(host, table, ANN), ask(other, table, BEN), return_exceptions=True)
    assert [each.reason for each in came if isinstance(each, Refused)] == ["film-under-way"]
    await asyncio.gather(film_maker(host, announcer).deliver(), film_maker(other, announcer).deliver())
    senders = (host, other) if host.database.shared else (host,)  # a file has one process that sends
    await asyncio.gather(*(worker(each, announcer).deliver() for each in senders))
    assert len(posted(announcer)) == announcer.films_drawn == 1
    await other.close()


async def test_of_a_running_game_there_is_none(host: Host) -> None:
    table = await running_table(host)
    with pytest.raises(Refused, match="film-running"):
        await ask(host, table)


async def test_what_fails_is_tried_ever_later_and_given_up(
    host: Host, clock: HandClock, announcer: FakeAnnouncer
) -> None:
    table = await finished_table(host)
    announcer.film_faults.extend([OSError("no paint")] * 100)
    await ask(host, table)
    for attempt in range(GIVES_UP):
        await work(host, announcer)
        assert len(announcer.film_faults) == 99 - attempt
        if attempt < GIVES_UP - 1:
            assert posted(announcer) == []
            clock.forward(REST * 2**attempt - 1)
            await work(host, announcer)
            assert len(announcer.film_faults) == 99 - attempt, "too early"
            clock.forward(1)
    (post,) = posted(announcer)
    assert (post.film, post.undrawn) == (None, "film-failed")
    with pytest.raises(Refused, match="film-failed-lately"):
        await ask(host, table)
    clock.forward(10_000)
    await work(host, announcer)
    assert len(announcer.film_faults) == 100 - GIVES_UP
    announcer.film_faults.clear()
    await ask(host, table)
    await work(host, announcer)
    assert [each.film is None for each in posted(announcer)] == [True, False]


async def test_what_cannot_be_drawn_any_more_is_tried_once(host: Host, announcer: FakeAnnouncer) -> None:
    table = await finished_table(host)
    announcer.film_faults.append(Refused("film-older"))
    await ask(host, table)
    await work(host, announcer)
    assert [each.undrawn for each in posted(announcer)] == ["film-older"]


async def test_a_process_that_is_killed_again_and_again_by_it_is_not_killed_for_ever(
    host: Host, clock: HandClock, announcer: FakeAnnouncer
) -> None:
    class Deadly(FakeAnnouncer):
        async def draw_film(self, replay: Replay) -> Film:
            raise KilledError

    table = await finished_table(host)
    await ask(host, table)
    for _ in range(GIVES_UP):
        with pytest.raises(KilledError):
            await film_maker(host, Deadly()).draw(table.id)
        clock.forward(LEASE.total_seconds())
    await film_maker(host, Deadly()).draw(table.id)
    await work(host, announcer)
    assert [each.undrawn for each in posted(announcer)] == ["film-failed"]


class MortalMaker(Mortal):
    """A service of a process that ends before or after it has drawn."""

    async def draw_film(self, replay: Replay) -> Film:
        self.steps.take()
        film = await self.service.draw_film(replay)
        self.steps.take()
        return film


@pytest.mark.slow
async def test_killed_at_any_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the press to the note that it was posted: it is posted once, where the press was confirmed."""
    clock = HandClock()
    drawn = set()
    for last, folder in zip(range(1, STEPS), count()):
        place, service = tmp_path / str(folder), FakeAnnouncer()
        place.mkdir()
        host = await make_host(place, clock=clock, database=await fresh_database(place))
        table = await finished_table(host)
        await worker(host, service).deliver()
        steps = Steps(last)
        with monkeypatch.context() as patched:
            mortal(host._context.database, steps, patched)
            maker = MortalMaker(steps, service)
            try:
                await ask(host, table)
                await film_maker(host, maker).draw(table.id)
                (due,) = await due_places(host)
                await worker(host, maker)._delivery.send_oldest(due)
            except KilledError:
                pass
        clock.forward(LEASE.total_seconds() + 1)
        await work(host, service)
        if not posted(service):  # the press was not confirmed: somebody presses again
            assert await row_of(host, table) is None
            await ask(host, table)
            await work(host, service)
        clock.forward(1000)
        await work(host, service)
        assert len(posted(service)) == 1, last
        assert await kept_file(host, table) is None
        drawn.add(service.films_drawn)
        await host.close()
        if steps.taken < last:
            assert drawn == {1, 2}, "killed before and after it was kept"
            return
    raise AssertionError("there are more steps than were tried")


async def due_places(host: Host) -> list[outbox.DuePlace]:
    async with host._context.database.read() as connection:
        return await outbox.due_places(connection)


class Slow(FakeAnnouncer):
    """Draws until it is let go on."""

    def __init__(self) -> None:
        super().__init__()
        self.begun, self.go_on = asyncio.Event(), asyncio.Event()

    async def draw_film(self, replay: Replay) -> Film:
        self.begun.set()
        await self.go_on.wait()
        return await super().draw_film(replay)


async def held_until(host: Host, table: Table) -> datetime:
    row = await row_of(host, table)
    assert row is not None
    assert row.retry_at is not None
    return row.retry_at


async def until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not happened():  # noqa: ASYNC110  (nobody tells)
            await asyncio.sleep(0)


async def test_who_draws_holds_others_off_as_long_as_it_takes(
    host: Host, tmp_path: Path, clock: HandClock, announcer: FakeAnnouncer
) -> None:
    table = await finished_table(host)
    other = await make_host(tmp_path, clock=clock, database=await fresh_database(tmp_path))
    await ask(host, table)
    slow = Slow()
    drawing = asyncio.create_task(film_maker(host, slow).deliver())
    await slow.begun.wait()
    shared = host._context.database.shared
    for _ in range(5 if shared else 1):
        held = await held_until(host, table)
        await until(lambda: clock.waiting or not shared)
        clock.forward(HOLD_AGAIN)
        while shared and await held_until(host, table) == held:
            await until(lambda: clock.waiting)
        await film_maker(other, announcer).deliver()
        assert announcer.films_drawn == 0
    slow.go_on.set()
    await drawing
    await work(other, announcer)
    assert len(posted(announcer)) == slow.films_drawn == 1
    await other.close()


async def test_who_is_killed_leaves_it_to_others(
    host: Host, tmp_path: Path, clock: HandClock, announcer: FakeAnnouncer
) -> None:
    class Dies(FakeAnnouncer):
        async def draw_film(self, replay: Replay) -> Film:
            raise KilledError

    table = await finished_table(host)
    await ask(host, table)
    with pytest.raises(KilledError):
        await film_maker(host, Dies()).draw(table.id)
    other = await make_host(tmp_path, clock=clock, database=await fresh_database(tmp_path))
    await work(other, announcer)
    assert posted(announcer) == []
    clock.forward(LEASE.total_seconds())
    await work(other, announcer)
    assert len(posted(announcer)) == 1
    await other.close()


async def test_who_stops_gives_it_back_at_once(host: Host, announcer: FakeAnnouncer) -> None:
    table = await finished_table(host)
    await ask(host, table)
    slow = Slow()
    drawer = film_maker(host, slow)
    drawing = asyncio.create_task(drawer.deliver())
    await slow.begun.wait()
    drawer.stop()
    await drawing
    row = await row_of(host, table)
    assert row is not None
    assert (row.attempts, row.retry_at, row.wanted) == (0, None, True)
    await work(host, announcer)
    assert len(posted(announcer)) == 1


async def test_who_is_busy_leaves_it_to_others(host: Host, announcer: FakeAnnouncer) -> None:
    table = await finished_table(host)
    await ask(host, table)
    drawer = film_maker(host, announcer)
    async with drawer.slots:
        again = await drawer.do(table.id)
    assert again is not None
    assert again > host.now()
    assert await drawer.do(table.id) is None
    assert announcer.films_drawn == 1


class NoFilms(FakeAnnouncer):
    """A service that takes no files of that size just now, and says so in some way."""

    def __init__(self, fault: Exception | None) -> None:
        super().__init__()
        self.fault = fault
        self.tried = 0

    async def post(self, post: Post) -> Posted:
        if post.kind is PostKind.FILM:
            self.tried += 1
            if self.fault is not None:
                raise self.fault
        return await super().post(post)


@pytest.mark.parametrize("fault", [TryLater(300), OutcomeUnknown(), ValueError("of our own")], ids=str)
async def test_one_that_is_not_taken_holds_up_no_rematch(host: Host, clock: HandClock, fault: Exception) -> None:
    service = NoFilms(fault)
    first = await finished_table(host)
    await worker(host, service).deliver()
    await ask(host, first)
    await work(host, service)
    assert service.tried == 1
    table = await host.lobbies.rematch(press(ANN), first.id, Seating.ROTATED)
    for each in table.kept:
        await host.lobbies.join(press(next(person for person in (ANN, BEN) if person.id == each.kept_for)), table.id)
    table = await host.lobbies.start(press(ANN), table.id)
    for _ in range(3):
        await worker(host, service).deliver()
        assert service.posted[-1].table.seq == table.seq
        table = (await host.playing.act(press(asked(table)), table.id, Pass())).table
    service.fault = None
    clock.forward(600)
    await worker(host, service).deliver()
    assert len(posted(service)) == 1
    told = [each.seq for post in service.posted if post.table.id == table.id for each in post.happened]
    assert told == sorted(told) == list(range(1, table.seq + 1))


async def test_one_for_a_channel_that_is_closed_waits_with_the_other_posts(
    host: Host, clock: HandClock, announcer: FakeAnnouncer
) -> None:
    table = await finished_table(host)
    await worker(host, announcer).deliver()
    await ask(host, table)
    announcer.faults.append(Undeliverable("missing-permissions"))
    await work(host, announcer)
    assert (posted(announcer), host.servers.suspended(HERE)) == ([], "missing-permissions")
    await host.servers.resume(HERE)
    await work(host, announcer)
    assert len(posted(announcer)) == 1


async def test_one_whose_channel_is_gone_goes(host: Host, announcer: FakeAnnouncer) -> None:
    table = await finished_table(host)
    await worker(host, announcer).deliver()
    await ask(host, table)
    announcer.faults.append(Undeliverable("channel-gone"))
    await work(host, announcer)
    assert await row_of(host, table) is None


@pytest.mark.parametrize("drawn", [False, True])
async def test_of_a_game_that_is_played_on_nothing_is_shown(
    host: Host, announcer: FakeAnnouncer, *, drawn: bool
) -> None:
    """Who plays alone may take its end back."""
    table = await finished_alone(host)
    await ask(host, table)
    if drawn:
        await film_maker(host, announcer).deliver()
    table = (await host.playing.undo(press(ANN), table.id)).table
    assert table.status is Status.RUNNING
    await work(host, announcer)
    assert (posted(announcer), await row_of(host, table)) == ([], None)


async def test_one_that_shows_the_end_before_is_not_posted(host: Host, announcer: FakeAnnouncer) -> None:
    table = await finished_alone(host)
    await ask(host, table)
    await film_maker(host, announcer).deliver()
    await host.playing.undo(press(ANN), table.id)
    table = (await host.playing.act(press(ANN), table.id, Score(10))).table
    assert table.status is Status.FINISHED
    await work(host, announcer)
    assert (posted(announcer), await row_of(host, table)) == ([], None)


async def test_who_is_forgotten_is_in_none_that_is_still_to_be_posted(host: Host, announcer: FakeAnnouncer) -> None:
    table = await finished_table(host)
    await worker(host, announcer).deliver()
    await ask(host, table)
    await film_maker(host, announcer).deliver()
    await host.people.forget(press(ANN))
    assert await kept_file(host, table) is None
    await work(host, announcer)
    assert [each.film and each.film.data for each in posted(announcer)] == [b"film 2 of 1"]


async def test_one_that_may_stand_there_already_is_not_drawn_anew(
    host: Host, clock: HandClock, announcer: FakeAnnouncer
) -> None:
    table = await finished_table(host)
    await worker(host, announcer).deliver()
    await ask(host, table)
    announcer.late_faults.append(OutcomeUnknown())
    await work(host, announcer)
    await host.people.forget(press(ANN))
    clock.forward(100)
    await work(host, announcer)
    assert len(posted(announcer)) == announcer.films_drawn == 1
    assert await row_of(host, table) is None


async def test_what_is_not_posted_within_a_day_is_not_kept(
    host: Host, clock: HandClock, announcer: FakeAnnouncer
) -> None:
    table = await finished_table(host)
    await worker(host, announcer).deliver()
    await ask(host, table)
    announcer.faults.append(Undeliverable("missing-permissions"))
    await work(host, announcer)
    outbox_work = worker(host, announcer)
    clock.forward(FILMS_LAST.total_seconds())
    await maintain(host._context, outbox_work._retirement)
    assert await kept_file(host, table) is not None
    clock.forward(1)
    await maintain(host._context, outbox_work._retirement)
    assert await row_of(host, table) is None
    await work(host, announcer)
    assert posted(announcer) == []


async def test_an_earlier_one_is_not_taken_for_it(host: Host, clock: HandClock, announcer: FakeAnnouncer) -> None:
    """Where an attempt is repeated, only what is newer than the film before may be what it has sent."""

    class Noting(FakeAnnouncer):
        earlier = -1

        async def post(self, post: Post) -> Posted:
            if post.earlier is not None:
                self.earlier = post.earlier.newest_known
            return await super().post(post)

    service = Noting()
    table = await finished_table(host)
    await ask(host, table)
    await work(host, service)
    before = await row_of(host, table)
    assert before is not None
    clock.forward(timedelta(hours=1).total_seconds())
    await ask(host, table)
    service.faults.append(OutcomeUnknown())
    await work(host, service)
    clock.forward(100)
    await work(host, service)
    assert service.earlier == before.message_id
    assert len(posted(service)) == 2
