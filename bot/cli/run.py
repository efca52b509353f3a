"""`aviary run` and `aviary sandbox`: the bot on Discord, or on a local stand-in for it."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import Awaitable, Callable
from typing import Annotated

import typer

from bot.cli import logs
from bot.cli.collecting import leave_the_program_alone, loading
from bot.cli.console import Trouble, say, text
from bot.cli.hosting import read_settings, told
from bot.discord.service import CannotStart, register_commands, serve
from bot.locale.words import wording
from bot.settings import Settings

app = typer.Typer()

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
    with loading():  # only now: a bot on Discord has no use for what stands for it
        from bot.cli.in_sandbox import serve_sandbox  # noqa: PLC0415
    apart = settings.for_sandbox()
    logs.configure(settings)
    chosen = settings.sandbox_port if port is None else port
    _mind(lambda stop: serve_sandbox(apart, chosen, stop, opens=not no_open, begins=begins))


def _mind(work: Callable[[asyncio.Event], Awaitable[None]]) -> None:
    """Do asynchronous work until it ends or a signal asks it to; what a person can mend is said in a sentence."""
    leave_the_program_alone()
    with contextlib.suppress(KeyboardInterrupt), told():
        try:
            asyncio.run(until_signalled(work))
        except CannotStart as trouble:
            raise Trouble(wording("en")(trouble.reason, **trouble.facts)) from trouble


async def until_signalled(work: Callable[[asyncio.Event], Awaitable[None]]) -> None:
    """Do asynchronous work, with an event that is set once a signal asks it to end."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):  # on Windows Ctrl+C arrives as KeyboardInterrupt
            loop.add_signal_handler(number, stop.set)
    await work(stop)
