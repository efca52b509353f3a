"""What a finished game of La Isla tells for the statistics of people (contract: `Statistics`)."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

from engine.contract import Gain, Liked, Seat
from engine.laisla import events as on
from engine.laisla.events import LaIslaEvent
from engine.laisla.ledger import LaIslaLedger
from engine.laisla.position import LaIslaPosition

_LEDGER = LaIslaLedger()
_SOURCES: Mapping[str, str] = MappingProxyType(
    {
        "clearings": "clearings",
        "markers in D": "markers",
        "markers by functions": "extra_markers",
        "points of functions": "functions",
        "sets": "sets",
        "animals": "animals",
        "cubes": "cubes",
    }
)
"""What the ledger calls a source, and what it is called here."""


class LaIslaStatistics:
    """Points by source, tiles and explorers, and the animals whose tiles were taken."""

    version = 1
    sources: tuple[str, ...] = tuple(_SOURCES.values())
    fact_names: tuple[str, ...] = ("tiles", "marker", "explorers")
    liked_kinds: tuple[str, ...] = ("animal",)

    def gains(self, event: LaIslaEvent, position: LaIslaPosition) -> Iterator[Gain]:
        """Return the points of clearings, markers and functions, and those of the final scoring."""
        for gain in _LEDGER.gains(event, position):
            yield Gain(gain.seat, _SOURCES[gain.source], gain.points)

    def facts(self, events: Sequence[LaIslaEvent], position: LaIslaPosition) -> Mapping[Seat, Mapping[str, int]]:
        """Return the tiles taken, the most points by one move of a marker, and how often an explorer was placed."""
        found: dict[Seat, Counter[str]] = defaultdict(Counter)
        for event in events:
            if isinstance(event, on.TileTaken):
                found[event.seat]["tiles"] += 1
            elif isinstance(event, on.ExplorerPlaced):
                found[event.seat]["explorers"] += 1
            elif isinstance(event, on.MarkerMoved):
                found[event.seat]["marker"] = max(found[event.seat]["marker"], event.points)
        return found

    def liked(self, event: LaIslaEvent, position: LaIslaPosition) -> Iterator[Liked]:
        """Return the animals whose tiles were taken."""
        if isinstance(event, on.TileTaken):
            yield Liked(event.seat, "animal", event.animal)
