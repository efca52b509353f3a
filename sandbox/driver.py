"""Playing people from a program, over the stand-in's HTTP interface; the stand-in may run in another process.

async with Sandbox(url) as sandbox:
    ann, ben = sandbox.person("ann"), sandbox.person("ben")
    opened = await ann.command("/table new", game="moa", channel="games")
    joined = await ben.press(opened.message, label="Join")
    assert joined.private
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from types import TracebackType
from typing import Any, Self

from aiohttp import ClientSession, ClientTimeout, ClientWebSocketResponse

from sandbox.model.world import DIRECT
from sandbox.observed import Answer, Modal, ObservedMessage, component_by
from sandbox.payload import Json

PATIENCE = 30.0
"""Seconds that `wait_for` waits."""


class RefusedError(Exception):
    """The stand-in refused what was asked of it (not the bot): the sentence says why."""


class Sandbox:
    """A running stand-in, seen from outside."""

    def __init__(self, url: str) -> None:
        self.url = url.rstrip("/")
        self._http: ClientSession | None = None

    async def __aenter__(self) -> Self:
        self._http = ClientSession(timeout=ClientTimeout(total=60))
        return self

    async def __aexit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        if self._http is not None:
            await self._http.close()

    @property
    def http(self) -> ClientSession:
        """The client session; RuntimeError outside of `async with`."""
        if self._http is None:
            raise RuntimeError("Use `async with Sandbox(url) as sandbox`.")
        return self._http

    def person(self, name: str) -> "Person":
        """Somebody to act as, by her user name (ann, ben, cleo, dina, emil or added ones)."""
        return Person(self, name)

    async def get(self, path: str, **query: str) -> Json:
        """Send a question to the control API; `path` without `/sandbox/`."""
        async with self.http.get(f"{self.url}/sandbox/{path}", params=query) as response:
            return await self._read(response.status, await response.json())

    async def post(self, path: str, **body: Any) -> Json:
        """Send a request to the control API."""
        async with self.http.post(f"{self.url}/sandbox/{path}", json=body) as response:
            return await self._read(response.status, await response.json())

    async def _read(self, status: int, body: Json) -> Json:
        if status >= 400:
            raise RefusedError(body.get("error", f"status {status}"))
        return body

    # --- the world

    async def add_people(self, *names: str, locale: str = "en-US") -> list["Person"]:
        """Add new people to all servers."""
        await self.post("people", names=names, locale=locale)
        return [self.person(name) for name in names]

    async def add_channels(
        self, *names: str, server: str = "Game Island", kind: str = "text", members: Sequence[str] | None = None
    ) -> None:
        """Add channels, to be called by these names: text, voice, announcement, forum, stage, category.

        With `members` only they see them, and the bot only after `bring_bot`.
        """
        await self.post("channels", server=server, names=names, kind=kind, members=members)

    async def delete_channel(self, channel: str) -> None:
        """Delete a channel or thread."""
        await self.post("channels/delete", channel=channel)

    async def archive(self, thread: str) -> None:
        """Archive a thread now, as its time without a message would."""
        await self.post("threads/archive", channel=thread)

    async def wake(self, thread: str) -> None:
        """Bring an archived thread back."""
        await self.post("threads/wake", channel=thread)

    async def lock(self, thread: str) -> None:
        """Let only moderators write in a thread (the bot is none)."""
        await self.post("threads/lock", channel=thread)

    async def unlock(self, thread: str) -> None:
        """Let everybody write in a thread again."""
        await self.post("threads/unlock", channel=thread)

    async def remove_bot(self, channel: str) -> None:
        """Take the bot out of a private thread or channel."""
        await self.post("bot/out", channel=channel)

    async def bring_bot(self, channel: str) -> None:
        """Bring the bot into a private thread or channel."""
        await self.post("bot/in", channel=channel)

    async def leave(self, server: str) -> None:
        """Remove the bot from a server, as somebody who manages it does."""
        await self.post("bot/out", server=server)

    async def invite(self, server: str) -> None:
        """Bring the bot back into a server."""
        await self.post("bot/in", server=server)

    async def make_community(self, server: str, locale: str) -> None:
        """Make it a Community server that says which language it speaks; other servers say en-US."""
        await self.post("community", server=server, locale=locale)

    async def deny(self, channel: str, *permissions: str) -> None:
        """Take permissions (`send_messages`, `view_channel`...) from the bot in a channel; none: give all back."""
        await self.post("permissions", channel=channel, deny=permissions)

    async def wind(self, seconds: float = 0, *, minutes: float = 0, hours: float = 0, days: float = 0) -> datetime:
        """Wind the clock of the stand-in, and of a bot that follows it, on; return the moment it then shows."""
        by = timedelta(days=days, hours=hours, minutes=minutes, seconds=seconds)
        told = await self.post("clock", seconds=by.total_seconds())
        return datetime.fromtimestamp(told["now"], UTC)

    async def report(self) -> Json:
        """Return `violations`, `used` routes, `gateway` counts, `online` and `faults`."""
        return await self.get("report")

    async def wait_online(self, patience: float = PATIENCE) -> None:
        """Wait until the bot is connected and has commands; TimeoutError after `patience` seconds."""
        await self._wait(lambda world: bool(world["online"] and world["has_commands"]), patience)

    async def wait_offline(self, patience: float = PATIENCE) -> None:
        """Wait until the stand-in has noticed that the bot is gone; TimeoutError after `patience` seconds."""
        await self._wait(lambda world: not world["online"], patience)

    async def _wait(self, predicate: Callable[[Json], bool], patience: float) -> None:
        """Look at the world now and after each piece of news, until it fits."""
        somebody = (await self.get("people"))["people"][0]["name"]
        async with asyncio.timeout(patience), self.feed(somebody) as news:
            while not predicate(await self.get("world", **{"as": somebody})):
                await anext(news)

    @asynccontextmanager
    async def feed(self, person: str, *channels: str) -> AsyncIterator[AsyncIterator[Json]]:
        """Live news for a person: messages of these channels whole, and what concerns the whole world.

        It waits for channels that are not there yet, or that she does not see yet.
        """
        url = f"{self.url}/sandbox/feed?as={person}&narrow=1"
        async with self.http.ws_connect(url) as socket:
            news = _frames(socket)
            await socket.send_json({"watch": channels})
            while (told := await anext(news))["kind"] != "watching" or told["missing"]:
                if told["kind"] == "channels":
                    await socket.send_json({"watch": channels})
            yield news

    # --- bad weather

    async def fault(self, route: str = "*", **fault: Any) -> None:
        """Add a REST fault; `sandbox.faults.Fault` has the fields (status, code, delay, when, times, retry_after)."""
        await self.post("faults", route=route, **fault)

    async def clear_faults(self) -> None:
        """End all faults."""
        async with self.http.delete(f"{self.url}/sandbox/faults") as response:
            response.raise_for_status()

    async def gateway_fault(self, kind: str) -> None:
        """Disturb the gateway: `reconnect`, `drop` or `invalidate`."""
        await self.post(f"gateway/{kind}")

    async def expire_tokens(self) -> int:
        """All interaction tokens stop working; gives how many there were."""
        return int((await self.post("tokens/expire"))["expired"])


class Person:
    """Somebody who types, presses and reads. What she does returns when the bot has answered.

    All actions take `until`: "settled" (after a deferral also what follows it), "answered" (the first answer) or
    "sent" (at once).
    """

    def __init__(self, sandbox: Sandbox, name: str) -> None:
        self.sandbox = sandbox
        self.name = name

    async def command(
        self, name: str, /, channel: str = "games", *, until: str = "settled", given: Json | None = None, **options: Any
    ) -> Answer:
        """Type a slash command with its options (`given` for names that are no Python names)."""
        values = (given or {}) | options
        return await self._act("command", channel=channel, name=name, options=values, until=until)

    async def suggestions(
        self, name: str, option: str, typed: str = "", *, given: Json | None = None, channel: str = "games"
    ) -> list[Json]:
        """Return what is offered while she types an option: `[{"name": ..., "value": ...}]`."""
        answer = await self._act(
            "suggestions", channel=channel, name=name, option=option, typed=typed, given=given or {}
        )
        return answer.choices

    async def press(
        self,
        message: ObservedMessage,
        label: str | None = None,
        *,
        custom_id: str | None = None,
        until: str = "settled",
    ) -> Answer:
        """Press a button, by label (or a part of it) or custom id."""
        custom_id = custom_id or component_by(message, label or "", kinds=(2,))
        return await self._act("press", message=message.id, custom_id=custom_id, until=until)

    async def choose(
        self,
        message: ObservedMessage,
        values: str | Sequence[str],
        placeholder: str | None = None,
        *,
        custom_id: str | None = None,
        until: str = "settled",
    ) -> Answer:
        """Choose in a select, by placeholder (None: the only one there is); values or labels of its options."""
        custom_id = custom_id or component_by(message, placeholder or "", kinds=(3, 5, 6, 7, 8))
        chosen = [values] if isinstance(values, str) else list(values)
        return await self._act("press", message=message.id, custom_id=custom_id, values=chosen, until=until)

    async def press_stale(
        self, message: ObservedMessage, label: str, values: Sequence[str] | None = None, *, until: str = "settled"
    ) -> Answer:
        """Press what stood in a message when it was read, whether or not it still does (a slow client)."""
        custom_id = component_by(message, label, kinds=(2, 3, 5, 6, 7, 8))
        found = next(each for each in message.components if each.get("custom_id") == custom_id)
        data: Json = {"custom_id": custom_id, "component_type": found["type"], "id": found["id"]}
        if values is not None:
            data["values"] = list(values)
        return await self.forge(3, data, message.channel_id, message, until=until)

    async def submit(self, modal: Modal, values: Json, *, until: str = "settled") -> Answer:
        """Fill a form; values by label or custom id."""
        return await self._act("submit", interaction=modal.interaction, values=values, until=until)

    async def forge(
        self,
        kind: int,
        data: Json,
        channel: str = "games",
        message: ObservedMessage | None = None,
        *,
        until: str = "settled",
    ) -> Answer:
        """Send an interaction that no client would send."""
        source = message.id if message else None
        return await self._act("forge", type=kind, data=data, channel=channel, message=source, until=until)

    async def say(self, text: str, channel: str = "games") -> ObservedMessage:
        """Say something in a channel."""
        return ObservedMessage(
            (await self.sandbox.post("say", **{"as": self.name, "channel": channel, "text": text}))["message"]
        )

    async def open_thread(
        self, name: str, channel: str = "games", *, private: bool = False, members: Sequence[str] = (), text: str = ""
    ) -> str:
        """Open a thread, or a forum post with its first message `text`; return its id.

        The bot is not in a private one, until somebody mentions it there or `bring_bot`.
        """
        body = {"as": self.name, "channel": channel, "name": name, "private": private, "members": members}
        return str((await self.sandbox.post("threads", **body, text=text))["channel"])

    async def sees(self, channel: str = "games", limit: int = 50) -> list[ObservedMessage]:
        """Return the last messages there, oldest first, with those that only she sees."""
        query = {"as": self.name, "channel": channel, "limit": str(limit)}
        return [ObservedMessage(each) for each in (await self.sandbox.get("messages", **query))["messages"]]

    async def direct(self, limit: int = 50) -> list[ObservedMessage]:
        """Return what the bot and she wrote to one another in direct messages, oldest first.

        Their channel is called "@bot" in all that she does: `ann.command("/me", channel="@bot")`.
        """
        return await self.sees(DIRECT, limit)

    async def takes_direct(self, *, takes: bool) -> None:
        """Let the bot write direct messages to her, or none (it gets 50007)."""
        await self.sandbox.post("direct", **{"as": self.name}, takes=takes)

    async def world(self) -> Json:
        """Servers, channels with unread counts, people, as she sees them."""
        return await self.sandbox.get("world", **{"as": self.name})

    async def wait_for(
        self, predicate: Callable[[ObservedMessage], bool], channel: str = "games", *, patience: float = PATIENCE
    ) -> ObservedMessage:
        """Wait for the newest message there that fits, now or as soon as it comes; TimeoutError when none does."""
        async with asyncio.timeout(patience), self.sandbox.feed(self.name, channel) as news:
            for seen in reversed(await self.sees(channel)):
                if predicate(seen):
                    return seen
            async for each in news:
                if each["kind"] == "message" and predicate(seen := ObservedMessage(each["message"])):
                    return seen
        raise TimeoutError("The sandbox ended.")

    async def _act(self, path: str, **body: Any) -> Answer:
        return Answer(await self.sandbox.post(path, **{"as": self.name}, **body))


async def _frames(socket: ClientWebSocketResponse) -> AsyncIterator[Json]:
    async for frame in socket:
        yield frame.json()
