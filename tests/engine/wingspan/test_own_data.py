"""An owner's data file: it is played by its values, and what it calls printed bears no mark."""

from __future__ import annotations

from typing import Any

from engine.wingspan import wingspan
from engine.wingspan.actions import Setup
from engine.wingspan.events import RoundBegan, TokenPlaced
from tests.engine.wingspan.positions import SEAT, Fixed, Table, duet


def own(changes: dict[str, Any]) -> Table:
    """Give a game of Duet with changed components; paths are dotted."""
    data = wingspan.components()
    for path, value in changes.items():
        *before, last = path.split(".")
        part = data
        for name in before:
            part = part[name]
        part[last] = value
    table = Table(wingspan.start((SEAT,), {}, data, Fixed()).position)
    return table.does(Setup(special=None))


def test_round_4_of_the_tracker() -> None:
    assert duet().in_round(4).draws("A05").told(TokenPlaced)[0].scan.marks != ()
    changed = {
        "duet.tracker.4.corners": {
            "top_left": "place_cube",
            "top_right": "remove_cube",
            "bottom_left": "pink",
            "bottom_right": "blank",
        },
        "duet.tracker.4.status": "printed",
    }
    (placed,) = own(changed).in_round(4).draws("A05").told(TokenPlaced)
    assert (placed.scan.corner, placed.scan.marks) == ("top_left", ())


def test_the_lost_icon_and_the_blank_section() -> None:
    table = own({"lost_icon": {"symbol": "pink", "status": "printed"}}).draws("A04").does("react Eurasian Hoopoe")
    assert table.view.reactions[0].hers == 2, "A04 has two pink icons"
    assert table.view.reactions[0].marks == ()
    table = own({"blank_section": {"symbol": "place_cube", "status": "printed"}}).draws("A03")
    (placed,) = table.told(TokenPlaced)
    assert (placed.scan.habitat_symbol, placed.scan.habitat, placed.scan.marks) == ("place_cube", "forest", ())


def test_ties_and_pairs() -> None:
    ties = {"level": "none", "nothing": "both", "status": "printed"}
    for yours, expected in (("r1c2", 0), ("", 2)):
        table = own({"duet.ties": ties}).tokens(hers="r1c1" if yours else "", yours=yours)
        table.position.goals = ("tokens_in_forest", *table.position.goals[1:])
        table.position.phase = "goal"
        sheet = table.does("goal 1").view.goal_sheets[0]
        assert (sheet.hers.points, sheet.yours.points, sheet.marks) == (expected, expected, ())
    table = own({"duet.pairs": {"value": 1, "status": "printed"}}).tokens(yours="r1c1 r1c6")
    table.position.goals = ("tokens_on_pairs_of_matching_symbols", *table.position.goals[1:])
    assert table.view.progress[0].yours == 1


def test_wa46_after_a_round_that_no_card_leaves_all_are_shuffled() -> None:
    cards = wingspan.components()["cards"]
    cards[0] = {**cards[3], "id": cards[0]["id"]}
    table = own({"cards": cards}).finish_round().does("goal 1")
    assert table.told(RoundBegan) == [RoundBegan(2, None)]
    assert len(table.view.unseen) == len(cards)
