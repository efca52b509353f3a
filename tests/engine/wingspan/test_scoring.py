"""Chapters I and J: the end and the levels (WA55 to WA63)."""

from __future__ import annotations

import pytest

from engine.contract import Result
from engine.wingspan import wingspan
from engine.wingspan.actions import Score
from engine.wingspan.chapters.duet_map import NEIGHBOURS, largest_group
from engine.wingspan.chapters.scoring import final_sheet
from engine.wingspan.events import GameEnded
from engine.wingspan.sheets import FinalSheet
from tests.engine.wingspan.positions import AUTOMA, SEAT, Table, duet, green


def ended(table: Table, text: str = "score birds 0") -> FinalSheet:
    """Score now."""
    table.position.phase = "score"
    table.does(text)
    (event,) = table.told(GameEnded)
    assert table.view.final == event.sheet
    return event.sheet


@pytest.mark.parametrize(
    ("level", "tokens", "eggs", "left"),
    [
        ("eaglet", 14, 2, 4),
        ("eaglet", 15, 3, 0),
        ("eagle", 14, 3, 2),
        ("eagle_eyed_eagle", 14, 4, 2),
        ("eagle_eyed_eagle", 2, 0, 2),
    ],
)
def test_wa55_tokens_become_eggs_and_leave(level: str, tokens: int, eggs: int, left: int) -> None:
    table = duet(level=level, tokens="hoard").does(f"react gain {tokens} food")
    assert (table.view.hers.tokens, table.view.hers.tokens_spent) == (tokens, 0)
    sheet = ended(table, "score birds 99")
    assert (sheet.hers.eggs_from_tokens, sheet.hers.tokens, sheet.hers.leftover) == (eggs, tokens, left)
    assert (table.view.hers.tokens, table.view.hers.tokens_spent) == (left, tokens - left)
    assert sheet.hers.total == eggs


def test_wa56_face_up_birds_count_what_is_printed() -> None:
    table = duet(bonus="percent:Anatomist").draws("A07", tray="9,2").draws("A10", tray="0")
    assert table.view.hers.birds == (9, 0)
    assert ended(table).hers.birds == 9


@pytest.mark.parametrize(("level", "each"), [("eaglet", 3), ("eagle", 4), ("eagle_eyed_eagle", 5)])
def test_wa57_face_down_birds(level: str, each: int) -> None:
    table = duet(level=level).draws("A04").draws("A07", tray="none")
    sheet = ended(table)
    assert (sheet.hers.face_down_count, sheet.hers.face_down) == (2, 2 * each)


def test_wa58_eggs_are_1_each() -> None:
    sheet = ended(duet().draws("A02").draws("A05").in_round(3))
    assert (sheet.hers.eggs_laid, sheet.hers.total) == (2, 2)


def test_wa59_goals_and_the_largest_group_in_duet() -> None:
    table = duet("tokens_in_forest").tokens(hers="r1c1 r1c2 r2c1 r6c6", yours="r6c1 r6c2")
    table.position.phase = "goal"
    sheet = ended(table.does("goal 1"))
    assert (sheet.hers.goals, sheet.hers.group) == (2, 3)
    assert (sheet.yours.goals, sheet.yours.group, sheet.yours.total) == (0, 2, 2)
    assert table.view.groups == {SEAT: ("r6c1", "r6c2"), AUTOMA: ("r1c1", "r1c2", "r2c1")}


@pytest.mark.parametrize(
    ("spaces", "group"),
    [
        ("", ""),
        ("r3c3", "r3c3"),
        ("r1c1 r1c3 r3c1", "r1c1"),
        ("r1c1 r2c2 r2c1", "r1c1 r2c1 r2c2"),
        ("r1c2 r2c1 r3c2 r4c1 r6c6 r5c6 r4c6", "r1c2 r2c1 r3c2 r4c1"),
        ("r1c1 r2c2", "r1c1"),
    ],
)
def test_wa59_groups_hang_together_over_shifted_rows(spaces: str, group: str) -> None:
    assert largest_group(spaces.split()) == tuple(group.split())


def test_wa60_goal_points_of_the_board() -> None:
    table = green("total_birds", "eggs_in_bowl").finish(count=2)
    sheet = ended(table, "score birds 1")
    scored = table.view.goal_sheets
    assert sheet.hers.goals == sum(each.hers.points for each in scored) > 0
    assert sheet.yours.goals == sum(each.yours.points for each in scored) > 0
    assert (sheet.hers.group, sheet.yours.group) == (None, None)


