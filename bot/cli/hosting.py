"""`aviary tables`, `export`, `backup`, `compact` and `doctor`: looking after the hosted games."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

import typer
from pydantic import ValidationError
from pydantic_settings import SettingsError
from rich.table import Table as Grid

from bot.cli.console import OUT, Trouble, complain, say, system_words, text, write_bytes
from bot.discord.messages.names import opponent
from bot.hosting.host import Host
from bot.hosting.table import Refused, Table
from bot.hosting.upkeep.doctor import Finding, examine
from bot.settings import Settings
from bot.store.backup import back_up
from bot.store.compacting import compact
from bot.store.database import Database, check_newest, open_database
from bot.store.errors import StoreError
from bot.store.instance_lock import is_locked
from engine.games import GAMES

app = typer.Typer()

_QUOTED = re.compile('"([^"]*)"')

Sandbox = Annotated[bool, typer.Option("--sandbox")]


@app.command("tables")
def show_tables(*, sandbox: Sandbox = False) -> None:
    """List the tables in a lobby or running."""
    with told():
        found = asyncio.run(_tables(_settings(sandbox=sandbox)))
    grid = Grid(*(text(f"tables-{column}") for column in ("table", "game", "status", "channel", "seats", "entries")))
    for table in found:
        against = opponent(table, GAMES[table.game], system_words()) if table.game in GAMES else {}
        players = {each.seat: each.name for each in table.occupants} | against
        seats = ", ".join(f"{seat} {name}" for seat, name in players.items())
        channel = str(table.place.channel_id)
        status = text("tables-now", status=table.status.value)
        grid.add_row(str(table.id), table.game, status, channel, seats, str(table.seq))
    OUT.print(grid)


@app.command()
def export(
    table: int,
    *,
    out: Path | None = None,
    brief: Annotated[bool, typer.Option("--brief")] = False,
    sandbox: Sandbox = False,
) -> None:
    """Write the record of a game. That of a running game holds all its secrets."""
    with told():
        game, data = asyncio.run(_export(_settings(sandbox=sandbox), table, brief=brief))
    file = out or Path(f"{game}-{table}.jsonl")
    write_bytes(file, data)
    say("export-written", file=str(file))


@app.command()
def backup(target: Path, *, sandbox: Sandbox = False) -> None:
    """Copy the database while the bot goes on. Nothing is overwritten."""
    with told():
        settings = _settings(sandbox=sandbox)
        file = back_up(settings.data_dir, settings.database_address, target, datetime.now(UTC))
    say("backup-done", file=str(file), size=file.stat().st_size)


@app.command("compact")
def compact_file(*, sandbox: Sandbox = False) -> None:
    """Give the space in the database that nothing uses back to the disk. The bot must not run meanwhile."""
    with told():
        settings = _settings(sandbox=sandbox)
        compacted = compact(settings.data_dir, settings.database_address)
    say("compact-done", before=compacted.before, now=compacted.now)


@app.command()
def doctor(*, sandbox: Sandbox = False) -> None:
    """Look whether the database and every running game are sound. Exit code 1 when anything is wrong."""
    with told():
        settings = _settings(sandbox=sandbox)
        found = asyncio.run(_examine(settings))
    if is_locked(settings.data_dir):
        say("doctor-running")
    for finding in found:
        sentence = text(finding.key, **finding.facts)
        if finding.healthy:
            OUT.print(sentence, markup=False)
        else:
            complain(sentence)
    if not all(finding.healthy for finding in found):
        raise typer.Exit(1)
    say("doctor-well")


# -- inside ---------------------------------------------------------------------------------------------------------


def read_settings() -> Settings:
    """Read the settings. Trouble names the one that is wrong, without its value: it may be a secret."""
    try:
        return Settings()
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        name = "_".join(str(part) for part in first["loc"]).upper()
        facts = {"kind": first["type"], "bound": _bound(first.get("ctx", {}))}
        raise Trouble(text("setting-wrong", name=name, **facts)) from error
    except SettingsError as error:  # what stands for several settings together, as COMPONENTS, is no JSON
        name = _QUOTED.findall(str(error))[0].upper()
        raise Trouble(text("setting-wrong", name=name, kind="json", bound="")) from error


def _bound(context: Mapping[str, Any]) -> str:
    """Return the bound that a setting is beyond, or what it may be; empty where it has no such."""
    choices = re.findall("'([^']*)'", str(context.get("expected", "")))
    return ", ".join(choices or [f"{context[key]:g}" for key in ("gt", "ge", "lt", "le") if key in context])


def _settings(*, sandbox: bool) -> Settings:
    return read_settings().for_sandbox() if sandbox else read_settings()


@contextmanager
def told() -> Iterator[None]:
    """Say what the store and hosting refuse as a sentence."""
    try:
        yield
    except StoreError as trouble:
        raise Trouble(system_words()(trouble.reason, **trouble.facts)) from trouble
    except Refused as refused:
        facts = {key: value for key, value in refused.facts.items() if isinstance(value, str | int)}
        raise Trouble(system_words()(f"refused-{refused.reason}", **facts)) from refused


async def _database(settings: Settings) -> Database:
    return await open_database(settings.data_dir, settings.database_address, as_it_is=True)


@asynccontextmanager
async def host_of(settings: Settings) -> AsyncIterator[Host]:
    """Return a host over the database as it is, for looking."""
    database = await _database(settings)
    host = Host(database)
    try:
        await check_newest(database)
        yield host
    finally:
        await host.close()


async def _tables(settings: Settings) -> list[Table]:
    async with host_of(settings) as host:
        return list(await host.tables.live())


async def _export(settings: Settings, table_id: int, *, brief: bool) -> tuple[str, bytes]:
    async with host_of(settings) as host:
        table = await host.tables.find(table_id)
        return table.game, await host.tables.record(None, table_id, brief=brief)


async def _examine(settings: Settings) -> list[Finding]:
    database = await _database(settings)
    try:
        return [finding async for finding in examine(database, GAMES)]
    finally:
        await database.close()
