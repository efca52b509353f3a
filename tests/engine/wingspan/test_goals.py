"""Chapters F and G: round goals (WA40 to WA44, WS7, WS8)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.wingspan.chapters.goals import BIRDS_IN_A_HABITAT
from engine.wingspan.events import GoalScored
from engine.wingspan.facts import Mark
from engine.wingspan.names import SPACES
from engine.wingspan.sheets import GoalSheet
from tests.engine.wingspan.positions import Table, blue, duet, green


def scored(table: Table, count: int | None = None) -> GoalSheet:
    """Score the goal of this round now, with the person's number."""
    table.position.phase = "goal"
    number = table.position.round
    table.does(f"goal {number}" if count is None else f"goal {number} {count}")
    (event,) = table.told(GoalScored)
    return event.sheet


def points(sheet: GoalSheet) -> tuple[int, int]:
    return sheet.hers.points, sheet.yours.points


# -- base goals -----------------------------------------------------------------------------------------------------


def test_wa40_base_value_and_cubes() -> None:
    sheet = scored(green("total_birds").draws("A05").draws("A01"), 1)
    assert (sheet.hers.base, sheet.hers.cubes, sheet.hers.value) == (2, 2, 4)
    assert (sheet.yours.base, sheet.yours.cubes, sheet.yours.value) == (None, None, 1)
    sheet = scored(green(None, None, "total_birds").in_round(3), 1)
    assert (sheet.hers.base, sheet.hers.cubes, sheet.hers.value) == (8, 0, 8)


def test_wa40_the_number_is_told_when_it_is_due() -> None:
    table = green().refuses("goal 1 3", "WA40", "goal-not-due", round=1, due=0)
    table.position.phase = "goal"
    table.refuses("goal 1", "WA40", "count-needed", round=1)
    table.refuses("goal 2 1", "WA40", "goal-not-due", round=2, due=1)
    table.refuses("goal 0 1", "WA40", "goal-not-due", round=0)
    table.refuses("goal 1 1000", "WA40", "no-such-number", number=1000)


@pytest.mark.parametrize("goal", BIRDS_IN_A_HABITAT)
def test_wa41_birds_in_one_habitat_are_never_more_than_5(goal: str) -> None:
    table = green(None, None, None, goal).in_round(4)
    for card, tray in (("A05", None), ("A06", None), ("A07", None), ("A09", None)):
        table.draws(card, tray)
    sheet = scored(table, 5)
    assert (sheet.hers.base, sheet.hers.cubes) == (3, 3)
    assert sheet.hers.value == 5
    assert points(sheet) == (5, 5), "so it is a tie: (7 + 4) / 2, rounded down"


def test_wa41_other_goals_have_no_limit() -> None:
    table = green(None, None, None, "bowl_birds_with_eggs").in_round(4).draws("A06").draws("A07").draws("A09")
    assert scored(table, 0).hers.value == 6


@pytest.mark.parametrize(
    ("number", "count", "expected"),
    [
        (1, 0, (4, 0)),
        (1, 1, (4, 1)),
        (1, 2, (2, 2)),
        (1, 3, (1, 4)),
        (2, 4, (5, 2)),
        (2, 5, (3, 3)),
        (3, 8, (4, 4)),
        (3, 9, (3, 6)),
        (4, 11, (5, 5)),
        (4, 12, (4, 7)),
    ],
)
def test_wa42_ranks_on_the_green_side(number: int, count: int, expected: tuple[int, int]) -> None:
    """She has 2, 5, 8, 11; ties share both places' points, rounded down."""
    goals = [None] * (number - 1) + ["total_birds"]
    sheet = scored(green(*goals).in_round(number), count)
    assert points(sheet) == expected


def test_wa42_ranks_are_told_of_who_has_something() -> None:
    """She has 2 in round 1."""
    for count, ranks in ((0, (1, None)), (1, (1, 2)), (2, (1, 1)), (3, (2, 1))):
        sheet = scored(green("total_birds"), count)
        assert (sheet.hers.rank, sheet.yours.rank, sheet.yours.value) == (*ranks, count)
    sheet = scored(green("eggs_in_bowl"), 1)
    assert (sheet.hers.value, sheet.hers.rank, sheet.yours.rank, points(sheet)) == (1, 1, 1, (2, 2))


