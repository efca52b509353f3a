"""A table before its game begins (and its closing before the end): each use case is one transaction."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from datetime import datetime
from typing import TypeAlias

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.agreements.giving_up import may_close
from bot.hosting.changing import change_table, close, enqueue, offer_obvious
from bot.hosting.clocks.planning import begin_time
from bot.hosting.clocks.settings import ClockSettings
from bot.hosting.context import HostContext
from bot.hosting.lessons.script import script
from bot.hosting.loading import find_table, snapshot_of, table_of
from bot.hosting.lobbies import lobby_time
from bot.hosting.playing.commit import asked_since, note_press, questions
from bot.hosting.playing.levels import USUAL
from bot.hosting.playing.play import ATTEMPTS, find_seat
from bot.hosting.posting.post import PostKind
from bot.hosting.seating.calling import stop_calling
from bot.hosting.seating.change import change_seats
from bot.hosting.seating.handover import take_over
from bot.hosting.servers import Usual, check_opening
from bot.hosting.table import Place, Press, Refused, Status, Table
from bot.store import jobs, log, seats, tables
from bot.store import servers as store_servers
from bot.store.jobs import JobKind
from bot.store.log import LogRow, Moment
from bot.store.servers import ServerRow
from bot.store.tables import NewTable, TableRow
from engine.contract import AnyGame, Seat, Switch
from engine.log import new_setup
from engine.match import Match

Draft: TypeAlias = Callable[[ServerRow, datetime], NewTable]
"""Returns what is known of a table that is opened now, by what its server has chosen."""
FirstSeats: TypeAlias = Callable[[AsyncConnection, TableRow], Awaitable[None]]
"""Gives out the first seats of a lobby."""


async def open_table(
    context: HostContext,
    press: Press,
    name: str,
    options: Mapping[str, str | bool],
    language: str,
    *,
    clock: ClockSettings | Usual | None = Usual.CLOCK,
    friendly: bool = False,
    automas: int = 0,
) -> Table:
    """Open a lobby at the press's place, as its server wants it: first the opener's seat, then `automas`."""
    game, place, opener_id = context.game(name), press.place, press.person.id
    every, alone = check_options(game, options), max(game.seat_counts) == 1
    if alone and isinstance(clock, ClockSettings):
        raise Refused("clock-alone")

    def draft(chosen: ServerRow, now: datetime) -> NewTable:
        where, spoken = (place.guild_id, place.channel_id), chosen.language or language
        times = None if alone else _clock(clock, chosen)
        return NewTable(name, *where, "lobby", opener_id, spoken, every, now, times, friendly=friendly)

    async def seat(connection: AsyncConnection, row: TableRow) -> None:
        await tables.add_seat(connection, row.table_id, game.colours[0], opener_id)
        for colour in game.colours[1 : automas + 1]:
            await tables.add_seat(connection, row.table_id, colour, automa=USUAL)
        await offer_obvious(context, connection, row, game.colours[0])

    return await open_lobby(context, press, place, draft, seat)


async def begin_with_automas(context: HostContext, press: Press, name: str, language: str) -> Table:
    """Open a table and begin at once: the opener, and automas on as many other seats as its lesson has, or it needs.

    Both are done once: the start goes by a number that no press has.
    """
    lesson = script(name)
    seats = min(context.game(name).seat_counts) if lesson is None else len(lesson.seats)
    table = await open_table(context, press, name, {}, language, automas=seats - 1)
    return await start(context, replace(press, id=-press.id), table.id) if table.status is Status.LOBBY else table


async def open_lobby(context: HostContext, press: Press, place: Place, draft: Draft, seat: FirstSeats) -> Table:
    """Open a lobby at a place, once, where its server wants one; `seat` gives out its first seats.

    Refused: place-taken, may-not-open, channel-not-allowed.
    """
    for _ in range(ATTEMPTS):
        try:
            opened = await _open(context, press, place, draft, seat)
        except IntegrityError:  # another process was faster, at this place or with this very press: that is found now
            continue
        return opened
    raise Refused("place-taken")


async def _open(context: HostContext, press: Press, place: Place, draft: Draft, seat: FirstSeats) -> Table:
    async with context.database.write() as connection:
        before = await log.answered(connection, press.id)
        if before is not None:
            return table_of(await find_table(connection, before.table_id))
        if (taken := await tables.live_at(connection, place.channel_id)) is not None:
            raise Refused("place-taken", table=taken)
        chosen = await store_servers.find(connection, place.guild_id)
        check_opening(chosen, press)
        table_id = await tables.add(connection, draft(chosen, context.clock.now()))
        await note_press(context, connection, press, table_id, 0)
        await seat(connection, await find_table(connection, table_id))
        row = await find_table(connection, table_id)
        await enqueue(context, connection, row, PostKind.LOBBY)
        await lobby_time.begin(context, connection, table_id)
        return table_of(row)


def _clock(clock: ClockSettings | Usual | None, server: ServerRow) -> str | None:
    if isinstance(clock, Usual):
        return server.clock
    return None if clock is None else clock.dumps()


def check_options(game: AnyGame, options: Mapping[str, str | bool]) -> dict[str, str | bool]:
    """Return every switch of a game as chosen. Refused: unknown-option, wrong-option."""
    choices = {switch.name: switch.choices for switch in game.switches}
    for name, chosen in options.items():
        if name not in choices:
            raise Refused("unknown-option", option=name, options=sorted(choices))
        if not any(_is_same(each, chosen) for each in choices[name]):
            raise Refused("wrong-option", option=name, choices=[str(each) for each in choices[name]])
    return {name: options.get(name, each[0]) for name, each in choices.items()}


def options_kept(game: AnyGame, options: Mapping[str, str | bool]) -> dict[str, str | bool]:
    """Return every switch of a game as it was chosen once; what there is no more of that has its default."""

    def chosen(switch: Switch) -> str | bool:
        return next((each for each in switch.choices if _is_same(each, options.get(switch.name))), switch.choices[0])

    return {each.name: chosen(each) for each in game.switches}


def _is_same(choice: str | bool, chosen: object) -> bool:
    return chosen == choice and type(chosen) is type(choice)


async def join(context: HostContext, press: Press, table_id: int, colour: Seat | None) -> Table:
    """Take a seat: the colour asked for, or the first that is free. In a running game: a seat that nobody has."""

    async def change(connection: AsyncConnection, row: TableRow) -> PostKind | None:
        if row.status == Status.RUNNING:
            await take_over(context, connection, _not_seated(row, press), press, colour)
            await stop_calling(connection, await find_table(connection, table_id))
            return PostKind.SEATS
        in_lobby(_not_seated(row, press))
        seat = await _take(context, connection, row, press.person.id, colour)
        await offer_obvious(context, connection, row, seat)
        return PostKind.LOBBY

    return await change_seats(context, press, table_id, change)


async def _take(
    context: HostContext, connection: AsyncConnection, row: TableRow, person_id: int, colour: Seat | None
) -> Seat:
    """Give a seat of a lobby to a person: the one kept for that person, unless another colour is asked for."""
    kept = next((each.seat for each in row.seats if each.kept_for == person_id), None)
    if kept is not None and colour in (None, kept):
        await seats.occupy(connection, row.table_id, kept, person_id)
        return kept
    if kept is not None:
        await tables.remove_seat(connection, row.table_id, kept)
        row = await find_table(connection, row.table_id)
    seat = _free(row, free_colours(context, row), colour)
    await tables.add_seat(connection, row.table_id, seat, person_id)
    return seat


async def leave(context: HostContext, press: Press, table_id: int) -> Table:
    """Leave the lobby. The last person leaving closes it, unless automa are left to be watched by the opener."""

    async def change(connection: AsyncConnection, row: TableRow) -> PostKind | None:
        find_seat(table_of(in_lobby(row)), press)
        return await leave_lobby(context, connection, row, press.person.id)

    return await change_table(context, press, table_id, change)


async def leave_lobby(
    context: HostContext, connection: AsyncConnection, row: TableRow, person_id: int
) -> PostKind | None:
    """Take a person's seat away from a lobby, and pass on what the opener may do; return which post tells it."""
    others = [each for each in row.seats if each.person_id != person_id and not each.vacant]
    for each in row.seats:
        if each.person_id == person_id:
            await tables.remove_seat(connection, row.table_id, each.seat)
    if not others or (person_id != row.opener_id and all(each.automa for each in others)):
        return await close(context, connection, row)
    heirs = [each.person_id for each in others if each.person_id is not None]
    if row.opener_id == person_id and heirs:
        await tables.change(connection, row.table_id, opener_id=heirs[0])
    return PostKind.LOBBY


