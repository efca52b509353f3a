"""A table before its game begins (and its closing before the end): each use case is one transaction."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.commit import Conflict, asked_since, note_press, questions
from bot.hosting.context import HostContext
from bot.hosting.languages import spoken
from bot.hosting.loading import find_table, snapshot_of, table_of
from bot.hosting.play import find_seat, in_turn
from bot.hosting.post import PostKind
from bot.hosting.standing_orders import OBVIOUS
from bot.hosting.table import Press, Refused, Status, Table
from bot.store import log, orders, outbox, people, tables
from bot.store.log import LogRow, Moment
from bot.store.tables import NewTable, TableRow
from engine.contract import AnyGame, Seat
from engine.log import new_setup
from engine.match import Match

Change = Callable[[AsyncConnection, TableRow], Awaitable[PostKind | None]]
"""What a press does to a table; returns which kind of post is queued."""


async def open_table(
    context: HostContext, press: Press, name: str, options: Mapping[str, str | bool], language: str
) -> Table:
    """Open a lobby at the press's place; the opener takes the first seat."""
    game = context.game(name)
    every = check_options(game, options)
    place, person = press.place, press.person
    try:
        async with context.database.write() as connection:
            before = await log.answered(connection, press.id)
            if before is not None:
                return table_of(await find_table(connection, before.table_id))
            if (taken := await tables.live_at(connection, place.channel_id)) is not None:
                raise Refused("place-taken", table=taken)
            spoken = await people.server_language(connection, place.guild_id) or language
            new = NewTable(
                name, place.guild_id, place.channel_id, "lobby", person.id, spoken, every, context.clock.now()
            )
            table_id = await tables.add(connection, new)
            await note_press(context, connection, press, table_id, 0)
            await tables.add_seat(connection, table_id, game.colours[0], person.id)
            row = await find_table(connection, table_id)
            await _offer(context, connection, row, game.colours[0])
            await _enqueue(context, connection, row, PostKind.LOBBY)
            table = table_of(row)
    except IntegrityError as error:  # another process was faster: at this place, or with this very press
        async with context.database.read() as connection:
            before = await log.answered(connection, press.id)
            if before is None:
                raise Refused("place-taken") from error
            return table_of(await find_table(connection, before.table_id))
    context.on_enqueued()
    return table


def check_options(game: AnyGame, options: Mapping[str, str | bool]) -> dict[str, str | bool]:
    """Return every switch of a game as chosen. Refused: unknown-option, wrong-option."""
    choices = {switch.name: switch.choices for switch in game.switches}
    for name, chosen in options.items():
        if name not in choices:
            raise Refused("unknown-option", option=name, options=sorted(choices))
        if not any(chosen == each and type(chosen) is type(each) for each in choices[name]):
            raise Refused("wrong-option", option=name, choices=[str(each) for each in choices[name]])
    return {name: options.get(name, each[0]) for name, each in choices.items()}


async def join(context: HostContext, press: Press, table_id: int, colour: Seat | None) -> Table:
    """Take a seat: the colour asked for, or the first that is free. In a running game: a seat that nobody has."""

    async def change(connection: AsyncConnection, row: TableRow) -> PostKind | None:
        vacant = [seat.seat for seat in row.seats if seat.person_id is None and seat.automa is None]
        if row.status == Status.RUNNING and vacant:
            seat = _free(_not_seated(row, press), vacant, colour)
            await tables.assign_seat(connection, table_id, seat, press.person.id)
            await _offer(context, connection, row, seat)
            return PostKind.SEATS
        _in_lobby(_not_seated(row, press))
        seat = _free(row, _free_colours(context, row), colour)
        await tables.add_seat(connection, table_id, seat, press.person.id)
        await _offer(context, connection, row, seat)
        return PostKind.LOBBY

    return await _changed(context, press, table_id, change)


async def leave(context: HostContext, press: Press, table_id: int) -> Table:
    """Leave the lobby. The last person leaving closes it, unless automa are left to be watched by the opener."""

    async def change(connection: AsyncConnection, row: TableRow) -> PostKind | None:
        seat = find_seat(table_of(_in_lobby(row)), press)
        await tables.remove_seat(connection, table_id, seat)
        others = [each for each in row.seats if each.seat != seat]
        if not others or (press.person.id != row.opener_id and all(each.automa for each in others)):
            return await _close(context, connection, row)
        heirs = [each.person_id for each in others if each.person_id is not None]
        if row.opener_id == press.person.id and heirs:
            await tables.change(connection, table_id, opener_id=heirs[0])
        return PostKind.LOBBY

    return await _changed(context, press, table_id, change)


async def add_automa(context: HostContext, press: Press, table_id: int, level: str) -> Table:
    """Fill the first free seat with an automa."""

    async def change(connection: AsyncConnection, row: TableRow) -> PostKind | None:
        _takes_part(_in_lobby(row), press)
        if level not in context.players:
            raise Refused("unknown-automa", level=level, levels=sorted(context.players))
        seat = _free(row, _free_colours(context, row), None)
        await tables.add_seat(connection, table_id, seat, automa=level)
        return PostKind.LOBBY

    return await _changed(context, press, table_id, change)


