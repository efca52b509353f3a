"""The bot in the sandbox: a stand-in for Discord in the same process, and its page in a browser."""

from __future__ import annotations

import asyncio
import os
import socket
import webbrowser

from bot.cli.console import say, system_words
from bot.cli.first_tables import FIRST, open_first_tables
from bot.discord.answering.client import AviaryClient
from bot.discord.messages import items
from bot.discord.reading import welcome as message
from bot.discord.running.endpoint import redirect
from bot.discord.running.faults import CannotStart
from bot.discord.running.process import Role
from bot.discord.running.service import EVERYTHING, serve
from bot.hosting.clock import FollowingClock
from bot.locale.words import FALLBACK
from bot.settings import Settings
from sandbox.languages import locale_of
from sandbox.limits.commands import LOCALES
from sandbox.server import SandboxServer

LOOPBACK = "127.0.0.1"
CHANNEL = "games"
"""The sandbox's channel in which people begin."""


async def serve_sandbox(
    settings: Settings, port: int, stop: asyncio.Event, *, opens: bool, begins: bool, http: bool
) -> None:
    """Run the bot in a sandbox at `port` until `stop`. CannotStart where the port is taken; else raises as `serve`.

    `opens`: its page, in a browser. `begins`: a table of each game, where nobody played there before. `http`: the
    sandbox posts interactions to the bot, as Discord does where an application has an address for them.
    """
    server = SandboxServer(port, settings.data_dir)
    beginning: asyncio.Task[None] | None = None
    try:
        url = await server.start()
    except OSError as error:
        raise CannotStart("run-port", port=port, cause=error.strerror or str(error)) from error
    redirect(url)
    role, apart = _role(settings, http=http)

    async def welcome(client: AviaryClient) -> None:
        nonlocal beginning
        if http:
            await server.use_endpoint(f"http://{apart.http_host}:{apart.http_port}/")
        say("run-sandbox", url=url)
        channel = server.world.find_channel(CHANNEL)
        if not any(channel.newest()):  # its picture takes seconds where none was drawn before: the page opens with it
            words = system_words()
            _let_first_speak(server, words.language)
            said = await message.welcome(client.services, words)
            place = client.get_partial_messageable(int(channel.id))
            await place.send(said.text, view=items.view(said.rows), files=[each.file() for each in said.files])
            if begins:
                beginning = asyncio.create_task(open_first_tables(url, words))
        if opens and _has_display():
            await asyncio.to_thread(webbrowser.open, url)

    try:
        clock = FollowingClock(server.clock)  # people there may wind it on
        await serve(apart, server.token, stop, role, always_sync=True, when_ready=welcome, clock=clock)
    finally:
        if beginning is not None:
            beginning.cancel()
            await asyncio.gather(beginning, return_exceptions=True)
        await server.stop()


def _let_first_speak(server: SandboxServer, language: str) -> None:
    """Let the Discord of whom the page shows at first be in the language of the system, where that is not English."""
    locale = locale_of(language)
    if language != FALLBACK and locale in LOCALES:
        person = server.world.find_person(FIRST)
        person.locale = locale
        server.world.put_person(person)


def _role(settings: Settings, *, http: bool) -> tuple[Role, Settings]:
    """Return by which entrance the bot is reached, and its settings for that: by HTTP at any free port."""
    if not http:
        return EVERYTHING, settings
    from bot.discord.running.by_http import by_http  # noqa: PLC0415  (few need it)

    with socket.socket() as probe:
        probe.bind((LOOPBACK, 0))
        port = int(probe.getsockname()[1])
    chosen = {"http_host": LOOPBACK, "http_port": port, "drain_seconds": 0.0}
    return Role(by_http, listens=True), settings.model_copy(update=chosen)


def _has_display() -> bool:
    """Say whether there is somebody to show a page to."""
    if os.environ.get("CI"):
        return False
    return os.name == "nt" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")) or _is_mac()


def _is_mac() -> bool:
    return os.uname().sysname == "Darwin"
