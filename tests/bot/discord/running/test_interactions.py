"""The entrance by HTTP: what is let in, and what is not."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from typing import Any

import discord
import pytest
from aiohttp import web
from aiohttp.test_utils import TestClient, TestServer
from nacl.signing import SigningKey
from structlog.testing import capture_logs

from bot.discord.running.interactions import OLDEST, Interactions
from bot.discord.running.web import LARGEST, Door

NOW = datetime(2030, 1, 1, tzinfo=UTC)
KEY = SigningKey.generate()
PRESS = {"type": 3, "id": "1", "token": "secret"}


class Entrance:
    """A web server with the pages, over a client that only notes what it is given."""

    def __init__(self) -> None:
        self.door = Door()
        self.client = discord.Client(intents=discord.Intents.none())
        self.given: list[Any] = []
        self.client._connection.parsers["INTERACTION_CREATE"] = self._take
        self.http: TestClient[web.Request, web.Application]

    def _take(self, payload: Any) -> None:
        if payload.get("broken"):
            raise KeyError("data")
        self.given.append(payload)

    async def post(
        self, body: bytes, *, key: SigningKey = KEY, at: datetime = NOW, **headers: str | None
    ) -> tuple[int, str]:
        timestamp = str(int(at.timestamp()))
        signed = {
            "X-Signature-Ed25519": key.sign(timestamp.encode() + body).signature.hex(),
            "X-Signature-Timestamp": timestamp,
            **{name.replace("_", "-"): value for name, value in headers.items()},
        }
        kept = {name: value for name, value in signed.items() if value is not None}
        async with self.http.post("/", data=body, headers=kept) as response:
            return response.status, await response.text()


@pytest.fixture
async def entrance() -> AsyncIterator[Entrance]:
    entrance = Entrance()
    application = web.Application(client_max_size=LARGEST)
    entrance.door.take = Interactions(entrance.client, KEY.verify_key, lambda: NOW).take
    application.add_routes(entrance.door.routes())
    async with TestClient(TestServer(application)) as entrance.http:
        yield entrance


def body_of(payload: object) -> bytes:
    return json.dumps(payload).encode()


async def test_an_interaction_is_taken_and_answered_later(entrance: Entrance) -> None:
    assert await entrance.post(body_of(PRESS)) == (202, "")
    assert entrance.given == [PRESS]


async def test_who_is_not_ready_sends_even_discord_elsewhere(entrance: Entrance) -> None:
    entrance.door.take = None
    for payload in (PRESS, {"type": 1}):
        assert await entrance.post(body_of(payload)) == (503, "not ready")


async def test_a_ping_is_answered_at_once(entrance: Entrance) -> None:
    status, text = await entrance.post(body_of({"type": 1}))
    assert (status, json.loads(text)) == (200, {"type": 1})
    assert entrance.given == []


@pytest.mark.parametrize(
    "forged",
    [
        {"key": SigningKey.generate()},
        {"X_Signature_Ed25519": None},
        {"X_Signature_Ed25519": "no digits"},
        {"X_Signature_Ed25519": "00"},
        {"X_Signature_Timestamp": None},
        {"X_Signature_Timestamp": str(int(NOW.timestamp()) + 1)},
        {"at": NOW - timedelta(seconds=OLDEST + 1)},
        {"at": NOW + timedelta(seconds=OLDEST + 1)},
    ],
)
async def test_what_discord_did_not_sign_just_now_is_refused(entrance: Entrance, forged: dict[str, Any]) -> None:
    for payload in (PRESS, {"type": 1}):
        status, _ = await entrance.post(body_of(payload), **forged)
        assert status == 401
    assert entrance.given == []


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b"1", b"{}", b'{"type": "x"}', body_of({"type": 3, "broken": True})]
)
async def test_what_is_no_interaction_is_refused(entrance: Entrance, body: bytes) -> None:
    status, _ = await entrance.post(body)
    assert status == 400
    assert entrance.given == []


async def test_what_is_too_large_is_refused(entrance: Entrance) -> None:
    status, _ = await entrance.post(b" " * (LARGEST + 1))
    assert status == 413


async def test_nothing_of_a_body_is_logged(entrance: Entrance) -> None:
    with capture_logs() as told:
        await entrance.post(body_of({**PRESS, "broken": True}))
        await entrance.post(body_of(PRESS), key=SigningKey.generate())
    assert [each["event"] for each in told] == ["interaction_not_understood", "interaction_unsigned"]
    assert "secret" not in str(told)
