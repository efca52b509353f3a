"""How much one client may ask for: tokens that come back with time, and so many lasting connections.

A client is an address (of IPv6 a network of 64 bits, which one household has). Addresses are kept in memory only, and
are written nowhere.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address, ip_network
from time import monotonic

CLIENTS = 10_000
"""How many clients are remembered, those that came last."""


class TooMany(Exception):  # noqa: N818
    """A client asks for too much. `seconds`: after how many it may ask again."""

    def __init__(self, seconds: int) -> None:
        super().__init__(seconds)
        self.seconds = seconds


class Buckets:
    """A bucket of tokens for each client: full at first, filled again by so many a second."""

    def __init__(self, size: float, refill: float, clock: Callable[[], float] = monotonic) -> None:
        self._size = size
        self._refill = refill
        self._clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """How many tokens each had left, and when that was."""

    def take(self, client: str, tokens: float = 1.0) -> None:
        """Take tokens out of a client's bucket. TooMany where it has not so many."""
        now = self._clock()
        left, then = self._left.pop(client, (self._size, now))
        left = min(self._size, left + (now - then) * self._refill)
        enough = left >= tokens
        self._left[client] = left - tokens if enough else left, now
        while len(self._left) > CLIENTS:
            self._left.popitem(last=False)
        if not enough:
            raise TooMany(max(1, round((tokens - left) / self._refill)))


class Connections:
    """How many lasting connections there are: of each client, and in all."""

    def __init__(self, each: int, in_all: int) -> None:
        self._each = each
        self._in_all = in_all
        self._held: Counter[str] = Counter()

    @contextmanager
    def hold(self, client: str) -> Iterator[None]:
        """Hold one for the block. TooMany where there are enough."""
        if self._held[client] >= self._each or self._held.total() >= self._in_all:
            raise TooMany(30)
        self._held[client] += 1
        try:
            yield
        finally:
            self._held[client] -= 1
            if not self._held[client]:
                del self._held[client]


def client(peer: str | None, forwarded: str, proxies: int) -> str:
    """Return who asks: the peer of the connection; behind so many proxies of one's own, whom the first of them names.

    What stands further left in X-Forwarded-For (`forwarded`) anybody can write there.
    """
    named = [each.strip() for each in forwarded.split(",") if each.strip()]
    address = named[-proxies] if 0 < proxies <= len(named) else peer or ""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address[:64]
    if not isinstance(parsed, IPv6Address):
        return address
    return str(parsed.ipv4_mapped or ip_network((parsed, 64), strict=False))
