"""Before a game: opening a table, seats, starting, closing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Final

import discord
import structlog

from bot.discord import controls, items, names, options, posts
from bot.discord.custom_id import Verb
from bot.discord.message import Message
from bot.discord.permissions import check_place, missing_for_threads
from bot.discord.request import Request
from bot.hosting.table import Place, Refused, Status, Table
from bot.locale.words import wording

log = structlog.get_logger(__name__)

THREAD_NAME_LENGTH = 100
LONGEST: Final = 10080
"""Minutes without a message after which Discord archives a thread, at the most: a week."""
_NOT_ALLOWED, _LIMITED = "permissions", "limited"
_WHY_NO_THREAD = {50001: "forbidden", 50013: "forbidden", 160006: "crowded", 160007: "crowded"}
"""Discord's codes for threads that it does not make, and how that is told."""


async def open_table(request: Request, game: str, chosen: Mapping[str, str]) -> None:
    """Open a lobby here; where the channel is taken, offer a thread."""
    if game not in request.services.games:
        raise Refused("unknown-game", game=names.safe_text(game))
    rules = request.services.games[game]
    picked = options.read(rules, chosen)
    await check_place(request.interaction)
    try:
        await request.host.open_table(request.press(), game, picked, request.public_language)
    except Refused as refusal:
        if refusal.reason != "place-taken" or not isinstance(request.interaction.channel, discord.TextChannel):
            raise
        if missing := missing_for_threads(request.interaction):
            raise Refused("no-thread", why=_NOT_ALLOWED, permissions=missing) from refusal
        button = controls.button(request.words, Verb.THREAD, path=f"{game}.{options.pack(rules, picked)}")
        await request.reply.send(Message(request.words("table-place-taken-thread"), ([button],)))
        return
    await request.say("table-opened", game=request.words(f"{game}-name"))


async def open_thread(request: Request) -> None:
    """Open a thread with a lobby of its own, for a game that found its channel taken."""
    game, _, packed = request.path.partition(".")
    channel = request.interaction.channel
    if game not in request.services.games or not isinstance(channel, discord.TextChannel):
        raise Refused("unknown-game", game=names.safe_text(game))
    picked = options.unpack(request.services.games[game], packed)
    if missing := missing_for_threads(request.interaction):
        await _open_here(request, game, picked, Refused("no-thread", why=_NOT_ALLOWED, permissions=missing))
        return
    try:
        thread = await _make_thread(request, channel, game)
    except (discord.HTTPException, discord.RateLimited) as error:
        code = _code(error)
        log.warning("thread_not_made", channel=channel.id, code=code)
        why = _LIMITED if code is None else _WHY_NO_THREAD.get(code, "other")
        await _open_here(request, game, picked, Refused("no-thread", why=why, permissions=[]))
        return
    press = replace(request.fresh_press(), place=Place(request.interaction.guild_id, thread.id))
    await request.host.open_table(press, game, picked, request.public_language)
    await request.reply.update(Message(request.words("table-thread-opened", thread=thread.mention)))
    await _show_the_way(request, channel, thread, game)


async def _open_here(request: Request, game: str, picked: Mapping[str, str | bool], no_thread: Refused) -> None:
    """Open the table in the channel, which may be free by now, where no thread can be made. Refused: `no_thread`."""
    await check_place(request.interaction)
    try:
        await request.host.open_table(request.press(), game, picked, request.public_language)
    except Refused as refusal:
        raise (no_thread if refusal.reason == "place-taken" else refusal) from refusal
    text = request.words("table-opened-no-thread", game=request.words(f"{game}-name"))
    await request.reply.update(Message(text))


async def _make_thread(request: Request, channel: discord.TextChannel, game: str) -> discord.Thread:
    """Make the thread: of the channel's kind, archived as late as Discord can, since a turn may take days."""
    title = request.words("thread-name", game=request.words(f"{game}-name"), name=names.plain(request.person.name))
    kind = discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
    return await channel.create_thread(
        name=items.plain(title, THREAD_NAME_LENGTH), type=kind, auto_archive_duration=LONGEST
    )


