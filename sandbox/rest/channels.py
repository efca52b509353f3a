"""Channels and threads."""

from dataclasses import replace
from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from sandbox import publish, threads
from sandbox.context import Context
from sandbox.errors import thread_archived, thread_exists, unknown_user, wrong_channel_type, wrong_in_dm
from sandbox.limits.shape import Filled100, Shape, Snowflake, Text1024
from sandbox.model.channels import Channel
from sandbox.model.flags import ChannelType, MessageFlag, Permission
from sandbox.model.messages import Message
from sandbox.model.objects import thread_member
from sandbox.payload import Json
from sandbox.rest.access import channel_of, message_of
from sandbox.rest.call import Call, Reply, Routes
from sandbox.rest.compose import blank, compose
from sandbox.threads import DAY, KINDS, NewThread

routes = Routes()


class Durations(Shape):
    """What new and changed threads have in common."""

    auto_archive_duration: Literal[60, 1440, 4320, 10080] | None = None
    rate_limit_per_user: Annotated[int, Field(ge=0, le=21600)] | None = None


class MessageThreadBody(Durations):
    """A new thread on a message."""

    name: Filled100


class ThreadBody(MessageThreadBody):
    """A new thread in a channel."""

    type: Literal[10, 11, 12] | None = None
    invitable: bool | None = None


class PostBody(MessageThreadBody):
    """A new post in a forum: a thread with its first message."""

    message: dict[str, Any]
    applied_tags: Annotated[list[Snowflake], Field(max_length=5)] | None = None


class ChannelEdit(Durations):
    """What may change of a channel or thread."""

    name: Filled100 | None = None
    topic: Text1024 | None = None
    archived: bool | None = None
    locked: bool | None = None
    invitable: bool | None = None
    position: int | None = None


MESSAGE_THREAD: TypeAdapter[Any] = TypeAdapter(MessageThreadBody)
THREAD: TypeAdapter[Any] = TypeAdapter(ThreadBody)
POST: TypeAdapter[Any] = TypeAdapter(PostBody)
EDIT: TypeAdapter[Any] = TypeAdapter(ChannelEdit)


@routes("GET", "/channels/{channel_id}")
def read(context: Context, call: Call) -> Reply:
    """Return a channel or thread."""
    return 200, channel_of(context, call).payload


@routes("PATCH", "/channels/{channel_id}")
def edit(context: Context, call: Call) -> Reply:
    """Change a channel or thread."""
    channel = channel_of(context, call)
    changes = call.shaped(EDIT, call.data)
    if channel.is_thread:
        _edit_thread(context, call, channel, changes)
    else:
        channel_of(context, call, Permission.MANAGE_CHANNELS)
    channel.payload |= {key: changes[key] for key in ("name", "topic", "rate_limit_per_user") if key in changes}
    threads.changed(context, channel)
    return 200, channel.payload


def _may_edit(context: Context, thread: Channel, changes: Json) -> bool:
    """Whether the bot needs to be no moderator for it: who began a thread may also lock it, but not open it again."""
    opens = changes.get("locked") is False or "rate_limit_per_user" in changes
    if thread.payload["owner_id"] == context.world.bot_id:
        return not opens and not thread.is_locked
    return not thread.is_locked and changes == {"archived": False}


def _edit_thread(context: Context, call: Call, thread: Channel, changes: Json) -> None:
    """Change what only threads have; what a moderator alone may is refused."""
    if not _may_edit(context, thread, changes):
        channel_of(context, call, Permission.MANAGE_THREADS)
    if thread.is_archived and changes.get("archived") is not False:
        raise thread_archived()
    metadata = thread.payload["thread_metadata"]
    before = (metadata["archived"], metadata["auto_archive_duration"])
    for key in ("archived", "locked", "invitable", "auto_archive_duration"):
        if changes.get(key) is not None:
            metadata[key] = changes[key]
    if before != (metadata["archived"], metadata["auto_archive_duration"]):
        metadata["archive_timestamp"] = context.clock.iso()


