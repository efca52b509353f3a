"""What people do with a league. Each is one transaction with what it owes; the work in the background does the rest."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.clocks.settings import ClockSettings
from bot.hosting.context import HostContext
from bot.hosting.leagues.league import League, LeaguePostKind, LeagueStatus, PairingStatus
from bot.hosting.leagues.season import league_of, plays
from bot.hosting.lobbies.lobby import check_options
from bot.hosting.people.activity import note_activity
from bot.hosting.playing.commit import meet
from bot.hosting.playing.play import ATTEMPTS
from bot.hosting.servers import Usual, check_opening
from bot.hosting.table import Press, Refused
from bot.leagues.pairing import sizes
from bot.leagues.season import FEWEST, MOST, MOST_ROUNDS
from bot.store import leagues
from bot.store import servers as store_servers
from bot.store.leagues import MemberRow, NewLeague, SeasonRows
from bot.store.servers import ServerRow

MOST_DAYS = 60
"""How many days a round lasts at most."""

_Change = Callable[[AsyncConnection, SeasonRows], Awaitable[None]]


async def open_league(
    context: HostContext,
    press: Press,
    game: str,
    *,
    size: int,
    rounds: int,
    days: int,
    language: str,
    clock: ClockSettings | Usual | None = Usual.CLOCK,
    options: Mapping[str, str | bool] | None = None,
) -> League:
    """Open a league at the press's place, which whoever wants joins.

    Refused: unknown-game, league-no-server, league-size, league-rounds, league-days, league-open, may-not-open,
    channel-not-allowed, unknown-option, wrong-option.
    """
    picked = check_options(context.game(game), options or {})
    allowed = [each for each in context.game(game).seat_counts if each >= FEWEST]
    guild_id = press.place.guild_id
    if guild_id is None:
        raise Refused("league-no-server")
    if size not in allowed:
        raise Refused("league-size", sizes=[str(each) for each in allowed], count=len(allowed))
    if not 1 <= rounds <= MOST_ROUNDS:
        raise Refused("league-rounds", most=MOST_ROUNDS)
    if not 1 <= days <= MOST_DAYS:
        raise Refused("league-days", most=MOST_DAYS)
    now = context.clock.now()

    def draft(chosen: ServerRow) -> NewLeague:
        where, speaks = (guild_id, press.place.channel_id), chosen.language or language
        kept = chosen.clock if isinstance(clock, Usual) else None if clock is None else clock.dumps()
        who = press.person.id
        return NewLeague(*where, who, game, speaks, kept, size, rounds, days, press.id, now, options=picked)

    for _ in range(ATTEMPTS):
        try:
            return await _open(context, press, draft)
        except IntegrityError:  # another process was faster in this channel: that is found now
            continue
    raise Refused("league-open")


async def _open(context: HostContext, press: Press, draft: Callable[[ServerRow], NewLeague]) -> League:
    async with context.database.write() as connection:
        taken = await leagues.live_at(connection, press.place.channel_id)
        if taken is not None:
            rows = await _found(connection, taken)
            if rows.league.seed == press.id:  # the same press again
                return league_of(rows)
            raise Refused("league-open")
        chosen = await store_servers.find(connection, press.place.guild_id)
        check_opening(chosen, press)
        await _note_presser(context, connection, press)
        league_id = await leagues.add(connection, draft(chosen))
        rows = await _found(connection, league_id)
        await leagues.enqueue(connection, rows.league, LeaguePostKind.JOIN)
        await leagues.note_due(connection, league_id, context.clock.now())
        return league_of(rows)


async def league_at(context: HostContext, press: Press) -> League | None:
    """Return the league of the press's channel, or of the one of its thread: the one in season, else the newest."""
    places = [each for each in (press.place.channel_id, press.within) if each is not None]
    async with context.database.read() as connection:
        found = await leagues.newest_at(connection, places)
        return None if found is None else league_of(await _found(connection, found))


