"""What a finished game with the Automa tells for the statistics of people (contract: `Statistics`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.contract import Gain, Liked, Seat
from engine.wingspan.events import GameEnded, WingspanEvent
from engine.wingspan.position import WingspanPosition
from engine.wingspan.sheets import YourSheet

BIRD = "bird"


class WingspanStatistics:
    """Points by the lines of the person's sheet, eggs and tucked cards, and the birds whose powers were told."""

    version = 1
    sources: tuple[str, ...] = ("birds", "bonus", "goals", "eggs", "cached", "tucked", "group")
    fact_names: tuple[str, ...] = ("eggs", "tucked", "cached")
    liked_kinds: tuple[str, ...] = (BIRD,)

    def gains(self, event: WingspanEvent, position: WingspanPosition) -> Iterator[Gain]:
        """Return the lines of the final sheet."""
        if isinstance(event, GameEnded):
            sheet = event.sheet.yours
            for source in self.sources:
                yield Gain(position.seat, source, getattr(sheet, source) or 0)

    def facts(self, events: Sequence[WingspanEvent], position: WingspanPosition) -> Mapping[Seat, Mapping[str, int]]:
        """Return the eggs, the tucked cards and the cached food at the end, each a point."""
        sheet: YourSheet | None = next((each.sheet.yours for each in events if isinstance(each, GameEnded)), None)
        return {} if sheet is None else {position.seat: {name: getattr(sheet, name) for name in self.fact_names}}

    def liked(self, event: WingspanEvent, position: WingspanPosition) -> Iterator[Liked]:
        """Return the birds of the powers that stand when the game is over."""
        if isinstance(event, GameEnded):
            for each in position.reactions:
                if each.bird is not None and not each.taken_back:
                    yield Liked(position.seat, BIRD, each.bird)
