"""Numbers that Discord gives names to."""

from enum import IntEnum, IntFlag
from functools import reduce
from operator import or_


class ChannelType(IntEnum):
    """Kinds of channel that the stand-in knows."""

    TEXT = 0
    DM = 1
    VOICE = 2
    CATEGORY = 4
    ANNOUNCEMENT = 5
    ANNOUNCEMENT_THREAD = 10
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12
    STAGE = 13
    FORUM = 15


THREADS = frozenset({ChannelType.ANNOUNCEMENT_THREAD, ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD})
WITHOUT_MESSAGES = frozenset({ChannelType.CATEGORY, ChannelType.FORUM})
"""Channels that hold other channels or posts, and no messages of their own."""


class MessageFlag(IntFlag):
    """Bits of a message's `flags`."""

    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    IS_COMPONENTS_V2 = 1 << 15


class MessageType(IntEnum):
    """Kinds of message that the stand-in makes."""

    DEFAULT = 0
    REPLY = 19
    CHAT_INPUT_COMMAND = 20


class Interact(IntEnum):
    """Interaction types."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Callback(IntEnum):
    """Types of the first answer to an interaction."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    AUTOCOMPLETE = 8
    MODAL = 9


class Permission(IntFlag):
    """Permission bits that the stand-in looks at."""

    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38


EVERYTHING = (1 << 53) - 1
"""What the owner of a server may do."""

MEMBER = int(
    reduce(
        or_,
        (
            Permission.VIEW_CHANNEL,
            Permission.SEND_MESSAGES,
            Permission.ADD_REACTIONS,
            Permission.EMBED_LINKS,
            Permission.ATTACH_FILES,
            Permission.READ_MESSAGE_HISTORY,
            Permission.USE_APPLICATION_COMMANDS,
            Permission.CREATE_PUBLIC_THREADS,
            Permission.SEND_MESSAGES_IN_THREADS,
        ),
    )
)
"""What everybody may do."""

BOT = MEMBER | int(Permission.CREATE_PRIVATE_THREADS)
"""What the bot was invited with."""

FILE_LIMIT = 10 * 1024 * 1024
"""Bytes an attachment may have."""
