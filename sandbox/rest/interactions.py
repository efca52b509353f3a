"""The first answer to an interaction."""

from collections.abc import Iterator

from sandbox import lifecycle, publish, threads
from sandbox.context import Context
from sandbox.errors import invalid_form, unknown_message
from sandbox.limits.callback import (
    CALLBACK,
    DEFERRAL,
    SUGGESTIONS,
    callback_problems,
)
from sandbox.limits.modal import MODAL, modal_problems
from sandbox.model.flags import Callback, Interact, MessageFlag, MessageType
from sandbox.model.interactions import Interaction
from sandbox.model.messages import Message
from sandbox.payload import Json
from sandbox.rest.call import Call, Reply, Routes
from sandbox.rest.compose import blank, compose, revise

routes = Routes()
AT = ("data",)


@routes("POST", "/interactions/{interaction_id}/{interaction_token}/callback")
def callback(context: Context, call: Call) -> Reply:
    """Take the first answer to an interaction."""
    params = call.params
    interaction = lifecycle.answerable(context, params["interaction_id"], params["interaction_token"])
    kind = int(call.shaped(CALLBACK, call.body)["type"])
    data: Json = call.data.get("data") or {}
    source = context.world.messages.get(interaction.source_id or "")
    flags = int(data.get("flags") or 0)
    problems = list(callback_problems(kind, interaction.type, has_message=source is not None, flags=flags))
    if problems:
        raise invalid_form(problems)
    message = _act(context, call, interaction, kind, data)
    lifecycle.acknowledge(interaction, kind, data)
    if call.query.get("with_response", "").lower() not in ("true", "1"):
        return 204, None
    return 200, _response(interaction, kind, message)


def _act(context: Context, call: Call, interaction: Interaction, kind: int, data: Json) -> Message | None:
    if kind == Callback.AUTOCOMPLETE:
        _suggest(call, interaction, data)
        return None
    threads.check_bot_may_answer(context, lifecycle.place(context, interaction))
    if kind == Callback.MODAL:
        problems = list(modal_problems(call.shaped(MODAL, data, AT)))
        if problems:
            raise invalid_form(problems)
        return None
    if kind == Callback.MESSAGE:
        return _say(context, call, interaction, data)
    if kind == Callback.DEFERRED_MESSAGE:
        call.shaped(DEFERRAL, data, AT)
        return _think(context, interaction, data)
    interaction.original_id = interaction.source_id
    return _update(context, call, interaction, data) if kind == Callback.UPDATE else None


def _suggest(call: Call, interaction: Interaction, data: Json) -> None:
    focused = next(each for each in flat(interaction.payload["data"].get("options") or []) if each.get("focused"))
    call.shaped(SUGGESTIONS[focused["type"]], data, AT)


def flat(options: list[Json]) -> Iterator[Json]:
    """Return the options inside of sub-commands."""
    for option in options:
        if option["type"] in (1, 2):
            yield from flat(option.get("options") or [])
        else:
            yield option


def command_name(data: Json) -> str:
    """Name of a command with its sub-commands."""
    inner = next((each for each in data.get("options") or [] if each["type"] in (1, 2)), None)
    return f"{data['name']} {command_name(inner)}" if inner else str(data["name"])


def answer_message(context: Context, interaction: Interaction, flags: int) -> Message:
    """Return a blank message of the bot in answer to an interaction; private when the flags say so."""
    channel = lifecycle.place(context, interaction)
    is_command = interaction.type == Interact.COMMAND
    payload = blank(
        context, channel, context.world.bot, MessageType.CHAT_INPUT_COMMAND if is_command else MessageType.DEFAULT
    )
    application = context.world.bot_id
    payload |= {
        "interaction_metadata": lifecycle.metadata(context, interaction),
        "webhook_id": application,
        "application_id": application,
    }
    if is_command:
        name = command_name(interaction.payload["data"])
        user = context.world.user(interaction.person_id)
        payload["interaction"] = {"id": interaction.id, "type": interaction.type, "name": name, "user": user}
    only_for = interaction.person_id if flags & MessageFlag.EPHEMERAL else None
    return Message(payload, only_for, interaction.token)


def refer_to(message: Message, interaction: Interaction, message_id: str) -> None:
    """Make a message a reply."""
    reference = {"type": 0, "channel_id": message.channel_id, "message_id": message_id}
    if interaction.guild_id:
        reference["guild_id"] = interaction.guild_id
    message.payload |= {"type": int(MessageType.REPLY), "message_reference": reference}


def _say(context: Context, call: Call, interaction: Interaction, data: Json) -> Message:
    message = answer_message(context, interaction, int(data.get("flags") or 0))
    source = context.world.messages.get(interaction.source_id or "")
    if source is not None and source.only_for is None:
        refer_to(message, interaction, source.id)
    compose(context, call, data, message, AT)
    interaction.original_id = message.id
    threads.wake_for(context, message)
    publish.created(context, message)
    return message


def _think(context: Context, interaction: Interaction, data: Json) -> Message:
    flags = int(data.get("flags") or 0) & MessageFlag.EPHEMERAL
    message = answer_message(context, interaction, flags)
    message.payload["flags"] = int(flags | MessageFlag.LOADING)
    interaction.original_id = message.id
    threads.wake_for(context, message)
    publish.created(context, message)
    return message


def _update(context: Context, call: Call, interaction: Interaction, data: Json) -> Message:
    message = context.world.messages.get(interaction.source_id or "")
    if message is None:
        raise unknown_message()
    revise(context, call, data, message, AT)
    publish.changed(context, message)
    return message


def _response(interaction: Interaction, kind: int, message: Message | None) -> Json:
    about: Json = {"id": interaction.id, "type": interaction.type}
    if message is None:
        return {"interaction": about}
    about |= {
        "response_message_id": message.id,
        "response_message_loading": kind == Callback.DEFERRED_MESSAGE,
        "response_message_ephemeral": message.only_for is not None,
        "channel_id": message.channel_id,
    }
    if interaction.guild_id:
        about["guild_id"] = interaction.guild_id
    resource = {"type": 7 if kind == Callback.UPDATE else 4, "message": message.payload}
    return {"interaction": about, "resource": resource}
