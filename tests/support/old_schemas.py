"""Databases of each earlier schema, with rows in every table; and what the present schema must make of them.

STEPS tells each migration a second time. A new migration needs a step; the test says so.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, Table, func, select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store import upgrading
from bot.store.database import database_url
from bot.store.engines import Wait, engines
from bot.store.migrate import VERSION_TABLE

NOON = datetime(2030, 1, 1, 12, tzinfo=UTC)
LATER = NOON + timedelta(hours=5, microseconds=7)

Row = dict[str, Any]
Rows = dict[str, list[Row]]


def _table(number: int, **values: Any) -> Row:
    row = {
        "table_id": number,
        "game": "toy",
        "guild_id": 9,
        "channel_id": 100 * number,
        "status": "running",
        "opener_id": 1,
        "language": "en",
        "options": '{"mode":"turns"}',
        "components": "c0ffee",
        "neutral": None,
        "seq": 3,
        "told_seq": 2,
        "asked_since": '{"red":3}',
        "opened_at": NOON,
        "ended_at": None,
    }
    return {**row, **values}


def _log(seq: int, undoes: int | None, person: int | None, entry: str | None) -> Row:
    return {
        "table_id": 1,
        "seq": seq,
        "undoes": undoes,
        "person_id": person,
        "entry": entry,
        "asked_since": f'{{"red":{seq}}}',
        "at": LATER,
    }


def _queued(number: int, table: int, kind: str, **values: Any) -> Row:
    row = {
        "post_id": number,
        "table_id": table,
        "guild_id": 9,
        "channel_id": 100 * table,
        "kind": kind,
        "due_at": NOON,
        "retry_at": None,
        "attempts": 0,
        "claimed_seq": None,
        "parked": None,
    }
    return {**row, **values}


FIRST: Rows = {
    "components": [{"digest": "c0ffee", "data": '{"cards":[1,2]}'}, {"digest": "7ea", "data": '{"cards":"ä"}'}],
    "guilds": [{"guild_id": 9, "language": "en"}, {"guild_id": 2**62, "language": "pl"}],
    "people": [{"person_id": 1, "name": "Ann", "language": "en"}, {"person_id": 2, "name": "Bęn 🦜", "language": "pl"}],
    "tables": [
        _table(1),
        _table(2, status="lobby", components=None, seq=0, told_seq=0, asked_since="{}", guild_id=None),
        _table(3, status="finished", neutral="green", channel_id=100, ended_at=LATER),
    ],
    "interactions": [
        {"interaction_id": 2**61, "table_id": 1, "seq": 2, "at": LATER},
        {"interaction_id": 5, "table_id": 3, "seq": 1, "at": NOON},
    ],
    "log": [
        _log(1, None, None, '{"type":"setup"}'),
        _log(2, None, 1, '{"type":"draw","card":"ö"}'),
        _log(3, 2, 1, None),
    ],
    "outbox": [
        _queued(1, 1, "board"),
        _queued(2, 2, "lobby", guild_id=None, parked="missing-permissions"),
        _queued(3, 1, "seats", retry_at=LATER, attempts=4, claimed_seq=3),
    ],
    "posts": [
        {"message_id": 2**60, "table_id": 1, "kind": "board"},
        {"message_id": 4001, "table_id": 2, "kind": "lobby"},
    ],
    "seats": [
        {"table_id": 1, "seat": "red", "joined": 1, "person_id": 1, "automa": None},
        {"table_id": 1, "seat": "yellow", "joined": 2, "person_id": 2, "automa": None},
        {"table_id": 1, "seat": "blue", "joined": 3, "person_id": None, "automa": "greedy"},
        {"table_id": 2, "seat": "red", "joined": 1, "person_id": 2, "automa": None},
    ],
    "snapshots": [
        {"table_id": 1, "moment": "now", "seq": 3, "position": '{"round":2}', "digest": "a" * 64},
        {"table_id": 1, "moment": "told", "seq": 2, "position": '{"round":1}', "digest": "b" * 64},
    ],
}


@dataclass(frozen=True)
class Step:
    """A migration: what becomes of the rows there are, and what only rows of its schema have."""

    migrates: Callable[[Rows], None]
    adds: Callable[[Rows], None] = lambda rows: None


def _set(rows: list[Row], **values: Any) -> None:
    for row in rows:
        row.update(deepcopy(values))


def _rename(rows: list[Row], old: str, new: str) -> None:
    for row in rows:
        row[new] = row.pop(old)


def _bonuses(rows: Rows) -> None:
    _set(rows["seats"], bonuses=False)


def _bonuses_are_taken(rows: Rows) -> None:
    rows["seats"][0]["bonuses"] = True
    rows["seats"][3]["bonuses"] = True


def _continued_posts(rows: Rows) -> None:
    _set(rows["posts"], told_from=None, posted_at=None)
    _set(rows["outbox"], claimed_edit=None)


def _posts_are_continued(rows: Rows) -> None:
    _set(rows["posts"][:1], told_from=2, posted_at=LATER)
    _set(rows["outbox"][2:], claimed_edit=2**60)


def _ahead(rows: Rows) -> None:
    _set(rows["seats"], ahead=None)


def _answered_ahead(rows: Rows) -> None:
    _set(rows["seats"][:2], ahead="draw 1 'x'")


def _plain_names(rows: Rows) -> None:
    _rename(rows["tables"], "told_seq", "posted_until")
    _rename(rows["posts"], "told_from", "posted_since")
    _rename(rows["outbox"], "parked", "suspended")
    for row in rows["snapshots"]:
        row["moment"] = {"told": "posted"}.get(row["moment"], row["moment"])


def _standing_orders(rows: Rows) -> None:
    orders = rows.setdefault("standing_orders", [])
    for seat in rows["seats"]:
        key = {"table_id": seat["table_id"], "seat": seat["seat"], "decision": "", "conditions": "{}", "given_at": NOON}
        if seat.pop("bonuses"):
            orders.append({**key, "once": False, "kind": "obvious", "answer": ""})
        if (ahead := seat.pop("ahead")) is not None:
            orders.append({**key, "once": True, "kind": "notation", "answer": ahead})


def _an_order_by_its_path(rows: Rows) -> None:
    key = {"table_id": 1, "seat": "yellow", "decision": "defend", "once": False, "given_at": LATER}
    rows["standing_orders"].append({**key, "kind": "path", "answer": "pass.1", "conditions": '{"round":1}'})


def _claims_and_rules(rows: Rows) -> None:
    _set(rows["outbox"], nonce=None, claimed_at=None)
    _set(rows["snapshots"], rules=None)


def _claimed_under_the_rules(rows: Rows) -> None:
    _set(rows["outbox"][2:], nonce="abc", claimed_at=LATER)
    _set(rows["snapshots"][:1], rules="d" * 64)


def _weeks(rows: Rows) -> None:
    _set(rows["guilds"], clock=None, channels=None, threads=False, openers="everyone")
    _set(rows["tables"], clock=None, paused_at=None, asleep_since=None, seating=0)
    _set(rows["seats"], held_by=None, timed_out=0, bank=None, offered_to=None)
    _set(rows["outbox"], about=None, ended=None)
    _set(rows["posts"], about=None)


def _weeks_pass(rows: Rows) -> None:
    _set(rows["guilds"][:1], language=None, clock="daily", channels="[100]", threads=True, openers="managers")
    _set(rows["tables"][:1], clock='{"turn":3600}', paused_at=NOON, asleep_since=LATER, seating=3)
    _set(rows["seats"][:1], held_by="random", timed_out=2, bank=60, offered_to=3)
    _set(rows["outbox"][2:], about=7, ended='{"kind":"end"}')
    _set(rows["posts"][:1], about=1)
    chosen = {"language": "pl", "time_zone": "Europe/Warsaw", "quiet_from": 1320, "quiet_to": 480, "away_from": NOON}
    chosen |= {
        "away_until": LATER,
        "reminders": "direct",
        "summary_at": 540,
        "tell_next": True,
        "direct_closed_at": NOON,
    }
    rows["preferences"] = [
        {"person_id": 1, **chosen, "tell_next": True, "away_shown": True},
        {"person_id": 2, **dict.fromkeys(chosen), "tell_next": False, "away_shown": False},
    ]
    rows["activity"] = [
        {"person_id": 1, "hours": "[1]", "seen_at": NOON},
        {"person_id": 2, "hours": "[]", "seen_at": NOON},
    ]
    rows["pings"] = [{"person_id": 1, "table_id": 1, "at": NOON}, {"person_id": 2, "table_id": None, "at": NOON}]
    timer = {
        "timer_id": 1,
        "kind": "time-out",
        "due_at": LATER,
        "table_id": 1,
        "seat": "red",
        "person_id": 1,
        "since": 3,
        "stopped_at": NOON,
    }
    rows["timers"] = [timer, {**dict.fromkeys(timer), "timer_id": 2, "kind": "summary", "due_at": NOON}]
    notice = {"notice_id": 1, "person_id": 1, "kind": "nudge", "table_id": 1, "since": 3, "due_at": NOON, "attempts": 1}
    notice |= {"retry_at": LATER, "claimed_at": NOON, "nonce": "abc", "channel_id": 2**60, "message_id": 2**61}
    left_open = dict.fromkeys(("table_id", "since", "retry_at", "claimed_at", "nonce", "channel_id", "message_id"))
    rows["notices"] = [notice, {**notice, **left_open, "notice_id": 2}]
    proposal = {"proposal_id": 1, "table_id": 1, "kind": "undo", "seat": "red", "person_id": 1, "facts": "{}", "seq": 3}
    proposal |= {"opened_at": NOON, "closes_at": LATER}
    rows["proposals"] = [proposal, {**proposal, "proposal_id": 2, "kind": "end", "seat": None, "closes_at": None}]
    rows["votes"] = [{"proposal_id": 1, "seat": "red", "yes": True, "at": NOON}]
    gone = {"table_id": 1, "person_id": 2, "seat": "red", "how": "left", "at": NOON}
    rows["seen_seats"] = [
        gone,
        {**gone, "person_id": 1, "seat": "yellow", "at": LATER},
        {**gone, "person_id": -7, "how": "kicked", "at": LATER},
        {**gone, "person_id": 5, "seat": "*", "how": "record", "at": LATER},
    ]
    rows["visits"] = [{"table_id": 1, "person_id": 1, "seq": 2, "at": NOON}]
    rows["notes"] = [{"table_id": 1, "person_id": 1, "text": "ä", "at": NOON}]


def _letters(rows: Rows) -> None:
    for each in rows.get("preferences", ()):
        each["closed_said"] = each["direct_closed_at"] is not None
    _set(rows.get("notices", []), parts=None)


def _letters_of_parts(rows: Rows) -> None:
    _set(rows["notices"][:1], parts="[7,8]")


def _moved(rows: Rows) -> None:
    _set(rows["tables"], moved_at=None)


def _something_moves(rows: Rows) -> None:
    _set(rows["tables"][:1], moved_at=LATER)
    late = {**rows["proposals"][0], "proposal_id": 3, "kind": "late", "facts": '{"late":"red"}'}
    rows["proposals"] += [late, {**late, "proposal_id": 4, "seat": "yellow", "facts": '{"late":"yellow"}'}]


def _hands(rows: Rows) -> None:
    _set(rows.get("preferences", []), keep_hand=False)


def _hands_are_kept(rows: Rows) -> None:
    _set(rows["preferences"][:1], keep_hand=True)
    shown = {"seq": 3, "seating": 3, "status": "running", "language": "en", "digest": "d" * 64}
    shown |= {"retry_at": LATER, "claimed_at": NOON, "nonce": "abc", "channel_id": 2**60, "message_id": 2**61}
    rows["hands"] = [
        {"table_id": 1, "person_id": 1, "attempts": 2, **shown},
        {"table_id": 1, "person_id": 2, "attempts": 0, **dict.fromkeys(shown)},
    ]


def _suggestions(rows: Rows) -> None:
    _set(rows["tables"], suggestions=True)


def _without_suggestions(rows: Rows) -> None:
    _set(rows["tables"][:1], suggestions=False)


def _judged(rows: Rows) -> None:
    of = {"table_id": 1, "seq": 3, "data": '{"watched":{"red":1.0},"considered":[],"glance":[]}'}
    rows["judgements"] = [{**of, "n": 2, "look": 1}, {**of, "n": 2, "look": 2}]


def _unpacked(rows: Rows) -> None:
    _set(rows["log"], packed=None)
    _set(rows["snapshots"], packed=None)
    _set(rows.get("judgements", []), packed=None)
    _set(rows["tables"], packed_seq=0)


def _packed(rows: Rows) -> None:
    _set(rows["log"][2:], entry=None, asked_since="", packed=b"\1\0")
    _set(rows["snapshots"][:1], position="", packed=b"\1\0")
    _set(rows["judgements"][:1], data="", packed=b"\1\0")
    _set(rows["tables"][2:], packed_seq=3)
    rows["packed_logs"] = [{"table_id": 3, "part": 0, "data": b"BZh"}]
    person = {"table_id": 3, "number": 0, "person_id": 1, "seq": 2, "at": LATER}
    rows["packed_people"] = [person, {**person, "number": 1, "person_id": None}]


def _in_every_server(rows: Rows) -> None:
    _set(rows["guilds"], left_at=None)


def _a_server_is_left(rows: Rows) -> None:
    _set(rows["guilds"][1:], left_at=LATER)


def _uncounted(rows: Rows) -> None:
    _set(rows["tables"], friendly=None)
    _set(rows.get("preferences", []), unlisted=False)


def _counted(rows: Rows) -> None:
    _set(rows["tables"][1:], friendly=True)
    _set(rows["preferences"][:1], unlisted=True)
    game = {"table_id": 3, "seq": 3, "version": "1.1", "people": 2, "sides": 3, "entries": 3, "began_at": NOON}
    rows["counted_games"] = [game, {**dict.fromkeys(game, 0), "table_id": 1, "version": "1.1", "began_at": None}]
    told = {"sources": '{"eggs":7}', "facts": "{}", "liked": '{"bird":{"moa":1}}'}
    result = {"table_id": 3, "seat": "red", "person": True, "place": 1, "points": 7, "margin": -2, **told}
    rows["results"] = [result, {**result, "seat": "blue", "person": False, "margin": None}]


def _a_lesson_is_begun(rows: Rows) -> None:
    rows["lessons"] = [{"person_id": 1, "game": "moa", "step": 4, "at": NOON}]


def _without_pages(rows: Rows) -> None:
    _set(rows["guilds"], pages=False)
    _set(rows["tables"], page=None)


def _with_pages(rows: Rows) -> None:
    _set(rows["guilds"][:1], pages=True)
    _set(rows["tables"][:1], page="x" * 40)


def _no_leagues(rows: Rows) -> None:
    rows |= {"leagues": [], "league_people": [], "league_tables": [], "league_posts": []}


def _a_league_is_played(rows: Rows) -> None:
    league = {
        "league_id": 1,
        "guild_id": 9,
        "channel_id": 900,
        "opener_id": 1,
        "game": "toy",
        "language": "en",
        "clock": None,
        "size": 2,
        "rounds": 3,
        "days": 7,
        "seed": 12345,
        "status": "running",
        "round": 1,
        "round_ends_at": LATER,
        "reminded": 0,
        "paused_at": None,
        "opened_at": NOON,
        "ended_at": None,
        "message_id": 77,
        "changes": 4,
        "due_at": LATER,
        "attempts": 0,
        "trouble": None,
        "claimed_until": None,
    }
    person = {"league_id": 1, "guild_id": 9, "dropped": None}
    table = {
        "league_id": 1,
        "round": 1,
        "guild_id": 9,
        "seats": "[1, 2]",
        "nonce": "n",
        "paused": False,
    }
    over = {"league_id": 2, "status": "over", "clock": "{}", "paused_at": NOON, "ended_at": LATER, "trouble": "none"}
    over["claimed_until"] = LATER
    nothing = dict.fromkeys(("round_ends_at", "message_id", "due_at"))
    rows["leagues"] += [league, {**league, **over, **nothing}]
    rows["league_people"] += [{**person, "number": 1, "person_id": 1}, {**person, "number": 2, "person_id": None}]
    rows["league_people"].append({**person, "number": 3, "person_id": 2, "dropped": 1})
    played = {"status": "over", "channel_id": 901, "table_id": 1, "sides": "[[1, 1, 5, 5], [null, 2, 3, 5]]"}
    planned = {"status": "planned", "channel_id": None, "table_id": None, "sides": None}
    rows["league_tables"] += [{**table, "number": 1, **played}, {**table, "number": 2, **planned}]
    rows["league_tables"].append({**table, "number": 3, **planned, "nonce": None})
    post = {"post_id": 1, "league_id": 1, "guild_id": 9, "kind": "round", "about": 1}
    rows["league_posts"].append({**post, "claimed_at": NOON, "nonce": "n"})
    rows["league_posts"].append({**post, "post_id": 2, "claimed_at": None, "nonce": None})


def _tips(rows: Rows) -> None:
    _set(rows.get("preferences", []), tips=True)


def _a_tip_is_given(rows: Rows) -> None:
    _set(rows["preferences"][:1], tips=False)
    rows["tips"] = [{"person_id": 1, "tip": "moa.few-cards"}]


def _films(rows: Rows) -> None:
    new = {"table_id": 2, "asked_at": LATER, "attempts": 1, "retry_at": LATER, "seq": None, "data": None, "alt": None}
    new |= {"failed": None, "posted_at": None, "message_id": 2**61}
    drawn = {**new, "table_id": 3, "retry_at": None, "seq": 3, "data": b"GIF89a\0\xff", "alt": "ä"}
    failed = {**new, "table_id": 1, "failed": "film-older", "posted_at": NOON, "message_id": None}
    rows["films"] = [new, drawn, failed]


def _no_options(rows: Rows) -> None:
    _set(rows.get("leagues", []), options=None)


def _a_league_with_options(rows: Rows) -> None:
    _set(rows["leagues"][:1], options='{"open": true, "length": "short"}')


def _by_nobody(rows: Rows) -> None:
    _set(rows.get("outbox", []), person_id=None)


def _claimed(rows: Rows) -> None:
    _set(rows["outbox"][:1], person_id=1)
    rows["claims"] = [{"kind": "thread", "number": 2**61, "held_until": LATER}]
    rows["commands"] = [{"application_id": 2**61, "fingerprint": "c" * 64}]


def _by_the_server(rows: Rows) -> None:
    _set(rows["tables"], own_language=None)


def _with_a_language(rows: Rows) -> None:
    _set(rows["tables"][1:], own_language="pl")


def _without_invitations(rows: Rows) -> None:
    _set(rows["posts"], person_id=None)


def _with_an_invitation(rows: Rows) -> None:
    _set(rows["posts"][:1], person_id=1)


def _past_occupants(rows: Rows) -> None:
    if "seen_seats" in rows:
        left = {"table_id": 1, "until": 3}
        rows["past_occupants"] = [
            {**left, "seat": "red", "person_id": None},
            {**left, "seat": "yellow", "person_id": 1},
        ]


def _a_seat_changes_hands(rows: Rows) -> None:
    rows.setdefault("past_occupants", []).append({"table_id": 1, "seat": "red", "until": 2, "person_id": 2})


STEPS = {
    "0001": Step(lambda rows: None),
    "0002": Step(_bonuses, _bonuses_are_taken),
    "0003": Step(_continued_posts, _posts_are_continued),
    "0004": Step(_ahead, _answered_ahead),
    "0005": Step(_plain_names),
    "0006": Step(_standing_orders, _an_order_by_its_path),
    "0007": Step(_claims_and_rules, _claimed_under_the_rules),
    "0008": Step(_weeks, _weeks_pass),
    "0009": Step(_letters, _letters_of_parts),
    "0010": Step(_moved, _something_moves),
    "0011": Step(_hands, _hands_are_kept),
    "0012": Step(_suggestions, _without_suggestions),
    "0013": Step(lambda rows: None, _judged),
    "0014": Step(_unpacked, _packed),
    "0015": Step(_in_every_server, _a_server_is_left),
    "0016": Step(_uncounted, _counted),
    "0017": Step(lambda rows: None, _a_lesson_is_begun),
    "0018": Step(_without_pages, _with_pages),
    "0019": Step(_no_leagues, _a_league_is_played),
    "0020": Step(_tips, _a_tip_is_given),
    "0021": Step(lambda rows: None, _films),
    "0022": Step(_no_options, _a_league_with_options),
    "0023": Step(_by_nobody, _claimed),
    "0024": Step(_by_the_server, _with_a_language),
    "0025": Step(_without_invitations, _with_an_invitation),
    "0026": Step(_past_occupants, _a_seat_changes_hands),
}


def revisions() -> list[str]:
    """Return all versions of the schema, oldest first."""
    script = ScriptDirectory.from_config(upgrading.config())
    return [each.revision for each in reversed(list(script.walk_revisions()))]


def stored_at(revision: str) -> tuple[Rows, Rows]:
    """Return rows of every table as a bot of that revision stored them, and what the present schema has of them."""
    rows = deepcopy(FIRST)
    known = list(STEPS)
    for each in known[: known.index(revision) + 1]:
        STEPS[each].migrates(rows)
        STEPS[each].adds(rows)
    present = deepcopy(rows)
    for each in known[known.index(revision) + 1 :]:
        STEPS[each].migrates(present)
    return rows, present


async def make_old(folder: Path, url: str | None, revision: str, rows: Rows) -> None:
    """Make a database of an earlier schema with these rows."""

    def fill(connection: Connection) -> None:
        migrate_to(connection, revision)
        insert_rows(connection, rows)

    engine = engine_of(folder, url)
    async with engine.begin() as connection:
        await connection.run_sync(fill)
    await engine.dispose()


def engine_of(folder: Path, url: str | None) -> AsyncEngine:
    """Return an engine for the database of a folder, as the bot sets it up; nothing is made or migrated."""
    return engines(database_url(folder, url)).writing[Wait.DISK]


def migrate_to(connection: Connection, revision: str) -> None:
    """Bring a database to one version of the schema."""
    config = upgrading.config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def schema_of(connection: Connection) -> MetaData:
    """Return the tables as the database has them, without the one that its version stands in."""
    metadata = MetaData()
    metadata.reflect(connection, only=lambda name, _metadata: name != VERSION_TABLE)
    return metadata


def _typed(table: Table, row: Row) -> Row:
    """Return a row with moments and truth values that SQLite gave as text and numbers."""
    typed = dict(row)
    for column in table.columns:
        value, kind = typed[column.name], column.type.python_type
        if kind is datetime and isinstance(value, str):
            typed[column.name] = datetime.fromisoformat(value).replace(tzinfo=UTC)
        elif kind is bool and isinstance(value, int):
            typed[column.name] = bool(value)
    return typed


def insert_rows(connection: Connection, rows: Rows) -> None:
    """Write rows of all tables, and let the numbers that the database gives go on behind them."""
    for table in schema_of(connection).sorted_tables:
        if rows.get(table.name):
            connection.execute(table.insert(), [_typed(table, row) for row in rows[table.name]])
    if connection.dialect.name == "postgresql":
        for name, key in (("tables", "table_id"), ("outbox", "post_id"), ("proposals", "proposal_id")):
            newest = max((row[key] for row in rows.get(name, ())), default=0)
            if newest:
                connection.execute(select(func.setval(text(f"pg_get_serial_sequence('{name}', '{key}')"), newest)))
