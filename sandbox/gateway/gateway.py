"""The gateway: HELLO, IDENTIFY, READY, heartbeats, RESUME with replay, and the faults it can be asked for."""

import asyncio
import json
from collections import Counter
from collections.abc import Callable

from aiohttp import WSMsgType, web

from sandbox.gateway.connection import Connection
from sandbox.gateway.intents import GUILDS, KNOWN, MESSAGE_CONTENT, PRIVILEGED
from sandbox.gateway.session import Session
from sandbox.model.objects import guild_create
from sandbox.model.world import World
from sandbox.payload import Json

HEARTBEAT_MS = 41_250
ACK_DELAY = 0.02


class Gateway:
    """All sessions and connections of the bot."""

    def __init__(self, world: World, token: str, *, heartbeat_ms: int = HEARTBEAT_MS) -> None:
        self._world = world
        self._token = token
        self._heartbeat_ms = heartbeat_ms
        self._connections: dict[Connection, Session | None] = {}
        self.sessions: dict[str, Session] = {}
        self.counts: Counter[str] = Counter()
        """How often each event was sent, each op received (`op 6`: RESUME)."""
        self.on_presence: Callable[[], None] = lambda: None
        """Called when the bot comes or goes."""

    @property
    def is_online(self) -> bool:
        """Whether the bot is connected with a session."""
        return any(session.connection for session in self.sessions.values())

    def dispatch(self, event: str, data: Json, guild_id: str | None) -> None:
        """Send an event to every session that wants it."""
        for session in self.sessions.values():
            if session.wants(event, guild_id):
                self.counts[event] += 1
                session.push(event, self._trimmed(session, event, data, guild_id))

    def _trimmed(self, session: Session, event: str, data: Json, guild_id: str | None) -> Json:
        """Without the message content intent, foreign messages in servers come without their content."""
        if event not in ("MESSAGE_CREATE", "MESSAGE_UPDATE") or guild_id is None or session.intents & MESSAGE_CONTENT:
            return data
        bot_id = self._world.bot_id
        if data["author"]["id"] == bot_id or any(user["id"] == bot_id for user in data["mentions"]):
            return data
        return {**data, "content": "", "embeds": [], "attachments": [], "components": []}

    # --- faults

    def ask_to_reconnect(self) -> None:
        """Op 7: the bot should connect again and resume."""
        for connection in self._connections:
            connection.send_op(7)

    def drop(self, code: int = 4000) -> None:
        """Cuts the line; the bot may resume, unless the code is a final one (4004, 4014...)."""
        for connection in self._connections:
            connection.close(code)

    def invalidate(self) -> None:
        """Op 9: the session is gone, events meanwhile are lost."""
        self.sessions.clear()
        for connection in self._connections:
            self._connections[connection] = None
            connection.send_op(9, False)

    # --- the life of a connection

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one websocket until it ends."""
        socket = web.WebSocketResponse(max_msg_size=4096, compress=False)
        await socket.prepare(request)
        if request.query.get("v") != "10" or request.query.get("encoding", "json") != "json":
            await socket.close(code=4012)
            return socket
        connection = Connection(socket, request.query.get("compress"))
        self._connections[connection] = None
        connection.send_op(10, {"heartbeat_interval": self._heartbeat_ms, "_trace": ["sandbox"]})
        try:
            await self._listen(socket, connection)
        finally:
            self._leave(connection, goodbye=socket.close_code in (1000, 1001) and not connection.closed_by_us)
            await connection.flush()
        return socket

    async def _listen(self, socket: web.WebSocketResponse, connection: Connection) -> None:
        while True:
            try:
                frame = await socket.receive(timeout=self._heartbeat_ms / 1000 * 1.5)
            except TimeoutError:
                return connection.close(4009)
            if frame.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                return None
            try:
                message = json.loads(frame.data)
                code = self._hear(connection, message["op"], message.get("d"))
            except (ValueError, KeyError, TypeError):
                code = 4002
            if code:
                return connection.close(code)

    def _hear(self, connection: Connection, op: int, data: Json) -> int | None:
        """Acts on one frame of the bot; returns a close code when it may not say that."""
        self.counts[f"op {op}"] += 1
        if op == 1:
            # As late as over a real line: discord.py notes the time of a heartbeat only after it is sent, and would
            # take an answer that is there at once for that to the heartbeat before.
            asyncio.get_running_loop().call_later(ACK_DELAY, connection.send_op, 11)
            return None
        if op == 2:
            return self._identify(connection, data)
        if op == 6:
            self._resume(connection, data)
            return None
        if self._connections.get(connection) is None:
            return 4003
        return None if op in (3, 4, 8) else 4001

    def _identify(self, connection: Connection, data: Json) -> int | None:
        shard = tuple(data.get("shard") or (0, 1))
        refusal = self._refusal(connection, data, shard)
        if refusal:
            return refusal
        session = Session(data["intents"], (shard[0], shard[1]))
        self._forget_lost(session.shard)
        self.sessions[session.id] = session
        self._attach(connection, session)
        mine = [guild for guild in self._world.guilds.values() if session.owns(guild.id)]
        session.push("READY", self._ready(session, [guild.id for guild in mine]))
        if session.intents & GUILDS:
            for guild in mine:
                session.push("GUILD_CREATE", guild_create(self._world, guild))
        self.counts["READY"] += 1
        self.on_presence()
        return None

    def _forget_lost(self, shard: tuple[int, int]) -> None:
        """Drop what a killed bot left behind: who identifies anew will not resume."""
        lost = [each.id for each in self.sessions.values() if each.shard == shard and each.connection is None]
        for session_id in lost:
            del self.sessions[session_id]

    def _refusal(self, connection: Connection, data: Json, shard: tuple[int, ...]) -> int | None:
        if self._connections.get(connection) is not None:
            return 4005
        if data.get("token") != self._token:
            return 4004
        intents = data.get("intents")
        if not isinstance(intents, int) or intents & ~KNOWN:
            return 4013
        if intents & PRIVILEGED:
            return 4014
        return None if 0 <= shard[0] < shard[1] else 4010

    def _ready(self, session: Session, guild_ids: list[str]) -> Json:
        return {
            "v": 10,
            "user": self._world.bot,
            "guilds": [{"id": each, "unavailable": True} for each in guild_ids],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self._world.base.replace("http", "ws", 1) + "/gateway",
            "shard": list(session.shard),
            "application": {"id": self._world.bot_id, "flags": 0},
            "private_channels": [],
            "relationships": [],
            "presences": [],
            "user_settings": {},
            "_trace": [],
        }

    def _resume(self, connection: Connection, data: Json) -> None:
        session = self.sessions.get(data.get("session_id", ""))
        if session is None or data.get("token") != self._token or not session.can_replay(data["seq"]):
            connection.send_op(9, False)
            return
        if session.connection is not None and session.connection is not connection:
            session.connection.close(4000)
        self._attach(connection, session)
        session.replay(data["seq"])
        session.push("RESUMED", {"_trace": []})
        self.counts["RESUMED"] += 1
        self.on_presence()

    def _attach(self, connection: Connection, session: Session) -> None:
        session.connection = connection
        self._connections[connection] = session

    def _leave(self, connection: Connection, *, goodbye: bool) -> None:
        session = self._connections.pop(connection, None)
        if session is None or session.connection is not connection:
            return
        session.connection = None
        if goodbye:
            self.sessions.pop(session.id, None)
        self.on_presence()

    async def close(self) -> None:
        """End all connections, as a stand-in that goes down does."""
        self.drop(1001)
        await asyncio.sleep(0)
