"""Discord's ids: 42 bits of milliseconds since 2015, then 22 bits that we count in."""

from sandbox.clock import Clock

EPOCH_MS = 1_420_070_400_000
SEQUENCE_BITS = 12
SHIFT = 22


class Snowflakes:
    """Hands out ids that grow with time and never repeat."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._ms = 0
        self._count = 0

    def __call__(self) -> str:
        """Make an id."""
        ms = max(int(self._clock.now() * 1000), self._ms)
        if ms > self._ms:
            self._ms, self._count = ms, 0
        else:
            self._count += 1
            if self._count >> SEQUENCE_BITS:
                self._ms, self._count = ms + 1, 0
        return str((self._ms - EPOCH_MS) << SHIFT | self._count)


def moment_of(snowflake: str) -> float:
    """Return when an id was made, in seconds since 1970."""
    return ((int(snowflake) >> SHIFT) + EPOCH_MS) / 1000
