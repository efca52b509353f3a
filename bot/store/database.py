"""Opening the database, and its transactions.

A database that cannot be used stops the bot with a sentence; it is never replaced by an empty one. A new SQLite file
is made beside its place and moved there complete, so that an empty file in its place is always a sign of damage.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, nullcontext
from pathlib import Path

from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.store import dialects, inline
from bot.store.dialects import Wait
from bot.store.errors import StoreError
from bot.store.migrate import check, migrate, newest, version

FILE = "aviary.db"


class Database:
    """An open database with the present schema. `path` names it in messages; `file` None: it is no file."""

    def __init__(self, engine: AsyncEngine, path: str, file: Path | None = None) -> None:
        self.engine = engine
        self.path = path
        self.file = file
        # SQLite has one writer at a time. Waiting here is fair and costs nothing; its own waiting is by sleeping.
        self._writer: asyncio.Lock | nullcontext[None] = asyncio.Lock() if file else nullcontext()
        # What PostgreSQL does by itself shows each statement what was committed before it.
        self._reading = engine if file else engine.execution_options(isolation_level="REPEATABLE READ")

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """Return a connection whose reads all see the same state. StoreError when the database fails."""
        with self._as_store_error():
            async with self._reading.connect() as connection:  # ends with a rollback: nothing waits for the disk
                yield connection

    @asynccontextmanager
    async def write(self, wait: Wait = Wait.DISK) -> AsyncIterator[AsyncConnection]:
        """Return a connection with a transaction: committed at the end of the block, undone by an exception in it.

        IntegrityError where somebody else was faster, StoreError when the database fails.
        """
        with self._as_store_error():
            async with self._writer, self.engine.connect() as plain:
                connection = await plain.execution_options(**{dialects.WRITES: wait})
                async with connection.begin():
                    yield connection

    @contextmanager
    def _as_store_error(self) -> Iterator[None]:
        """Raise errors of the database as StoreError. An IntegrityError stays: somebody else was faster."""
        try:
            yield
        except IntegrityError:
            raise
        except DBAPIError as error:
            raise trouble_of(error, self.path) from error

    async def close(self) -> None:
        """Close all connections."""
        await self.engine.dispose()


async def open_database(data_dir: Path, url: str | None = None, *, as_it_is: bool = False) -> Database:
    """Open the database at `url`, or the file in `data_dir`, and bring its schema up to date. StoreError if not.

    With `as_it_is` nothing is made or changed: the database must be there, and may have an older schema.
    """
    where = database_url(data_dir, url)
    if where.get_backend_name() != "sqlite":
        return await _opened(where, None, as_it_is=as_it_is)
    file = Path(where.database or FILE)
    if not as_it_is:
        await asyncio.to_thread(make_folder, file.parent)
    if await asyncio.to_thread(_must_be_new, file):
        if as_it_is:
            raise StoreError("store-missing", path=str(file))
        await _make(where, file)
    return await _opened(where, file, as_it_is=as_it_is)


async def check_newest(database: Database) -> None:
    """Raise StoreError (store-older) where the schema is not the present one, so that it cannot be worked with."""
    async with database.read() as connection:
        present = await connection.run_sync(version)
    if present != newest():
        raise StoreError("store-older", path=database.path)


def trouble_of(error: DBAPIError | OSError, path: str) -> StoreError:
    """Return an error of the database as the StoreError that has a sentence for people."""
    cause = str(getattr(error, "orig", error))
    return StoreError("store-busy" if dialects.is_busy(error) else "store-unreadable", path=path, cause=cause)


def database_url(data_dir: Path, url: str | None) -> URL:
    """Return the address of the database. StoreError for one that cannot be read, or that stores nothing."""
    if url is None:
        return URL.create(inline.DRIVER, database=str(data_dir / FILE))
    try:
        where = dialects.url_of(url)
    except (ValueError, SQLAlchemyError) as error:
        # The address may hold a password: it is not repeated.
        raise StoreError("store-bad-address") from error
    if where.get_backend_name() == "sqlite" and where.database in (None, "", ":memory:"):
        raise StoreError("store-in-memory")
    return where


def make_folder(folder: Path) -> None:
    """Make a folder if it is missing. StoreError when it cannot be written to."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / ".writable"
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise StoreError("store-not-writable", path=str(folder), cause=error.strerror or str(error)) from error


def _must_be_new(file: Path) -> bool:
    if file.exists():
        if file.stat().st_size == 0:
            raise StoreError("store-empty", path=str(file))
        return False
    if file.with_name(file.name + "-wal").exists():
        raise StoreError("store-lost", path=str(file))
    return True


async def _make(where: URL, file: Path) -> None:
    new = file.with_name(file.name + ".new")
    await asyncio.to_thread(_remove, new)
    database = await _opened(where.set(database=str(new)), new)
    await database.close()
    await asyncio.to_thread(new.replace, file)


def _remove(file: Path) -> None:
    for each in (file, file.with_name(file.name + "-wal"), file.with_name(file.name + "-shm")):
        each.unlink(missing_ok=True)


async def _opened(where: URL, file: Path | None, *, as_it_is: bool = False) -> Database:
    engine = create_async_engine(where, pool_pre_ping=file is None)
    dialects.prepare(engine)
    path = str(file) if file else where.render_as_string(hide_password=True)
    database = Database(engine, path, file)
    try:
        # Reading takes no lock: the bot may be running.
        async with database.read() if as_it_is else database.write() as connection:
            if found := await connection.run_sync(dialects.damage):
                raise StoreError("store-damaged", path=path, cause=found[0])
            await connection.run_sync(check if as_it_is else migrate)
    except StoreError as trouble:
        await engine.dispose()
        raise StoreError(trouble.reason, **{"path": path, **trouble.facts}) from trouble
    except OSError as error:
        await engine.dispose()
        raise trouble_of(error, path) from error
    return database
