"""Another game of the same people, with the same options and the same clock, at the same place."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from enum import StrEnum

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.changing import enqueue, offer_obvious
from bot.hosting.context import HostContext
from bot.hosting.loading import find_table
from bot.hosting.lobbies import lobby
from bot.hosting.posting.post import PostKind
from bot.hosting.table import Place, Press, Refused, Status, Table
from bot.store import outbox, seats, tables
from bot.store.servers import ServerRow
from bot.store.tables import NewTable, SeatRow, TableRow
from engine.contract import Seat


class Seating(StrEnum):
    """Who gets which seat of the game before."""

    DRAWN = "drawn"
    """Anybody any seat, drawn by lot."""
    ROTATED = "rotated"
    """Everybody the seat of who sat before."""


async def rematch(context: HostContext, press: Press, table_id: int, seating: Seating) -> Table:
    """Open a lobby with the people of a game that is over, or was ended early.

    The presser has a seat, and one is kept for each of the others. Where that lobby is open already, the presser takes
    the seat kept there. Refused: rematch-open and rematch-running (a table stands there already, which `table` and its
    newest `post` name), rematch-not-played, already-seated (there), still-lobby, table-running, table-cancelled,
    table-gone, unknown-game.
    """
    try:
        return await _open(context, press, table_id, seating)
    except Refused as refusal:
        if refusal.reason not in ("place-taken", "rematch-not-played"):
            raise
        there = await _table_there(context, table_id)
        if there is None:
            raise
        awaited = any(press.person.id in (each.kept_for, each.person_id) for each in there.seats)
        if there.status == Status.LOBBY and awaited:
            return await lobby.join(context, press, there.table_id, None)
        raise await _stands_there(context, there) from refusal


async def _table_there(context: HostContext, table_id: int) -> TableRow | None:
    """Return the open or running table at the place of one that is over; None: there is none."""
    async with context.database.read() as connection:
        row = await find_table(connection, table_id)
        number = await tables.live_at(connection, row.channel_id)
        return None if number is None else await find_table(connection, number)


async def _stands_there(context: HostContext, there: TableRow) -> Refused:
    """Return the refusal that names the table which stands there already."""
    async with context.database.read() as connection:
        posts = await outbox.newest_posts(connection, [there.table_id])
    reason = "rematch-open" if there.status == Status.LOBBY else "rematch-running"
    return Refused(reason, table=there.table_id, post=posts.get(there.table_id, 0))


async def _open(context: HostContext, press: Press, table_id: int, seating: Seating) -> Table:
    async with context.database.read() as connection:
        row = await find_table(connection, table_id)
    _check(row, press)
    game, place, opener_id = context.game(row.game), Place(row.guild_id, row.channel_id), press.person.id
    options = lobby.options_kept(game, row.options)

    def draft(chosen: ServerRow, now: datetime) -> NewTable:
        where, own = (row.guild_id, row.channel_id), row.own_language
        spoken = own or chosen.language or row.language
        clock = None if max(game.seat_counts) == 1 else row.clock
        manner = (row.suggestions, bool(row.friendly))
        return NewTable(row.game, *where, "lobby", opener_id, spoken, options, now, clock, *manner, own)

    async def seat(connection: AsyncConnection, opened: TableRow) -> None:
        for colour, who in _seated(context, row, seating):
            await _seat(context, connection, opened, colour, who)
        if opened.language != row.language:
            await enqueue(context, connection, opened, PostKind.NAME)

    return await lobby.open_lobby(context, press, place, draft, seat)


def _check(row: TableRow, press: Press) -> None:
    if row.status == Status.LOBBY:
        raise Refused("still-lobby", table=row.table_id)
    if not Status(row.status).over or not row.seq:
        raise Refused(f"table-{row.status}", table=row.table_id)
    if not any(each.person_id == press.person.id for each in row.seats):
        raise Refused("rematch-not-played", table=row.table_id)


async def _seat(context: HostContext, connection: AsyncConnection, opened: TableRow, seat: Seat, who: SeatRow) -> None:
    """Give a seat to an automa, or to the opener; for anybody else it is kept."""
    mine = who.person_id == opened.opener_id
    await tables.add_seat(connection, opened.table_id, seat, who.person_id if mine else None, who.automa)
    if mine:
        await offer_obvious(context, connection, opened, seat)
    elif who.person_id is not None:
        await seats.offer(connection, opened.table_id, seat, who.person_id)


def _seated(context: HostContext, row: TableRow, seating: Seating) -> list[tuple[Seat, SeatRow]]:
    """Return who gets which seat, in the order of the seats. A seat that nobody had at the end is left out."""
    who: Sequence[SeatRow] = [each for each in row.seats if not each.vacant]
    drawn = context.rng.sample(who, len(who)) if seating is Seating.DRAWN else [*who[-1:], *who[:-1]]
    return [(each.seat, person) for each, person in zip(who, drawn, strict=True)]
