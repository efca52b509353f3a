"""HTTP requests that change places: channels and threads made, locked, archived, deleted; the bot in or out."""

from collections.abc import Callable

from aiohttp import web

from sandbox import publish, threads
from sandbox.context import Context
from sandbox.model.channels import Channel
from sandbox.model.flags import ChannelType, Permission
from sandbox.model.messages import Message
from sandbox.model.people import Person
from sandbox.play.request import answer, need, read_json, who_and_where
from sandbox.refusal import RefusedError, WrongRequestError
from sandbox.rest.compose import blank

KINDS = ("text", "voice", "category", "announcement", "stage", "forum")
"""What a channel of a server can be."""


class PlacesApi:
    """Handlers of the requests that change places."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._changes: dict[str, Callable[[Channel], None]] = {
            "archive": lambda thread: threads.archive(context, thread),
            "wake": lambda thread: threads.wake(context, thread),
            "lock": lambda thread: threads.lock(context, thread, locked=True),
            "unlock": lambda thread: threads.lock(context, thread, locked=False),
        }

    def routes(self) -> list[web.RouteDef]:
        """Return the routes for the application."""
        return [
            web.post("/sandbox/channels", self.add_channels),
            web.post("/sandbox/channels/delete", self.delete_channel),
            web.post("/sandbox/threads", self.open_thread),
            web.post("/sandbox/threads/{change}", self.change_thread),
            web.post("/sandbox/bot/{where}", self.move_bot),
            web.post("/sandbox/permissions", self.permissions),
            web.post("/sandbox/community", self.make_community),
        ]

    async def add_channels(self, request: web.Request) -> web.Response:
        """{server, names: [...], kind?, members?: [...]}: new channels; with members only they see them."""
        body = await read_json(request)
        world = self._context.world
        guild = world.find_guild(need(body, "server"))
        kind = ChannelType[_one_of(KINDS, body.get("kind", "text")).upper()]
        names = body.get("members")
        for name in need(body, "names"):
            members = None if names is None else {world.find_person(each).id for each in names}
            channel = world.add_channel(guild, str(name), kind=kind, members=members)
            if world.bot_sees(channel):
                self._context.gateway.dispatch("CHANNEL_CREATE", channel.payload, guild.id)
            publish.channel_news(self._context, channel)
        return answer({})

    async def delete_channel(self, request: web.Request) -> web.Response:
        """{channel}: it is gone, with its threads."""
        channel = self._place(need(await read_json(request), "channel"))
        threads.delete(self._context, channel)
        return answer({})

    async def open_thread(self, request: web.Request) -> web.Response:
        """{as, channel, name, private?, members?: [...], text?}: a thread or forum post of a person."""
        body = await read_json(request)
        person, parent = who_and_where(self._context, body)
        is_private = bool(body.get("private"))
        kind = _kind_of_thread(parent, is_private=is_private)
        wanted = threads.NewThread(parent, person.id, str(need(body, "name")), kind)
        thread = threads.begin(self._context, wanted)
        invited = [self._context.world.find_person(each) for each in body.get("members") or []]
        if thread.members is not None:
            thread.members |= {each.id for each in invited}
            self._context.world.put_channel(thread)
            publish.channel_news(self._context, thread)
        if body.get("text"):
            self._say_first(person, thread, str(body["text"]))
        return answer({"channel": thread.id})

    def _say_first(self, person: Person, thread: Channel, text: str) -> None:
        payload = blank(self._context, thread, person.user) | {"content": text}
        parent = self._context.world.channels[thread.parent_id or ""]
        if parent.type == ChannelType.FORUM:
            payload["id"] = thread.id
        publish.created(self._context, Message(payload))

    async def change_thread(self, request: web.Request) -> web.Response:
        """{channel}: archive, wake, lock or unlock a thread."""
        change = self._changes[_one_of(tuple(self._changes), request.match_info["change"])]
        thread = self._place(need(await read_json(request), "channel"))
        if not thread.is_thread:
            raise RefusedError("That is no thread.")
        change(thread)
        return answer({})

    async def move_bot(self, request: web.Request) -> web.Response:
        """{channel}: the bot `in` or `out` of a private thread or channel. {server}: of a whole server."""
        is_in = _one_of(("in", "out"), request.match_info["where"]) == "in"
        body = await read_json(request)
        if "server" in body:
            self._context.world.move_bot(self._context.world.find_guild(str(body["server"])), is_in=is_in)
            return answer({})
        channel = self._place(need(body, "channel"))
        if channel.members is None:
            raise RefusedError("Everybody in the server sees that place; take a permission from the bot instead.")
        (channel.members.add if is_in else channel.members.discard)(self._context.world.bot_id)
        self._changed(channel)
        return answer({})

    async def make_community(self, request: web.Request) -> web.Response:
        """{server, locale}: a Community server with a language of its own; other servers' is always en-US."""
        body = await read_json(request)
        guild = self._context.world.find_guild(need(body, "server"))
        self._context.world.make_community(guild, str(need(body, "locale")))
        self._context.gateway.dispatch("GUILD_UPDATE", guild.payload, guild.id)
        return answer({})

    async def permissions(self, request: web.Request) -> web.Response:
        """{channel, deny: ["send_messages", ...]}: what the bot lacks in a channel; [] gives all back."""
        body = await read_json(request)
        channel = self._context.world.find_channel(need(body, "channel"))
        channel.denied = denied_bits(need(body, "deny"))
        self._changed(channel)
        return answer({})

    def _changed(self, channel: Channel) -> None:
        self._context.world.put_channel(channel)
        publish.channel_news(self._context, channel)

    def _place(self, reference: str) -> Channel:
        channel = self._context.world.find_channel(str(reference))
        if channel.guild_id is None:
            raise RefusedError("That is no place of a server.")
        return channel


def _kind_of_thread(parent: Channel, *, is_private: bool) -> int:
    """Return the type of a thread that a person begins in a channel."""
    if parent.type == ChannelType.FORUM and not is_private:
        return ChannelType.PUBLIC_THREAD
    kinds = threads.KINDS.get(parent.type, ())
    kind = ChannelType.PRIVATE_THREAD if is_private else next(iter(kinds), None)
    if kind is None or kind not in kinds:
        raise RefusedError("Such a thread cannot be opened there.")
    return kind


def _one_of(known: tuple[str, ...], word: str) -> str:
    if word not in known:
        raise WrongRequestError(f"There is {', '.join(known)}, not {word!r}.")
    return word


def denied_bits(names: list[str]) -> int:
    """Return the bits of permissions by their names in lower case."""
    try:
        return sum(int(Permission[name.upper()]) for name in set(names))
    except KeyError as unknown:
        known = ", ".join(each.lower() for each in Permission.__members__)
        raise WrongRequestError(f"There is no permission {unknown}. Known: {known}.") from None
