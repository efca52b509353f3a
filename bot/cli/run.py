"""`aviary run` and `aviary sandbox`: the bot on Discord, or on a local stand-in for it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import webbrowser
from collections.abc import Awaitable, Callable
from typing import Annotated

import typer

from bot.cli import logs
from bot.cli.collecting import leave_the_program_alone
from bot.cli.console import Trouble, say, text
from bot.cli.first_tables import open_first_tables
from bot.cli.hosting import read_settings, told
from bot.discord.client import AviaryClient
from bot.discord.endpoint import redirect
from bot.discord.service import CannotStart, register_commands, serve
from bot.hosting.clock import FollowingClock
from bot.locale.words import wording
from bot.settings import Settings
from sandbox.server import SandboxServer

app = typer.Typer()

CHANNEL = "games"
"""The sandbox's channel in which people begin."""

NoOpen = Annotated[bool, typer.Option("--no-open", help="Do not open the sandbox's page in a browser.")]
Port = Annotated[int | None, typer.Option(min=0, max=65535, help="Port of the sandbox; 0 takes any.")]


@app.command()
def run(
    *,
    sync: Annotated[
        bool, typer.Option("--sync", help="Only tell Discord the commands, whether changed or not.")
    ] = False,
    no_open: NoOpen = False,
    port: Port = None,
) -> None:
    """Run the bot: on Discord with a DISCORD_TOKEN, otherwise in the sandbox on this machine."""
    settings = read_settings()
    token = settings.discord_token.get_secret_value().strip() if settings.discord_token else ""
    if not token:
        if sync:
            raise Trouble(text("run-sync-token"))
        _run_sandbox(settings, port, no_open=no_open, begins=True)
        return
    logs.configure(settings)
    if sync:
        _mind(lambda _stop: register_commands(settings, token))
        say("run-synced")
        return
    say("run-discord")
    _mind(lambda stop: serve(settings, token, stop))


@app.command()
def sandbox(*, no_open: NoOpen = False, port: Port = None) -> None:
    """Run the bot in the sandbox, a local stand-in for Discord, whether there is a token or not."""
    _run_sandbox(read_settings(), port, no_open=no_open, begins=False)


def _run_sandbox(settings: Settings, port: int | None, *, no_open: bool, begins: bool) -> None:
    """Run the sandbox; `begins`: with a table of each game, where nobody played there before."""
    apart = settings.for_sandbox()
    logs.configure(settings)
    chosen = settings.sandbox_port if port is None else port
    _mind(lambda stop: _sandbox(apart, chosen, stop, opens=not no_open, begins=begins))


async def _sandbox(settings: Settings, port: int, stop: asyncio.Event, *, opens: bool, begins: bool) -> None:
    server = SandboxServer(port, settings.data_dir)
    beginning: asyncio.Task[None] | None = None
    try:
        url = await server.start()
    except OSError as error:
        raise CannotStart("run-port", port=port, cause=error.strerror or str(error)) from error
    redirect(url)

    async def welcome(client: AviaryClient) -> None:
        nonlocal beginning
        channel = server.world.find_channel(CHANNEL)
        if not any(channel.newest()):
            if begins:
                beginning = asyncio.create_task(open_first_tables(url))
            await client.get_partial_messageable(int(channel.id)).send(wording("en")("welcome"))
        say("run-sandbox", url=url)
        if opens and _has_display():
            await asyncio.to_thread(webbrowser.open, url)

    try:
        clock = FollowingClock(server.clock)  # people there may wind it on
        await serve(settings, server.token, stop, always_sync=True, when_ready=welcome, clock=clock)
    finally:
        if beginning is not None:
            beginning.cancel()
            await asyncio.gather(beginning, return_exceptions=True)
        await server.stop()


def _has_display() -> bool:
    """Say whether there is somebody to show a page to."""
    if os.environ.get("CI"):
        return False
    return os.name == "nt" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")) or _is_mac()


def _is_mac() -> bool:
    return os.uname().sysname == "Darwin"


def _mind(work: Callable[[asyncio.Event], Awaitable[None]]) -> None:
    """Do asynchronous work until it ends or a signal asks it to; what a person can mend is said in a sentence."""
    leave_the_program_alone()
    with contextlib.suppress(KeyboardInterrupt), told():
        try:
            asyncio.run(_until_signalled(work))
        except CannotStart as trouble:
            raise Trouble(wording("en")(trouble.reason, **trouble.facts)) from trouble


async def _until_signalled(work: Callable[[asyncio.Event], Awaitable[None]]) -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):  # on Windows Ctrl+C arrives as KeyboardInterrupt
            loop.add_signal_handler(number, stop.set)
    await work(stop)
