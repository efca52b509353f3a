"""What whoever manages a server can choose for it."""

from __future__ import annotations

from babel import Locale

from bot.discord.request import Request


async def choose_language(request: Request, language: str) -> None:
    """Choose what the server's tables to come speak in the channel."""
    await request.host.set_server_language(request.press(), language)
    await request.say("server-language", language=name_of(language))


def name_of(language: str) -> str:
    """Return a language's name in that language ("Deutsch")."""
    name: str | None = Locale.parse(language).get_display_name()
    return (name or language).capitalize()
