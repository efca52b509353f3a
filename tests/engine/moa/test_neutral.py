"""Two players and the neutral colour (T)."""

from engine.moa.events import DieRolled, NeutralBirdsPlaced, NeutralLeaderPlaced, NeutralSkipped
from tests.engine.moa.positions import duel


def test_t1_after_each_turn_a_die_is_rolled() -> None:
    table = duel().does("red", "pass", dice=[9])
    assert table.told(DieRolled) == [DieRolled("red", 9)]
    assert table.asked == ("red", "neutral")
    assert table.decision is not None
    assert table.decision.facts == {"territory": 9}
    table.does("red", "neutral 1 at 9")
    assert table.told(NeutralBirdsPlaced) == [NeutralBirdsPlaced("red", "blue", 9, 1)]
    assert table[9].birds == {"blue": 1}
    assert table.seat("blue").birds == 15
    assert table.asked == ("yellow", "action")


def test_t1_fresh_tiles_are_ready_before_the_die_is_rolled() -> None:
    table = duel().hand("red", "morepork").does("red", "buy move with morepork", dice=[1])
    assert table.asked == ("red", "neutral")
    assert table.seat("red").fresh == ()


def test_t1_the_rolled_territory_or_one_next_to_it() -> None:
    table = duel().rolls("red", 4)
    table.refuses("red", "neutral 1 at 6", "T1", "out-of-reach", territory=6, rolled=4)
    table.refuses("red", "neutral 1 at 44", "B2", "no-such-territory", territory=44)
    for number in (3, 4, 5, 9):
        table.allows("red", f"neutral 1 at {number}")
    table.refuses("red", "pass", "T1", "wrong-answer", kind="neutral")


def test_t1_two_where_the_receiving_terrain_is_active() -> None:
    table = duel().open("coast", "mountain").rolls("red", 5)
    table.refuses("red", "neutral 2 at 5", "T1", "terrain-not-active", terrain="plains", active=("coast", "mountain"))
    table.refuses("red", "neutral 3 at 3", "T1", "neutral-count", birds=3)
    table.refuses("red", "neutral 0 at 3", "T1", "neutral-count", birds=0)
    table.does("red", "neutral 2 at 3")
    assert table[3].birds == {"blue": 2}


def test_t1_with_one_bird_left_only_one() -> None:
    table = duel().open("coast", "forest").supply("blue", birds=1).rolls("red", 1)
    table.refuses("red", "neutral 2 at 1", "T1", "birds-over-supply", birds=2, supply=1)
    assert table.offers("red", "neutral 1") == ["neutral 1 at 1", "neutral 1 at 2", "neutral 1 at 6"]
    assert not table.offers("red", "neutral 2")


def test_t2_a_leader_instead() -> None:
    table = duel().open("coast", "forest").land(2, blue=2, red=2, tile="vp:3").land(5, blue=1).rolls("red", 2)
    table.refuses("red", "neutral leader at 5", "T2", "terrain-not-active", territory=5)
    table.refuses("red", "neutral leader at 8", "T2", "out-of-reach", territory=8)
    table.refuses("red", "neutral leader at 3", "PL1", "own-birds-none", territory=3)
    table.does("red", "neutral leader at 2")
    assert (table[2].leader, table[2].leader_tile) == ("blue", None)
    assert table.seat("red").leader_tiles == ()
    assert table.seat("blue").leaders == 3
    assert table.told(NeutralLeaderPlaced)[0].leader_tile == "vp:3"


def test_t2_as_pl1_says() -> None:
    table = (
        duel()
        .open("coast", "plains")
        .land(2, blue=1, red=2)
        .land(5, blue=2, leader="red")
        .land(6, blue=1)
        .rolls("red", 2)
    )
    table.refuses("red", "neutral leader at 2", "PL1", "outnumbered", own=1, most=2)
    table.refuses("red", "neutral leader at 5", "PL1", "leader-there")
    assert table.offers("red", "neutral leader") == ["neutral leader at 6"]
    table.supply("blue", leaders=0).refuses("red", "neutral leader at 6", "T2", "leaders-spent")


def test_t3_not_where_a_mammal_lies_nor_in_the_erupted_volcano() -> None:
    table = duel().land(11, mammal="dog").land(10, mammal="rat", sold_by="red", red=1).erupted().rolls("red", 11)
    table.refuses("red", "neutral 1 at 11", "T3", "mammal-there", mammal="dog")
    table.refuses("red", "neutral 1 at 10", "T3", "mammal-there", mammal="rat")
    table.refuses("red", "neutral 1 at 12", "T3", "territory-erupted", territory=12)
    assert table.offers("red") == ["neutral 1 at 7", "neutral 2 at 7", "neutral 1 at 8", "neutral 2 at 8"]


def test_t3_as_long_as_a_bird_can_be_added_something_must_be() -> None:
    table = duel().rolls("red", 1)
    table.refuses("red", "skip", "T3", "skip-refused")
    table.land(1, blue=1).supply("blue", birds=0)
    assert table.offers("red") == ["neutral leader at 1", "skip"]
    table.does("red", "skip")
    assert table.told(NeutralSkipped) == [NeutralSkipped("red", False)]
    assert table.asked == ("red", "action")


def test_t3_if_neither_can_be_added_nothing_is_asked() -> None:
    table = duel().supply("blue", birds=0).does("red", "pass", dice=[5])
    assert table.told(DieRolled) == [DieRolled("red", 5)]
    assert table.told(NeutralSkipped) == [NeutralSkipped("red", True)]
    assert table.asked == ("yellow", "action")


def test_t4_neutral_never_defends_and_never_acts() -> None:
    table = duel().display(dog=1).land(1, blue=5, red=1).calls("dog")
    assert table.asked == ("red", "defend")
    table.does("red", "decline")
    assert table.seat("blue").birds == 16
    table.refuses("blue", "pass", "B1", "not-asked", seat="blue")
