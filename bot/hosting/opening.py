"""Opening the host with the settings: the store, and components files of one's own."""

from __future__ import annotations

import asyncio
import json
import tomllib
from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from bot.hosting.clock import Clock
from bot.hosting.host import Host, Pace
from bot.hosting.playing import delays
from bot.hosting.rules_version import rules_version
from bot.hosting.thinking.processes import InProcesses, usual_workers
from bot.settings import Settings
from bot.store.database import is_server, open_database
from bot.store.errors import StoreError
from bot.store.instance_lock import lock_instance
from engine.contract import AnyGame, Unreadable
from engine.games import GAMES


async def open_host(settings: Settings, *, alone: bool = True, clock: Clock | None = None) -> Host:
    """Open the host. StoreError with the sentence's key when the store or a components file cannot be used.

    `alone`: as the one bot that runs over the file in the data folder, until the host is closed; StoreError:
    store-in-use.
    """
    components = {name: read_components(GAMES, name, path) for name, path in settings.components.items()}
    with ExitStack() as opened:
        if alone and not is_server(settings.database_address):
            claimed = await asyncio.to_thread(lock_instance, settings.data_dir)
            opened.callback(claimed.release)
        for game in GAMES.values():
            rules_version(game)  # read now: an update may put other files beside the code that runs
        database = await open_database(settings.data_dir, settings.database_address)
        database.hurry()
        return Host(
            database,
            components=components,
            thinking=InProcesses(
                settings.thinkers or usual_workers(), settings.hunter_seconds, settings.advice_seconds
            ),
            clock=clock,
            pace=Pace(settings.automa_pace, settings.gather, grace=delays.GRACE),
            cached_games=settings.cached_games,
            lookback_seconds=settings.lookback_seconds,
            on_close=opened.pop_all().close,
        )


def read_components(games: Mapping[str, AnyGame], name: str, path: Path) -> Mapping[str, Any]:
    """Read a components file (TOML or JSON) of a game and check it. StoreError names the file and what is wrong."""
    if name not in games:
        raise StoreError("components-unknown-game", game=name, games=", ".join(sorted(games)), path=str(path))
    try:
        text = path.read_text(encoding="utf-8")
        data = json.loads(text) if path.suffix == ".json" else tomllib.loads(text)
        if not isinstance(data, dict):
            raise Unreadable("expected an object")
        data.pop("provenance", None)  # where the numbers come from is not what is played with
        games[name].check_components(data)
    except OSError as error:
        raise StoreError("components-missing", path=str(path), cause=error.strerror or str(error)) from error
    except (Unreadable, ValueError) as error:
        raise StoreError("components-wrong", path=str(path), cause=str(error)) from error
    return data
