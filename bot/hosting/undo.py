"""Taking back one's own last action: a log row of its own, which says what it undid."""

from __future__ import annotations

from dataclasses import replace

from bot.hosting.commit import Step, commit, forgotten_if_it_fails
from bot.hosting.house import House
from bot.hosting.play import Acted, acted_before, find_seat, in_turn, next_turn, seen, told
from bot.hosting.running import Running
from bot.hosting.table import Press, Refused, Status
from bot.store import log
from bot.store.log import LogRow
from engine.contract import Seat
from engine.match import CannotUndo

REASONS = {
    "nothing": "undo-nothing",
    "not-yours": "undo-nothing",
    "other-acted": "undo-other-acted",
    "revealed": "undo-revealed",
}


async def undo(house: House, press: Press, table_id: int) -> Acted:
    """Take back the presser's own last action, while nothing hidden was revealed and no other seat has acted.

    A press with `since` means that very state of the table.
    """

    async def attempt() -> Acted:
        async with house.database.read() as connection:
            running = await house.running(connection, table_id)
            before = await log.answered(connection, press.id)
        if before is not None:
            return await acted_before(house, running, press, before.seq)
        if running.table.status != Status.RUNNING:
            raise Refused(f"table-{running.table.status}", table=table_id)
        if press.since is not None and press.since != running.table.seq:
            raise Refused("undo-passed", table=table_id)  # a second click must not take a second action back
        return await _take_back(house, running, find_seat(running.table, press), press)

    return await in_turn(house, table_id, attempt)


async def _take_back(house: House, running: Running, seat: Seat, press: Press) -> Acted:
    try:
        undone = running.match.undo(seat)
    except CannotUndo as error:
        by = error.entry.seat if error.entry else None
        name = running.table.occupant(by).name if by else ""
        raise Refused(REASONS[error.reason], table=running.table.id, by=name, seat=by) from error
    table, seq = running.table, running.table.seq + 1
    # The position is what it was, so its questions are as old as they were: a panel opened then still works.
    asked = running.asked[-2]
    row = LogRow(seq, None, running.seqs[-1], asked, press.person.id)
    with forgotten_if_it_fails(house, table.id):
        await commit(house, running, Step(row, tells=True), press)
        running.table = replace(table, seq=seq, asked_since=asked)
        running.seqs.pop()
        running.asked.pop()
    told(house, running, telling=True)
    return Acted(running.table, seq, seen(undone, seat), turn=next_turn(running, seat))