async def _show_the_way(request: Request, channel: discord.TextChannel, thread: discord.Thread, game: str) -> None:
    """Put whoever opened a thread into it, and tell the channel of it; the table stands also where this fails."""
    words = wording(request.public_language)
    opened = words(
        "post-thread-opened", name=names.safe(request.person.name), game=words(f"{game}-name"), thread=thread.mention
    )
    ways: tuple[Callable[[], Awaitable[object]], ...] = (
        partial(thread.add_user, discord.Object(request.person.id)),
        partial(channel.send, opened, allowed_mentions=discord.AllowedMentions.none()),
    )
    for way in ways:
        try:
            await way()
        except (discord.HTTPException, discord.RateLimited) as error:
            log.warning("thread_not_shown", thread=thread.id, code=_code(error))


def _code(error: discord.HTTPException | discord.RateLimited) -> int | None:
    """Return Discord's code of an error; None where it asks to wait for longer than the library does."""
    return error.code if isinstance(error, discord.HTTPException) else None


async def join(request: Request, colour: str | None = None) -> None:
    """Take a seat."""
    table = await request.table()
    table = await request.host.join(request.press(), table.id, colour)
    seat = table.seat_of(request.person.id)
    await request.say("table-joined", colour=_colour(request, table, seat or ""))


async def leave(request: Request) -> None:
    """Return the seat up."""
    table = await request.table()
    table = await request.host.leave(request.press(), table.id)
    await _show(request, table, "table-left-last" if table.status is Status.CANCELLED else "table-left")


async def add_automa(request: Request) -> None:
    """Fill a seat with an automa."""
    table = await request.table()
    before = {each.seat for each in table.occupants}
    table = await request.host.add_automa(request.press(), table.id)
    added = [each for each in table.occupants if each.seat not in before]
    colour = _colour(request, table, added[-1].seat) if added else ""
    await _show(request, table, "table-automa-added" if added else "table-automa-done", colour=colour)


async def remove_automa(request: Request) -> None:
    """Take an automa away."""
    table = await request.table()
    table = await request.host.remove_automa(request.press(), table.id)
    await _show(request, table, "table-automa-removed")


async def start(request: Request) -> None:
    """Start the game."""
    table = await request.table()
    await check_place(request.interaction)
    table = await request.host.start(request.press(), table.id)
    await _show(request, table, "table-started")


async def ask_end(request: Request) -> None:
    """Ask whether the table is really to be closed."""
    table = await request.table()
    if table.status not in (Status.LOBBY, Status.RUNNING):
        raise Refused("table-finished")
    if request.person.id != table.opener_id and not request.person.manages:
        opener = next((each.name for each in table.occupants if each.person_id == table.opener_id), "")
        raise Refused("not-yours", opener=names.safe(opener))
    surely = controls.button(request.words, Verb.END_SURELY, table.id, since=table.seq)
    keep = controls.button(request.words, Verb.KEEP, table.id)
    question = "table-end-lobby-sure" if table.status is Status.LOBBY else "table-end-sure"
    await request.reply.send(Message(request.words(question), ([surely, keep],)))


async def end(request: Request) -> None:
    """Close the table, after it was asked."""
    table = await request.table()
    await request.host.cancel(request.press(), table.id)
    await request.reply.update(Message(request.words("table-ended")))


async def keep(request: Request) -> None:
    """Close nothing, after it was asked."""
    await request.reply.update(Message(request.words("table-kept")))


async def _show(request: Request, table: Table, key: str, **facts: str) -> None:
    """Answer by a sentence; the button that ended the lobby, by the lobby's message as it stays.

    While it is a lobby, hosting's post brings its message up to date: were it changed here too, two presses at once
    could leave the older state standing.
    """
    if request.pressed is None or table.status is Status.LOBBY:
        await request.say(key, **facts)
    else:
        await request.reply.replace(posts.lobby(wording(table.language), table, request.services.games[table.game]))


def _colour(request: Request, table: Table, seat: str) -> str:
    return request.words(f"{table.game}-colour", seat=seat)
