"""Start bots quickly: a process that has loaded the whole program forks for each start.

`python -m tests.support.forkserver ADDRESS` forks for every line that it reads, and answers with the child's number.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import sys

import psutil

from bot.games import PRESENTERS
from bot.locale.words import FALLBACK, wording
from engine.contract import AnyGame
from engine.games import GAMES
from engine.log import new_setup
from engine.match import Match
from render import painter
from sandbox.driver import Sandbox
from tests.support import bot_main
from tests.support.bot import ROOT, BotProcess


class ForkServer(BotProcess):
    """As BotProcess, but only the first start loads the program. `close` ends it for good."""

    _parent: asyncio.subprocess.Process | None = None
    _child: psutil.Process | None = None

    async def launch(self) -> None:
        """Start a bot; comes back when there is a process, long before it is connected."""
        if self._parent is None:
            self._parent = await self._start_parent()
        answer = await self._ask(self._parent)
        self._child = psutil.Process(answer)
        self._reach()

    async def close(self) -> None:
        """End the bot and the process it was forked from."""
        await self.kill()
        if self._parent is not None and self._parent.stdin is not None:
            self._parent.stdin.close()
            await self._parent.wait()

    async def _start_parent(self) -> asyncio.subprocess.Process:
        with (self._folder / "bot.log").open("ab") as log:
            return await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "tests.support.forkserver", self._server.url),
                cwd=ROOT,
                env={**os.environ, "DISCORD_TOKEN": self._server.token, **self._entrance, **self._settings},
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
            )

    async def _ask(self, parent: asyncio.subprocess.Process) -> int:
        if parent.stdin is None or parent.stdout is None:
            raise RuntimeError("The fork server has no pipes.")
        parent.stdin.write(b"\n")
        return int(await parent.stdout.readline())

    async def _end(self, how: signal.Signals) -> None:
        if self._child is None:
            return
        with contextlib.suppress(psutil.NoSuchProcess):
            self._child.send_signal(how)
            await asyncio.to_thread(self._child.wait)
        self._child = None
        await self._leave()
        async with Sandbox(self._server.url) as sandbox:
            await sandbox.wait_offline()


def main(address: str) -> None:
    """Fork for each line."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # ended children need no wait()
    for name in PRESENTERS:
        draw_first(GAMES[name])
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
            asyncio.run(bot_main.main(address))
            os._exit(0)
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()


def draw_first(game: AnyGame) -> None:
    """Draw one picture of a game, so that every fork has the prepared backgrounds."""
    match = Match.start(game, new_setup(game, game.colours[: max(game.seat_counts)]), random.Random(0))
    view = game.view(match.position, match.decisions()[0].seat)
    painter(game.name).hand(view, wording(FALLBACK))
    painter(game.name).board(view, wording(FALLBACK))


if __name__ == "__main__":
    main(sys.argv[1])
