"""Moments as Discord shows them: in each reader's own time zone and language."""

from __future__ import annotations

from datetime import datetime


def clock(moment: datetime) -> str:
    """Return the time of the day ("16:20")."""
    return _stamp(moment, "t")


def full(moment: datetime) -> str:
    """Return day and time ("Tuesday, 20 April 2027 16:20")."""
    return _stamp(moment, "F")


def ago(moment: datetime) -> str:
    """Return how far away it is ("in 2 days", "3 hours ago")."""
    return _stamp(moment, "R")


def _stamp(moment: datetime, style: str) -> str:
    return f"<t:{int(moment.timestamp())}:{style}>"
