"""Starting and stopping the stand-in, and pointing discord.py at it."""

import asyncio
import sys

import discord.http
import pytest
from discord.gateway import DiscordWebSocket
from yarl import URL

from bot.discord.running.endpoint import redirect
from sandbox import SandboxServer
from sandbox.clock import Clock
from sandbox.model.snowflakes import Snowflakes
from tests.support.sandbox import running


@pytest.mark.parametrize("host", ["0.0.0.0", "192.168.1.5", "example.org", ""])
def test_it_listens_on_this_machine_only(host: str) -> None:
    with pytest.raises(ValueError, match="not loopback"):
        SandboxServer(host=host)


async def test_a_taken_port_is_an_error_and_a_stopped_server_frees_it() -> None:
    first = SandboxServer()
    url = await first.start()
    port = int(url.rpartition(":")[2])
    with pytest.raises(OSError, match="use"):
        await SandboxServer(port).start()
    await first.stop()
    second = SandboxServer(port)
    assert await second.start() == url
    await second.stop()


def test_before_the_start_there_is_nothing() -> None:
    with pytest.raises(RuntimeError, match="not been started"):
        _ = SandboxServer().world


@pytest.mark.parametrize("base", ["http://example.org:8300", "https://127.0.0.1", "http://127.0.0.1.evil.example", "x"])
def test_discord_py_is_never_sent_elsewhere(base: str) -> None:
    before = discord.http.Route.BASE
    with pytest.raises(ValueError, match="must be at"):
        redirect(base)
    assert before == discord.http.Route.BASE


def test_discord_py_is_sent_to_the_sandbox(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discord.http.Route, "BASE", "")
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", None)
    redirect("http://localhost:8300/")
    assert discord.http.Route.BASE == "http://localhost:8300/api/v10"
    assert str(DiscordWebSocket.DEFAULT_GATEWAY) == "ws://localhost:8300/gateway"


async def test_it_runs_alone_and_says_where() -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "sandbox", "--port", "0", stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    line = (await process.stdout.readline()).decode()
    process.terminate()
    await process.wait()
    assert line.startswith("Sandbox at http://127.0.0.1:")
    assert "this machine only" in line


async def test_alarms_ring_when_the_clock_is_pushed_forward() -> None:
    clock = Clock(lambda: 1000.0)
    rung = asyncio.Event()
    clock.call_in(60, rung.set)
    cancelled = clock.call_in(50, lambda: pytest.fail("cancelled"))
    cancelled.cancel()
    clock.wind(59)
    await asyncio.sleep(0)
    assert not rung.is_set()
    clock.wind(1)
    await rung.wait()
    assert clock.now() == 1060
    assert not clock.alarms


def test_ids_grow_and_tell_their_time_even_when_many_are_made_at_once() -> None:
    new_id = Snowflakes(Clock(lambda: 1_700_000_000.0))
    ids = [int(new_id()) for _ in range(10_000)]
    assert ids == sorted(set(ids))
    assert (ids[0] >> 22) + 1_420_070_400_000 == 1_700_000_000_000


@pytest.mark.parametrize("announced", [0, 1000])
async def test_an_upload_that_is_cut_short_is_refused_quietly(announced: int, caplog: pytest.LogCaptureFixture) -> None:
    """Its sender went away, or stopped before the last boundary."""
    part = 'Content-Disposition: form-data; name="files[0]"; filename="board.png"'
    body = f"--cut\r\n{part}\r\n\r\nhalf of a pic"
    async with running() as server:
        where = URL(server.url)
        reader, writer = await asyncio.open_connection(where.host, where.port)
        head = (
            "POST /api/v10/channels/1/messages HTTP/1.1",
            f"Host: {where.authority}",
            f"Authorization: Bot {server.token}",
            "Content-Type: multipart/form-data; boundary=cut",
            f"Content-Length: {announced or len(body)}",
            "Connection: close",
        )
        writer.write(("\r\n".join(head) + "\r\n\r\n" + body).encode())
        if announced:
            writer.write_eof()
        told = (await reader.read()).decode()
        writer.close()
    assert ("400 Bad Request" in told) == (not announced)
    assert caplog.messages == []
