"""Fill a new world from the packaged seed, or read one from disk."""

import json
from importlib import resources
from pathlib import Path

from sandbox.clock import Clock
from sandbox.model.channels import Channel
from sandbox.model.files import Files
from sandbox.model.guilds import Guild
from sandbox.model.messages import Message
from sandbox.model.people import Person
from sandbox.model.save import DiskSave
from sandbox.model.world import World
from sandbox.payload import Json

WORLD = "world.sqlite3"
"""The file in its folder that a world is kept in."""


def look_at_world(data: Path, base: str) -> World:
    """Return the world stored in the folder `data` as it is now; it is made there when there is none.

    The stand-in may be running meanwhile: changes to the returned world are not stored.
    """
    clock = Clock()
    if not (data / WORLD).exists():
        open_world(clock, data, base).save.close()
    world, save = World(clock), DiskSave(data / WORLD)
    restore(world, save)
    save.close()
    return world


def open_world(clock: Clock, data: Path | None, base: str) -> World:
    """Open the world at the address `base`: the one stored in the folder `data`, else a new one."""
    if data is None:
        world = World(clock)
        world.base = base
        fill_from_seed(world)
        return world
    save = DiskSave(data / WORLD)
    world = World(clock, save, Files(data / "files"))
    world.base = base
    restore(world, save)
    if not world.guilds:
        fill_from_seed(world)
    save.put("base", "base", {"url": base})
    return world


def fill_from_seed(world: World) -> None:
    """Fill an empty world with the seed: the bot, five people and two servers."""
    seed: Json = json.loads(resources.files("sandbox.model").joinpath("seed.json").read_text("utf-8"))
    world.add_bot(seed["bot"])
    for person in seed["people"]:
        world.add_person(**person)
    for server in seed["servers"]:
        guild = world.add_guild(server["name"], world.find_person(server["owner"]))
        for member in server["members"]:
            world.join(guild, world.find_person(member))
        for channel in server["channels"]:
            world.add_channel(guild, **channel)


def restore(world: World, save: DiskSave) -> None:
    """Read the stored world. Links to attachments follow a stand-in that now listens at another port."""
    old_base = next((json.loads(text)["url"] for text in save.texts("base")), world.base)

    def kept(kind: str) -> list[Json]:
        return [json.loads(text.replace(old_base, world.base)) for text in save.texts(kind)]

    for clock in kept("clock"):
        world.clock.wind(clock["ahead"])
    for bot in kept("bot"):
        world.bot = bot
    for person in kept("person"):
        world.put_person(Person(**person))
    for guild in kept("guild"):
        world.put_guild(Guild(guild["guild"], guild["joined"], dict.fromkeys(guild["members"])))
    for kept_channel in kept("channel"):
        members = kept_channel["members"]
        channel = Channel(
            kept_channel["channel"], members=None if members is None else set(members), denied=kept_channel["denied"]
        )
        world.put_channel(channel)
        if channel.guild_id:
            guild_of = world.guilds[channel.guild_id]
            (guild_of.thread_ids if channel.is_thread else guild_of.channel_ids).append(channel.id)
    for message in kept("message"):
        world.put_message(Message(message["message"], message["only_for"], message["token"]))
    for commands in kept("commands"):
        world.commands[commands["guild_id"]] = commands["commands"]
