"""Chapter H: her Duet tokens and the person's (WA47 to WA54, WS2, WS3, WS10)."""

import pytest

from engine.wingspan.actions import Token
from engine.wingspan.chapters.duet_map import NEIGHBOURS, scan_order
from engine.wingspan.chapters.measure import improves
from engine.wingspan.events import GoalRescored, NoToken, OwnTokenChanged, TokenPlaced
from engine.wingspan.facts import Mark, OwnToken, Passed, Scan
from engine.wingspan.names import SPACES
from tests.engine.wingspan.positions import AUTOMA, SEAT, Table, duet

FOREST_FOOD = "r1c4 r2c1 r2c2 r2c4 r3c2"


def scan_of(table: Table) -> Scan:
    """Give the one scan of the last entry."""
    (event,) = [event for event in table.events if isinstance(event, TokenPlaced | NoToken)]
    return event.scan


# -- when -----------------------------------------------------------------------------------------------------------


def test_wa47_only_after_drawing_cards_or_playing_a_bird_and_one_a_turn() -> None:
    for card, placed in (("A01", 0), ("A05", 0), ("A04", 1), ("A07", 1)):
        table = duet("tokens_in_forest").draws(card)
        assert len(table.told(TokenPlaced)) == placed
        assert len(table.position.automa_tokens()) == placed


def test_wa47_never_more_than_15() -> None:
    table = duet("total_tokens_on_map").in_round(2).tokens(hers=" ".join(SPACES[:14])).draws("A06")
    assert len(table.position.automa_tokens()) == 15
    assert table.view.supply[AUTOMA] == 0
    table.does("tray 2.15 none").draws("A09")
    assert scan_of(table).reason == "no_tokens"
    assert len(table.position.automa_tokens()) == 15


def test_wa48_no_bonus_of_the_space_and_nothing_of_the_bird_matters() -> None:
    """r2c2 has a die of the feeder to give, which is for the person alone."""
    table = duet().in_round(3).tokens(hers="r1c4 r2c4")
    before = table.view.hers
    after = table.draws("A10").view.hers
    assert scan_of(table).space == "r2c2"
    assert table.position.rules.spaces["r2c2"].bonus == "gain_die"
    assert after.face_down == before.face_down + 1
    assert (after.eggs, after.tokens, after.birds) == (before.eggs, before.tokens, before.birds)


# -- the way --------------------------------------------------------------------------------------------------------


def test_wa49_the_printed_example_is_of_round_3() -> None:
    """A10: a blank beside the map is the top right corner; the X gives food, pink the forest."""
    scan = scan_of(duet().in_round(3).draws("A10"))
    assert (scan.corner, scan.symbol, scan.section) == ("top_right", "blank", 1)
    assert (scan.type, scan.type_symbol) == ("food", "remove_cube")
    assert (scan.habitat, scan.habitat_symbol) == ("forest", "pink")
    assert scan.reason == "look_up"
    assert scan.space == "r1c4"
    assert scan.passed == (Passed("r1c6", "unfit"), Passed("r1c5", "unfit"))
    assert scan.marks == ()


@pytest.mark.parametrize(
    ("number", "card", "corner"),
    [
        (1, "A04", "top_right"),  # section 2: pink
        (1, "A07", "bottom_left"),  # section 2: blank
        (1, "A03", "bottom_right"),  # section 2: an X
        (1, "AUTOMUBON", "top_left"),  # section 2: a cube
        (2, "A06", "top_left"),  # section 1: blank
        (2, "A09", "bottom_right"),  # section 1: pink
        (2, "A02", "bottom_left"),  # section 1: an X
        (2, "AUTOMUBON", "top_right"),  # section 1: a cube
        (3, "A06", "top_right"),  # section 1: blank
        (3, "A08", "bottom_left"),  # section 1: pink
        (3, "A03", "bottom_right"),  # section 1: a cube
        (4, "A04", "top_right"),  # section 1: an X
        (4, "A05", "bottom_left"),  # section 1: a cube
        (4, "A09", "top_left"),  # section 1: pink
    ],
)
def test_wa49_the_corner_by_the_icon_beside_the_map(number: int, card: str, corner: str) -> None:
    special = card if card == "AUTOMUBON" else None
    assert scan_of(duet(special=special).in_round(number).draws(card)).corner == corner


