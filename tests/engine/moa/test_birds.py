"""Place birds, and what all actions have in common (PB, B2, B3)."""

from engine.moa.events import BirdsPlaced, Spent
from tests.engine.moa.positions import game


def test_pb1_the_yellow_example() -> None:
    """Coast and forest are active; she plays a pukeko, places three of four, and gets no change."""
    table = game("yellow", "red", "green").open("coast", "forest").hand("yellow", "pukeko pukeko")
    table.does("yellow", "place 3 at 8 with pukeko")
    assert table[8].birds == {"yellow": 3}
    assert table.seat("yellow").birds == 13
    assert table.seat("yellow").hand == ("pukeko",)
    assert table.position.bird_discard == ("pukeko",)
    assert table.told(BirdsPlaced) == [BirdsPlaced("yellow", 8, 3, Spent(("pukeko",)))]


def test_pb1_as_many_as_icons_spent_and_in_supply() -> None:
    table = game().hand("red", "tui kakapo", leader_tiles="bird:2").supply("red", birds=6)
    table.refuses("red", "place 4 at 1 with tui", "PB1", "birds-over-icons", birds=4, icons=3)
    table.refuses("red", "place 0 at 1 with tui", "PB1", "birds-none", birds=0)
    table.refuses("red", "place 1 at 1", "PB1", "birds-over-icons", birds=1, icons=0)
    table.refuses("red", "place 7 at 1 with tui, kakapo, bird:2", "PB1", "birds-over-supply", birds=7, supply=6)
    table.does("red", "place 6 at 1 with tui, kakapo, bird:2")
    assert table[1].birds == {"red": 6}
    assert table.seat("red").leader_tiles == ()


def test_pb1_others_do_not_matter_and_there_is_no_upper_limit() -> None:
    table = game().hand("red", "pukeko").land(1, yellow=9, red=12, leader="yellow")
    table.does("red", "place 4 at 1 with pukeko")
    assert table[1].birds == {"yellow": 9, "red": 16}


def test_pb2_not_where_a_mammal_tile_lies() -> None:
    table = game().hand("red", "pukeko").land(1, mammal="rat").land(2, mammal="dog", sold_by="red", red=1)
    table.refuses("red", "place 1 at 1 with pukeko", "PB2", "mammal-there", territory=1, mammal="rat")
    table.refuses("red", "place 1 at 2 with pukeko", "PB2", "mammal-there", territory=2, mammal="dog")


def test_b2_only_in_open_territories() -> None:
    table = game().open("coast", "volcano").hand("red", "pukeko")
    table.refuses(
        "red", "place 1 at 5 with pukeko", "B2", "territory-closed", terrain="plains", active=("coast", "volcano")
    )
    table.refuses("red", "place 1 at 13 with pukeko", "B2", "no-such-territory", territory=13)
    table.allows("red", "place 1 at 12 with pukeko")


def test_b2_buying_and_passing_need_no_terrain() -> None:
    table = game().open("volcano", "volcano").hand("red", "morepork")
    table.allows("red", "buy move with morepork").allows("red", "pass")


def test_b2_nothing_can_be_done_in_the_erupted_volcano() -> None:
    table = game().erupted().open("volcano", "coast").hand("red", "pukeko", tiles="any_territory")
    table.refuses("red", "place 1 at 12 with pukeko", "B2", "territory-erupted", territory=12)
    table.refuses("red", "place 1 at 12 with pukeko anywhere", "B2", "territory-erupted")
    assert not table.offers("red", "place 1 at 12")


def test_b3_a_card_without_a_useful_icon_may_not_be_spent() -> None:
    table = game().hand("red", "pukeko kiwi haasts_eagle", leader_tiles="honour:2 fight:2")
    table.refuses("red", "place 1 at 1 with pukeko, kiwi", "B3", "card-useless", card="kiwi", kinds=("bird",))
    table.refuses("red", "place 1 at 1 with pukeko, fight:2", "B3", "leader-tile-useless", tile="fight:2")


def test_b3_a_surplus_card_may_be_spent_and_all_its_icons_are_gone() -> None:
    table = game().hand("red", "pukeko tui", leader_tiles="bird:3")
    table.does("red", "place 1 at 1 with pukeko, tui, bird:3")
    assert table[1].birds == {"red": 1}
    assert table.position.bird_discard == ("pukeko", "tui")
    assert table.seat("red").leader_tiles == ()


def test_b3_cards_and_leader_tiles_must_be_held() -> None:
    table = game().hand("red", "pukeko", leader_tiles="bird:2 vp:3")
    table.refuses("red", "place 1 at 1 with 2 pukeko", "B3", "card-missing", card="pukeko", needed=2, held=1)
    table.refuses("red", "place 1 at 1 with bird:3", "B3", "leader-tile-missing", tile="bird:3", needed=1, held=0)
    table.refuses("red", "place 1 at 1 with dodo", "B3", "card-unknown", card="dodo")
    table.refuses("red", "place 1 at 1 with pukeko, vp:3", "B3", "vp-tile-kept", tile="vp:3")
    assert not [text for text in table.offers("red") if "vp:3" in text]
