"""Leagues: seasons of a game, who is in them, the tables of their rounds. The version before knows nothing of them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bot.store.schema import BigKey, Instant

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """Make the tables of leagues."""
    season = sa.text("status IN ('joining', 'running', 'paused')")
    op.create_table(
        "leagues",
        sa.Column("league_id", BigKey, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("opener_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("language", sa.String(10), nullable=False),
        sa.Column("clock", sa.Text(), nullable=True),
        sa.Column("size", sa.Integer(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("days", sa.Integer(), nullable=False),
        sa.Column("seed", sa.BigInteger(), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("round_ends_at", Instant(), nullable=True),
        sa.Column("reminded", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("paused_at", Instant(), nullable=True),
        sa.Column("opened_at", Instant(), nullable=False),
        sa.Column("ended_at", Instant(), nullable=True),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("changes", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("due_at", Instant(), nullable=True),
        sa.Column("attempts", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("trouble", sa.String(60), nullable=True),
        sa.Column("claimed_until", Instant(), nullable=True),
        sa.PrimaryKeyConstraint("league_id", name=op.f("pk_leagues")),
        sqlite_autoincrement=True,
        comment="Seasons of a game; due_at: when there is something to do for one",
    )
    op.create_index(
        "one_live_league_a_channel",
        "leagues",
        ["channel_id"],
        unique=True,
        sqlite_where=season,
        postgresql_where=season,
    )
    op.create_index("ix_leagues_due_at", "leagues", ["due_at"])
    op.create_table(
        "league_people",
        sa.Column("league_id", sa.BigInteger(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("person_id", sa.BigInteger(), nullable=True),
        sa.Column("dropped", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["league_id"], ["leagues.league_id"], name=op.f("fk_league_people_league_id")),
        sa.ForeignKeyConstraint(["person_id"], ["people.person_id"], name=op.f("fk_league_people_person_id")),
        sa.PrimaryKeyConstraint("league_id", "number", name=op.f("pk_league_people")),
        sa.UniqueConstraint("league_id", "person_id", name=op.f("uq_league_people_league_id_person_id")),
        comment="Who is in a league, by numbers; dropped: in which round somebody left; no person: who was forgotten",
    )
    op.create_index("ix_league_people_person_id", "league_people", ["person_id"])
    op.create_table(
        "league_tables",
        sa.Column("league_id", sa.BigInteger(), nullable=False),
        sa.Column("round", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("seats", sa.Text(), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=True),
        sa.Column("table_id", sa.BigInteger(), nullable=True),
        sa.Column("nonce", sa.String(20), nullable=True),
        sa.Column("paused", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("sides", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["league_id"], ["leagues.league_id"], name=op.f("fk_league_tables_league_id")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.table_id"], name=op.f("fk_league_tables_table_id")),
        sa.PrimaryKeyConstraint("league_id", "round", "number", name=op.f("pk_league_tables")),
        comment="The tables of a league's rounds; seats and sides: numbers of league_people, and places, as JSON",
    )
    op.create_index("ix_league_tables_table_id", "league_tables", ["table_id"])
    op.create_table(
        "league_posts",
        sa.Column("post_id", BigKey, nullable=False),
        sa.Column("league_id", sa.BigInteger(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("about", sa.Integer(), nullable=False),
        sa.Column("claimed_at", Instant(), nullable=True),
        sa.Column("nonce", sa.String(20), nullable=True),
        sa.ForeignKeyConstraint(["league_id"], ["leagues.league_id"], name=op.f("fk_league_posts_league_id")),
        sa.PrimaryKeyConstraint("post_id", name=op.f("pk_league_posts")),
        sqlite_autoincrement=True,
        comment="What a league's channel is still to be told",
    )
    op.create_index("ix_league_posts_league_id", "league_posts", ["league_id"])
