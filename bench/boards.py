"""The board that a post shows: the first one of a fresh process, and view to bytes in the middle of games.

Each game is drawn in processes of its own, since a bot has drawn nothing when it starts: one draws a board and leaves
prepared pictures, as a bot's very first start does, and the next one finds them. Pillow's own encoder is given the same
board, so that machines can be compared. `bench.pictures` tells more of the pictures: hands, close-ups, sheets.
"""

from __future__ import annotations

import io
import json
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

from PIL import Image

from bot.locale.words import wording
from engine.automa import PLAYERS
from engine.automa.play import play_on
from engine.games import GAMES
from engine.log import new_setup
from engine.match import Match
from render import painter
from render.kit.prepared import keep_in

HOSTED = ("moa", "laisla", "wingspan")
POSITIONS = 24
EVERY = 6
"""How many entries lie between two positions that are drawn."""


def measure(positions: int = POSITIONS) -> dict[str, Any]:
    """Return for each game seconds to its first board, milliseconds and kB of one; the same of Pillow's encoder."""
    found = {name: _figures(name, positions) for name in HOSTED}
    encoded = [each.pop("pillow") for each in found.values()]
    return {
        **found,
        "pillow_ms": round(median(each["ms"] for each in encoded), 2),
        "pillow_kB": round(median(each["kB"] for each in encoded), 1),
    }


def _figures(game: str, positions: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as pictures:
        ever = _alone(game, 1, pictures)
        return {"first_ever_s": ever["first_board_s"], **_alone(game, positions, pictures)}


def _alone(game: str, positions: int, pictures: str) -> dict[str, Any]:
    """Draw in a process of its own."""
    code = f"from bench.boards import draw; draw({game!r}, {positions}, {pictures!r})"
    done = subprocess.run([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def draw(game: str, positions: int, pictures: str) -> None:
    """Print what drawing a game takes, as JSON; prepared pictures are in the folder `pictures`."""
    keep_in(Path(pictures))
    words = wording("en")
    views = list(_views(game, positions))
    began, busy = time.perf_counter(), time.process_time()
    paint = painter(game)
    first = paint.board(views[0][1], words)
    figures: dict[str, Any] = {
        "first_board_s": round(time.perf_counter() - began, 3),
        "first_board_cpu_s": round(time.process_time() - busy, 3),
    }
    for before, view in views:  # what boards have in common is drawn once
        paint.board(view, words, before=before)
    spent, sizes = [], []
    for before, view in views:
        began = time.thread_time()
        picture = paint.board(view, words, before=before)
        spent.append(1000 * (time.thread_time() - began))
        sizes.append(len(picture.data) / 1000)
    figures |= {"board_ms": round(median(spent), 2), "board_kB": round(median(sizes), 1)}
    sys.stdout.write(json.dumps({**figures, "pillow": _by_pillow(first.data, positions)}))


def _views(name: str, positions: int) -> Iterator[tuple[Any, Any]]:
    """Return public views of random games of all numbers of seats, each with the one that was posted before."""
    game, left = GAMES[name], positions
    for seats in game.seat_counts:
        rng = random.Random(seats)
        match = Match.start(game, new_setup(game, game.colours[:seats]), rng)
        before = game.view(match.position, None)
        wanted = -(-left // (len(game.seat_counts) - game.seat_counts.index(seats)))
        left -= wanted
        for entry in play_on(match, dict.fromkeys(match.setup.seats, PLAYERS["random"]), rng):
            if entry.n % EVERY == 0 and wanted:
                now = game.view(match.position, None)
                yield before, now
                before, wanted = now, wanted - 1


def _by_pillow(board: bytes, times: int) -> dict[str, float]:
    """Encode a board with Pillow alone: a palette PNG, compression 1."""
    flat = Image.open(io.BytesIO(board))
    flat.load()
    spent, data = [], b""
    for _ in range(times):
        began = time.thread_time()
        data = _saved(flat)
        spent.append(1000 * (time.thread_time() - began))
    return {"ms": median(spent), "kB": len(data) / 1000}


def _saved(image: Image.Image) -> bytes:
    buffer = io.BytesIO()
    image.save(buffer, "PNG", compress_level=1)
    return buffer.getvalue()
