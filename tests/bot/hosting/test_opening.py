from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from bot.hosting.opening import alone_over, open_host
from bot.hosting.table import Person, Place, Press
from bot.settings import Settings
from bot.store.database import FILE
from bot.store.errors import StoreError

HERE = Place(9, 100)
SHIPPED = files("engine.moa").joinpath("components.toml").read_text(encoding="utf-8")


@pytest.fixture(autouse=True)
def storage() -> None:
    """What is opened here is a folder."""


def settings(folder: Path, monkeypatch: pytest.MonkeyPatch, **environment: str) -> Settings:
    monkeypatch.chdir(folder)
    monkeypatch.setenv("DATA_DIR", str(folder / "data"))
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    return Settings()


async def test_a_components_file_of_ones_own_is_played_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = tmp_path / "own.toml"
    own.write_text(SHIPPED.replace("hand = 9 ", "hand = 5 "), encoding="utf-8")
    host = await open_host(settings(tmp_path, monkeypatch, COMPONENTS_MOA=str(own)))
    table = await host.lobbies.open(Press(1, Person(1, "Ann"), HERE), "moa", {}, "en")
    await host.lobbies.add_automa(Press(2, Person(1, "Ann"), HERE), table.id)
    await host.lobbies.start(Press(3, Person(1, "Ann"), HERE), table.id)
    sight = await host.looking.sight(1, table.id)
    assert [seat.cards for seat in sight.view.seats if not seat.neutral] == [5, 5]
    assert b"provenance" not in await host.tables.record(None, table.id)
    await host.close()


async def test_one_bot_runs_over_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.store.instance_lock.PATIENCE", 0)
    chosen = settings(tmp_path, monkeypatch)
    async with alone_over(chosen):
        with pytest.raises(StoreError, match="store-in-use"):
            async with alone_over(chosen):
                pass
        await (await open_host(chosen)).close()
    async with alone_over(chosen):
        pass


async def test_a_start_that_fails_lets_the_next_one_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / FILE).touch()
    chosen = settings(tmp_path, monkeypatch)
    with pytest.raises(StoreError, match="store-empty"):
        async with alone_over(chosen):
            await open_host(chosen)
    (tmp_path / "data" / FILE).unlink()
    async with alone_over(chosen):
        await (await open_host(chosen)).close()


@pytest.mark.parametrize(
    ("name", "content", "reason"),
    [
        ("COMPONENTS_CHESS", SHIPPED, "components-unknown-game"),
        ("COMPONENTS_MOA", None, "components-missing"),
        ("COMPONENTS_MOA", "no toml", "components-wrong"),
        ("COMPONENTS_MOA", SHIPPED.replace("hand = 9 ", "hand = -1 "), "components-wrong"),
    ],
)
async def test_a_wrong_components_file_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, content: str | None, reason: str
) -> None:
    own = tmp_path / "own.toml"
    if content is not None:
        own.write_text(content, encoding="utf-8")
    with pytest.raises(StoreError) as caught:
        await open_host(settings(tmp_path, monkeypatch, **{name: str(own)}))
    assert caught.value.reason == reason
    assert caught.value.facts["path"] == str(own)
    assert not (tmp_path / "data").exists()