async def add_automa(context: HostContext, press: Press, table_id: int, level: str) -> Table:
    """Fill the first free seat with an automa."""

    async def change(connection: AsyncConnection, row: TableRow) -> PostKind | None:
        takes_part(in_lobby(row), press)
        context.check_level(level)
        seat = _free(row, free_colours(context, row), None)
        await tables.add_seat(connection, table_id, seat, automa=level)
        return PostKind.LOBBY

    return await change_table(context, press, table_id, change)


async def set_level(context: HostContext, press: Press, table_id: int, seat: Seat, level: str) -> Table:
    """Give the automa of a seat another level."""

    async def change(connection: AsyncConnection, row: TableRow) -> PostKind | None:
        takes_part(in_lobby(row), press)
        context.check_level(level)
        if all(each.seat != seat or each.automa is None for each in row.seats):
            raise Refused("no-automa", table=table_id)
        await tables.change_seat(connection, table_id, seat, automa=level)
        return PostKind.LOBBY

    return await change_table(context, press, table_id, change)


async def remove_automa(context: HostContext, press: Press, table_id: int) -> Table:
    """Take the automa away that came last."""

    async def change(connection: AsyncConnection, row: TableRow) -> PostKind | None:
        takes_part(in_lobby(row), press)
        automa = [seat.seat for seat in row.seats if seat.automa]
        if not automa:
            raise Refused("no-automa", table=table_id)
        await tables.remove_seat(connection, table_id, automa[-1])
        return PostKind.LOBBY

    return await change_table(context, press, table_id, change)


