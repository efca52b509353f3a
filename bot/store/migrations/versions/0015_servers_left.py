"""Since when the bot is in a server no longer. The version before knows nothing of it and goes on beside it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Take it to be in every server. The tables of one are found by an index from now on."""
    op.add_column("guilds", sa.Column("left_at", sa.DateTime(timezone=True), nullable=True))
    op.create_index("ix_tables_guild_id", "tables", ["guild_id"])
