"""What the bot does, in numbers, for whoever runs it: counted where it happens, collected where somebody asks."""

from bot.measuring.measures import Measures, measured, measures, use

__all__ = ["Measures", "measured", "measures", "use"]
