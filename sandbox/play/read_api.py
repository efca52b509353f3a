"""HTTP requests by which people read: servers and channels, messages, commands, and the live feed."""

import asyncio
from itertools import islice

from aiohttp import web

from sandbox import languages, publish, threads
from sandbox.context import Context
from sandbox.model.channels import Channel
from sandbox.model.people import Person
from sandbox.payload import Json
from sandbox.play.feed import Feed
from sandbox.play.press import visible_message
from sandbox.play.request import answer, need, parse, read_json, who_and_where
from sandbox.play.slash import offered
from sandbox.refusal import UnknownError, WrongRequestError

PAGE = 50


class ReadApi:
    """Handlers of the requests that only read."""

    def __init__(self, context: Context) -> None:
        self._context = context

    def routes(self) -> list[web.RouteDef]:
        """Return the routes for the application."""
        return [
            web.get("/sandbox/people", self.people),
            web.get("/sandbox/world", self.world),
            web.get("/sandbox/messages", self.messages),
            web.get("/sandbox/commands", self.commands),
            web.get("/sandbox/feed", self.feed),
            web.post("/sandbox/read", self.read),
            web.post("/sandbox/dismiss", self.dismiss),
        ]

    async def people(self, _request: web.Request) -> web.Response:
        """Everybody there is."""
        return answer({"people": _people(self._context)})

    async def world(self, request: web.Request) -> web.Response:
        """?as=: everything but messages, as one person sees it."""
        person = self._context.world.find_person(request.query.get("as", ""))
        return answer(world_of(self._context, person))

    async def messages(self, request: web.Request) -> web.Response:
        """?as=&channel=&before=&limit=: messages, oldest first, with the private ones of this person."""
        query = dict(request.query)
        person, channel = who_and_where(self._context, query)
        before, limit = int(query.get("before") or 2**63), int(query.get("limit") or PAGE)
        seen = (each for each in channel.newest() if each.visible_to(person.id) and int(each.id) < before)
        found = [each.payload for each in islice(seen, limit)]
        return answer({"channel": channel.id, "messages": found[::-1]})

    async def commands(self, request: web.Request) -> web.Response:
        """?as=&channel=: the commands that are offered there."""
        person, channel = who_and_where(self._context, dict(request.query))
        return answer({"commands": list(offered(self._context, person, channel))})

    async def feed(self, request: web.Request) -> web.StreamResponse:
        """?as=&narrow=1: live news. Frames {"watch": [channel]} choose the channels whose messages come whole."""
        person = self._context.world.find_person(request.query.get("as", ""))
        socket = web.WebSocketResponse(heartbeat=30)
        await socket.prepare(request)
        feed = Feed(person.id, is_narrow=request.query.get("narrow") == "1")
        self._context.feeds.open(feed)
        writer = asyncio.create_task(feed.write_to(socket))
        try:
            async for frame in socket:
                feed.send(self._watch(feed, person, frame.data))
        finally:
            self._context.feeds.close(feed)
            writer.cancel()
        return socket

    def _watch(self, feed: Feed, person: Person, frame: object) -> Json:
        """Watch the channels that a frame names; return what is watched now, which are missing, or what is wrong.

        Nothing is raised: the connection is a websocket by now, and an HTTP answer would not be understood.
        """
        try:
            names = _names(parse(frame))
        except WrongRequestError as wrong:
            return {"kind": "refused", "error": str(wrong)}
        seen = {name: channel for name in names if (channel := self._seen(person, name))}
        self._context.feeds.watch(feed, [each.id for each in seen.values()])
        missing = [name for name in names if name not in seen]
        return {"kind": "watching", "channels": sorted(feed.channel_ids), "missing": missing}

    def _seen(self, person: Person, name: str) -> Channel | None:
        """Find a channel as a person calls it; None when it is not there (yet, or any more) or she does not see it."""
        try:
            channel = self._context.world.find_place(name, person)
        except UnknownError:
            return None
        return channel if self._context.world.sees(person, channel) else None

    async def read(self, request: web.Request) -> web.Response:
        """{as, channel}: the person has read all there."""
        person, channel = who_and_where(self._context, await read_json(request))
        newest = next(channel.newest(), None)
        if newest is not None:
            person.read[channel.id] = newest.id
            self._context.world.put_person(person)
        return answer({})

    async def dismiss(self, request: web.Request) -> web.Response:
        """{as, message}: a private answer is put away."""
        body = await read_json(request)
        person = self._context.world.find_person(need(body, "as"))
        message, _ = visible_message(self._context, person, str(need(body, "message")))
        if message.only_for is None:
            raise UnknownError("Only private answers can be put away.")
        publish.deleted(self._context, message)
        return answer({})


def _names(frame: Json) -> list[str]:
    names = need(frame, "watch")
    if not isinstance(names, list):
        raise WrongRequestError("'watch' must be a list of channels.")
    return [str(each) for each in names]


def world_of(context: Context, person: Person) -> Json:
    """Return the world as one person sees it."""
    world = context.world
    servers = [
        {"id": guild.id, "name": guild.name, "locale": guild.locale, "owner": guild.owner_id}
        for guild in world.guilds.values()
        if person.id in guild.members
    ]
    return {
        "me": person.id,
        "now": world.clock.now(),
        "bot": world.bot,
        "online": context.is_online,
        "people": _people(context),
        "languages": languages.offered(),
        "servers": servers,
        "channels": [_entry(context, person, threads.settle(context, each)) for each in world.channels_of(person)],
        "has_commands": any(world.commands.values()),
        "violations": len(context.traffic.violations),
    }


def _people(context: Context) -> list[Json]:
    return [
        {"id": each.id, "name": each.name, "shown": each.user["global_name"], "locale": each.locale}
        for each in context.world.people.values()
    ]


def _entry(context: Context, person: Person, channel: Channel) -> Json:
    payload = channel.payload
    unread, pings = unread_of(channel, person)
    return {
        "id": channel.id,
        "type": channel.type,
        "name": payload.get("name") or context.world.bot["username"],
        "topic": payload.get("topic"),
        "server": channel.guild_id,
        "parent": channel.parent_id,
        "archived": channel.is_archived,
        "locked": channel.is_locked,
        "bot": channel.guild_id is None or context.world.bot_sees(channel),
        "private": channel.guild_id is not None and channel.members is not None,
        "closed": not context.world.takes_messages(channel),
        "unread": unread,
        "pings": pings,
    }


def unread_of(channel: Channel, person: Person) -> tuple[int, int]:
    """How many messages came since she last looked, and how many of them call her."""
    last = int(person.read.get(channel.id, 0))
    unread = pings = 0
    for message in channel.newest():
        if int(message.id) <= last:
            break
        if message.visible_to(person.id) and message.author_id != person.id:
            unread += 1
            pings += publish.pings(message, person.id, channel)
    return unread, pings
