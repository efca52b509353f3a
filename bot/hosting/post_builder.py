"""Building a post from the log: what happened since the last one, and what everybody may see now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from secrets import token_hex
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.commit import calls_for_post
from bot.hosting.context import HostContext
from bot.hosting.loading import position_at_post, read_entries, read_setup, replayed, standing_rows, table_of
from bot.hosting.post import Earlier, Happened, Post, PostKind
from bot.hosting.post_merging import post_to_amend
from bot.hosting.table import Place
from bot.store import log, outbox
from bot.store.log import LogRow
from bot.store.outbox import QueuedPost, SentPost
from bot.store.tables import TableRow
from engine.contract import AnyGame

NONCE_BYTES = 8
"""As many as make nonces of any two installations differ: the numbers of rows begin anew in an empty data folder."""


@dataclass(frozen=True, slots=True)
class BuiltPost:
    """A post, and the position where it ends (None: it shows no board), which is kept once the post was sent."""

    post: Post
    position: Any = None
    news: bool = True
    """False when everything is as it was at the last post: an action was taken back before it was posted."""
    posted_since: int | None = None
    """The seq after which it begins, where it tells of the board."""
    before: Any = None
    """The position there; None at the beginning."""


async def build_post(
    context: HostContext, connection: AsyncConnection, row: TableRow, queued: QueuedPost, seq: int
) -> BuiltPost:
    """Build the post of a bundle whose oldest row is `queued`, telling of the table `row` up to `seq`.

    The caller holds the table's lock. CorruptTable, or Refused: table-damaged.
    """
    posts = await outbox.sent_posts(connection, queued.table_id)
    kind, claim = PostKind(queued.kind), queued.claim
    lobby = [each.message_id for each in posts if each.kind == PostKind.LOBBY]
    edit = lobby[-1] if kind == PostKind.LOBBY and lobby else None
    post = Post(
        id=queued.post_id,
        kind=kind,
        table=table_of(row),
        place=Place(queued.guild_id, queued.channel_id),
        game=context.game(row.game),
        older_posts=tuple(each.message_id for each in posts if each.message_id != edit),
        edit=edit,
        nonce=claim.nonce if claim else token_hex(NONCE_BYTES),
        earlier=Earlier(claim.at, await outbox.newest_post(connection, queued.channel_id, claim.at)) if claim else None,
    )
    match kind:
        case PostKind.BOARD:
            return await _with_board(context, connection, row, post, _Span(queued, posts, seq))
        case PostKind.SEATS:
            return await _with_seats(context, connection, row, post)
        case _:
            return BuiltPost(post)


async def _with_seats(context: HostContext, connection: AsyncConnection, row: TableRow, post: Post) -> BuiltPost:
    """Tell who sits where and who is asked now: the new person may be."""
    game, position = post.game, (await context.game_of(connection, row)).match.position
    answered = tuple(each.seat for each in game.revisable(position))
    decisions = game.decisions(position)
    return BuiltPost(replace(post, view=game.view(position, None), decisions=decisions, answered=answered))


@dataclass(frozen=True, slots=True)
class _Span:
    """What a post may cover: the queued row, the posts that are there, and the newest seq."""

    queued: QueuedPost
    posts: Sequence[SentPost]
    upto: int


async def _with_board(
    context: HostContext, connection: AsyncConnection, row: TableRow, post: Post, span: _Span
) -> BuiltPost:
    game, seq = post.game, span.upto
    happened = await _happened(connection, game, row, row.posted_until, seq)
    position, asked = await _position(context, connection, row, seq)
    answered = tuple(each.seat for each in game.revisable(position))
    quiet = len(asked) > 1 and all(each.aside for each in happened)
    news = bool(happened) or asked != (await log.row(connection, row.table_id, row.posted_until)).asked_since
    posted_since, edit = row.posted_until, _changed(span, happened, context.clock.now(), quiet=quiet)
    news = news and not (quiet and edit is None)
    if edit is not None and edit.posted_since is not None:
        posted_since = edit.posted_since
        happened = await _happened(connection, game, row, posted_since, seq)
    before = await _position_told(context, connection, row, posted_since)
    full = replace(
        post,
        table=replace(post.table, seq=seq, asked_since=asked),
        happened=happened,
        before=None if before is None else game.view(before, None),
        view=game.view(position, None),
        decisions=game.decisions(position),
        answered=answered,
        quiet=quiet,
        older_posts=tuple(each.message_id for each in span.posts if each != edit),
        edit=edit.message_id if edit else None,
        result=game.result(position),
    )
    return BuiltPost(full, position, news, posted_since, before)


def _changed(span: _Span, news: Sequence[Happened], now: datetime, *, quiet: bool) -> SentPost | None:
    """Return the post that is changed in place of a new one; on a repeated attempt the same as before."""
    if span.queued.claimed_seq is None:
        return post_to_amend(span.posts, news, now, quiet=quiet)
    return next((each for each in span.posts if each.message_id == span.queued.claimed_edit), None)


async def _position_told(context: HostContext, connection: AsyncConnection, row: TableRow, seq: int) -> Any:
    """Return the position at `seq`, where the last post ended or began; None for the beginning."""
    if not seq:
        return None
    live = context.cache.get(row.table_id)
    if live is not None and (last := live.last_post) is not None and seq in (last.seq, last.posted_since):
        return last.position if seq == last.seq else last.before
    return await position_at_post(connection, context.game(row.game), row, seq)


async def _happened(
    connection: AsyncConnection, game: AnyGame, row: TableRow, after: int, upto: int
) -> tuple[Happened, ...]:
    """Return the entries after the seq `after`. An entry that was made and taken back within them is left out."""
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
    aside = len(row.asked_since) > 1 and not calls_for_post(entry, row.asked_since, row.seq, over=False)
    return Happened(row.seq, tuple(event.seen_by(None) for event in entry.events), undone, aside)


async def _position(
    context: HostContext, connection: AsyncConnection, row: TableRow, seq: int
) -> tuple[Any, dict[str, int]]:
    """Return the position at `seq`, and since when each seat was asked. An older seq is only needed for a repeat."""
    if seq == row.seq:
        live = await context.game_of(connection, row)
        return live.match.position, dict(live.table.asked_since)
    rows = await log.rows(connection, row.table_id)
    game, setup = context.game(row.game), await read_setup(connection, row)
    entries = read_entries(game, row.table_id, standing_rows(rows, seq))
    return replayed(game, setup, entries, row.table_id).position, dict(rows[seq - 1].asked_since)
