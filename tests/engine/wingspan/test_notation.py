"""Actions as text: what is written, what else is read, what is refused."""

from __future__ import annotations

import pytest

from engine.contract import Unreadable
from engine.wingspan import wingspan
from engine.wingspan.actions import Goal, React, Score, Setup, TakeBack, Token, Tray, Turn, WingspanAction

WRITTEN: list[tuple[str, WingspanAction]] = [
    (
        "setup duet eagle special ALLIANCE cache boxes asia bonus asia goals random,random,random,random",
        Setup(),
    ),
    (
        "setup green eagle_eyed_eagle special none hoard boxes asia,core bonus percent:Large_Bird_Specialist "
        "goals total_birds,random,random,eggs_in_bowl",
        Setup(
            "green",
            "eagle_eyed_eagle",
            None,
            "hoard",
            ("core", "asia"),
            "percent:Large Bird Specialist",
            ("total_birds", None, None, "eggs_in_bowl"),
        ),
    ),
    ("turn", Turn()),
    ("tray 2.3 none", Tray(2, 3)),
    ("tray 2.3 4,5", Tray(2, 3, (5, 4))),
    ("goal 1", Goal(1)),
    ("goal 1 5", Goal(1, 5)),
    ("token r1c1", Token(None, "r1c1")),
    ("token r1c1 to reset", Token("r1c1", "reset")),
    ("token reset off", Token("reset", None)),
    ("token r1c1 round 2", Token(None, "r1c1", 2)),
    ("token r1c1 to r1c1 round 2", Token("r1c1", "r1c1", 2)),
    ("react Sarus Crane", React("Sarus Crane")),
    ("react Common Loon count 2", React("Common Loon", count=2)),
    (
        "setup duet eagle special ALLIANCE cache boxes asia bonus asia goals random,random,random,random fewest_both",
        Setup(fewest="both"),
    ),
    ("react Common Loon count 2 turn 1.4", React("Common Loon", count=2, round=1, turn=4)),
    ("react gain 1 card, 2 food pay 1 egg", React(None, (("food", 2), ("card", 1)), (("egg", 1),))),
    ("react gain 1 bonus_card", React(None, (("bonus_card", 1),))),
    ("take_back 3", TakeBack(3)),
    ("score birds 40 bonus 10 eggs 12 cached 3 tucked 4", Score(40, 10, 12, 3, 4)),
    ("score birds 0 bonus 0 eggs 0 cached 0 tucked 0 leftover 2", Score(leftover=2)),
]


@pytest.mark.parametrize(("text", "action"), WRITTEN, ids=[text for text, _ in WRITTEN])
def test_what_is_written_reads_back(text: str, action: WingspanAction) -> None:
    assert wingspan.notation(action) == text
    assert wingspan.parse(text) == action


ALSO: list[tuple[str, WingspanAction]] = [
    ("  TURN ", Turn()),
    ("setup blue", Setup("blue")),
    (
        "setup Eagle-eyed hoard Special none boxes base europe",
        Setup(level="eagle_eyed_eagle", tokens="hoard", special=None, boxes=("core", "european")),
    ),
    ("setup special alliance", Setup()),
    ("setup goals none none tokens_in_forest random", Setup(goals=(None, None, "tokens_in_forest", None))),
    ("tray round 2 turn 3 nothing", Tray(2, 3)),
    ("tray r2t3 4 and 5", Tray(2, 3, (4, 5))),
    ("tray 2/3 7", Tray(2, 3, (7,))),
    ("tray 2 3 7 points", Tray(2, 3, (7,))),
    ("goal round 2 count 3", Goal(2, 3)),
    ("token place R3C4", Token(None, "r3c4")),
    ("token on C4", Token(None, "r3c4")),
    ("token a1 to f6", Token("r1c1", "r6c6")),
    ("token a1 back", Token("r1c1", None)),
    ("react sarus", React("Sarus Crane")),
    ("react Saruskranich", React("Sarus Crane")),
    ("react wilsons snipe", React("Wilson's Snipe")),
    ("react sri lanka frogmouth", React("Sri Lanka Frogmouth")),
    ("react braunwürger", React("Brown Shrike")),
    ("react common loon have 3", React("Common Loon", count=3)),
    ("react gains food", React(None, (("food", 1),))),
    ("react gain a bonus card", React(None, (("bonus_card", 1),))),
    ("react gain 2 eggs and 1 card for 2 cards", React(None, (("egg", 2), ("card", 1)), (("card", 2),))),
    ("react gain food food", React(None, (("food", 2),))),
    ("take back 4", TakeBack(4)),
    ("take back reaction 4", TakeBack(4)),
    ("score birds=12, eggs=3", Score(birds=12, eggs=3)),
]


@pytest.mark.parametrize(("text", "action"), ALSO, ids=[text for text, _ in ALSO])
def test_what_people_type_is_read_too(text: str, action: WingspanAction) -> None:
    assert wingspan.parse(text) == action


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "found the end, expected one of turn"),
        ("fly", "at character 1: found 'fly', expected one of turn"),
        ("turn again", "at character 6: found 'again', expected nothing more"),
        ("setup duet fast", "at character 12: found 'fast', expected one of a mode"),
        ("setup special", "found the end, expected a special card"),
        ("setup boxes oceania", "expected boxes"),
        ("setup bonus", "expected a bonus card"),
        ("setup goals random", "expected the goal of round 2"),
        ("tray", "expected a round and a turn"),
        ("tray 2", "expected the number of a turn"),
        ("tray 2.3", "expected points, or none"),
        ("tray 2.3 x", "expected points, or none"),
        ("goal", "expected the number of a round"),
        ("goal 1 many", "expected a number"),
        ("token", "expected a space"),
        ("token r7c1", "found 'r7c1', expected a space"),
        ("token a1 to", "expected a space"),
        ("react", "expected a bird"),
        ("react gain", "expected a resource"),
        ("react gain 2 cake", "found 'cake', expected a resource"),
        ("react gain 2 food pay", "expected a resource"),
        ("take_back", "expected the number of a reaction"),
        ("score", "expected one of birds"),
        ("score birds", "expected a number"),
        ("score birds 2 birds 3", "each once"),
    ],
)
def test_what_cannot_be_read_says_where_and_what_was_expected(text: str, expected: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        wingspan.parse(text)
    assert expected in str(refusal.value)


def test_a_bird_that_is_not_known_is_left_to_the_rules() -> None:
    assert wingspan.parse("react Snow  Owl") == React("Snow Owl")
    assert wingspan.parse("react s") == React("s"), "several begin like this"
    assert wingspan.parse("react -") == React("-")


def test_the_order_of_amounts_boxes_and_points_means_nothing() -> None:
    assert React(None, (("food", 1), ("card", 2))) == React(None, (("card", 2), ("food", 1), ("egg", 0)))
    assert Setup(boxes=("core", "asia")) == Setup(boxes=("asia", "core"))
    assert Tray(1, 1, (5, 2)) == Tray(1, 1, (2, 5))
