"""Servers (Discord's word on the wire is guild) and their members."""

from dataclasses import dataclass, field

from sandbox.model.flags import BOT, EVERYTHING, MEMBER
from sandbox.payload import Json


@dataclass(slots=True)
class Guild:
    """A server: its object, its channels and threads, its members."""

    payload: Json
    joined: str
    """When everybody joined."""
    members: dict[str, None] = field(default_factory=dict)
    """User ids, in order of joining; the bot too."""
    channel_ids: list[str] = field(default_factory=list)
    thread_ids: list[str] = field(default_factory=list)

    @property
    def id(self) -> str:
        """Return the server id."""
        return str(self.payload["id"])

    @property
    def name(self) -> str:
        """Return the shown name."""
        return str(self.payload["name"])

    @property
    def owner_id(self) -> str:
        """Return the user id of the owner."""
        return str(self.payload["owner_id"])

    @property
    def locale(self) -> str:
        """Return the preferred language; "en-US" for all but Community servers, whatever is spoken there."""
        return str(self.payload["preferred_locale"])

    def permissions_of(self, user_id: str) -> int:
        """Permission bits of a member (the bot's are the channel's matter)."""
        return EVERYTHING if user_id == self.owner_id else MEMBER

    def member(self, user: Json) -> Json:
        """Return a member object."""
        return {
            "user": user,
            "nick": None,
            "avatar": None,
            "banner": None,
            "roles": [],
            "joined_at": self.joined,
            "premium_since": None,
            "deaf": False,
            "mute": False,
            "flags": 0,
            "pending": False,
            "communication_disabled_until": None,
        }


def partial_guild(guild: Guild, *, counted: bool) -> Json:
    """Return what a list of the bot's servers has of one; `counted`: with how many are in it."""
    shown = {key: guild.payload[key] for key in ("id", "name", "icon", "banner", "features")}
    counts = {"approximate_member_count": len(guild.members), "approximate_presence_count": len(guild.members)}
    return shown | {"owner": False, "permissions": str(BOT)} | (counts if counted else {})


def guild_object(guild_id: str, name: str, owner_id: str) -> Json:
    """Return a guild object with its @everyone role."""
    everyone = {
        "id": guild_id,
        "name": "@everyone",
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "icon": None,
        "unicode_emoji": None,
        "position": 0,
        "permissions": str(MEMBER),
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }
    nothing = (
        "icon splash discovery_splash afk_channel_id application_id system_channel_id rules_channel_id vanity_url_code"
        " description banner public_updates_channel_id safety_alerts_channel_id"
    )
    zero = (
        "verification_level default_message_notifications explicit_content_filter mfa_level system_channel_flags"
        " premium_tier nsfw_level premium_subscription_count"
    )
    return {
        "id": guild_id,
        "name": name,
        "owner_id": owner_id,
        "region": "local",
        "afk_timeout": 300,
        "features": [],
        "preferred_locale": "en-US",
        "emojis": [],
        "stickers": [],
        "roles": [everyone],
        "premium_progress_bar_enabled": False,
        **dict.fromkeys(nothing.split()),
        **dict.fromkeys(zero.split(), 0),
    }
