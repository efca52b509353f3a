"""What seats have answered ahead."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Nobody has yet."""
    op.add_column("seats", sa.Column("ahead", sa.Text()))
