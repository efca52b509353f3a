"""The one transaction of a press: log row, table, interaction, snapshot and queued post."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, NamedTuple, TypeAlias

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.agreements import ending
from bot.hosting.clocks.planning import Entered, begin_time, clockless, keep_time
from bot.hosting.context import HostContext
from bot.hosting.live_game import LiveGame
from bot.hosting.loading import snapshot_of
from bot.hosting.orders import answers_to_come
from bot.hosting.orders.standing_orders import StandingOrder
from bot.hosting.people.activity import note_activity
from bot.hosting.posting.post import PostKind
from bot.hosting.statistics.counting import keep_result
from bot.hosting.table import Occupant, Press, Status, Table
from bot.store import jobs, leagues, log, orders, outbox, people, results, tables, timers
from bot.store.jobs import JobKind
from bot.store.log import Answered, LogRow, Moment
from engine.contract import AnyGame, Decision, Seat
from engine.log import Entry

WATCHED = 4
"""How much longer posts are held up of a table where automas have all seats: nobody there waits to play."""


class Conflict(Exception):  # noqa: N818
    """Another process changed this table first. Nothing was written: read it again and decide anew."""


class Ahead(NamedTuple):
    """The order for an answer given ahead that a seat has from now on; None: none any more."""

    seat: Seat
    order: StandingOrder | None
    answered: str | None = None
    """The kind of decision that the seat has answered: what it has prepared for another one stays. None: play was
    taken back, and nothing of it stays."""


@dataclass(frozen=True, slots=True)
class Step:
    """What is to be committed: a log row, and whether a post is queued for it."""

    row: LogRow
    calls_for_post: bool
    ahead: Ahead | None = None
    """What replaces the orders of a seat that are used once; None: nothing changes."""
    actor: Seat | None = None
    """Whose answer it is, or was that is taken back; also where the host or an automa gave it."""
    goes_on: bool = False
    """Whether the host gives at once the answer to what is asked after it, so that one post tells both."""


Also: TypeAlias = Callable[[AsyncConnection], Awaitable[None]]
"""What is written in the same transaction: a timer that was served, a proposal that was carried out."""


async def commit(
    context: HostContext, live: LiveGame, steps: Sequence[Step], press: Press | None, also: Also | None = None
) -> None:
    """Write what is `also` to be written and steps whose effect `live.match` already has, in this order: all or none.

    Conflict when another process was faster.
    """
    try:
        async with context.database.write() as connection:
            if also is not None:
                await also(connection)
            await write_steps(context, connection, live, steps, press)
    except IntegrityError as error:
        raise Conflict from error


async def commit_revision(context: HostContext, live: LiveGame, row: LogRow, ahead: Ahead | None, press: Press) -> None:
    """Write an answer, which `live.match` already has, in the place of the one in its log row. Conflict as `commit`.

    The seq stays, nothing is posted, no time begins anew: nobody else sees that an answer was changed.
    """
    table, now = live.table, context.clock.now()
    assert row.entry is not None  # noqa: S101  (it is an answer)
    try:
        async with context.database.write() as connection:
            await note_press(context, connection, press, table.id, row.seq, known=occupant_of(table, press))
            if not await tables.count_change(connection, table.id, table.seq, table.seating):
                raise Conflict
            await log.replace_entry(connection, table.id, row.seq, row.entry)
            if ahead is not None:
                await _answer_ahead(connection, table.id, ahead, now)
            snapshot = snapshot_of(live.game, live.match.position, table.seq)
            await log.save_snapshot(connection, table.id, Moment.PRESENT, snapshot)
    except IntegrityError as error:
        raise Conflict from error


@contextmanager
def forgotten_if_it_fails(context: HostContext, table_id: int) -> Iterator[None]:
    """Forget the game in memory on any error: the store knows what was committed, and is read again."""
    try:
        yield
    except BaseException:
        context.cache.drop(table_id)
        raise


async def write_steps(
    context: HostContext, connection: AsyncConnection, live: LiveGame, steps: Sequence[Step], press: Press | None
) -> None:
    """Write steps in a transaction of the caller's, as `commit`. Conflict."""
    table, now, over = live.table, context.clock.now(), live.match.result is not None
    last = steps[-1].row
    known = None if press is None else occupant_of(table, press)
    if press is not None:
        await note_press(context, connection, press, table.id, last.seq, known=known)
    await _write_rows(connection, table, steps, now, over=over)
    if table.proposals and over:
        await ending.end_all(connection, table.place, table.id, now)
    elif table.proposals:
        by_people = not _by_automa(table, steps)
        await ending.end_void(connection, table, context.agreements, last.asked_since, now, by_people=by_people)
    came_back = known is not None and bool(known.held_by or known.timed_out)
    if known is not None and came_back:
        await tables.change_seat(connection, table.id, known.seat, held_by=None, timed_out=0)
    _ask_for_jobs(connection, live, last, came_back=came_back)
    await _note_result(connection, live, last.seq, now)
    if over:
        await timers.drop(connection, table.id)
        await leagues.note_table_over(connection, table.id, now)
    elif table.clock is not None:
        actors = [step.actor for step in steps if step.actor is not None]
        entered = Entered(last.asked_since, actors, undone=last.undoes is not None)
        await keep_time(connection, live, entered, now)
        if table.deserted:
            await _begin_vacant(connection, live, now)
    if last.undoes is not None and live.orders:
        await _forget_ordered(connection, table, last)
    snapshot = snapshot_of(live.game, live.match.position, last.seq)
    await log.save_snapshot(connection, table.id, Moment.PRESENT, snapshot)
    if any(step.calls_for_post for step in steps):
        waits = steps[-1].goes_on or not live.asks_people()
        gather = context.pace.gather * (WATCHED if table.only_watched else 1)
        due = now + timedelta(seconds=gather) if waits else now
        place = (table.place.guild_id, table.place.channel_id)
        await outbox.enqueue(connection, table.id, place, PostKind.BOARD.value, due)


