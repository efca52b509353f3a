"""The one transaction of a press: log row, table, interaction, snapshot and queued post."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.context import HostContext
from bot.hosting.live_game import LiveGame
from bot.hosting.loading import snapshot_of
from bot.hosting.post import PostKind
from bot.hosting.standing_orders import StandingOrder
from bot.hosting.table import Occupant, Press, Status
from bot.store import log, orders, outbox, people, tables
from bot.store.log import Answered, LogRow, Moment
from engine.contract import AnyGame, Decision, Seat
from engine.log import Entry


class Conflict(Exception):  # noqa: N818
    """Another process changed this table first. Nothing was written: read it again and decide anew."""


class Ahead(NamedTuple):
    """The order for an answer given ahead that a seat has from now on; None: none any more."""

    seat: Seat
    order: StandingOrder | None


@dataclass(frozen=True, slots=True)
class Step:
    """What is to be committed: a log row, and whether a post is queued for it."""

    row: LogRow
    calls_for_post: bool
    ahead: Ahead | None = None
    """What replaces the orders of a seat that are used once; None: nothing changes."""


async def commit(context: HostContext, live: LiveGame, steps: Sequence[Step], press: Press | None) -> None:
    """Write steps whose effect `live.match` already has: all or none. Conflict when another process was faster."""
    try:
        async with context.database.write() as connection:
            await _write(context, connection, live, steps, press)
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


async def _write(
    context: HostContext, connection: AsyncConnection, live: LiveGame, steps: Sequence[Step], press: Press | None
) -> None:
    table, now, over = live.table, context.clock.now(), live.match.result is not None
    last, was = steps[-1].row, table.status.value
    if press is not None:
        known = next((each for each in table.occupants if each.person_id == press.person.id), None)
        await note_press(context, connection, press, table.id, last.seq, known=known)
    status = (Status.FINISHED if over else Status.RUNNING).value
    for step in steps:
        changes = {
            "status": status,
            "ended_at": now if over else None,
            "asked_since": tables.dumps(step.row.asked_since),
        }
        if not await tables.advance(connection, table.id, step.row.seq, was, **changes):
            raise Conflict
        await log.append(connection, table.id, step.row, now)
        if step.ahead is not None:
            await _answer_ahead(connection, table.id, step.ahead, now)
        was = status
    snapshot = snapshot_of(live.game, live.match.position, last.seq)
    await log.save_snapshot(connection, table.id, Moment.PRESENT, snapshot)
    if any(step.calls_for_post for step in steps):
        due = now if live.asks_people() else now + timedelta(seconds=context.pace.gather)
        place = (table.place.guild_id, table.place.channel_id)
        await outbox.enqueue(connection, table.id, place, PostKind.BOARD.value, due)


async def _answer_ahead(connection: AsyncConnection, table_id: int, ahead: Ahead, now: datetime) -> None:
    await orders.use_up(connection, table_id, ahead.seat)
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
    name, language = clean_name(press.person.name), press.person.language
    if known is None or (known.name, known.language) != (name, language):
        await people.meet(connection, press.person.id, name, language)
    await outbox.resume(connection, press.place.channel_id, now)


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
