"""What concerns a server or a channel and no single table."""

from __future__ import annotations

from bot.hosting.context import HostContext
from bot.hosting.table import Place, Press, Refused
from bot.locale.words import LANGUAGES
from bot.store import outbox, people


async def resume(context: HostContext, place: Place) -> None:
    """Try again to send what is suspended for a place."""
    async with context.database.write() as connection:
        await outbox.resume(connection, place.channel_id, context.clock.now())
    context.on_enqueued()


async def set_language(context: HostContext, press: Press, language: str) -> None:
    """Choose the language of the server's tables to come."""
    if press.place.guild_id is None or not press.person.manages:
        raise Refused("not-manager")
    if language not in LANGUAGES:
        raise Refused("unknown-language", language=language, languages=list(LANGUAGES))
    async with context.database.write() as connection:
        await people.set_server_language(connection, press.place.guild_id, language)
