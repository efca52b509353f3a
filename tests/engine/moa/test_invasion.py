"""Invasions and defences (I)."""

from typing import Any

import pytest

from engine.contract import Illegal
from engine.moa import moa
from engine.moa.actions import Defend
from engine.moa.events import (
    DefenceAsked,
    DefenceDeclined,
    Defended,
    Invaded,
    InvasionFailed,
    InvasionSucceeded,
    StrongholdsLeft,
)
from tests.engine.moa.positions import Table, game


def test_i4_the_dogs_example() -> None:
    """Two dogs: 1 is invaded, 2 sold, 3 has a stronghold; red and green tie in 4, red leads there and declines."""
    table = game("red", "green", "yellow").display(dog=2).hand("red", "kiwi").hand("green", "haasts_eagle kea")
    table.land(1, mammal="weasel").land(2, mammal="dog", sold_by="red", red=1).strongholds(3)
    table.land(4, red=1, green=2, leader="red").land(5, tile="vp:2").terrain("coast:draw_1", "plains:dog_invasion")
    assert table.asked == ("red", "defend")
    assert table.view(None).territory(4).mammal == "dog"
    table.does("red", "decline")
    assert table.told(DefenceDeclined) == [DefenceDeclined("red", 4, "dog", by_host=False)]
    assert table.asked == ("green", "defend")
    table.does("green", "defend with haasts_eagle, kea")
    assert table.seat("green").trophies == ("dog",)
    assert table[4].stronghold
    assert table[4].mammal is None
    assert (table[4].birds, table[4].leader) == ({"red": 1, "green": 2}, "red")
    assert (table[5].mammal, table[5].leader_tile) == ("dog", None)
    assert table.position.display["dog"] == 0
    assert table.position.mammal_discard == ("dog", "dog")
    assert table.asked == ("red", "action")


def test_i1_the_first_territory_without_mammal_and_stronghold() -> None:
    table = game().decks(mammals="weasel weasel").land(1, mammal="rat").strongholds(2)
    table.draws(2)
    assert [event.territory for event in table.told(Invaded)] == [3, 4]


def test_i1_erupted_12_is_skipped() -> None:
    table = game().erupted().decks(mammals="weasel").strongholds(*range(1, 11)).land(11, mammal="dog").draws(1)
    assert table.told(Invaded)[0].territory == 1, "so the strongholds left first (I2)"
    assert table.told(StrongholdsLeft)[0].territories == tuple(range(1, 11))


def test_i2_all_strongholds_leave_and_the_search_starts_once_more() -> None:
    table = game().decks(mammals="weasel").land(1, mammal="rat").strongholds(*range(2, 13)).draws(1)
    assert table[2].mammal == "weasel"
    assert not any(territory.stronghold for territory in table.position.territories.values())


def test_i2_still_none_all_cards_of_the_kind_are_discarded() -> None:
    table = game().display(dog=3, rat=1).decks(mammals="weasel")
    for number in range(1, 13):
        table.land(number, mammal="possum", sold_by="red", red=1)
    table.calls("dog")
    assert table.position.display == {"dog": 0, "possum": 0, "rat": 1}
    assert table.position.mammal_discard == ("dog",) * 3
    assert table.told(InvasionFailed) == [InvasionFailed("dog", 3)]
    table.draws(1)
    assert table.told(InvasionFailed) == [InvasionFailed("weasel", 1)]
    assert "weasel" in table.position.mammal_discard


def test_i2_a_stronghold_reset_in_mid_invasion() -> None:
    """The first of two rats is fought off in the last place, so the second finds only strongholds."""
    table = game().display(rat=2).land(12, red=2).hand("red", "haasts_eagle haasts_eagle")
    table.strongholds(*range(1, 12)).land(1, green=1, stronghold=True).calls("rat")
    assert table.asked == ("red", "defend")
    table.does("red", "defend with haasts_eagle")
    assert table.told(StrongholdsLeft)[0].territories == tuple(range(1, 13))
    assert table[1].mammal == "rat"
    assert table.asked == ("green", "defend")
    table.does("green", "decline")
    assert table.asked == ("red", "action")


def test_i3_without_pieces_of_a_player_the_invasion_succeeds_at_once() -> None:
    table = (
        game("red", "yellow", neutral="blue").display(dog=1).land(1, blue=2, leader="blue", tile="bird:2").calls("dog")
    )
    assert table.asked == ("red", "action")
    assert table[1].mammal == "dog"
    assert table[1].birds == {}
    assert table.seat("blue").birds == 16
    assert table.told(DefenceAsked) == []


def test_i3_the_card_is_discarded_and_the_tile_lies_while_a_seat_is_asked() -> None:
    table = game().display(dog=2).land(1, red=1, tile="bird:2").calls("dog")
    assert table.position.display["dog"] == 1
    assert table.position.mammal_discard == ("dog",)
    assert (table[1].mammal, table[1].sold_by, table[1].birds, table[1].leader_tile) == (
        "dog",
        None,
        {"red": 1},
        "bird:2",
    )


