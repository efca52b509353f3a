"""Buttons and selects: a person's press made into interaction data."""

from sandbox.context import Context
from sandbox.model.channels import Channel
from sandbox.model.flags import EVERYTHING
from sandbox.model.messages import Message, walk
from sandbox.model.objects import partial_channel
from sandbox.model.people import Person
from sandbox.payload import Json
from sandbox.refusal import RefusedError, UnknownError

BUTTON, STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 2, 3, 5, 6, 7, 8


def visible_message(context: Context, person: Person, message_id: str) -> tuple[Message, Channel]:
    """Return a message that this person sees, and its channel."""
    message = context.world.messages.get(message_id)
    if message is not None and message.visible_to(person.id):
        channel = context.world.channels[message.channel_id]
        if context.world.sees(person, channel):
            return message, channel
    raise UnknownError("{person} does not see that message.", person=person.name)


def pressed(context: Context, message: Message, custom_id: str, values: list[str] | None) -> Json:
    """Interaction data for a button (`values` None) or a select of a message."""
    found = next((each for each in walk(message.payload["components"]) if each.get("custom_id") == custom_id), None)
    if found is None:
        raise RefusedError("The message has no such button or select (any more).")
    if found.get("disabled"):
        raise RefusedError("It is disabled.")
    data: Json = {"custom_id": custom_id, "component_type": found["type"], "id": found["id"]}
    if found["type"] == BUTTON:
        return data
    data["values"] = chosen(found, values or [])
    resolved = resolve(context, context.world.channels[message.channel_id], found["type"], data["values"])
    return data | ({"resolved": resolved} if resolved else {})


def chosen(select: Json, values: list[str]) -> list[str]:
    """Return the values of a select, checked as Discord's client does."""
    least = 1 if select.get("min_values") is None else select["min_values"]
    most = 1 if select.get("max_values") is None else select["max_values"]
    if not least <= len(values) <= most:
        raise RefusedError("Between {least} and {most} values are to be chosen.", least=least, most=most)
    if select["type"] == STRING_SELECT:
        by_label = {each["label"]: each["value"] for each in select["options"]}
        known = {each["value"] for each in select["options"]}  # labels may come twice
        values = [each if each in known else by_label.get(each, each) for each in values]
        if set(values) - known:
            raise RefusedError("There is no option {option}.", option=", ".join(sorted(set(values) - known)))
    return values


def resolve(context: Context, channel: Channel, kind: int, values: list[str]) -> Json:
    """Return what the values of a select of people or channels refer to; replaces names in `values` by ids."""
    resolved: Json = {}
    guild = context.world.guilds.get(channel.guild_id or "")
    for index, value in enumerate(values):
        if kind in (USER_SELECT, MENTIONABLE_SELECT):
            user = context.world.user(value) or context.world.find_person(value).user
            values[index] = user["id"]
            resolved.setdefault("users", {})[user["id"]] = user
            if guild:
                member = guild.member(user) | {"permissions": str(guild.permissions_of(user["id"]))}
                del member["user"], member["deaf"], member["mute"]
                resolved.setdefault("members", {})[user["id"]] = member
        elif kind == CHANNEL_SELECT:
            found = context.world.find_channel(value)
            values[index] = found.id
            resolved.setdefault("channels", {})[found.id] = partial_channel(found, EVERYTHING)
    return resolved
