"""Answering proposals, and making them."""

from __future__ import annotations

from bot.discord.message import Message
from bot.discord.request import Request
from bot.hosting.agreements.deciding import Decided
from bot.hosting.table import Refused


async def agree(request: Request) -> None:
    """Agree to the proposal that the button names."""
    await _vote(request, yes=True)


async def refuse(request: Request) -> None:
    """Refuse the proposal that the button names."""
    await _vote(request, yes=False)


async def withdraw(request: Request) -> None:
    """Take back the own proposal that the button names."""
    table = await request.table()
    await _tell(request, await request.host.withdraw(request.press(), table.id, _number(request)))


async def _vote(request: Request, *, yes: bool) -> None:
    table = await request.table()
    await _tell(request, await request.host.vote(request.press(), table.id, _number(request), yes=yes))


async def _tell(request: Request, decided: Decided) -> None:
    """Say nothing where the post tells at once what came of the press; else say that it counts."""
    if decided.reason is not None:
        await request.reply.send_private(Message(request.words(f"refused-{decided.reason}")))
    elif request.reply.pressed_public and not request.reply.notice():
        await request.reply.acknowledge()
    else:
        await request.say("proposal-answered")


def _number(request: Request) -> int:
    """Return the number of the proposal. Refused: proposal-gone, for a forged one."""
    if not request.path.isascii() or not request.path.isdecimal() or len(request.path) > 15:
        raise Refused("proposal-gone")
    return int(request.path)
