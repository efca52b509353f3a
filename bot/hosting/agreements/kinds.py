"""All kinds of proposals. A new one is a class in a module of its own, an entry here, and its messages."""

from __future__ import annotations

from types import MappingProxyType

from bot.hosting.agreements.giving_up import End
from bot.hosting.agreements.kind import Kind, Kinds
from bot.hosting.agreements.pausing import Pause, Resume
from bot.hosting.agreements.taking_back import TakingBack
from bot.hosting.clocks.agreeing import ChangeClock
from bot.hosting.clocks.others import AnswerForLate
from bot.hosting.seating.kicking import Kick
from bot.hosting.seating.swapping import Swap
from bot.hosting.suggesting.agreeing import ChangeSuggestions

_EVERY: tuple[Kind, ...] = (
    AnswerForLate(),
    ChangeClock(),
    ChangeSuggestions(),
    End(),
    Kick(),
    Pause(),
    Resume(),
    Swap(),
    TakingBack(),
)

KINDS: Kinds = MappingProxyType({each.name: each for each in _EVERY})
