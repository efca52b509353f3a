"""The list of the servers that the bot is in, and what it sees of one that has removed it."""

import pytest

from sandbox import SandboxServer
from sandbox.driver import RefusedError, Sandbox
from tests.sandbox.rest import Rest, resting

LIST = "/users/@me/guilds"


def add_servers(server: SandboxServer, count: int) -> list[str]:
    """Add servers; return the ids of all in their order."""
    world = server.world
    for number in range(count):
        world.add_guild(f"Server {number}", world.find_person("ann"))
    return sorted(world.guilds, key=int)


async def test_servers_are_listed_in_pages(server: SandboxServer, rest: Rest) -> None:
    ids = add_servers(server, 450)
    first = await rest("GET", LIST)
    assert first.status == 200
    assert [each["id"] for each in first.body] == ids[:200]
    behind = await rest("GET", LIST, after=ids[199], limit="200")
    assert [each["id"] for each in behind.body] == ids[200:400]
    last = await rest("GET", LIST, after=ids[399])
    assert [each["id"] for each in last.body] == ids[400:]
    assert (await rest("GET", LIST, after=ids[-1])).body == []
    assert [each["id"] for each in (await rest("GET", LIST, before=ids[10], limit="3")).body] == ids[7:10]


async def test_a_listed_server_has_what_discord_tells(rest: Rest) -> None:
    plain = (await rest("GET", LIST)).body[0]
    assert set(plain) == {"id", "name", "icon", "banner", "owner", "permissions", "features"}
    assert (await rest("GET", LIST, with_counts="1")).body[0]["approximate_member_count"] > 1


@pytest.mark.parametrize("limit", ["0", "201"])
async def test_a_page_has_up_to_200(lenient: SandboxServer, limit: str) -> None:
    async with resting(lenient) as rest:
        assert (await rest("GET", LIST, limit=limit)).code == (400, 50035)


async def test_a_server_that_removed_the_bot_is_not_listed_nor_written_to(lenient: SandboxServer) -> None:
    async with resting(lenient) as rest, Sandbox(lenient.url) as sandbox:
        before = (await rest("GET", LIST)).body
        assert (await rest.send()).status == 200
        await sandbox.leave("Game Island")
        assert [each["name"] for each in before if each not in (await rest("GET", LIST)).body] == ["Game Island"]
        assert (await rest.send()).code == (403, 50001)
        await sandbox.invite("Game Island")
        assert (await rest("GET", LIST)).body == before
        assert (await rest.send()).status == 200
        with pytest.raises(RefusedError, match="no server"):
            await sandbox.leave("Nowhere")
