"""Whether the host takes a seat's bonuses."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Let every seat be asked, as before."""
    op.add_column("seats", sa.Column("bonuses", sa.Boolean(), nullable=False, server_default=sa.false()))
