"""Live news for the people: one websocket for each window or driver."""

import asyncio
from collections.abc import Iterable, Iterator

from aiohttp import web

from sandbox.model.channels import Channel
from sandbox.payload import Json, dumps


class Feed:
    """One listener: all messages of the channels it watches, hints about the others unless it is `narrow`."""

    def __init__(self, person_id: str, *, is_narrow: bool = False) -> None:
        self.person_id = person_id
        self.is_narrow = is_narrow
        self.channel_ids: set[str] = set()
        self._queue: asyncio.Queue[str | None] = asyncio.Queue()

    def send(self, news: Json) -> None:
        """Queue news for this listener."""
        self._queue.put_nowait(dumps(news))

    def end(self) -> None:
        """Close once all is written."""
        self._queue.put_nowait(None)

    async def write_to(self, socket: web.WebSocketResponse) -> None:
        """Write all news to a websocket until the feed ends."""
        while (text := await self._queue.get()) is not None:
            await socket.send_str(text)
        await socket.close()


class Feeds:
    """All listeners, findable by the channel they watch and by person."""

    def __init__(self) -> None:
        self._by_person: dict[str, set[Feed]] = {}
        self._by_channel: dict[str, set[Feed]] = {}
        self._wide: set[Feed] = set()

    def open(self, feed: Feed) -> None:
        """Begin to listen."""
        self._by_person.setdefault(feed.person_id, set()).add(feed)
        if not feed.is_narrow:
            self._wide.add(feed)

    def close(self, feed: Feed) -> None:
        """Stop listening."""
        self.watch(feed, ())
        self._wide.discard(feed)
        self._by_person.get(feed.person_id, set()).discard(feed)

    def watch(self, feed: Feed, channel_ids: Iterable[str]) -> None:
        """From now on the feed watches exactly these channels."""
        for each in feed.channel_ids:
            self._by_channel[each].discard(feed)
        feed.channel_ids = set(channel_ids)
        for each in feed.channel_ids:
            self._by_channel.setdefault(each, set()).add(feed)

    def all(self) -> Iterator[Feed]:
        """Return every listener."""
        for feeds in self._by_person.values():
            yield from feeds

    def elsewhere(self, channel_id: str) -> Iterator[Feed]:
        """Wide feeds that do not watch this channel."""
        return (feed for feed in self._wide if channel_id not in feed.channel_ids)

    def tell_channel(self, channel: Channel, news: Json, only_for: str | None) -> None:
        """News of a channel for those who watch it (only the person it is for, if there is one)."""
        for feed in self._by_channel.get(channel.id, ()):
            if only_for is None or feed.person_id == only_for:
                feed.send(news)

    def tell_person(self, person_id: str, news: Json) -> None:
        """Send news to all windows of a person."""
        for feed in self._by_person.get(person_id, ()):
            feed.send(news)

    def tell_all(self, news: Json) -> None:
        """Send news to everybody."""
        for feed in self.all():
            feed.send(news)
