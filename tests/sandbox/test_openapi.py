"""The judge by Discord's OpenAPI file does judge; and a whole visit to the bot does not offend it."""

import pytest

from sandbox import SandboxServer
from sandbox.driver import Person
from sandbox.payload import Json
from sandbox.traffic import Exchange
from tests.support.openapi import FILE, WHY_SKIPPED, OpenApi

pytestmark = pytest.mark.skipif(not FILE.is_file(), reason=WHY_SKIPPED)
SEND = "/channels/{channel_id}/messages"


def judged(body: Json, template: str = SEND, answer: Json | None = None) -> list[str]:
    judge = OpenApi.load()
    assert judge is not None
    judge.hear(Exchange("POST", template, template, body, {}, 200, answer))
    return judge.complaints


@pytest.mark.parametrize("body", [{"content": "hello"}, {"content": "a", "attachments": [{"id": 0}]}])
def test_a_good_request_passes(body: Json) -> None:
    assert judged(body) == []


@pytest.mark.parametrize("body", [{"content": 5}, {"components": [{"type": 1}]}, {"embeds": [{"title": "x" * 257}]}])
def test_a_bad_request_is_complained_about(body: Json) -> None:
    assert "request POST" in judged(body)[0]


def test_a_bad_answer_and_an_unknown_route_are_complained_about() -> None:
    assert "answer POST" in judged({"content": "a"}, answer={"id": "1"})[0]
    assert judged({}, "/no/such/route") == ["POST /no/such/route is not in the file"]


async def test_all_routes_that_the_small_bot_uses_are_judged(ann: Person, server: SandboxServer) -> None:
    for command in ("/board", "/birds", "/place"):
        await ann.command(command)
    judge = OpenApi.load()
    assert judge is not None
    for exchange in server.traffic.exchanges:
        judge.hear(exchange)
    assert judge.complaints == []
    assert len(server.traffic.used) >= 10
