"""Taking the buttons off older posts, beside the sending of new ones, which never waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence, Set

import structlog

from bot.hosting.posting.post import Announcer, Undeliverable
from bot.hosting.table import Place

log = structlog.get_logger(__name__)

AT_ONCE = 4
"""At how many places buttons are taken off at the same time."""


class Retirement:
    """Retires older posts in the background. What fails is tried again with the next post of its table.

    What was retired is kept in mind until the next post of that channel is noted: so it needs no transaction of its
    own. When the bot is killed before that, the same buttons are taken off once more.
    """

    def __init__(self, announcer: Announcer) -> None:
        self._announcer = announcer
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._tasks: dict[asyncio.Task[None], int] = {}
        """What is under way, with its channel."""
        self._in_hand: set[int] = set()
        """Posts that are being retired, or are and were not noted yet."""
        self._retired: dict[int, list[int]] = {}
        """What was retired in each channel and is not noted yet."""

    @property
    def tasks(self) -> Collection[asyncio.Task[None]]:
        """Return what is under way."""
        return self._tasks

    @property
    def channels(self) -> Set[int]:
        """Return the channels where something was retired that the store does not know."""
        return self._retired.keys()

    def begin(self, place: Place, older: Sequence[int]) -> None:
        """Begin to take the buttons off older posts."""
        fresh = [each for each in older if each not in self._in_hand]
        if not fresh:
            return
        self._in_hand.update(fresh)
        task = asyncio.create_task(self._retire(place, fresh), name=f"retire posts in {place.channel_id}")
        self._tasks[task] = place.channel_id
        task.add_done_callback(self._tasks.pop)

    async def ended(self, channel_id: int) -> None:
        """Wait for what is under way in a channel."""
        await asyncio.gather(*(task for task, channel in self._tasks.items() if channel == channel_id))

    def retired(self, channel_id: int) -> Sequence[int]:
        """Return what was retired in a channel and is not noted yet."""
        return tuple(self._retired.get(channel_id, ()))

    def noted(self, channel_id: int, retired: Sequence[int]) -> None:
        """Drop what the store knows now."""
        left = [each for each in self._retired.pop(channel_id, ()) if each not in retired]
        if left:
            self._retired[channel_id] = left
        self._in_hand.difference_update(retired)

    async def _retire(self, place: Place, older: Sequence[int]) -> None:
        async with self._slots:
            for message_id in older:
                if await self._take_buttons_off(place, message_id):
                    self._retired.setdefault(place.channel_id, []).append(message_id)
                else:
                    self._in_hand.discard(message_id)

    async def _take_buttons_off(self, place: Place, message_id: int) -> bool:
        try:
            await self._announcer.retire(place, message_id)
        except Undeliverable as error:  # it is out of our reach for good
            log.info("retire_given_up", channel=place.channel_id, message=message_id, reason=error.reason)
        except Exception as error:
            log.warning("retire_failed", channel=place.channel_id, message=message_id, fault=error)
            return False
        return True