def test_wa50_each_row_from_the_side_where_it_began() -> None:
    assert scan_order("top_left") == SPACES
    assert scan_order("bottom_right") == SPACES[::-1]
    assert scan_order("top_right")[:7] == ("r1c6", "r1c5", "r1c4", "r1c3", "r1c2", "r1c1", "r2c6")
    assert scan_order("bottom_left")[:7] == ("r6c1", "r6c2", "r6c3", "r6c4", "r6c5", "r6c6", "r5c1")
    scan = scan_of(duet().in_round(3).tokens(hers="r1c4").draws("A10"))
    assert scan.space == "r2c4"
    assert [passed.space for passed in scan.passed] == ["r1c6", "r1c5", "r1c4", "r1c3", "r1c2", "r1c1", "r2c6", "r2c5"]


def test_wa51_only_free_spaces() -> None:
    scan = scan_of(duet().in_round(3).tokens(hers="r1c4 r2c2", yours="r2c4 r2c1").draws("A10"))
    assert scan.space == "r3c2"
    assert [each.space for each in scan.passed if each.why == "taken"] == ["r1c4", "r2c4", "r2c2", "r2c1"]


# -- after playing --------------------------------------------------------------------------------------------------


def test_wa52_the_first_free_space_that_improves_the_goal() -> None:
    """A03 in round 3 scans from the bottom right, row after row to the left."""
    scan = scan_of(duet(None, None, "tokens_in_forest").in_round(3).draws("A03"))
    assert (scan.reason, scan.goal, scan.space) == ("goal", "tokens_in_forest", "r3c2")
    assert len(scan.passed) == 3 * 6 + 4
    assert {each.why for each in scan.passed} == {"unfit"}


def test_wa52_without_one_the_first_free_space_at_all() -> None:
    table = duet(None, None, "tokens_on_pairs_of_matching_symbols").in_round(3).tokens(yours="r6c6").draws("A03")
    scan = scan_of(table)
    assert (scan.reason, scan.space, scan.goal) == ("first_free", "r6c5", "tokens_on_pairs_of_matching_symbols")
    assert scan.passed == (Passed("r6c6", "taken"),)


@pytest.mark.parametrize(
    ("goal", "tokens", "space", "better"),
    [
        ("tokens_in_wetland", "", "r2c3", True),
        ("tokens_in_wetland", "", "r2c2", False),
        ("tokens_on_nest_spaces", "", "r1c1", True),
        ("tokens_on_food_spaces", "", "r1c1", False),
        ("total_tokens_on_map", "r1c1 r1c2", "r6c6", True),
        ("tokens_in_one_horizontal_row", "", "r4c4", True),
        ("tokens_in_one_horizontal_row", "r1c1 r1c2 r2c1", "r2c2", False),
        ("tokens_in_one_horizontal_row", "r1c1 r1c2 r2c1", "r1c6", True),
        ("tokens_in_one_horizontal_row", "r1c1 r2c1", "r2c6", True),
        ("horizontal_rows_with_at_least_1_token", "r1c1", "r1c2", False),
        ("horizontal_rows_with_at_least_1_token", "r1c1", "r2c1", True),
        ("tokens_on_pairs_of_matching_symbols", "", "r1c1", False),
        ("tokens_on_pairs_of_matching_symbols", "r1c1", "r1c6", True),
        ("tokens_on_pairs_of_matching_symbols", "r1c1 r1c6", "r6c5", False),
        ("fewest_tokens_on_bonus_spaces", "", "r1c1", True),
        ("fewest_tokens_on_bonus_spaces", "", "r1c2", False),
    ],
)
def test_wa52_what_improves_each_goal(goal: str, tokens: str, space: str, better: bool) -> None:
    assert improves(duet().position.rules, goal, tokens.split(), space) is better