async def league(context: HostContext, league_id: int) -> League:
    """Return a league. Refused: league-gone."""
    async with context.database.read() as connection:
        return league_of(await _found(connection, league_id))


async def join(context: HostContext, press: Press, league_id: int) -> League:
    """Put the presser into a league whose season has not begun; who is in it stays.

    Refused: league-gone, league-begun, league-over, league-full.
    """

    async def change(connection: AsyncConnection, rows: SeasonRows) -> None:
        if _member(rows, press.person.id) is not None:
            return
        _joining(rows)
        if sum(map(plays, rows.members)) >= MOST:
            raise Refused("league-full", most=MOST)
        await leagues.join(connection, rows.league, press.person.id)
        await leagues.enqueue(connection, rows.league, LeaguePostKind.JOIN)

    return await _change(context, press, league_id, change)


async def leave(context: HostContext, press: Press, league_id: int, person_id: int | None = None) -> League:
    """Take the presser, or another person, out of a league, before the season or in it.

    What was played counts on. At tables that are played an automa takes the seat over, and it counts for nobody; no
    later round is made with that person. Refused: league-gone, league-over, league-not-in, and league-not-yours for
    who would take out others and neither runs the league nor manages the server.
    """
    whom = press.person.id if person_id is None else person_id

    async def change(connection: AsyncConnection, rows: SeasonRows) -> None:
        if whom != press.person.id:
            _runs(rows, press)
        member = _member(rows, whom)
        if member is None:
            raise Refused("league-not-in")
        if rows.league.status == LeagueStatus.JOINING:
            await leagues.leave(connection, league_id, member.number)
            await leagues.enqueue(connection, rows.league, LeaguePostKind.JOIN)
        else:
            await leagues.drop(connection, league_id, member.number, rows.league.round)
            await leagues.enqueue(connection, rows.league, LeaguePostKind.DROP, member.number)

    return await _change(context, press, league_id, change)


async def start(context: HostContext, press: Press, league_id: int) -> League:
    """Begin the season. Refused: league-gone, league-begun, league-over, league-not-yours, league-too-few."""

    async def change(connection: AsyncConnection, rows: SeasonRows) -> None:
        _runs(rows, press)
        _joining(rows)
        allowed = context.game(rows.league.game).seat_counts
        there = sum(map(plays, rows.members))
        if not sizes(there, rows.league.size, allowed):
            raise Refused("league-too-few", needed=min(each for each in allowed if each >= FEWEST), found=there)
        await leagues.change(connection, league_id, status=LeagueStatus.RUNNING.value)
        await leagues.enqueue(connection, rows.league, LeaguePostKind.JOIN)

    return await _change(context, press, league_id, change)


async def pause(context: HostContext, press: Press, league_id: int) -> League:
    """Pause the season: no round begins or ends, and no clock of its tables runs.

    Refused: league-gone, league-over, league-not-begun, league-not-yours, league-paused.
    """

    async def change(connection: AsyncConnection, rows: SeasonRows) -> None:
        _runs(rows, press)
        _begun(rows)
        if rows.league.status == LeagueStatus.PAUSED:
            raise Refused("league-paused")
        stopped = {"status": LeagueStatus.PAUSED.value, "paused_at": context.clock.now()}
        await leagues.change(connection, league_id, **stopped)
        await leagues.enqueue(connection, rows.league, LeaguePostKind.PAUSE)

    return await _change(context, press, league_id, change)


async def resume(context: HostContext, press: Press, league_id: int) -> League:
    """Let a paused season go on; the round has the time that was left. One that is stuck tries again at once.

    Refused: league-gone, league-over, league-not-begun, league-not-yours, league-not-paused.
    """

    async def change(connection: AsyncConnection, rows: SeasonRows) -> None:
        _runs(rows, press)
        row = rows.league
        if row.status == LeagueStatus.JOINING and row.trouble is None:
            raise Refused("league-not-begun")
        if row.status != LeagueStatus.PAUSED and row.trouble is None:
            raise Refused("league-not-paused")
        if row.status != LeagueStatus.PAUSED or row.paused_at is None:
            return
        rested = context.clock.now() - row.paused_at
        ends = None if row.round_ends_at is None else row.round_ends_at + rested
        goes_on = {"status": LeagueStatus.RUNNING.value, "paused_at": None, "round_ends_at": ends}
        await leagues.change(connection, league_id, **goes_on)
        await leagues.enqueue(connection, row, LeaguePostKind.RESUME)

    return await _change(context, press, league_id, change)


