"""Points, ties, and what decides between people who have the same."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from bot.leagues.season import Played, Season, Side
from bot.leagues.standing import FULL, IDLE, Decided, draw_lots, points_of, standing


def table(*places: tuple[int | None, int], round: int = 1, share: Fraction = Fraction(1)) -> Played:  # noqa: A002
    return Played(round, tuple(Side(person, place, share) for person, place in places))


@given(st.lists(st.integers(1, 6), min_size=2, max_size=6))
def test_a_table_gives_as_many_points_as_it_has_seats_times_six(raw: list[int]) -> None:
    places = [1 + sum(other < each for other in raw) for each in raw]
    sides = [Side(number, place) for number, place in enumerate(places)]
    assert sum(points_of(each, sides) for each in sides) == IDLE * len(sides)
    assert all(0 <= points_of(each, sides) <= FULL for each in sides)


def test_points_by_places() -> None:
    for seats, expected in [(2, [12, 0]), (3, [12, 6, 0]), (4, [12, 8, 4, 0]), (5, [12, 9, 6, 3, 0])]:
        sides = [Side(each, each) for each in range(1, seats + 1)]
        assert [points_of(each, sides) for each in sides] == expected


def test_who_shares_a_place_shares_its_points() -> None:
    sides = [Side(1, 1), Side(2, 1), Side(3, 3), Side(4, 4)]
    assert [points_of(each, sides) for each in sides] == [10, 10, 4, 0]


def test_wins_decide_before_the_share() -> None:
    season = Season(
        (1, 2, 3, 4),
        (table((1, 1), (3, 2)), table((1, 2), (4, 1)), table((2, 1), (3, 1), (4, 1)), table((2, 1), (3, 1))),
    )
    lines = {each.person: each for each in standing(season)}
    assert lines[1].points == lines[2].points == 12
    assert (lines[1].wins, lines[2].wins) == (Fraction(1), Fraction(5, 6))
    assert lines[2].decided is Decided.WINS


def test_the_share_decides_between_equal_wins() -> None:
    season = Season(
        (1, 2, 3), (table((1, 1), (3, 2), share=Fraction(9, 10)), table((2, 1), (3, 2), share=Fraction(1, 2)))
    )
    first, second, third = standing(season)
    assert (first.person, second.person, third.person) == (1, 2, 3)
    assert [each.decided for each in (first, second, third)] == [None, Decided.MARGIN, Decided.POINTS]


def test_the_direct_meeting_decides_before_the_lot() -> None:
    season = Season(
        (1, 2, 3, 4),
        (table((2, 1), (1, 2)), table((1, 1), (3, 2)), table((4, 1), (2, 2)), table((3, 1), (4, 2))),
        lots={1: 1, 2: 2, 3: 3, 4: 4},
    )
    # In a ring each has won once against one of the others: only the lot is left.
    assert [(each.person, each.decided) for each in standing(season)] == [
        (1, None),
        (2, Decided.LOT),
        (3, Decided.LOT),
        (4, Decided.LOT),
    ]
    played = (table((2, 1), (1, 2)), table((1, 1), (3, 2)), table((4, 1), (2, 2)))
    lines = standing(Season((1, 2, 3, 4), played, lots={4: 1, 2: 2, 1: 3, 3: 4}))
    assert [(each.person, each.decided) for each in lines] == [
        (4, None),
        (2, Decided.LOT),  # both have beaten one of the three
        (1, Decided.MEETING),
        (3, Decided.POINTS),
    ]


def test_without_lots_they_share_the_rank() -> None:
    lines = standing(Season((1, 2, 3)))
    assert [(each.rank, each.decided) for each in lines] == [(1, None), (1, Decided.EQUAL), (1, Decided.EQUAL)]


def test_a_round_sat_out_and_a_table_that_was_closed_give_six() -> None:
    season = Season((1, 2), (Played(1, closed=(2,)),), {1: 1})
    assert [(each.points, each.idle, each.tables) for each in standing(season)] == [(IDLE, 1, 0)] * 2


def test_a_seat_that_counts_for_nobody_has_its_place_all_the_same() -> None:
    (line,) = standing(Season((1,), (table((1, 2), (None, 1)),)))
    assert (line.points, line.tables) == (Fraction(0), 1)


def test_who_has_dropped_out_keeps_points_and_stands_last() -> None:
    season = Season((1, 2, 3), (table((1, 1), (2, 2)),), {3: 1}, frozenset({1}))
    assert [(each.person, int(each.points), each.rank) for each in standing(season)] == [
        (3, 6, 1),
        (2, 0, 2),
        (1, 12, 3),
    ]
    assert standing(season)[-1].decided is Decided.DROPPED


@given(st.lists(st.tuples(st.permutations([1, 2, 3, 4]), st.integers(1, 9)), max_size=6), st.integers())
def test_a_standing_is_an_order_that_depends_on_no_order(rounds: list[tuple[list[int], int]], seed: int) -> None:
    played = [
        Played(number, tuple(Side(person, place, Fraction(1, place + more)) for place, person in enumerate(people, 1)))
        for number, (people, more) in enumerate(rounds, 1)
    ]
    lots = draw_lots((1, 2, 3, 4), seed)
    lines = standing(Season((1, 2, 3, 4), played, lots=lots))
    assert [each.rank for each in lines] == [1, 2, 3, 4]
    assert [each.points for each in lines] == sorted((each.points for each in lines), reverse=True)
    for order in list(permutations((1, 2, 3, 4)))[:5]:
        again = standing(Season(order, list(reversed(played)), lots=lots))
        assert [each.person for each in again] == [each.person for each in lines]
