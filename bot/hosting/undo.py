"""Undo: taking back the own last action. It is a log row that names the row it undoes, one for each entry."""

from __future__ import annotations

from dataclasses import replace
from itertools import takewhile

from bot.hosting.commit import Step, commit, forgotten_if_it_fails
from bot.hosting.context import HostContext
from bot.hosting.live_game import LiveGame, WhichTable, number_of
from bot.hosting.play import Acted, acted_before, find_seat, in_turn, seen, wake_workers, what_came_of
from bot.hosting.table import Press, Refused, Status, Table
from bot.store import tables
from bot.store.log import LogRow
from engine.contract import Event, Seat
from engine.log import TimeOut
from engine.match import CannotUndo, Match


async def undo(context: HostContext, press: Press, table: WhichTable) -> Acted:
    """Take back the presser's own last action, while nothing hidden was revealed and no other seat has acted.

    A press with `since` means the action that led to that seq, and takes back no other. Who plays alone, or with
    automas only, may take back what revealed something, what automas did since, and the last action of a finished
    game: nobody else has seen an end that is then none.
    """
    which = table

    async def attempt() -> Acted:
        nonlocal which
        live = await context.live(which)
        which = number_of(table)
        if (acted := await acted_before(context, live, press)) is not None:
            return acted
        await _check_open(context, live.table)
        seat = find_seat(live.table, press)
        check_undo(live, seat, press.since)
        return await _take_back(context, live, seat, press)

    return await in_turn(context, number_of(table), attempt)


async def _check_open(context: HostContext, table: Table) -> None:
    """Refuse a table that is closed (table-finished, table-cancelled), or cannot be opened again (undo-place-taken)."""
    if table.status is Status.RUNNING:
        return
    if table.status is not Status.FINISHED or not table.for_one:
        raise Refused(f"table-{table.status}", table=table.id)
    async with context.database.read() as connection:
        if (taken := await tables.live_at(connection, table.place.channel_id)) is not None:
            raise Refused("undo-place-taken", table=taken)


def check_undo(live: LiveGame, seat: Seat, since: int | None) -> None:
    """Refuse what cannot be taken back: undo-done, undo-nothing, undo-other-acted, undo-passed, undo-revealed."""
    table_id = live.table.id
    if since is not None and since not in live.seqs:
        raise Refused("undo-done", table=table_id)  # a second click must not take a second action back
    try:
        own = live.match.undoable(seat, alone=live.table.for_one)
    except CannotUndo as error:
        if error.reason in ("nothing", "not-yours"):
            raise Refused("undo-nothing", table=table_id) from error
        if error.reason == "other-acted":
            raise Refused("undo-other-acted", table=table_id, seats=_acted_since(live.match, seat)) from error
        _check_meant(live, since, live.seqs[-1])
        raise Refused("undo-revealed", table=table_id, events=_revealing(error, seat)) from error
    _check_meant(live, since, live.seqs[own.n - 1])


def _check_meant(live: LiveGame, since: int | None, own: int) -> None:
    """Refuse a button of another action than the own last one, which led to the seq `own`."""
    if since not in (None, own):
        raise Refused("undo-passed", table=live.table.id)


def _acted_since(match: Match, seat: Seat) -> list[Seat]:
    """Return the other seats that acted, or were acted for, since the last action of `seat`; in order, each once."""
    since = takewhile(lambda entry: entry.seat != seat, reversed(match.entries))
    actors = [each.action.seat if isinstance(each.action, TimeOut) else each.seat for each in since]
    return [actor for actor in dict.fromkeys(reversed(actors)) if actor is not None]


def _revealing(error: CannotUndo, seat: Seat) -> tuple[Event, ...]:
    events = error.entry.events if error.entry else ()
    return tuple(event.seen_by(seat) for event in events if event.reveals)


async def _take_back(context: HostContext, live: LiveGame, seat: Seat, press: Press) -> Acted:
    table, seqs = live.table, list(live.seqs)
    undone = live.match.undo(seat, alone=table.for_one)
    # The position is what it was, so its questions are as old as they were: a panel opened then still works.
    kept = len(seqs) - len(undone)
    asked = live.asked[kept - 1]
    rows = [
        LogRow(seq, None, undoes, asked, press.person.id)
        for seq, undoes in enumerate(reversed(seqs[kept:]), start=table.seq + 1)
    ]
    with forgotten_if_it_fails(context, table.id):
        await commit(context, live, [Step(row, calls_for_post=True) for row in rows], press)
        live.table = replace(table, seq=rows[-1].seq, asked_since=asked, status=Status.RUNNING)
        del live.seqs[kept:], live.asked[kept:]
    wake_workers(context, live, posting=True)
    events = [event for entry in undone for event in seen(entry, seat)]
    return what_came_of(live, seat, events, public=False)
