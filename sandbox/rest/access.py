"""Finding channels and messages for the bot, and whether it may do there what it wants."""

from sandbox.context import Context
from sandbox.errors import missing_access, missing_permissions, unknown_channel, unknown_message
from sandbox.model.channels import Channel
from sandbox.model.flags import Permission
from sandbox.model.messages import Message
from sandbox.rest.call import Call


def channel_of(context: Context, call: Call, *needs: Permission) -> Channel:
    """Return the channel of the path; refuses when the bot may not see it (50001) or lacks a permission (50013)."""
    channel = context.world.channels.get(call.params["channel_id"])
    if channel is None:
        raise unknown_channel()
    if channel.guild_id is None:
        return channel
    has = context.world.bot_permissions(channel)
    if not has & Permission.VIEW_CHANNEL:
        raise missing_access()
    if any(not has & need for need in needs):
        raise missing_permissions()
    return channel


def sending_permissions(channel: Channel, call: Call) -> list[Permission]:
    """Return what the bot needs to send the message of this request."""
    needs = [Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES]
    if call.uploads:
        needs.append(Permission.ATTACH_FILES)
    return needs


def message_of(context: Context, call: Call) -> Message:
    """Return the message of the path; ephemeral ones do not exist here."""
    channel = channel_of(context, call)
    message = channel.history.get(call.params["message_id"])
    if message is None or message.only_for is not None:
        raise unknown_message()
    return message
