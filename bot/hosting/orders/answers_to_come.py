"""The answers that standing orders give to what is asked, and how long the host waits before it enters one.

It waits as long as somebody might who is asked. The law knows the table's clock and nothing else: no hand, no order, no
answer. So what others see of a seat's time is the same whatever it holds, and an ordered answer looks like one
that was thought about.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import timedelta

from bot.hosting.context import HostContext
from bot.hosting.live_game import LiveGame
from bot.hosting.orders.standing_orders import Obvious
from bot.hosting.table import Table
from bot.store.timers import NewTimer
from engine.contract import Action, Seat
from engine.question import Question

TIMER = "answer"
"""The kind of timer at which an ordered answer is entered."""
MIDDLE = 180.0
"""Seconds: half of the answers take longer."""
OF_THE_CLOCK = 1 / 20
"""The middle is at most this part of the time that a clock gives for an answer."""
SPREAD = 0.6
"""Of the logarithm: two thirds lie between half and twice the middle."""
FARTHEST = 5.0
"""No answer comes before the middle divided by this, or after so many times it."""


@dataclass(frozen=True, slots=True)
class OrderedAnswer:
    """What a standing order answers to a question."""

    seat: Seat
    action: Action
    at_once: bool
    """Whether it is entered with what asked the question: else it waits as long as somebody might who is asked."""


def ordered_answers(
    context: HostContext, live: LiveGame, asked: Mapping[Seat, int], since: int | None
) -> Iterator[OrderedAnswer]:
    """Return what standing orders answer to what is asked since a seq; `asked` says since when each seat is asked.

    At once is answered where nobody else could learn from it that there is an order: who plays alone, and what a seat
    is asked because of its own action, if it has seen that answer before it acted (`Turn.preview`).
    """
    for decision in live.match.decisions():
        seat, orders = decision.seat, live.orders.get(decision.seat, ())
        if not orders or asked[seat] != since or live.table.occupant(seat).played_by is not None:
            continue
        question, last = Question(live.game, live.match.position, decision), live.match.entries[-1]
        foreseen = last.seat == seat and not last.reveals
        for order in orders:
            if (action := order.answer(question, context.clock.now())) is not None:
                obvious = isinstance(order.answers, Obvious)
                yield OrderedAnswer(seat, action, live.table.for_one or (obvious and foreseen))
                break


def answers_to_come(context: HostContext, live: LiveGame, asked: Mapping[Seat, int], seq: int) -> list[NewTimer]:
    """Return the timers of the answers that seats have ordered to what is asked since `seq`."""
    now, table = context.clock.now(), live.table
    late = [each for each in ordered_answers(context, live, asked, seq) if not each.at_once]
    moments = [now + timedelta(seconds=seconds(context.rng, table)) for _ in late]
    stopped = None if table.paused_at is None else now  # it goes on with the table (`clocks.running`)
    return [
        NewTimer(TIMER, due, table.id, each.seat, since=seq, stopped_at=stopped)
        for each, due in zip(late, moments, strict=True)
    ]


def seconds(rng: random.Random, table: Table) -> float:
    """Return how long to wait."""
    clock = table.clock
    limit = None if clock is None else clock.answer or clock.turn or clock.bank
    middle = MIDDLE if limit is None else min(MIDDLE, limit * OF_THE_CLOCK)
    drawn = rng.lognormvariate(math.log(middle), SPREAD)
    return min(max(drawn, middle / FARTHEST), middle * FARTHEST)
