"""Tips while playing."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    """Everybody wants them who does not say otherwise, and nobody was given one so far."""
    op.add_column("preferences", sa.Column("tips", sa.Boolean(), server_default=sa.true(), nullable=False))
    op.create_table(
        "tips",
        sa.Column("person_id", sa.BigInteger(), nullable=False),
        sa.Column("tip", sa.String(length=40), nullable=False),
        sa.PrimaryKeyConstraint("person_id", "tip", name=op.f("pk_tips")),
        comment="Tips that people were given while playing, each once",
    )
