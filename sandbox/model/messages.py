"""A message: the object that Discord would send, and who may see it."""

from collections.abc import Iterator
from dataclasses import dataclass

from sandbox.model.flags import MessageFlag
from sandbox.payload import Json


@dataclass(slots=True)
class Message:
    """A message of the bot or of a person."""

    payload: Json
    only_for: str | None = None
    """Id of the one person who sees it (an ephemeral answer); None: all who see the channel."""
    token: str | None = None
    """The interaction token that may edit it."""

    @property
    def id(self) -> str:
        """Return the message id."""
        return str(self.payload["id"])

    @property
    def channel_id(self) -> str:
        """Return the channel it stands in."""
        return str(self.payload["channel_id"])

    @property
    def author_id(self) -> str:
        """Return the user id of its author."""
        return str(self.payload["author"]["id"])

    @property
    def flags(self) -> int:
        """Return the bits of MessageFlag."""
        return int(self.payload["flags"])

    @property
    def is_loading(self) -> bool:
        """Whether it still shows that the bot is thinking."""
        return bool(self.flags & MessageFlag.LOADING)

    def visible_to(self, person_id: str) -> bool:
        """Whether a person who sees the channel sees it."""
        return self.only_for is None or self.only_for == person_id


def walk(components: list[Json]) -> Iterator[Json]:
    """Every component of a message or modal, containers before what they contain."""
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        for key in ("accessory", "component"):
            inner = component.get(key)
            if isinstance(inner, dict):
                yield from walk([inner])
