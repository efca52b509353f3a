"""Something chosen, by a person or for a server: a small value that knows the columns it is kept in."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any, Protocol


class Choice(Protocol):
    """Something chosen."""

    def columns(self, now: datetime) -> Mapping[str, Any]:
        """Return the columns with their new values. Refused where it cannot be."""
        ...
