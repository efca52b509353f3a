"""Threads, direct messages, more people and channels, and who sees what."""

import pytest

from sandbox import SandboxServer
from sandbox.driver import Person, RefusedError, Sandbox


@pytest.fixture
async def placed(ann: Person) -> None:
    assert (await ann.command("/place")).text == "done"


@pytest.mark.usefixtures("placed")
async def test_threads_are_listed_under_their_channel_and_can_be_read(ann: Person, ben: Person) -> None:
    channels = {each["name"]: each for each in (await ben.world())["channels"]}
    assert channels["Table 8"]["parent"] == channels["games"]["id"]
    assert channels["Table 9"]["type"] == 11
    assert [each.text for each in await ben.sees("Table 8")] == ["Welcome to table 8"]
    message = next(each for each in await ann.sees() if each.text == "A table in a thread")
    assert message.payload["thread"]["id"] == message.id == channels["Table 8"]["id"]


@pytest.mark.usefixtures("placed")
async def test_a_private_thread_is_seen_by_its_members_only(ann: Person, ben: Person) -> None:
    assert [each.text for each in await ann.sees("Secret")] == ["Psst"]
    assert "Secret" not in {each["name"] for each in (await ben.world())["channels"]}
    with pytest.raises(RefusedError):
        await ben.sees("Secret")


@pytest.mark.usefixtures("placed")
async def test_direct_messages_are_between_the_bot_and_one_person(ann: Person, ben: Person) -> None:
    [direct] = [each for each in (await ann.world())["channels"] if each["type"] == 1]
    assert direct["pings"] == 1
    assert [each.text for each in await ann.sees(direct["id"])] == ["Hello in private"]
    with pytest.raises(RefusedError):
        await ben.sees(direct["id"])


@pytest.mark.usefixtures("placed")
async def test_commands_work_in_threads_and_direct_messages(ann: Person) -> None:
    direct = next(each["id"] for each in (await ann.world())["channels"] if each["type"] == 1)
    for channel in ("Table 8", direct):
        assert (await ann.command("/go", territory="Lake", channel=channel)).text == "1 to Lake"


async def test_a_server_shows_its_channels_to_members_only(sandbox: Sandbox) -> None:
    cleo = sandbox.person("cleo")
    assert {each["name"] for each in (await cleo.world())["servers"]} == {"Game Island"}
    with pytest.raises(RefusedError, match="does not see"):
        await cleo.command("/go", territory="Lake", channel="spiele")


async def test_many_people_and_channels_can_be_added(sandbox: Sandbox, server: SandboxServer) -> None:
    await sandbox.add_channels(*(f"table-{number}" for number in range(200)))
    people = await sandbox.add_people(*(f"guest-{number}" for number in range(100)), locale="pl")
    await people[99].command("/go", territory="Lake", channel="table-199")
    ids = [*server.world.channels, *server.world.people]
    assert len(set(ids)) == len(ids)
    assert all(int(each) >> 22 for each in ids)
    with pytest.raises(RefusedError, match="already"):
        await sandbox.add_people("guest-5")


async def test_what_is_unknown_is_named(ann: Person, sandbox: Sandbox) -> None:
    with pytest.raises(RefusedError, match="nobody called"):
        await sandbox.person("zoe").sees()
    with pytest.raises(RefusedError, match="no channel"):
        await ann.sees("nowhere")
    with pytest.raises(RefusedError, match="not offered"):
        await ann.command("/fly")
    with pytest.raises(RefusedError, match="needs one of: new"):
        await ann.command("/table")
