"""Whether the people of a table may ask which moves are good."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """They may, as at every table that says nothing else."""
    op.add_column("tables", sa.Column("suggestions", sa.Boolean(), server_default=sa.true(), nullable=False))
