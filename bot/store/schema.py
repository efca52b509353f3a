"""The tables of the database. The migrations beside this file lead to them, which a test checks."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Dialect,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
    false,
    text,
    true,
)

NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}

LIVE = text("status IN ('lobby', 'running')")
"""A table that takes up its place."""

TO_PACK = text("status IN ('finished', 'cancelled') AND packed_seq < seq")
"""A table whose log can be packed."""

IN_SEASON = text("status IN ('joining', 'running', 'paused')")
"""A league that takes up its channel."""

BigKey = BigInteger().with_variant(Integer, "sqlite")
"""A key that the database numbers itself. SQLite does so only for its own INTEGER, which has 64 bits."""


class Instant(TypeDecorator[datetime]):
    """A moment in UTC, with its time zone also where the database keeps none."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Refuse moments without time zone: they would be stored as if they were UTC."""
        if value is not None and value.tzinfo is None:
            raise ValueError("a moment needs its time zone")
        return value and value.astimezone(UTC)

    def process_result_value(self, value: Any, dialect: Dialect) -> datetime | None:
        """Return the moment with its time zone."""
        moment: datetime | None = value
        return moment and (moment.replace(tzinfo=UTC) if moment.tzinfo is None else moment.astimezone(UTC))


metadata = MetaData(naming_convention=NAMING)

guilds = Table(
    "guilds",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("language", String(10)),
    Column("clock", Text),
    Column("channels", Text),
    Column("threads", Boolean, nullable=False, server_default=false()),
    Column("openers", String(10), nullable=False, server_default="everyone"),
    Column("left_at", Instant),
    Column("pages", Boolean, nullable=False, server_default=false()),
)

