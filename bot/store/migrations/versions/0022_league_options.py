"""The switches of a league's game. The version before knows none, and opens the tables of a league without."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    """None are chosen in a league that was opened before."""
    op.add_column("leagues", sa.Column("options", sa.Text(), nullable=True))
