"""Threads: when they are archived, what brings them back, and what is refused in them meanwhile."""

from dataclasses import dataclass
from datetime import UTC, datetime

from sandbox import publish
from sandbox.context import Context
from sandbox.errors import thread_archived, thread_locked
from sandbox.model.channels import Channel, thread_channel
from sandbox.model.flags import ChannelType, Permission
from sandbox.model.messages import Message
from sandbox.model.people import Person

DAY = 1440
"""Minutes after which a thread is archived, where nothing else was said."""
KINDS: dict[int, tuple[int, ...]] = {
    ChannelType.TEXT: (ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD),
    ChannelType.ANNOUNCEMENT: (ChannelType.ANNOUNCEMENT_THREAD,),
}
"""Type of a channel -> the types of threads that can be started in it; the first hangs on a message, too."""


@dataclass(frozen=True, slots=True)
class NewThread:
    """A thread that is to be made under the channel `parent`."""

    parent: Channel
    owner_id: str
    name: str
    kind: int
    """Its ChannelType."""
    minutes: int = DAY
    """Time without a message after which it is archived."""
    message_id: str | None = None
    """The message that it hangs on, whose id it then has."""


def begin(context: Context, wanted: NewThread) -> Channel:
    """Start a thread."""
    thread = made(context, wanted)
    enter(context, thread)
    return thread


def made(context: Context, wanted: NewThread) -> Channel:
    """Return a new thread that is not yet in the world; only its owner is in a private one."""
    payload = thread_channel(
        wanted.message_id or context.world.new_id(),
        wanted.parent.payload,
        wanted.name,
        kind=int(wanted.kind),
        owner_id=wanted.owner_id,
        archive_minutes=wanted.minutes,
        created=context.clock.iso(),
    )
    return Channel(payload, members={wanted.owner_id} if wanted.kind == ChannelType.PRIVATE_THREAD else None)


def enter(context: Context, thread: Channel) -> None:
    """Put a new thread in the world and tell of it."""
    context.world.add_thread(thread)
    if context.world.bot_sees(thread):
        context.gateway.dispatch("THREAD_CREATE", thread.payload | {"newly_created": True}, thread.guild_id)
    publish.channel_news(context, thread)


def delete(context: Context, channel: Channel) -> None:
    """Delete a channel or thread of a server with all that was said in it."""
    context.world.drop_channel(channel)
    publish.channel_news(context, channel)
    context.gateway.dispatch(
        "THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE", channel.payload, channel.guild_id
    )


def settle(context: Context, channel: Channel) -> Channel:
    """Return the channel; a thread in which nothing happened for its time is archived first."""
    if channel.is_thread and not channel.is_archived and context.clock.now() >= channel.archives_at:
        archive(context, channel, at=channel.archives_at)
    return channel


def archive(context: Context, thread: Channel, *, at: float | None = None) -> None:
    """Archive a thread, as of the moment `at` (None: now)."""
    _change(context, thread, archived=True, at=at)


def wake(context: Context, thread: Channel) -> None:
    """Bring an archived thread back."""
    if thread.is_archived:
        _change(context, thread, archived=False)


def wake_for(context: Context, message: Message) -> None:
    """Bring back the thread of a new message; one that only one person sees leaves it archived."""
    if message.only_for is None:
        wake(context, context.world.channels[message.channel_id])


def lock(context: Context, thread: Channel, *, locked: bool) -> None:
    """Let only moderators write in a thread, or everybody again."""
    thread.payload["thread_metadata"]["locked"] = locked
    changed(context, thread)


def _change(context: Context, thread: Channel, *, archived: bool, at: float | None = None) -> None:
    moment = context.clock.now() if at is None else at
    stamp = datetime.fromtimestamp(moment, UTC).isoformat(timespec="microseconds")
    thread.payload["thread_metadata"] |= {"archived": archived, "archive_timestamp": stamp}
    changed(context, thread)


def changed(context: Context, channel: Channel) -> None:
    """Keep a changed channel or thread and tell of it."""
    context.world.put_channel(channel)
    if context.world.bot_sees(channel):
        event = "THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE"
        context.gateway.dispatch(event, channel.payload, channel.guild_id)
    publish.channel_news(context, channel)


def _bot_moderates(context: Context, thread: Channel) -> bool:
    return bool(context.world.bot_permissions(thread) & Permission.MANAGE_THREADS)


def check_bot_may_post(context: Context, channel: Channel) -> None:
    """Refuse a new message of the bot in a locked thread (160005; 50083 when it is archived too)."""
    if settle(context, channel).is_locked and not _bot_moderates(context, channel):
        raise thread_archived(403) if channel.is_archived else thread_locked()


def check_bot_may_change(context: Context, channel: Channel) -> None:
    """Refuse what only an active thread allows the bot: to change messages, to add reactions and members."""
    if settle(context, channel).is_archived:
        raise thread_archived()
    check_bot_may_post(context, channel)


def check_bot_may_answer(context: Context, channel: Channel) -> None:
    """Refuse an answer to an interaction in a thread that is locked and archived: even a private one (50083)."""
    if settle(context, channel).is_archived:
        check_bot_may_post(context, channel)


def may_write(context: Context, channel: Channel, person: Person) -> bool:
    """Whether a person may write here: in a locked thread only the server's owner (a moderator) may."""
    guild = context.world.guilds.get(channel.guild_id or "")
    return not settle(context, channel).is_locked or (guild is not None and guild.owner_id == person.id)
