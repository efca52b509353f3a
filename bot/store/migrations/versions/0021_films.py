"""Animated pictures of finished games, drawn in the background. The version before draws them for who presses."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    """Nobody has asked for one so far."""
    op.create_table(
        "films",
        sa.Column("table_id", sa.BigInteger(), nullable=False),
        sa.Column("asked_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("attempts", sa.Integer(), server_default="0", nullable=False),
        sa.Column("retry_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("seq", sa.Integer(), nullable=True),
        sa.Column("data", sa.LargeBinary(), nullable=True, comment="The file, as long as it is not posted"),
        sa.Column("alt", sa.Text(), nullable=True),
        sa.Column("failed", sa.String(length=60), nullable=True),
        sa.Column("posted_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.table_id"], name=op.f("fk_films_table_id")),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_films")),
        comment="Animated pictures of games that somebody has asked for; a row goes a day later",
    )
