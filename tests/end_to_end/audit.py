"""Compare the database in the end with what people remember and with what their channel shows."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import select

from bot.discord.messages import custom_id
from bot.discord.posting.posts import narration
from bot.games import PRESENTERS
from bot.hosting.host import Host
from bot.hosting.loading import find_table, read_entries, read_setup, replayed, standing_rows
from bot.hosting.posting.post import Happened, Post, PostKind
from bot.hosting.table import Status, Table
from bot.locale.words import wording
from bot.store import log
from bot.store.database import Database, open_database
from bot.store.log import LogRow
from bot.store.schema import interactions, outbox, tables
from engine.contract import AnyGame
from engine.games import GAMES
from engine.log import Setup
from engine.record import verify
from render import painter
from sandbox.observed import ObservedMessage
from tests.end_to_end.load_players import Pressed

BOARD = re.compile(r"board-(\d+)-(\d+)\.\w+")
"""The name of a post's picture tells the table, and up to which row of the log it tells."""


@dataclass(frozen=True, slots=True)
class StoredGames:
    """What the audit reads of a stopped bot's database."""

    rows: dict[int, list[LogRow]]
    """The log of each table."""
    acted: dict[int, tuple[int, int]]
    """By interaction: the table and the row that it led to."""
    owed: int
    """Posts that were not made."""


async def read_stored(database: Database) -> StoredGames:
    """Read what the audit needs."""
    async with database.read() as connection:
        ids = list((await connection.execute(select(tables.c.table_id))).scalars())
        rows = {each: await log.rows(connection, each) for each in ids}
        acted = {row[0]: (row[1], row[2]) for row in await connection.execute(select(interactions))}
        owed = len((await connection.execute(select(outbox.c.post_id))).all())
    return StoredGames(rows, acted, owed)


def nothing_lost(stored: StoredGames, pressed: Iterable[Pressed]) -> list[str]:
    """Return the confirmed actions that are not in the log."""
    lost = []
    for each in pressed:
        table, seq = stored.acted.get(each.interaction, (0, 0))
        if each.confirmed and not 1 <= seq <= len(stored.rows.get(table, [])):
            lost.append(f"{each} -> table {table}, row {seq}")
    return lost


def nothing_twice(stored: StoredGames, pressed: Sequence[Pressed]) -> list[str]:
    """Return rows that no press asked for or two did, and buttons that acted more often than they could."""
    wrong = []
    mine = {each.interaction: each for each in pressed}
    led = Counter(stored.acted[each] for each in mine if each in stored.acted)
    for table, rows in stored.rows.items():
        for row in rows[1:]:  # the first is the start of the game
            expected = 0 if row.person_id is None else 1
            if led[table, row.seq] != expected:
                wrong.append(f"row {row.seq} of table {table}: {led[table, row.seq]} presses instead of {expected}")
    undone = {(table, row.undoes) for table, rows in stored.rows.items() for row in rows}
    stands = [mine[each].custom_id for each, row in stored.acted.items() if each in mine and row not in undone]
    wrong += [f"{custom_id} stands {count} times" for custom_id, count in Counter(stands).items() if count > 1]
    return wrong


async def told_once(database: Database, table: Table, posts: Sequence[ObservedMessage]) -> list[str]:
    """Return what the posts of a table's channel do not tell of it, or tell twice, or in another order than it was."""
    async with database.read() as connection:
        rows = await log.rows(connection, table.id)
        if not rows:
            return []
        setup = await read_setup(connection, await find_table(connection, table.id))
    posts = posts_of(table, posts)
    upto = [seq for post in posts for seq in _boards(post, table.id)]
    if upto != sorted(set(upto)) or (upto or [0])[-1] > len(rows):
        return [f"table {table.id}: posts tell up to {upto} of {len(rows)}"]
    expected = _narration(table, setup, rows, upto)
    known = set(expected)
    lines = [line for post in posts for line in post.text.split("\n") if line in known]
    if lines == expected:
        return []
    missing, extra = Counter(expected) - Counter(lines), Counter(lines) - Counter(expected)
    return [f"table {table.id}: missing {dict(missing)}, too many {dict(extra)}, posts {upto}, rows {len(rows)}"]


