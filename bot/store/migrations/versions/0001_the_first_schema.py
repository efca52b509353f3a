"""The first schema."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bot.store.schema import Instant

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make everything."""
    op.create_table(
        "components",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_components")),
        comment="What games are played with, each once: a game keeps the components that it began with",
    )
    op.create_table(
        "guilds",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("language", sa.String(length=10), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name=op.f("pk_guilds")),
    )
    op.create_table(
        "people",
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("language", sa.String(length=10), nullable=False),
        sa.PrimaryKeyConstraint("person_id", name=op.f("pk_people")),
    )
    op.create_table(
        "tables",
        sa.Column("table_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("opener_id", sa.BigInteger(), nullable=False),
        sa.Column("language", sa.String(length=10), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("components", sa.String(length=64), nullable=True),
        sa.Column("neutral", sa.String(length=20), nullable=True),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("told_seq", sa.Integer(), nullable=False),
        sa.Column("asked_since", sa.Text(), nullable=False),
        sa.Column("opened_at", Instant(), nullable=False),
        sa.Column("ended_at", Instant(), nullable=True),
        sa.ForeignKeyConstraint(["components"], ["components.digest"], name=op.f("fk_tables_components")),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_tables")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_tables_channel_id_table_id", "tables", ["channel_id", "table_id"], unique=False)
    op.create_index("ix_tables_status", "tables", ["status"], unique=False)
    op.create_index(
        "one_live_table_a_place",
        "tables",
        ["channel_id"],
        unique=True,
        sqlite_where=sa.text("status IN ('lobby', 'running')"),
        postgresql_where=sa.text("status IN ('lobby', 'running')"),
    )

    op.create_table(
        "interactions",
        sa.Column("interaction_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.BigInteger(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("at", Instant(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.table_id"], name=op.f("fk_interactions_table_id")),
        sa.PrimaryKeyConstraint("interaction_id", name=op.f("pk_interactions")),
    )
    op.create_table(
        "log",
        sa.Column("table_id", sa.BigInteger(), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("undoes", sa.Integer(), nullable=True),
        sa.Column("person_id", sa.BigInteger(), nullable=True),
        sa.Column("entry", sa.Text(), nullable=True),
        sa.Column("asked_since", sa.Text(), nullable=False),
        sa.Column("at", Instant(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.table_id"], name=op.f("fk_log_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seq", name=op.f("pk_log")),
        comment="Append-only. A row is an entry of the game, or takes back the entry whose seq it names",
    )
    op.create_table(
        "outbox",
        sa.Column("post_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("table_id", sa.BigInteger(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("due_at", Instant(), nullable=False),
        sa.Column("retry_at", Instant(), nullable=True),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("claimed_seq", sa.Integer(), nullable=True),
        sa.Column("parked", sa.String(length=60), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.table_id"], name=op.f("fk_outbox_table_id")),
        sa.PrimaryKeyConstraint("post_id", name=op.f("pk_outbox")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_outbox_channel_id_post_id", "outbox", ["channel_id", "post_id"], unique=False)

    op.create_table(
        "posts",
        sa.Column("message_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.table_id"], name=op.f("fk_posts_table_id")),
        sa.PrimaryKeyConstraint("message_id", name=op.f("pk_posts")),
        comment="Posts whose buttons are still there",
    )
    op.create_index("ix_posts_table_id", "posts", ["table_id"], unique=False)

    op.create_table(
        "seats",
        sa.Column("table_id", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.String(length=20), nullable=False),
        sa.Column("joined", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.BigInteger(), nullable=True),
        sa.Column("automa", sa.String(length=20), nullable=True),
        sa.ForeignKeyConstraint(["person_id"], ["people.person_id"], name=op.f("fk_seats_person_id")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.table_id"], name=op.f("fk_seats_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_seats")),
        sa.UniqueConstraint("table_id", "person_id", name=op.f("uq_seats_table_id_person_id")),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.BigInteger(), nullable=False),
        sa.Column("moment", sa.String(length=10), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("position", sa.Text(), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.table_id"], name=op.f("fk_snapshots_table_id")),
        sa.PrimaryKeyConstraint("table_id", "moment", name=op.f("pk_snapshots")),
        comment="A cache: the position now, and at the last post",
    )
