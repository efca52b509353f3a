"""Servers and their members."""

from sandbox.context import Context
from sandbox.errors import unknown_guild, unknown_member
from sandbox.model import objects
from sandbox.model.guilds import Guild
from sandbox.rest.call import Call, Reply, Routes

routes = Routes()


def _guild(context: Context, call: Call) -> Guild:
    guild = context.world.guilds.get(call.params["guild_id"])
    if guild is None:
        raise unknown_guild()
    return guild


@routes("GET", "/guilds/{guild_id}")
def guild(context: Context, call: Call) -> Reply:
    """Return a server."""
    return 200, _guild(context, call).payload


@routes("GET", "/guilds/{guild_id}/channels")
def channels(context: Context, call: Call) -> Reply:
    """List its channels, without threads."""
    return 200, [context.world.channels[each].payload for each in _guild(context, call).channel_ids]


@routes("GET", "/guilds/{guild_id}/threads/active")
def active_threads(context: Context, call: Call) -> Reply:
    """List its threads that are not archived and that the bot sees."""
    threads = objects.active_threads(context.world, _guild(context, call))
    return 200, {"threads": threads, "members": [], "has_more": False}


@routes("GET", "/guilds/{guild_id}/members/{user_id}")
def member(context: Context, call: Call) -> Reply:
    """Return a member."""
    found, user_id = _guild(context, call), call.params["user_id"]
    user = context.world.user(user_id)
    if user is None or user_id not in found.members:
        raise unknown_member()
    return 200, found.member(user)


@routes("GET", "/guilds/{guild_id}/members")
def members(context: Context, call: Call) -> Reply:
    """List members."""
    found = _guild(context, call)
    users = [user for each in found.members if (user := context.world.user(each))]
    return 200, [found.member(user) for user in users[: int(call.query.get("limit", 1))]]
