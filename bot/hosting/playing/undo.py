"""Undo: taking back actions. It is a log row for each entry, which names the row that it takes back.

One's own last action is taken back at once, while nothing hidden was revealed and no other seat has acted. All else
needs the consent of the others (`bot.hosting.agreements.taking_back`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.agreements.kind import others
from bot.hosting.context import HostContext
from bot.hosting.live_game import LiveGame, WhichTable, number_of
from bot.hosting.orders.standing_orders import kept_orders
from bot.hosting.playing.commit import Ahead, Step, commit, forgotten_if_it_fails
from bot.hosting.playing.play import Acted, acted_before, back_again, find_seat, in_turn, seen, what_came_of
from bot.hosting.table import Press, Refused, Status, Table
from bot.store import tables
from bot.store.log import LogRow
from engine.contract import Event, Seat
from engine.log import Entry
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
        if live.table.status is not Status.RUNNING:
            async with context.database.read() as connection:
                await check_open(connection, live.table)
        seat = find_seat(live.table, press)
        check_undo(live, seat, press)
        return await _take_back(context, live, seat, press)

    return await in_turn(context, number_of(table), attempt)


async def check_open(connection: AsyncConnection, table: Table) -> None:
    """Refuse a table that is closed (table-finished, table-cancelled), or cannot be opened again (undo-place-taken)."""
    if table.status is Status.RUNNING:
        return
    if table.status is not Status.FINISHED or not table.for_one:
        raise Refused(f"table-{table.status}", table=table.id)
    if (taken := await tables.live_at(connection, table.place.channel_id)) is not None:
        raise Refused("undo-place-taken", table=taken)


def check_undo(live: LiveGame, seat: Seat, press: Press) -> None:
    """Refuse what the presser cannot take back alone.

    Refused: undo-done, undo-nothing-yet, undo-nothing (undo-nothing-own: and nobody else plays), undo-other-acted,
    undo-passed, undo-revealed, undo-former.
    """
    if not live.is_its_own(_own_last(live, seat, press.since), press.person.id):
        raise Refused("undo-former", table=live.table.id)


def _own_last(live: LiveGame, seat: Seat, since: int | None) -> Entry:
    """Return the last action of a seat, which `since` means if it means any. Refused where it cannot be taken back."""
    table_id = live.table.id
    if since is not None and since not in live.seqs:
        raise Refused("undo-done", table=table_id)  # a second click must not take a second action back
    try:
        own = live.match.undoable(seat, alone=live.table.for_one)
    except CannotUndo as error:
        if error.reason == "nothing":
            raise Refused("undo-nothing-yet", table=table_id) from error
        if error.reason == "not-yours":
            further = bool(others(live.table, seat))
            raise Refused("undo-nothing" if further else "undo-nothing-own", table=table_id) from error
        if error.reason == "other-acted":
            raise Refused("undo-other-acted", table=table_id, seats=_acted_since(live.match, seat)) from error
        _check_meant(live, since, live.seqs[-1])
        raise Refused("undo-revealed", table=table_id, events=_revealing(error, seat)) from error
    _check_meant(live, since, live.seqs[own.n - 1])
    return own


def _check_meant(live: LiveGame, since: int | None, own: int) -> None:
    """Refuse a button of another action than the own last one, which led to the seq `own`."""
    if since not in (None, own):
        raise Refused("undo-passed", table=live.table.id)


def _acted_since(match: Match, seat: Seat) -> list[Seat]:
    """Return the other seats that acted, or were acted for, since the last action of `seat`; in order, each once."""
    since = takewhile(lambda entry: entry.seat != seat, reversed(match.entries))
    actors = [each.actor for each in since]
    return [seat for seat in dict.fromkeys(reversed(actors)) if seat is not None]


def _revealing(error: CannotUndo, seat: Seat) -> tuple[Event, ...]:
    events = error.entry.events if error.entry else ()
    return tuple(event.seen_by(seat) for event in events if event.reveals)


async def _take_back(context: HostContext, live: LiveGame, seat: Seat, press: Press) -> Acted:
    try:
        undone = live.match.undo(seat, alone=live.table.for_one)
    except Exception as error:  # entries of older rules, from which the game went on by its snapshot
        raise Refused("undo-too-old", table=live.table.id) from error
    with forgotten_if_it_fails(context, live.table.id):
        steps = steps_back(live, undone, press.person.id)
        await commit(context, live, steps, press)
        went_back(live, steps, undone, press)
    events = [event for entry in undone for event in seen(entry, seat)]
    return what_came_of(live, seat, events, public=False)


def steps_back(live: LiveGame, undone: Sequence[Entry], person_id: int) -> list[Step]:
    """Return what is to be committed after `live.match` went back over the entries `undone`.

    The position is what it was, so its questions are as old as they were: a panel opened then still works. What seats
    had answered ahead with an action that is taken back does not count any more.
    """
    kept = len(live.seqs) - len(undone)
    asked = live.asked[kept - 1]
    rows = [
        LogRow(seq, None, undoes, asked, person_id)
        for seq, undoes in enumerate(reversed(live.seqs[kept:]), start=live.table.seq + 1)
    ]
    ahead = (Ahead(seat, None) for seat in _answered_ahead(live, undone))  # there are not more of them than entries
    return [
        Step(row, calls_for_post=True, ahead=next(ahead, None), actor=entry.actor)
        for row, entry in zip(rows, reversed(undone), strict=True)
    ]


def _answered_ahead(live: LiveGame, undone: Sequence[Entry]) -> list[Seat]:
    """Return the seats that have given an answer ahead and must do again what they did with it or since."""
    actors = {entry.actor for entry in undone}
    return [seat for seat in actors if seat and any(order.once for order in live.orders.get(seat, ()))]


def went_back(live: LiveGame, steps: Sequence[Step], undone: Sequence[Entry], press: Press | None) -> None:
    """Bring the game in memory up to date, once it is committed."""
    row, kept = steps[-1].row, len(live.seqs) - len(undone)
    table = back_again(live.table, press)
    live.table = replace(table, seq=row.seq, asked_since=row.asked_since, status=Status.RUNNING)
    live.orders = {
        seat: kept_orders(orders, None, None)
        if any(each.ahead and each.ahead.seat == seat for each in steps)
        else orders
        for seat, orders in live.orders.items()
    }
    del live.seqs[kept:], live.asked[kept:], live.by[kept:]
