"""Taking an SQLite database over into PostgreSQL, table by table, and comparing the two afterwards.

Rows go in batches, in the order of foreign keys. Each batch is committed together with how many rows of its table are
there, so a move that was killed goes on where it was. That is noted in a table of the target (UNDER_WAY), which goes at
the very end: as long as it is there, no bot starts over the target. The source is only read, and looked through for
damage before anything is written.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import (
    URL,
    BigInteger,
    Column,
    Connection,
    MetaData,
    NullPool,
    Row,
    Select,
    String,
    Table,
    create_engine,
    func,
    insert,
    inspect,
    literal_column,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import FILE, Database, database_url
from bot.store.dialects import damage
from bot.store.engines import engines
from bot.store.errors import StoreError
from bot.store.failures import SERVER, trouble_of
from bot.store.instance_lock import lock_instance
from bot.store.migrate import UNDER_WAY, check_version, migrate, newest, version
from bot.store.row_digests import Rows
from bot.store.schema import metadata

BATCH = 1000
"""Rows that are committed together."""
_BAD_VALUE = "22"
"""How the SQLSTATE of a value begins that a column cannot hold."""

_progress = Table(
    UNDER_WAY,
    MetaData(),
    Column("name", String(63), primary_key=True),
    Column("moved", BigInteger, nullable=False),
)

Told = Callable[[str, int, int], None]
"""Is told, behind each batch, the table, how many of its rows are in the target, and how many there are."""


@dataclass(frozen=True, slots=True)
class Compared:
    """A table in the source and in the target."""

    name: str
    source: Rows
    target: Rows

    @property
    def alike(self) -> bool:
        """Return whether both have the same rows."""
        return self.source == self.target


async def move(data_dir: Path, url: str | None, target: URL, told: Told, batch: int = BATCH) -> list[Compared]:
    """Move all rows of the SQLite database (in `data_dir`, or at `url`) to the server at `target`, and compare.

    No bot may run over `data_dir` meanwhile. Where all tables are alike the move is over; else the target still notes
    that one is under way. StoreError says why it cannot be done: move-full where the target holds other rows. Once rows
    may be there, what breaks it off says so: move-unreadable (the source), move-broken-off (the target).
    """
    file = source_file(data_dir, url)
    lock = lock_instance(data_dir, patience=0)
    try:
        with _opened(file) as source:
            database = Database(engines(target), SERVER)
            try:
                return await _move(_Way(source, str(file), database, told, batch))
            finally:
                await database.close()
    finally:
        lock.release()


def source_file(data_dir: Path, url: str | None) -> Path:
    """Return the file that is moved: where the games are in PostgreSQL already, the one in `data_dir`."""
    where = database_url(data_dir, url)
    file = Path(where.database or FILE) if where.get_backend_name() == "sqlite" else data_dir / FILE
    if not file.is_file():
        raise StoreError("store-missing", path=str(file))
    return file


def target_url(text: str) -> URL:
    """Read the address of the target. StoreError (move-not-postgresql) where it is none of a PostgreSQL server."""
    try:
        where = database_url(Path(), text)
    except StoreError as trouble:
        raise StoreError("move-not-postgresql") from trouble
    if where.get_backend_name() == "sqlite":
        raise StoreError("move-not-postgresql")
    return where


def shown(target: URL) -> str:
    """Return the address of a target as DATABASE_URL takes it, with stars for its password."""
    return target.set(drivername="postgresql").render_as_string(hide_password=True)


# -- inside ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Way:
    """From where to where rows go, how many at once, and who is told."""

    source: Connection
    path: str
    """Of the source, for sentences."""
    target: Database
    told: Told
    batch: int


async def _move(way: _Way) -> list[Compared]:
    moved = await _begin(way.target)
    try:
        return await _go_on(way, moved)
    except StoreError as trouble:
        if not trouble.reason.startswith("store-"):
            raise
        raise StoreError("move-broken-off", cause=trouble.facts.get("cause", trouble.reason)) from trouble


async def _go_on(way: _Way, moved: Mapping[str, int]) -> list[Compared]:
    """Move what is left, and compare. StoreError: move-..., or store-... for the target alone."""
    for table in metadata.sorted_tables:
        await _copy(way, table, moved.get(table.name, 0))
    async with way.target.write() as connection:
        for table in metadata.sorted_tables:
            await _number_on(way, connection, table)
    async with way.target.read() as connection:
        compared = [await _compare(way, connection, table) for table in metadata.sorted_tables]
    if all(each.alike for each in compared):
        async with way.target.write() as connection:
            await connection.run_sync(_progress.drop)
    return compared


@contextmanager
def _opened(file: Path) -> Iterator[Connection]:
    """Return a connection that can only read the file, and sees one state of it."""
    address = f"{file.absolute().as_uri()}?mode=ro"

    def connect() -> sqlite3.Connection:
        made = sqlite3.connect(address, uri=True, isolation_level=None)
        made.execute("BEGIN")
        return made

    engine = create_engine("sqlite://", creator=connect, poolclass=NullPool, hide_parameters=True)
    try:
        with engine.connect() as connection:
            present = version(connection)
            if present is None:
                raise StoreError("store-foreign", path=str(file))
            check_version(present)
            if present != newest():
                raise StoreError("store-older", path=str(file))
            if found := damage(connection):
                raise StoreError("store-damaged", path=str(file), cause=found[0])
            yield connection
    except StoreError as trouble:
        raise StoreError(trouble.reason, **{"path": str(file), **trouble.facts}) from trouble
    except Exception as error:
        trouble_there = trouble_of(error, str(file))
        if trouble_there is None:
            raise
        raise trouble_there from error
    finally:
        engine.dispose()


async def _begin(target: Database) -> Mapping[str, int]:
    """Make the target's schema, or find how far a move to it is: how many rows of each table are there."""
    async with target.write() as connection:
        await connection.run_sync(_prepare)
        return {row.name: row.moved for row in await connection.execute(select(_progress))}


