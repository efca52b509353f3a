"""Pages on the web: whether a server wants them, and their addresses. The version before knows nothing of it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """No server wants any, until its managers say so; an address is made when it is first needed."""
    op.add_column("guilds", sa.Column("pages", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("page", sa.String(length=40), nullable=True))
    op.create_index("ix_tables_page", "tables", ["page"], unique=True)
