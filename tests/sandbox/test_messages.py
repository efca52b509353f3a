"""Messages over time: nonces, and changes that come too late or too often."""

import pytest

from sandbox import SandboxServer
from sandbox.driver import Sandbox
from tests.sandbox.rest import Rest, resting

HOUR = 3600


async def test_only_an_enforced_nonce_gives_the_first_message_back(rest: Rest) -> None:
    first = await rest.send(content="first", nonce="7.0", enforce_nonce=True)
    again = await rest.send("general", content="second", nonce="7.0", enforce_nonce=True)
    assert (again.id, again.body["content"]) == (first.id, "first")
    assert (await rest.send(content="third", nonce="7.0")).id != first.id
    assert (await rest.send(content="fourth", nonce="7.1", enforce_nonce=True)).id != first.id


async def test_messages_older_than_an_hour_cannot_be_changed_often(rest: Rest, alone: Sandbox) -> None:
    old, elsewhere = (await rest.send()).id, (await rest.send("general")).id
    await alone.wind(HOUR + 1)
    young = (await rest.send()).id
    changes = [(await rest.edit("games", old)).status for _ in range(4)]
    assert changes == [200, 200, 200, 429]
    refused = await rest.edit("games", old)
    assert refused.code == (429, 30046)
    assert 0 < refused.body["retry_after"] <= 20
    assert (await rest.edit("games", young)).status == 200
    assert (await rest.edit("general", elsewhere)).status == 200
    await alone.wind(21)
    assert (await rest.edit("games", old)).status == 200


async def test_too_many_changes_can_be_asked_for(rest: Rest, alone: Sandbox) -> None:
    message = (await rest.send()).id
    await alone.fault("PATCH /channels/*/messages/*", status=429, code=30046, retry_after=600)
    refused = await rest.edit("games", message)
    assert (refused.code, refused.body["retry_after"]) == ((429, 30046), 600)
    assert (await rest.edit("games", message)).status == 200


@pytest.mark.parametrize("status", [400, 403, 500])
async def test_a_fault_can_carry_any_code(rest: Rest, alone: Sandbox, status: int) -> None:
    await alone.fault("POST /channels/*", status=status, code=50083)
    assert (await rest.send()).code == (status, 50083)


REACTIONS = [("👍", 204, 0), ("🇳🇿", 204, 0), ("kiwi", 400, 10014), ("kea:123", 400, 10014), ("👍👍", 400, 10014)]


@pytest.mark.parametrize(("emoji", "status", "code"), REACTIONS)
async def test_only_possible_emoji_are_reactions(rest: Rest, emoji: str, *, status: int, code: int) -> None:
    message = (await rest.send()).id
    path = f"/channels/#games/messages/{message}/reactions/{emoji}/@me"
    put = await rest("PUT", path)
    assert put.status == status
    shown = (await rest("GET", f"/channels/#games/messages/{message}")).body.get("reactions") or []
    assert [each["emoji"]["name"] for each in shown] == ([emoji] if status == 204 else [])
    assert status == 204 or put.body["code"] == code
    assert (await rest("DELETE", path)).status == status


async def test_in_an_archived_thread_nobody_reacts(rest: Rest, alone: Sandbox) -> None:
    await rest.thread("Table")
    message = (await rest.send("Table")).id
    await alone.archive("Table")
    assert (await rest("PUT", f"/channels/#Table/messages/{message}/reactions/👍/@me")).code == (400, 50083)


async def test_a_reply_needs_its_message_in_the_same_channel_unless_it_may_be_missing(rest: Rest) -> None:
    here, there = (await rest.send()).id, (await rest.send("general")).id
    assert (await rest.send(message_reference={"message_id": here})).body["type"] == 19
    assert (await rest.send(message_reference={"message_id": there, "fail_if_not_exists": False})).body["type"] == 0


@pytest.mark.parametrize(("limit", "status"), [("1", 200), ("100", 200), ("0", 400), ("101", 400)])
async def test_so_many_messages_are_told_at_once(lenient: SandboxServer, limit: str, status: int) -> None:
    async with resting(lenient) as rest:
        assert (await rest("GET", "/channels/#games/messages", limit=limit)).status == status
