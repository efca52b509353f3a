"""Servers and their members."""

from sandbox.errors import unknown_guild, unknown_member
from sandbox.hub import Hub
from sandbox.model.guilds import Guild
from sandbox.rest.call import Call, Reply, Routes

routes = Routes()


def _guild(hub: Hub, call: Call) -> Guild:
    guild = hub.world.guilds.get(call.params["guild_id"])
    if guild is None:
        raise unknown_guild()
    return guild


@routes("GET", "/guilds/{guild_id}")
def guild(hub: Hub, call: Call) -> Reply:
    """Give a server."""
    return 200, _guild(hub, call).payload


@routes("GET", "/guilds/{guild_id}/channels")
def channels(hub: Hub, call: Call) -> Reply:
    """List its channels, without threads."""
    return 200, [hub.world.channels[each].payload for each in _guild(hub, call).channel_ids]


@routes("GET", "/guilds/{guild_id}/threads/active")
def active_threads(hub: Hub, call: Call) -> Reply:
    """List its threads."""
    threads = [hub.world.channels[each].payload for each in _guild(hub, call).thread_ids]
    return 200, {"threads": threads, "members": [], "has_more": False}


@routes("GET", "/guilds/{guild_id}/members/{user_id}")
def member(hub: Hub, call: Call) -> Reply:
    """Give a member."""
    found, user_id = _guild(hub, call), call.params["user_id"]
    user = hub.world.user(user_id)
    if user is None or user_id not in found.members:
        raise unknown_member()
    return 200, found.member(user)


@routes("GET", "/guilds/{guild_id}/members")
def members(hub: Hub, call: Call) -> Reply:
    """List members."""
    found = _guild(hub, call)
    users = [user for each in found.members if (user := hub.world.user(each))]
    return 200, [found.member(user) for user in users[: int(call.query.get("limit", 1))]]
