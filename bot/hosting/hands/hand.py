"""The message with somebody's hand, as the chat client gets it, and the port through which it is kept current."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import NamedTuple, Protocol

from bot.hosting.playing.turn import Sight
from bot.hosting.table import Table


class Over(StrEnum):
    """Why a message shows no hand any more."""

    UNWANTED = "unwanted"
    """Its person wants no such messages any more."""
    SEAT_LOST = "seat-lost"
    """Its person has no seat there any more."""
    FINISHED = "finished"
    CLOSED = "closed"
    """The table was closed before its end."""


class Kept(NamedTuple):
    """A message that shows a hand."""

    channel_id: int
    message_id: int
    digest: str
    """Of all that it shows."""


@dataclass(frozen=True, slots=True)
class Hand:
    """What the message of a person at a table is to show. Only that person may see it."""

    person_id: int
    language: str
    table: Table
    sight: Sight | None
    """What the person's own seat sees; None where no hand is shown any more."""
    over: Over | None
    """Why not."""
    nonce: str
    """Of this message and no other: under it the service takes it once that is sent twice within minutes."""
    kept: Kept | None = None
    """The message as it is; None: there is none yet, as far as is known."""
    earlier: datetime | None = None
    """Set where that is not known: when it was first tried to send it."""


class HandKeeper(Protocol):
    """Sends and changes messages with hands. The chat client implements it; so do tests."""

    hand_games: Collection[str]
    """The games in which seats have hands."""

    async def keep_hand(self, hand: Hand) -> Kept | None:
        """Bring the message of a hand up to date in its place; send it, without a sound, where there is none.

        Nothing is sent where it shows all of that already. None where the message is gone (another one may take
        its place then), and where there is none to say that it is over. The same message must not show twice, as
        `Announcer.post`. Raises what `Announcer.tell` raises.
        """
        ...
