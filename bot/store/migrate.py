"""Bringing a database to the present schema.

The table that Alembic notes the version in has a name of our own: by it a database of ours is told from a stranger's.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, inspect

from bot.store.errors import StoreError

VERSION_TABLE = "aviary_version"


def migrate(connection: Connection) -> None:
    """Upgrade to the newest schema. StoreError as `check`."""
    if check(connection) != newest():
        config = _config()
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def check(connection: Connection) -> str | None:
    """Return the schema's version; StoreError when the database is a stranger's or of a newer Aviary."""
    present = version(connection)
    if present is None and inspect(connection).get_table_names():
        raise StoreError("store-foreign")
    if present is not None and not _known(_scripts(), present):
        raise StoreError("store-newer", version=present)
    return present


def version(connection: Connection) -> str | None:
    """Return the schema's version in the database; None when it has none."""
    return MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE}).get_current_revision()


def newest() -> str | None:
    """Return the version that this Aviary works with."""
    return _scripts().get_current_head()


@cache
def _scripts() -> ScriptDirectory:
    """Return all migrations, which are read once."""
    return ScriptDirectory.from_config(_config())


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(files("bot.store") / "migrations"))
    config.set_main_option("path_separator", "os")
    return config


def _known(script: ScriptDirectory, revision: str) -> bool:
    try:
        return script.get_revision(revision) is not None
    except CommandError:
        return False
