"""Where the games come from that pages show: the tables of a host, or files with records."""

from __future__ import annotations

import asyncio
from base64 import urlsafe_b64encode
from collections.abc import Hashable, Mapping
from datetime import UTC, datetime
from hashlib import sha256
from typing import Protocol

from bot.hosting.host import Host
from bot.hosting.locks import Locks
from bot.hosting.replaying.replay import Replay
from bot.hosting.table import Occupant, Place, Refused, Status, Table
from engine.contract import AnyGame
from engine.match import Match
from engine.record import read_record, replay
from engine.steps import steps_of

NOWHERE = Place(None, 0)


class Gallery(Protocol):
    """Finds games by what stands in the addresses of their pages."""

    async def find(self, token: str) -> Replay:
        """Return a game as everybody may look through it.

        Refused: page-unknown, page-closed, still-lobby, table-cancelled (before its start), table-damaged.
        """

    async def state(self, token: str) -> Hashable:
        """Return what is another thing once something has happened in a game, also what nobody sees. As `find`."""


class HostedGames:
    """The tables of a host."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._locks = Locks()

    async def find(self, token: str) -> Replay:
        """Return a table's game. Whoever comes meanwhile waits until it is replayed, and takes what came of it."""
        loaded = await self._host.looking.load_page(token)
        async with self._locks.hold(loaded.id):
            return await self._host.looking.replay(None, loaded)

    async def state(self, token: str) -> Hashable:
        """Return how a table stands."""
        table = (await self._host.looking.load_page(token)).table
        return table.state, table.status


class Records:
    """Games from records (docs/record.md). Their seats go by their colours: a record names nobody.

    The address of a page is computed from the record, so it is the same at each start, and only who has the record
    can compute it.
    """

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        self._games = games
        self._replays: dict[str, Replay] = {}

    def add(self, data: bytes, language: str) -> str:
        """Add a record, and return what stands in its address. RecordError where it is wrong."""
        match = replay(read_record(data, self._games))
        digest = sha256(b"aviary page\n" + data).digest()[:24]
        token = urlsafe_b64encode(digest).decode()
        steps = steps_of(match.game, match.setup, match.entries)
        self._replays[token] = Replay(_table(match, int.from_bytes(digest[:6]), language), match.game, steps, None)
        return token

    async def find(self, token: str) -> Replay:
        """Return the game of a record."""
        await asyncio.sleep(0)
        if token not in self._replays:
            raise Refused("page-unknown")
        return self._replays[token]

    async def state(self, token: str) -> Hashable:
        """Return always the same: nothing happens in a record."""
        return (await self.find(token)).over


def _table(match: Match, number: int, language: str) -> Table:
    """Return a table at which a record's game is played. Of a game that goes on only what is public is shown."""
    return Table(
        id=number,
        game=match.game.name,
        place=NOWHERE,
        status=Status.RUNNING if match.result is None else Status.FINISHED,
        opener_id=0,
        language=language,
        occupants=tuple(Occupant(each, each) for each in match.setup.seats),
        options=match.setup.options,
        seq=len(match.entries),
        opened_at=datetime.fromtimestamp(0, UTC),
        further=match.setup.further,
    )
