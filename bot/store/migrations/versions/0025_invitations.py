"""Who has invited, beside the post of an invitation. The version before keeps no such posts.

It would look at one as at any other: so they stand there in a guise (`bot.store.outbox`).
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    """No post is known as an invitation."""
    op.add_column("posts", sa.Column("person_id", sa.BigInteger(), nullable=True))
