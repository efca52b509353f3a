"""Doing what a league owes: each step is one transaction that checks first whether it is still to be done."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from secrets import token_hex

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.agreements import deciding
from bot.hosting.changing import change_unless_damaged, close, enqueue, offer_obvious
from bot.hosting.clocks import running
from bot.hosting.context import HostContext
from bot.hosting.leagues.league import (
    LeagueKeeper,
    LeaguePost,
    LeaguePostKind,
    LeagueStatus,
    NewPlace,
    Pairing,
    PairingStatus,
)
from bot.hosting.leagues.pressing import finish
from bot.hosting.leagues.season import league_of, plays, rounds_of, sides_of
from bot.hosting.leagues.steps import Count, Finish, Halt, NextRound, Open, Part, Remind, Step, Tell
from bot.hosting.loading import find_table
from bot.hosting.lobbies import lobby
from bot.hosting.notices.ways import allowed_from
from bot.hosting.people.preferences import preferences_of
from bot.hosting.playing.levels import USUAL
from bot.hosting.posting.delivery import GONE
from bot.hosting.posting.post import PostKind, Undeliverable
from bot.hosting.posting.post_builder import NONCE_BYTES
from bot.hosting.seating.handover import Parting, part
from bot.hosting.seating.holding import level_at
from bot.hosting.table import Refused, Status
from bot.leagues.pairing import next_round
from bot.store import leagues, notices, tables
from bot.store.leagues import PairingRow, SeasonRows, SideRow
from bot.store.tables import NewTable, SeatRow, TableRow
from engine.log import new_setup
from engine.match import Match

log = structlog.get_logger(__name__)

NOBODY = 0
"""Who has opened a table of a league: nobody closes it alone."""


@dataclass(frozen=True, slots=True)
class Doing:
    """Does steps of leagues; the caller holds the lock of the league."""

    context: HostContext
    keeper: LeagueKeeper

    async def do(self, rows: SeasonRows, step: Step) -> None:
        """Do a step. Raises what the port raises, where the service did not take something."""
        match step:
            case Count():
                await self._count(rows, step.pairing)
            case NextRound():
                await self._next_round(rows)
            case Finish():
                await self._finish(rows)
            case Open():
                await self._open(rows, step.pairing)
            case Part():
                await self._part(rows, step)
            case Halt():
                await self._halt(rows, step)
            case Remind():
                await self._remind(rows)
            case Tell():
                await self._tell(rows, step)

    # -- rounds ---------------------------------------------------------------------------------------------------

    async def _next_round(self, rows: SeasonRows) -> None:
        """Make the next round of those who are still there, in a thread: for very many people it takes a moment."""
        row, people = rows.league, [each.number for each in rows.members if plays(each)]
        allowed = self.context.game(row.game).seat_counts
        made = await asyncio.to_thread(next_round, people, rounds_of(rows), row.size, allowed, row.seed)
        async with self.context.database.write() as connection:
            found = await _same(connection, rows)
            if found is None or [each.number for each in found.members if plays(each)] != people:
                return  # somebody has just left: it is made anew
            if not made.tables:
                await self._end_early(connection, found)
                return
            ends = self.context.clock.now() + timedelta(days=row.days)
            await leagues.add_round(connection, row, row.round + 1, made.tables)
            await leagues.change(connection, row.league_id, round=row.round + 1, round_ends_at=ends)
            await leagues.enqueue(connection, row, LeaguePostKind.ROUND, row.round + 1)

    async def _end_early(self, connection: AsyncConnection, rows: SeasonRows) -> None:
        """End a season for which too few people are left: at once, or after the tables that are still played."""
        if all(each.status == PairingStatus.OVER for each in rows.pairings):
            await finish(self.context, connection, rows)
        else:
            await leagues.change(connection, rows.league.league_id, rounds=rows.league.round)

    async def _finish(self, rows: SeasonRows) -> None:
        async with self.context.database.write() as connection:
            if (found := await _same(connection, rows)) is not None:
                await finish(self.context, connection, found)

    async def _remind(self, rows: SeasonRows) -> None:
        """Tell the channel who still plays, and by letters those who are asked there, in no quiet hours."""
        row, now = rows.league, self.context.clock.now()
        async with self.context.database.write() as connection:
            found = await _same(connection, rows)
            if found is None:
                return
            await leagues.change(connection, row.league_id, reminded=row.round)
            await leagues.enqueue(connection, row, LeaguePostKind.SOON, row.round)
            for each in found.pairings:
                waits = each.round == row.round and each.status == PairingStatus.RUNNING
                if waits and each.table_id is not None and each.table_paused_at is None:
                    with suppress(Refused):  # a damaged table reminds nobody
                        await _remind_asked(connection, each.table_id, now)

    # -- tables ---------------------------------------------------------------------------------------------------

    async def _open(self, rows: SeasonRows, pairing: PairingRow) -> None:
        """Make a place for a table, then open and start it there."""
        league_id = rows.league.league_id
        there = [each for each in rows.members if each.number in pairing.seats and plays(each)]
        if not there:
            async with self.context.database.write() as connection:
                await leagues.note_over(connection, league_id, pairing, ())
            return
        wanted = await self._claimed_place(rows, pairing)
        if wanted is None:
            return
        channel_id = await self.keeper.open_place(wanted)
        async with self.context.database.write() as connection:
            found = await _same(connection, rows)
            if found is None or _again(found, pairing).status != PairingStatus.PLANNED:
                return
            if await tables.live_at(connection, channel_id) is not None:
                raise Undeliverable("place-taken")
            table_id = await self._start(connection, found, pairing, channel_id)
            begun = {"status": PairingStatus.RUNNING.value, "channel_id": channel_id, "table_id": table_id}
            await leagues.change_table(connection, league_id, pairing, **begun)
            if found.league.trouble is not None:  # the round has its whole time from here on
                ends = self.context.clock.now() + timedelta(days=found.league.days)
                await leagues.change(connection, league_id, trouble=None, round_ends_at=ends)

    async def _claimed_place(self, rows: SeasonRows, pairing: PairingRow) -> NewPlace | None:
        """Note that a place is being made, so that another attempt looks first whether it is there.

        None where it is not to be made any more.
        """
        now = self.context.clock.now()
        async with self.context.database.write() as connection:
            found = await _same(connection, rows)
            if found is None or (pairing := _again(found, pairing)).status != PairingStatus.PLANNED:
                return None
            nonce = pairing.nonce or token_hex(NONCE_BYTES)
            await leagues.change_table(connection, rows.league.league_id, pairing, nonce=nonce)
            known = {each.number: each.person_id for each in rows.members if plays(each)}
            people = [person for number in pairing.seats if (person := known.get(number)) is not None]
            chosen = await preferences_of(connection, people)
        pings = [each for each in people if allowed_from(chosen[each], now) <= now]
        league = league_of(rows)
        wanted = next(each for each in league.pairings if _is(each, pairing))
        return NewPlace(league, wanted, nonce, pings, again=pairing.nonce is not None)

    async def _start(self, connection: AsyncConnection, rows: SeasonRows, pairing: PairingRow, channel_id: int) -> int:
        """Open a table with all its people, and start the game. Who has left meanwhile is stood in for by an automa."""
        context, row, now = self.context, rows.league, self.context.clock.now()
        game, where = context.game(row.game), (row.guild_id, channel_id)
        options = lobby.options_kept(game, row.options)
        new = NewTable(row.game, *where, "lobby", NOBODY, row.language, options, now, row.clock, suggestions=False)
        table_id = await tables.add(connection, new)
        people = {each.number: each.person_id for each in rows.members if plays(each)}
        for seat, number in zip(game.colours, pairing.seats, strict=False):
            person = people.get(number)
            await tables.add_seat(connection, table_id, seat, person, None if person is not None else USUAL)
            if person is not None:
                await offer_obvious(context, connection, await find_table(connection, table_id), seat)
        opened = await find_table(connection, table_id)
        seats = [each.seat for each in opened.seats]
        setup = new_setup(game, seats, opened.options, context.components.get(row.game))
        await lobby.begin(context, connection, table_id, Match.start(game, setup, context.rng), None)
        await enqueue(context, connection, opened, PostKind.BOARD)
        return table_id

    async def _count(self, rows: SeasonRows, pairing: PairingRow) -> None:
        """Note what a table came to that is over; one that cannot be read counts as closed."""
        table_id = pairing.table_id or 0
        async with self.context.locks.hold(table_id), self.context.database.write() as connection:
            found = await leagues.find(connection, rows.league.league_id, lock=True)
            if found is None or _again(found, pairing).status != PairingStatus.RUNNING:
                return
            try:
                sides = await self._sides(connection, found, pairing, await find_table(connection, table_id))
            except Refused as refused:
                log.warning("league_table_unreadable", table=table_id, reason=refused.reason)
                sides = ()
            await leagues.note_over(connection, rows.league.league_id, pairing, sides)

    async def _sides(
        self, connection: AsyncConnection, rows: SeasonRows, pairing: PairingRow, row: TableRow
    ) -> tuple[SideRow, ...]:
        """Return what each seat came to; it counts for its member where that one sat there to the end."""
        if row.status != Status.FINISHED:
            return ()
        live = await self.context.game_of(connection, row)
        result = live.match.result
        if result is None:
            return ()
        whose = {each.number: each.person_id for each in rows.members}
        pairs = zip(pairing.seats, row.seats, strict=True)
        counts_for = [
            number if whose[number] is not None and seat.person_id == whose[number] else None for number, seat in pairs
        ]
        return sides_of(result, [each.seat for each in row.seats], counts_for)

    async def _part(self, rows: SeasonRows, step: Part) -> None:
        """Let an automa have the seat of who has left the season; a table that nobody else plays is closed."""
        context = self.context

        async def leave(connection: AsyncConnection, row: TableRow) -> bool:
            seat = next((each for each in row.seats if each.person_id == step.person_id), None)
            if seat is None or row.status != Status.RUNNING:
                return False
            kind = await _given_up(context, connection, row, seat)
            await enqueue(context, connection, row, kind)
            return kind is PostKind.SEATS

        left = await change_unless_damaged(context, step.table_id, leave)
        if left:
            await deciding.settle(context, step.table_id)
        elif left is None:
            await self._give_up_on(rows, step.table_id)

    async def _give_up_on(self, rows: SeasonRows, table_id: int) -> None:
        """Count a damaged table as one that was closed: it holds nobody up."""
        async with self.context.database.write() as connection:
            for each in rows.pairings:
                if each.table_id == table_id:
                    await leagues.note_over(connection, rows.league.league_id, each, ())

    async def _halt(self, rows: SeasonRows, step: Halt) -> None:
        """Stop the clocks of a table with its league, or let them go on, where nobody has done that there already."""
        now, table_id = self.context.clock.now(), step.pairing.table_id or 0

        async def halt(connection: AsyncConnection, row: TableRow) -> bool:
            change = running.pause if step.paused else running.resume
            if row.status == Status.RUNNING and (row.paused_at is None) is step.paused:
                await change(connection, table_id, now)
                if not step.paused:
                    await _remind_asked(connection, table_id, now)
            await leagues.change_table(connection, rows.league.league_id, step.pairing, paused=step.paused)
            return True

        if await change_unless_damaged(self.context, table_id, halt) is None:
            async with self.context.database.write() as connection:
                await leagues.change_table(connection, rows.league.league_id, step.pairing, paused=step.paused)

    # -- posts ----------------------------------------------------------------------------------------------------

    async def _tell(self, rows: SeasonRows, step: Tell) -> None:
        """Tell the channel what is queued. An attempt is noted first, so that the next one looks for its message."""
        now = self.context.clock.now()
        async with self.context.database.write() as connection:
            found = await leagues.find(connection, rows.league.league_id, lock=True)
            queued = () if found is None else found.posts
            first = next((each for each in queued if each.post_id == step.posts[0].post_id), None)
            if first is None:
                return  # another process has told it
            nonce, since = first.nonce or token_hex(NONCE_BYTES), first.claimed_at
            await leagues.claim_post(connection, first.post_id, nonce, since or now)
        kind, edit = LeaguePostKind(first.kind), None
        if kind is LeaguePostKind.JOIN:
            edit = rows.league.message_id
        message_id = await self.keeper.tell_league(LeaguePost(kind, league_of(rows), first.about, nonce, edit, since))

        async def note(connection: AsyncConnection) -> None:
            await leagues.sent(connection, [each.post_id for each in step.posts])
            if kind is LeaguePostKind.JOIN and message_id != rows.league.message_id:
                await leagues.change(connection, rows.league.league_id, message_id=message_id)

        await self.context.write_surely(note)

    async def note_trouble(self, rows: SeasonRows, step: Step, reason: str, again: datetime) -> None:
        """Note why a league cannot go on; where a table has no place, the channel is told what helps, once."""
        async with self.context.database.write() as connection:
            found = await leagues.find(connection, rows.league.league_id, lock=True)
            if found is None:
                return
            if reason == GONE:
                await leagues.sent(connection, [each.post_id for each in found.posts])
                await self._end_with_channel(connection, found)
                return
            if isinstance(step, Open) and found.league.trouble is None:
                await leagues.enqueue(connection, found.league, LeaguePostKind.TROUBLE)
            if isinstance(step, Open):
                await leagues.change(connection, found.league.league_id, trouble=reason)
        log.warning("league_in_trouble", league=rows.league.league_id, reason=reason, again_at=again.isoformat())

    async def _end_with_channel(self, connection: AsyncConnection, rows: SeasonRows) -> None:
        """End a league whose channel is gone: nobody can press anything there any more."""
        if rows.league.status == LeagueStatus.JOINING:
            closed = {"status": LeagueStatus.CANCELLED.value, "ended_at": self.context.clock.now()}
            await leagues.change(connection, rows.league.league_id, **closed)
        elif LeagueStatus(rows.league.status).live:
            await finish(self.context, connection, rows)


async def _same(connection: AsyncConnection, rows: SeasonRows) -> SeasonRows | None:
    """Return a league as it is now, locked; None where it is in another round or state than it was read in."""
    found = await leagues.find(connection, rows.league.league_id, lock=True)
    if found is None or (found.league.status, found.league.round) != (rows.league.status, rows.league.round):
        return None
    return found if found.league.status == LeagueStatus.RUNNING else None


def _again(rows: SeasonRows, pairing: PairingRow) -> PairingRow:
    """Return a table of a league as it is now; one that is not there any more as it was read, but over."""
    found = (each for each in rows.pairings if (each.round, each.number) == (pairing.round, pairing.number))
    gone = PairingRow(pairing.round, pairing.number, pairing.seats, "over", None, None, None, False, ())
    return next(found, gone)


def _is(pairing: Pairing, row: PairingRow) -> bool:
    return (pairing.round, pairing.number) == (row.round, row.number)


async def _given_up(context: HostContext, connection: AsyncConnection, row: TableRow, seat: SeatRow) -> PostKind:
    others: Sequence[SeatRow] = [each for each in row.seats if each.person_id not in (None, seat.person_id)]
    if not others:
        return await close(context, connection, row)
    await part(context, connection, row, seat, Parting.LEFT, automa=level_at(row))
    return PostKind.SEATS


async def _remind_asked(connection: AsyncConnection, table_id: int, now: datetime) -> None:
    """Have those told by a letter who are asked at a table."""
    row = await find_table(connection, table_id)
    whose = {each.seat: each.person_id for each in row.seats if each.automa is None}
    for seat, since in row.asked_since.items():
        person = whose.get(seat)
        if person is not None:
            await notices.enqueue(connection, person, "asked", now, table_id=table_id, since=since)
