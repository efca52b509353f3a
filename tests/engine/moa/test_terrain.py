"""Terrain cards and the volcano (A, V)."""

import pytest

from engine.moa.events import (
    InstructionBegan,
    MammalsCalled,
    MammalWaits,
    NoMammalLeft,
    PileShuffled,
    RoundBegan,
    VolcanoErupted,
    VolcanoQuiet,
    VolcanoRose,
    WeaselDrawn,
)
from tests.engine.moa.positions import game


def test_a1_two_cards_are_shown_then_carried_out_left_before_right() -> None:
    table = game().hand("red", "kiwi").decks(mammals="dog").begins_round("forest:draw_1", "plains:dog_invasion")
    assert table.told(RoundBegan)[0].active_terrain == ("forest:draw_1", "plains:dog_invasion")
    assert [event.card for event in table.told(InstructionBegan)] == ["forest:draw_1", "plains:dog_invasion"]
    assert table[1].mammal == "dog", "the dog that the left card brought invaded by the right one"
    assert table.position.terrain_draw == ()
    assert table.asked == ("red", "action")


def test_a1_the_right_card_waits_for_the_defences_of_the_left_one() -> None:
    table = (
        game()
        .land(1, red=1)
        .hand("red", "pukeko")
        .decks(mammals="weasel dog")
        .begins_round("coast:draw_1", "coast:draw_1")
    )
    assert table.position.phase == "terrain"
    assert table.position.active_terrain == ("coast:draw_1", "coast:draw_1")
    assert table.position.display["dog"] == 0
    table.does("red", "decline")
    assert table.position.display["dog"] == 1


@pytest.mark.parametrize(("instruction", "waiting"), [("draw_1", {"dog": 1}), ("draw_2", {"dog": 1, "rat": 1})])
def test_a2_dog_possum_and_rat_go_to_the_display(instruction: str, waiting: dict[str, int]) -> None:
    table = game().decks(mammals="dog rat possum").terrain(f"coast:{instruction}")
    assert {kind: count for kind, count in table.position.display.items() if count} == waiting
    assert [event.mammal for event in table.told(MammalWaits)] == list(waiting)


def test_a2_a_weasel_invades_before_the_next_card_is_turned() -> None:
    table = game().decks(mammals="weasel rat").draws(2)
    kinds = [type(event).__name__ for event in table.events]
    assert kinds == ["WeaselDrawn", "Invaded", "InvasionSucceeded", "MammalWaits"]
    assert table.told(WeaselDrawn)
    assert table.position.mammal_discard == ("weasel",)


def test_a2_an_empty_deck_is_made_of_the_discard() -> None:
    table = game().decks(mammals="weasel", mammal_discard="rat").draws(2)
    assert table.chance.shuffled == ["mammal_deck"]
    assert table.told(PileShuffled)[0].pile == "mammal_deck"
    assert table.position.display["rat"] == 1, "the weasel's own card was shuffled in, but the rat came first"
    assert table.position.mammal_draw == ("weasel",)


def test_a2_both_empty_nothing_is_drawn() -> None:
    table = game().decks().draws(2)
    assert table.events == [NoMammalLeft()]


def test_a3_every_waiting_card_of_the_kind_invades() -> None:
    table = game().display(rat=3, dog=1).terrain("coast:rat_invasion")
    assert [table[number].mammal for number in (1, 2, 3, 4)] == ["rat", "rat", "rat", None]
    assert table.position.display == {"dog": 1, "possum": 0, "rat": 0}
    assert table.position.mammal_discard == ("rat",) * 3
    assert table.told(MammalsCalled) == [MammalsCalled("rat", 3)]


def test_a3_with_none_waiting_nothing_happens() -> None:
    table = game().terrain("coast:possum_invasion")
    assert table.events[1:] == [MammalsCalled("possum", 0)]


def test_a4_the_marker_rises() -> None:
    table = game().terrain("forest:volcano", "mountain:volcano")
    assert table.position.volcano == 2
    assert table.told(VolcanoRose) == [VolcanoRose(1, 0), VolcanoRose(2, 1)]
    assert not table.position.erupted


def test_a4_on_the_top_it_erupts_and_then_nothing_more() -> None:
    table = game()
    table.position.volcano = 4
    table.terrain("forest:volcano")
    assert table.position.erupted
    assert table.position.volcano == 5
    table.terrain("forest:volcano")
    assert table.position.volcano == 5
    assert table.told(VolcanoQuiet)


@pytest.mark.parametrize("track", [[0, "eruption"], [5, 4, 3, 2, 1, 0, 0, "eruption"]])
def test_a4_any_track(track: list[object]) -> None:
    components = game().position.rules.data | {"volcano": {"track": track}}
    table = game(components=components)
    for _ in track[1:]:
        assert not table.position.erupted
        table.terrain("forest:volcano")
    assert table.position.erupted


def test_v1_everything_in_12_leaves() -> None:
    table = game().land(12, red=2, green=1, leader="red", tile="vp:4", stronghold=True)
    table.position.volcano = 4
    table.terrain("volcano:volcano")
    (event,) = table.told(VolcanoErupted)
    assert event.returned.birds == {"red": 2, "green": 1}
    assert event.returned.leaders == ("red",)
    assert (event.leader_tile, event.stronghold, event.mammal) == ("vp:4", True, None)
    assert (table[12].birds, table[12].leader, table[12].leader_tile, table[12].stronghold) == ({}, None, None, False)
    assert table.seat("red").birds == 16
    assert table.seat("red").leaders == 4


def test_v1_an_eruption_on_sold_land_keeps_the_sale_count() -> None:
    table = game().land(12, mammal="dog", sold_by="red", red=1, stronghold=True)
    table[12].sale_scored = True
    table.position.volcano = 4
    table.terrain("volcano:volcano")
    assert (table[12].mammal, table[12].sold_by, table[12].sale_scored) == (None, None, False)
    assert table.position.sales == 1


def test_v1_12_is_closed_for_the_rest_of_the_game() -> None:
    table = game().erupted().open("volcano", "coast").hand("red", "pukeko", tiles="stronghold").decks(mammals="weasel")
    table.refuses("red", "place 1 at 12 with pukeko", "B2", "territory-erupted")
    table.refuses("red", "stronghold at 12", "KT6", "territory-erupted")
    assert table.view(None).territory(12).erupted
    assert not table.view(None).territory(12).open
