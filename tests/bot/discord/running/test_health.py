"""How a process says that it is, in the order in which it starts and ends; the guide tells what each word means."""

from __future__ import annotations

from pathlib import Path

from bot.discord.running.health import Health
from bot.store.database import open_database

ROOT = Path(__file__).parents[4]


async def test_it_is_ready_only_when_people_can_reach_it(tmp_path: Path) -> None:
    health, said = Health(), list[str | None]()

    async def ask() -> None:
        said.append(await health.trouble())

    await ask()
    health.waits_for = "store-unreachable"
    await ask()
    health.database = await open_database(tmp_path)
    await ask()
    health.logged_in = True
    await ask()
    health.connected = lambda: False
    await ask()
    health.connected = lambda: True
    health.ready.set()
    await ask()
    health.draining = True
    await ask()
    await health.database.close()

    assert said == ["starting", "store-unreachable", "not-logged-in", "starting", "not-connected", None, "draining"]
    guide = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    assert [word for word in said if f"\n| `{word or 'ok'}`" not in guide] == []
