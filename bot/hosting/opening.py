"""Opening the host with the settings: the store, and components files of one's own."""

from __future__ import annotations

import asyncio
import json
import re
import tomllib
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
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
from engine.faults import Phrase, no_text, phrase
from engine.games import GAMES

_PLACE = re.compile(r"(.*) \(at line (\d+), column (\d+)\)", re.DOTALL)
"""How a fault of TOML is told; of one at the end of the text the place is left out."""


@asynccontextmanager
async def alone_over(settings: Settings) -> AsyncIterator[None]:
    """Be the one bot that runs over the file in the data folder, until the end of the block. StoreError: store-in-use.

    Over a server any number may run.
    """
    if is_server(settings.database_address):
        yield
        return
    claimed = await asyncio.to_thread(lock_instance, settings.data_dir)
    try:
        yield
    finally:
        claimed.release()


async def open_host(settings: Settings, *, clock: Clock | None = None) -> Host:
    """Open the host. StoreError with the sentence's key when the store or a components file cannot be used."""
    components = {name: read_components(GAMES, name, path) for name, path in settings.components.items()}
    for game in GAMES.values():
        rules_version(game)  # read now: an update may put other files beside the code that runs
    database = await open_database(settings.data_dir, settings.database_address)
    database.hurry()
    return Host(
        database,
        components=components,
        thinking=InProcesses(settings.thinkers or usual_workers(), settings.hunter_seconds, settings.advice_seconds),
        clock=clock,
        pace=Pace(settings.automa_pace, settings.gather, grace=delays.GRACE),
        cached_games=settings.cached_games,
        lookback_seconds=settings.lookback_seconds,
    )


def read_components(games: Mapping[str, AnyGame], name: str, path: Path) -> Mapping[str, Any]:
    """Read a components file (TOML or JSON) of a game and check it. StoreError names the file and what is wrong."""
    if name not in games:
        raise StoreError("components-unknown-game", game=name, games=", ".join(sorted(games)), path=str(path))
    try:
        data = _parsed(path)
        if not isinstance(data, dict):
            raise Unreadable(phrase("fault-no-object", "expected an object"))
        data.pop("provenance", None)  # where the numbers come from is not what is played with
        games[name].check_components(data)
    except OSError as error:
        raise StoreError("components-missing", path=str(path), cause=error.strerror or str(error)) from error
    except Unreadable as error:
        raise StoreError("components-wrong", path=str(path), cause=error.message) from error
    return data


def _parsed(path: Path) -> Any:
    """Return what stands in a file, JSON or TOML. Unreadable says from which place on it is none."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise Unreadable(phrase("fault-no-utf-8", "expected UTF-8, found {found}", found=no_text(error))) from error
    try:
        return json.loads(text) if path.suffix == ".json" else tomllib.loads(text)
    except json.JSONDecodeError as error:
        raise Unreadable(_no_text_of("JSON", error.msg, error.lineno, error.colno)) from error
    except tomllib.TOMLDecodeError as error:
        told = _PLACE.fullmatch(str(error))
        said, *place = told.groups() if told else (str(error), *_end_of(text))
        raise Unreadable(_no_text_of("TOML", said, *place)) from error
    except (ValueError, RecursionError) as error:
        raise Unreadable(phrase("fault-strange-file", "something in it cannot be read ({said})", said=error)) from error


def _no_text_of(form: str, said: str, line: object, column: object) -> Phrase:
    """Return from which place on a text is no JSON or TOML; `said` is Python's word, which is English."""
    return phrase(
        "fault-form",
        "no {form} from line {line}, column {column} on ({said})",
        form=form,
        said=said,
        line=str(line),
        column=str(column),
    )


def _end_of(text: str) -> tuple[int, int]:
    lines = text.split("\n")
    return len(lines), len(lines[-1]) + 1