async def _note_result(connection: AsyncConnection, live: LiveGame, seq: int, now: datetime) -> None:
    """Keep what a game comes to that ends, and no more of one whose end is taken back."""
    if live.match.result is not None:
        await keep_result(connection, live, seq, now)
    elif live.table.status is Status.FINISHED:
        await results.remove(connection, live.table.id)


def _ask_for_jobs(connection: AsyncConnection, live: LiveGame, last: LogRow, *, came_back: bool) -> None:
    """Have done what comes of an entry besides its post: automas play (again, where their person is back)."""
    if came_back or live.asked_automa() is not None:
        jobs.ask(connection, JobKind.AUTOMAS, live.table.id)
    if last.undoes is not None:
        jobs.ask(connection, JobKind.RECALLS, live.table.id)


async def _begin_vacant(connection: AsyncConnection, live: LiveGame, now: datetime) -> None:
    """Let the clocks of vacant seats run, which stood still as long as no person played."""
    row = await tables.find(connection, live.table.id)
    if row is not None:
        await begin_time(connection, live.match, row, await clockless(connection, row), now)


async def _write_rows(
    connection: AsyncConnection, table: Table, steps: Sequence[Step], now: datetime, *, over: bool
) -> None:
    """Write the log rows of steps, each with how the table stands after it. Conflict."""
    was, status = table.status.value, (Status.FINISHED if over else Status.RUNNING).value
    ended = {"status": status, "ended_at": now if over else None, "asleep_since": None}
    for step in steps:
        stands = {**ended, "asked_since": tables.dumps(step.row.asked_since)}
        if not await tables.advance(connection, table.id, step.row.seq, was, table.seating, **stands):
            raise Conflict
        await log.append(connection, table.id, step.row, now)
        if step.ahead is not None:
            await _answer_ahead(connection, table.id, step.ahead, now)
        was = status


