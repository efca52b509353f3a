"""Which events a bot hears for which intents."""

GUILDS = 1
MEMBERS = 1 << 1
PRESENCES = 1 << 8
GUILD_MESSAGES = 1 << 9
DIRECT_MESSAGES = 1 << 12
MESSAGE_CONTENT = 1 << 15
PRIVILEGED = MEMBERS | PRESENCES | MESSAGE_CONTENT
KNOWN = (1 << 17) - 1 | 0b11 << 20 | 0b11 << 24

NEEDED = {
    "GUILD_CREATE": GUILDS,
    "GUILD_UPDATE": GUILDS,
    "CHANNEL_CREATE": GUILDS,
    "CHANNEL_UPDATE": GUILDS,
    "CHANNEL_DELETE": GUILDS,
    "THREAD_CREATE": GUILDS,
    "THREAD_UPDATE": GUILDS,
    "THREAD_DELETE": GUILDS,
    "THREAD_MEMBERS_UPDATE": GUILDS,
}


def needed(event: str, guild_id: str | None) -> int:
    """Return the intent bits of which one is needed; 0 for events that everybody gets."""
    if event.startswith("MESSAGE_"):
        return GUILD_MESSAGES if guild_id else DIRECT_MESSAGES
    return NEEDED.get(event, 0)
