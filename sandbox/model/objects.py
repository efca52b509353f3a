"""Objects put together from the world for answers and events."""

from sandbox.model.channels import Channel
from sandbox.model.guilds import Guild
from sandbox.model.world import World
from sandbox.payload import Json


def guild_create(world: World, guild: Guild) -> Json:
    """Return what GUILD_CREATE carries: the server with its channels, threads and the bot as a member."""
    return guild.payload | {
        "joined_at": guild.joined,
        "large": False,
        "unavailable": False,
        "member_count": len(guild.members),
        "voice_states": [],
        "members": [guild.member(world.bot)],
        "channels": [world.channels[each].payload for each in guild.channel_ids],
        "threads": active_threads(world, guild),
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


PROMISED = (
    *("id", "name", "type", "last_message_id", "last_pin_timestamp", "nsfw", "parent_id", "guild_id", "flags"),
    *("rate_limit_per_user", "topic", "position", "thread_metadata", "recipients"),
)
"""What Discord's documents promise of a channel within an interaction."""


def partial_channel(channel: Channel, permissions: int) -> Json:
    """Return a channel as interactions bring it, with the permissions of whoever is asked about."""
    known = {key: channel.payload[key] for key in PROMISED if key in channel.payload}
    return known | {"permissions": str(permissions)}


def active_threads(world: World, guild: Guild) -> list[Json]:
    """Return the threads of a server that are not archived and that the bot sees."""
    now = world.clock.now()
    threads = [world.channels[each] for each in guild.thread_ids]
    return [
        each.payload for each in threads if world.bot_sees(each) and not each.is_archived and now < each.archives_at
    ]


def application(world: World, verify_key: str, endpoint: str | None) -> Json:
    """Return the bot's own application object."""
    owner = next(iter(world.people.values())).user
    return {
        "id": world.bot_id,
        "name": world.bot["username"],
        "icon": None,
        "description": "",
        "type": None,
        "summary": "",
        "bot": world.bot,
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": verify_key,
        "flags": 0,
        "flags_new": "0",
        "eligible_oauth2_scopes": [],
        "redirect_uris": [],
        "interactions_endpoint_url": endpoint,
        "role_connections_verification_url": None,
        "owner": owner,
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "interactions_event_types": [],
        "interactions_version": 1,
        "event_webhooks_url": None,
        "event_webhooks_status": 1,
        "event_webhooks_types": [],
        "explicit_content_filter": 0,
        "team": None,
        "integration_types_config": {"0": {}},
        "install_params": {"scopes": ["bot", "applications.commands"], "permissions": "0"},
    }


def thread_member(world: World, thread: Channel, user_id: str) -> Json:
    """Return a member of a thread."""
    return {"id": thread.id, "user_id": user_id, "join_timestamp": world.clock.iso(), "flags": 0}
