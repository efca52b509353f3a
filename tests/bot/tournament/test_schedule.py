"""Who plays which game where."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest

from bot.thinking import CpuSeconds
from bot.tournament.entrant import NoSuchBudget, NoSuchLevel, Thinking, entrant, player_of, thinking_of
from bot.tournament.schedule import seating, source
from engine.automa.budget import Playouts
from engine.moa import moa
from tests.bot.tournament.games import tournament


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_everybody_sits_everywhere_as_often(count: int) -> None:
    planned = tournament(*["random"] * count)
    colours = moa.colours[:count]
    seen: Counter[tuple[str, int]] = Counter()
    for turn in range(20):
        for number in range(turn * count, (turn + 1) * count):
            placed = seating(planned, number, colours)
            assert set(placed) == set(colours)
            assert sorted(placed.values()) == list(range(count))
            seen.update(placed.items())
        assert set(seen.values()) == {turn + 1}
        assert len(seen) == count * count


def test_nobody_always_acts_behind_the_same_one() -> None:
    planned = tournament(*["random"] * 4)
    behind: Counter[int] = Counter()
    for number in range(400):
        order = list(seating(planned, number, moa.colours[:4]).items())
        ordered = [dict(order)[colour] for colour in moa.colours[:4]]
        behind[ordered[ordered.index(0) - 1]] += 1
    assert set(behind) == {1, 2, 3}
    assert min(behind.values()) > 80


def test_a_game_follows_from_seed_and_number() -> None:
    first, again, other = tournament(seed=1), tournament(seed=1, games=99), tournament(seed=2)
    assert source(first, 7).random() == source(again, 7).random()
    assert source(first, 7).random() != source(first, 8).random()
    assert source(first, 7).random() != source(other, 7).random()
    assert [seating(first, n, ("a", "b")) for n in range(40)] == [seating(again, n, ("a", "b")) for n in range(40)]
    assert [seating(first, n, ("a", "b")) for n in range(40)] != [seating(other, n, ("a", "b")) for n in range(40)]


def test_a_tournament_can_be_sent_to_another_process() -> None:
    planned = tournament("hunter:3s", "fledgling")
    assert pickle.loads(pickle.dumps(planned)) == planned


def test_players_are_read_with_their_budgets() -> None:
    usual = Thinking(50)
    assert entrant("hunter", usual).thinking == usual
    assert entrant("hunter:800", usual).thinking == Thinking(800)
    assert entrant("hunter:0.3s", usual).thinking == Thinking(seconds=0.3)
    assert entrant("hunter:0.3s", usual).name == "hunter:0.3s"
    assert entrant("fledgling", usual).thinking is None
    assert entrant("hunter", usual).to_data() != entrant("hunter", Thinking(51)).to_data()
    for written in ("hunter:", "hunter:0", "hunter:0s", "hunter:-1", "hunter:fast", "hunter:3h", "fledgling:3s"):
        with pytest.raises(NoSuchBudget):
            entrant(written, usual)
    with pytest.raises(NoSuchLevel):
        entrant("eagle", usual)


def test_budgets_become_what_a_search_is_given() -> None:
    assert isinstance(thinking_of("0.5s").begin(), CpuSeconds)
    playouts = thinking_of("4").begin()
    assert isinstance(playouts, Playouts)
    playouts.note_playout()
    assert playouts.spent() == 0.25


def test_a_process_has_one_player_of_a_kind() -> None:
    assert player_of("hunter", Thinking(5)) is player_of("hunter", Thinking(5))
    assert player_of("hunter", Thinking(5)) is not player_of("hunter", Thinking(6))
