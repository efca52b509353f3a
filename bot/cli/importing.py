"""`aviary import`: opening a table from a game record, at the sandbox or on Discord."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from bot.cli.console import Trouble, read_record_file, say, text
from bot.cli.hosting import read_settings, told
from bot.hosting.host import Host
from bot.hosting.table import Place, Status, Table
from bot.locale.words import spoken
from bot.settings import Settings
from bot.store.database import open_database
from bot.store.instance_lock import is_locked
from engine.record import RecordError
from sandbox.model.flags import ChannelType
from sandbox.model.seed import look_at_world
from sandbox.model.world import World

app = typer.Typer()


@dataclass(frozen=True, slots=True)
class Spot:
    """A place where the table may be opened, and how people are told of it."""

    place: Place
    name: str


@app.command("import")
def import_record(
    record: Path,
    *,
    channel: str | None = None,
    discord: Annotated[bool, typer.Option("--discord")] = False,
    server: int | None = None,
    language: str = "en",
) -> None:
    """Open a table from a record, after checking every step of it. Whoever joins there takes a seat and plays on."""
    data = read_record_file(record)
    settings = read_settings() if discord else read_settings().for_sandbox()
    with told():
        spots = [_on_discord(channel, server)] if discord else _in_sandbox(settings, channel, server)
        try:
            table, spot = asyncio.run(_import(settings, data, spots, language))
        except RecordError as error:
            raise Trouble(text("import-wrong", file=str(record), fault=error.fault.sentence)) from error
    say("import-done", table=str(table.id), channel=spot.name)
    if is_locked(settings.data_dir):
        say("import-now")
    else:
        say("import-later", where="discord" if discord else "sandbox")
    if table.status is Status.RUNNING:
        say("import-seats")


def _on_discord(channel: str | None, server: int | None) -> Spot:
    if channel is None or not channel.isdecimal():
        raise Trouble(text("import-number"))
    return Spot(Place(server, int(channel)), channel)


def _in_sandbox(settings: Settings, channel: str | None, server: int | None) -> list[Spot]:
    """Return the channels where it may be opened, the best first: the one that is named, else all of them."""
    if server is not None:
        raise Trouble(text("import-server"))
    world = look_at_world(settings.data_dir, f"http://127.0.0.1:{settings.sandbox_port}")
    if channel is None:
        return [_spot(world, each) for each in world.channels if world.channels[each].type == ChannelType.TEXT]
    try:
        return [_spot(world, world.find_channel(channel).id)]
    except LookupError as error:
        known = [spot.name for spot in _in_sandbox(settings, None, None)]
        raise Trouble(text("import-no-channel", channel=channel, known=", ".join(known))) from error


def _spot(world: World, channel_id: str) -> Spot:
    channel = world.channels[channel_id]
    guild = world.guilds[channel.guild_id] if channel.guild_id else None
    name = channel.payload.get("name") or channel_id
    return Spot(Place(int(guild.id) if guild else None, int(channel_id)), f"{guild.name}/{name}" if guild else name)


async def _import(settings: Settings, data: bytes, spots: Sequence[Spot], language: str) -> tuple[Table, Spot]:
    """Open the table at the first place that is free."""
    host = Host(await open_database(settings.data_dir, settings.database_address))
    try:
        spot = await _first_free(host, spots)
        return await host.tables.import_record(data, spot.place, spoken(language)), spot
    finally:
        await host.close()


async def _first_free(host: Host, spots: Sequence[Spot]) -> Spot:
    for spot in spots:
        table = await host.tables.at(spot.place)
        if table is None or table.status is Status.FINISHED:
            return spot
    raise Trouble(text("import-taken", count=len(spots), channel=spots[0].name if spots else "-"))
