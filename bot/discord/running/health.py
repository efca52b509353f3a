"""How a process is, for whoever looks after it: a load balancer, an orchestrator."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from bot.store.database import Database
from bot.store.errors import StoreError
from bot.store.pressing import known


class Health:
    """Whether a process can be given work. It can be asked from the first moment on."""

    def __init__(self) -> None:
        self.database: Database | None = None
        """None: it is not open yet."""
        self.waits_for = "starting"
        """Why it is not open yet, in a word."""
        self.tried_login = False
        """Whether the client was used: before, it cannot be closed."""
        self.logged_in = False
        self.draining = False
        """Whether it is about to end: it answers what comes, but nothing more should be sent its way."""
        self.connected: Callable[[], bool] = lambda: True
        """Whether the gateway is connected, for a process that has one."""
        self.ready = asyncio.Event()
        """Set once it can be reached: what can wait begins then."""

    async def trouble(self) -> str | None:
        """Return why the process is not to be given work, in a word; None: it is."""
        if self.draining:
            return "draining"
        if self.database is None:
            return self.waits_for
        if not self.logged_in:
            return "not-logged-in"
        if not self.connected():
            return "not-connected"
        if not self.ready.is_set():
            return "starting"
        try:
            async with self.database.look() as connection:
                await known(connection, 0, 0)
        except StoreError as error:
            return error.reason
        return None