def test_wa61_nothing_for_her_bonus_card() -> None:
    sheets = [
        ended(duet(bonus=bonus).draws("A07", tray="5,5")) for bonus in ("percent:Anatomist", "rare_species_lister")
    ]
    assert sheets[0].hers == sheets[1].hers
    assert (sheets[0].hers.group, sheets[0].hers.total) == (1, 5 + 1)


@pytest.mark.parametrize(("leftover", "winner"), [(0, AUTOMA), (1, AUTOMA), (2, SEAT), (3, SEAT)])
def test_wa62_a_tie_goes_to_her_only_with_more_left(leftover: int, winner: str) -> None:
    """She has 2 tokens left, and as many points as the person."""
    table = duet(tokens="hoard").does("react gain 6 food")
    table.position.phase = "score"
    table.refuses("score eggs 1", "WA62", "leftover-needed")
    sheet = ended(table, f"score eggs 1 leftover {leftover}")
    assert (sheet.tied, sheet.hers.total, sheet.yours.total, sheet.hers.leftover) == (True, 1, 1, 2)
    assert sheet.winner == winner
    assert wingspan.result(table.position) == Result({SEAT: 1, AUTOMA: 1}, (winner,))


def test_wa62_food_that_is_not_told_yet_counts_as_none() -> None:
    table = duet(tokens="hoard").does("react gain 5 food")
    sheet = final_sheet(table.position, Score(eggs=1))
    assert (sheet.tied, sheet.hers.leftover, sheet.winner) == (True, 1, AUTOMA)


def test_wa62_more_points_win_and_the_sheet_has_every_line() -> None:
    table = duet()
    sheet = ended(table, "score birds 40 bonus 11 eggs 12 cached 3 tucked 4")
    assert (sheet.winner, sheet.tied, sheet.yours.total, sheet.yours.leftover) == (SEAT, False, 70, None)
    assert wingspan.result(table.position) == Result({SEAT: 70, AUTOMA: 0}, (SEAT,))
    table.refuses("turn", "WA62", "game-over")
    assert wingspan.decisions(table.position) == ()
    lost = duet().draws("A04")
    assert ended(lost, "score birds 3").winner == AUTOMA


def test_wa62_numbers_that_cannot_be() -> None:
    table = duet().refuses("score birds 3", "WA15", "wrong-answer", action="score", kind="turn")
    table.position.phase = "score"
    table.refuses(Score(birds=-1), "WA62", "no-such-number", number=-1, most=999)
    table.refuses("score birds 1000", "WA62", "no-such-number")
    table.refuses(Score(leftover=-1), "WA62", "no-such-number")


@pytest.mark.parametrize(
    ("level", "face_down", "tokens_per_egg", "avid", "rare"),
    [
        ("eaglet", 3, 5, (2, 3), (4, 5, 6)),
        ("eagle", 4, 4, (3, 4), (5, 6, 7)),
        ("eagle_eyed_eagle", 5, 3, (4, 5), (6, 7, 8)),
    ],
)
def test_wa63_what_a_level_is(
    level: str, face_down: int, tokens_per_egg: int, avid: tuple[int, ...], rare: tuple[int, ...]
) -> None:
    for bonus, values in (("avid_asian_avian_admirer", avid), ("rare_species_lister", rare)):
        table = duet(level=level, bonus=bonus, tokens="hoard").draws("A04").does("react gain 9 nectar")
        assert table.view.bonus is not None
        assert table.view.bonus.values == values
        assert table.view.standing is not None
        assert table.view.standing.face_down == face_down
        assert table.view.standing.eggs_from_tokens == 18 // tokens_per_egg


def test_wa59_the_spaces_beside_one_on_the_duet_map() -> None:
    assert NEIGHBOURS["r1c1"] == ("r1c2", "r2c1")
    assert NEIGHBOURS["r3c3"] == ("r2c2", "r2c3", "r3c2", "r3c4", "r4c2", "r4c3")
    assert NEIGHBOURS["r4c3"] == ("r3c3", "r3c4", "r4c2", "r4c4", "r5c3", "r5c4")
    assert all(space in NEIGHBOURS[other] for space, others in NEIGHBOURS.items() for other in others)
