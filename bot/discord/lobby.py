"""Before a game: opening a table, seats, starting, closing."""

from __future__ import annotations

from collections.abc import Mapping

import discord
import structlog

from bot.discord import controls, items, names, options, posts
from bot.discord.call import Call
from bot.discord.custom_id import Verb
from bot.discord.message import Message
from bot.discord.permissions import check_can_post, check_may_post, check_may_thread
from bot.hosting.table import Place, Press, Refused, Status, Table
from bot.locale.words import wording

log = structlog.get_logger(__name__)

THREAD_NAME_LENGTH = 100


async def open_table(call: Call, game: str, chosen: Mapping[str, str]) -> None:
    """Open a lobby here; where the channel is taken, offer a thread."""
    if game not in call.services.games:
        raise Refused("unknown-game", game=names.safe_text(game))
    rules = call.services.games[game]
    picked = options.read(rules, chosen)
    check_can_post(call.interaction)
    check_may_post(call.interaction)
    try:
        await call.host.open_table(call.press(), game, picked, call.public_language)
    except Refused as refusal:
        if refusal.reason != "place-taken":
            raise
        if not isinstance(call.interaction.channel, discord.TextChannel):
            raise
        button = controls.button(call.words, Verb.THREAD, draft=f"{game}.{options.pack(rules, picked)}")
        await call.reply.send(Message(call.words("table-place-taken-thread"), ([button],)))
        return
    await call.say("table-opened", game=call.words(f"{game}-name"))


async def open_thread(call: Call) -> None:
    """Open a thread with a lobby of its own, for a game that found its channel taken."""
    game, _, packed = call.draft.partition(".")
    channel = call.interaction.channel
    if game not in call.services.games or not isinstance(channel, discord.TextChannel):
        raise Refused("unknown-game", game=names.safe_text(game))
    check_may_thread(call.interaction)
    title = call.words("thread-name", game=call.words(f"{game}-name"), name=names.plain(call.person.name))
    kind = discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
    thread = await channel.create_thread(name=items.clip(title, THREAD_NAME_LENGTH), type=kind)
    press = Press(call.interaction.id, call.person, Place(call.interaction.guild_id, thread.id))
    rules = call.services.games[game]
    await call.host.open_table(press, game, options.unpack(rules, packed), call.public_language)
    await call.say("table-thread-opened", thread=thread.mention)
    await _show_the_way(call, channel, thread, game)


async def _show_the_way(call: Call, channel: discord.TextChannel, thread: discord.Thread, game: str) -> None:
    """Put whoever opened a thread into it, and tell the channel of it; the table stands also where this fails."""
    words = wording(call.public_language)
    opened = words(
        "post-thread-opened", name=names.safe(call.person.name), game=words(f"{game}-name"), thread=thread.mention
    )
    try:
        await thread.add_user(discord.Object(call.person.id))
        await channel.send(opened, allowed_mentions=discord.AllowedMentions.none())
    except discord.HTTPException as error:
        log.warning("thread_not_shown", thread=thread.id, code=error.code)


async def join(call: Call, colour: str | None = None) -> None:
    """Take a seat."""
    table = await call.table()
    table = await call.host.join(call.press(), table.id, colour)
    seat = table.seat_of(call.person.id)
    await call.say("table-joined", colour=_colour(call, table, seat or ""))


async def leave(call: Call) -> None:
    """Give the seat up."""
    table = await call.table()
    table = await call.host.leave(call.press(), table.id)
    await _show(call, table, "table-left-last" if table.status is Status.CANCELLED else "table-left")


async def add_automa(call: Call) -> None:
    """Fill a seat with an automa."""
    table = await call.table()
    before = {each.seat for each in table.occupants}
    table = await call.host.add_automa(call.press(), table.id)
    added = [each for each in table.occupants if each.seat not in before]
    colour = _colour(call, table, added[-1].seat) if added else ""
    await _show(call, table, "table-automa-added" if added else "table-automa-done", colour=colour)


async def remove_automa(call: Call) -> None:
    """Take an automa away."""
    table = await call.table()
    table = await call.host.remove_automa(call.press(), table.id)
    await _show(call, table, "table-automa-removed")


async def start(call: Call) -> None:
    """Start the game."""
    table = await call.table()
    check_may_post(call.interaction)
    table = await call.host.start(call.press(), table.id)
    await _show(call, table, "table-started")


async def ask_end(call: Call) -> None:
    """Ask whether the table is really to be closed."""
    table = await call.table()
    if table.status not in (Status.LOBBY, Status.RUNNING):
        raise Refused("table-finished")
    if call.person.id != table.opener_id and not call.person.manages:
        opener = next((each.name for each in table.occupants if each.person_id == table.opener_id), "")
        raise Refused("not-yours", opener=names.safe(opener))
    surely = controls.button(call.words, Verb.END_SURELY, table.id, since=table.seq)
    keep = controls.button(call.words, Verb.KEEP, table.id)
    question = "table-end-lobby-sure" if table.status is Status.LOBBY else "table-end-sure"
    await call.reply.send(Message(call.words(question), ([surely, keep],)))


async def end(call: Call) -> None:
    """Close the table, after it was asked."""
    table = await call.table()
    await call.host.cancel(call.press(), table.id)
    await call.reply.update(Message(call.words("table-ended")))


async def keep(call: Call) -> None:
    """Close nothing, after it was asked."""
    await call.reply.update(Message(call.words("table-kept")))


async def _show(call: Call, table: Table, key: str, **facts: str) -> None:
    """Answer by a sentence; the button that ended the lobby, by the lobby's message as it stays.

    While it is a lobby, hosting's notice brings its message up to date: were it changed here too, two presses at once
    could leave the older state standing.
    """
    if call.pressed is None or table.status is Status.LOBBY:
        await call.say(key, **facts)
    else:
        await call.reply.replace(posts.lobby(wording(table.language), table, call.services.games[table.game]))


def _colour(call: Call, table: Table, seat: str) -> str:
    return call.words(f"{table.game}-colour", seat=seat)
