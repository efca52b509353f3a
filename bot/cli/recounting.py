"""`aviary recount`: the results of finished games anew, from their logs alone."""

from __future__ import annotations

import asyncio

import typer

from bot.cli.console import complain, say, text
from bot.cli.hosting import Sandbox, read_settings, told
from bot.hosting.host import Host
from bot.hosting.statistics.counting import Recounted
from bot.settings import Settings
from bot.store.database import check_newest, open_database

app = typer.Typer()


@app.command("recount")
def recount_games(*, sandbox: Sandbox = False) -> None:
    """Count all finished games anew for the statistics, from their logs alone. The bot may run meanwhile."""
    with told():
        settings = read_settings()
        done = asyncio.run(_recount(settings.for_sandbox() if sandbox else settings))
    say("recount-done", games=done.games, changed=done.changed)
    if done.unreadable:
        complain(text("recount-unreadable", unreadable=done.unreadable))


async def _recount(settings: Settings) -> Recounted:
    database = await open_database(settings.data_dir, settings.database_address, as_it_is=True)
    host = Host(database)
    try:
        await check_newest(database)
        return await host.statistics.recount()
    finally:
        await host.close()
