"""What concerns a server or a channel and no single table."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import Enum, StrEnum
from typing import Any

from bot.hosting.choice import Choice
from bot.hosting.clocks.settings import ClockSettings
from bot.hosting.context import HostContext
from bot.hosting.languages import check_known
from bot.hosting.speaking import spread
from bot.hosting.table import Place, Press, Refused
from bot.store import outbox
from bot.store import servers as store_servers
from bot.store.servers import ServerCounts, ServerRow

MOST_CHANNELS = 25
"""As many as one can pick at once."""


class Openers(StrEnum):
    """Who may open tables on a server."""

    EVERYONE = "everyone"
    MANAGERS = "managers"


class Usual(Enum):
    """What a table has where nothing else is said."""

    CLOCK = "clock"
    """The clock that its server has chosen for new tables."""


@dataclass(frozen=True, slots=True)
class ServerClock:
    """The clock of new tables; None: none."""

    clock: ClockSettings | None

    def columns(self, now: datetime) -> Mapping[str, Any]:
        """Nothing is refused."""
        return {"clock": None if self.clock is None else self.clock.dumps()}


@dataclass(frozen=True, slots=True)
class ServerLanguage:
    """What tables speak in their channel; None: what the server says of itself, or most at the table use."""

    language: str | None

    def columns(self, now: datetime) -> Mapping[str, Any]:
        """Refused: unknown-language."""
        check_known(self.language)
        return {"language": self.language}


@dataclass(frozen=True, slots=True)
class ServerChannels:
    """The only channels in which, or in whose threads, tables may be opened; none: anywhere."""

    channels: Sequence[int]

    def columns(self, now: datetime) -> Mapping[str, Any]:
        """Refused: unknown-press."""
        if len(self.channels) > MOST_CHANNELS:
            raise Refused("unknown-press")
        return {"channels": json.dumps(list(self.channels)) if self.channels else None}


@dataclass(frozen=True, slots=True)
class ServerThreads:
    """Whether each new table gets a thread of its own."""

    wanted: bool

    def columns(self, now: datetime) -> Mapping[str, Any]:
        """Nothing is refused."""
        return {"threads": self.wanted}


@dataclass(frozen=True, slots=True)
class ServerOpeners:
    """Who may open tables."""

    who: str

    def columns(self, now: datetime) -> Mapping[str, Any]:
        """Refused: unknown-press."""
        if self.who not in set(Openers):
            raise Refused("unknown-press")
        return {"openers": self.who}


async def resume(context: HostContext, place: Place) -> None:
    """Try again to send what is suspended for a place."""
    async with context.database.write() as connection:
        await outbox.resume(connection, place.channel_id, context.clock.now())


async def server(context: HostContext, place: Place) -> ServerRow:
    """Return what was chosen for the server of a place."""
    async with context.database.read() as connection:
        return await store_servers.find(connection, place.guild_id)


async def choose(context: HostContext, press: Press, *choices: Choice) -> ServerRow:
    """Set what was chosen for the presser's server, and return all that holds now.

    A language is for its live tables, too: the background changes each of them.
    """
    guild_id = managed(press)
    columns: dict[str, Any] = {}
    for each in choices:
        columns |= each.columns(context.clock.now())
    if not columns:
        return await server(context, press.place)
    async with context.database.write() as connection:
        await store_servers.change(connection, guild_id, **columns)
        if "language" in columns:
            await spread(context, connection, guild_id, columns["language"], press.server_language)
        return await store_servers.find(connection, guild_id)


async def counts(context: HostContext, press: Press) -> ServerCounts:
    """Return how much is stored of the presser's server."""
    guild_id = managed(press)
    async with context.database.read() as connection:
        return await store_servers.counts(connection, guild_id)


def managed(press: Press) -> int:
    """Return the server that the presser manages. Refused: not-manager."""
    if press.place.guild_id is None or not press.person.manages:
        raise Refused("not-manager")
    return press.place.guild_id


def check_opening(chosen: ServerRow, press: Press) -> None:
    """Refuse (may-not-open, channel-not-allowed) a table where, or by whom, the server's managers want none."""
    if chosen.openers == Openers.MANAGERS and not press.person.manages:
        raise Refused("may-not-open")
    if chosen.channels and not {press.place.channel_id, press.within} & set(chosen.channels):
        raise Refused("channel-not-allowed", channels=[str(each) for each in chosen.channels])
