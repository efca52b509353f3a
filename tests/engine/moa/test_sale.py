"""Sell land (SL)."""

from engine.moa.events import LandSold
from tests.engine.moa.positions import game


def test_sl2_the_blue_example() -> None:
    """Forest is active and one dog waits; kiwi and moa pay three honour, since red has sold land before."""
    table = game("blue", "red", "green").open("forest", "coast").hand("blue", "kiwi moa").display(dog=1)
    table.land(2, mammal="dog", sold_by="red", red=1).land(8, blue=1, red=2, green=3)
    table.refuses("blue", "sell 8 to dog with kiwi", "SL2", "honour-short", needed=3, offered=2, territory=8)
    table.does("blue", "sell 8 to dog with kiwi, moa")
    assert (table[8].mammal, table[8].sold_by) == ("dog", "blue")
    assert table[8].birds == {"blue": 1, "red": 2, "green": 3}
    assert table.seat("blue").sold_cards == ("dog",)
    assert table.position.display["dog"] == 0
    assert table.position.sales == 2
    assert table.told(LandSold)[0].price == 3


def test_sl1_open_with_an_own_piece_and_no_mammal() -> None:
    table = game().open("coast", "forest").hand("red", "kiwi").display(rat=1)
    table.land(1, green=1).land(2, red=1, mammal="rat", sold_by="green").land(5, red=1).land(3, leader="red")
    table.refuses("red", "sell 1 to rat with kiwi", "SL1", "own-pieces-none", territory=1)
    table.refuses("red", "sell 2 to rat with kiwi", "SL1", "mammal-there", territory=2, mammal="rat")
    table.refuses("red", "sell 5 to rat with kiwi", "B2", "territory-closed")
    assert table.offers("red", "sell") == ["sell 3 to rat with kiwi"]


def test_sl1_to_a_kind_that_waits_in_the_display_never_to_the_weasel() -> None:
    table = game().hand("red", "kiwi").display(rat=1).land(1, red=1)
    table.refuses("red", "sell 1 to dog with kiwi", "SL1", "mammal-not-waiting", mammal="dog")
    table.refuses("red", "sell 1 to weasel with kiwi", "SL1", "mammal-unsellable", mammal="weasel")
    table.refuses("red", "sell 1 to moa with kiwi", "SL1", "mammal-unsellable", mammal="moa")


def test_sl2_the_price_rises_with_every_sale_also_of_erupted_land() -> None:
    table = game().hand("red", "kiwi kiwi").display(rat=1).land(1, red=1)
    table.land(12, mammal="dog", sold_by="green", green=1).land(2, mammal="dog", sold_by="green", green=1)
    table.position.volcano = 4
    table.terrain("volcano:volcano")
    assert table.position.erupted
    table.refuses("red", "sell 1 to rat with kiwi", "SL2", "honour-short", needed=3)
    table.does("red", "sell 1 to rat with 2 kiwi")


def test_sl3_one_bird_stays_and_no_leader() -> None:
    table = (
        game().hand("red", "kiwi").display(rat=1).land(1, red=4, green=2, leader="green", tile="vp:3", stronghold=True)
    )
    table.does("red", "sell 1 to rat with kiwi")
    assert table[1].birds == {"red": 1, "green": 2}
    assert table[1].leader is None
    assert table[1].leader_tile is None
    assert not table[1].stronghold
    assert table.seat("red").birds == 15
    assert table.seat("green").leaders == 4
    sold = table.told(LandSold)[0]
    assert (sold.returned.birds, sold.returned.leaders) == ({"red": 3}, ("green",))
    assert (sold.leader_tile, sold.stronghold) == ("vp:3", True)


def test_sl3_the_own_leader_goes_home_unless_it_is_the_only_piece() -> None:
    table = game().hand("red", "kiwi kiwi").display(rat=2).land(1, red=1, leader="red").land(2, leader="red", green=5)
    table.does("red", "sell 1 to rat with kiwi")
    assert (table[1].birds, table[1].leader) == ({"red": 1}, None)
    assert table.seat("red").leaders == 3
    table.does("yellow", "pass").does("green", "pass").does("yellow", "pass").does("green", "pass")
    table.hand("red", "kiwi").open("coast", "coast").does("red", "sell 2 to rat with 2 kiwi")
    assert (table[2].birds, table[2].leader) == ({"green": 5}, "red")
    assert table.seat("red").leaders == 3


def test_sl4_sold_land_is_locked() -> None:
    table = game().hand("red", "pukeko kiwi haasts_eagle haasts_eagle").display(dog=1, rat=1)
    table.land(1, mammal="dog", sold_by="red", red=3, yellow=1).decks(mammals="weasel")
    table.refuses("red", "place 1 at 1 with pukeko", "PB2", "mammal-there")
    table.refuses("red", "leader at 1 with kiwi", "PL1", "mammal-there")
    table.refuses("red", "attack 1 with 2 haasts_eagle", "AT1", "land-sold")
    table.refuses("red", "sell 1 to rat with kiwi", "SL1", "mammal-there")
    table.draws(1)
    assert table[2].mammal == "weasel", "the invasion passes sold land by"
    assert table[1].birds == {"red": 3, "yellow": 1}


def test_sl4_the_move_tile_changes_the_pieces_there() -> None:
    table = game().hand("red", tiles="move move").land(1, mammal="dog", sold_by="red", red=1).land(2, red=2)
    table.does("red", "move 1 from 1 to 2").does("red", "move 2 from 2 to 1")
    assert table[1].birds == {"red": 2}
    assert table[1].sold_by == "red"
