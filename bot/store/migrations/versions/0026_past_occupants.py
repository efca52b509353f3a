"""Who had a seat before, up to which row of the log; the version before neither writes nor reads it.

Of changes before this migration only is known when somebody gave a seat up (`seen_seats`). So the time that a seat was
nobody's then counts as that of who came next. Of logs that are packed already nothing is known, and who gave a seat up
several times has one row.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    """Make the table, and note who gave a seat up after which row."""
    op.create_table(
        "past_occupants",
        sa.Column("table_id", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.String(length=20), nullable=False),
        sa.Column("until", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person_id", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.table_id"], name=op.f("fk_past_occupants_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seat", "until", name=op.f("pk_past_occupants")),
        comment="Who had a seat before another one, or nobody, had it: up to the row until of the log; None: nobody",
    )
    op.execute("""
        INSERT INTO past_occupants (table_id, seat, until, person_id)
        SELECT seen.table_id, seen.seat, MAX(log.seq), CASE WHEN seen.person_id > 0 THEN seen.person_id END
        FROM seen_seats AS seen JOIN log ON log.table_id = seen.table_id AND log.at <= seen.at
        WHERE seen.seat <> '*'
        GROUP BY seen.table_id, seen.seat, seen.person_id, seen.at
        ON CONFLICT DO NOTHING
    """)
