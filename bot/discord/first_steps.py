"""First steps, for somebody who has never seen the bot."""

from __future__ import annotations

from bot.discord.call import Call
from bot.discord.message import Message


async def show(call: Call) -> None:
    """Show how to begin."""
    listed = call.words.listed([call.words(f"{game}-name") for game in call.services.games])
    await call.reply.send(Message(call.words("help", games=listed)))
