"""Tips on the own panel."""

from __future__ import annotations

from bot.discord.answering.request import Request
from bot.hosting.playing.turn import Turn


async def told(request: Request, turn: Turn) -> str:
    """Return a line with a tip that is of use at a turn, and how to have none; "" where there is none."""
    if turn.imagined or turn.answered or turn.table.lesson:
        return ""
    tip = await request.host.playing.tip(turn, request.person.id)
    if tip is None:
        return ""
    tally = turn.game.tally(turn.view, turn.seat)
    return "\n" + request.words("tip", tip=request.words(f"tip-{tip.game}-{tip.says}", **tally))
