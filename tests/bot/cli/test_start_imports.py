"""What a start does not import, because few starts need it, or nobody does until the bot is connected."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

import pytest

from bot.locale.words import wording
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
    "opentelemetry",  # where traces are asked for
    "bot.tournament",  # commands of their own
    "bot.balance",
    "bot.web",  # where a port is set for pages
    "jinja2",
    "distributed",
    "openskill",
    "snowballstemmer",  # where rules are searched
)
CONNECTED = """
import asyncio, sys
from bot.cli import logs, run
from bot.cli.hosting import read_settings
from bot.discord.running import service
from bot.discord.running.endpoint import redirect

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


WITHOUT_EXTRAS = """
import sys
sys.modules["opentelemetry"] = None
"""
"""Lets what is not needed be as if it were not installed."""


async def started(folder: Path, code: str, **settings: str) -> tuple[str, str]:
    """Start a bot that ends once it is connected; return what it has said, and of what it has complained."""
    await (await open_database(folder)).close()
    async with running(clean=False) as server:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", code, server.url),
            cwd=ROOT,
            env={**os.environ, "DISCORD_TOKEN": server.token, "DATA_DIR": str(folder), **settings},
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        said, complained = await process.communicate()
    return said.decode(), complained.decode()


async def test_a_start_imports_nothing_that_it_has_no_use_for(tmp_path: Path) -> None:
    said, _ = await started(tmp_path, CONNECTED)
    imported = said.split()
    assert {"discord", "sqlalchemy", "engine.moa", "bot.discord.answering.client"} <= set(imported)
    assert [name for name in imported if any(name == each or name.startswith(f"{each}.") for each in LATER)] == []


@pytest.mark.slow
async def test_a_bot_without_what_traces_need_starts(tmp_path: Path) -> None:
    said, _ = await started(tmp_path, WITHOUT_EXTRAS + CONNECTED)
    assert "bot.discord.answering.client" in said.split()


@pytest.mark.slow
async def test_traces_that_cannot_be_had_are_said(tmp_path: Path) -> None:
    said, complained = await started(
        tmp_path, WITHOUT_EXTRAS + CONNECTED, OTEL_EXPORTER_OTLP_ENDPOINT="http://127.0.0.1:4318"
    )
    assert said == ""
    assert "CannotStart: run-no-traces" in complained
    assert 'pip install "aviary[traces]"' in wording("en")("run-no-traces")
