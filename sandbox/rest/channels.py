"""Channels and threads."""

from typing import Annotated, Any

from pydantic import Field, TypeAdapter

from sandbox import publish
from sandbox.context import Context
from sandbox.errors import thread_exists, unknown_user, wrong_channel_type
from sandbox.limits.shape import Filled100, Shape, Text1024
from sandbox.model.channels import Channel, thread_channel
from sandbox.model.flags import ChannelType, MessageFlag, Permission
from sandbox.model.objects import thread_member
from sandbox.rest.access import channel_of, message_of
from sandbox.rest.call import Call, Reply, Routes

routes = Routes()
DAY = 1440


class ThreadBody(Shape):
    """A new thread."""

    name: Filled100
    auto_archive_duration: int | None = None
    type: Annotated[int, Field(ge=10, le=12)] | None = None
    invitable: bool | None = None
    rate_limit_per_user: Annotated[int, Field(ge=0, le=21600)] | None = None


class ChannelEdit(Shape):
    """What may change of a channel or thread."""

    name: Filled100 | None = None
    topic: Text1024 | None = None
    archived: bool | None = None
    locked: bool | None = None
    invitable: bool | None = None
    auto_archive_duration: int | None = None
    rate_limit_per_user: int | None = None
    position: int | None = None


THREAD: TypeAdapter[Any] = TypeAdapter(ThreadBody)
EDIT: TypeAdapter[Any] = TypeAdapter(ChannelEdit)


@routes("GET", "/channels/{channel_id}")
def read(context: Context, call: Call) -> Reply:
    """Return a channel or thread."""
    return 200, channel_of(context, call).payload


@routes("PATCH", "/channels/{channel_id}")
def edit(context: Context, call: Call) -> Reply:
    """Change a channel or thread; a thread of the bot's own needs no permission."""
    channel = channel_of(context, call)
    # Archiving a thread of one's own needs no permission.
    if not (channel.is_thread and channel.payload["owner_id"] == context.world.bot_id):
        channel_of(context, call, Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS)
    changes = call.shaped(EDIT, call.data)
    for key in ("archived", "locked", "invitable", "auto_archive_duration"):
        if channel.is_thread and changes.get(key) is not None:
            channel.payload["thread_metadata"][key] = changes[key]
    channel.payload |= {key: changes[key] for key in ("name", "topic", "rate_limit_per_user") if key in changes}
    context.world.put_channel(channel)
    event = "THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE"
    context.gateway.dispatch(event, channel.payload, channel.guild_id)
    publish.channel_news(context, channel)
    return 200, channel.payload


@routes("DELETE", "/channels/{channel_id}")
def delete(context: Context, call: Call) -> Reply:
    """Delete a thread."""
    channel = channel_of(context, call, Permission.MANAGE_THREADS)
    if not channel.is_thread or channel.guild_id is None:
        raise wrong_channel_type()
    context.world.drop_channel(channel)
    publish.channel_news(context, channel)
    context.gateway.dispatch("THREAD_DELETE", channel.payload, channel.guild_id)
    return 200, channel.payload


@routes("POST", "/channels/{channel_id}/threads")
def start_thread(context: Context, call: Call) -> Reply:
    """Start a thread that hangs on no message."""
    kind = call.data.get("type") or ChannelType.PRIVATE_THREAD
    private = kind == ChannelType.PRIVATE_THREAD
    needs = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    parent = channel_of(context, call, needs)
    return 201, _start(context, call, parent, kind, None)


@routes("POST", "/channels/{channel_id}/messages/{message_id}/threads")
def start_thread_from_message(context: Context, call: Call) -> Reply:
    """Start a public thread on a message."""
    parent = channel_of(context, call, Permission.CREATE_PUBLIC_THREADS)
    message = message_of(context, call)
    if message.id in context.world.channels:
        raise thread_exists()
    thread = _start(context, call, parent, ChannelType.PUBLIC_THREAD, message.id)
    message.payload = message.payload | {"thread": thread, "flags": message.flags | MessageFlag.HAS_THREAD}
    publish.changed(context, message)
    return 201, thread


def _start(context: Context, call: Call, parent: Channel, kind: int, thread_id: str | None) -> Any:
    if parent.type != ChannelType.TEXT:
        raise wrong_channel_type()
    body = call.shaped(THREAD, call.data)
    payload = thread_channel(
        thread_id or context.world.new_id(),
        parent.payload,
        body["name"],
        kind=int(kind),
        owner_id=context.world.bot_id,
        archive_minutes=body.get("auto_archive_duration") or DAY,
        created=context.clock.iso(),
    )
    members = {context.world.bot_id} if kind == ChannelType.PRIVATE_THREAD else None
    thread = context.world.add_thread(payload, members)
    context.gateway.dispatch("THREAD_CREATE", payload | {"newly_created": True}, parent.guild_id)
    publish.channel_news(context, thread)
    return payload | {"member": thread_member(context.world, thread, context.world.bot_id)}


@routes("PUT", "/channels/{channel_id}/thread-members/{user_id}")
def add_to_thread(context: Context, call: Call) -> Reply:
    """Add somebody to a thread."""
    thread = channel_of(context, call)
    if not thread.is_thread:
        raise wrong_channel_type()
    user_id = context.world.bot_id if call.params["user_id"] == "@me" else call.params["user_id"]
    if context.world.user(user_id) is None:
        raise unknown_user()
    if thread.members is not None:
        thread.members.add(user_id)
    thread.payload["member_count"] += 1
    context.world.put_channel(thread)
    publish.channel_news(context, thread)
    return 204, None


@routes("DELETE", "/channels/{channel_id}/thread-members/{user_id}")
def remove_from_thread(context: Context, call: Call) -> Reply:
    """Take somebody out of a thread."""
    thread = channel_of(context, call)
    if not thread.is_thread:
        raise wrong_channel_type()
    if thread.members is not None:
        thread.members.discard(call.params["user_id"])
    context.world.put_channel(thread)
    context.feeds.tell_all({"kind": "channels"})
    return 204, None
