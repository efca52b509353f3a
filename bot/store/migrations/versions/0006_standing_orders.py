"""Standing orders in a table of their own: the wish that bonuses are taken, and what seats have answered ahead."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bot.store.schema import Instant

revision = "0006"
down_revision = "0005"

CARRY_OVER = """
    INSERT INTO standing_orders (table_id, seat, decision, once, kind, answer, conditions, given_at)
    SELECT seats.table_id, seats.seat, '', {once}, {kind}, {answer}, '{{}}', tables.opened_at
    FROM seats JOIN tables ON tables.table_id = seats.table_id WHERE {where}
"""


def upgrade() -> None:
    """Carry over what there is. When it was given is not known: at the latest now, at the earliest with the table."""
    op.create_table(
        "standing_orders",
        sa.Column("table_id", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.String(length=20), nullable=False),
        sa.Column("decision", sa.String(length=20), nullable=False),
        sa.Column("once", sa.Boolean(), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("answer", sa.Text(), nullable=False),
        sa.Column("conditions", sa.Text(), nullable=False),
        sa.Column("given_at", Instant(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id", "seat"], ["seats.table_id", "seats.seat"], name=op.f("fk_standing_orders_table_id")
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", "decision", "once", name=op.f("pk_standing_orders")),
        comment="What seats have told the host to answer for them; decision '' is any",
    )
    op.execute(CARRY_OVER.format(once="false", kind="'obvious'", answer="''", where="seats.bonuses"))
    op.execute(CARRY_OVER.format(once="true", kind="'notation'", answer="seats.ahead", where="seats.ahead IS NOT NULL"))
    op.drop_column("seats", "bonuses")
    op.drop_column("seats", "ahead")
