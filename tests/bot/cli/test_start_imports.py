"""What a start does not import, because few starts need it, or nobody does until the bot is connected."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

from bot.store.database import open_database
from tests.support.sandbox import running

ROOT = Path(__file__).parents[3]
LATER = (
    "alembic",  # where a migration is due
    "PIL",  # what draws comes with the first picture
    "isal",
    "render.kit.canvas",
    "render.moa",
    "render.wingspan.painter",
    "sandbox",  # where the bot runs in it
    "asyncpg",  # over PostgreSQL
    "bot.tournament",  # commands of their own
    "bot.balance",
    "distributed",
    "openskill",
)
CONNECTED = """
import asyncio, sys
from bot.cli import logs, run
from bot.cli.hosting import read_settings
from bot.discord import service
from bot.discord.endpoint import redirect

async def drawn_ahead(_services, _preparing): pass

async def tell(stop):
    async def connected(_client):
        print(*sys.modules, sep="\\n")
        stop.set()
    redirect(sys.argv[1])
    settings = read_settings()
    await service.serve(settings, settings.discord_token.get_secret_value(), stop, when_ready=connected)

service.prerender = drawn_ahead
asyncio.run(run.until_signalled(tell))
"""
"""Connects as `aviary run` does, and tells what has been imported by then. Drawing ahead begins at that moment."""


async def test_a_start_imports_nothing_that_it_has_no_use_for(tmp_path: Path) -> None:
    await (await open_database(tmp_path)).close()
    async with running(clean=False) as server:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", CONNECTED, server.url),
            cwd=ROOT,
            env={**os.environ, "DISCORD_TOKEN": server.token, "DATA_DIR": str(tmp_path)},
            stdout=asyncio.subprocess.PIPE,
        )
        out, _ = await process.communicate()
    imported = out.decode().split()
    assert {"discord", "sqlalchemy", "engine.moa", "bot.discord.client"} <= set(imported)
    assert [name for name in imported if any(name == each or name.startswith(f"{each}.") for each in LATER)] == []
