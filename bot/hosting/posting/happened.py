"""What happened at a table between two seqs, as a spectator or a seat may see it."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.loading import read_entries, standing_rows
from bot.hosting.playing.commit import calls_for_post
from bot.hosting.posting.post import Happened
from bot.store import log
from bot.store.log import LogRow
from engine.contract import AnyGame, Seat
from engine.log import TimeOut


async def happened(
    connection: AsyncConnection,
    game: AnyGame,
    table_id: int,
    rows: Sequence[LogRow],
    seat: Seat | None = None,
) -> tuple[Happened, ...]:
    """Return the entries of `rows`, which follow each other, as `seat` may see them (None: a spectator).

    An entry that was made and taken back within them is left out.
    """
    after = rows[0].seq - 1 if rows else 0
    untold = {each.seq for each in standing_rows(rows)}
    told = []
    for each in rows:
        if each.seq in untold:
            told.append(_tell(game, table_id, each, seat, undone=False))
        elif each.undoes is not None and each.undoes <= after:
            taken_back = await log.row(connection, table_id, each.undoes)
            told.append(_tell(game, table_id, taken_back, seat, undone=True))
    return tuple(told)


def stays_known(game: AnyGame, table_id: int, rows: Sequence[LogRow], told: Sequence[Happened]) -> bool:
    """Return whether something was taken back that had shown what was hidden: of what is `told`, or within `rows`."""
    undone = {each.undoes for each in rows}
    within = read_entries(game, table_id, [each for each in rows if each.seq in undone])
    return any(each.undone and each.revealed for each in told) or any(each.reveals for each in within)


def _tell(game: AnyGame, table_id: int, row: LogRow, seat: Seat | None, *, undone: bool) -> Happened:
    (entry,) = read_entries(game, table_id, [row])
    aside = len(row.asked_since) > 1 and not calls_for_post(entry, row.asked_since, row.seq, over=False)
    events = tuple(event.seen_by(seat) for event in entry.events)
    late = entry.action.seat if isinstance(entry.action, TimeOut) else None
    by = None if entry.by is None else entry.seat
    return Happened(row.seq, events, undone, aside, entry.reveals, late, by)
