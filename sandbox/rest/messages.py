"""Messages in channels."""

from itertools import islice

from sandbox import publish, threads
from sandbox.context import Context
from sandbox.errors import Problem, foreign_message, invalid_form, too_many_old_edits, unknown_message
from sandbox.model.flags import Permission
from sandbox.model.messages import Message
from sandbox.rest.access import channel_for_posting, channel_of, check_takes_direct, message_of
from sandbox.rest.call import Call, Reply, Routes
from sandbox.rest.compose import blank, compose, revise

routes = Routes()
NONCE_LIFE = 300.0
"""Seconds in which the same nonce of the same author makes no second message, in whichever channel."""
MOST = 100


@routes("POST", "/channels/{channel_id}/messages")
def create(context: Context, call: Call) -> Reply:
    """Send a message; an archived thread comes back for it.

    The same enforced nonce within five minutes gives the earlier message, wherever that is.
    """
    channel = channel_for_posting(context, call)
    twin = _same_nonce(context, call)
    if twin:
        return 200, twin.payload | {"nonce": call.data["nonce"]}
    message = Message(blank(context, channel, context.world.bot))
    compose(context, call, call.data, message)
    threads.wake_for(context, message)
    publish.created(context, message)
    said = message.payload
    nonce = said.get("nonce")
    if nonce is not None:  # who reads the message later does not get it
        context.world.nonces[str(nonce)] = (context.clock.now(), message.id)
        message.payload = {key: value for key, value in said.items() if key != "nonce"}
        context.world.put_message(message)
    return 200, said


def _same_nonce(context: Context, call: Call) -> Message | None:
    """Return the message that this one would only repeat; of one that was deleted the answer is 10008."""
    nonces, now = context.world.nonces, context.clock.now()
    for nonce in [nonce for nonce, (moment, _) in nonces.items() if now - moment > NONCE_LIFE]:
        del nonces[nonce]
    nonce = str(call.data.get("nonce"))
    if not call.data.get("enforce_nonce") or nonce not in nonces:
        return None
    message = context.world.messages.get(nonces[nonce][1])
    if message is None:
        raise unknown_message()
    return message


@routes("GET", "/channels/{channel_id}/messages")
def history(context: Context, call: Call) -> Reply:
    """List messages, newest first: the newest before an id, or the oldest after one. Who may not read gets none."""
    channel = channel_of(context, call)
    if channel.guild_id and not context.world.bot_permissions(channel) & Permission.READ_MESSAGE_HISTORY:
        return 200, []
    limit = int(call.query.get("limit", 50))
    if not 1 <= limit <= MOST:
        raise invalid_form([Problem(("limit",), "NUMBER_TYPE_MAX", f"int value should be from 1 to {MOST}.")])
    before, after = int(call.query.get("before") or 2**63), int(call.query.get("after") or 0)
    forward = "after" in call.query
    fitting = (
        each
        for each in (channel.history.values() if forward else channel.newest())
        if each.only_for is None and after < int(each.id) < before
    )
    found = [each.payload for each in islice(fitting, limit)]
    return 200, found[::-1] if forward else found


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
    channel = context.world.channels[message.channel_id]
    check_takes_direct(context, channel)
    threads.check_bot_may_change(context, channel)
    wait = context.old_edits.count(message)
    if wait:
        raise too_many_old_edits(wait)
    revise(context, call, call.data, message)
    publish.changed(context, message)
    return 200, message.payload


@routes("DELETE", "/channels/{channel_id}/messages/{message_id}")
def delete(context: Context, call: Call) -> Reply:
    """Delete a message; others' need a permission."""
    message = message_of(context, call)
    threads.check_bot_may_answer(context, context.world.channels[message.channel_id])
    if message.author_id != context.world.bot_id:
        channel_of(context, call, Permission.MANAGE_MESSAGES)
    publish.deleted(context, message)
    return 204, None


@routes("POST", "/channels/{channel_id}/typing")
def typing(context: Context, call: Call) -> Reply:
    """Show that the bot is typing."""
    channel = channel_of(context, call, Permission.SEND_MESSAGES)
    check_takes_direct(context, channel)
    context.feeds.tell_channel(channel, {"kind": "typing", "channel": channel.id}, None)
    return 204, None