async def end(context: HostContext, press: Press, league_id: int) -> League:
    """End the season now, or close the league where it has not begun.

    Tables that are played go on as any others; for the season they count as rounds sat out. Refused: league-gone,
    league-over, league-not-yours.
    """

    async def change(connection: AsyncConnection, rows: SeasonRows) -> None:
        _runs(rows, press)
        if rows.league.status == LeagueStatus.JOINING:
            closed = {"status": LeagueStatus.CANCELLED.value, "ended_at": context.clock.now()}
            await leagues.change(connection, league_id, **closed)
            await leagues.enqueue(connection, rows.league, LeaguePostKind.JOIN)
            return
        await finish(context, connection, rows)

    return await _change(context, press, league_id, change)


async def finish(context: HostContext, connection: AsyncConnection, rows: SeasonRows) -> None:
    """End a season: what is still played counts no more. Part of the caller's transaction."""
    league_id = rows.league.league_id
    await leagues.remove_planned(connection, league_id)
    for each in rows.pairings:
        if each.status == PairingStatus.RUNNING:
            await leagues.note_over(connection, league_id, each, ())
    over = {"status": LeagueStatus.OVER.value, "ended_at": context.clock.now(), "trouble": None}
    await leagues.change(connection, league_id, **over)
    await leagues.enqueue(connection, rows.league, LeaguePostKind.OVER, rows.league.round)


# -- inside ---------------------------------------------------------------------------------------------------------


async def _change(context: HostContext, press: Press, league_id: int, change: _Change) -> League:
    """Do a change of a live league in one transaction, and have the work in the background look what it brings."""
    for _ in range(ATTEMPTS):
        try:
            async with context.database.write() as connection:
                rows = await _found(connection, league_id, lock=True)
                if press.place.guild_id != rows.league.guild_id:  # a forged press
                    raise Refused("league-gone")
                if not LeagueStatus(rows.league.status).live:
                    raise Refused("league-over")
                await _note_presser(context, connection, press)
                await change(connection, rows)
                await leagues.note_due(connection, league_id, context.clock.now())
                return league_of(await _found(connection, league_id))
        except IntegrityError:  # another process was faster
            continue
    raise Refused("unknown-press")


async def _found(connection: AsyncConnection, league_id: int, *, lock: bool = False) -> SeasonRows:
    rows = await leagues.find(connection, league_id, lock=lock)
    if rows is None:
        raise Refused("league-gone")
    return rows


async def _note_presser(context: HostContext, connection: AsyncConnection, press: Press) -> None:
    await meet(connection, press)
    await note_activity(connection, context.seen_lately, press.person.id, context.clock.now())


def _member(rows: SeasonRows, person_id: int) -> MemberRow | None:
    return next((each for each in rows.members if each.person_id == person_id and each.dropped is None), None)


def _joining(rows: SeasonRows) -> None:
    """Refuse (league-begun) once the season has begun."""
    if rows.league.status != LeagueStatus.JOINING:
        raise Refused("league-begun")


def _begun(rows: SeasonRows) -> None:
    """Refuse (league-not-begun) before the season."""
    if rows.league.status == LeagueStatus.JOINING:
        raise Refused("league-not-begun")


def _runs(rows: SeasonRows, press: Press) -> None:
    """Refuse (league-not-yours) who has not opened a league and does not manage its server."""
    manages = press.person.manages and press.place.guild_id == rows.league.guild_id
    if press.person.id != rows.league.opener_id and not manages:
        raise Refused("league-not-yours")
