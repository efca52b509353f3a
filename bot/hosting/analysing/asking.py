"""Anybody asks how a finished game went."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

import structlog

from bot.hosting.analysing.desk import Ended
from bot.hosting.analysing.lookback import Lookback, Progress, can_be_looked_back_on
from bot.hosting.analysing.work import Work
from bot.hosting.context import HostContext
from bot.hosting.live_game import LiveGame, WhichTable
from bot.hosting.table import Refused, Status, Table
from engine.analysis import Judgements, Moment, moments, story
from engine.match import Match

log = structlog.get_logger(__name__)


async def look_back(context: HostContext, table: WhichTable) -> Lookback | Progress:
    """Return a finished game looked back on; where that has to be worked out, begin to, and say how far it is.

    Refused as `Looking.look_back`.
    """
    async with context.looking_at(table) as live:
        its, ended = _checked(live), Ended(live.table.id, live.table.seq)
        match, seqs = replace(live.match, entries=list(live.match.entries)), list(live.seqs)
    if (known := context.lookbacks.known(ended)) is not None:
        return replace(known, table=its)
    if (under_way := context.lookbacks.progress(ended)) is not None:
        return under_way
    try:
        asked = await asyncio.to_thread(_moments, match)
    except Exception as error:  # of rules before the present ones: its positions cannot be had again
        log.warning("lookback_unreadable", table=its.id, fault=error)
        raise Refused("lookback-unreadable", table=its.id) from error
    game = _Game(its, match, seqs, asked)
    judged = await Work(context, match.game, ended, asked).ready()
    if judged is not None:  # worked out by another process, or before this one has begun
        return context.lookbacks.keep(ended, game.looked_back_on(judged))
    return context.lookbacks.begin(ended, partial(_work, context, game, ended))


def _checked(live: LiveGame) -> Table:
    """Return the table of a game that can be looked back on. Refused as `look_back`."""
    its = live.table
    if its.status is not Status.FINISHED or live.match.result is None:
        raise Refused("lookback-running" if its.status is Status.RUNNING else "lookback-unfinished", table=its.id)
    if not can_be_looked_back_on(its, live.game):
        raise Refused("lookback-none", table=its.id)
    return its


def _moments(match: Match) -> Sequence[Moment]:
    return list(moments(match.game, match.setup, match.entries))


class _Game(NamedTuple):
    """A finished game that somebody looks back on."""

    table: Table
    match: Match
    seqs: Sequence[int]
    """Of each entry, the seq of its log row."""
    asked: Sequence[Moment]

    def looked_back_on(self, judged: Judgements) -> Lookback:
        """Return it with what its decisions were judged to be."""
        table, match, seqs, asked = self
        result = match.result
        assert result is not None  # noqa: S101  (it was looked at before, and the match is a copy)
        return Lookback(table, match.game, match.entries, seqs, asked, judged, story(asked, judged, result))


async def _work(context: HostContext, game: _Game, ended: Ended, note: Callable[[float], None]) -> Lookback:
    return game.looked_back_on(await Work(context, game.match.game, ended, game.asked, note).judged())
