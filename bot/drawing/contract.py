"""What the chat client asks of whatever draws for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias

from render.contract import Picture

Job: TypeAlias = Callable[[], Picture]
"""What draws a picture: a `partial` of a painter's method, with all that it needs."""


class Drawing(Protocol):
    """Draws pictures, a few at the same time; the others wait."""

    async def draw(self, job: Job, wanted: Callable[[], bool], *, public: bool = False) -> Picture | None:
        """Return a picture; None where it is not `wanted` any more when its turn comes.

        `public`: all see it, so it goes before those that are for one person. Raises LookupError where the job does,
        and DrawingFailed.
        """

    async def stop(self) -> None:
        """Draw no more."""


class DrawingFailed(Exception):  # noqa: N818
    """A picture could not be drawn; the message says why, for the log."""
