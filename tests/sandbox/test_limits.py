"""What the stand-in says to requests that are not of a known form: unknown members, files, routes, no token."""

from collections.abc import AsyncIterator

import pytest
from aiohttp import ClientSession, FormData

from sandbox import SandboxServer
from sandbox.payload import dumps
from tests.sandbox.faulty import button, row


@pytest.fixture
async def http(lenient: SandboxServer) -> AsyncIterator[ClientSession]:
    async with ClientSession(headers={"Authorization": f"Bot {lenient.token}"}) as session:
        yield session


def address(server: SandboxServer) -> str:
    return f"{server.url}/api/v10/channels/{server.world.find_channel('games').id}/messages"


async def test_unknown_members_are_reported_but_pass_as_at_discord(lenient: SandboxServer, http: ClientSession) -> None:
    body = {"content": "a", "colour": 1, "components": [row(button("go", colour=2))]}
    async with http.post(address(lenient), json=body) as response:
        assert response.status == 200
    reported = {(each.kind, each.detail) for each in lenient.traffic.violations}
    assert reported == {("unknown field", "colour"), ("unknown field", "components.0.components.0.colour")}


@pytest.mark.parametrize(
    ("files", "status", "code"), [([b"x"] * 11, 400, 50035), ([b"x" * (10 * 1024 * 1024 + 1)], 413, 40005)]
)
async def test_files_too_many_or_too_large_are_refused(
    lenient: SandboxServer, http: ClientSession, files: list[bytes], status: int, code: int
) -> None:
    form = FormData()
    form.add_field("payload_json", dumps({"content": "a"}), content_type="application/json")
    for number, content in enumerate(files):
        form.add_field(f"files[{number}]", content, filename=f"{number}.bin")
    async with http.post(address(lenient), data=form) as response:
        assert (response.status, (await response.json())["code"]) == (status, code)
    assert lenient.traffic.violations


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/channels/1", 404, 10003),
        ("GET", "/guilds/1", 404, 10004),
        ("GET", "/users/1", 404, 10013),
        ("POST", "/interactions/1/no/callback", 404, 10062),
        ("PATCH", "/webhooks/1/no/messages/@original", 404, 10015),
        ("GET", "/no/such/route", 404, 0),
    ],
)
async def test_what_does_not_exist_has_discords_code(
    lenient: SandboxServer, http: ClientSession, method: str, path: str, *, status: int, code: int
) -> None:
    async with http.request(method, f"{lenient.url}/api/v10{path}", json={"type": 4}) as response:
        assert (response.status, (await response.json())["code"]) == (status, code)


async def test_without_the_token_nothing_is_told(lenient: SandboxServer) -> None:
    async with ClientSession() as http, http.get(f"{lenient.url}/api/v10/users/@me") as response:
        assert response.status == 401
