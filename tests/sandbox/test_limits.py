"""Discord's limits, each broken once over plain HTTP: refused with the code at the right place in the tree."""

import copy
from collections.abc import AsyncIterator
from typing import Any

import pytest
from aiohttp import ClientSession, FormData

from sandbox import SandboxServer
from sandbox.payload import Json, dumps

V2 = 1 << 15


def row(*components: Json) -> Json:
    return {"type": 1, "components": list(components)}


def button(**other: Any) -> Json:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": "go"} | other


def select(**other: Any) -> Json:
    return {"type": 3, "custom_id": "s", "options": [{"label": "A", "value": "a"}]} | other


def text(content: str) -> Json:
    return {"type": 10, "content": content}


GOOD_MESSAGES: list[Json] = [
    {"content": "x" * 2000},
    {"content": "a", "components": [row(button()), row(select())], "allowed_mentions": {"parse": []}, "tts": False},
    {"embeds": [{"title": "t", "fields": [{"name": "n", "value": "v"}]}]},
    {"flags": V2, "components": [{"type": 17, "components": [text("hello"), {"type": 14}]}]},
]

BAD_MESSAGES: list[tuple[str, str, Json]] = [
    ("content", "BASE_TYPE_MAX_LENGTH", {"content": "x" * 2001}),
    ("embeds.0.title", "BASE_TYPE_MAX_LENGTH", {"embeds": [{"title": "x" * 257}]}),
    ("embeds", "MAX_EMBED_SIZE_EXCEEDED", {"embeds": [{"description": "x" * 3001}] * 2}),
    ("embeds", "BASE_TYPE_MAX_LENGTH", {"embeds": [{"title": "x"}] * 11}),
    ("embeds.0.fields.0.value", "BASE_TYPE_REQUIRED", {"embeds": [{"fields": [{"name": "n", "value": " "}]}]}),
    ("embeds.0.image.url", "ATTACHMENT_NOT_FOUND", {"embeds": [{"image": {"url": "attachment://no.png"}}]}),
    ("components", "BASE_TYPE_BAD_LENGTH", {"components": [row(button(custom_id=str(n))) for n in range(6)]}),
    ("components.0.components", "BASE_TYPE_MAX_LENGTH", {"components": [row(*[button()] * 6)]}),
    ("components.0.components.0.label", "BASE_TYPE_MAX_LENGTH", {"components": [row(button(label="x" * 81))]}),
    ("components.0.components.0.custom_id", "BASE_TYPE_MAX_LENGTH", {"components": [row(button(custom_id="x" * 101))]}),
    (
        "components.0.components.1.custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
        {"components": [row(button(), button())]},
    ),
    (
        "components.0.components.0.custom_id",
        "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED",
        {"components": [row({"type": 2, "style": 1, "label": "a"})]},
    ),
    ("components.0.components.0", "BUTTON_COMPONENT_INVALID", {"components": [row(button(style=5))]}),
    ("components.0.components.0", "BUTTON_COMPONENT_LABEL_REQUIRED", {"components": [row(button(label=None))]}),
    ("components.0.components", "BASE_TYPE_BAD_LENGTH", {"components": [row(select(), button())]}),
    ("components.0.components.0.options", "BASE_TYPE_MIN_LENGTH", {"components": [row(select(options=[]))]}),
    (
        "components.0.components.0.options",
        "BASE_TYPE_MAX_LENGTH",
        {"components": [row(select(options=[{"label": str(n), "value": str(n)} for n in range(26)]))]},
    ),
    (
        "components.0.components.0.options",
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
        {"components": [row(select(options=[{"label": "A", "value": "a"}] * 2))]},
    ),
    (
        "components.0.components.0.max_values",
        "SELECT_COMPONENT_INVALID_RANGE",
        {"components": [row(select(max_values=2))]},
    ),
    ("components.0", "UNION_TYPE_CHOICES", {"components": [text("needs the flag")]}),
    ("components.0", "UNION_TYPE_CHOICES", {"components": [{"type": 99}]}),
    (
        "content",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
        {"flags": V2, "content": "x", "components": [text("a")]},
    ),
    ("components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", {"flags": V2, "components": [text("x" * 2001)] * 2}),
    ("components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", {"flags": V2, "components": [text("x")] * 41}),
    (
        "attachments.0.description",
        "BASE_TYPE_MAX_LENGTH",
        {"content": "a", "attachments": [{"id": 0, "description": "x" * 1025}]},
    ),
    ("attachments", "ATTACHMENT_NOT_FOUND", {"content": "a", "attachments": [{"id": 5}]}),
    ("nonce", "BASE_TYPE_MAX_LENGTH", {"content": "a", "nonce": "x" * 26}),
    (
        "allowed_mentions.users",
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
        {"content": "a", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
    ),
    ("flags", "FLAGS_INVALID", {"content": "a", "flags": 64}),
]

COMMAND: Json = {"name": "moa", "description": "Play"}
STRING: Json = {"type": 3, "name": "where", "description": "Where"}


def command(**other: Any) -> list[Json]:
    return [COMMAND | other]


BAD_COMMANDS: list[tuple[str, str, list[Json]]] = [
    ("0.name", "APPLICATION_COMMAND_INVALID_NAME", command(name="Moa")),
    ("0.name", "APPLICATION_COMMAND_INVALID_NAME", command(name="moa now")),
    ("0.name", "BASE_TYPE_MAX_LENGTH", command(name="x" * 33)),
    ("0.description", "BASE_TYPE_REQUIRED", [{"name": "moa"}]),
    ("0.description", "BASE_TYPE_MAX_LENGTH", command(description="x" * 101)),
    ("0.name_localizations.xx", "BASE_TYPE_CHOICES", command(name_localizations={"xx": "moa"})),
    ("0.name_localizations.de", "APPLICATION_COMMAND_INVALID_NAME", command(name_localizations={"de": "Groß"})),
    ("1", "APPLICATION_COMMANDS_DUPLICATE_NAME", [COMMAND, COMMAND]),
    (
        "0.options.1",
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
        command(options=[STRING, STRING | {"name": "b", "required": True}]),
    ),
    ("0.options.1", "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", command(options=[STRING, STRING])),
    ("0.options", "BASE_TYPE_MAX_LENGTH", command(options=[STRING | {"name": f"o{n}"} for n in range(26)])),
    (
        "0.options.0.choices",
        "BASE_TYPE_MAX_LENGTH",
        command(options=[STRING | {"choices": [{"name": str(n), "value": str(n)} for n in range(26)]}]),
    ),
    (
        "0.options.0.autocomplete",
        "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES",
        command(options=[STRING | {"autocomplete": True, "choices": [{"name": "a", "value": "a"}]}]),
    ),
    (
        "0.options",
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
        command(options=[STRING, {"type": 1, "name": "sub", "description": "Sub"}]),
    ),
    ("_errors", "APPLICATION_COMMANDS_MAX", [COMMAND | {"name": f"c{n}"} for n in range(101)]),
    (
        "0",
        "APPLICATION_COMMAND_TOO_LARGE",
        command(
            options=[
                STRING | {"name": f"o{n}", "choices": [{"name": f"{k:098}", "value": f"{k:098}"} for k in range(25)]}
                for n in range(2)
            ]
        ),
    ),
]


@pytest.fixture
async def http(lenient: SandboxServer) -> AsyncIterator[ClientSession]:
    async with ClientSession(headers={"Authorization": f"Bot {lenient.token}"}) as session:
        yield session


def address(server: SandboxServer) -> str:
    return f"{server.url}/api/v10/channels/{server.world.find_channel('games').id}/messages"


@pytest.mark.parametrize("body", GOOD_MESSAGES)
async def test_a_good_message_passes(lenient: SandboxServer, http: ClientSession, body: Json) -> None:
    async with http.post(address(lenient), json=body) as response:
        assert response.status == 200, await response.text()
    assert lenient.traffic.violations == []


@pytest.mark.parametrize(("path", "code", "body"), BAD_MESSAGES)
async def test_a_bad_message_is_refused(
    lenient: SandboxServer, http: ClientSession, path: str, code: str, body: Json
) -> None:
    async with http.post(address(lenient), json=body) as response:
        await assert_refused(response.status, await response.json(), path, code)
    assert lenient.traffic.violations
    assert not lenient.world.messages


@pytest.mark.parametrize(("path", "code", "body"), BAD_COMMANDS)
async def test_a_bad_command_is_refused(
    lenient: SandboxServer, http: ClientSession, path: str, code: str, body: Json
) -> None:
    url = f"{lenient.url}/api/v10/applications/{lenient.world.bot_id}/commands"
    async with http.put(url, json=body) as response:
        await assert_refused(response.status, await response.json(), path, code)
    assert lenient.world.commands[""] == []


async def test_unknown_members_are_reported_but_pass_as_at_discord(lenient: SandboxServer, http: ClientSession) -> None:
    body = {"content": "a", "colour": 1, "components": [row(button(colour=2))]}
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


async def assert_refused(status: int, answer: Json, path: str, code: str) -> None:
    assert (status, answer["code"]) == (400, 50035), answer
    node = copy.deepcopy(answer["errors"])
    for step in path.split("."):
        if step != "_errors":
            assert step in node, answer
            node = node[step]
    assert code in [each["code"] for each in node["_errors"]], answer
