"""Columns called by what they are: until where a table is posted, since where a post tells, what is suspended."""

from __future__ import annotations

from alembic import op

revision = "0005"
down_revision = "0004"

RENAMED = (
    ("tables", "told_seq", "posted_until"),
    ("posts", "told_from", "posted_since"),
    ("outbox", "parked", "suspended"),
)


def upgrade() -> None:
    """Rename them; what is in them stays."""
    for table, old, new in RENAMED:
        op.execute(f"ALTER TABLE {table} RENAME COLUMN {old} TO {new}")
    op.execute("UPDATE snapshots SET moment = 'posted' WHERE moment = 'told'")
