"""A database of the schema before standing orders: a game in it goes on, and nothing in it is lost."""

from __future__ import annotations

import json
import random
from hashlib import sha256
from pathlib import Path

from alembic import command
from sqlalchemy import Connection, text

from bot.hosting.orders.standing_orders import OBVIOUS, ByNotation, StandingOrder
from bot.hosting.upkeep.maintenance import maintain
from bot.store import upgrading
from bot.store.database import Database, database_url, open_database
from bot.store.engines import Wait, engines
from engine.log import new_setup
from engine.match import Match
from tests.bot.hosting.support import ANN, BEN, FakeAnnouncer, address, later, make_host, press, worker
from tests.engine.toy import Pass, Toy

INSERTS = (
    "INSERT INTO people (person_id, name, language) VALUES (1, 'Ann', 'en'), (2, 'Ben', 'en')",
    "INSERT INTO components (digest, data) VALUES (:digest, :components)",
    "INSERT INTO tables (table_id, game, guild_id, channel_id, status, opener_id, language, options, components,"
    " neutral, seq, told_seq, asked_since, opened_at) VALUES (7, 'toy', 9, 100, 'running', 1, 'en', :options, :digest,"
    " :neutral, 1, 1, :asked, '2030-01-01 00:00:00+00:00')",
    "INSERT INTO seats (table_id, seat, joined, person_id, bonuses, ahead)"
    " VALUES (7, 'red', 1, 1, true, NULL), (7, 'yellow', 2, 2, false, 'pass')",
    "INSERT INTO log (table_id, seq, entry, asked_since, at)"
    " VALUES (7, 1, :entry, :asked, '2030-01-01 00:00:00+00:00')",
    "INSERT INTO snapshots (table_id, moment, seq, position, digest) VALUES (7, 'told', 1, '{}', 'no digest')",
    "INSERT INTO posts (message_id, table_id, kind, told_from) VALUES (4000, 7, 'board', 0)",
    "INSERT INTO outbox (table_id, guild_id, channel_id, kind, due_at, attempts, parked)"
    " VALUES (7, 9, 100, 'seats', '2030-01-01 00:00:00+00:00', 1, 'missing-permissions')",
)


def started() -> Match:
    """Return a game in which red is asked first."""
    toy = Toy()
    for seed in range(100):
        match = Match.start(toy, new_setup(toy, ["red", "yellow"]), random.Random(seed))
        if match.decisions()[0].seat == "red":
            return match
    raise AssertionError("red never begins")


async def old_database(folder: Path) -> Database:
    """Make a database of version 0004 with a game in it, and open it: that migrates it."""
    match, url = started(), await address(folder)
    components = json.dumps(match.setup.components, ensure_ascii=False, separators=(",", ":"))
    given = {
        "digest": sha256(components.encode()).hexdigest(),
        "components": components,
        "options": json.dumps(dict(match.setup.options)),
        "neutral": match.setup.further,
        "asked": '{"red":1}',
        "entry": json.dumps(match.entries[0].to_data()),
    }

    def fill(connection: Connection) -> None:
        config = upgrading.config()
        config.attributes["connection"] = connection
        command.upgrade(config, "0004")
        for statement in INSERTS:
            query = text(statement)
            connection.execute(query, {name: given[name] for name in query.compile().params})

    engine = engines(database_url(folder, url)).writing[Wait.DISK]
    async with engine.connect() as connection, connection.begin():
        await connection.run_sync(fill)
    await engine.dispose()
    return await open_database(folder, url)


async def test_what_was_wished_and_answered_ahead_is_kept_as_orders(tmp_path: Path) -> None:
    host = await make_host(tmp_path, database=await old_database(tmp_path))
    assert await host.playing.standing_orders(ANN.id, 7) == (OBVIOUS,)
    assert await host.playing.standing_orders(BEN.id, 7) == (StandingOrder(None, ByNotation("pass"), once=True),)
    await host.playing.act(press(ANN, since=1), 7, Pass())
    await later(host)
    assert [entry.seat for entry in await host.looking.log(None, 7)] == [None, "red", "yellow"]
    assert await host.playing.standing_orders(BEN.id, 7) == ()
    await host.close()


async def test_posts_go_on_from_where_they_were(tmp_path: Path) -> None:
    announcer = FakeAnnouncer()
    host = await make_host(tmp_path, database=await old_database(tmp_path))
    await host.playing.act(press(ANN, since=1), 7, Pass())
    await later(host)
    delivery = worker(host, announcer)
    await maintain(host._context, delivery._retirement)  # as each start does
    await delivery.deliver()
    assert announcer.told(100) == [2, 3]
    assert [post.kind.value for post in announcer.posted] == ["seats", "board"], "what was set aside is told"
    await host.close()
