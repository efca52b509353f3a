"""Making a notice from the log: what happened since the last post, and what may be seen of it now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.continuing import continued
from bot.hosting.house import House
from bot.hosting.notice import Happened, Notice, NoticeKind
from bot.hosting.reading import read_entries, read_setup, replayed, standing_rows, table_of, told_position
from bot.hosting.table import Place
from bot.store import log, outbox
from bot.store.log import LogRow
from bot.store.outbox import Owed, Post
from bot.store.tables import TableRow
from engine.contract import AnyGame


@dataclass(frozen=True, slots=True)
class Draft:
    """A notice, and the position that it tells (None: it tells none): kept as that of the last post once posted."""

    notice: Notice
    position: Any = None
    news: bool = True
    """False when everything is as it was at the last post: an action was taken back before it was told."""
    told_from: int | None = None
    """The seq from behind which it tells, where it tells of the board."""
    before: Any = None
    """The position there; None at the beginning."""


async def draft_notice(house: House, connection: AsyncConnection, row: TableRow, owed: Owed, seq: int) -> Draft:
    """Make the notice of a bundle whose oldest row is `owed`, telling the table `row` as of `seq`.

    For who holds the table's lock. Damaged, or Refused: table-damaged.
    """
    posts = await outbox.posts_of(connection, owed.table_id)
    kind = NoticeKind(owed.kind)
    lobby = [post.message_id for post in posts if post.kind == NoticeKind.LOBBY]
    edit = lobby[-1] if kind == NoticeKind.LOBBY and lobby else None
    notice = Notice(
        id=owed.post_id,
        kind=kind,
        table=table_of(row),
        place=Place(owed.guild_id, owed.channel_id),
        game=house.game(row.game),
        older_posts=tuple(post.message_id for post in posts if post.message_id != edit),
        edit=edit,
    )
    match kind:
        case NoticeKind.BOARD:
            return await _with_board(house, connection, row, notice, _Span(owed, posts, seq))
        case NoticeKind.SEATS:
            return await _with_seats(house, connection, row, notice)
        case _:
            return Draft(notice)


async def _with_seats(house: House, connection: AsyncConnection, row: TableRow, notice: Notice) -> Draft:
    """Tell who sits where, and who is asked now: whoever has just come may be."""
    game, position = notice.game, (await house.game_of(connection, row)).match.position
    return Draft(replace(notice, view=game.view(position, None), decisions=game.decisions(position)))


@dataclass(frozen=True, slots=True)
class _Span:
    """From where to where a post may tell: what it is owed for, the posts that are there, and the newest seq."""

    owed: Owed
    posts: Sequence[Post]
    upto: int


async def _with_board(house: House, connection: AsyncConnection, row: TableRow, notice: Notice, span: _Span) -> Draft:
    game, seq = notice.game, span.upto
    happened = await _happened(connection, game, row, row.told_seq, seq)
    position, asked = await _position(house, connection, row, seq)
    news = bool(happened) or asked != (await log.row(connection, row.table_id, row.told_seq)).asked_since
    told_from, edit = row.told_seq, _changed(span, happened, house.clock.now())
    if edit is not None and edit.told_from is not None:
        told_from = edit.told_from
        happened = await _happened(connection, game, row, told_from, seq)
    before = await _position_told(house, connection, row, told_from)
    full = replace(
        notice,
        table=replace(notice.table, seq=seq, asked_since=asked),
        happened=happened,
        before=None if before is None else game.view(before, None),
        view=game.view(position, None),
        decisions=game.decisions(position),
        older_posts=tuple(post.message_id for post in span.posts if post != edit),
        edit=edit.message_id if edit else None,
        result=game.result(position),
    )
    return Draft(full, position, news, told_from, before)


def _changed(span: _Span, news: Sequence[Happened], now: datetime) -> Post | None:
    """Give the post that is changed instead of making a new one: on a repeated attempt the same as before."""
    if span.owed.claimed_seq is None:
        return continued(span.posts, news, now)
    return next((each for each in span.posts if each.message_id == span.owed.claimed_edit), None)


async def _position_told(house: House, connection: AsyncConnection, row: TableRow, seq: int) -> Any:
    """Give the position at `seq`, where the last post ended or began; None for the beginning."""
    if not seq:
        return None
    running = house.cache.get(row.table_id)
    if running is not None and (told := running.told) is not None and seq in (told.seq, told.told_from):
        return told.position if seq == told.seq else told.before
    return await told_position(connection, house.game(row.game), row, seq)


async def _happened(
    connection: AsyncConnection, game: AnyGame, row: TableRow, after: int, upto: int
) -> tuple[Happened, ...]:
    """Tell the rows behind the seq `after`; what was made there and taken back there is not told at all."""
    rows = [each for each in await log.rows(connection, row.table_id, after) if each.seq <= upto]
    untold = {each.seq for each in standing_rows(rows)}
    happened = []
    for each in rows:
        if each.seq in untold:
            happened.append(_tell(game, row.table_id, each, undone=False))
        elif each.undoes is not None and each.undoes <= after:
            taken_back = await log.row(connection, row.table_id, each.undoes)
            happened.append(_tell(game, row.table_id, taken_back, undone=True))
    return tuple(happened)


def _tell(game: AnyGame, table_id: int, row: LogRow, *, undone: bool) -> Happened:
    (entry,) = read_entries(game, table_id, [row])
    return Happened(row.seq, tuple(event.seen_by(None) for event in entry.events), undone)


async def _position(house: House, connection: AsyncConnection, row: TableRow, seq: int) -> tuple[Any, dict[str, int]]:
    """Give the position at `seq`, and who was asked since when. An older one is only needed to repeat an attempt."""
    if seq == row.seq:
        running = await house.game_of(connection, row)
        return running.match.position, dict(running.table.asked_since)
    rows = await log.rows(connection, row.table_id)
    game, setup = house.game(row.game), await read_setup(connection, row)
    entries = read_entries(game, row.table_id, standing_rows(rows, seq))
    return replayed(game, setup, entries, row.table_id).position, dict(rows[seq - 1].asked_since)
