"""Scoring and winning (SC)."""

import pytest

from engine.moa import moa
from engine.moa.chapters.scoring import score_territory
from engine.moa.events import GameEnded, PeriodScored
from tests.engine.moa.positions import duel, game


def points(vp: tuple[int, int], pieces: dict[str, int], leader: str | None = None) -> dict[str, int]:
    return {seat: count for seat, count in score_territory(1, vp, pieces, leader).points.items() if count}


def test_sc1_most_pieces_score_the_higher_value() -> None:
    assert points((7, 4), {"red": 3, "green": 1}) == {"red": 7, "green": 4}


def test_sc1_the_leader_counts_as_a_piece() -> None:
    table = game().land(1, red=2, green=2, leader="green").scores()
    (territory,) = [each for each in table.position.sheets[0].territories if each.territory == 1]
    assert territory.pieces == {"red": 2, "green": 3}
    assert territory.points == {"red": 3, "green": 6}


def test_sc1_the_example_with_a_leader() -> None:
    """3, 3, 3, 1, leader with the first: it takes the higher value, the two others share the lower."""
    pieces = {"red": 3, "green": 3, "blue": 3, "white": 1}
    assert points((7, 4), pieces, "red") == {"red": 7, "green": 2, "blue": 2}


def test_sc1_the_example_without_a_leader() -> None:
    """The three share the higher value, the fourth takes the lower."""
    pieces = {"red": 3, "green": 3, "blue": 3, "white": 1}
    assert points((7, 4), pieces) == {"red": 2, "green": 2, "blue": 2, "white": 4}


def test_sc1_a_leader_that_is_not_tied_breaks_no_tie() -> None:
    assert points((7, 4), {"red": 3, "green": 3, "blue": 2}, "blue") == {"red": 3, "green": 3, "blue": 4}


def test_sc2_a_tie_for_second_is_split_and_a_leader_does_not_break_it() -> None:
    assert points((7, 4), {"red": 3, "green": 1, "blue": 1}, "blue") == {"red": 7, "green": 2, "blue": 2}
    assert points((7, 2), {"red": 3, "green": 1, "blue": 1, "white": 1}) == {"red": 7}


def test_sc2_nobody_second_and_the_lower_value_is_lost() -> None:
    assert points((7, 4), {"red": 3}) == {"red": 7}
    assert points((7, 4), {}) == {}
    assert points((7, 4), {"red": 1, "green": 1}) == {"red": 3, "green": 3}


def test_sc2_up_to_four_seats_score() -> None:
    assert points((6, 4), {"red": 2, "green": 2, "blue": 1, "white": 1}) == {
        "red": 3,
        "green": 3,
        "blue": 2,
        "white": 2,
    }


@pytest.mark.parametrize(("steps", "values"), [(0, (7, 4)), (3, (5, 2)), (4, (4, 1))])
def test_sc3_territory_12_is_lowered_by_the_volcano(steps: int, values: tuple[int, int]) -> None:
    table = game().land(12, red=2, green=1)
    table.position.volcano = steps
    assert table.view(None).territory(12).vp == values
    table.scores()
    assert (table.seat("red").score, table.seat("green").score) == values


def test_sc3_not_below_zero_and_nothing_once_erupted() -> None:
    components = game().position.rules.data | {"volcano": {"track": [0, 6, "eruption"]}}
    table = game(components=components).land(12, red=2, green=1)
    table.position.volcano = 1
    assert table.view(None).territory(12).vp == (1, 0)
    other = game().erupted().scores()
    assert 12 not in [each.territory for each in other.position.sheets[0].territories]


def test_sc3_sold_and_invaded_land_score_by_the_pieces_there() -> None:
    table = game().land(1, mammal="dog", sold_by="red", red=1, green=2).land(2, mammal="rat").scores()
    assert (table.seat("red").score, table.seat("green").score) == (3, 6)


def test_sc4_mammal_tiles_and_cards_score_once_then_leave() -> None:
    table = game()
    table.position.period = 2
    table.seat("red").trophies = ("dog", "weasel")
    table.seat("red").sold_cards = ("possum",)
    table.scores()
    assert table.seat("red").score == 4 + 3 + 3
    assert table.seat("red").trophies == table.seat("red").sold_cards == ()
    assert table.position.mammal_discard == ("possum",), "tiles are no cards"
    column = table.told(PeriodScored)[0].sheet.seats[0]
    assert (column.trophies, column.sold_cards, column.mammals) == (("dog:4", "weasel:3"), ("possum:3",), 10)


def test_sc5_vp_tiles_score_once_and_leave_icon_tiles_stay() -> None:
    table = game().hand("red", leader_tiles="vp:4 vp:2 fight:2").scores()
    assert table.seat("red").score == 6
    assert table.seat("red").leader_tiles == ("fight:2",)


def test_sc5_sale_markers_stay_and_do_not_score_again() -> None:
    table = game().land(8, mammal="dog", sold_by="red", green=1).scores()
    assert (table[8].mammal, table[8].sold_by, table[8].sale_scored) == ("dog", "red", True)
    assert table.seat("red").score == 0


def test_sc6_most_points_win() -> None:
    table = game().land(1, red=1).land(7, green=1)
    table.position.period = 2
    table.scores()
    assert table.asked is None
    result = moa.result(table.position)
    assert result is not None
    assert result.winners == ("red",)
    assert result.scores == {"red": 6, "yellow": 0, "green": 5}
    assert table.told(GameEnded)[0].winners == ("red",)
    table.refuses("red", "pass", "SC6", "game-over")


def test_sc6_a_tie_goes_to_the_most_pieces_on_the_board() -> None:
    table = game().land(4, red=1).land(5, green=1, leader="green")
    table.position.period = 2
    result = moa.result(table.scores().position)
    assert result is not None
    assert result.winners == ("green",)


def test_sc6_still_tied_the_victory_is_shared_in_seating_order() -> None:
    table = game("yellow", "red", "green").land(4, green=1).land(5, yellow=1)
    table.position.period = 2
    result = moa.result(table.scores().position)
    assert result is not None
    assert result.winners == ("yellow", "green")


def test_t4_the_neutral_colour_scores_but_is_never_ranked() -> None:
    table = duel().land(1, blue=3, red=1)
    table.position.period = 2
    result = moa.result(table.scores().position)
    assert result is not None
    assert result.scores == {"red": 3, "yellow": 0}
    assert result.winners == ("red",)
    assert table.seat("blue").score == 6


def test_w3_hidden_the_score_of_the_neutral_colour_is_kept_but_not_shown() -> None:
    table = duel().land(1, blue=3, red=1).scores()
    assert table.seat("blue").score == 6
    assert table.view("red").seat("blue").score is None
    for sheet in (table.told(PeriodScored)[0].sheet, table.view(None).sheets[0]):
        assert [column.seat for column in sheet.seats] == ["red", "yellow"]
        assert sheet.territories[0].pieces == {"red": 1, "blue": 3}


def test_w3_shown() -> None:
    table = duel(neutral_scores="shown").land(1, blue=3, red=1).scores()
    assert table.view("red").seat("blue").score == 6
    assert [column.seat for column in table.view(None).sheets[0].seats] == ["red", "yellow", "blue"]
