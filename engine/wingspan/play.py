"""The workbench of one entry: the position being changed, the chance it draws, and the events so far."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.contract import ShuffleOrDie
from engine.wingspan.events import WingspanEvent
from engine.wingspan.position import WingspanPosition


@dataclass(slots=True)
class Play:
    """What every chapter works on. `position` is a copy of its own."""

    position: WingspanPosition
    chance: ShuffleOrDie
    events: list[WingspanEvent] = field(default_factory=list)

    def tell(self, *events: WingspanEvent) -> None:
        """Add events."""
        self.events.extend(events)