def _order(table: Table) -> list[str]:
    """Let everybody decline, and give who is asked in which order."""
    asked = []
    while table.decision and table.decision.kind == "defend":
        asked.append(table.decision.seat)
        table.does(table.decision.seat, "decline")
    return asked


@pytest.mark.parametrize(
    ("pieces", "leader", "order"),
    [
        ({"red": 1, "blue": 2, "green": 3}, None, ["green", "blue", "red"]),
        ({"red": 1, "blue": 2, "green": 2}, "red", ["red", "green", "blue"]),
        ({"red": 2, "blue": 2, "green": 2}, None, ["red", "green", "blue"]),
        ({"green": 2, "white": 2, "blue": 3}, "white", ["white", "blue", "green"]),
        ({"blue": 2}, "red", ["blue", "red"]),
    ],
)
def test_i4_most_pieces_then_the_leader_then_clockwise(
    pieces: dict[str, Any], leader: str | None, order: list[str]
) -> None:
    table = game("red", "green", "blue", "white").display(dog=1).land(1, leader=leader, **pieces).hand("red", "tui")
    table.calls("dog")
    assert _order(table) == order


def test_i4_clockwise_from_the_first_player_who_counts_as_nearest() -> None:
    table = game("red", "green", "blue").display(dog=1).land(1, red=1, green=1, blue=1).hand("red", "tui")
    table.position.first_player = "blue"
    table.calls("dog")
    assert _order(table) == ["blue", "red", "green"]


def test_i4_a_seat_that_cannot_defend_is_asked_like_any_other() -> None:
    table = game().display(dog=1).land(1, red=1).hand("red", "pukeko").calls("dog")
    assert table.asked == ("red", "defend")
    assert table.offers("red") == ["decline"]


def test_i5_at_least_the_mammals_fight_and_surplus_is_lost() -> None:
    table = (
        game()
        .display(rat=1)
        .land(1, red=1)
        .hand("red", "kea haasts_eagle pukeko", tiles="two_fight", leader_tiles="fight:2")
    )
    table.calls("rat")
    table.refuses("red", "defend with kea", "I5", "fight-short", needed=3, offered=2, territory=1, mammal="rat")
    table.refuses("red", "defend with haasts_eagle, pukeko", "B3", "card-useless", kinds=("fight",))
    table.refuses("red", "defend with kea using 2 two-fight", "KT3", "tile-missing", needed=2, held=1)
    table.refuses("red", "pass", "I5", "wrong-answer", action="pass", kind="defend")
    with pytest.raises(Illegal, match="count-below-zero"):
        moa.check(table.position, "red", Defend(("haasts_eagle",), (), -1))
    table.does("red", "defend with haasts_eagle, kea, fight:2 using 1 two-fight")
    assert table.seat("red").hand == ("pukeko",)
    assert table.told(Defended)[0].spent.two_fight == 1


def test_i5_only_one_seat_defends_and_terrain_does_not_matter() -> None:
    table = game().open("volcano", "volcano").display(rat=1).land(1, red=2, green=1)
    table.hand("red", "haasts_eagle kea").hand("green", "haasts_eagle").calls("rat").does(
        "red", "defend with haasts_eagle"
    )
    assert table.asked == ("red", "action"), "green is not asked any more"


def test_i6_the_defender_takes_the_tile_and_a_stronghold_is_placed() -> None:
    table = game().display(rat=1).land(1, red=2, green=1, leader="green", tile="vp:2").hand("green", "haasts_eagle")
    table.calls("rat").does("green", "defend with haasts_eagle")
    assert table[1].stronghold
    assert (table[1].birds, table[1].leader, table[1].leader_tile) == ({"red": 2, "green": 1}, "green", "vp:2")
    assert table.seat("green").trophies == ("rat",)


def test_i7_all_pieces_go_home_and_the_leader_tile_leaves_the_game() -> None:
    table = (
        game().display(rat=1).land(1, red=2, green=1, leader="green", tile="vp:2").hand("red", "pukeko").calls("rat")
    )
    table.does("green", "decline").does("red", "decline")
    assert (table[1].mammal, table[1].birds, table[1].leader, table[1].leader_tile) == ("rat", {}, None, None)
    assert [table.seat(seat).birds for seat in ("red", "green")] == [16, 16]
    assert table.seat("green").leaders == 4
    (event,) = table.told(InvasionSucceeded)
    assert (event.returned.birds, event.returned.leaders) == ({"red": 2, "green": 1}, ("green",))
    assert event.leader_tile == "vp:2"


def test_i7_two_weasels_in_one_terrain_card_stop_for_each_defence() -> None:
    """The second is not drawn before the first is settled; the position resumes in between (`does` does that)."""
    table = game().decks(mammals="weasel weasel rat").land(1, red=1).land(2, green=1).hand("red", "pukeko")
    table.terrain("coast:draw_2", "forest:draw_1")
    assert table.asked == ("red", "defend")
    assert len(table.position.mammal_draw) == 2
    table.does("red", "decline")
    assert table.asked == ("green", "defend")
    assert table.position.mammal_discard == ("weasel", "weasel")
    table.does("green", "decline")
    assert table.asked == ("red", "action")
    assert table.position.display["rat"] == 1
