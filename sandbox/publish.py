"""Telling everybody: the bot through the gateway, the people through their feeds."""

from sandbox.context import Context
from sandbox.model.channels import Channel
from sandbox.model.flags import ChannelType
from sandbox.model.messages import Message
from sandbox.payload import Json
from sandbox.rest.media import file_ids


def created(context: Context, message: Message) -> None:
    """Tell of a new message."""
    channel = context.world.channels[message.channel_id]
    if message.only_for is None:
        channel.payload["last_message_id"] = message.id
        if channel.is_thread:
            channel.payload["message_count"] += 1
            channel.payload["total_message_sent"] += 1
    context.world.put_message(message)
    _bring_in(context, message, channel)
    _tell(context, "MESSAGE_CREATE", message, channel)


def changed(context: Context, message: Message) -> None:
    """Tell of a message with other content."""
    context.world.put_message(message)
    _tell(context, "MESSAGE_UPDATE", message, context.world.channels[message.channel_id])


def deleted(context: Context, message: Message) -> None:
    """Tell of a message that is gone."""
    context.world.drop_message(message)
    for file_id in file_ids(message.payload):
        context.world.files.drop(file_id)
    channel = context.world.channels[message.channel_id]
    if message.only_for is None and (channel.guild_id is None or context.world.bot_sees(channel)):
        data = {"id": message.id, "channel_id": channel.id} | _guild_of(channel)
        context.gateway.dispatch("MESSAGE_DELETE", data, channel.guild_id)
    news = {"kind": "deleted", "id": message.id, "channel": channel.id}
    context.feeds.tell_channel(channel, news, message.only_for)


def _bring_in(context: Context, message: Message, channel: Channel) -> None:
    """Add those whom a message in a private thread mentions to the thread, as Discord does."""
    if channel.type != ChannelType.PRIVATE_THREAD or channel.members is None:
        return
    called = {str(user["id"]) for user in message.payload["mentions"]} - channel.members
    if called:
        channel.members |= called
        context.world.put_channel(channel)
        channel_news(context, channel)


def channel_news(context: Context, channel: Channel) -> None:
    """Tell of a channel or thread that is new or changed, for the lists that people see."""
    for feed in context.feeds.all():
        if context.world.sees(context.world.people[feed.person_id], channel):
            feed.send({"kind": "channels"})


def _tell(context: Context, event: str, message: Message, channel: Channel) -> None:
    if message.only_for is None and (channel.guild_id is None or context.world.bot_sees(channel)):
        data = message.payload | _guild_of(channel)
        guild = context.world.guilds.get(channel.guild_id or "")
        if guild:
            member = guild.member(message.payload["author"])
            del member["user"]
            data["member"] = member
        context.gateway.dispatch(event, data, channel.guild_id)
    is_new = event == "MESSAGE_CREATE"
    news: Json = {"kind": "message", "new": is_new, "message": message.payload}
    context.feeds.tell_channel(channel, news, message.only_for)
    if is_new:
        _tell_others(context, message, channel)


def _tell_others(context: Context, message: Message, channel: Channel) -> None:
    """Those who look elsewhere learn that something came, and whether it calls them."""
    for feed in context.feeds.elsewhere(channel.id):
        person = context.world.people[feed.person_id]
        if message.visible_to(person.id) and context.world.sees(person, channel):
            ping = pings(message, person.id, channel)
            feed.send({"kind": "activity", "channel": channel.id, "id": message.id, "ping": ping})


def pings(message: Message, person_id: str, channel: Channel) -> bool:
    """Return whether a message pings this person."""
    if message.author_id == person_id:
        return False
    mentioned = any(user["id"] == person_id for user in message.payload["mentions"])
    return mentioned or bool(message.payload["mention_everyone"]) or channel.guild_id is None


def _guild_of(channel: Channel) -> Json:
    return {"guild_id": channel.guild_id} if channel.guild_id else {}
