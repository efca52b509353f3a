"""The frame of a round and of the game (LI1 to LI4, LI38, LI39)."""

import pytest

from engine.laisla import laisla
from engine.laisla.events import CardShown, GameEnded, GameStarted, PhaseBegan, RoundBegan
from tests.engine.laisla.positions import game


def test_li1_a_for_all_then_b_then_c_in_turn_order_then_d() -> None:
    table = game("red", "yellow", "green").assign_all()
    shown = [(event.part, event.seat) for event in table.told(CardShown)]
    seats = ["red", "yellow", "green"]
    assert shown == [("a", seat) for seat in seats] + [("b", seat) for seat in seats]
    assert [event.phase for event in table.told(PhaseBegan)] == ["a", "b", "c"]
    for seat in seats:
        assert table.asked == [(seat, "explore", "")]
        table.does(seat, "take grey")
    assert [(event.part, event.seat) for event in table.told(CardShown)] == [("d", seat) for seat in seats]


def test_li1_the_start_player_card_passes_clockwise_after_every_round() -> None:
    table = game("red", "yellow", "green")
    for number, start in enumerate(["red", "yellow", "green", "red"], start=1):
        assert (table.position.round, table.position.start_player) == (number, start)
        assert [seat for seat, _, _ in table.asked] == list(table.position.clockwise())
        table.plays_out()
    assert table.told(RoundBegan)[0].start_player == "yellow"


def test_li1_the_first_start_player_is_drawn() -> None:
    table = game("blue", "red", "green", "yellow")
    assert [name for name, _ in table.chance.shuffled] == ["seating", "spokes", "animals", "large_tiles", "deck"]
    assert table.position.seating[0] == table.position.start_player
    assert table.told(GameStarted)[0].large == {"blue": "dodo", "red": "fossa", "green": "toad", "yellow": "pika"}


def test_li2_one_seat_at_a_time_in_turn_order_and_nobody_else_is_asked() -> None:
    table = game("red", "yellow", "green").explores("red", "yellow", "green")
    table.refuses("yellow", "take grey", "LI2", "not-asked", seat="yellow", asked="red")
    table.refuses("red", "cube grey", "LI1", "wrong-answer", action="cube", kind="explore")
    table.does("red", "take grey")
    assert table.asked == [("yellow", "explore", "")]


@pytest.mark.parametrize(("seats", "spaces"), [(2, (13, 10, 0)), (3, (16, 13, 0)), (4, (16, 16, 4))])
def test_li3_the_end_comes_after_d_when_the_values_reach_the_sum(seats: int, spaces: tuple[int, int, int]) -> None:
    dodo, fossa, toad = spaces
    table = game(*laisla.colours[:seats]).markers(dodo=dodo, fossa=fossa, toad=toad)
    assert table.position.value_sum == table.position.end_sum == {2: 7, 3: 9, 4: 11}[seats]
    table.ends()
    assert table.position.phase == "finished"
    assert not laisla.decisions(table.position)
    assert table.told(GameEnded)[0].reason == "sum"
    table.refuses("red", "take grey", "LI3", "game-over")


def test_li3_a_sum_not_reached_goes_on() -> None:
    table = game().markers(dodo=13, fossa=9).ends()
    assert table.next_round
    assert table.position.round == 2


def test_li3_a_sum_reached_earlier_in_the_round_changes_nothing() -> None:
    table = game().markers(dodo=13, fossa=9).holder("red", "terrain_marker_yellow").cubes("red", yellow=2)
    table.explores("red", "yellow").does("red", "place A1 with yellow,yellow", "marker fossa")
    assert table.position.value_sum == 7
    assert table.asked == [("yellow", "explore", "")]
    table.does("yellow", "take grey")
    assert table.position.phase == "finished"


@pytest.mark.parametrize("space", [0, 4, 8, 12])
def test_li4_the_value_means_nothing_during_the_game(space: int) -> None:
    table = game().markers(dodo=space).tiles("red", large="moth", dodo=2).steps("red", "dodo")
    assert table.seat("red").score == 2


def test_li38_points_above_50_are_kept_as_they_are() -> None:
    table = game()
    table.seat("red").score = 49
    table.tiles("red", large="dodo").steps("red", "dodo")
    assert table.seat("red").score == 51


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_li39_with_fewer_seats_tiles_island_and_deck_do_not_change(seats: int) -> None:
    position = game(*laisla.colours[:seats], deck="basic").position
    assert len(position.animals) == 35
    assert len(position.spokes) == 10
    assert len(position.seats) == seats
    assert len(position.deck) == 120 - 3 * seats
    assert all(list(position.animals.values()).count(animal) == 7 for animal in position.rules.animals)
    for state in position.seats.values():
        assert (state.supply, state.reserve, state.score) == (5, 2, 0)
        assert set(state.cubes.values()) == {1}
        assert state.holder == (None, None, None)
