"""Every kind of timer, and its effect."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from bot.hosting import speaking
from bot.hosting.agreements import deciding, ending
from bot.hosting.clocks.absence import ABSENCE
from bot.hosting.clocks.remind import remind
from bot.hosting.clocks.running import absence
from bot.hosting.clocks.schedule import AGREED, Stage
from bot.hosting.clocks.time_out import time_out
from bot.hosting.lobbies import lobby_time
from bot.hosting.notices.kinds import SUMMARY
from bot.hosting.orders import answers_to_come
from bot.hosting.orders.ordered_answers import answer_now
from bot.hosting.people.summary import summarise
from bot.hosting.seating import calling
from bot.hosting.timers.effect import Effect, in_one_transaction

EFFECTS: Mapping[str, Effect] = MappingProxyType(
    {
        ending.TIMER: deciding.time_over,
        calling.TIMER: in_one_transaction(calling.call_again),
        Stage.NUDGE: in_one_transaction(remind),
        Stage.PING: in_one_transaction(remind),
        Stage.TIME_OUT: time_out,
        AGREED: time_out,
        ABSENCE: absence,
        SUMMARY: in_one_transaction(summarise),
        lobby_time.ASK: in_one_transaction(lobby_time.ask),
        lobby_time.CLOSE: in_one_transaction(lobby_time.close),
        answers_to_come.TIMER: answer_now,
        **dict.fromkeys((speaking.TIMER, *speaking.OWN), in_one_transaction(speaking.speak)),
    }
)
"""The effect of each kind. A timer of another kind (a newer version planned it) is left where it is."""
