"""Pictures for messages: no answer waits for one, and a newer picture replaces older ones."""

from __future__ import annotations

from collections.abc import Hashable

import structlog

from bot.discord.messages.message import Attachment
from bot.drawing.contract import Drawing, DrawingFailed, Job
from bot.measuring import Part, measured
from render.contract import Picture

log = structlog.get_logger(__name__)


class RenderPool:
    """Has pictures drawn; for each key only the newest picture asked for is given, and drawn if it can be helped."""

    def __init__(self, drawing: Drawing) -> None:
        self._drawing = drawing
        self._newest: dict[Hashable, object] = {}

    async def draw(self, key: Hashable, name: str, job: Job, *, public: bool = False) -> Attachment | None:
        """Draw `job`; return it as a file called `name`, or None when a newer picture for `key` was asked for.

        None too when drawing fails, which is logged: a game goes on without its picture. Only a LookupError is raised.
        """
        with measured(Part.PICTURE) as took:
            drawn = await self._draw(key, name, job, public=public)
            took.outcome = "done" if drawn is not None else "none"
        return drawn

    async def _draw(self, key: Hashable, name: str, job: Job, *, public: bool) -> Attachment | None:
        mine = object()
        self._newest[key] = mine
        try:
            picture = await self._drawing.draw(job, lambda: self._newest.get(key) is mine, public=public)
        except LookupError:
            raise  # the reader asked for a part that is not there
        except DrawingFailed as failed:
            log.error("picture_failed", picture=name, why=str(failed))
            return None
        except Exception:
            log.exception("picture_failed", picture=name)
            return None
        finally:
            newest = self._newest.get(key) is mine
            if newest:
                del self._newest[key]
        return attachment(name, picture) if newest and picture is not None else None

    def forget(self, key: Hashable) -> None:
        """Drop pictures for `key` that are still being drawn."""
        self._newest.pop(key, None)

    async def stop(self) -> None:
        """Draw no more."""
        await self._drawing.stop()


def attachment(name: str, picture: Picture) -> Attachment:
    """Return a picture as a file."""
    ending = picture.media_type.rpartition("/")[2]
    return Attachment(f"{name}.{ending}", picture.data, picture.alt)
