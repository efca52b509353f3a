"""How far one press reaches: the files whose functions run, and the calls from one room into another.

A Moa placement is typed as a command, through the real client over a simulated Discord. Counts, not times: they are the
same on every machine.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import FrameType
from typing import Any

from bot.hosting.table import Person, Place, Press
from engine.moa.actions import PlaceBirds
from tests.bot.discord.stage import QUICK_MOA, Stage, staged

ROOT = Path(__file__).parents[1]
ROOMS = ("bot", "engine", "render")


def measure() -> dict[str, dict[str, int]]:
    """Return for the act and for the post that follows: files, moves between rooms, calls."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measure(Path(folder)))


class Reach:
    """Counts what runs."""

    def __init__(self) -> None:
        self.files: set[str] = set()
        self.moves = 0
        self.calls = 0

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        """Take note of a call (as `sys.setprofile` has it)."""
        here = room_of(frame.f_code.co_filename)
        if event != "call" or here is None or frame.f_code.co_name == "<module>":
            return
        self.files.add(frame.f_code.co_filename)
        self.calls += 1
        self.moves += _room_before(frame) not in (None, here)

    def figures(self) -> dict[str, int]:
        """Return the counts."""
        return {"files": len(self.files), "moves": self.moves, "calls": self.calls}


@cache
def room_of(file: str) -> str | None:
    """Return the room of a file ("bot/hosting"); None where it is no product code."""
    path = Path(file)
    if not path.is_relative_to(ROOT) or (parts := path.relative_to(ROOT).parts)[0] not in ROOMS:
        return None
    return "/".join(parts[:2]) if len(parts) > 2 else parts[0]


def _room_before(frame: FrameType) -> str | None:
    """Return the room that called, over what lies between."""
    before = frame.f_back
    while before is not None and room_of(before.f_code.co_filename) is None:
        before = before.f_back
    return None if before is None else room_of(before.f_code.co_filename)


@contextmanager
def counted() -> Iterator[Reach]:
    """Count what runs inside."""
    reach = Reach()
    sys.setprofile(reach)
    try:
        yield reach
    finally:
        sys.setprofile(None)


async def _measure(folder: Path) -> dict[str, dict[str, int]]:
    async with staged(folder, QUICK_MOA) as stage:
        await stage.start_game()
        who, text = await _placement(stage)
        with counted() as acting:
            await stage.people[who].slash(stage.channel, "moa do", action=text)
        with counted() as posting:
            await stage.deliver()
        return {"act": acting.figures(), "post": posting.figures()}


def _looking(stage: Stage, who: str) -> Press:
    person = stage.people[who]
    return Press(0, Person(person.id, who), Place(stage.guild.id, stage.channel.id))


async def _placement(stage: Stage) -> tuple[str, str]:
    """Return who can place birds, and the command's text; a seat that cannot passes."""
    while True:
        table, who = await stage.table(), await stage.asked()
        turn = await stage.host.playing.turn(_looking(stage, who), table.id)
        for action in turn.actions():
            if isinstance(action, PlaceBirds):
                return who, turn.game.notation(action)
        await stage.command(who, "moa pass")
