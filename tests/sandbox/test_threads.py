"""Threads as Discord has them: archived after their time, brought back by a post, locked, private."""

from pathlib import Path

import pytest

from sandbox import SandboxServer
from sandbox.driver import RefusedError, Sandbox
from tests.sandbox.rest import Rest, resting
from tests.support.sandbox import running

ARCHIVED, LOCKED, LOCKED_AND_ARCHIVED, NO_ACCESS = (400, 50083), (403, 160005), (403, 50083), (403, 50001)
MINUTE = 60


async def archived(rest: Rest, thread: str) -> bool:
    return bool((await rest("GET", f"/channels/{thread}")).body["thread_metadata"]["archived"])


@pytest.mark.parametrize(("asked", "minutes"), [({}, 1440), ({"auto_archive_duration": 60}, 60)])
async def test_a_thread_is_archived_after_its_time_without_a_message(
    rest: Rest, alone: Sandbox, asked: dict[str, int], minutes: int
) -> None:
    thread = (await rest.thread("Table", "games", **asked)).id
    await alone.wind((minutes - 1) * MINUTE)
    await rest.send("Table")
    await alone.wind((minutes - 1) * MINUTE)
    assert not await archived(rest, thread)
    await alone.wind(2 * MINUTE)
    assert await archived(rest, thread)


async def test_in_an_archived_thread_messages_cannot_be_changed_and_a_post_brings_it_back(
    rest: Rest, alone: Sandbox
) -> None:
    thread = (await rest.thread("Table")).id
    message = (await rest.send("Table")).id
    await alone.archive("Table")
    assert (await rest.edit("Table", message)).code == ARCHIVED
    assert (await rest("PUT", f"/channels/{thread}/thread-members/@me")).code == ARCHIVED
    assert (await rest("PATCH", f"/channels/{thread}", {"name": "Other"})).code == ARCHIVED
    assert (await rest.send("Table")).status == 200
    assert not await archived(rest, thread)
    assert (await rest.edit("Table", message)).status == 200


async def test_whoever_says_something_brings_a_thread_back(rest: Rest, alone: Sandbox) -> None:
    thread = (await rest.thread("Table")).id
    await alone.archive("Table")
    await alone.person("ben").say("still there?", "Table")
    assert not await archived(rest, thread)


async def test_the_bot_may_archive_wake_and_lock_its_own_threads_and_wake_others(rest: Rest, alone: Sandbox) -> None:
    own, other = (await rest.thread("Own")).id, await alone.person("ann").open_thread("Other")
    for thread, may_archive in ((own, 200), (other, 403)):
        assert (await rest("PATCH", f"/channels/{thread}", {"archived": True})).status == may_archive
        await alone.archive(thread)
        assert (await rest("PATCH", f"/channels/{thread}", {"archived": False})).status == 200
        assert not await archived(rest, thread)
        assert (await rest("PATCH", f"/channels/{thread}", {"locked": True})).status == may_archive
        assert (await rest("PATCH", f"/channels/{thread}", {"locked": False})).code == (403, 50013)


async def test_in_a_locked_thread_the_bot_may_neither_post_nor_change(rest: Rest, alone: Sandbox) -> None:
    await rest.thread("Table")
    message = (await rest.send("Table")).id
    await alone.lock("Table")
    assert (await rest.send("Table")).code == LOCKED
    assert (await rest.edit("Table", message)).code == LOCKED
    with pytest.raises(RefusedError, match="moderators"):
        await alone.person("ben").say("hello", "Table")
    await alone.archive("Table")
    assert (await rest.send("Table")).code == LOCKED_AND_ARCHIVED
    assert (await rest.edit("Table", message)).code == ARCHIVED
    assert (await rest("DELETE", f"/channels/#Table/messages/{message}")).code == LOCKED_AND_ARCHIVED
    await alone.unlock("Table")
    assert (await rest.send("Table")).status == 200


async def test_a_moderating_owner_writes_in_a_locked_thread(rest: Rest, alone: Sandbox) -> None:
    thread = (await rest.thread("Table")).id
    await alone.lock("Table")
    await alone.archive("Table")
    await alone.person("ann").say("open again", "Table")
    assert not await archived(rest, thread)


async def test_a_private_thread_is_no_place_for_the_bot_until_it_is_mentioned(rest: Rest, alone: Sandbox) -> None:
    ann = alone.person("ann")
    await ann.open_thread("Secret", private=True, members=["ben"])
    assert (await rest.send("Secret")).code == NO_ACCESS
    assert (await rest("GET", "/channels/#Secret")).code == NO_ACCESS
    await alone.person("ben").say(f"<@{rest.server.world.bot_id}> come in", "Secret")
    assert (await rest.send("Secret")).status == 200
    await alone.remove_bot("Secret")
    assert (await rest.send("Secret")).code == NO_ACCESS
    await alone.bring_bot("Secret")
    assert (await rest.send("Secret")).status == 200
    with pytest.raises(RefusedError, match="does not see"):
        await alone.person("cleo").sees("Secret")


