"""Draw pictures in threads: no answer waits for one, and a newer picture replaces older ones."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor

import structlog

from bot.discord.message import Attachment
from render.contract import Picture

log = structlog.get_logger(__name__)


class RenderPool:
    """Draws with a few workers; for each key only the newest picture asked for is drawn.

    Pictures that all see do not queue behind the many that are for one person: those leave a worker free.
    """

    def __init__(self, workers: int = 2) -> None:
        self._workers = ThreadPoolExecutor(workers, thread_name_prefix="render")
        self._public = asyncio.Semaphore(workers)
        self._private = asyncio.Semaphore(max(1, workers - 1))
        self._newest: dict[Hashable, object] = {}

    async def draw(
        self, key: Hashable, name: str, job: Callable[[], Picture], *, public: bool = False
    ) -> Attachment | None:
        """Draw `job`; return it as a file called `name`, or None when a newer picture for `key` was asked for.

        None too when drawing fails, which is logged: a game goes on without its picture. Only a LookupError is raised.
        """
        mine = object()
        self._newest[key] = mine
        try:
            async with self._public if public else self._private:
                if self._newest.get(key) is not mine:
                    return None
                picture = await asyncio.get_running_loop().run_in_executor(self._workers, self._drawn, key, mine, job)
                if picture is None:
                    return None
        except LookupError:
            raise  # the reader asked for a part that is not there
        except Exception:
            log.exception("picture_failed", picture=name)
            return None
        finally:
            newest = self._newest.get(key) is mine
            if newest:
                del self._newest[key]
        return attachment(name, picture) if newest else None

    def _drawn(self, key: Hashable, mine: object, job: Callable[[], Picture]) -> Picture | None:
        """Draw, in a worker; None where nobody waits for the picture any more once a worker is free."""
        return job() if self._newest.get(key) is mine else None

    def forget(self, key: Hashable) -> None:
        """Drop pictures for `key` that are still being drawn."""
        self._newest.pop(key, None)

    def close(self) -> None:
        """Stop; what is being drawn is finished, what waits is dropped."""
        self._workers.shutdown(wait=True, cancel_futures=True)


def attachment(name: str, picture: Picture) -> Attachment:
    """Return a picture as a file."""
    ending = picture.media_type.rpartition("/")[2]
    return Attachment(f"{name}.{ending}", picture.data, picture.alt)
