"""Opening the database, and its transactions.

A database that cannot be used stops the bot with a sentence; it is never replaced by an empty one. A new SQLite file
is made beside its place and moved there complete, so that an empty file in its place is always a sign of damage.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, nullcontext
from pathlib import Path

from sqlalchemy import URL, Connection, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.measuring import Part, measured
from bot.store import dialects, left_in_order
from bot.store.committing import Afterwards, afterwards
from bot.store.engines import SQLITE, Engines, Wait, engines, url_of
from bot.store.errors import StoreAway, StoreError
from bot.store.failures import SERVER, of_server, trouble_of
from bot.store.health import Health
from bot.store.jobs import Job, Jobs, NobodyWorks, asked, forget_asked
from bot.store.kept_copy import keep_copy
from bot.store.migrate import check, migrate, newest, version

FILE = "aviary.db"
PATIENCE = 1.0
"""Seconds for which a bot waits for a lock that another program holds, and for a connection to a server. Whoever
presses is to be answered within 3 s, also with a refusal."""
BROKEN = frozenset({"store-unreadable", "store-disk"})
"""What may come of a damaged file: the next opening is to look for that."""
LONGEST_STATEMENT = 1.5
"""Seconds after which a server that has taken a statement is given up: whoever presses is still to be told so."""


class Database:
    """An open database with the present schema. `path` names it in messages; `file` None: it is no file."""

    def __init__(self, engines: Engines, path: str, file: Path | None = None) -> None:
        self.engines = engines
        self.path = path
        self.file = file
        self.jobs: Jobs = NobodyWorks()
        """Who does what transactions ask for."""
        self._health = Health()
        self._sound = False
        """Whether the file has been found sound, and nothing has said otherwise since."""
        self._patience: float | None = None
        """Where somebody waits for an answer: for how long others are waited for at most."""
        # SQLite has one writer at a time. Waiting here is fair and costs nothing; its own waiting is by sleeping.
        self._writer: asyncio.Lock | nullcontext[None] = asyncio.Lock() if file else nullcontext()

    @property
    def shared(self) -> bool:
        """Return whether several processes may work over it at the same time."""
        return self.file is None

    def look(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Return a connection for statements that belong to nothing: each sees what was committed before it.

        A single one costs less than in `read`. StoreError when the database fails.
        """
        return self._reading(self.engines.looking)

    def read(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Return a connection whose reads all see the same state. StoreError when the database fails."""
        return self._reading(self.engines.reading)

    @asynccontextmanager
    async def _reading(self, engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
        with self._as_store_error():
            connection = engine.connect()
            try:
                await self._start(connection)
                yield connection
            finally:  # ends with a rollback
                if self.file is None:
                    await _give_back(connection)
                elif connection.sync_connection is not None:
                    await connection.close()  # which waits for nothing
            if self.file is None:
                self._health.worked()

    @asynccontextmanager
    async def write(self, wait: Wait = Wait.DISK) -> AsyncIterator[AsyncConnection]:
        """Return a connection with a transaction: committed at the end of the block, undone by an exception in it.

        The jobs that it asks for (`bot.store.jobs`) are taken over in the same transaction. What is to be done once it
        is committed (`bot.store.committing`) is done then.

        IntegrityError where somebody else was faster, StoreError when the database fails.
        """
        jobs: Sequence[Job] = ()
        committed: Sequence[Afterwards] = ()
        with measured(Part.TRANSACTION) as took:
            took.outcome = "undone"  # until it is committed
            async with self._writing(wait) as connection:
                yield connection
                committed, jobs = afterwards(connection), asked(connection)
                if jobs:
                    await self.jobs.enqueue(connection, jobs)
            took.outcome = "done"
        for each in committed:
            each()
        if jobs:
            self.jobs.committed(jobs)

    @asynccontextmanager
    async def _writing(self, wait: Wait) -> AsyncIterator[AsyncConnection]:
        with self._as_store_error():
            async with self._writer:
                self._set_patience()
                connection = self.engines.writing[wait].connect()
                try:
                    await self._start(connection)
                    forget_asked(connection)
                    afterwards(connection)  # of one that was undone
                    yield connection
                    await to_its_end(connection.run_sync(_commit))
                finally:  # what was not committed is undone
                    await _give_back(connection)
            self._health.worked()

    def note_when_closed(self) -> None:
        """Note at the close how the file is left, so that the next opening need not look through it for damage."""
        self._sound = self.file is not None

    def hurry(self) -> None:
        """Wait for other programs for a moment only, from now on: people wait for answers. For who has just opened it.

        What nobody waits for before (a migration, a command of the command line) may take as long as it must.
        """
        self._patience = PATIENCE
        if self.file is None:
            self.engines.limit_statements(LONGEST_STATEMENT)

    def _set_patience(self) -> None:
        """Wait for the lock of another program only once: who comes while it is held is told at once."""
        if self.file is not None and self._patience is not None:
            self.engines.patience.seconds = self._patience if self._health.well else 0

    async def _start(self, connection: AsyncConnection) -> None:
        """Connect; to a server for no longer than somebody waits for an answer."""
        if self.file is not None:
            await connection.start()
            return
        try:
            await (connection.start() if self._patience is None else _within(self._patience, connection.start()))
        except OSError as error:  # the driver passes on what the system says
            raise of_server(error) from error

    @contextmanager
    def _as_store_error(self) -> Iterator[None]:
        """Raise errors of the database as StoreError. An IntegrityError stays: somebody else was faster."""
        try:
            yield
        except IntegrityError:
            raise
        except Exception as error:
            trouble = trouble_of(error, self.path, server=self.file is None)
            if trouble is None:
                raise
            self._sound = self._sound and trouble.reason not in BROKEN
            if isinstance(trouble, StoreAway) and self._patience is not None:
                self._health.failed(trouble)
            raise trouble from error

    async def close(self) -> None:
        """Close all connections."""
        await self.engines.close()
        if self._sound and self.file is not None:
            left_in_order.note(self.file)


def _commit(connection: Connection) -> None:
    """Commit, and give the connection back."""
    connection.commit()
    connection.close()


async def _give_back(connection: AsyncConnection) -> None:
    """Give a connection back unless that is done, also where its user is cancelled."""
    given = connection.sync_connection  # it may have come just when its user was cancelled
    if given is not None and not given.closed:
        await asyncio.shield(connection.close())


async def to_its_end(work: Awaitable[None]) -> None:
    """Do work to its end, also where who waits for it is cancelled: so nobody goes on while a commit is under way."""
    task = asyncio.ensure_future(work)
    given_up: asyncio.CancelledError | None = None
    while not task.done():
        try:
            await asyncio.wait((task,))
        except asyncio.CancelledError as error:
            given_up = error
    fault = task.exception()
    if given_up is not None:
        raise given_up
    if fault is not None:
        raise fault


async def _within(seconds: float, work: Awaitable[object]) -> None:
    """Do work; TimeoutError when it takes longer. It is given up then, but its own end (two seconds) not waited for."""
    task = asyncio.ensure_future(work)
    try:
        done, _ = await asyncio.wait((task,), timeout=seconds)
    except asyncio.CancelledError:
        task.cancel()
        raise
    if not done:
        task.cancel()
        task.add_done_callback(lambda ended: ended.cancelled() or ended.exception())
        raise TimeoutError
    task.result()


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
    database = await _opened(where, file, as_it_is=as_it_is)
    if not as_it_is:
        database.note_when_closed()
    return database


async def check_newest(database: Database) -> None:
    """Raise StoreError (store-older) where the schema is not the present one, so that it cannot be worked with."""
    async with database.read() as connection:
        present = await connection.run_sync(version)
    if present != newest():
        raise StoreError("store-older", path=database.path)


def is_server(url: str | None) -> bool:
    """Return whether an address is that of a server, which processes can share. StoreError as `database_url`."""
    return url is not None and database_url(Path(), url).get_backend_name() != "sqlite"


def database_url(data_dir: Path, url: str | None) -> URL:
    """Return the address of the database. StoreError for one that cannot be read, or that stores nothing."""
    if url is None:
        return URL.create(SQLITE, database=str(data_dir / FILE))
    try:
        where = url_of(url)
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


_ONE_AT_A_TIME = text("SELECT pg_advisory_xact_lock(0x617669617279)")
"""Processes that start at the same time look at a server's schema one after the other, so that one of them makes it."""


async def _install_queue(connection: AsyncConnection) -> None:
    from bot.store import queue  # noqa: PLC0415  (what it takes, a bot over a file does not need)

    await queue.install(connection)


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
    path = str(file) if file else SERVER
    database = Database(engines(where), path, file)
    as_left = file is not None and await asyncio.to_thread(left_in_order.is_as_left, file)
    try:
        # Reading takes no lock: the bot may be running.
        async with database.read() if as_it_is else database.write() as connection:
            if not as_left and (found := await connection.run_sync(dialects.damage)):
                raise StoreError("store-damaged", path=path, cause=found[0])
            if file is None and not as_it_is:
                await connection.execute(_ONE_AT_A_TIME)
            present = await connection.run_sync(check)
            if not as_it_is and present != newest():
                if file is not None and present is not None:
                    await asyncio.to_thread(keep_copy, file, present)
                await connection.run_sync(migrate)
            if file is None and not as_it_is:
                await _install_queue(connection)
    except StoreError as trouble:
        await database.close()
        raise type(trouble)(trouble.reason, **{"path": path, **trouble.facts}) from trouble
    except OSError as error:
        await database.close()
        raise StoreError("store-unreadable", path=path, cause=error.strerror or type(error).__name__) from error
    if file is None:
        await database.close()  # what limits statements holds for new connections
    return database