def test_wa42_points_on_the_blue_side() -> None:
    sheet = scored(blue("total_birds"), 4)
    assert points(sheet) == (2, 4)
    assert (sheet.hers.rank, sheet.yours.rank) == (None, None)
    sheet = scored(blue(None, None, None, "total_birds").in_round(4), 6)
    assert points(sheet) == (5, 5), "5 at most"
    assert sheet.marks == (Mark("blue_side", "assumed"),)


def test_wa42_her_cubes_go_back_to_her() -> None:
    table = green().draws("A05")
    assert table.view.hers.cubes == 1
    scored(table, 0)
    assert table.view.hers.cubes == 0
    assert table.view.goal_sheets[0].hers.cubes == 1


def test_wa43_the_next_rounds_base_value_is_used() -> None:
    table = green("eggs_in_bowl", "eggs_in_cavity")
    assert [each.hers for each in table.view.progress[:2]] == [1, 3]
    scored(table, 0)
    assert [each.hers for each in table.view.progress[:2]] == [1, 3]
    assert [each.scored for each in table.view.progress] == [True, False, False, False]
    assert scored(table, 2).hers.base == 3


def test_ws7_minus_1_and_a_cube_are_0_which_scores_nothing() -> None:
    sheet = scored(green("sets_of_eggs").draws("A05"), 0)
    assert (sheet.hers.base, sheet.hers.cubes, sheet.hers.value) == (-1, 1, 0)
    assert points(sheet) == (0, 0)
    assert (sheet.hers.rank, sheet.yours.rank) == (None, None)
    sheet = scored(blue("sets_of_eggs"), 1)
    assert (sheet.hers.value, *points(sheet)) == (-1, 0, 1)
    assert points(scored(green("sets_of_eggs"), 1)) == (0, 4)


def test_ws8_the_order_of_cubes_matters() -> None:
    first = green().draws("A02").draws("A05")
    assert first.view.hers.cubes == 1, "nothing to remove, then one"
    second = green().draws("A05").draws("A02")
    assert second.view.hers.cubes == 0


def test_a_base_value_on_which_sources_disagree_is_marked() -> None:
    sheet = scored(green(None, None, "brown_powers").in_round(3), 0)
    assert (sheet.hers.base, sheet.marks) == (4, (Mark("base_value", "assumed"),))


# -- Duet -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "value"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_wa44_who_has_more_scores_the_goal(number: int, value: int) -> None:
    goals = [None] * (number - 1) + ["tokens_in_forest"]
    table = duet(*goals).in_round(number).tokens(hers="r1c1 r1c2", yours="r1c3 r6c6")
    assert points(scored(table)) == (value, 0)
    table = duet(*goals).in_round(number).tokens(hers="r1c1 r6c1", yours="r1c3 r2c2")
    sheet = scored(table)
    assert points(sheet) == (0, value)
    assert (sheet.hers.value, sheet.yours.value, sheet.hers.rank, sheet.yours.rank) == (1, 2, 2, 1)
    assert sheet.marks == ()


def test_wa44_a_tie_gives_both_the_points_and_0_against_0_nothing() -> None:
    sheet = scored(duet("tokens_in_forest").tokens(hers="r1c1", yours="r1c3"))
    assert (points(sheet), sheet.hers.rank, sheet.yours.rank) == ((2, 2), 1, 1)
    assert sheet.marks == (Mark("ties", "assumed"),)
    sheet = scored(duet("tokens_in_forest").tokens(hers="r6c1", yours="r6c3"))
    assert (points(sheet), sheet.hers.rank, sheet.yours.rank) == ((0, 0), None, None)
    assert sheet.marks == (Mark("ties", "assumed"),)


@pytest.mark.parametrize(
    ("hers", "yours", "expected"),
    [
        ("r1c2", "r1c1", (0, 2)),
        ("r1c1", "r1c2", (2, 0)),
        ("r1c2 r2c2", "r2c5", (0, 2)),
        ("r1c2", "r2c2", (2, 2)),
        ("r1c1", "r1c3", (0, 0)),
        ("", "", (0, 0)),
    ],
)
def test_wa44_fewest_tokens_on_bonus_spaces(hers: str, yours: str, expected: tuple[int, int]) -> None:
    """Fewer wins, none against one too; but 0 against 0 gives nothing unless the setup says otherwise."""
    assert points(scored(duet("fewest_tokens_on_bonus_spaces").tokens(hers=hers, yours=yours))) == expected


