"""Preparing the next turn: the press that keeps what was chosen. Its pages are those of the turn (`panels`)."""

from __future__ import annotations

from bot.discord.answering.request import Request
from bot.discord.messages.custom_id import Verb
from bot.discord.playing import orders, panels
from bot.hosting.table import Refused
from engine.contract import Illegal, Unreadable


async def prepare(request: Request) -> None:
    """Keep the action that the path describes for the presser's next turn; then show what is answered for it.

    Where something has happened since the page was made it is shown anew: what stood there may have changed.
    """
    turn = await request.turn()
    try:
        action = request.services.presenters[turn.game.name].answer(turn, request.path)
        anyway = request.pressed is not None and request.pressed.verb is Verb.PREPARED_ANYWAY
        await request.host.playing.prepare(request.press(), turn.table.id, action, anyway=anyway)
    except (Illegal, Unreadable):
        await panels.show(request, turn, request.path)
        return
    except Refused as refused:
        if refused.reason != "prepared-stale":
            raise
        await panels.show(request, turn, request.path, lead=request.words("turn-imagined-stale"))
        return
    await orders.show(request, lead=request.words("prepared-done"))
