"""First steps, for somebody who has never seen the bot."""

from __future__ import annotations

from bot.discord.message import Message
from bot.discord.request import Request


async def show(request: Request) -> None:
    """Show how to begin."""
    listed = request.words.listed([request.words(f"{game}-name") for game in request.services.games])
    await request.reply.send(Message(request.words("help", games=listed)))
