"""The world: all that exists, found by id or by name. Every change goes through it, so that it can be kept on disk."""

import secrets

from sandbox.clock import Clock
from sandbox.model.channels import Channel, dm_channel, only_for, server_channel
from sandbox.model.files import Files
from sandbox.model.flags import BOT, ChannelType, Permission
from sandbox.model.guilds import Guild, guild_object
from sandbox.model.interactions import Interactions
from sandbox.model.messages import Message
from sandbox.model.people import Person, user_object
from sandbox.model.save import NoSave, Save
from sandbox.model.snowflakes import Snowflakes
from sandbox.payload import Json
from sandbox.refusal import UnknownError

DIRECT = "@bot"
"""What people's programs call the direct messages of a person with the bot."""


class World:
    """Registries of everything. References by people (`find_...`) are names or ids; they raise UnknownError."""

    def __init__(self, clock: Clock, save: Save | None = None, files: Files | None = None) -> None:
        self.clock = clock
        self.save = save or NoSave()
        self.files = files or Files()
        self.new_id = Snowflakes(clock)
        self.base = ""
        """Address of the stand-in, for the links to attachments."""
        self.bot: Json = {}
        self.people: dict[str, Person] = {}
        self.guilds: dict[str, Guild] = {}
        self.channels: dict[str, Channel] = {}
        self.messages: dict[str, Message] = {}
        self.commands: dict[str, list[Json]] = {"": []}
        """Registered commands; the key is a guild id, or empty for the global ones."""
        self.interactions = Interactions()
        self.nonces: dict[str, tuple[float, str]] = {}
        """Of the bot's messages: nonce -> moment and id of the message made with it."""
        self._names: dict[str, str] = {}

    # --- finding

    @property
    def bot_id(self) -> str:
        """Id of the bot's user and of its application."""
        return str(self.bot["id"])

    def user(self, user_id: str) -> Json | None:
        """Return a user object, of a person or of the bot."""
        if user_id == self.bot_id:
            return self.bot
        person = self.people.get(user_id)
        return person.user if person else None

    def find_person(self, reference: str) -> Person:
        """Find a person by name or id."""
        found = self.people.get(self._names.get(f"@{reference}", reference))
        if found is None:
            raise UnknownError("There is nobody called '{name}' here.", name=reference)
        return found

    def find_channel(self, reference: str) -> Channel:
        """By id, `name`, or `server/name`."""
        found = self.channels.get(self._names.get(f"#{reference.removeprefix('#')}", reference))
        if found is None:
            raise UnknownError("There is no channel '{name}' here.", name=reference)
        return found

    def find_place(self, reference: str, person: Person) -> Channel:
        """Find a channel as a person calls it; "@bot" are her direct messages with the bot."""
        return self.dm(person) if reference == DIRECT else self.find_channel(reference)

    def find_guild(self, reference: str) -> Guild:
        """Find a server by name or id."""
        found = self.guilds.get(self._names.get(f"/{reference}", reference))
        if found is None:
            raise UnknownError("There is no server '{name}' here.", name=reference)
        return found

    def sees(self, person: Person, channel: Channel) -> bool:
        """Whether a person may look into a channel."""
        if channel.members is not None:
            return person.id in channel.members
        return channel.guild_id in self.guilds and person.id in self.guilds[channel.guild_id].members

    def channels_of(self, person: Person) -> list[Channel]:
        """All channels that a person sees, servers first, then her direct messages."""
        mine = [guild for guild in self.guilds.values() if person.id in guild.members]
        ids = [each for guild in mine for each in (*guild.channel_ids, *guild.thread_ids)]
        ids.append(self.dm(person).id)
        return [channel for each in ids if self.sees(person, channel := self.channels[each])]

    def bot_permissions(self, channel: Channel) -> int:
        """Return the permission bits of the bot in a channel.

        A thread has its parent's: they do not tell whether the bot is in a private thread.
        """
        parent = self.channels.get(channel.parent_id or "")
        if parent is not None:
            return self.bot_permissions(parent) & ~channel.denied
        is_out = channel.guild_id is not None and not self._bot_is_in(channel)
        return BOT & ~channel.denied & ~(int(Permission.VIEW_CHANNEL) if is_out else 0)

    def bot_sees(self, channel: Channel) -> bool:
        """Whether the bot may look into a channel: by its permissions, and as a member of a private thread."""
        has = self.bot_permissions(channel)
        may = bool(has & Permission.VIEW_CHANNEL)
        return may and (self._bot_is_in(channel) or bool(has & Permission.MANAGE_THREADS))

    def bot_is_member(self, guild: Guild) -> bool:
        """Whether the bot is in a server."""
        return self.bot_id in guild.members

    def _bot_is_in(self, channel: Channel) -> bool:
        guild = self.guilds.get(channel.guild_id or "")
        may_be = guild is None or self.bot_is_member(guild)
        return may_be and (channel.members is None or self.bot_id in channel.members)

    # --- making

    def add_bot(self, name: str, user_id: str | None = None) -> None:
        """Make the bot's user."""
        self.bot = user_object(user_id or self.new_id(), name, None)
        self.save.put("bot", "bot", self.bot)

    def add_person(self, name: str, shown: str | None = None, locale: str = "en-US") -> Person:
        """Add a person; ValueError when the name is taken."""
        if f"@{name}" in self._names:
            raise ValueError(f"There is already somebody called {name!r}.")
        person = Person(user_object(self.new_id(), name, shown or name.title()), locale)
        self.put_person(person)
        self.dm(person)
        return person

    def add_guild(self, name: str, owner: Person) -> Guild:
        """Make a server with its owner and the bot in it."""
        guild = Guild(guild_object(self.new_id(), name, owner.id), self.clock.iso())
        guild.members = {self.bot_id: None, owner.id: None}
        self.put_guild(guild)
        return guild

    def move_bot(self, guild: Guild, *, is_in: bool) -> None:
        """Bring the bot into a server, or remove it from there."""
        if is_in:
            guild.members[self.bot_id] = None
        else:
            guild.members.pop(self.bot_id, None)
        self.put_guild(guild)

    def make_community(self, guild: Guild, locale: str) -> None:
        """Make it a Community server, the only kind that can say which language it speaks."""
        guild.payload |= {"features": ["COMMUNITY"], "preferred_locale": locale}
        self.put_guild(guild)

    def add_channel(
        self,
        guild: Guild,
        name: str,
        topic: str | None = None,
        kind: int = ChannelType.TEXT,
        members: set[str] | None = None,
    ) -> Channel:
        """Make a channel; with `members` (ids of people, or the bot's) only they see it."""
        position = len(guild.channel_ids)
        payload = server_channel(self.new_id(), guild.id, name, topic=topic, position=position, kind=kind)
        if members is not None:
            payload["permission_overwrites"] = only_for(guild.id, sorted(members))
        channel = Channel(payload, members=members)
        guild.channel_ids.append(channel.id)
        self.put_channel(channel)
        return channel

    def add_thread(self, thread: Channel) -> None:
        """File a thread under its server."""
        self.guilds[thread.payload["guild_id"]].thread_ids.append(thread.id)
        self.put_channel(thread)

    def join(self, guild: Guild, person: Person) -> None:
        """Make somebody a member."""
        guild.members[person.id] = None
        self.put_guild(guild)

    def dm(self, person: Person) -> Channel:
        """Return the direct messages of a person and the bot; a world that was kept before may lack them."""
        if person.dm_id is None:
            person.dm_id = self.new_id()
            self.put_channel(Channel(dm_channel(person.dm_id, person.user), members={person.id}))
            self.put_person(person)
        return self.channels[person.dm_id]

    def set_direct(self, person: Person, *, takes: bool) -> None:
        """Let a person take direct messages of the bot, or none."""
        person.takes_direct = takes
        self.put_person(person)

    def takes_messages(self, channel: Channel) -> bool:
        """Whether nobody here has closed her direct messages; True for channels of servers."""
        reader = self.people.get(str(channel.payload["recipients"][0]["id"])) if channel.guild_id is None else None
        return reader is None or reader.takes_direct

    def new_token(self) -> str:
        """Return a secret like those of interactions: long, and part of addresses."""
        return "aW50" + secrets.token_urlsafe(120)

    # --- keeping

    def wind(self, seconds: float) -> None:
        """Wind the clock on; it is as far ahead after a restart."""
        self.clock.wind(seconds)
        self.save.put("clock", "clock", {"ahead": self.clock.ahead})

    def put_person(self, person: Person) -> None:
        """File a new or changed person."""
        self.people[person.id] = person
        self._names[f"@{person.name}"] = person.id
        kept = {"user": person.user, "locale": person.locale, "read": person.read, "dm_id": person.dm_id}
        self.save.put("person", person.id, kept | {"takes_direct": person.takes_direct})

    def put_guild(self, guild: Guild) -> None:
        """File a new or changed server."""
        self.guilds[guild.id] = guild
        self._names.setdefault(f"/{guild.name}", guild.id)
        self.save.put("guild", guild.id, {"guild": guild.payload, "joined": guild.joined, "members": [*guild.members]})

    def put_channel(self, channel: Channel) -> None:
        """File a new or changed channel."""
        self.channels[channel.id] = channel
        name = channel.payload.get("name")
        if name and channel.guild_id:
            self._names.setdefault(f"#{name}", channel.id)
            self._names.setdefault(f"#{self.guilds[channel.guild_id].name}/{name}", channel.id)
        members = None if channel.members is None else sorted(channel.members)
        self.save.put("channel", channel.id, {"channel": channel.payload, "members": members, "denied": channel.denied})

    def put_message(self, message: Message) -> None:
        """Files a new or changed message."""
        self.messages[message.id] = message
        self.channels[message.channel_id].history[message.id] = message
        kept = {"message": message.payload, "only_for": message.only_for, "token": message.token}
        self.save.put("message", message.id, kept)

    def drop_message(self, message: Message) -> None:
        """Forget a message and its files."""
        self.messages.pop(message.id, None)
        self.channels[message.channel_id].history.pop(message.id, None)
        self.save.drop("message", message.id)

    def drop_channel(self, channel: Channel) -> None:
        """Forget a channel or thread of a server with all that was said in it, and a channel's threads with it."""
        guild = self.guilds[channel.payload["guild_id"]]
        for thread_id in [each for each in guild.thread_ids if self.channels[each].parent_id == channel.id]:
            self.drop_channel(self.channels[thread_id])
        for message in tuple(channel.history.values()):
            self.drop_message(message)
        del self.channels[channel.id]
        (guild.thread_ids if channel.is_thread else guild.channel_ids).remove(channel.id)
        self._names = {name: each for name, each in self._names.items() if each != channel.id}
        self.save.drop("channel", channel.id)

    def put_commands(self, guild_id: str, commands: list[Json]) -> None:
        """File the commands of a server (empty: the global ones)."""
        self.commands[guild_id] = commands
        self.save.put("commands", guild_id, {"guild_id": guild_id, "commands": commands})
