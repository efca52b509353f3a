"""Filling in what discord.py reads of an interaction and Discord does not promise.

An interaction brings its channel as a partial object. Of a thread Discord's documents promise the metadata, but not
`owner_id`, `message_count` and `member_count`; of a voice channel, neither `bitrate` nor `user_limit`. With
`Intents.none()` the library knows no channel from elsewhere and makes one from that object: a field that is missing is
a KeyError before any handler is called. So the fields, which we never look at, get a value that means nothing.

One field is taken out: the language of the server. Only a Community server can set it, all others are said to speak
American English. A client may have the components of the message that was pressed taken out, too: what was pressed
stands beside it, and the library would make objects of them all.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any

import discord

_THREADS = frozenset({10, 11, 12})
"""Discord's numbers for kinds of threads: in an announcement channel, public, private."""
_LONG_AGO = "1970-01-01T00:00:00+00:00"
_CHANNEL: Mapping[str, Any] = MappingProxyType({"name": "", "position": 0, "bitrate": 0, "user_limit": 0})
_THREAD: Mapping[str, Any] = MappingProxyType(
    {"name": "", "parent_id": "0", "owner_id": "0", "message_count": 0, "member_count": 0}
)
_METADATA: Mapping[str, Any] = MappingProxyType(
    {"archived": False, "auto_archive_duration": 1440, "archive_timestamp": _LONG_AGO, "locked": False}
)
_MEMBER: Mapping[str, Any] = MappingProxyType({"join_timestamp": _LONG_AGO, "flags": 0})


def fill_in(client: discord.Client, *, components: bool = True) -> None:
    """Have every interaction of a client filled in before the library reads it.

    `components`: whether the library is to make objects of those of the message that was pressed, as it must for a
    client with dynamic items.
    """
    parsers = client._connection.parsers
    parsers["INTERACTION_CREATE"] = partial(_parse_filled, parsers["INTERACTION_CREATE"], components=components)


def _parse_filled(parse: Callable[[Any], Any], data: Mapping[str, Any], *, components: bool) -> None:
    whole = filled(data)
    if not components and isinstance(message := whole.get("message"), dict):
        message["components"] = []
    parse(whole)


def filled(data: Mapping[str, Any]) -> dict[str, Any]:
    """Return an interaction with every field that the library needs of its channel and of the message pressed."""
    whole = dict(data)
    if isinstance(channel := whole.get("channel"), Mapping):
        whole["channel"] = _channel(channel)
    elif "channel_id" in whole:
        whole["channel"] = _channel({"id": whole["channel_id"], "type": discord.ChannelType.text.value})
    if isinstance(message := whole.get("message"), Mapping):
        whole["message"] = _message(message)
    if "COMMUNITY" not in ((whole.get("guild") or {}).get("features") or ()):
        whole.pop("guild_locale", None)
    return whole


def _channel(channel: Mapping[str, Any]) -> dict[str, Any]:
    return _thread(channel) if channel.get("type") in _THREADS else {**_CHANNEL, **channel}


def _thread(thread: Mapping[str, Any]) -> dict[str, Any]:
    whole = {**_THREAD, **thread, "thread_metadata": {**_METADATA, **(thread.get("thread_metadata") or {})}}
    if isinstance(member := whole.get("member"), Mapping):
        whole["member"] = {**_MEMBER, **member}
    return whole


def _message(message: Mapping[str, Any]) -> dict[str, Any]:
    """Return a message with the thread that was made from it, and with the message that it answers, filled in too."""
    whole = dict(message)
    if isinstance(thread := whole.get("thread"), Mapping):
        whole["thread"] = _thread(thread)
    if isinstance(answered := whole.get("referenced_message"), Mapping):
        whole["referenced_message"] = _message(answered)
    return whole
