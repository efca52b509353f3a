"""Runs the migrations on the connection that it is given (bot.store.migrate)."""

from alembic import context

from bot.store.migrate import VERSION_TABLE
from bot.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=VERSION_TABLE,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