async def cancel(context: HostContext, press: Press, table_id: int) -> Table:
    """Close a table before its end."""

    async def change(connection: AsyncConnection, row: TableRow) -> PostKind | None:
        if row.status not in (Status.LOBBY, Status.RUNNING):
            raise Refused(f"table-{row.status}", table=table_id)
        overridden = await check_may_close(context, connection, row, press)
        kind = await close(context, connection, row)
        return PostKind.CLOSED if overridden else kind

    return await change_table(context, press, table_id, change)


async def check_may_close(
    context: HostContext, connection: AsyncConnection, row: TableRow, press: Press
) -> Refused | None:
    """Refuse to close a table without asking the others: not-yours, end-together (who has a seat may ask them).

    Who manages the server is not refused that, but is returned it.
    """
    try:
        await _check_closes_alone(context, connection, row, press)
    except Refused as refusal:
        if not press.manages(Place(row.guild_id, row.channel_id)):
            raise
        return refusal
    return None


async def _check_closes_alone(context: HostContext, connection: AsyncConnection, row: TableRow, press: Press) -> None:
    if row.status == Status.LOBBY and press.person.id == row.opener_id:
        return
    if row.status == Status.RUNNING:
        live = await context.game_of(connection, row)
        if may_close(live, press.person):
            return
        if live.table.seat_of(press.person.id) is not None:
            raise Refused("end-together", table=row.table_id)
    raise Refused("not-yours", table=row.table_id)


async def overrides(context: HostContext, press: Press, table_id: int) -> bool:
    """Raise what `cancel` would refuse, and do nothing.

    Return whether the others would have to be asked if the presser, who has a seat, did not manage the server.
    """
    async with context.locks.hold(table_id), context.database.read() as connection:
        row = await find_table(connection, table_id)
        if row.status not in (Status.LOBBY, Status.RUNNING):
            raise Refused(f"table-{row.status}", table=table_id)
        refusal = await check_may_close(context, connection, row, press)
        return refusal is not None and refusal.reason == "end-together"


