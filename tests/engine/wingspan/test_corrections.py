"""Answers given anew: all that follows is counted anew, nothing else changes."""

from __future__ import annotations

from dataclasses import replace

from engine.wingspan.actions import Setup
from engine.wingspan.events import BirdTaken, Corrected, FaceDownTaken, GoalRescored, SetUp
from engine.wingspan.names import BOXES
from tests.engine.wingspan.positions import Table, duet, game, green


def setup_of(table: Table) -> Setup:
    return table.position.told


def test_an_earlier_tray_is_answered_anew() -> None:
    table = duet(bonus="percent:Anatomist").draws("A07", tray="3").draws("A04").draws("A10", tray="2,4")
    before = table.view
    table.does("tray 1.1 8,5")
    assert table.events[0] == Corrected("tray", 1, 1)
    assert table.told(BirdTaken) == [BirdTaken((8,), (5,))]
    after = table.view
    assert after.hers == replace(before.hers, birds=(8, 4))
    assert [turn for turn in after.turns if turn.turn != 1] == [turn for turn in before.turns if turn.turn != 1]
    assert (after.asked, after.unseen, after.map) == (before.asked, before.unseen, before.map)
    table.does("tray 1.1 none")
    assert table.told(FaceDownTaken) == [FaceDownTaken("no_match")]
    assert table.view.hers == replace(before.hers, birds=(4,), face_down=before.hers.face_down + 1)


def test_while_a_tray_is_open_an_earlier_one_can_be_corrected() -> None:
    table = duet(bonus="percent:Anatomist").draws("A07", tray="3").draws("A10").does("tray 1.1 4")
    assert table.asked.kind == "tray"
    assert table.events[0] == Corrected("tray", 1, 1)
    assert table.does("tray 1.2 none").asked.kind == "turn"
    assert not table.told(Corrected)


def test_an_earlier_goal_is_told_anew() -> None:
    table = green("total_birds").finish_round().does("goal 1 0")
    before = table.view
    table.does("goal 1 99")
    assert table.events[0] == Corrected("goal", 1, None)
    (event,) = table.told(GoalRescored)
    assert (event.before.yours.points, event.sheet.yours.points) == (0, 4)
    assert table.kinds == ["corrected", "goal_rescored"], "no round ends or begins again"
    assert table.view.hers.goal_points == event.sheet.hers.points != before.hers.goal_points
    assert (table.view.round, table.view.unseen, table.view.turns) == (2, before.unseen, before.turns)


def test_a_setup_told_anew_before_her_first_card_changes_anything() -> None:
    table = game(mode="duet", bonus="asia")
    table.does(replace(setup_of(table), mode="green"))
    assert table.events[0] == Corrected("setup", None, None)
    assert [name for name, _ in table.chance.shuffled] == ["goals"], "the bonus card and the deck stay"
    assert table.position.bonus_card == "avid_asian_avian_admirer"
    assert all(goal in table.position.rules.base_goals for goal in table.position.goals)
    table.does(replace(setup_of(table), special="AUTOMUBON", bonus="percent"))
    assert [name for name, _ in table.chance.shuffled] == ["bonus_cards", "automa_deck"]
    assert "AUTOMUBON" in table.view.unseen


def test_giving_up_duet_clears_the_map() -> None:
    table = game(mode="duet").does("token r1c1").does("token reset")
    table.does(replace(setup_of(table), mode="green"))
    assert (table.position.own_tokens, table.view.map, table.view.reset) == ((), {}, 0)


def test_a_setup_told_anew_later_keeps_mode_and_special_card() -> None:
    table = game(special="AUTOMUBON").draws("A01")
    table.refuses(replace(setup_of(table), mode="blue"), "WA7", "settled", what="mode")
    table.refuses(replace(setup_of(table), special=None), "WA7", "settled", what="special")


def test_another_level_or_variant_counts_everything_anew() -> None:
    table = duet(level="eagle", tokens="cache").draws("A04").does("react Golden Pheasant")
    before = table.view
    assert before.standing is not None
    table.does(replace(setup_of(table), level="eaglet", tokens="hoard"))
    assert table.chance.shuffled == []
    after = table.view
    assert after.standing == replace(
        before.standing, face_down=3, tokens=6, eggs_from_tokens=1, leftover=1, total=before.standing.total - 1
    )
    assert (before.standing.eggs_from_tokens, before.standing.leftover) == (1, 0)
    assert (after.goals, after.unseen, after.map) == (before.goals, before.unseen, before.map)


def test_another_bonus_card_counts_the_trays_anew() -> None:
    table = duet(bonus="percent:Anatomist").draws("A07", tray="3,4").draws("A10", tray="9")
    assert table.view.hers.birds == (4, 9)
    table.does(replace(setup_of(table), bonus="avid_asian_avian_admirer"))
    assert (table.view.hers.birds, table.view.hers.face_down) == ((3, 4), 1), "a 9 is none of its birds"


def test_other_goals_count_the_scored_rounds_anew_and_leave_her_tokens() -> None:
    table = duet("tokens_in_forest", None, None, None).tokens(hers="r1c1 r1c2", yours="r6c6")
    table.position.phase = "goal"
    table.does("goal 1")
    goals = table.position.goals
    table.does(replace(setup_of(table), goals=("tokens_on_food_spaces", None, None, None)))
    assert table.chance.shuffled == []
    assert table.position.goals == ("tokens_on_food_spaces", *goals[1:])
    (sheet,) = table.view.goal_sheets
    assert (sheet.hers.points, sheet.yours.points) == (0, 2)
    assert table.position.automa_tokens() == ("r1c1", "r1c2")


def test_a_goal_no_longer_named_is_drawn_and_so_is_one_that_does_not_fit() -> None:
    table = duet("tokens_in_forest")
    drawn = table.position.goals[1]
    table.does(replace(setup_of(table), goals=(drawn, None, None, None)))
    assert [name for name, _ in table.chance.shuffled] == ["goals"]
    assert table.position.goals[0] == drawn
    assert len({table.position.rules.tile[goal] for goal in table.position.goals}) == 4
    kept = table.position.goals
    table.does(replace(setup_of(table), goals=(None, None, None, None)))
    assert table.position.goals[1:] == kept[1:]


def test_boxes_told_anew_draw_nothing_while_what_was_drawn_is_in_them() -> None:
    table = duet()
    bonus = table.position.bonus_card
    table.does(replace(setup_of(table), boxes=("asia",)))
    assert (table.chance.shuffled, table.position.bonus_card) == ([], bonus)
    assert table.told(SetUp)[0].setup.boxes == ("asia",)
    table = game(mode="green", bonus="percent", goals=("brown_powers", None, None, None))
    table.refuses(replace(setup_of(table), boxes=("asia", "core")), "WA5", "no-such-goal")
    assert game().position.told.boxes == BOXES
