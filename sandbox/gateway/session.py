"""A gateway session: what the bot asked to hear, and the events it may ask for again after a lost connection."""

import secrets
from collections import deque

from sandbox.gateway.connection import Connection
from sandbox.gateway.intents import needed
from sandbox.model.snowflakes import SHIFT
from sandbox.payload import Json, dumps

REPLAYED = 2000


class Session:
    """Numbers its events and remembers the last ones."""

    def __init__(self, intents: int, shard: tuple[int, int]) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.shard = shard
        self.connection: Connection | None = None
        self._number = 0
        self._sent: deque[tuple[int, str]] = deque(maxlen=REPLAYED)

    def wants(self, event: str, guild_id: str | None) -> bool:
        """Whether the intents ask for such an event and it belongs to this shard."""
        need = needed(event, guild_id)
        if need and not self.intents & need:
            return False
        return self.owns(guild_id)

    def owns(self, guild_id: str | None) -> bool:
        """Whether a server (None: direct messages) belongs to this shard."""
        number, count = self.shard
        return number == 0 if guild_id is None else (int(guild_id) >> SHIFT) % count == number

    def push(self, event: str, data: Json) -> None:
        """Send an event now, or when the bot is back."""
        self._number += 1
        text = dumps({"op": 0, "s": self._number, "t": event, "d": data})
        self._sent.append((self._number, text))
        if self.connection is not None:
            self.connection.send(text)

    def can_replay(self, after: int) -> bool:
        """Whether every event after that number is still known."""
        return after <= self._number and (not self._sent or after + 1 >= self._sent[0][0])

    def replay(self, after: int) -> None:
        """Send the events after that number again."""
        if self.connection is None:
            return
        for number, text in self._sent:
            if number > after:
                self.connection.send(text)