async def _forget_ordered(connection: AsyncConnection, table: Table, last: LogRow) -> None:
    """Drop the ordered answers still to come of seats that are asked something else since an undo.

    They may be asked again since an old seq: without this, what was just taken back would be answered anew.
    """
    seats = {*table.asked_since, *last.asked_since}
    other = [each for each in seats if table.asked_since.get(each) != last.asked_since.get(each)]
    await timers.drop(connection, table.id, kinds=(answers_to_come.TIMER,), seats=other)


def _by_automa(table: Table, steps: Sequence[Step]) -> bool:
    """Return whether only automa have acted: then people are asked what they were asked before."""
    seats = [each.row.entry["seat"] if each.row.entry else None for each in steps]
    return all(seat is not None and table.occupant(seat).played_by is not None for seat in seats)


def occupant_of(table: Table, press: Press) -> Occupant | None:
    """Return the presser as the table has it; None for who has no seat."""
    return next((each for each in table.occupants if each.person_id == press.person.id), None)


async def _answer_ahead(connection: AsyncConnection, table_id: int, ahead: Ahead, now: datetime) -> None:
    await orders.use_up(connection, table_id, ahead.seat, ahead.answered)
    if ahead.order is not None:
        await orders.give(connection, table_id, ahead.order.row(ahead.seat), now)


async def note_press(
    context: HostContext,
    connection: AsyncConnection,
    press: Press,
    table_id: int,
    seq: int,
    *,
    known: Occupant | None = None,
) -> None:
    """Note that a press acted, and resume the posts that were suspended for its place: it can be reached again.

    `known`: the presser as the table has it. A person whose name and language are the same is not written again.
    """
    now = context.clock.now()
    await log.answer(connection, press.id, Answered(table_id, seq), now)
    if known is None or (known.name, known.language) != (clean_name(press.person.name), press.person.language):
        await meet(connection, press)
    await note_activity(connection, context.seen_lately, press.person.id, now)
    if context.may_be_suspended(press.place.channel_id):
        await outbox.resume(connection, press.place.channel_id, now)


async def meet(connection: AsyncConnection, press: Press, language: str | None = None) -> None:
    """Note the present name of a presser, and the language: the one that was chosen, else the client's.

    In direct messages nobody has the name by which the people of a server know them, so a known name stays.
    """
    person = press.person
    name = await people.known_name(connection, person.id) if press.place.guild_id is None else None
    await people.meet(connection, person.id, name or clean_name(person.name), language or person.language)


def clean_name(name: str) -> str:
    """Return a name without characters that cannot be printed (or that PostgreSQL cannot store)."""
    return "".join(letter for letter in name if letter.isprintable()).strip()[:100] or "?"


Questions = Mapping[Seat, tuple[object, ...]]
"""What each seat is asked or may answer anew, in a form that can be compared."""


def questions(game: AnyGame, position: Any) -> Questions:
    """Return what each seat may answer at a position."""
    asked = {each.seat: (False, *_question(each)) for each in game.decisions(position)}
    return asked | {each.seat: (True, *_question(each)) for each in game.revisable(position)}


def asked_since(
    since: Mapping[Seat, int], before: Questions, after: Questions, seq: int, actor: Seat | None
) -> dict[Seat, int]:
    """Return since which seq each seat is asked. A press gets stale only when the question of its own seat changes."""
    return {
        seat: since[seat] if seat != actor and before.get(seat) == question else seq  # the same as before, or new
        for seat, question in after.items()
    }


def _question(decision: Decision) -> tuple[object, ...]:
    return decision.kind, tuple(sorted(decision.facts.items()))


def calls_for_post(entry: Entry, asked: Mapping[Seat, int], seq: int, *, over: bool) -> bool:
    """Return whether an entry is posted at once.

    It is of a beginning, an end, a milestone, what changes the last post, and when another seat is asked anew.
    """
    if entry.n == 1 or over or any(event.milestone for event in entry.events):
        return True
    if entry.events and entry.events[0].amends_last_post:
        return True
    return any(since == seq for seat, since in asked.items() if seat != entry.seat)