people = Table(
    "people",
    metadata,
    Column("person_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("language", String(10), nullable=False),
)

preferences = Table(
    "preferences",
    metadata,
    Column("person_id", BigInteger, ForeignKey("people.person_id"), primary_key=True),
    Column("language", String(10)),
    Column("time_zone", String(64)),
    Column("quiet_from", Integer),
    Column("quiet_to", Integer),
    Column("away_from", Instant),
    Column("away_until", Instant),
    Column("away_shown", Boolean, nullable=False, server_default=false()),
    Column("reminders", String(10)),
    Column("summary_at", Integer),
    Column("tell_next", Boolean, nullable=False, server_default=false()),
    Column("direct_closed_at", Instant),
    Column("closed_said", Boolean, nullable=False, server_default=false()),
    Column("keep_hand", Boolean, nullable=False, server_default=false()),
    Column("unlisted", Boolean, nullable=False, server_default=false()),
    Column("tips", Boolean, nullable=False, server_default=true()),
    comment="What people have chosen with /me; times of the day in minutes; None: nothing was chosen",
)

activity = Table(
    "activity",
    metadata,
    Column("person_id", BigInteger, ForeignKey("people.person_id"), primary_key=True),
    Column("hours", Text, nullable=False),
    Column("seen_at", Instant, nullable=False),
    comment="When people press: how often in each hour of the day (UTC), as JSON",
)

components = Table(
    "components",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("data", Text, nullable=False),
    comment="What games are played with, each once: a game keeps the components that it began with",
)

tables = Table(
    "tables",
    metadata,
    Column("table_id", BigKey, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("guild_id", BigInteger),
    Column("channel_id", BigInteger, nullable=False),
    Column("status", String(10), nullable=False),
    Column("opener_id", BigInteger, nullable=False),
    Column("language", String(10), nullable=False),
    Column("options", Text, nullable=False),
    Column("components", String(64), ForeignKey("components.digest")),
    Column("neutral", String(20)),
    Column("seq", Integer, nullable=False),
    Column("posted_until", Integer, nullable=False),
    Column("asked_since", Text, nullable=False),
    Column("opened_at", Instant, nullable=False),
    Column("ended_at", Instant),
    Column("clock", Text),
    Column("paused_at", Instant),
    Column("asleep_since", Instant),
    Column("moved_at", Instant),
    Column("seating", Integer, nullable=False, server_default="0"),
    Column("suggestions", Boolean, nullable=False, server_default=true()),
    Column("packed_seq", Integer, nullable=False, server_default="0"),
    Column("friendly", Boolean),
    Column("page", String(40)),
    Column("own_language", String(10)),
    Index("one_live_table_a_place", "channel_id", unique=True, sqlite_where=LIVE, postgresql_where=LIVE),
    Index("ix_tables_status", "status"),
    Index("ix_tables_guild_id", "guild_id"),
    Index("ix_tables_channel_id_table_id", "channel_id", "table_id"),
    Index("ix_tables_page", "page", unique=True),
    Index("ix_tables_to_pack", "status", "ended_at", sqlite_where=TO_PACK, postgresql_where=TO_PACK),
    sqlite_autoincrement=True,
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", BigInteger, ForeignKey("tables.table_id"), primary_key=True),
    Column("seat", String(20), primary_key=True),
    Column("joined", Integer, nullable=False),
    Column("person_id", BigInteger, ForeignKey("people.person_id")),
    Column("automa", String(20)),
    Column("held_by", String(20)),
    Column("timed_out", Integer, nullable=False, server_default="0"),
    Column("bank", Integer),
    Column("offered_to", BigInteger),
    UniqueConstraint("table_id", "person_id"),
    Index("ix_seats_person_id", "person_id"),
)

seen_seats = Table(
    "seen_seats",
    metadata,
    Column("table_id", BigInteger, ForeignKey("tables.table_id"), primary_key=True),
    Column("person_id", BigInteger, primary_key=True),
    Column("seat", String(20), primary_key=True),
    Column("how", String(10), nullable=False),
    Column("at", Instant, nullable=False),
    comment="Whose hands people may know who have given that seat up",
)

past_occupants = Table(
    "past_occupants",
    metadata,
    Column("table_id", BigInteger, ForeignKey("tables.table_id"), primary_key=True),
    Column("seat", String(20), primary_key=True),
    Column("until", Integer, primary_key=True, autoincrement=False),
    Column("person_id", BigInteger),
    comment="Who had a seat before another one, or nobody, had it: up to the row until of the log; None: nobody",
)

standing_orders = Table(
    "standing_orders",
    metadata,
    Column("table_id", BigInteger, primary_key=True),
    Column("seat", String(20), primary_key=True),
    Column("decision", String(20), primary_key=True),
    Column("once", Boolean, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("answer", Text, nullable=False),
    Column("conditions", Text, nullable=False),
    Column("given_at", Instant, nullable=False),
    ForeignKeyConstraint(["table_id", "seat"], ["seats.table_id", "seats.seat"]),
    comment="What seats have told the host to answer for them; decision '' is any",
)

log = Table(
    "log",
    metadata,
    Column("table_id", BigInteger, ForeignKey("tables.table_id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("undoes", Integer),
    Column("person_id", BigInteger),
    Column("entry", Text),
    Column("asked_since", Text, nullable=False),
    Column("at", Instant, nullable=False),
    Column("packed", LargeBinary, comment="entry and asked_since (bot.store.packing); NULL: of an earlier version"),
    comment="Append-only. A row is an entry of the game, or takes back the entry whose seq it names",
)

packed_logs = Table(
    "packed_logs",
    metadata,
    Column("table_id", BigInteger, ForeignKey("tables.table_id"), primary_key=True),
    Column("part", Integer, primary_key=True, autoincrement=False),
    Column("data", LargeBinary, nullable=False),
    comment="The log of a game that is over, in parts, in the place of its rows (bot.store.packed_logs)",
)

packed_people = Table(
    "packed_people",
    metadata,
    Column("table_id", BigInteger, ForeignKey("tables.table_id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person_id", BigInteger),
    Column("seq", Integer, nullable=False),
    Column("at", Instant, nullable=False),
    comment="Whom the numbers in a packed log mean, and the last entry of each; None: who was forgotten",
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", BigInteger, ForeignKey("tables.table_id"), primary_key=True),
    Column("moment", String(10), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("position", Text, nullable=False),
    Column("digest", String(64), nullable=False),
    Column("rules", String(64)),
    Column("packed", LargeBinary, comment="The position (bot.store.packing); NULL: of an earlier version"),
    comment="A cache: the position now, and at the last post",
)

interactions = Table(
    "interactions",
    metadata,
    Column("interaction_id", BigInteger, primary_key=True, autoincrement=False),
    Column("table_id", BigInteger, ForeignKey("tables.table_id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", Instant, nullable=False),
)

outbox = Table(
    "outbox",
    metadata,
    Column("post_id", BigKey, primary_key=True),
    Column("table_id", BigInteger, ForeignKey("tables.table_id"), nullable=False),
    Column("guild_id", BigInteger),
    Column("channel_id", BigInteger, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("due_at", Instant, nullable=False),
    Column("retry_at", Instant),
    Column("attempts", Integer, nullable=False),
    Column("claimed_seq", Integer),
    Column("claimed_edit", BigInteger),
    Column("claimed_at", Instant),
    Column("nonce", String(20)),
    Column("suspended", String(60)),
    Column("about", BigInteger),
    Column("ended", Text),
    Column("person_id", BigInteger),
    Index("ix_outbox_channel_id_post_id", "channel_id", "post_id"),
    sqlite_autoincrement=True,  # a number is never used again
)

posts = Table(
    "posts",
    metadata,
    Column("message_id", BigInteger, primary_key=True, autoincrement=False),
    Column("table_id", BigInteger, ForeignKey("tables.table_id"), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("posted_since", Integer),
    Column("posted_at", Instant),
    Column("about", BigInteger),
    Column("person_id", BigInteger),
    Index("ix_posts_table_id", "table_id"),
    comment="Posts whose buttons are still there",
)

timers = Table(
    "timers",
    metadata,
    Column("timer_id", BigKey, primary_key=True),
    Column("kind", String(20), nullable=False),
    Column("due_at", Instant, nullable=False),
    Column("table_id", BigInteger, ForeignKey("tables.table_id")),
    Column("seat", String(20)),
    Column("person_id", BigInteger),
    Column("since", Integer),
    Column("stopped_at", Instant),
    Index("ix_timers_due_at", "due_at"),
    Index("ix_timers_table_id", "table_id"),
    sqlite_autoincrement=True,
    comment="What is to be done at a time; a row goes in the transaction of its effect. A stopped one is not due",
)

notices = Table(
    "notices",
    metadata,
    Column("notice_id", BigKey, primary_key=True),
    Column("person_id", BigInteger, nullable=False),
    Column("kind", String(20), nullable=False),
    Column("table_id", BigInteger, ForeignKey("tables.table_id")),
    Column("since", Integer),
    Column("due_at", Instant, nullable=False),
    Column("retry_at", Instant),
    Column("attempts", Integer, nullable=False),
    Column("claimed_at", Instant),
    Column("nonce", String(20)),
    Column("channel_id", BigInteger),
    Column("message_id", BigInteger),
    Column("parts", Text),
    Index("ix_notices_person_id_notice_id", "person_id", "notice_id"),
    Index("ix_notices_table_id", "table_id"),
    sqlite_autoincrement=True,
    comment="What is told to one person; with its message once it was told, until it no longer holds",
)

hands = Table(
    "hands",
    metadata,
    Column("table_id", BigInteger, ForeignKey("tables.table_id"), primary_key=True),
    Column("person_id", BigInteger, primary_key=True),
    Column("seq", Integer),
    Column("seating", Integer),
    Column("status", String(10)),
    Column("language", String(10)),
    Column("digest", String(64)),
    Column("retry_at", Instant),
    Column("attempts", Integer, nullable=False, server_default="0"),
    Column("claimed_at", Instant),
    Column("nonce", String(20)),
    Column("channel_id", BigInteger),
    Column("message_id", BigInteger),
    Index("ix_hands_person_id", "person_id"),
    comment="Direct messages that show people their hands: how the table stood that each shows",
)

judgements = Table(
    "judgements",
    metadata,
    Column("table_id", BigInteger, ForeignKey("tables.table_id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("look", Integer, primary_key=True, autoincrement=False),
    Column("data", Text, nullable=False),
    Column("packed", LargeBinary, comment="The data (bot.store.packing); NULL: of an earlier version"),
    comment="What decisions of finished games looked like (of entry n, at a first or second look), as JSON",
)

counted_games = Table(
    "counted_games",
    metadata,
    Column("table_id", BigInteger, ForeignKey("tables.table_id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("version", String(10), nullable=False),
    Column("people", Integer, nullable=False),
    Column("sides", Integer, nullable=False),
    Column("entries", Integer, nullable=False),
    Column("began_at", Instant),
    comment="Finished games that were counted for statistics, by which count; one without results cannot be read",
)

results = Table(
    "results",
    metadata,
    Column("table_id", BigInteger, ForeignKey("tables.table_id"), primary_key=True),
    Column("seat", String(20), primary_key=True),
    Column("person", Boolean, nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("margin", Integer),
    Column("sources", Text, nullable=False),
    Column("facts", Text, nullable=False),
    Column("liked", Text, nullable=False),
    comment="What seats came to in finished games, from the log alone; person: one sat there, who may be forgotten",
)

films = Table(
    "films",
    metadata,
    Column("table_id", BigInteger, ForeignKey("tables.table_id"), primary_key=True),
    Column("asked_at", Instant, nullable=False),
    Column("attempts", Integer, nullable=False, server_default="0"),
    Column("retry_at", Instant),
    Column("seq", Integer),
    Column("data", LargeBinary, comment="The file, as long as it is not posted"),
    Column("alt", Text),
    Column("failed", String(60)),
    Column("posted_at", Instant),
    Column("message_id", BigInteger),
    comment="Animated pictures of games that somebody has asked for; a row goes a day later",
)

pings = Table(
    "pings",
    metadata,
    Column("person_id", BigInteger, primary_key=True, autoincrement=False),
    Column("table_id", BigInteger),
    Column("at", Instant, nullable=False),
    comment="When people were pinged last: by a post of which table, or (None) by a letter",
)

proposals = Table(
    "proposals",
    metadata,
    Column("proposal_id", BigKey, primary_key=True),
    Column("table_id", BigInteger, ForeignKey("tables.table_id"), nullable=False),
    Column("kind", String(20), nullable=False),
    Column("seat", String(20)),
    Column("person_id", BigInteger, nullable=False),
    Column("facts", Text, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("opened_at", Instant, nullable=False),
    Column("closes_at", Instant),
    UniqueConstraint("table_id", "kind", "seat"),
    sqlite_autoincrement=True,
    comment="What the people of a table are asked to agree to; a row goes when it is decided",
)

votes = Table(
    "votes",
    metadata,
    Column("proposal_id", BigInteger, ForeignKey("proposals.proposal_id"), primary_key=True),
    Column("seat", String(20), primary_key=True),
    Column("yes", Boolean, nullable=False),
    Column("at", Instant, nullable=False),
)

visits = Table(
    "visits",
    metadata,
    Column("table_id", BigInteger, ForeignKey("tables.table_id"), primary_key=True),
    Column("person_id", BigInteger, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("at", Instant, nullable=False),
    comment="Up to where people have looked at tables",
)

notes = Table(
    "notes",
    metadata,
    Column("table_id", BigInteger, ForeignKey("tables.table_id"), primary_key=True),
    Column("person_id", BigInteger, primary_key=True),
    Column("text", Text, nullable=False),
    Column("at", Instant, nullable=False),
    comment="What people have written down for themselves",
)

lessons = Table(
    "lessons",
    metadata,
    Column("person_id", BigInteger, primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("step", Integer, nullable=False),
    Column("at", Instant, nullable=False),
    Index("ix_lessons_at", "at"),
    comment="First lessons that people have begun: how many steps they have done",
)

leagues = Table(
    "leagues",
    metadata,
    Column("league_id", BigKey, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("opener_id", BigInteger, nullable=False),
    Column("game", String(40), nullable=False),
    Column("language", String(10), nullable=False),
    Column("clock", Text),
    Column("size", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("days", Integer, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("status", String(10), nullable=False),
    Column("round", Integer, nullable=False, server_default="0"),
    Column("round_ends_at", Instant),
    Column("reminded", Integer, nullable=False, server_default="0"),
    Column("paused_at", Instant),
    Column("opened_at", Instant, nullable=False),
    Column("ended_at", Instant),
    Column("message_id", BigInteger),
    Column("changes", Integer, nullable=False, server_default="0"),
    Column("due_at", Instant),
    Column("attempts", Integer, nullable=False, server_default="0"),
    Column("trouble", String(60)),
    Column("claimed_until", Instant),
    Column("options", Text),
    Index("one_live_league_a_channel", "channel_id", unique=True, sqlite_where=IN_SEASON, postgresql_where=IN_SEASON),
    Index("ix_leagues_due_at", "due_at"),
    sqlite_autoincrement=True,
    comment="Seasons of a game; due_at: when there is something to do for one",
)

league_people = Table(
    "league_people",
    metadata,
    Column("league_id", BigInteger, ForeignKey("leagues.league_id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("person_id", BigInteger, ForeignKey("people.person_id")),
    Column("dropped", Integer),
    UniqueConstraint("league_id", "person_id"),
    Index("ix_league_people_person_id", "person_id"),
    comment="Who is in a league, by numbers; dropped: in which round somebody left; no person: who was forgotten",
)

league_tables = Table(
    "league_tables",
    metadata,
    Column("league_id", BigInteger, ForeignKey("leagues.league_id"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("seats", Text, nullable=False),
    Column("status", String(10), nullable=False),
    Column("channel_id", BigInteger),
    Column("table_id", BigInteger, ForeignKey("tables.table_id")),
    Column("nonce", String(20)),
    Column("paused", Boolean, nullable=False, server_default=false()),
    Column("sides", Text),
    Index("ix_league_tables_table_id", "table_id"),
    comment="The tables of a league's rounds; seats and sides: numbers of league_people, and places, as JSON",
)

league_posts = Table(
    "league_posts",
    metadata,
    Column("post_id", BigKey, primary_key=True),
    Column("league_id", BigInteger, ForeignKey("leagues.league_id"), nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("about", Integer, nullable=False),
    Column("claimed_at", Instant),
    Column("nonce", String(20)),
    Index("ix_league_posts_league_id", "league_id"),
    sqlite_autoincrement=True,
    comment="What a league's channel is still to be told",
)

tips = Table(
    "tips",
    metadata,
    Column("person_id", BigInteger, primary_key=True),
    Column("tip", String(40), primary_key=True),
    comment="Tips that people were given while playing, each once",
)

claims = Table(
    "claims",
    metadata,
    Column("kind", String(20), primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("held_until", Instant, nullable=False),
    comment="What one of several processes has begun outside the store, and until when no other one begins it",
)

commands = Table(
    "commands",
    metadata,
    Column("application_id", BigInteger, primary_key=True, autoincrement=False),
    Column("fingerprint", String(64), nullable=False),
    comment="Which commands Discord was told of each application of the bot",
)
