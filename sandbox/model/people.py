"""People and the bot, as user objects."""

from dataclasses import dataclass, field

from sandbox.payload import Json


@dataclass(slots=True)
class Person:
    """Somebody who plays: a user object, the language of her client, and how far she has read."""

    user: Json
    locale: str
    read: dict[str, str] = field(default_factory=dict)
    """Channel id -> id of the last message seen there."""
    dm_id: str | None = None
    """The channel of her direct messages with the bot."""
    takes_direct: bool = True
    """Whether the bot may write to her; on Discord people and servers can forbid it."""

    @property
    def id(self) -> str:
        """The user id."""
        return str(self.user["id"])

    @property
    def name(self) -> str:
        """The user name, by which tests and the page call her."""
        return str(self.user["username"])


def user_object(user_id: str, name: str, shown: str | None) -> Json:
    """Return a user object; a bot when there is no shown name."""
    user: Json = {
        "id": user_id,
        "username": name,
        "discriminator": "0" if shown else "0000",
        "global_name": shown,
        "avatar": None,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }
    if shown is None:
        user["bot"] = True
    return user
