"""Chapter A: what the Automa is and is not (WA1 to WA5)."""

from dataclasses import fields

import pytest

from engine.contract import Illegal
from engine.wingspan import wingspan
from engine.wingspan.actions import Turn
from engine.wingspan.views.view import AutomaView
from tests.engine.wingspan.positions import AUTOMA, SEAT, Fixed, blue, duet, game, green, unset


def test_wa1_only_the_person_is_asked_and_heard() -> None:
    table = duet()
    assert table.asked.seat == SEAT
    for other in (AUTOMA, "green"):
        assert list(wingspan.actions(table.position, other)) == []
        with pytest.raises(Illegal) as refusal:
            wingspan.apply(table.position, other, Turn(), Fixed())
        assert (refusal.value.rule_id, refusal.value.reason) == ("WA1", "not-asked")


def test_wa2_she_collects_birds_eggs_and_tokens_and_nothing_else() -> None:
    assert {field.name for field in fields(AutomaView)} == {
        "birds",
        "face_down",
        "eggs",
        "tokens",
        "tokens_spent",
        "cubes",
        "goal_points",
    }
    table = duet()
    before = table.view.hers
    assert (before.birds, before.face_down, before.eggs, before.tokens) == ((), 0, 0, 0)
    assert table.draws("A01").view.hers == before, "food is not hers"


def test_wa3_she_pays_nothing() -> None:
    table = duet(bonus="percent:Anatomist").does("react Golden Pheasant").draws("A07")
    before = table.view.hers
    after = table.does("tray 1.1 9").view.hers
    assert (after.birds, after.eggs, after.tokens) == ((9,), before.eggs, before.tokens)


def test_wa4_what_is_not_listed_does_not_touch_her() -> None:
    table = duet().refuses("react Barn Owl", "WS15", "no-such-bird", bird="Barn Owl")
    assert table.does("react Mandarin Duck").view.hers.tokens == 0


def test_wa5_base_goals_or_duet_never_both() -> None:
    unset().refuses("setup duet boxes asia goals birds_in_forest random random random", "WA5", "no-such-goal")
    base = "setup green special none bonus percent boxes core goals"
    unset().refuses(f"{base} tokens_in_forest random random random", "WA5", "no-such-goal")
    unset().refuses("setup green special none boxes asia", "WA5", "box-missing", box="core", mode="green")
    unset().refuses("setup duet special none boxes core bonus percent", "WA5", "box-missing", box="asia")
    green().refuses("token r1c1", "WA5", "no-map")
    blue().refuses("token r1c1", "WA5", "no-map")
    assert green().draws("A04").view.map == {}
    assert duet().draws("A05").view.hers.cubes == 0, "no cubes in Duet"
    assert game(mode="blue").view.supply == {}


def test_wa5_nothing_is_told_before_the_setup() -> None:
    table = unset()
    assert table.asked.kind == "setup"
    for text in ("turn", "react Osprey", "goal 1 2", "score birds 1", "token r1c1"):
        table.refuses(text, "WA5", "setup-first")
