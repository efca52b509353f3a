"""Channels, threads and direct messages, each with its history."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from datetime import datetime

from sandbox.model.flags import THREADS, ChannelType, Permission
from sandbox.model.messages import Message
from sandbox.model.snowflakes import moment_of
from sandbox.payload import Json


@dataclass(slots=True)
class Channel:
    """A place for messages."""

    payload: Json
    history: dict[str, Message] = field(default_factory=dict)
    """Messages by id, oldest first."""
    members: set[str] | None = None
    """Ids of those who see it, of people and of the bot; None: everybody in the server."""
    denied: int = 0
    """Permission bits that the bot lacks here."""

    @property
    def id(self) -> str:
        """Return the channel id."""
        return str(self.payload["id"])

    @property
    def type(self) -> int:
        """Return the type, a ChannelType."""
        return int(self.payload["type"])

    @property
    def guild_id(self) -> str | None:
        """Return the server, None for direct messages."""
        return self.payload.get("guild_id")

    @property
    def parent_id(self) -> str | None:
        """Return the channel that a thread belongs to."""
        return self.payload.get("parent_id")

    @property
    def is_thread(self) -> bool:
        """Tell a thread from a channel."""
        return self.type in THREADS

    @property
    def is_archived(self) -> bool:
        """Whether it is a thread that is put away; a message brings it back, unless it is locked."""
        return self.is_thread and bool(self.payload["thread_metadata"]["archived"])

    @property
    def is_locked(self) -> bool:
        """Whether it is a thread in which only moderators may write."""
        return self.is_thread and bool(self.payload["thread_metadata"]["locked"])

    @property
    def archives_at(self) -> float:
        """Return the moment (seconds since 1970) at which a thread without further activity is archived."""
        metadata = self.payload["thread_metadata"]
        changed = datetime.fromisoformat(metadata["archive_timestamp"]).timestamp()
        last = self.payload["last_message_id"]
        active = max(changed, moment_of(last)) if last else changed
        return active + float(metadata["auto_archive_duration"]) * 60

    def newest(self) -> Iterator[Message]:
        """Messages, newest first; takes only as long as is read of it."""
        return reversed(self.history.values())


def server_channel(channel_id: str, guild_id: str, name: str, *, topic: str | None, position: int, kind: int) -> Json:
    """Return the object of a channel of a server that everybody sees."""
    return {
        "id": channel_id,
        "type": int(kind),
        "guild_id": guild_id,
        "name": name,
        "topic": topic,
        "position": position,
        "permission_overwrites": [],
        "nsfw": False,
        "parent_id": None,
        "rate_limit_per_user": 0,
        "last_message_id": None,
        "flags": 0,
        **EXTRAS.get(kind, {}),
    }


EXTRAS: dict[int, Json] = {
    ChannelType.VOICE: {"bitrate": 64_000, "user_limit": 0, "rtc_region": None},
    ChannelType.STAGE: {"bitrate": 64_000, "user_limit": 0, "rtc_region": None},
    ChannelType.FORUM: {"available_tags": [], "default_reaction_emoji": None, "default_sort_order": None}
    | {"default_forum_layout": 0},
}
"""What only channels of one kind have."""


def only_for(guild_id: str, user_ids: Iterable[str]) -> list[Json]:
    """Return the permission overwrites of a channel that only these users see."""
    view = str(int(Permission.VIEW_CHANNEL))
    everybody = {"id": guild_id, "type": 0, "allow": "0", "deny": view}
    return [everybody, *({"id": each, "type": 1, "allow": view, "deny": "0"} for each in user_ids)]


def dm_channel(channel_id: str, user: Json) -> Json:
    """Return a direct message channel object, as the bot sees it."""
    return {
        "id": channel_id,
        "type": int(ChannelType.DM),
        "last_message_id": None,
        "flags": 0,
        "recipients": [user],
    }


def thread_channel(
    thread_id: str, parent: Json, name: str, *, kind: int, owner_id: str, archive_minutes: int, created: str
) -> Json:
    """Return a thread object under the channel object `parent`."""
    metadata = {
        "archived": False,
        "auto_archive_duration": archive_minutes,
        "archive_timestamp": created,
        "locked": False,
        "create_timestamp": created,
    }
    if kind == ChannelType.PRIVATE_THREAD:
        metadata["invitable"] = True
    return {
        "id": thread_id,
        "type": kind,
        "guild_id": parent["guild_id"],
        "parent_id": parent["id"],
        "name": name,
        "owner_id": owner_id,
        "last_message_id": None,
        "flags": 0,
        "rate_limit_per_user": 0,
        "message_count": 0,
        "member_count": 1,
        "total_message_sent": 0,
        "thread_metadata": metadata,
    }
