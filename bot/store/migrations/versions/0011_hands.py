"""Direct messages that show people their hands."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bot.store.schema import Instant

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Nobody has chosen that so far."""
    op.add_column("preferences", sa.Column("keep_hand", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.create_table(
        "hands",
        sa.Column("table_id", sa.BigInteger(), nullable=False),
        sa.Column("person_id", sa.BigInteger(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=True),
        sa.Column("seating", sa.Integer(), nullable=True),
        sa.Column("status", sa.String(length=10), nullable=True),
        sa.Column("language", sa.String(length=10), nullable=True),
        sa.Column("digest", sa.String(length=64), nullable=True),
        sa.Column("retry_at", Instant(), nullable=True),
        sa.Column("attempts", sa.Integer(), server_default="0", nullable=False),
        sa.Column("claimed_at", Instant(), nullable=True),
        sa.Column("nonce", sa.String(length=20), nullable=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=True),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.table_id"], name=op.f("fk_hands_table_id")),
        sa.PrimaryKeyConstraint("table_id", "person_id", name=op.f("pk_hands")),
        comment="Direct messages that show people their hands: how the table stood that each shows",
    )
    op.create_index("ix_hands_person_id", "hands", ["person_id"], unique=False)
