"""Registering application commands."""

from typing import Any

from sandbox.context import Context
from sandbox.errors import invalid_form, missing_access, too_many_commands
from sandbox.limits.commands import COMMANDS, commands_problems, most_of_one_type
from sandbox.payload import Json
from sandbox.rest.call import Call, Reply, Routes

routes = Routes()
GLOBAL = "/applications/{application_id}/commands"
OF_GUILD = "/applications/{application_id}/guilds/{guild_id}/commands"


@routes("PUT", GLOBAL, OF_GUILD)
def overwrite(context: Context, call: Call) -> Reply:
    """Replace all commands, global ones or those of a server."""
    guild_id = call.params.get("guild_id", "")
    if guild_id and guild_id not in context.world.guilds:
        raise missing_access()
    wanted: list[Json] = call.shaped(COMMANDS, call.body or [])
    problems = list(commands_problems(wanted))
    if problems:
        raise invalid_form(problems)
    most = most_of_one_type(wanted)
    if most is not None:
        raise too_many_commands(most)
    known = {(each["type"], each["name"]): each["id"] for each in context.world.commands.get(guild_id, [])}
    made = [_registered(context, each, guild_id, known) for each in wanted]
    context.world.put_commands(guild_id, made)
    context.feeds.tell_all({"kind": "commands"})
    return 200, made


@routes("GET", GLOBAL, OF_GUILD)
def listed(context: Context, call: Call) -> Reply:
    """List the commands."""
    return 200, context.world.commands.get(call.params.get("guild_id", ""), [])


def _registered(context: Context, command: Json, guild_id: str, known: dict[tuple[int, str], str]) -> Json:
    """Return a command object; one of the same name keeps its id."""
    kind = command.get("type") or 1
    permissions: Any = command.get("default_member_permissions")
    made: Json = {
        "id": known.get((kind, command["name"])) or context.world.new_id(),
        "application_id": context.world.bot_id,
        "version": context.world.new_id(),
        "type": kind,
        "name": command["name"],
        "name_localizations": command.get("name_localizations"),
        "description": command.get("description") or "",
        "description_localizations": command.get("description_localizations"),
        "default_member_permissions": None if permissions is None else str(permissions),
        "integration_types": command.get("integration_types") or [0],
        "contexts": command.get("contexts"),
        "nsfw": bool(command.get("nsfw")),
    }
    if guild_id:
        made["guild_id"] = guild_id
    else:
        made["dm_permission"] = command.get("dm_permission") is not False
    if command.get("options"):
        made["options"] = command["options"]
    return made