def test_wa44_whether_nothing_against_nothing_scores_the_fewest_is_chosen_in_the_setup() -> None:
    fewest = "fewest_tokens_on_bonus_spaces"
    sheet = scored(duet(fewest).tokens(hers="r1c1", yours="r1c3"))
    assert (points(sheet), sheet.marks) == ((0, 0), (Mark("fewest", "assumed"),))
    table = duet(fewest, fewest="both").tokens(hers="r1c1", yours="r1c3")
    sheet = scored(table)
    assert (points(sheet), sheet.marks) == ((2, 2), (Mark("fewest", "assumed"),))
    table.does(replace(table.position.told, fewest=None))
    assert points(table.view.goal_sheets[0]) == (0, 0), "also after it has decided"
    assert "goal_rescored" in table.kinds
    assert points(scored(duet("tokens_in_forest", fewest="both").tokens(hers="r6c1", yours="r6c3"))) == (0, 0)


@pytest.mark.parametrize(
    ("goal", "spaces", "value"),
    [
        ("tokens_in_forest", "r1c1 r3c2 r3c1", 2),
        ("tokens_in_grassland", "r3c6 r6c6 r6c1", 2),
        ("tokens_in_wetland", "r2c3 r6c1 r6c2", 2),
        ("total_tokens_on_map", "r1c1 r3c3 r6c6", 3),
        ("tokens_in_one_horizontal_row", "r1c1 r1c6 r2c1 r1c3", 3),
        ("horizontal_rows_with_at_least_1_token", "r1c1 r1c6 r2c1 r6c1", 3),
        ("tokens_on_nest_spaces", "r1c1 r1c2 r1c3", 2),
        ("tokens_on_food_spaces", "r1c4 r2c1 r1c3", 2),
        ("tokens_on_pairs_of_matching_symbols", "r1c1", 0),
        ("tokens_on_pairs_of_matching_symbols", "r1c1 r1c6", 2),
        ("tokens_on_pairs_of_matching_symbols", "r1c1 r1c6 r6c5", 2),
        ("tokens_on_pairs_of_matching_symbols", "r1c1 r1c6 r2c5 r3c5", 4),
        ("tokens_on_pairs_of_matching_symbols", "r2c5 r6c1", 0),
    ],
)
def test_wa44_what_each_goal_counts(goal: str, spaces: str, value: int) -> None:
    sheet = scored(duet(goal).tokens(yours=f"{spaces}"))
    assert sheet.yours.value == value
    assert (Mark("pairs", "assumed") in sheet.marks) == (goal == "tokens_on_pairs_of_matching_symbols")


def test_wa44_the_reset_space_is_not_on_the_map() -> None:
    table = duet("total_tokens_on_map").does("token reset").does("token r1c1")
    assert scored(table).yours.value == 1


def test_wa44_the_map_tells_the_numbers() -> None:
    table = duet()
    table.position.phase = "goal"
    assert table.asked.facts == {"round": 1, "goal": table.position.goals[0]}
    table.refuses("goal 1 3", "WA44", "map-counts")
    table.does("goal 1").refuses("goal 1", "WA44", "map-scored", round=1)


def test_wa44_after_round_4_comes_the_end() -> None:
    table = duet().in_round(4)
    scored(table)
    assert table.asked.kind == "score"
    assert (table.view.round, len(table.chance.shuffled)) == (4, 0)
    assert table.kinds == ["goal_scored"]


def test_tokens_of_later_rounds_do_not_count_for_earlier_goals() -> None:
    table = duet("total_tokens_on_map").tokens(hers="r1c1", yours="r6c6")
    scored(table)
    table.tokens(hers="r1c2", yours=" ".join(SPACES[20:24]))
    assert (table.view.goal_sheets[0].hers.value, table.view.goal_sheets[0].yours.value) == (1, 1)
