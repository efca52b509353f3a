"""Every kind of timer, and its effect."""

from __future__ import annotations

from collections.abc import Mapping

from bot.hosting.agreements import deciding, ending
from bot.hosting.seating import calling
from bot.hosting.timers.effect import Effect, in_one_transaction

EFFECTS: Mapping[str, Effect] = {
    ending.TIMER: deciding.time_over,
    calling.TIMER: in_one_transaction(calling.call_again),
}
"""The effect of each kind. A timer of another kind (a newer version planned it) is left where it is."""
