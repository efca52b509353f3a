"""What finished games came to, whether a table is a friendly one, and who is in no statistics.

Games that are over by now are counted in the background. The version before goes on beside.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bot.store.schema import Instant

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Add what is new, empty: at tables of before nobody has chosen anything, and everybody is in the statistics."""
    op.add_column("tables", sa.Column("friendly", sa.Boolean(), nullable=True))
    op.add_column("preferences", sa.Column("unlisted", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.create_table(
        "counted_games",
        sa.Column("table_id", sa.BigInteger(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("version", sa.String(10), nullable=False),
        sa.Column("people", sa.Integer(), nullable=False),
        sa.Column("sides", sa.Integer(), nullable=False),
        sa.Column("entries", sa.Integer(), nullable=False),
        sa.Column("began_at", Instant(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.table_id"], name=op.f("fk_counted_games_table_id")),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_counted_games")),
        comment="Finished games that were counted for statistics, by which count; one without results cannot be read",
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.String(20), nullable=False),
        sa.Column("person", sa.Boolean(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("margin", sa.Integer(), nullable=True),
        sa.Column("sources", sa.Text(), nullable=False),
        sa.Column("facts", sa.Text(), nullable=False),
        sa.Column("liked", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.table_id"], name=op.f("fk_results_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_results")),
        comment="What seats came to in finished games, from the log alone; person: one sat there, who may be forgotten",
    )
