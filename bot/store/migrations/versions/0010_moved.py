"""When something was done at a table that is no entry of its log; several questions of one kind, each about a seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bot.store.schema import Instant

revision = "0010"
down_revision = "0009"

_VOTES = sa.table("votes", *(sa.column(each) for each in ("proposal_id", "seat", "yes", "at")))
_NUMBERS = sa.table("sqlite_sequence", sa.column("name"), sa.column("seq"))


def upgrade() -> None:
    """Leave open when something was done: then the log alone tells when something moved last."""
    op.add_column("tables", sa.Column("moved_at", Instant(), nullable=True))
    if op.get_bind().dialect.name == "sqlite":
        _make_anew()
    else:
        _change()


def _change() -> None:
    with op.batch_alter_table("proposals", table_kwargs={"sqlite_autoincrement": True}) as proposals:
        proposals.drop_constraint("uq_proposals_table_id_kind", type_="unique")
        proposals.create_unique_constraint("uq_proposals_table_id_kind_seat", ["table_id", "kind", "seat"])


def _make_anew() -> None:
    """Change the table where that makes it anew: its votes stand aside meanwhile, and no number is given twice."""
    connection, its = op.get_bind(), _NUMBERS.c.name == "proposals"
    votes = [dict(row._mapping) for row in connection.execute(sa.select(_VOTES))]
    newest = connection.scalar(sa.select(_NUMBERS.c.seq).where(its))
    op.execute(sa.delete(_VOTES))
    _change()
    op.bulk_insert(_VOTES, votes)
    op.execute(sa.delete(_NUMBERS).where(its))
    op.bulk_insert(_NUMBERS, [{"name": "proposals", "seq": newest or 0}])
