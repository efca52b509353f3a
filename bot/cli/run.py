"""`aviary run`, `serve`, `work` and `sandbox`: the bot on Discord, whole or in parts, or on a local stand-in for it."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import Awaitable, Callable
from typing import Annotated

import typer

from bot.cli import logs
from bot.cli.collecting import leave_the_program_alone, loading
from bot.cli.console import Trouble, say, system_words, text
from bot.cli.hosting import read_settings, told
from bot.discord.running.by_gateway import by_gateway
from bot.discord.running.by_nothing import by_nothing
from bot.discord.running.endpoint import use_api
from bot.discord.running.faults import CannotStart
from bot.discord.running.process import Role
from bot.discord.running.service import register_commands
from bot.discord.running.service import serve as run_role
from bot.settings import Settings
from bot.store.database import is_server
from bot.store.jobs import JobKind

app = typer.Typer()

NoOpen = Annotated[bool, typer.Option("--no-open")]
ALL, NONE = "all", "none"
HELP = {"kinds": ", ".join(JobKind), "all": ALL, "none": NONE}
"""What the words of the options tell."""
Kinds = Annotated[str, typer.Option("--work")]
Port = Annotated[int | None, typer.Option(min=0, max=65535)]


@app.command()
def run(
    *,
    sync: Annotated[bool, typer.Option("--sync")] = False,
    work: Kinds = ALL,
    no_open: NoOpen = False,
    port: Port = None,
) -> None:
    """Run the bot: on Discord with a DISCORD_TOKEN, otherwise in the sandbox on this machine."""
    kinds = _kinds(work)
    settings = read_settings()
    token = _token(settings)
    if not token:
        if sync:
            raise Trouble(text("run-sync-token"))
        _run_sandbox(settings, port, no_open=no_open, begins=True)
        return
    logs.configure(settings)
    _use_api(settings)
    if sync:
        _mind(lambda _stop: register_commands(settings, token))
        say("run-synced")
        return
    say("run-discord")
    _mind(lambda stop: run_role(settings, token, stop, Role(by_gateway, kinds)))


@app.command()
def serve(*, work: Kinds = NONE) -> None:
    """Take Discord's interactions over HTTP, in any number of processes."""
    with loading():  # only now: a bot on the gateway has no use for it
        from bot.discord.running.by_http import by_http  # noqa: PLC0415
    _run_part("run-serving", Role(by_http, _kinds(work), listens=True))


@app.command()
def work(*, kinds: Annotated[str, typer.Option("--kinds")] = ALL) -> None:
    """Only work in the background, beside other processes over the same PostgreSQL database."""
    chosen = _kinds(kinds)
    with told():
        shared = is_server(read_settings().database_address)
    if not shared:
        raise Trouble(text("run-work-alone"))
    _run_part("run-working", Role(by_nothing, chosen, tells_commands=False))


def _run_part(does: str, role: Role) -> None:
    """Run a process in a role; `does`: the message that says what it does."""
    settings = read_settings()
    token = _token(settings)
    if not token:
        raise Trouble(text("run-no-token"))
    logs.configure(settings)
    _use_api(settings)
    say(does)
    _mind(lambda stop: run_role(settings, token, stop, role))


def _use_api(settings: Settings) -> None:
    """Send requests where the settings say. Trouble for what is no address."""
    if settings.discord_api is not None:
        try:
            use_api(settings.discord_api)
        except ValueError as error:
            raise Trouble(text("setting-wrong", name="DISCORD_API", kind="address", bound="")) from error


def _token(settings: Settings) -> str:
    return settings.discord_token.get_secret_value().strip() if settings.discord_token else ""


def _kinds(said: str) -> list[JobKind]:
    """Return kinds of work as they are named on the command line. Trouble for one that there is not."""
    if said in (ALL, NONE):
        return list(JobKind) if said == ALL else []
    names = [name.strip() for name in said.split(",")]
    if unknown := [name for name in names if name not in tuple(JobKind)]:
        raise Trouble(text("run-work-unknown", kind=unknown[0], kinds=", ".join(JobKind)))
    return [JobKind(name) for name in names]


@app.command()
def sandbox(
    *,
    no_open: NoOpen = False,
    port: Port = None,
    http: Annotated[bool, typer.Option("--http")] = False,
) -> None:
    """Run the bot in the sandbox, a local stand-in for Discord, whether there is a token or not."""
    _run_sandbox(read_settings(), port, no_open=no_open, begins=False, http=http)


def _run_sandbox(settings: Settings, port: int | None, *, no_open: bool, begins: bool, http: bool = False) -> None:
    """Run the sandbox; `begins`: with a table of each game, where nobody played there before."""
    with loading():  # only now: a bot on Discord has no use for what stands for it
        from bot.cli.in_sandbox import serve_sandbox  # noqa: PLC0415
    apart = settings.for_sandbox()
    logs.configure(settings)
    chosen = settings.sandbox_port if port is None else port
    _mind(lambda stop: serve_sandbox(apart, chosen, stop, opens=not no_open, begins=begins, http=http))


def _mind(work: Callable[[asyncio.Event], Awaitable[None]]) -> None:
    """Do asynchronous work until it ends or a signal asks it to; what a person can mend is said in a sentence."""
    leave_the_program_alone()
    with contextlib.suppress(KeyboardInterrupt), told():
        try:
            asyncio.run(until_signalled(work))
        except CannotStart as trouble:
            raise Trouble(system_words()(trouble.reason, **trouble.facts)) from trouble


async def until_signalled(work: Callable[[asyncio.Event], Awaitable[None]]) -> None:
    """Do asynchronous work, with an event that is set once a signal asks it to end."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):  # on Windows Ctrl+C arrives as KeyboardInterrupt
            loop.add_signal_handler(number, stop.set)
    await work(stop)
