"""Whether somebody was told that direct messages are closed; all messages of a letter that has several."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Who is known to take no direct messages was told so. Letters of before are known by their last message."""
    op.add_column("preferences", sa.Column("closed_said", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.execute(sa.text("update preferences set closed_said = true where direct_closed_at is not null"))
    op.add_column("notices", sa.Column("parts", sa.Text(), nullable=True))