def _prepare(connection: Connection) -> None:
    """Make schema and progress, in one transaction: a target has both or neither. StoreError: move-full, store-..."""
    if not inspect(connection).has_table(UNDER_WAY):
        migrate(connection)
        for table in metadata.sorted_tables:
            if connection.execute(select(literal_column("1")).select_from(table).limit(1)).first() is not None:
                raise StoreError("move-full", table=table.name)
        _progress.create(connection)
        connection.execute(insert(_progress), [{"name": table.name, "moved": 0} for table in metadata.sorted_tables])
    elif version(connection) != newest():
        raise StoreError("move-other-version")


async def _copy(way: _Way, table: Table, moved: int) -> None:
    """Copy the rows of a table behind the first `moved` ones, in the order of their keys."""
    count = int(_first(way, table, select(func.count()).select_from(table)) or 0)
    way.told(table.name, moved, count)
    if moved >= count:
        return
    rest = select(table).order_by(*table.primary_key.columns).offset(moved).limit(-1)
    for part in _parts(way, table, rest, way.batch):
        for row in part:
            _check_text(table, row)
        async with way.target.write() as connection:
            await _note(connection, table, moved, moved + len(part))
            await _write(connection, table, part)
        moved += len(part)
        way.told(table.name, moved, count)


def _first(way: _Way, table: Table, statement: Select[Any]) -> Any:
    """Return the first value that the source has for a statement about a table. StoreError: move-unreadable."""
    for part in _parts(way, table, statement, 1):
        return part[0][0]
    return None


def _parts(way: _Way, table: Table, statement: Select[Any], size: int) -> Iterator[Sequence[Row[Any]]]:
    """Read rows of the source. StoreError (move-unreadable) says which table cannot be read, and keeps values."""
    try:
        yield from way.source.execution_options(yield_per=size).execute(statement).partitions()
    except Exception as error:
        trouble = trouble_of(error, way.path)
        cause = trouble.facts.get("cause") if trouble else None
        facts = {"path": way.path, "table": table.name, "cause": cause or type(error).__name__}
        raise StoreError("move-unreadable", **facts) from error


def _check_text(table: Table, row: Sequence[Any]) -> None:
    """Raise StoreError (move-text) for U+0000, which PostgreSQL holds in no text."""
    for column, value in zip(table.columns, row, strict=True):
        if isinstance(value, str) and "\0" in value:
            raise StoreError("move-text", table=table.name, column=column.name, key=_key(table, row))


def _key(table: Table, row: Sequence[Any]) -> str:
    """Return which row it is, as a condition."""
    values = dict(zip(table.columns.keys(), row, strict=True))
    return " AND ".join(f"{column.name} = {values[column.name]!r}" for column in table.primary_key)


async def _note(connection: AsyncConnection, table: Table, before: int, now: int) -> None:
    """Note how far a table is. StoreError (move-raced) where another move has gone on with it."""
    here = (_progress.c.name == table.name, _progress.c.moved == before)
    if (await connection.execute(update(_progress).where(*here).values(moved=now))).rowcount != 1:
        raise StoreError("move-raced")


async def _write(connection: AsyncConnection, table: Table, rows: Sequence[Sequence[Any]]) -> None:
    """Write rows by COPY, in the transaction of the connection."""
    driver: Any = (await connection.get_raw_connection()).driver_connection
    try:
        await driver.copy_records_to_table(table.name, records=map(tuple, rows), columns=table.columns.keys())
    except Exception as error:
        state = getattr(error, "sqlstate", None) or ""
        if state.startswith(_BAD_VALUE) or isinstance(error, (ValueError, TypeError, OverflowError)):  # of the driver
            first, last = _key(table, rows[0]), _key(table, rows[-1])
            raise StoreError("move-value", table=table.name, first=first, last=last) from error
        raise


async def _number_on(way: _Way, target: AsyncConnection, table: Table) -> None:
    """Let the target number new rows behind all that the source has ever numbered."""
    column = table.autoincrement_column
    if column is None:
        return
    given: Select[Any] = select(literal_column("seq")).select_from(_sequences).where(_sequences.c.name == table.name)
    last = max(_first(way, table, given) or 0, _first(way, table, select(func.max(column))) or 0)
    if last:
        await target.execute(select(func.setval(func.pg_get_serial_sequence(table.name, column.name), last)))


_sequences = Table("sqlite_sequence", MetaData(), Column("name", String), Column("seq", BigInteger))
"""Where SQLite keeps the last number that each table has given."""


async def _compare(way: _Way, target: AsyncConnection, table: Table) -> Compared:
    there, here = Rows(), Rows()
    for part in _parts(way, table, select(table), BATCH):
        there.add(part)
    found = await target.stream(select(table).execution_options(yield_per=BATCH))
    async for part in found.partitions():
        here.add(part)
    return Compared(table.name, there, here)
