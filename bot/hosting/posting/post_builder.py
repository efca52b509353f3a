"""Building a post from the log: what happened since the last one, and what everybody may see now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from secrets import token_hex
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.agreements.posting import with_proposal
from bot.hosting.context import HostContext
from bot.hosting.filming.film import Film
from bot.hosting.loading import position_at_post, read_entries, read_setup, replayed, standing_rows, table_of
from bot.hosting.lobbies import lobby_time
from bot.hosting.looking.awaited import awaited
from bot.hosting.looking.waiting import Waiting
from bot.hosting.notices.pinging import NOBODY, Asked, Pinged, called, kept_for, pinged
from bot.hosting.orders import answers_to_come
from bot.hosting.posting.happened import happened, stays_known
from bot.hosting.posting.post import Earlier, Happened, Invitation, LeagueThread, OpenedThread, Post, PostKind
from bot.hosting.posting.post_merging import post_to_amend
from bot.hosting.table import Place, Refused, Status, Table
from bot.store import films, leagues, log, outbox, people, seats, tables, timers
from bot.store.log import LogRow
from bot.store.outbox import Claim, QueuedPost, SentPost
from bot.store.tables import TableRow
from engine.contract import AnyGame, Seat

BESIDE = (PostKind.PROPOSAL, PostKind.INVITED, PostKind.FILM, PostKind.NAME)
"""Kinds of what stands beside the posts of the board, and stays there when these lose their buttons."""
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
    pings: Pinged = NOBODY
    """Whom it pings, and who is told by a notice instead."""
    past: tuple[int, ...] = ()
    """Messages of invitations to seats that are kept for nobody any more: they need not be known any longer."""


async def build_post(
    context: HostContext, connection: AsyncConnection, row: TableRow, queued: QueuedPost, seq: int
) -> BuiltPost:
    """Build the post of a bundle whose oldest row is `queued`, telling of the table `row` up to `seq`.

    The caller holds the table's lock. CorruptTable, or Refused: table-damaged.
    """
    sent = await outbox.sent_posts(connection, queued.table_id)
    built = await _built(context, connection, row, _Span(queued, sent, seq))
    return replace(built, past=_past(built.post.table, context.game(row.game), sent))


def _past(table: Table, game: AnyGame, sent: Sequence[SentPost]) -> tuple[int, ...]:
    """Return the messages of invitations to seats that are kept for nobody any more."""
    kept = () if table.status.over else kept_for(table)
    still = {number for number, seat in enumerate(game.colours) if seat in kept}
    return tuple(each.message_id for each in sent if each.kind == PostKind.INVITED and each.about not in still)


async def _built(context: HostContext, connection: AsyncConnection, row: TableRow, span: _Span) -> BuiltPost:
    queued, sent, seq = span.queued, span.posts, span.upto
    posts = [each for each in sent if each.kind not in BESIDE]
    queued_kind, claim = PostKind(queued.kind), queued.claim
    by_manager = queued_kind is PostKind.CLOSED
    kind = PostKind.CANCELLED if by_manager else queued_kind
    lobby = [each.message_id for each in posts if each.kind in (PostKind.LOBBY, PostKind.IDLE)]
    edit = lobby[-1] if kind == PostKind.LOBBY and lobby else None
    post = Post(
        id=queued.post_id,
        kind=kind,
        table=table_of(row),
        place=Place(queued.guild_id, queued.channel_id),
        game=context.game(row.game),
        by_manager=by_manager,
        older_posts=tuple(each.message_id for each in posts if each.message_id != edit),
        edit=edit,
        nonce=claim.nonce if claim else token_hex(NONCE_BYTES),
        earlier=None if claim is None else await _earlier(connection, queued, claim, sent),
    )
    if kind in BESIDE or (kind is PostKind.LANGUAGE and queued.about is not None):
        return await _beside(context, connection, row, replace(post, older_posts=()), span)
    match kind:
        case PostKind.BOARD:
            return await _with_board(context, connection, row, post, _Span(queued, posts, seq))
        case PostKind.TIMES | PostKind.LANGUAGE:
            again = _with_times if kind is PostKind.TIMES else _told_anew
            return await again(context, connection, row, post, _Span(queued, posts, row.posted_until))
        case PostKind.CANCELLED:
            if row.seq:
                return await _with_standing(context, connection, row, post)
            return BuiltPost(post, news=by_manager or not lobby)  # the lobby's message says it, but not who did it
        case PostKind.SEATS:
            return await _with_seats(context, connection, row, post)
        case PostKind.IDLE:
            closes_at = await lobby_time.closes_at(connection, row.table_id)
            asked = await lobby_time.pinged(connection, row, queued.due_at)
            return BuiltPost(replace(post, closes_at=closes_at, people=asked), news=closes_at is not None)
        case PostKind.LOBBY if edit is None:
            pings = await called(connection, kept_for(post.table), post.table.id, context.clock.now())
            return BuiltPost(replace(post, people=tuple(pings.now.values())), pings=pings)
        case _:
            return BuiltPost(post)


async def _earlier(connection: AsyncConnection, queued: QueuedPost, claim: Claim, sent: Sequence[SentPost]) -> Earlier:
    """Return what is known of earlier attempts; `sent`: the posts of the table that are known."""
    newest = await outbox.newest_post(connection, queued.channel_id, claim.at)
    return Earlier(claim.at, newest, frozenset(each.message_id for each in sent))


async def _beside(
    context: HostContext, connection: AsyncConnection, row: TableRow, post: Post, span: _Span
) -> BuiltPost:
    """Build what stands beside the posts of the board, from all posts of the table."""
    queued = span.queued
    match post.kind:
        case PostKind.FILM:
            return await _with_film(connection, row, post)
        case PostKind.NAME:
            return BuiltPost(replace(post, threads=await _threads(context, connection, queued.channel_id)))
        case PostKind.PROPOSAL:
            own = _about(span, PostKind.PROPOSAL)
            edit = own[-1].message_id if own else None
            told = await with_proposal(context, connection, row, replace(post, edit=edit), queued)
            return BuiltPost(post, news=False) if told is None else BuiltPost(told)
        case PostKind.INVITED:
            return await _with_invitation(context, connection, post, (queued.about or 0, queued.person_id))
        case _:
            return await _invitation_anew(context, connection, post, _about(span, PostKind.INVITED))


def _about(span: _Span, kind: PostKind) -> list[SentPost]:
    """Return the posts of a kind about the same as the queued one: a proposal, a seat."""
    return [each for each in span.posts if each.kind == kind and each.about == span.queued.about]


async def _with_invitation(
    context: HostContext, connection: AsyncConnection, post: Post, invited: tuple[int, int | None]
) -> BuiltPost:
    """Invite the person for whom a seat is kept; nobody where it is not kept any more.

    `invited`: the number of the seat, and who has invited.
    """
    number, inviter = invited
    seat = post.game.colours[number]
    kept = {each: person for each, person in kept_for(post.table).items() if each == seat}
    if not kept:
        return BuiltPost(post, news=False)
    by = "?" if inviter is None else await people.name(connection, inviter)
    pings = await called(connection, kept, post.table.id, context.clock.now())
    told = replace(post, invitation=Invitation(kept[seat], by), people=tuple(pings.now.values()))
    return BuiltPost(told, pings=pings)


async def _invitation_anew(
    context: HostContext, connection: AsyncConnection, post: Post, known: Sequence[SentPost]
) -> BuiltPost:
    """Tell the newest invitation to a seat again, in the language that the table speaks now.

    Nobody is pinged, and nobody told by a notice.
    """
    if not known:
        return BuiltPost(post, news=False)  # one that is still to be sent speaks it anyway
    message, number, inviter = known[-1].message_id, known[-1].about or 0, known[-1].person_id
    again = replace(post, kind=PostKind.INVITED, quiet=True, edit=message)
    built = await _with_invitation(context, connection, again, (number, inviter))
    return replace(built, post=replace(built.post, people=()), pings=NOBODY)


async def _threads(
    context: HostContext, connection: AsyncConnection, channel_id: int
) -> tuple[OpenedThread | LeagueThread, ...]:
    """Return for what tables a thread may have been made at a place; not of games that are not here any more."""
    opened = [OpenedThread(*each) for each in await tables.openers_at(connection, channel_id)]
    of_leagues = [LeagueThread(*each) for each in await leagues.tables_at(connection, channel_id)]
    its: list[OpenedThread | LeagueThread] = [*opened, *of_leagues]
    return tuple(each for each in its if each.game in context.games)


async def _with_seats(context: HostContext, connection: AsyncConnection, row: TableRow, post: Post) -> BuiltPost:
    """Tell who sits where, who sat there before, and who is asked now: the new person may be."""
    game, position = post.game, (await context.game_of(connection, row)).match.position
    answered = tuple(each.seat for each in game.revisable(position))
    decisions = game.decisions(position)
    waiting = Waiting(await awaited(context, connection, post.table, [each.seat for each in decisions], ()), answered)
    owners = await seats.former_owners(connection, row.table_id)
    former = {seat: name for seat, (name, _) in owners.items()}
    parted = {seat: how for seat, (_, how) in owners.items()}
    told = replace(post, view=game.view(position, None), decisions=decisions, waiting=waiting)
    return BuiltPost(replace(told, former=former, parted=parted))


async def _with_times(
    context: HostContext, connection: AsyncConnection, row: TableRow, post: Post, span: _Span
) -> BuiltPost:
    """Tell the newest post again, with the times as they are now; what has happened since it is for the next one."""
    newest = span.posts[-1] if span.posts else None
    if newest is not None and newest.kind == PostKind.SEATS:
        older = tuple(each for each in post.older_posts if each != newest.message_id)
        again = replace(post, kind=PostKind.SEATS, quiet=True, edit=newest.message_id, older_posts=older)
        return await _with_seats(context, connection, row, again)
    if not row.posted_until:
        return BuiltPost(post, news=False)
    return await _with_board(context, connection, row, replace(post, quiet=True), span)


async def _told_anew(
    context: HostContext, connection: AsyncConnection, row: TableRow, post: Post, span: _Span
) -> BuiltPost:
    """Tell the newest post again, as what it is, in the language that the table speaks now."""
    newest = span.posts[-1] if span.posts else None
    if newest is None:
        return BuiltPost(post, news=False)  # what is still to be sent speaks it anyway
    kind, older = PostKind(newest.kind), tuple(each for each in post.older_posts if each != newest.message_id)
    again = replace(post, kind=kind, quiet=True, edit=newest.message_id, older_posts=older)
    if row.status == Status.LOBBY:
        return await _lobby_anew(connection, row, again, span.queued.due_at)
    if kind is PostKind.ASLEEP:
        return BuiltPost(again)
    return await _with_times(context, connection, row, replace(post, kind=PostKind.TIMES), span)


async def _lobby_anew(connection: AsyncConnection, row: TableRow, post: Post, at: datetime) -> BuiltPost:
    """Tell a lobby again; one that was asked about asks on, unless somebody has answered."""
    closes_at = await lobby_time.closes_at(connection, row.table_id)
    if closes_at is None:
        return BuiltPost(replace(post, kind=PostKind.LOBBY))
    people = await lobby_time.pinged(connection, row, at)
    return BuiltPost(replace(post, kind=PostKind.IDLE, closes_at=closes_at, people=people))


async def _with_standing(context: HostContext, connection: AsyncConnection, row: TableRow, post: Post) -> BuiltPost:
    """Tell how a game stood when it was closed; of a damaged one only that it was."""
    try:
        position = (await context.game_of(connection, row)).match.position
    except Refused:
        return BuiltPost(post)
    return BuiltPost(replace(post, view=post.game.view(position, None)))


async def _with_film(connection: AsyncConnection, row: TableRow, post: Post) -> BuiltPost:
    """Bring the animated picture of a game, or tell why there is none; of a game that has gone on since, nothing."""
    found, file = await films.find(connection, row.table_id), await films.file(connection, row.table_id)
    if found is None or found.posted_at is not None:
        return BuiltPost(post, news=False)
    if post.earlier is not None and (found.message_id or 0) > post.earlier.newest_known:
        post = replace(post, earlier=replace(post.earlier, newest_known=found.message_id or 0))
    if found.failed is not None:
        return BuiltPost(replace(post, undrawn=found.failed))
    if file is None or found.seq != row.seq or not post.table.status.over:
        return BuiltPost(post, news=False)
    return BuiltPost(replace(post, film=Film(file.data, file.alt)))


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
    log_read = await _read_log(connection, row, span)
    rows, told = await _told(connection, post, log_read, row.posted_until)
    position, asked = await _position(context, connection, row, seq)
    answered = tuple(each.seat for each in game.revisable(position))
    asked_then = await _asked_then(context, connection, row)
    quiet = post.quiet or (len(asked) > 1 and all(each.aside for each in told))
    news = post.quiet or bool(told) or asked != asked_then
    posted_since, edit = row.posted_until, _changed(span, told, context.clock.now(), quiet=quiet)
    news = news and not (quiet and edit is None)
    if edit is not None and edit.posted_since is not None:
        posted_since = edit.posted_since
        rows, told = await _told(connection, post, log_read, posted_since)
    before = await _view_told(context, connection, row, posted_since)
    result, decisions = game.result(position), game.decisions(position)
    table = replace(_as_it_was(post.table, over=result is not None), seq=seq, asked_since=asked)
    seats_asked = [each.seat for each in decisions]
    ordered = await _ordered(connection, row, asked)
    following = game.next_seat(position) if len(seats_asked) == 1 else None
    presser = rows[-1].person_id if rows else None
    last = Asked(seats_asked, following, asked_then, row.posted_until, presser, ordered)
    pings = await pinged(connection, table, last, context.clock.now())
    full = replace(
        post,
        table=table,
        happened=told,
        before=before,
        view=game.view(position, None),
        decisions=decisions,
        waiting=Waiting(await awaited(context, connection, table, seats_asked, rows), answered),
        stays_known=stays_known(game, row.table_id, rows, told),
        quiet=quiet,
        pings=tuple(pings.now),
        older_posts=tuple(each.message_id for each in span.posts if each != edit),
        edit=edit.message_id if edit else None,
        result=result,
    )
    return BuiltPost(full, position, news, posted_since, pings)


def _as_it_was(table: Table, *, over: bool) -> Table:
    """Return a table as it was at the end of a post, which a repeated attempt tells when the game is over by now."""
    return table if over or table.status is not Status.FINISHED else replace(table, status=Status.RUNNING)


async def _read_log(connection: AsyncConnection, row: TableRow, span: _Span) -> Sequence[LogRow]:
    """Return the log rows that a post may tell: also those of the post that may be changed in its place."""
    changed = (span.queued.claimed_edit, span.posts[-1].message_id if span.posts else None)
    begun = [each.posted_since for each in span.posts if each.message_id in changed and each.posted_since is not None]
    after = min([row.posted_until, *begun])
    return [each for each in await log.rows(connection, row.table_id, after) if each.seq <= span.upto]


async def _told(
    connection: AsyncConnection, post: Post, log_read: Sequence[LogRow], after: int
) -> tuple[Sequence[LogRow], tuple[Happened, ...]]:
    """Return the log rows after a seq, and what happened in them."""
    rows = [each for each in log_read if each.seq > after]
    return rows, await happened(connection, post.game, post.table.id, rows)


async def _ordered(connection: AsyncConnection, row: TableRow, asked: Mapping[Seat, int]) -> set[Seat]:
    """Return the seats for which the host will answer what they are asked: they need not come.

    A timer may be left of an older question, which its seat has answered by itself.
    """
    if not row.orders:
        return set()
    planned = await timers.questions(connection, row.table_id, answers_to_come.TIMER)
    return {seat for seat, since in planned if asked.get(seat) == since}


def _changed(span: _Span, news: Sequence[Happened], now: datetime, *, quiet: bool) -> SentPost | None:
    """Return the post that is changed in place of a new one; on a repeated attempt the same as before.

    Times, and another language, are told in the newest post at each attempt: they belong to no entry.
    """
    if span.queued.claimed_seq is None or span.queued.kind in (PostKind.TIMES, PostKind.LANGUAGE):
        return post_to_amend(span.posts, news, now, quiet=quiet)
    return next((each for each in span.posts if each.message_id == span.queued.claimed_edit), None)


async def _asked_then(context: HostContext, connection: AsyncConnection, row: TableRow) -> Mapping[Seat, int]:
    """Return since when each seat was asked where the last post ended."""
    live = context.cache.get(row.table_id)
    if live is not None and row.posted_until in live.seqs:
        return live.asked[live.seqs.index(row.posted_until)]
    return (await log.row(connection, row.table_id, row.posted_until)).asked_since if row.posted_until else {}


async def _view_told(context: HostContext, connection: AsyncConnection, row: TableRow, seq: int) -> Any:
    """Return what everybody saw at `seq`, where the last post ended or began; None for the beginning."""
    if not seq:
        return None
    live = context.cache.get(row.table_id)
    if live is not None and (last := live.last_post) is not None and seq in (last.seq, last.posted_since):
        return last.view if seq == last.seq else last.before
    game = context.game(row.game)
    return game.view(await position_at_post(connection, game, row, seq), None)


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
