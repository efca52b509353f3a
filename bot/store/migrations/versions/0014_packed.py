"""Rows of logs and snapshots are packed. Nothing is packed here: old rows are read as they are, and packed later."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"

COMMENTS = {
    "log": "entry and asked_since (bot.store.packing); NULL: of an earlier version",
    "snapshots": "The position (bot.store.packing); NULL: of an earlier version",
}


def upgrade() -> None:
    """Add the columns for what is packed, which takes no time."""
    for table, comment in COMMENTS.items():
        op.add_column(table, sa.Column("packed", sa.LargeBinary(), nullable=True, comment=comment))
