"""Reactions of the bot: kept with their message, not shown on the page."""

from sandbox import publish, threads
from sandbox.context import Context
from sandbox.errors import unknown_emoji
from sandbox.limits.unicode_emoji import is_emoji
from sandbox.model.flags import Permission
from sandbox.model.messages import Message
from sandbox.payload import Json
from sandbox.rest.access import channel_of, message_of
from sandbox.rest.call import Call, Reply, Routes

routes = Routes()
OWN = "/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}/@me"


@routes("PUT", OWN)
def add(context: Context, call: Call) -> Reply:
    """React to a message with an emoji."""
    channel_of(context, call, Permission.READ_MESSAGE_HISTORY, Permission.ADD_REACTIONS)
    message, emoji = _message_and_emoji(context, call)
    others = _without(message, emoji)
    reaction = {"emoji": {"id": None, "name": emoji}, "count": 1, "me": True, "me_burst": False, "burst_colors": []}
    reaction["count_details"] = {"burst": 0, "normal": 1}
    return _keep(context, message, [*others, reaction])


@routes("DELETE", OWN)
def remove(context: Context, call: Call) -> Reply:
    """Take a reaction back."""
    message, emoji = _message_and_emoji(context, call)
    return _keep(context, message, _without(message, emoji))


def _message_and_emoji(context: Context, call: Call) -> tuple[Message, str]:
    message, emoji = message_of(context, call), call.params["emoji_name"]
    threads.check_bot_may_change(context, context.world.channels[message.channel_id])
    if not is_emoji(emoji):
        raise unknown_emoji()
    return message, emoji


def _without(message: Message, emoji: str) -> list[Json]:
    return [each for each in message.payload.get("reactions") or [] if each["emoji"]["name"] != emoji]


def _keep(context: Context, message: Message, reactions: list[Json]) -> Reply:
    message.payload = message.payload | {"reactions": reactions}
    publish.changed(context, message)
    return 204, None
