"""What decisions of finished games looked like."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """No game was looked back on so far."""
    op.create_table(
        "judgements",
        sa.Column("table_id", sa.BigInteger(), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("n", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("look", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.table_id"], name=op.f("fk_judgements_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seq", "n", "look", name=op.f("pk_judgements")),
        comment="What decisions of finished games looked like (of entry n, at a first or second look), as JSON",
    )
