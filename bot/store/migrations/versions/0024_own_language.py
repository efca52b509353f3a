"""What the people of a table choose as its language. The version before lets all tables go by their servers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    """No table has a language of its own."""
    op.add_column("tables", sa.Column("own_language", sa.String(length=10), nullable=True))