# -- after drawing --------------------------------------------------------------------------------------------------


def test_wa53_without_a_free_space_of_habitat_and_type_no_token() -> None:
    table = duet().in_round(3).tokens(hers="r1c4 r2c1", yours="r2c2 r2c4 r3c2").draws("A10")
    scan = scan_of(table)
    assert table.told(NoToken)
    assert (scan.space, len(scan.passed)) == (None, 36)
    assert [each.space for each in scan.passed if each.why == "taken"] == ["r1c4", "r2c4", "r2c2", "r2c1", "r3c2"]
    assert set(FOREST_FOOD.split()) == {each.space for each in scan.passed if each.why == "taken"}
    assert table.view.turn_taken(3, 3).scan == scan


def test_wa54_other_spaces_have_a_wingspan_or_a_beak() -> None:
    spaces = duet().position.rules.spaces.values()
    for space in spaces:
        assert (space.type == "other") == space.symbol.startswith(("wingspan", "beak"))
    assert sum(space.type == "other" for space in spaces) == 8
    scan = scan_of(duet().in_round(2).draws("A07"))
    assert (scan.type, scan.type_symbol) == ("nest", "pink")
    scan = scan_of(duet().draws("A04"))
    assert (scan.type, scan.type_symbol, scan.habitat, scan.habitat_symbol) == ("other", "pink", "wetland", "blank")
    assert (scan.corner, scan.space) == ("top_right", "r3c5")


# -- the look-ups ---------------------------------------------------------------------------------------------------


def test_ws2_other_sections_of_the_same_card_are_looked_up_also_of_rounds_past() -> None:
    scan = scan_of(duet().in_round(4).draws("A05"))
    assert scan.section == 1
    assert (scan.symbol, scan.type_symbol, scan.habitat_symbol) == ("place_cube", "pink", "remove_cube")
    assert (scan.corner, scan.type, scan.habitat, scan.space) == ("bottom_left", "food", "wetland", "r4c1")


def test_ws2_a_section_that_is_not_printed_counts_as_blank_and_is_marked() -> None:
    scan = scan_of(duet().draws("A03"))
    assert (scan.habitat_symbol, scan.habitat, scan.type) == ("blank", "wetland", "food")
    assert scan.space == "r4c3"
    assert scan.marks == (Mark("blank_section", "assumed"),)


def test_ws2_what_round_4_looks_up_is_marked() -> None:
    table = duet().in_round(4).draws("A05")
    assert scan_of(table).marks == (Mark("tracker", "reconstructed"),)
    assert Mark("tracker", "reconstructed") in table.view.marks
    assert "tracker" not in [mark.what for mark in duet().in_round(3).draws("A10").view.marks]


def test_ws3_pink_and_blank_are_the_same_for_type_and_habitat_but_other_corners() -> None:
    for number in (1, 2, 3, 4):
        tracker = duet().position.rules.components.tracker(number)
        assert tracker.type["pink"] == tracker.type["blank"]
        assert tracker.habitat["pink"] == tracker.habitat["blank"]
        assert len(set(tracker.corners.values())) == 4


# -- the person's tokens --------------------------------------------------------------------------------------------


def test_ws10_the_persons_tokens_block_the_scan_but_not_on_the_reset_space() -> None:
    table = duet().in_round(3).does("token r1c4").does("token reset").draws("A10")
    assert scan_of(table).space == "r2c4"
    assert "reset" not in [each.space for each in scan_of(table).passed]
    assert (table.view.map, table.view.reset) == ({"r1c4": SEAT, "r2c4": AUTOMA}, 1)
    assert table.view.supply == {SEAT: 13, AUTOMA: 14}


