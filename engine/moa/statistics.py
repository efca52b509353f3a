"""What a finished game of Moa tells for the statistics of people (contract: `Statistics`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

from engine.contract import Gain, Liked, Seat
from engine.moa import events as on
from engine.moa.events import MoaEvent, Spent
from engine.moa.ledger import MoaLedger
from engine.moa.position import MoaPosition

_LEDGER = MoaLedger()
_SOURCES: Mapping[str, str] = MappingProxyType(
    {"territories": "territories", "mammals beaten": "mammals", "land sold": "land", "leader tiles": "tiles"}
)
"""What the ledger calls a source, and what it is called here."""
BIRD = "bird"


class MoaStatistics:
    """Points by the columns of the sheet, defences, attacks, and the birds that were played."""

    version = 1
    sources: tuple[str, ...] = tuple(_SOURCES.values())
    fact_names: tuple[str, ...] = ("defence", "attacks", "sales")
    liked_kinds: tuple[str, ...] = (BIRD,)

    def gains(self, event: MoaEvent, position: MoaPosition) -> Iterator[Gain]:
        """Return the columns of a period's scoring sheet."""
        for gain in _LEDGER.gains(event, position):
            yield Gain(gain.seat, _SOURCES[gain.source], gain.points)

    def facts(self, events: Sequence[MoaEvent], position: MoaPosition) -> Mapping[Seat, Mapping[str, int]]:
        """Return the longest defence of a territory, attacks and sales of land."""
        longest = _longest_defences(events)
        attacks = Counter(event.seat for event in events if isinstance(event, on.Attacked))
        sales = Counter(event.seat for event in events if isinstance(event, on.LandSold))
        seats = {*longest, *attacks, *sales}
        return {seat: {"defence": longest[seat], "attacks": attacks[seat], "sales": sales[seat]} for seat in seats}

    def liked(self, event: MoaEvent, position: MoaPosition) -> Iterator[Liked]:
        """Return the birds that were paid with."""
        spent: Spent | None = getattr(event, "spent", None)
        if spent is not None:
            seat: Seat = getattr(event, "seat")  # noqa: B009  (of every event that has something spent)
            yield from (Liked(seat, BIRD, card) for card in spent.cards)


def _longest_defences(events: Sequence[MoaEvent]) -> Counter[Seat]:
    """Return how many invasions each seat has beaten off at one territory, one after the other.

    Such a defence ends when an invasion succeeds there, the volcano clears it, the land is sold, or another seat
    defends it.
    """
    longest: Counter[Seat] = Counter()
    running: dict[int, tuple[Seat, int]] = {}
    for event in events:
        if isinstance(event, on.Defended):
            seat, count = running.get(event.territory, (event.seat, 0))
            count = count + 1 if seat == event.seat else 1
            running[event.territory] = (event.seat, count)
            longest[event.seat] = max(longest[event.seat], count)
        elif isinstance(event, on.InvasionSucceeded | on.VolcanoErupted | on.LandSold):
            running.pop(event.territory, None)
    return longest
