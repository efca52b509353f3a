"""What a post tells from on and since when it stands, so that it can be changed in its place; games by their people."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bot.store.schema import Instant

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Let every post there is stay as it is: what comes next follows it."""
    op.add_column("posts", sa.Column("told_from", sa.Integer(), nullable=True))
    op.add_column("posts", sa.Column("posted_at", Instant(), nullable=True))
    op.add_column("outbox", sa.Column("claimed_edit", sa.BigInteger(), nullable=True))
    op.create_index("ix_seats_person_id", "seats", ["person_id"])
