"""Which games a balance report is made from, and one such game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.balance.playing import Balance, BalanceTask, Counted, play_counted, play_counted_game
from bot.tournament.entrant import Thinking, entrant
from bot.tournament.playing import Task, play
from bot.tournament.resuming import NotResumable, kept, resumed
from tests.bot.tournament.games import tournament
from tests.engine.toy import Toy


def balance(game: str = "moa", seats: tuple[int, ...] = (2, 3), games: int = 2, seed: int = 1) -> Balance:
    """Return the games of random players."""
    return Balance(game, entrant("random", Thinking()), seats, games, seed, {})


def game(seats: int = 3, number: int = 0, name: str = "moa") -> Counted:
    """Play and count one."""
    return play_counted(BalanceTask(balance(name).tournament(seats), number))


def test_all_numbers_of_seats_grow_together() -> None:
    assert balance().keys == [(2, 0), (3, 0), (2, 1), (3, 1)]


@pytest.mark.parametrize("name", ["moa", "laisla"])
def test_it_is_the_game_of_a_tournament_told_in_the_order_of_the_table(name: str) -> None:
    found, same = game(name=name), play(Task(tournament(*["random"] * 3, game=name), 0))
    assert sorted(zip(found.scores, found.shares, strict=True)) == sorted(zip(same.scores, same.shares, strict=True))
    assert [sum(each.points.values()) for each in found.seats] == list(found.scores)
    assert sum(found.shares) == pytest.approx(1)


def test_a_counted_game_is_written_and_read() -> None:
    found = game()
    data = json.loads(json.dumps(found.to_data()))
    assert Counted.from_data(data) == found
    assert found.key == (3, 0)
    wrong = ({"number": "0"}, {"scores": [1, 2]}, {"events": {"passed": "often"}}, {"entries": None})
    for each in wrong:
        with pytest.raises(ValueError, match="not a"):
            Counted.from_data({**data, **each})


def test_a_game_without_a_ledger_is_counted() -> None:
    found = play_counted_game(BalanceTask(balance("toy").tournament(2), 3), Toy())
    assert found.entries == 1 + sum(sum(each.ways.values()) for each in found.seats)
    assert Counted.from_data(json.loads(json.dumps(found.to_data()))) == found


def test_finished_games_are_found_again_and_more_can_be_added(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    resumed(balance(), file, Counted.from_data).add(game(3, 1))
    found = resumed(balance(seats=(3, 4), games=3), file, Counted.from_data)
    assert found.wanted == [game(3, 1)]
    assert found.missing == [(3, 0), (4, 0), (4, 1), (3, 2), (4, 2)]
    file.write_text(file.read_text()[:-9])
    cut = resumed(balance(), file, Counted.from_data)
    assert (cut.dropped, len(cut.missing)) == (True, 4)


def test_files_of_other_games_are_refused(tmp_path: Path) -> None:
    file, other = tmp_path / "games.jsonl", tmp_path / "tournament.jsonl"
    resumed(balance(), file, Counted.from_data)
    kept(tournament(), other)
    with pytest.raises(NotResumable, match="other-tournament"):
        resumed(balance(seed=2), file, Counted.from_data)
    with pytest.raises(NotResumable, match="no-tournament"):
        resumed(balance(), other, Counted.from_data)
    file.write_text(file.read_text() + "[1]\n" + json.dumps(game(3, 0).to_data()) + "\n")
    with pytest.raises(NotResumable, match="damaged"):
        resumed(balance(), file, Counted.from_data)
