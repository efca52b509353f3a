"""Answering proposals, and making them."""

from __future__ import annotations

from bot.discord.answering.request import Request
from bot.discord.messages.custom_id import number_in
from bot.discord.messages.message import Message
from bot.hosting.agreements.deciding import Decided
from bot.hosting.table import Refused, Status

NAMED = frozenset({"end", "pause", "resume"})
"""Kinds that need nothing but their name."""


async def propose_named(request: Request) -> None:
    """Propose what the button names. Refused: unknown-press, for a forged one."""
    if request.path not in NAMED:
        raise Refused("unknown-press")
    await propose(request, request.path)


async def pause(request: Request) -> None:
    """Propose a pause for all."""
    await propose(request, "pause")


async def resume_play(request: Request) -> None:
    """Propose to go on after a pause."""
    await propose(request, "resume")


async def propose(request: Request, kind: str) -> None:
    """Propose something that needs no facts; say whether it is done or the others are asked."""
    table = await request.table()
    if table.status is Status.LOBBY:
        raise Refused("still-lobby")
    decided = await request.host.agreements.propose(request.press(), table.id, kind)
    key = "proposal-done" if decided.outcome is not None else "proposal-asked"
    await request.reply.update(Message(request.words(key)))


async def agree(request: Request) -> None:
    """Agree to the proposal that the button names."""
    await _vote(request, yes=True)


async def refuse(request: Request) -> None:
    """Refuse the proposal that the button names."""
    await _vote(request, yes=False)


async def withdraw(request: Request) -> None:
    """Take back the own proposal that the button names."""
    table = await request.table()
    await _tell(request, await request.host.agreements.withdraw(request.press(), table.id, _number(request)))


async def _vote(request: Request, *, yes: bool) -> None:
    table = await request.table()
    await _tell(request, await request.host.agreements.vote(request.press(), table.id, _number(request), yes=yes))


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
    number = number_in(request.path, 15)
    if number is None:
        raise Refused("proposal-gone")
    return number
