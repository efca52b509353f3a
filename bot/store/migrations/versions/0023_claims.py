"""Claims, the commands that Discord was told, and who invites. The version before claims and invites without."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    """Nothing is claimed, and which commands Discord was told is told it anew: a file of each process has known it."""
    op.create_table(
        "claims",
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("number", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("held_until", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("kind", "number", name=op.f("pk_claims")),
        comment="What one of several processes has begun outside the store, and until when no other one begins it",
    )
    op.create_table(
        "commands",
        sa.Column("application_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("fingerprint", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("application_id", name=op.f("pk_commands")),
        comment="Which commands Discord was told of each application of the bot",
    )
    op.add_column("outbox", sa.Column("person_id", sa.BigInteger(), nullable=True))