async def test_a_private_channel_is_seen_by_its_members_and_their_bot_only(rest: Rest, alone: Sandbox) -> None:
    await alone.add_channels("closed", members=["ann"])
    assert (await rest.send("closed")).code == NO_ACCESS
    assert (await rest.thread("In it", "closed")).code == NO_ACCESS
    with pytest.raises(RefusedError, match="does not see"):
        await alone.person("ben").sees("closed")
    await alone.bring_bot("closed")
    assert (await rest.send("closed")).status == 200
    with pytest.raises(RefusedError, match="Everybody"):
        await alone.remove_bot("games")


async def test_a_deleted_channel_is_unknown_with_its_threads(rest: Rest, alone: Sandbox) -> None:
    thread = (await rest.thread("Table", "quiet-corner")).id
    channel = rest.server.world.find_channel("quiet-corner").id
    await alone.delete_channel("quiet-corner")
    for gone in (channel, thread):
        assert (await rest("POST", f"/channels/{gone}/messages", {"content": "a"})).code == (404, 10003)


async def test_a_forum_takes_posts_and_no_messages(rest: Rest, alone: Sandbox) -> None:
    await alone.add_channels("forum", kind="forum")
    assert (await rest.send("forum")).code == (400, 50008)
    posted = await rest("POST", "/channels/#forum/threads", {"name": "A post", "message": {"content": "first"}})
    assert posted.id == posted.body["message"]["id"]
    assert [each.text for each in await alone.person("ben").sees("A post")] == ["first"]
    theirs = await alone.person("ben").open_thread("Their post", "forum", text="look")
    assert (await rest("POST", f"/channels/{theirs}/messages", {"content": "seen"})).status == 200
    with pytest.raises(RefusedError, match="Nobody can write"):
        await alone.person("ben").say("hello", "forum")


KINDS = [
    ("text", 11, True),
    ("text", 12, True),
    ("text", 10, False),
    ("announcement", 10, True),
    ("announcement", 11, False),
    ("announcement", 12, False),
    ("voice", 11, False),
    ("stage", 11, False),
    ("category", 11, False),
]


@pytest.mark.parametrize(("kind", "thread", "taken"), KINDS)
async def test_which_threads_a_channel_takes(
    rest: Rest, alone: Sandbox, kind: str, thread: int, *, taken: bool
) -> None:
    await alone.add_channels("place", kind=kind)
    made = await rest.thread("Table", "place", type=thread)
    if taken:
        assert (made.status, made.body["type"]) == (201, thread)
    else:
        assert made.code == (400, 50024)


@pytest.mark.parametrize(
    ("kind", "sent", "threaded"),
    [("text", 200, 11), ("announcement", 200, 10), ("voice", 200, None), ("stage", 200, None), ("category", 400, None)],
)
async def test_messages_and_the_threads_on_them(
    rest: Rest, alone: Sandbox, kind: str, sent: int, threaded: int | None
) -> None:
    await alone.add_channels("place", kind=kind)
    message = await rest.send("place")
    assert message.status == sent
    if sent == 200:
        begun = await rest("POST", f"/channels/#place/messages/{message.id}/threads", {"name": "Table"})
        assert begun.body.get("type") == threaded or begun.code == (400, 50024)


async def test_there_are_no_threads_in_threads_or_direct_messages(rest: Rest) -> None:
    await rest.thread("Table")
    assert (await rest.thread("Deeper", "Table")).code == (400, 50024)
    ben = rest.server.world.find_person("ben").id
    direct = (await rest("POST", "/users/@me/channels", {"recipient_id": ben})).id
    assert (await rest("POST", f"/channels/{direct}/threads", {"name": "Table"})).code == (400, 50003)


async def test_only_active_threads_that_the_bot_sees_are_listed(rest: Rest, alone: Sandbox) -> None:
    shown = (await rest.thread("Shown")).id
    await rest.thread("Short", "games", auto_archive_duration=60)
    asleep = (await rest.thread("Asleep")).id
    await alone.person("ann").open_thread("Secret", private=True)
    await alone.archive(asleep)
    await alone.wind(61 * MINUTE)
    guild = rest.server.world.find_guild("Game Island").id
    listed = (await rest("GET", f"/guilds/{guild}/threads/active")).body["threads"]
    assert [each["id"] for each in listed] == [shown]


async def test_people_see_who_is_in_and_what_is_locked(rest: Rest, alone: Sandbox) -> None:
    await alone.person("ann").open_thread("Secret", private=True)
    await rest.thread("Table")
    await alone.lock("Table")
    seen = {each["name"]: each for each in (await alone.person("ann").world())["channels"]}
    assert (seen["Secret"]["private"], seen["Secret"]["bot"]) == (True, False)
    assert (seen["Table"]["locked"], seen["Table"]["archived"], seen["Table"]["bot"]) == (True, False, True)


async def test_a_kept_world_keeps_what_is_private_locked_or_archived(tmp_path: Path) -> None:
    async with running(SandboxServer(data=tmp_path)) as server, Sandbox(server.url) as sandbox, resting(server) as rest:
        await rest.thread("Table")
        await sandbox.lock("Table")
        await sandbox.archive("Table")
        await sandbox.add_channels("closed", members=["ann"])
    async with running(SandboxServer(data=tmp_path)) as server, resting(server) as rest:
        assert (await rest.send("Table")).code == LOCKED_AND_ARCHIVED
        assert (await rest.send("closed")).code == NO_ACCESS
