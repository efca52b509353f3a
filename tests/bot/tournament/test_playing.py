"""One game of a tournament."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest

from bot.tournament import playing
from bot.tournament.playing import Played, Task, play_game
from bot.tournament.schedule import seating
from engine.automa import RandomPlayer
from tests.bot.tournament.games import tournament
from tests.engine.toy import Toy

TOY = Toy()


def clock() -> Callable[[], float]:
    """Return a clock that goes on by a quarter of a second whenever it is read."""
    now = [0.0]

    def read() -> float:
        now[0] += 0.25
        return now[0]

    return read


def toy(number: int = 0, players: int = 3, seed: int = 1) -> Played:
    """Play a game of the toy."""
    planned = tournament(*["random"] * players, game="toy", seed=seed)
    return play_game(Task(planned, number, record=True), TOY, clock())


def test_a_game_is_told_by_entrant() -> None:
    for number in range(12):
        game = toy(number)
        placed = seating(tournament(*["random"] * 3), number, TOY.colours[:3])
        assert [placed[seat] for seat in game.seats] == [0, 1, 2]
        assert sum(game.shares) == pytest.approx(1)
        best = [score == max(game.scores) for score in game.scores]
        assert [share > 0 for share in game.shares] == best
        assert game.cpu == tuple(0.25 * count for count in game.decisions)
        assert min(game.decisions) >= TOY.components()["rounds"]


def test_a_shared_win_is_shared() -> None:
    shared = next(game for game in map(toy, range(200)) if sum(share > 0 for share in game.shares) == 2)
    assert sorted(shared.shares) == [0, 0.5, 0.5]


def test_the_same_number_is_the_same_game() -> None:
    assert toy(5) == toy(5)
    assert toy(5).record == toy(5).record != toy(6).record
    assert toy(5).record != toy(5, seed=2).record


def test_the_record_is_that_of_the_game() -> None:
    game = toy(3)
    assert game.record is not None
    result = json.loads(game.record.splitlines()[-1])["result"]
    assert [result["scores"][seat] for seat in game.seats] == list(game.scores)


def test_a_finished_game_is_written_and_read() -> None:
    game = toy(3)
    data = json.loads(json.dumps(game.to_data()))
    assert Played.from_data(data, 3) == game
    for wrong in ({**data, "number": "3"}, {**data, "scores": [1, 2]}, {**data, "cpu": [None, 1, 2]}):
        with pytest.raises(ValueError, match="not a"):
            Played.from_data(wrong, 3)
    with pytest.raises(KeyError):
        Played.from_data({"number": 3}, 3)


def test_what_a_player_considers_is_no_choice() -> None:
    measured = playing.Measured(RandomPlayer(), clock())
    assert measured.consider(None, random.Random(1)) == ()  # type: ignore[arg-type]
    assert (measured.seconds, measured.decisions) == (0, 0)
