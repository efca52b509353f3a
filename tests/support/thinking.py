"""Players that think of nothing, for tests of what hosting does with their answers."""

from __future__ import annotations

from bot.hosting.thinking.contract import Thinking
from bot.hosting.thinking.threads import InThreads
from engine.automa import PLAYERS

AT_RANDOM: Thinking = InThreads(dict.fromkeys(PLAYERS, PLAYERS["random"]))
"""Every level plays at random, which takes no time."""
