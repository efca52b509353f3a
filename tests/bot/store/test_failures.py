"""What an error of the database means: each kind has its own sentence with its own advice, and none tells a secret."""

from __future__ import annotations

import socket
import sqlite3
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from bot.locale.words import wording
from bot.store.database import Database, open_database
from bot.store.errors import StoreAway
from bot.store.failures import of_server, trouble_of
from tests.support.postgres import PostgreSQL
from tests.support.storage import stored_in

PATH = "/data/aviary.db"
SECRETS = ("birdkeeper", "p@ss", "db.example", "kea-7")


def of_sqlite(code: int, text: str) -> DBAPIError:
    origin = sqlite3.OperationalError(text)
    origin.sqlite_errorcode = code
    return DBAPIError("UPDATE", {"position": "kea-7"}, origin)


def of_postgres(kind: type[asyncpg.PostgresError]) -> DBAPIError:
    return DBAPIError("UPDATE", {"position": "kea-7"}, kind('user "birdkeeper" with p@ss at db.example holds kea-7'))


ERRORS: tuple[tuple[Exception, bool, str, str], ...] = (
    (of_sqlite(sqlite3.SQLITE_BUSY, "database is locked"), False, "store-busy", "another program"),
    (of_sqlite(sqlite3.SQLITE_FULL, "database or disk is full"), False, "store-full", "Make room"),
    (of_sqlite(sqlite3.SQLITE_READONLY_DBMOVED, "readonly"), False, "store-read-only", "right to write"),
    (of_sqlite(sqlite3.SQLITE_IOERR_WRITE, "disk I/O error"), False, "store-disk", "healthy and not full"),
    (of_sqlite(sqlite3.SQLITE_CANTOPEN, "unable to open"), False, "store-disk", "may write"),
    (of_sqlite(sqlite3.SQLITE_CORRUPT, "malformed"), False, "store-unreadable", "backup"),
    (of_postgres(asyncpg.InvalidPasswordError), True, "store-login", "%40"),
    (of_postgres(asyncpg.InvalidAuthorizationSpecificationError), True, "store-login", "user or the password"),
    (of_postgres(asyncpg.InvalidCatalogNameError), True, "store-no-database", "createdb"),
    (of_postgres(asyncpg.CannotConnectNowError), True, "store-unreachable", "start again"),
    (of_postgres(asyncpg.AdminShutdownError), True, "store-unreachable", "server runs"),
    (of_postgres(asyncpg.TooManyConnectionsError), True, "store-crowded", "max_connections"),
    (of_postgres(asyncpg.DiskFullError), True, "store-full", "Make room"),
    (of_postgres(asyncpg.ReadOnlySQLTransactionError), True, "store-read-only", "written"),
    (of_postgres(asyncpg.InsufficientPrivilegeError), True, "store-not-allowed", "owner"),
    (of_postgres(asyncpg.UndefinedTableError), True, "store-server", "log"),
    (of_server(ConnectionRefusedError(111, "at db.example")), True, "store-unreachable", "refused"),
    (of_server(socket.gaierror(-2, "db.example: Name or service not known")), True, "store-unreachable", "gaierror"),
    (of_server(TimeoutError()), True, "store-unreachable", "TimeoutError"),
    (PoolTimeout("db.example"), True, "store-crowded", "connections"),
    (PoolTimeout("kea-7"), False, "store-busy", "another program"),
    (asyncpg.InterfaceError("p@ss"), True, "store-server", "InterfaceError"),
)


@pytest.mark.parametrize(("error", "server", "reason", "advice"), ERRORS, ids=lambda each: str(each)[:20])
def test_each_kind_of_failure_has_its_own_advice(error: Exception, server: bool, reason: str, advice: str) -> None:
    trouble = trouble_of(error, PATH, server=server)
    assert trouble is not None
    assert trouble.reason == reason
    said = wording("en")(trouble.reason, **trouble.facts)
    assert advice in said
    assert server is False or "backup" not in said
    told = wording("en")("error-store", reason=trouble.reason)
    for spoken in (said, told, str(trouble)):
        assert not [secret for secret in SECRETS if secret in spoken]


@pytest.mark.parametrize("error", [ValueError("x"), OSError(28, "of a file that is no database"), KeyError("x")])
@pytest.mark.parametrize("server", [False, True])
def test_other_errors_are_none_of_the_database(error: Exception, server: bool) -> None:
    assert trouble_of(error, PATH, server=server) is None


async def test_a_fault_of_who_uses_the_database_stays_what_it_is(database: Database) -> None:
    for opened in (database.read, database.write):
        with pytest.raises(FileNotFoundError):
            async with opened() as connection:
                await connection.run_sync(lambda _connection: Path("/nowhere/a picture").read_bytes())
        with pytest.raises(FileNotFoundError):
            async with opened():
                raise FileNotFoundError(2, "a picture")


async def read_one(database: Database) -> None:
    async with database.read() as connection:
        await connection.execute(text("SELECT 1"))


@pytest.mark.postgres
async def test_what_the_system_says_while_a_server_executes_is_about_the_server(
    postgres: PostgreSQL, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with stored_in(postgres) as databases:
        database = await open_database(tmp_path, await databases.address(tmp_path))

        async def hang(*_anything: object, **_more: object) -> None:
            raise TimeoutError

        monkeypatch.setattr(asyncpg.prepared_stmt.PreparedStatement, "fetch", hang)
        with pytest.raises(StoreAway) as raised:
            await read_one(database)
        assert raised.value.reason == "store-unreachable"
        monkeypatch.undo()
        await database.close()


def test_what_can_be_put_right_while_the_bot_runs_is_told_apart() -> None:
    away = {
        reason for error, server, reason, _ in ERRORS if isinstance(trouble_of(error, PATH, server=server), StoreAway)
    }
    assert away == {reason for _, _, reason, _ in ERRORS} - {"store-unreadable", "store-server"}


def test_a_server_is_called_by_the_setting_that_names_it() -> None:
    trouble = trouble_of(of_postgres(asyncpg.DiskFullError), PATH, server=True)
    assert trouble is not None
    assert trouble.facts == {"path": "DATABASE_URL", "cause": "53100"}
