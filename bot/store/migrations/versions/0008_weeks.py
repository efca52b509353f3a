"""Clocks and timers, what people and servers choose, seats that are held, agreements, visits and notes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bot.store.schema import BigKey, Instant

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Leave all of it open: tables of before have no clock, and nobody is away."""
    op.create_table(
        "activity",
        sa.Column("person_id", sa.BigInteger(), nullable=False),
        sa.Column("hours", sa.Text(), nullable=False),
        sa.Column("seen_at", Instant(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.person_id"], name=op.f("fk_activity_person_id")),
        sa.PrimaryKeyConstraint("person_id", name=op.f("pk_activity")),
        comment="When people press: how often in each hour of the day (UTC), as JSON",
    )
    op.create_table(
        "preferences",
        sa.Column("person_id", sa.BigInteger(), nullable=False),
        sa.Column("language", sa.String(length=10), nullable=True),
        sa.Column("time_zone", sa.String(length=64), nullable=True),
        sa.Column("quiet_from", sa.Integer(), nullable=True),
        sa.Column("quiet_to", sa.Integer(), nullable=True),
        sa.Column("away_from", Instant(), nullable=True),
        sa.Column("away_until", Instant(), nullable=True),
        sa.Column("away_shown", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("reminders", sa.String(length=10), nullable=True),
        sa.Column("summary_at", sa.Integer(), nullable=True),
        sa.Column("tell_next", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("direct_closed_at", Instant(), nullable=True),
        sa.ForeignKeyConstraint(["person_id"], ["people.person_id"], name=op.f("fk_preferences_person_id")),
        sa.PrimaryKeyConstraint("person_id", name=op.f("pk_preferences")),
        comment="What people have chosen with /me; times of the day in minutes; None: nothing was chosen",
    )
    op.create_table(
        "notes",
        sa.Column("table_id", sa.BigInteger(), nullable=False),
        sa.Column("person_id", sa.BigInteger(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", Instant(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.table_id"], name=op.f("fk_notes_table_id")),
        sa.PrimaryKeyConstraint("table_id", "person_id", name=op.f("pk_notes")),
        comment="What people have written down for themselves",
    )
    op.create_table(
        "notices",
        sa.Column("notice_id", BigKey, nullable=False),
        sa.Column("person_id", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("table_id", sa.BigInteger(), nullable=True),
        sa.Column("since", sa.Integer(), nullable=True),
        sa.Column("due_at", Instant(), nullable=False),
        sa.Column("retry_at", Instant(), nullable=True),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("claimed_at", Instant(), nullable=True),
        sa.Column("nonce", sa.String(length=20), nullable=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=True),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.table_id"], name=op.f("fk_notices_table_id")),
        sa.PrimaryKeyConstraint("notice_id", name=op.f("pk_notices")),
        comment="What is told to one person; with its message once it was told, until it no longer holds",
        sqlite_autoincrement=True,
    )
    op.create_index("ix_notices_person_id_notice_id", "notices", ["person_id", "notice_id"], unique=False)
    op.create_index("ix_notices_table_id", "notices", ["table_id"], unique=False)
    op.create_table(
        "pings",
        sa.Column("person_id", sa.BigInteger(), nullable=False),
        sa.Column("table_id", sa.BigInteger(), nullable=True),
        sa.Column("at", Instant(), nullable=False),
        sa.PrimaryKeyConstraint("person_id", name=op.f("pk_pings")),
        comment="When people were pinged last: by a post of which table, or (None) by a letter",
    )
    op.create_table(
        "proposals",
        sa.Column("proposal_id", BigKey, nullable=False),
        sa.Column("table_id", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("seat", sa.String(length=20), nullable=True),
        sa.Column("person_id", sa.BigInteger(), nullable=False),
        sa.Column("facts", sa.Text(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("opened_at", Instant(), nullable=False),
        sa.Column("closes_at", Instant(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.table_id"], name=op.f("fk_proposals_table_id")),
        sa.PrimaryKeyConstraint("proposal_id", name=op.f("pk_proposals")),
        sa.UniqueConstraint("table_id", "kind", name=op.f("uq_proposals_table_id_kind")),
        comment="What the people of a table are asked to agree to; a row goes when it is decided",
        sqlite_autoincrement=True,
    )
    op.create_table(
        "seen_seats",
        sa.Column("table_id", sa.BigInteger(), nullable=False),
        sa.Column("person_id", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.String(length=20), nullable=False),
        sa.Column("how", sa.String(length=10), nullable=False),
        sa.Column("at", Instant(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.table_id"], name=op.f("fk_seen_seats_table_id")),
        sa.PrimaryKeyConstraint("table_id", "person_id", "seat", name=op.f("pk_seen_seats")),
        comment="Whose hands people may know who have given that seat up",
    )
    op.create_table(
        "timers",
        sa.Column("timer_id", BigKey, nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("due_at", Instant(), nullable=False),
        sa.Column("table_id", sa.BigInteger(), nullable=True),
        sa.Column("seat", sa.String(length=20), nullable=True),
        sa.Column("person_id", sa.BigInteger(), nullable=True),
        sa.Column("since", sa.Integer(), nullable=True),
        sa.Column("stopped_at", Instant(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.table_id"], name=op.f("fk_timers_table_id")),
        sa.PrimaryKeyConstraint("timer_id", name=op.f("pk_timers")),
        comment="What is to be done at a time; a row goes in the transaction of its effect. A stopped one is not due",
        sqlite_autoincrement=True,
    )
    op.create_index("ix_timers_due_at", "timers", ["due_at"], unique=False)
    op.create_index("ix_timers_table_id", "timers", ["table_id"], unique=False)
    op.create_table(
        "visits",
        sa.Column("table_id", sa.BigInteger(), nullable=False),
        sa.Column("person_id", sa.BigInteger(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("at", Instant(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.table_id"], name=op.f("fk_visits_table_id")),
        sa.PrimaryKeyConstraint("table_id", "person_id", name=op.f("pk_visits")),
        comment="Up to where people have looked at tables",
    )
    op.create_table(
        "votes",
        sa.Column("proposal_id", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.String(length=20), nullable=False),
        sa.Column("yes", sa.Boolean(), nullable=False),
        sa.Column("at", Instant(), nullable=False),
        sa.ForeignKeyConstraint(["proposal_id"], ["proposals.proposal_id"], name=op.f("fk_votes_proposal_id")),
        sa.PrimaryKeyConstraint("proposal_id", "seat", name=op.f("pk_votes")),
    )
    op.add_column("guilds", sa.Column("clock", sa.Text(), nullable=True))
    op.add_column("guilds", sa.Column("channels", sa.Text(), nullable=True))
    op.add_column("guilds", sa.Column("threads", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("guilds", sa.Column("openers", sa.String(length=10), server_default="everyone", nullable=False))
    with op.batch_alter_table("guilds") as guilds:
        guilds.alter_column("language", existing_type=sa.String(length=10), nullable=True)
    op.add_column("outbox", sa.Column("about", sa.BigInteger(), nullable=True))
    op.add_column("outbox", sa.Column("ended", sa.Text(), nullable=True))
    op.add_column("posts", sa.Column("about", sa.BigInteger(), nullable=True))
    op.add_column("seats", sa.Column("held_by", sa.String(length=20), nullable=True))
    op.add_column("seats", sa.Column("timed_out", sa.Integer(), server_default="0", nullable=False))
    op.add_column("seats", sa.Column("bank", sa.Integer(), nullable=True))
    op.add_column("seats", sa.Column("offered_to", sa.BigInteger(), nullable=True))
    op.add_column("tables", sa.Column("clock", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("paused_at", Instant(), nullable=True))
    op.add_column("tables", sa.Column("asleep_since", Instant(), nullable=True))
    op.add_column("tables", sa.Column("seating", sa.Integer(), server_default="0", nullable=False))
