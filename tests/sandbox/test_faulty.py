"""Every faulty request of the list is refused as Discord refuses it, and its good twin passes."""

from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import Any

import pytest

from sandbox import SandboxServer
from sandbox.driver import Sandbox
from sandbox.payload import Json
from tests.sandbox import faulty
from tests.sandbox.faulty import Fault
from tests.sandbox.rest import Reply, Rest, resting

Send = Callable[[Any], Awaitable[Reply]]


@pytest.fixture
async def faulting(lenient: SandboxServer) -> AsyncIterator[Rest]:
    async with resting(lenient) as rest, Sandbox(lenient.url) as sandbox:
        await sandbox.add_channels("forum", kind="forum")
        yield rest


def failing(reply: Reply, fault: Fault) -> str | None:
    """Tell what is wrong with the answer to a faulty request; None when it is refused as it should be."""
    if reply.status not in {400, 403} or reply.body["code"] != fault.number:
        return f"{fault}: {reply.status} {reply.body}"
    if fault.number != 50035:
        return None
    node = reply.body["errors"]
    for step in fault.path:
        node = node.get(step, {})
    found = fault.code in [each["code"] for each in node.get("_errors", [])]
    return None if found else f"{fault}: {fault.code} is not at {'.'.join(fault.path)} in {reply.body['errors']}"


async def send_message(rest: Rest, _twin: str, body: Any) -> Reply:
    return await rest("POST", "/channels/#games/messages", body)


async def send_commands(rest: Rest, _twin: str, body: Any) -> Reply:
    return await rest("PUT", f"/applications/{rest.server.world.bot_id}/commands", body)


async def send_thread(rest: Rest, twin: str, body: Any) -> Reply:
    return await rest("POST", f"/channels/#{twin}/threads", body)


async def send_edit(rest: Rest, twin: str, body: Any) -> Reply:
    message = await rest("POST", "/channels/#games/messages", faulty.EDITED[twin])
    return await rest("PATCH", f"/channels/#games/messages/{message.id}", body)


OFFERED: list[Json] = [
    {
        "name": "moa",
        "description": "Play",
        "options": [faulty.STRING | {"autocomplete": True}, faulty.NUMBER | {"autocomplete": True}],
    }
]


async def send_answer(rest: Rest, twin: str, body: Any) -> Reply:
    """Answer an interaction of the kind that the twin's name begins with."""
    await rest("PUT", f"/applications/{rest.server.world.bot_id}/commands", OFFERED)
    async with Sandbox(rest.server.url) as sandbox:
        asked = await ASKING[twin.split(maxsplit=1)[0]](rest, sandbox)
    token = rest.server.world.interactions.by_id(asked)
    assert token is not None
    return await rest("POST", f"/interactions/{asked}/{token.token}/callback", body, with_response="1")


async def command(_: Rest, sandbox: Sandbox) -> str:
    return str((await sandbox.person("ann").command("/moa", until="sent")).payload["interaction"])


async def typing(_: Rest, sandbox: Sandbox, option: str = "where") -> str:
    told = await sandbox.post("suggestions", **{"as": "ann"}, channel="games", name="moa", option=option, until="sent")
    return str(told["interaction"])


async def press(rest: Rest, sandbox: Sandbox) -> str:
    await rest("POST", "/channels/#games/messages", faulty.MESSAGES["buttons only"])
    message = (await sandbox.person("ann").sees())[-1]
    return str((await sandbox.person("ann").press(message, custom_id="a", until="sent")).payload["interaction"])


async def form(rest: Rest, sandbox: Sandbox) -> str:
    asked = await command(rest, sandbox)
    found = rest.server.world.interactions.by_id(asked)
    assert found is not None
    assert (await rest("POST", f"/interactions/{asked}/{found.token}/callback", FORM)).status == 204
    told = await sandbox.post("submit", **{"as": "ann"}, interaction=asked, values={"n": "1"}, until="sent")
    return str(told["interaction"])


FORM: Json = {"type": 9, "data": {"custom_id": "f", "title": "Form", "components": [faulty.FIELD]}}
ASKING: dict[str, Callable[[Rest, Sandbox], Awaitable[str]]] = {
    "command": command,
    "press": press,
    "typing": typing,
    "counting": partial(typing, option="birds"),
    "form": form,
}
SENDERS: dict[str, tuple[Callable[[Rest, str, Any], Awaitable[Reply]], dict[str, Any], list[Fault]]] = {
    "message": (send_message, faulty.MESSAGES, faulty.MESSAGE_FAULTS),
    "commands": (send_commands, faulty.COMMANDS, faulty.COMMAND_FAULTS),
    "thread": (send_thread, faulty.THREADS, faulty.THREAD_FAULTS),
    "edit": (send_edit, faulty.EDITS, faulty.EDIT_FAULTS),
    "answer": (send_answer, faulty.ANSWERS, faulty.ANSWER_FAULTS),
}
TWINS = [(kind, twin) for kind, (_, twins, _) in SENDERS.items() for twin in twins]


@pytest.mark.parametrize(("kind", "twin"), TWINS)
async def test_a_good_request_passes_and_its_faulty_twins_are_refused(faulting: Rest, kind: str, twin: str) -> None:
    send, twins, faults = SENDERS[kind]
    good = await send(faulting, twin, twins[twin])
    assert good.status < 300, good.body
    assert faulting.server.traffic.violations == []
    mine = [each for each in faults if each.twin == twin]
    assert [
        wrong for each in mine if (wrong := failing(await send(faulting, twin, each.body(twins[twin])), each))
    ] == []


def test_the_list_is_long_and_each_fault_is_another() -> None:
    told = [(kind, each.twin, each.at, repr(each.to)) for kind, (_, _, faults) in SENDERS.items() for each in faults]
    assert len(set(told)) == len(told) >= 280
    assert {(kind, twin) for kind, twin, _, _ in told} <= set(TWINS)
