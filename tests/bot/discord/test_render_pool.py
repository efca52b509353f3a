from __future__ import annotations

import asyncio
from collections.abc import Callable
from threading import Event

from bot.discord.messages.pictures import RenderPool
from bot.drawing.threads import InThreads
from render.contract import Picture


def drawing(wait: Event | None = None) -> Callable[[], Picture]:
    def job() -> Picture:
        if wait is not None:
            wait.wait()
        return Picture(b"", "image/png", 1, 1, "")

    return job


async def test_what_all_see_does_not_queue_behind_private_pictures() -> None:
    render_pool, hold = RenderPool(InThreads(2)), Event()
    private = [asyncio.create_task(render_pool.draw(number, "hand", drawing(hold))) for number in range(5)]
    await asyncio.sleep(0)
    async with asyncio.timeout(10):
        assert await render_pool.draw("post", "board", drawing(), public=True) is not None
    hold.set()
    assert all(await asyncio.gather(*private))
    await render_pool.stop()


async def test_only_the_newest_picture_of_a_key_is_given() -> None:
    render_pool, hold = RenderPool(InThreads(1)), Event()
    first = asyncio.create_task(render_pool.draw("panel", "hand", drawing(hold)))
    await asyncio.sleep(0)
    second = asyncio.create_task(render_pool.draw("panel", "hand", drawing()))
    await asyncio.sleep(0)
    hold.set()
    assert await first is None
    assert await second is not None
    await render_pool.stop()


async def test_what_nobody_waits_for_any_more_is_not_drawn_once_a_worker_is_free() -> None:
    render_pool, hold, drawn = RenderPool(InThreads(2)), Event(), list[str]()

    def preview() -> Picture:
        drawn.append("preview")
        return drawing()()

    busy = [asyncio.create_task(render_pool.draw(name, "board", drawing(hold), public=True)) for name in ("one", "two")]
    await asyncio.sleep(0)
    waits = asyncio.create_task(render_pool.draw("panel", "preview", preview))
    await asyncio.sleep(0)
    render_pool.forget("panel")
    hold.set()
    assert await waits is None
    assert all(await asyncio.gather(*busy))
    assert drawn == []
    await render_pool.stop()
