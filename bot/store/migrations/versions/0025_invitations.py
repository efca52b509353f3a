"""Who has invited, beside the post of an invitation. The version before keeps no such posts, and looks at none."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    """No post is known as an invitation."""
    op.add_column("posts", sa.Column("person_id", sa.BigInteger(), nullable=True))