def test_ws10_tokens_are_placed_moved_and_taken_back() -> None:
    table = duet().does("token r1c1")
    assert table.told(OwnTokenChanged) == [OwnTokenChanged(None, "r1c1", 1)]
    table.does("token r1c1 to r6c6")
    assert table.told(OwnTokenChanged) == [OwnTokenChanged("r1c1", "r6c6", 1)]
    assert table.view.map == {"r6c6": SEAT}
    table.does("token r6c6 off")
    assert (table.view.map, table.view.supply[SEAT]) == ({}, 15)
    table.does("token reset").does("token reset").does("token reset off")
    assert (table.view.reset, table.view.supply[SEAT]) == (1, 14)


def test_ws10_a_token_counts_from_its_round_on() -> None:
    table = duet("tokens_in_forest").in_round(2).does("token r1c1").does("token r1c2 round 1")
    assert table.position.own_tokens == (OwnToken("r1c1", 2), OwnToken("r1c2", 1))
    assert table.view.goal_sheets[0].yours.value == 1
    table.does("token r1c2 to r2c3")
    assert table.view.goal_sheets[0].yours.value == 0, "it moved out of the forest, in round 1 as well"
    table.does("token r1c1 to r1c1 round 1")
    assert table.view.goal_sheets[0].yours.value == 1


def test_ws10_a_late_token_tells_the_points_of_a_goal_that_it_changes() -> None:
    table = duet("tokens_in_forest").tokens(hers="r1c5").in_round(2).does("token r1c1")
    assert table.kinds == ["own_token_changed"], "it counts from round 2 on"
    table.does("token r1c2 round 1")
    (tied,) = table.told(GoalRescored)
    table.does("token r2c1 round 1")
    (won,) = table.told(GoalRescored)
    assert (won.before, won.sheet) == (tied.sheet, table.view.goal_sheets[0])
    points = [(sheet.yours.points, sheet.hers.points) for sheet in (tied.before, tied.sheet, won.sheet)]
    assert points == [(0, 2), (2, 2), (2, 0)]
    table.does("token r2c2 round 1")
    assert table.kinds == ["own_token_changed"], "more of what is won already changes no points"


def test_ws10_tokens_that_cannot_be() -> None:
    table = duet("total_tokens_on_map").in_round(2).tokens(hers="r1c1", yours="r1c2 r1c3")
    table.refuses("token r1c1", "WA51", "her-token-there", space="r1c1")
    table.refuses("token r1c2", "WA51", "own-token-there", space="r1c2")
    table.refuses("token r1c3 to r1c2", "WA51", "own-token-there", space="r1c2")
    table.refuses("token r1c3 to r1c3", "WS10", "token-there-before", space="r1c3")
    table.refuses("token r1c4 off", "WS10", "no-own-token", space="r1c4")
    table.refuses("token r1c1 off", "WS10", "no-own-token", space="r1c1")
    table.refuses("token reset off", "WS10", "no-own-token", space="reset")
    table.refuses("token r1c4 round 3", "WS10", "no-such-round", round=3, last=2)
    table.refuses("token r1c3 off round 1", "WS10", "round-needless", space="r1c3")
    table.refuses(Token(None, None), "WS10", "token-unsaid")
    table.refuses(Token(None, "r7c1"), "WS10", "no-such-space", space="r7c1")
    table.tokens(yours=" ".join(SPACES[10:23])).refuses("token r6c6", "WA8", "no-tokens-left", tokens=15)


def test_neighbours_are_those_of_a_map_of_shifted_rows() -> None:
    assert NEIGHBOURS["r1c1"] == ("r1c2", "r2c1")
    assert NEIGHBOURS["r2c1"] == ("r1c1", "r1c2", "r2c2", "r3c1", "r3c2")
    assert NEIGHBOURS["r3c3"] == ("r2c2", "r2c3", "r3c2", "r3c4", "r4c2", "r4c3")
    assert NEIGHBOURS["r6c6"] == ("r5c6", "r6c5")
    for space, near in NEIGHBOURS.items():
        assert all(space in NEIGHBOURS[other] for other in near)