def posts_of(table: Table, posts: Iterable[ObservedMessage]) -> list[ObservedMessage]:
    """Return a table's posts in its channel: those with its board, and what stands before each."""
    found: list[ObservedMessage] = []
    parts: list[ObservedMessage] = []
    for post in posts:
        parts.append(post)
        if any(not each["filename"].startswith("sheet-") for each in post.payload["attachments"]):
            found += parts if _boards(post, table.id) else []
            parts = []
    return found


def live_once(table: Table, posts: Iterable[ObservedMessage]) -> list[str]:
    """Return what is wrong when more than one post of a table has buttons: a repeated one, or one not retired."""
    live = [post.id for post in posts if table.id in _tables_of_buttons(post)]
    return [] if len(live) <= 1 else [f"table {table.id}: {len(live)} posts have buttons, {live}"]


def _tables_of_buttons(post: ObservedMessage) -> set[int]:
    read = (custom_id.parse(str(each.get("custom_id"))) for each in post.components)
    return {each.table for each in read if each is not None}


def is_board(post: ObservedMessage) -> bool:
    """Say whether a message shows a board, so tells what happened."""
    return any(BOARD.fullmatch(each["filename"]) for each in post.payload["attachments"])


def _boards(post: ObservedMessage, table_id: int) -> list[int]:
    found = [BOARD.fullmatch(each["filename"]) for each in post.payload["attachments"]]
    return [int(match[2]) for match in found if match and int(match[1]) == table_id]


def _narration(table: Table, setup: Setup, rows: Sequence[LogRow], upto: Sequence[int]) -> list[str]:
    """Return every line that posts up to these rows had to tell."""
    words, game = wording(table.language), GAMES[table.game]
    lines: list[str] = []
    for after, seq in zip([0, *upto], upto, strict=False):
        happened = tuple(_happened(game, table.id, rows, after, seq))
        entries = read_entries(game, table.id, standing_rows(rows, seq))
        view = game.view(replayed(game, setup, entries, table.id).position, None)
        post = Post(0, PostKind.BOARD, table, table.place, game, happened, view=view)
        for told in narration(PRESENTERS[game.name], painter(game.name), post, words):
            lines += told.split("\n")
    return [line for line in lines if line.strip()]


def _happened(game: AnyGame, table_id: int, rows: Sequence[LogRow], after: int, seq: int) -> Iterator[Happened]:
    """Return what stood at the row `seq` and was not told at the row `after`, and what was taken back meanwhile."""
    fresh = [row for row in rows if after < row.seq <= seq]
    undone = {row.undoes for row in fresh}
    for row in fresh:
        back = row.undoes is not None and row.undoes <= after
        if back or (row.entry is not None and row.seq not in undone):
            (entry,) = read_entries(game, table_id, [rows[(row.undoes or 0) - 1] if back else row])
            yield Happened(row.seq, tuple(event.seen_by(None) for event in entry.events), undone=back)


async def judge(
    folder: Path, pressed: Sequence[Pressed], posts: Sequence[ObservedMessage], address: str | None = None
) -> list[str]:
    """Return all that is wrong: a stopped bot's data against people's memories and every post of theirs.

    `address`: of the database, where that is no file in the folder.
    """
    database = await open_database(folder, address)
    host = Host(database)
    channels: dict[int, list[ObservedMessage]] = {}
    for post in posts:
        channels.setdefault(int(post.channel_id), []).append(post)
    try:
        stored = await read_stored(database)
        wrong = [*nothing_lost(stored, pressed), *nothing_twice(stored, pressed)]
        wrong += [f"{stored.owed} posts are still owed"] if stored.owed else []
        for table_id, rows in stored.rows.items():
            table = await host.tables.find(table_id)
            if not rows:
                continue
            here = channels.get(table.place.channel_id, [])
            wrong += [*await told_once(database, table, here), *live_once(table, here)]
            wrong += [str(fault) for fault in verify(await host.tables.record(None, table_id), GAMES)]
            wrong += [f"table {table_id} is {table.status}"] if table.status is Status.CANCELLED else []
    finally:
        await host.close()
    return wrong
