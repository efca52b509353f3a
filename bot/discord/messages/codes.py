"""Discord's codes of errors that the bot tells apart, by what they mean to it.

Source: Discord's documentation, "Opcodes and status codes: JSON error codes".
"""

from __future__ import annotations

GAVE_UP = 408
"""No code but a status: a proxy before Discord waited for it no longer. What came of the request nobody knows."""
NOT_NOW = frozenset({GAVE_UP, 429})
"""Statuses by which a proxy, or whoever else stands before Discord, asks to try again."""
CHANNEL_GONE = 10003
MESSAGE_GONE = 10008
INTERACTION_GONE = 10062
"""No answer came within three seconds."""
CHANGED_TOO_OFTEN = 30046
"""A message that is older than an hour was changed too often."""
OPENED_TOO_FAST = 40003
"""Direct messages are opened too fast."""
ANSWERED_ALREADY = 40060
NO_ACCESS = 50001
NOT_OURS = 50005
"""A message of somebody else, which only that one can change."""
TAKES_NO_DIRECT = 50007
LACKS_PERMISSION = 50013
TOKEN_EXPIRED = 50027
"""The token of an interaction that is older than fifteen minutes."""
THREAD_ARCHIVED = 50083
NO_SHARED_SERVER = 50278
"""Direct messages to somebody with whom the bot shares no server."""
THREAD_LOCKED = 160005
TOO_MANY_THREADS = frozenset({160006, 160007})
"""The server has too many active threads; the second: of channels for announcements."""