async def remove_automa(context: HostContext, press: Press, table_id: int) -> Table:
    """Take the automa away that came last."""

    async def change(connection: AsyncConnection, row: TableRow) -> PostKind | None:
        _takes_part(_in_lobby(row), press)
        automa = [seat.seat for seat in row.seats if seat.automa]
        if not automa:
            raise Refused("no-automa", table=table_id)
        await tables.remove_seat(connection, table_id, automa[-1])
        return PostKind.LOBBY

    return await _changed(context, press, table_id, change)


async def cancel(context: HostContext, press: Press, table_id: int) -> Table:
    """Close a table before its end."""

    async def change(connection: AsyncConnection, row: TableRow) -> PostKind | None:
        if row.status not in (Status.LOBBY, Status.RUNNING):
            raise Refused(f"table-{row.status}", table=table_id)
        if not press.person.manages and press.person.id != row.opener_id:
            raise Refused("not-yours", table=table_id)
        return await _close(context, connection, row)

    return await _changed(context, press, table_id, change)


async def start(context: HostContext, press: Press, table_id: int) -> Table:
    """Start the game: the first log row, with the components in force now."""

    async def change(connection: AsyncConnection, row: TableRow) -> PostKind | None:
        _takes_part(_in_lobby(row), press)
        game = context.game(row.game)
        if len(row.seats) not in game.seat_counts:
            raise Refused("too-few-seats", needed=min(game.seat_counts), found=len(row.seats))
        seats = [seat.seat for seat in row.seats]
        setup = new_setup(game, seats, row.options, context.components.get(row.game))
        await _begin(context, connection, table_id, Match.start(game, setup, context.rng), press.person.id)
        return PostKind.BOARD

    table = await _changed(context, press, table_id, change)
    if any(each.automa for each in table.occupants):
        context.on_automa(table_id)
    return table


async def _begin(
    context: HostContext, connection: AsyncConnection, table_id: int, match: Match, person_id: int
) -> None:
    """Write the first log row of a match, and make its table a running one."""
    (entry,) = match.entries
    since = asked_since({}, {}, questions(match.game, match.position), entry.n, None)
    row = LogRow(entry.n, entry.to_data(), None, since, person_id)
    await log.append(connection, table_id, row, context.clock.now())
    await tables.begin(connection, table_id, match.setup, since, entry.n)
    await log.save_snapshot(connection, table_id, Moment.PRESENT, snapshot_of(match.game, match.position, entry.n))


# -- inside ---------------------------------------------------------------------------------------------------------


async def _changed(context: HostContext, press: Press, table_id: int, change: Change) -> Table:
    """Do a change once, under the lock of its table, in one transaction with the interaction and what is posted."""

    async def attempt() -> Table:
        try:
            async with context.database.write() as connection:
                row = await find_table(connection, table_id, lock=True)
                if await log.answered(connection, press.id) is not None:
                    return table_of(row)
                await note_press(context, connection, press, table_id, row.seq)
                was_lobby = row.status == Status.LOBBY
                kind = await change(connection, row)
                row = await find_table(connection, table_id)
                if was_lobby and (language := await spoken(connection, row, press)) != row.language:
                    await tables.change(connection, table_id, language=language)
                    row = await find_table(connection, table_id)
                if was_lobby and row.status != Status.LOBBY:
                    await _enqueue(context, connection, row, PostKind.LOBBY)  # its message says so before the next post
                if kind is not None:
                    await _enqueue(context, connection, row, kind)
        except IntegrityError as error:
            raise Conflict from error
        context.on_enqueued()
        return table_of(row)

    return await in_turn(context, table_id, attempt)


async def _enqueue(context: HostContext, connection: AsyncConnection, row: TableRow, kind: PostKind) -> None:
    now = context.clock.now()
    await outbox.enqueue(connection, row.table_id, (row.guild_id, row.channel_id), kind.value, now)


async def _offer(context: HostContext, connection: AsyncConnection, row: TableRow, seat: Seat) -> None:
    """Let the host give the answers that the game holds for plainly good, until the seat's person wants to be asked."""
    if context.game(row.game).obvious_kinds:
        await orders.give(connection, row.table_id, OBVIOUS.row(seat), context.clock.now())


async def _close(context: HostContext, connection: AsyncConnection, row: TableRow) -> PostKind:
    now = context.clock.now()
    await tables.change(connection, row.table_id, status=Status.CANCELLED.value, ended_at=now)
    return PostKind.CANCELLED


def _in_lobby(row: TableRow) -> TableRow:
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


def _takes_part(row: TableRow, press: Press) -> None:
    if press.person.id != row.opener_id:
        find_seat(table_of(row), press)


def _free_colours(context: HostContext, row: TableRow) -> list[Seat]:
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
