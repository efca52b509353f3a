"""An interaction: one command, press, choice or submitted form on its way to the bot, and what the bot made of it."""

import asyncio
from collections import OrderedDict
from collections.abc import Collection
from dataclasses import dataclass, field

from sandbox.clock import Alarm
from sandbox.payload import Json

DEADLINE = 3.0
"""Seconds in which the bot must answer first."""
TOKEN_LIFE = 900.0
"""Seconds for which the token works after that."""
KEPT = 20_000


@dataclass(slots=True)
class Interaction:
    """One interaction and its life."""

    payload: Json
    person_id: str
    created: float
    source_id: str | None = None
    """The message whose component was used (for a form: the message that led to it)."""
    trigger: Json | None = None
    """For a form: the metadata of the interaction that opened it."""
    answer: int | None = None
    """Type of the first answer."""
    answer_data: Json = field(default_factory=dict)
    original_id: str | None = None
    """The message that @original means."""
    followup_ids: list[str] = field(default_factory=list)
    is_expired: bool = False
    """Whether the deadline passed without an answer, or its token was made to expire."""
    alarm: Alarm | None = None
    answered: asyncio.Event = field(default_factory=asyncio.Event)
    """Set by the first answer or by the deadline."""
    settled: asyncio.Event = field(default_factory=asyncio.Event)
    """Set once nothing more is owed: at the first answer, or, if that was a deferral, at what followed it."""

    @property
    def id(self) -> str:
        """Return the interaction id."""
        return str(self.payload["id"])

    @property
    def token(self) -> str:
        """Return the secret of its webhook addresses."""
        return str(self.payload["token"])

    @property
    def type(self) -> int:
        """Return the type, an Interact."""
        return int(self.payload["type"])

    @property
    def failed(self) -> bool:
        """Whether its person was told that it failed: no answer came in time."""
        return self.answer is None and self.is_expired

    @property
    def channel_id(self) -> str:
        """Return the channel where it happened."""
        return str(self.payload["channel_id"])

    @property
    def guild_id(self) -> str | None:
        """Return the server, None in direct messages."""
        return self.payload.get("guild_id")


class Interactions:
    """The interactions of late, by id and by token."""

    def __init__(self, kept: int = KEPT) -> None:
        self._kept = kept
        self._by_id: OrderedDict[str, Interaction] = OrderedDict()
        self._by_token: dict[str, Interaction] = {}

    def add(self, interaction: Interaction) -> None:
        """Remembers it; the oldest is forgotten when there are too many."""
        self._by_id[interaction.id] = interaction
        self._by_token[interaction.token] = interaction
        if len(self._by_id) > self._kept:
            _, oldest = self._by_id.popitem(last=False)
            del self._by_token[oldest.token]

    def all(self) -> Collection[Interaction]:
        """Return all that are remembered, the oldest first."""
        return self._by_id.values()

    def by_id(self, interaction_id: str) -> Interaction | None:
        """Find one by its id."""
        return self._by_id.get(interaction_id)

    def by_token(self, token: str) -> Interaction | None:
        """Find one by its token."""
        return self._by_token.get(token)

    def expire_all(self) -> int:
        """Make every token that works stop working; give how many there were."""
        alive = [each for each in self._by_id.values() if not each.is_expired]
        for interaction in alive:
            interaction.is_expired = True
        return len(alive)
