"""Slash commands: which a person is offered, and what she typed made into interaction data."""

import base64
import binascii
from collections.abc import Callable, Iterator
from typing import Any

from sandbox.context import Context
from sandbox.model.channels import Channel
from sandbox.model.files import Upload
from sandbox.model.flags import EVERYTHING, Permission
from sandbox.model.objects import partial_channel
from sandbox.model.people import Person
from sandbox.payload import Json
from sandbox.refusal import RefusedError, UnknownError, WrongRequestError
from sandbox.rest.media import attach

CHAT_INPUT = 1
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(3, 12)
GROUPS = (1, 2)
PLAIN: dict[int, Callable[[Any], Any]] = {STRING: str, INTEGER: int, NUMBER: float}


def offered(context: Context, person: Person, channel: Channel) -> Iterator[Json]:
    """Return the commands that a person may use in a channel."""
    guild = context.world.guilds.get(channel.guild_id or "")
    rights = guild.permissions_of(person.id) if guild else EVERYTHING
    where = 0 if guild else 1
    for command in (*context.world.commands.get(channel.guild_id or "-", ()), *context.world.commands[""]):
        if command.get("contexts") is not None and where not in command["contexts"]:
            continue
        if where == 1 and command.get("dm_permission") is False:
            continue
        wanted = command["default_member_permissions"]
        # "0" is for administrators only, None for everybody.
        allowed = wanted is None or (int(wanted) and rights & int(wanted) == int(wanted))
        if allowed or rights & Permission.ADMINISTRATOR:
            yield command


class Line:
    """One command line of a person: the command's data, and what its values refer to."""

    def __init__(self, context: Context, person: Person, channel: Channel, name: str) -> None:
        self._context = context
        self._person = person
        self._channel = channel
        self._resolved: Json = {}
        words = name.removeprefix("/").split()
        commands = {each["name"]: each for each in offered(context, person, channel) if each["type"] == CHAT_INPUT}
        if not words or words[0] not in commands:
            raise UnknownError(
                "{person} is not offered a command /{command} there.",
                person=person.name,
                command=name.removeprefix("/"),
            )
        command = commands[words[0]]
        self.data: Json = {"id": command["id"], "name": command["name"], "type": CHAT_INPUT}
        if command.get("guild_id"):
            self.data["guild_id"] = command["guild_id"]
        self._holder, self._options = self._descend(command, words[1:])

    def _descend(self, command: Json, words: list[str]) -> tuple[Json, list[Json]]:
        """Follows the words into sub-commands; gives where values go and the options there."""
        holder, options = self.data, command.get("options") or []
        for word in words:
            found = next((each for each in options if each["type"] in GROUPS and each["name"] == word), None)
            if found is None:
                raise WrongRequestError(f"/{command['name']} has no sub-command {word!r}.")
            inner: Json = {"name": word, "type": found["type"], "options": []}
            holder["options"] = [inner]
            holder, options = inner, found.get("options") or []
        if any(each["type"] in GROUPS for each in options):
            names = ", ".join(map(self._shown, options))
            raise RefusedError("/{command} needs one of: {names}.", command=self._shown(command), names=names)
        return holder, options

    def give(self, values: Json, focused: str | None = None) -> Json:
        """Return the interaction data with option values as people type them; `focused` is the option being typed."""
        unknown = set(values) - {each["name"] for each in self._options}
        if unknown:
            raise RefusedError("There is no option {option}.", option=", ".join(sorted(unknown)))
        given = []
        for option in self._options:
            if focused and option["name"] == focused:
                typed = str(values.get(focused, ""))
                given.append({"name": focused, "type": option["type"], "value": typed, "focused": True})
            elif values.get(option["name"]) is not None:
                value = self._value(option, values[option["name"]], checked=focused is None)
                given.append({"name": option["name"], "type": option["type"], "value": value})
            elif option.get("required") and focused is None:
                raise RefusedError("The option {option} is required.", option=self._shown(option))
        if focused and not any(each.get("focused") for each in given):
            raise UnknownError("There is no option {option}.", option=focused)
        if given:
            self._holder["options"] = given
        if self._resolved:
            self.data["resolved"] = self._resolved
        return self.data

    def _value(self, option: Json, value: Any, *, checked: bool) -> Any:
        kind = option["type"]
        if kind in (USER, MENTIONABLE):
            return self._user(str(value))
        if kind == CHANNEL:
            return self._channel_id(str(value))
        if kind == ATTACHMENT:
            return self._attachment(value)
        if kind == BOOLEAN:
            return value in (True, "true", "True")
        value = self._plain(option, value)
        if checked:
            self._check(option, value)
        return value

    def _plain(self, option: Json, value: Any) -> Any:
        """Return a text or number; a choice may be given by its shown name."""
        for choice in option.get("choices") or []:
            if value == choice["name"]:
                value = choice["value"]
        try:
            return PLAIN[option["type"]](value)
        except ValueError:
            raise RefusedError(
                "{option}: '{value}' is not a number.", option=self._shown(option), value=str(value)
            ) from None

    def _check(self, option: Json, value: Any) -> None:
        """Check what Discord's client checks before it sends."""
        shown = self._shown(option)
        choices = [each["value"] for each in option.get("choices") or []]
        if choices and value not in choices:
            raise RefusedError("{option}: '{value}' is none of the choices.", option=shown, value=str(value))
        if isinstance(value, str) and _is_outside(len(value), option, "length"):
            raise RefusedError("{option}: that is too long or too short.", option=shown)
        if not isinstance(value, str) and _is_outside(value, option, "value"):
            raise RefusedError("{option}: that number is too large or too small.", option=shown)

    def _shown(self, named: Json) -> str:
        """Return what the person's client calls a command or an option."""
        return str((named.get("name_localizations") or {}).get(self._person.locale) or named["name"])

    def _user(self, reference: str) -> str:
        world = self._context.world
        user = world.bot if reference == world.bot_id else world.find_person(reference).user
        self._resolved.setdefault("users", {})[user["id"]] = user
        guild = world.guilds.get(self._channel.guild_id or "")
        if guild and user["id"] in guild.members:
            member = guild.member(user) | {"permissions": str(guild.permissions_of(user["id"]))}
            for key in ("user", "deaf", "mute"):
                del member[key]
            self._resolved.setdefault("members", {})[user["id"]] = member
        return str(user["id"])

    def _channel_id(self, reference: str) -> str:
        channel = self._context.world.find_channel(reference)
        self._resolved.setdefault("channels", {})[channel.id] = partial_channel(channel, EVERYTHING)
        return channel.id

    def _attachment(self, value: Any) -> str:
        try:
            content = base64.b64decode(value["base64"], validate=True)
            upload = Upload(value["name"], content, value.get("type") or "application/octet-stream")
        except (TypeError, KeyError, binascii.Error):
            raise WrongRequestError('A file is given as {"name": ..., "type": ..., "base64": ...}.') from None
        made = attach(self._context.world, self._channel.id, upload, description=None, ephemeral=True)
        self._resolved.setdefault("attachments", {})[made["id"]] = made
        return str(made["id"])


def _is_outside(size: float, option: Json, what: str) -> bool:
    """Say whether a size is outside of the bounds of an option; `what` is their end: "length" or "value"."""
    least, most = option.get(f"min_{what}"), option.get(f"max_{what}")
    return (least is not None and size < least) or (most is not None and size > most)
