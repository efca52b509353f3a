"""When a post was first tried and under which nonce; by which rules a position was reached."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bot.store.schema import Instant

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Leave all of it open: a post that was tried has the nonce of the version before, and positions are made anew."""
    op.add_column("outbox", sa.Column("nonce", sa.String(length=20), nullable=True))
    op.add_column("outbox", sa.Column("claimed_at", Instant(), nullable=True))
    op.add_column("snapshots", sa.Column("rules", sa.String(length=64), nullable=True))
