"""Bringing a database to the present schema.

The table that Alembic notes the version in has a name of our own: by it a database of ours is told from a stranger's.
Versions are the numbers that the migrations' files begin with ("0013"), in their order.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from sqlalchemy import Connection, column, inspect, select, table

from bot.store.errors import StoreError

VERSION_TABLE = "aviary_version"
UNDER_WAY = "aviary_move"
"""The table in a database of a server that notes how far a move to it is (`bot.store.moving`)."""
NUMBER_LENGTH = 4


def migrate(connection: Connection) -> None:
    """Upgrade to the newest schema. StoreError as `check`."""
    if check(connection) != newest():
        from bot.store.upgrading import upgrade  # noqa: PLC0415  (Alembic is needed after an update only)

        upgrade(connection)


def check(connection: Connection) -> str | None:
    """Return the schema's version; StoreError when the database is a stranger's, of a newer Aviary, or half moved."""
    present = version(connection)
    if present is None and inspect(connection).get_table_names():
        raise StoreError("store-foreign")
    check_version(present)
    if connection.dialect.name != "sqlite" and inspect(connection).has_table(UNDER_WAY):
        raise StoreError("store-half-moved")
    return present


def check_version(present: str | None) -> None:
    """Raise StoreError (store-newer) for the version of a newer Aviary."""
    if present is not None and present not in versions():
        raise StoreError("store-newer", version=present)


def version(connection: Connection) -> str | None:
    """Return the schema's version in the database; None when it has none."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    found: str | None = connection.scalar(select(column("version_num")).select_from(table(VERSION_TABLE)))
    return found


def newest() -> str:
    """Return the version that this Aviary works with."""
    return versions()[-1]


@cache
def versions() -> tuple[str, ...]:
    """Return the version of each migration, oldest first."""
    names = (each.name for each in files("bot.store").joinpath("migrations", "versions").iterdir())
    return tuple(sorted(name[:NUMBER_LENGTH] for name in names if name[:NUMBER_LENGTH].isdigit()))
