"""Which animated pictures are being drawn, and which were posted lately: nobody posts one twice in a row."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from bot.hosting.table import Refused

LATELY = timedelta(minutes=5)
"""For so long a film is not posted once more."""


@dataclass
class FilmsPosted:
    """Which films are being drawn, and which were posted lately; in memory alone, so a restart forgets it."""

    under_way: set[int] = field(default_factory=set)
    posted: dict[int, datetime] = field(default_factory=dict)

    @contextmanager
    def one(self, table_id: int, now: datetime) -> Iterator[None]:
        """Let one film of a table be made. Refused: film-under-way, film-lately."""
        if table_id in self.under_way:
            raise Refused("film-under-way", table=table_id)
        self.posted = {each: at for each, at in self.posted.items() if now - at < LATELY}
        if table_id in self.posted:
            raise Refused("film-lately", table=table_id)
        self.under_way.add(table_id)
        try:
            yield
            self.posted[table_id] = now
        finally:
            self.under_way.discard(table_id)