@routes("DELETE", "/channels/{channel_id}")
def delete(context: Context, call: Call) -> Reply:
    """Delete a thread."""
    channel = channel_of(context, call, Permission.MANAGE_THREADS)
    if not channel.is_thread:
        raise wrong_channel_type()
    threads.delete(context, channel)
    return 200, channel.payload


@routes("POST", "/channels/{channel_id}/threads")
def start_thread(context: Context, call: Call) -> Reply:
    """Start a thread that hangs on no message, or a post in a forum."""
    parent = _parent(context, call)
    if parent.type == ChannelType.FORUM:
        return _start_post(context, call, parent)
    body = call.shaped(THREAD, call.data)
    kind = body.get("type") or ChannelType.PRIVATE_THREAD
    if kind not in KINDS.get(parent.type, ()):
        raise wrong_channel_type()
    needs_private = kind == ChannelType.PRIVATE_THREAD
    channel_of(context, call, Permission.CREATE_PRIVATE_THREADS if needs_private else Permission.CREATE_PUBLIC_THREADS)
    thread = threads.begin(context, _wanted(context, parent, body, kind))
    return 201, _with_member(context, thread)


def _start_post(context: Context, call: Call, forum: Channel) -> Reply:
    channel_of(context, call, Permission.SEND_MESSAGES)
    body = call.shaped(POST, call.data)
    thread = threads.made(context, _wanted(context, forum, body, ChannelType.PUBLIC_THREAD))
    message = Message(blank(context, thread, context.world.bot) | {"id": thread.id})
    compose(context, call, body["message"], message, ("message",))
    threads.enter(context, thread)
    publish.created(context, message)
    return 201, _with_member(context, thread) | {"message": message.payload}


@routes("POST", "/channels/{channel_id}/messages/{message_id}/threads")
def start_thread_from_message(context: Context, call: Call) -> Reply:
    """Start a public thread on a message."""
    parent = _parent(context, call)
    kinds = KINDS.get(parent.type)
    if not kinds:
        raise wrong_channel_type()
    channel_of(context, call, Permission.CREATE_PUBLIC_THREADS)
    message = message_of(context, call)
    if message.id in context.world.channels:
        raise thread_exists()
    body = call.shaped(MESSAGE_THREAD, call.data)
    thread = threads.begin(context, replace(_wanted(context, parent, body, kinds[0]), message_id=message.id))
    answer = _with_member(context, thread)
    message.payload = message.payload | {"thread": answer, "flags": message.flags | MessageFlag.HAS_THREAD}
    publish.changed(context, message)
    return 201, answer


def _parent(context: Context, call: Call) -> Channel:
    """Return the channel that a new thread belongs to."""
    parent = channel_of(context, call)
    if parent.guild_id is None:
        raise wrong_in_dm()
    return parent


def _wanted(context: Context, parent: Channel, body: Json, kind: int) -> NewThread:
    minutes = body.get("auto_archive_duration") or DAY
    return NewThread(parent, context.world.bot_id, body["name"], kind, minutes)


def _with_member(context: Context, thread: Channel) -> Json:
    return thread.payload | {"member": thread_member(context.world, thread, context.world.bot_id)}


@routes("PUT", "/channels/{channel_id}/thread-members/{user_id}")
def add_to_thread(context: Context, call: Call) -> Reply:
    """Add somebody to a thread."""
    thread = channel_of(context, call)
    if not thread.is_thread:
        raise wrong_channel_type()
    user_id = context.world.bot_id if call.params["user_id"] == "@me" else call.params["user_id"]
    if context.world.user(user_id) is None:
        raise unknown_user()
    threads.check_bot_may_change(context, thread)
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
    user_id = context.world.bot_id if call.params["user_id"] == "@me" else call.params["user_id"]
    threads.check_bot_may_change(context, thread)
    if thread.members is not None:
        thread.members.discard(user_id)
    context.world.put_channel(thread)
    context.feeds.tell_all({"kind": "channels"})
    return 204, None
