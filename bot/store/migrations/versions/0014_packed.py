"""Rows of logs and snapshots are packed, and the logs of games that are over together.

Nothing is packed here, so that nobody waits for it: old rows are read as they are, and packed while the bot runs.
"""

import sqlalchemy as sa
from alembic import op

from bot.store.schema import Instant

revision = "0014"
down_revision = "0013"

COMMENTS = {
    "log": "entry and asked_since (bot.store.packing); NULL: of an earlier version",
    "snapshots": "The position (bot.store.packing); NULL: of an earlier version",
    "judgements": "The data (bot.store.packing); NULL: of an earlier version",
}


def upgrade() -> None:
    """Add the columns for what is packed, which takes no time."""
    for table, comment in COMMENTS.items():
        op.add_column(table, sa.Column("packed", sa.LargeBinary(), nullable=True, comment=comment))
    op.add_column("tables", sa.Column("packed_seq", sa.Integer(), nullable=False, server_default="0"))
    over = sa.text("status IN ('finished', 'cancelled') AND packed_seq < seq")
    op.create_index("ix_tables_to_pack", "tables", ["status", "ended_at"], sqlite_where=over, postgresql_where=over)
    op.create_table(
        "packed_logs",
        sa.Column("table_id", sa.BigInteger(), nullable=False),
        sa.Column("part", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.table_id"], name=op.f("fk_packed_logs_table_id")),
        sa.PrimaryKeyConstraint("table_id", "part", name=op.f("pk_packed_logs")),
        comment="The log of a game that is over, in parts, in the place of its rows (bot.store.packed_logs)",
    )
    op.create_table(
        "packed_people",
        sa.Column("table_id", sa.BigInteger(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person_id", sa.BigInteger(), nullable=True),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("at", Instant(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.table_id"], name=op.f("fk_packed_people_table_id")),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_packed_people")),
        comment="Whom the numbers in a packed log mean, and the last entry of each; None: who was forgotten",
    )
