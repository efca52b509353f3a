"""Whether the database can be used; that it cannot, and that it can again, is logged once each."""

from __future__ import annotations

import time

import structlog

from bot.store.errors import StoreAway

log = structlog.get_logger(__name__)


class Health:
    """What the last attempts to use the database came to."""

    def __init__(self) -> None:
        self._away: StoreAway | None = None
        self._since = 0.0

    @property
    def well(self) -> bool:
        """Return whether the last attempt worked."""
        return self._away is None

    def failed(self, trouble: StoreAway) -> None:
        """Note an attempt that failed."""
        if self._away is None or self._away.reason != trouble.reason:
            log.error("store_away", reason=trouble.reason, cause=str(trouble.facts.get("cause", "")))
        if self._away is None:
            self._since = time.monotonic()
        self._away = trouble

    def worked(self) -> None:
        """Note an attempt that worked."""
        if self._away is not None:
            log.warning("store_back", seconds=round(time.monotonic() - self._since, 1))
            self._away = None
