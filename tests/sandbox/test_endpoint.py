"""An application that chooses where its interactions are posted."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from nacl.exceptions import BadSignatureError
from nacl.signing import VerifyKey

from sandbox import SandboxServer
from sandbox.clock import Clock
from sandbox.endpoint import Endpoint
from tests.sandbox.rest import Rest, resting

APPLICATION = "/applications/@me"


@asynccontextmanager
async def listening(verify_key: str | None) -> AsyncIterator[str]:
    """Answer every PING; with a key only those that are signed with it."""

    async def take(request: web.Request) -> web.Response:
        signed = request.headers["X-Signature-Timestamp"].encode() + await request.read()
        try:
            if verify_key is not None:
                key = VerifyKey(bytes.fromhex(verify_key))
                key.verify(signed, bytes.fromhex(request.headers["X-Signature-Ed25519"]))
        except BadSignatureError:
            return web.Response(status=401)
        return web.json_response({"type": 1})

    application = web.Application()
    application.add_routes([web.post("/", take)])
    async with TestServer(application) as listener:
        yield str(listener.make_url("/"))


async def choose(rest: Rest, url: str | None) -> int:
    """Choose an address; the status of the answer."""
    return (await rest("PATCH", APPLICATION, {"interactions_endpoint_url": url})).status


async def test_an_address_that_checks_signatures_is_taken_and_given_back(rest: Rest) -> None:
    key = (await rest("GET", APPLICATION)).body["verify_key"]
    async with listening(key) as url:
        assert await choose(rest, url) == 200
        assert (await rest("GET", APPLICATION)).body["interactions_endpoint_url"] == url
    assert await choose(rest, None) == 200
    assert (await rest("GET", APPLICATION)).body["interactions_endpoint_url"] is None


async def test_a_change_of_nothing_leaves_the_address(rest: Rest) -> None:
    key = (await rest("GET", APPLICATION)).body["verify_key"]
    async with listening(key) as url:
        await choose(rest, url)
        assert (await rest("PATCH", APPLICATION, {})).body["interactions_endpoint_url"] == url


@pytest.mark.parametrize("key", [None, "00" * 32])
async def test_an_address_that_takes_all_or_nothing_is_refused(lenient: SandboxServer, key: str | None) -> None:
    async with resting(lenient) as rest, listening(key) as url:
        assert await choose(rest, url) == 400
        assert (await rest("GET", APPLICATION)).body["interactions_endpoint_url"] is None


async def test_an_answer_that_cannot_be_read_is_a_failed_interaction() -> None:
    async def take(_request: web.Request) -> web.Response:
        return web.Response(text="{", content_type="application/json")

    application = web.Application()
    application.add_routes([web.post("/", take)])
    endpoint, failed = Endpoint(Clock()), asyncio.Event()
    async with TestServer(application) as listener:
        endpoint.url = str(listener.make_url("/"))
        endpoint.send({"type": 3}, failed.set)
        await asyncio.gather(*endpoint._posting)
    await endpoint.close()
    assert failed.is_set()
