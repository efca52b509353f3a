"""Pictures: from a view to bytes, and the ways to encode them that were compared."""

from __future__ import annotations

import io
import random
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from PIL import Image

from bot.locale import wording
from engine.automa import RandomPlayer
from engine.contract import AnyGame
from engine.laisla import laisla
from engine.log import new_setup
from engine.match import Match
from engine.moa import moa
from engine.question import question_of
from engine.wingspan import wingspan
from render import Picture, painter
from render.kit.encode import png

NAMES = {"yellow": "Maximilian", "red": "Ann", "green": "Bartłomiej", "blue": "Kiri Ngāti", "white": "Jo"}
GAMES: tuple[AnyGame, ...] = (moa, laisla, wingspan)
EVERY = 6
"""Every how many entries of a game a picture is made."""


def measure() -> dict[str, Any]:
    """Draw positions of whole random games, each with the one before it, as a channel would see them."""
    figures: dict[str, Any] = {game.name: _game(game) for game in GAMES}
    game = GAMES[0]
    view = game.view(Match.start(game, new_setup(game, game.colours[:5]), random.Random(1)).position, None)
    picture = painter(game.name).board(view, wording("en"))
    return {**figures, "encodings": _encodings(Image.open(io.BytesIO(picture.data)))}


def _game(game: AnyGame) -> dict[str, Any]:
    words, paint = wording("en"), painter(game.name)
    views = list(_views(game))
    started = time.perf_counter()
    paint.board(views[0][0], words)
    first = time.perf_counter() - started
    for seats in {len(getattr(view, "seats", ())): view for view, _, _ in views}.values():
        paint.board(seats, words)
    return {
        "first_board_s": round(first, 2),
        "board": _times([partial(paint.board, view, words, before=before, names=NAMES) for view, before, _ in views]),
        "close_up": _times([partial(paint.close_up, view, words, names=NAMES) for view, _, _ in views]),
        "hand": _times([partial(paint.hand, own, words, names=NAMES) for _, _, own in views]),
        "sheet": _times([partial(paint.sheet, view, words, names=NAMES) for view, _, _ in views if _scored(view)]),
    }


def _scored(view: Any) -> bool:
    """Say whether there is a scoring sheet; some games have one at any time."""
    return bool(getattr(view, "sheets", True))


def _views(game: AnyGame) -> Iterator[tuple[Any, Any, Any]]:
    """Return public views with the one before each, and a seat's own view."""
    for seats in game.seat_counts:
        rng = random.Random(seats)
        match = Match.start(game, new_setup(game, game.colours[:seats]), rng)
        before = game.view(match.position, None)
        while decisions := match.decisions():
            seat = rng.choice(decisions).seat
            match.act(seat, RandomPlayer().choose(question_of(game, match.position, seat), rng), rng)
            if len(match.entries) % EVERY == 0:
                now = game.view(match.position, None)
                yield now, before, game.view(match.position, seat)
                before = now


def _times(jobs: Sequence[Callable[[], Picture]]) -> dict[str, float]:
    """Time each job once, in processor time of this thread, after a round that draws the sprites they share.

    Regions of boards that were drawn in the first round are copied in the second, as between posts of one table.
    """
    for job in jobs:
        job()
    spent, sizes = [], []
    for job in jobs:
        started = time.thread_time()
        picture = job()
        spent.append((time.thread_time() - started) * 1000)
        sizes.append(len(picture.data) / 1000)
    spent.sort()
    return {
        "pictures": len(jobs),
        "median_ms": round(statistics.median(spent), 1),
        "p95_ms": round(spent[int(len(spent) * 0.95)], 1),
        "median_kB": round(statistics.median(sizes)),
        "largest_kB": round(max(sizes)),
    }


def _encodings(flat: Image.Image) -> dict[str, dict[str, float]]:
    """Encode one board in each of the ways that were considered."""
    true = flat.convert("RGB")
    palette = flat.copy()
    ways: dict[str, Callable[[], bytes]] = {
        "map to fixed palette, ISA-L (ours)": lambda: png(true, palette),
        "map to fixed palette": lambda: true.quantize(palette=palette, dither=Image.Dither.NONE).tobytes(),
        "find a palette": lambda: true.quantize(256).tobytes(),
        "palette PNG 1": lambda: _saved(flat, "PNG", compress_level=1),
        "palette PNG 2": lambda: _saved(flat, "PNG", compress_level=2),
        "palette PNG 6": lambda: _saved(flat, "PNG", compress_level=6),
        "true-colour PNG 1": lambda: _saved(true, "PNG", compress_level=1),
        "lossy WebP 80, method 0": lambda: _saved(true, "WEBP", quality=80, method=0),
        "lossless WebP, method 0": lambda: _saved(true, "WEBP", lossless=True, quality=0, method=0),
    }
    return {name: _encoding(way) for name, way in ways.items()}


def _encoding(way: Callable[[], bytes]) -> dict[str, float]:
    spent = []
    for _ in range(7):
        started = time.thread_time()
        data = way()
        spent.append((time.thread_time() - started) * 1000)
    return {"median_ms": round(statistics.median(spent), 1), "kB": round(len(data) / 1000)}


def _saved(image: Image.Image, form: str, **options: Any) -> bytes:
    buffer = io.BytesIO()
    image.save(buffer, form, **options)
    return buffer.getvalue()
