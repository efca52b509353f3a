"""Pictures of play: the first board of a fresh process; boards, hands and previews in the middle of games.

Each game is drawn in processes of its own, since a bot has drawn nothing when it starts: one draws a board and leaves
prepared pictures, as a bot's very first start does, and the next one finds them. Pillow's own encoder is given the same
board, so that machines can be compared. A board is drawn after all tables' boards before their last entries, so that
what an entry leaves as it was can be there still, as in the bot. `bench.pictures` tells more: close-ups, sheets.
"""

from __future__ import annotations

import io
import json
import random
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
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
from engine.preview import Preview
from engine.question import question_of
from render import Painter, Picture, painter
from render.kit.cache import REGIONS
from render.kit.prepared import keep_in
from render.words import Words

HOSTED = ("moa", "laisla", "wingspan")
ALONE = "wingspan"
"""The game whose person has no hand here: it is on a real table."""
POSITIONS = 24
EVERY = 6
"""How many entries lie between two positions that are drawn."""


def measure(positions: int = POSITIONS) -> dict[str, Any]:
    """Return for each game seconds to its first board, and milliseconds of each kind of picture, with kB of a board.

    And milliseconds and kB of Pillow's encoder.
    """
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
    moments = list(_moments(game, positions))
    began, busy = time.perf_counter(), time.process_time()
    paint = painter(game)
    first = paint.board(moments[0].public, words)
    figures: dict[str, Any] = {
        "first_board_s": round(time.perf_counter() - began, 3),
        "first_board_cpu_s": round(time.process_time() - busy, 3),
    }
    for _, job in (each for moment in moments for each in _jobs(paint, words, moment)):
        job()  # what pictures have in common is drawn once
    REGIONS.clear()  # no table shows the same twice: parts are there again only as its last board has left them
    for moment in moments:
        paint.board(moment.before, words)
    spent: dict[str, list[float]] = defaultdict(list)
    sizes = []
    for name, job in (each for moment in moments for each in _jobs(paint, words, moment)):
        began = time.thread_time()
        picture = job()
        spent[name].append(1000 * (time.thread_time() - began))
        if name == "board":
            sizes.append(len(picture.data) / 1000)
    figures |= {f"{name}_ms": round(median(its), 2) for name, its in spent.items()}
    figures["board_kB"] = round(median(sizes), 1)
    sys.stdout.write(json.dumps({**figures, "pillow": _by_pillow(first.data, positions)}))


@dataclass(frozen=True)
class Moment:
    """A moment of a random game."""

    before: Any
    """What all saw before the last entry: the table's last board."""
    public: Any
    own: Any
    """What a seat sees that is asked."""
    action: Any
    """What it may do then."""
    foreseen: Preview


def _jobs(paint: Painter, words: Words, moment: Moment) -> Iterator[tuple[str, Callable[[], Picture]]]:
    """Return what draws the pictures of a moment, by name."""
    yield "board", partial(paint.board, moment.public, words, before=moment.before)
    yield "preview", partial(paint.preview, moment.own, words, moment.action, moment.foreseen)
    if paint is not painter(ALONE):
        yield "hand", partial(paint.hand, moment.own, words)


def _moments(name: str, positions: int) -> Iterator[Moment]:
    """Return moments of random games of all numbers of seats."""
    game, left = GAMES[name], positions
    for seats in game.seat_counts:
        rng = random.Random(seats)
        match = Match.start(game, new_setup(game, game.colours[:seats]), rng)
        before = game.view(match.position, None)
        wanted = -(-left // (len(game.seat_counts) - game.seat_counts.index(seats)))
        left -= wanted
        for entry in play_on(match, dict.fromkeys(match.setup.seats, PLAYERS["random"]), rng):
            now = game.view(match.position, None)
            if entry.n % EVERY == 0 and wanted and match.decisions():
                seat = match.decisions()[0].seat
                question = question_of(game, match.position, seat)
                action = PLAYERS["random"].choose(question, random.Random(entry.n))
                yield Moment(before, now, game.view(match.position, seat), action, question.preview(action))
                wanted -= 1
            before = now


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
