"""What the bot does, for whoever runs it: told where it happens, in numbers and traces where somebody asks for them."""

from bot.measuring.causes import Cause, Trace, pressed
from bot.measuring.jobs import doing, present_cause
from bot.measuring.measures import Part, Took, listening, looked_at_position, measured

__all__ = [
    "Cause",
    "Part",
    "Took",
    "Trace",
    "doing",
    "listening",
    "looked_at_position",
    "measured",
    "present_cause",
    "pressed",
]
