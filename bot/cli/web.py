"""`aviary web`: pages on which games can be looked back on and watched, from the database or from records."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from bot.cli import logs
from bot.cli.console import Trouble, read_record_file, say, text
from bot.cli.hosting import host_of, read_settings, told
from bot.cli.run import until_signalled
from bot.hosting.clock import SystemClock
from bot.settings import Settings
from bot.web.gallery import Gallery, HostedGames, Records
from bot.web.serving import CannotListen, serving
from engine.games import GAMES
from engine.record import RecordError

app = typer.Typer()

PORT = 8090
"""Where nothing else is set."""
PICTURES = "pictures"
"""The folder in the data folder with what pictures begin with."""

_Found: TypeAlias = "tuple[Gallery, Sequence[tuple[str, str]]]"
"""Where games come from, and what stands in the address of each file."""


@app.command()
def web(
    records: Annotated[list[Path] | None, typer.Argument()] = None,
    *,
    sandbox: Annotated[bool, typer.Option("--sandbox")] = False,
    port: Annotated[int | None, typer.Option(min=0, max=65535)] = None,
    language: str = "en",
) -> None:
    """Serve pages on which games can be looked back on and watched."""
    settings = read_settings().for_sandbox() if sandbox else read_settings()
    logs.configure(settings)
    chosen = port if port is not None else PORT if settings.web_port is None else settings.web_port
    if records:
        _run(settings, chosen, lambda: _records(records, language))
    else:
        _run(settings, chosen, lambda: _tables(settings))


def _run(settings: Settings, port: int, opened: Callable[[], AbstractAsyncContextManager[_Found]]) -> None:
    async def work(stop: asyncio.Event) -> None:
        folder = settings.picture_dir or settings.data_dir / PICTURES
        async with opened() as (gallery, tokens):
            where = (settings.web_host, port)
            async with serving(
                gallery, SystemClock(), *where, folder, workers=settings.picture_workers, proxies=settings.web_proxies
            ) as chosen:
                _say_where(settings, chosen, tokens)
                await stop.wait()

    with told():
        try:
            asyncio.run(until_signalled(work))
        except CannotListen as error:
            raise Trouble(text("web-port", host=error.host, port=error.port, cause=error.cause)) from error


def _say_where(settings: Settings, port: int, tokens: Sequence[tuple[str, str]]) -> None:
    local = f"http://{settings.web_host}:{port}/t/"
    say("web-serving", address=f"http://{settings.web_host}:{port}/")
    for name, token in tokens:
        say("web-record", file=name, address=f"{settings.page_address or local}{token}/")


@asynccontextmanager
async def _records(files: Sequence[Path], language: str) -> AsyncIterator[_Found]:
    gallery = Records(GAMES)
    found = []
    for file in files:
        try:
            found.append((str(file), gallery.add(read_record_file(file), language)))
        except RecordError as error:
            raise Trouble(text("render-record", file=str(file), why=error.fault.sentence)) from error
    yield gallery, found


@asynccontextmanager
async def _tables(settings: Settings) -> AsyncIterator[_Found]:
    async with host_of(settings) as host:
        yield HostedGames(host), ()
