"""Messages in channels."""

from itertools import islice

from sandbox import publish
from sandbox.context import Context
from sandbox.errors import Problem, foreign_message, invalid_form
from sandbox.model.channels import Channel
from sandbox.model.flags import MessageFlag, Permission
from sandbox.model.messages import Message
from sandbox.rest.access import channel_of, message_of, sending_permissions
from sandbox.rest.call import Call, Reply, Routes
from sandbox.rest.compose import blank, compose, revise

routes = Routes()
NONCE_LIFE = 300.0
"""Seconds in which the same nonce makes no second message."""
MOST = 100


@routes("POST", "/channels/{channel_id}/messages")
def create(context: Context, call: Call) -> Reply:
    """Send a message; the same enforced nonce within five minutes gives the earlier one."""
    channel = channel_of(context, call)
    channel_of(context, call, *sending_permissions(channel, call))
    if (call.data.get("flags") or 0) & MessageFlag.EPHEMERAL:
        raise invalid_form([Problem(("flags",), "FLAGS_INVALID", "EPHEMERAL is for answers to interactions.")])
    twin = _same_nonce(context, call, channel)
    if twin:
        return 200, twin.payload
    message = Message(blank(context, channel, context.world.bot))
    compose(context, call, call.data, message)
    publish.created(context, message)
    nonce = call.data.get("nonce")
    if nonce is not None:
        channel.nonces[str(nonce)] = (context.clock.now(), message.id)
    return 200, message.payload


def _same_nonce(context: Context, call: Call, channel: Channel) -> Message | None:
    """Return the message that this one would only repeat."""
    if not call.data.get("enforce_nonce"):
        return None
    moment, message_id = channel.nonces.get(str(call.data.get("nonce")), (0.0, ""))
    if context.clock.now() - moment > NONCE_LIFE:
        return None
    return channel.history.get(message_id)


@routes("GET", "/channels/{channel_id}/messages")
def history(context: Context, call: Call) -> Reply:
    """List messages, newest first."""
    channel = channel_of(context, call, Permission.READ_MESSAGE_HISTORY)
    before = int(call.query.get("before") or 2**63)
    after = int(call.query.get("after") or 0)
    fitting = (each for each in channel.newest() if each.only_for is None and after < int(each.id) < before)
    limit = min(int(call.query.get("limit", 50)), MOST)
    return 200, [each.payload for each in islice(fitting, limit)]


@routes("GET", "/channels/{channel_id}/messages/{message_id}")
def read(context: Context, call: Call) -> Reply:
    """Return a message."""
    channel_of(context, call, Permission.READ_MESSAGE_HISTORY)
    return 200, message_of(context, call).payload


@routes("PATCH", "/channels/{channel_id}/messages/{message_id}")
def edit(context: Context, call: Call) -> Reply:
    """Change a message of the bot's own."""
    message = message_of(context, call)
    if message.author_id != context.world.bot_id:
        raise foreign_message()
    revise(context, call, call.data, message)
    publish.changed(context, message)
    return 200, message.payload


@routes("DELETE", "/channels/{channel_id}/messages/{message_id}")
def delete(context: Context, call: Call) -> Reply:
    """Delete a message; others' need a permission."""
    message = message_of(context, call)
    if message.author_id != context.world.bot_id:
        channel_of(context, call, Permission.MANAGE_MESSAGES)
    publish.deleted(context, message)
    return 204, None


@routes("POST", "/channels/{channel_id}/typing")
def typing(context: Context, call: Call) -> Reply:
    """Show that the bot is typing."""
    channel = channel_of(context, call, Permission.SEND_MESSAGES)
    context.feeds.tell_channel(channel, {"kind": "typing", "channel": channel.id}, None)
    return 204, None
