"""Place a leader (PL)."""

from engine.moa.events import LeaderPlaced
from tests.engine.moa.positions import game


def test_pl2_the_red_example() -> None:
    """Plains are active, nobody has more birds in 5; two cards with one honour each; the tile has two fight icons."""
    table = game().open("plains", "coast").hand("red", "kakapo morepork").land(5, red=2, green=2, tile="fight:2")
    table.does("red", "leader at 5 with kakapo, morepork")
    assert table[5].leader == "red"
    assert table[5].leader_tile is None
    assert table.seat("red").leader_tiles == ("fight:2",)
    assert table.seat("red").leaders == 3
    assert table.told(LeaderPlaced)[0].leader_tile == "fight:2"


def test_pl1_own_birds_at_least_one_and_as_many_as_each_other() -> None:
    table = game().hand("red", "kiwi").land(1).land(2, red=2, green=3).land(3, red=3, green=3, yellow=2)
    table.refuses("red", "leader at 1 with kiwi", "PL1", "own-birds-none", territory=1)
    table.refuses("red", "leader at 2 with kiwi", "PL1", "outnumbered", own=2, most=3, seat="green")
    assert table.offers("red", "leader") == ["leader at 3 with kiwi"]


def test_pl1_counts_the_neutral_colour() -> None:
    table = game("red", "yellow", neutral="blue").hand("red", "kiwi").land(1, red=1, blue=2)
    table.refuses("red", "leader at 1 with kiwi", "PL1", "outnumbered", seat="blue")


def test_pl1_open_without_mammal_and_without_leader() -> None:
    table = game().open("coast", "forest").hand("red", "kiwi").land(5, red=1)
    table.land(1, red=1, leader="green").land(2, red=1, leader="red").land(3, red=1, mammal="dog", sold_by="red")
    table.refuses("red", "leader at 5 with kiwi", "B2", "territory-closed")
    table.refuses("red", "leader at 1 with kiwi", "PL1", "leader-there", seat="green")
    table.refuses("red", "leader at 2 with kiwi", "PL1", "leader-there", seat="red")
    table.refuses("red", "leader at 3 with kiwi", "PL1", "mammal-there", mammal="dog")


def test_pl2_costs_two_honour_and_a_leader_of_the_supply() -> None:
    table = game().hand("red", "kakapo", leader_tiles="honour:2").land(1, red=1)
    table.refuses("red", "leader at 1 with kakapo", "PL2", "honour-short", needed=2, offered=1, territory=1)
    table.refuses("red", "leader at 1", "PL2", "honour-short", offered=0)
    table.allows("red", "leader at 1 with honour:2")
    table.supply("red", leaders=0).refuses("red", "leader at 1 with honour:2", "PL2", "leaders-spent")
    assert not table.offers("red", "leader")


def test_pl2_without_a_leader_tile_nothing_is_taken() -> None:
    table = game().hand("red", "kiwi").land(1, red=1).does("red", "leader at 1 with kiwi")
    assert table.seat("red").leader_tiles == ()


def test_pl2_the_tile_is_spent_from_the_next_round_on() -> None:
    table = (
        game("red", "green", "blue")
        .hand("red", "kiwi")
        .hand("green", "kea")
        .hand("blue", "kea")
        .land(1, red=1, tile="bird:2")
    )
    table.does("red", "leader at 1 with kiwi")
    table.refuses("red", "place 1 at 1 with bird:2", "B1", "not-asked", asked="green")
    table.does("green", "pass").does("blue", "pass").does("green", "pass").does("blue", "pass")
    table.does("red", "place 2 at 1 with bird:2")
    assert table[1].birds == {"red": 3}