async def start(context: HostContext, press: Press, table_id: int) -> Table:
    """Start the game: the first log row, with the components in force now."""

    async def change(connection: AsyncConnection, row: TableRow) -> PostKind | None:
        takes_part(in_lobby(row), press)
        game = context.game(row.game)
        if kept := [each.kept_for for each in row.seats if each.kept_for is not None]:
            raise Refused("still-waits", people=kept)
        if len(row.seats) not in game.seat_counts:
            raise Refused("too-few-seats", needed=min(game.seat_counts), found=len(row.seats))
        setup = new_setup(game, [each.seat for each in row.seats], row.options, context.components.get(row.game))
        await begin(context, connection, table_id, Match.start(game, setup, context.rng), press.person.id)
        return PostKind.BOARD

    return await change_table(context, press, table_id, change)


async def set_clock(context: HostContext, press: Press, table_id: int, clock: ClockSettings | None) -> Table:
    """Choose the clock of a table in its lobby. Refused: not-seated, already-running, clock-alone (a game for one)."""

    async def change(connection: AsyncConnection, row: TableRow) -> PostKind | None:
        takes_part(in_lobby(row), press)
        if clock is not None and max(context.game(row.game).seat_counts) == 1:
            raise Refused("clock-alone", table=table_id)
        await tables.change(connection, table_id, clock=None if clock is None else clock.dumps())
        return PostKind.LOBBY

    return await change_table(context, press, table_id, change)


async def wait_longer(context: HostContext, press: Press, table_id: int) -> Table:
    """Keep a lobby open that was asked about. Refused: not-seated, already-running, table-finished, table-cancelled."""

    async def change(connection: AsyncConnection, row: TableRow) -> PostKind | None:
        takes_part(in_lobby(row), press)
        return PostKind.LOBBY

    return await change_table(context, press, table_id, change)


async def begin(
    context: HostContext, connection: AsyncConnection, table_id: int, match: Match, person_id: int | None
) -> None:
    """Write the first log row of a match, and make its table a running one; `person_id`: who has started it.

    Part of the caller's transaction.
    """
    (entry,) = match.entries
    since = asked_since({}, {}, questions(match.game, match.position), entry.n, None)
    row = LogRow(entry.n, entry.to_data(), None, since, person_id)
    await log.append(connection, table_id, row, context.clock.now())
    await tables.begin(connection, table_id, match.setup, since, entry.n)
    await log.save_snapshot(connection, table_id, Moment.PRESENT, snapshot_of(match.game, match.position, entry.n))
    jobs.ask(connection, JobKind.AUTOMAS, table_id)
    begun = await find_table(connection, table_id)
    if begun.clock is not None:
        await begin_time(connection, match, begun, since, context.clock.now())


# -- inside ---------------------------------------------------------------------------------------------------------


def in_lobby(row: TableRow) -> TableRow:
    """Return the row again. Refused: already-running, table-finished, table-cancelled."""
    if row.status == Status.RUNNING:
        raise Refused("already-running", table=row.table_id)
    if row.status != Status.LOBBY:
        raise Refused(f"table-{row.status}", table=row.table_id)
    return row


def _not_seated(row: TableRow, press: Press) -> TableRow:
    if any(seat.person_id == press.person.id for seat in row.seats):
        raise Refused("already-seated", table=row.table_id)
    return row


def takes_part(row: TableRow, press: Press) -> None:
    """Refuse (not-seated) who has no seat and has not opened the table."""
    if press.person.id != row.opener_id:
        find_seat(table_of(row), press)


def free_colours(context: HostContext, row: TableRow) -> list[Seat]:
    """Return the colours of a lobby that are neither taken nor kept. Refused: table-full."""
    game = context.game(row.game)
    if len(row.seats) >= max(game.seat_counts):
        raise Refused("table-full", table=row.table_id, seats=len(row.seats))
    taken = {seat.seat for seat in row.seats}
    return [colour for colour in game.colours if colour not in taken]


def _free(row: TableRow, free: list[Seat], colour: Seat | None) -> Seat:
    if colour is None:
        return free[0]
    if colour not in free:
        raise Refused("colour-taken", table=row.table_id, colour=colour, free=free)
    return colour
