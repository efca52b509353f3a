"""What `tests.support.bot` starts as a process: the bot, loaded as `aviary run` does, at a stand-in for Discord.

`python -m tests.support.bot_main ADDRESS`
"""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from typing import Any

from bot.cli.collecting import leave_the_program_alone, loading

with loading():
    from sqlalchemy import Pool, event

    from bot.cli import logs
    from bot.cli.hosting import read_settings
    from bot.cli.run import until_signalled
    from bot.discord.running.by_gateway import by_gateway
    from bot.discord.running.endpoint import redirect
    from bot.discord.running.process import ALL_WORK, Role
    from bot.discord.running.service import serve
    from bot.hosting.playing import delays
    from bot.store.errors import StoreError
    from bot.store.jobs import JobKind


async def main(address: str) -> None:
    """Serve the stand-in at `address` until a signal."""
    settings = read_settings()
    token = settings.discord_token.get_secret_value() if settings.discord_token else ""
    logs.configure(settings)
    leave_the_program_alone()
    delays.GRACE = 0.0
    redirect(address)
    if "TEST_READ_ONLY" in os.environ:
        make_read_only_while(Path(os.environ["TEST_READ_ONLY"]))
    try:
        await until_signalled(lambda stop: serve(settings, token, stop, role()))
    except StoreError as trouble:  # as the command line does: a sentence, and whoever started it may try again
        sys.exit(trouble.reason)
    finally:
        logs.close()  # a forked bot ends without what Python does at the end


def role() -> Role:
    """Return what the bot is to be: by the entrance and with the work that the test has chosen."""
    from bot.discord.running.by_http import by_http
    from bot.discord.running.by_nothing import by_nothing

    chosen = os.environ.get("TEST_WORK", "all")
    work = ALL_WORK if chosen == "all" else [each for each in JobKind if each in chosen.split(",")]
    match os.environ.get("TEST_ENTRANCE"):
        case "http":
            return Role(by_http, work, listens=True)
        case "none":
            return Role(by_nothing, work, tells_commands=False)
        case _:
            return Role(by_gateway, work)


def make_read_only_while(file: Path) -> None:
    """Let SQLite refuse to write as long as there is a file of that name."""

    @event.listens_for(Pool, "checkout")
    def checkout(connection: Any, *_: object) -> None:
        connection.execute(f"PRAGMA query_only={int(file.exists())}")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
