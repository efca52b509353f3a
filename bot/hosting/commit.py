"""The one transaction of a press: log row, table, interaction, snapshot and what is owed to the channel."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.house import House
from bot.hosting.notice import NoticeKind
from bot.hosting.reading import position_data
from bot.hosting.running import Running
from bot.hosting.table import Press, Status
from bot.store import log, outbox, people, tables
from bot.store.log import Answered, LogRow, Moment, Snapshot
from engine.contract import AnyGame, Decision, Seat
from engine.log import Entry


class Overtaken(Exception):  # noqa: N818
    """Another process was faster with this table: nothing was written; read it again and decide anew."""


@dataclass(frozen=True, slots=True)
class Step:
    """What is to be committed: a log row, and whether the channel is told of it."""

    row: LogRow
    tells: bool
    seats: Mapping[Seat, str | None] = field(default_factory=dict)
    """What these seats have answered ahead from now on (`Occupant.ahead`)."""


async def commit(house: House, running: Running, step: Step, press: Press | None) -> None:
    """Write a step whose effect `running.match` already has. Overtaken when another process was faster."""
    try:
        async with house.database.write() as connection:
            await _write(house, connection, running, step, press)
    except IntegrityError as error:
        raise Overtaken from error


@contextmanager
def forgotten_if_it_fails(house: House, table_id: int) -> Iterator[None]:
    """Whatever goes wrong, forget the game in memory: the store knows what was committed and is read again."""
    try:
        yield
    except BaseException:
        house.cache.drop(table_id)
        raise


async def _write(house: House, connection: AsyncConnection, running: Running, step: Step, press: Press | None) -> None:
    table, now, over = running.table, house.clock.now(), running.match.result is not None
    if press is not None:
        await note_press(house, connection, press, table.id, step.row.seq)
    status = (Status.FINISHED if over else Status.RUNNING).value
    changes = {"status": status, "ended_at": now if over else None, "asked_since": tables.dumps(step.row.asked_since)}
    if not await tables.advance(connection, table.id, step.row.seq, table.status.value, **changes):
        raise Overtaken
    await log.append(connection, table.id, step.row, now)
    for seat, ahead in step.seats.items():
        await tables.set_ahead(connection, table.id, seat, ahead)
    await log.keep(connection, table.id, Moment.PRESENT, Snapshot(step.row.seq, position_data(running.match)))
    if step.tells:
        due = now if running.asks_people() else now + timedelta(seconds=house.pace.gather)
        place = (table.place.guild_id, table.place.channel_id)
        await outbox.owe(connection, table.id, place, NoticeKind.BOARD.value, due)


async def note_press(house: House, connection: AsyncConnection, press: Press, table_id: int, seq: int) -> None:
    """Note that a press acted; and that its place is there, so that what was set aside for it is tried again."""
    now = house.clock.now()
    await log.answer(connection, press.id, Answered(table_id, seq), now)
    await people.meet(connection, press.person.id, clean_name(press.person.name), press.person.language)
    await outbox.unpark(connection, press.place.channel_id, now)


def clean_name(name: str) -> str:
    """Give a name without what no name has (and PostgreSQL does not store)."""
    return "".join(letter for letter in name if letter.isprintable()).strip()[:100] or "?"


Questions = Mapping[Seat, tuple[object, ...]]
"""What each seat is asked, or may answer anew, in a form that can be compared."""


def questions(game: AnyGame, position: Any) -> Questions:
    """Give what each seat may answer at a position."""
    asked = {each.seat: (False, *_question(each)) for each in game.decisions(position)}
    return asked | {each.seat: (True, *_question(each)) for each in game.revisable(position)}


def asked_since(
    since: Mapping[Seat, int], before: Questions, after: Questions, seq: int, actor: Seat | None
) -> dict[Seat, int]:
    """Say since when each seat is asked: others acting does not make my press stale unless my question changed."""
    return {
        seat: since[seat] if seat != actor and before.get(seat) == question else seq  # the same as before, or new
        for seat, question in after.items()
    }


def _question(decision: Decision) -> tuple[object, ...]:
    return decision.kind, tuple(sorted(decision.question.items()))


def tells(entry: Entry, asked: Mapping[Seat, int], seq: int, *, over: bool) -> bool:
    """Say whether the channel is told at once.

    It is of a beginning, an end, a milestone, what changes the last post, and when another seat is asked anew.
    """
    if entry.n == 1 or over or any(event.milestone for event in entry.events):
        return True
    if entry.events and entry.events[0].amends_last_post:
        return True
    return any(since == seq for seat, since in asked.items() if seat != entry.seat)
