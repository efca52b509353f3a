"""What one entry changes: the position being changed, the chance it draws, and the events so far."""

from __future__ import annotations

from engine.base import BaseTransition
from engine.wingspan.events import WingspanEvent
from engine.wingspan.position import WingspanPosition


class Transition(BaseTransition[WingspanPosition, WingspanEvent]):
    """What every chapter works on."""
