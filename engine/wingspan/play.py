"""The workbench of one entry: the position being changed, the chance it draws, and the events so far."""

from __future__ import annotations

from engine.base import BasePlay
from engine.wingspan.events import WingspanEvent
from engine.wingspan.position import WingspanPosition


class Play(BasePlay[WingspanPosition, WingspanEvent]):
    """What every chapter works on."""
