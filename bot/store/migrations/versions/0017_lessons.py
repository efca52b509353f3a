"""First lessons that people have begun."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bot.store.schema import Instant

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Nobody has begun one so far."""
    op.create_table(
        "lessons",
        sa.Column("person_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("at", Instant(), nullable=False),
        sa.PrimaryKeyConstraint("person_id", "game", name=op.f("pk_lessons")),
        comment="First lessons that people have begun: how many steps they have done",
    )
    op.create_index("ix_lessons_at", "lessons", ["at"], unique=False)
