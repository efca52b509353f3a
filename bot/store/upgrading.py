"""Running the migrations that a database lacks. It takes Alembic, which few starts need, so it is imported then."""

from __future__ import annotations

from importlib.resources import files

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection


def upgrade(connection: Connection) -> None:
    """Bring a database of an earlier schema, or an empty one, to the newest."""
    chosen = config()
    chosen.attributes["connection"] = connection
    command.upgrade(chosen, "head")


def config() -> Config:
    """Return where Alembic finds the migrations."""
    made = Config()
    made.set_main_option("script_location", str(files("bot.store") / "migrations"))
    made.set_main_option("path_separator", "os")
    return made
