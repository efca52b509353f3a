"""The rules alone, on one core: random games, one action, replaying and checking a finished game.

All figures are of CPU time, with the garbage collector set as in the bot's processes. The same machine is faster at one
time than at another, so random chess of python-chess is played in turn with the random games. `entries_per_ply` tells
how many entries are played in the time of one ply.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from statistics import median
from typing import Any, TypeVar

import chess

from bot.cli.collecting import leave_the_program_alone
from engine.automa import PLAYERS
from engine.automa.play import play_on
from engine.choices import Node, draw, leaves, trace, walk
from engine.contract import AnyGame
from engine.games import GAMES
from engine.log import Setup, new_setup
from engine.match import Match
from engine.record import verify, write_record

T = TypeVar("T")
GAMES_PLAYED = 50
REPEATS = 10
CHESS_PLIES = 60
EVERY = 7
"""How many entries lie between two positions that are looked at."""


def measure() -> dict[str, dict[str, float]]:
    """Return for each game, with four seats or as many as it has, what `figures` gives."""
    leave_the_program_alone()
    return {name: figures(game) for name, game in GAMES.items()}


def figures(game: AnyGame) -> dict[str, float]:
    """Return games per second, microseconds an action, milliseconds a game replayed and verified."""
    setup = _setup(game)
    played, seconds, per_ply = random_play(game)
    match = played[0]
    data = write_record(match)
    entries = sum(len(each.entries) for each in played)
    replaying = middle(lambda: Match.replay(game, setup, match.entries))
    return {
        "games_per_second": round(GAMES_PLAYED / seconds, 1),
        "entries_per_game": round(entries / GAMES_PLAYED, 1),
        "entries_per_second": round(entries / seconds),
        "chess_plies_per_second": round(1 / per_ply),
        "entries_per_ply": round(entries / seconds * per_ply, 2),
        "apply_us": round(1_000_000 * replaying / len(match.entries), 1),
        "enumerate_us": round(1_000_000 * enumerating(game, played), 1),
        **choosing(game, [play(game, number) for number in range(REPEATS)]),
        "replay_ms": round(1000 * replaying, 2),
        "write_record_ms": round(1000 * middle(lambda: write_record(match)), 2),
        "verify_record_ms": round(1000 * middle(lambda: list(verify(data, GAMES))), 2),
        "record_kb": round(len(data) / 1000, 1),
        "brief_record_kb": round(len(write_record(match, brief=True)) / 1000, 1),
    }


def random_play(game: AnyGame) -> tuple[list[Match], float, float]:
    """Return random games, the seconds that they took, and the seconds of one ply of random chess at that time."""
    play(game, GAMES_PLAYED)  # what is made once for all games
    played, seconds, plies, chess_seconds = [], 0.0, 0, 0.0
    for number in range(GAMES_PLAYED):
        match, taken = timed(lambda: play(game, number))  # noqa: B023  (called at once)
        played.append(match)
        seconds += taken
        count, taken = timed(lambda: play_chess(number))  # noqa: B023  (called at once)
        plies += count
        chess_seconds += taken
    return played, seconds, chess_seconds / plies


def play_chess(seed: int) -> int:
    """Play the beginning of a random game of chess; return the number of plies."""
    rng = random.Random(seed)
    board = chess.Board()
    for number in range(CHESS_PLIES):
        moves = list(board.legal_moves)
        if not moves:
            return number
        board.push(rng.choice(moves))
    return CHESS_PLIES


def _setup(game: AnyGame) -> Setup:
    return new_setup(game, game.colours[: min(4, max(game.seat_counts))])


def play(game: AnyGame, seed: int) -> Match:
    rng = random.Random(seed)
    setup = _setup(game)
    match = Match.start(game, setup, rng)
    for _ in play_on(match, dict.fromkeys(setup.seats, PLAYERS["random"]), rng):
        pass
    return match


def enumerating(game: AnyGame, matches: list[Match]) -> float:
    """Return the mean seconds of listing all actions of the seat that is asked, at the middle of each game."""
    total = 0.0
    for match in matches[:REPEATS]:
        match.rewind(len(match.entries) // 2)
        seat = match.decisions()[0].seat
        total += timed(lambda: list(game.actions(match.position, seat)))[1]  # noqa: B023  (called at once)
    return total / REPEATS


def choosing(game: AnyGame, matches: list[Match]) -> dict[str, float]:
    """Return the mean microseconds of what is done with a tree of choices, all along random games."""
    works: dict[str, Callable[[Node[Any], str], object]] = {
        "all_leaves_us": lambda root, _: list(leaves(root)),
        "first_node_us": lambda root, _: list(root.options()),
        "path_to_leaf_us": walk,
        "draw_us": lambda root, _: draw(root, random.Random(1)),
    }
    seconds = dict.fromkeys(works, 0.0)
    asked = [(match, at) for match in matches[:REPEATS] for at in range(len(match.entries) - 1, 0, -EVERY)]
    for match, at in asked:
        match.rewind(at)
        seat, position = match.decisions()[0].seat, match.position
        root = game.choices(position, seat)
        path = trace(root, draw(root, random.Random(at)))
        for name, work in works.items():
            seconds[name] += timed(lambda: work(game.choices(position, seat), path))[1]  # noqa: B023  (called at once)
    return {name: round(1_000_000 * each / len(asked), 1) for name, each in seconds.items()}


def middle(work: Callable[[], object]) -> float:
    """Return the median seconds of some runs."""
    return median(timed(work)[1] for _ in range(REPEATS))


def timed(work: Callable[[], T]) -> tuple[T, float]:
    """Return what `work` gives, and the seconds of CPU that it took."""
    began = time.process_time()
    result = work()
    return result, time.process_time() - began
