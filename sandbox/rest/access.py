"""Finding channels and messages for the bot, and whether it may do there what it wants."""

from sandbox import threads
from sandbox.context import Context
from sandbox.errors import (
    cannot_message_user,
    missing_access,
    missing_permissions,
    no_text_channel,
    unknown_channel,
    unknown_message,
)
from sandbox.model.channels import Channel
from sandbox.model.flags import WITHOUT_MESSAGES, Permission
from sandbox.model.messages import Message
from sandbox.rest.call import Call


def channel_of(context: Context, call: Call, *needs: Permission) -> Channel:
    """Return the channel of the path; refuses when the bot may not see it (50001) or lacks a permission (50013)."""
    channel = context.world.channels.get(call.params["channel_id"])
    if channel is None:
        raise unknown_channel()
    if channel.guild_id is None:
        return channel
    if not context.world.bot_sees(channel):
        raise missing_access()
    threads.settle(context, channel)
    has = context.world.bot_permissions(channel)
    if any(not has & need for need in needs):
        raise missing_permissions()
    return channel


def channel_for_posting(context: Context, call: Call) -> Channel:
    """Return the channel of the path; refuses when the bot may not send the message of this request there."""
    channel = channel_of(context, call)
    check_takes_direct(context, channel)
    needs = [Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES]
    if call.uploads:
        needs.append(Permission.ATTACH_FILES)
    channel_of(context, call, *needs)
    if channel.type in WITHOUT_MESSAGES:
        raise no_text_channel()
    threads.check_bot_may_post(context, channel)
    return channel


def check_takes_direct(context: Context, channel: Channel) -> None:
    """Refuse what the bot wants to say or change in direct messages that their reader has closed (50007)."""
    if not context.world.takes_messages(channel):
        raise cannot_message_user()


def message_of(context: Context, call: Call) -> Message:
    """Return the message of the path; ephemeral ones do not exist here."""
    channel = channel_of(context, call)
    message = channel.history.get(call.params["message_id"])
    if message is None or message.only_for is not None:
        raise unknown_message()
    return message
