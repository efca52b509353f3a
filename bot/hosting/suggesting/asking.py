"""A person who is asked has moves suggested: thought out without the table's lock, told to nobody else."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from bot.hosting.context import HostContext
from bot.hosting.live_game import LiveGame, WhichTable
from bot.hosting.playing.play import find_turn
from bot.hosting.playing.turn import Turn
from bot.hosting.suggesting.advice import Advice, advice_on, can_be_suggested, has_suggestions
from bot.hosting.suggesting.desk import Asked
from bot.hosting.table import Press, Refused
from bot.hosting.thinking.contract import Crowded, ThinkingStopped
from engine.question import Question

ADVISER = "hunter"
"""The level of the player that is asked."""
MOVED_ON = frozenset({"stale", "answered", "not-asked", "table-finished", "table-cancelled"})
"""Refusals of a turn that was there when it was begun to be thought about."""


class Suggested(NamedTuple):
    """A turn, and what is suggested for it."""

    turn: Turn
    advice: Advice


async def suggest(
    context: HostContext, press: Press, table: WhichTable, on_thinking: Callable[[], Awaitable[None]]
) -> Suggested:
    """Suggest moves to the presser; `on_thinking` is awaited where they have to be thought about first.

    Refused as `Playing.suggest`.
    """
    async with context.looking_at(table) as live:
        turn = _turn(live, press)
        question = Question(live.game, live.match.position, turn.decision)
        asked = Asked(live.table.id, turn.seat, live.table.seq)
    advice = context.advice.known(asked)
    if advice is not None:
        return Suggested(turn, advice)
    thinking = context.advice.begin(press.person.id, asked, partial(_think, context, question, asked))
    await on_thinking()
    advice = await asyncio.shield(thinking)
    return Suggested(await _still(context, press, turn), advice)


async def _think(context: HostContext, question: Question, asked: Asked) -> Advice:
    """Think about a question with luck of its own: what chance brings at the table does not hang on who has asked."""
    seed = random.Random(repr(tuple(asked))).getrandbits(64)  # noqa: S311  (no secret is drawn)
    try:
        considered, _ = await context.thinking.consider(ADVISER, question, seed)
    except (Crowded, ThinkingStopped) as busy:
        raise Refused("suggest-crowded", table=asked.table_id) from busy
    return advice_on(question, considered)


def _turn(live: LiveGame, press: Press) -> Turn:
    turn = find_turn(live, press, to_act=True)
    if not has_suggestions(turn.table):
        raise Refused("suggestions-off", table=turn.table.id)
    if not can_be_suggested(turn):
        raise Refused("suggest-nothing", table=turn.table.id)
    return turn


async def _still(context: HostContext, press: Press, turn: Turn) -> Turn:
    """Return the turn as it is by now. Refused: suggest-stale, where something else is asked."""
    try:
        async with context.looking_at(turn.table.id) as live:
            return _turn(live, replace(press, since=turn.since))
    except Refused as refused:
        if refused.reason not in MOVED_ON:
            raise
        raise Refused("suggest-stale", table=turn.table.id) from refused
