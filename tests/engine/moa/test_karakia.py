"""Buying karakia tiles, and when they are ready (K, W1)."""

from engine.moa.events import KarakiaBought
from tests.engine.moa.positions import game


def test_k1_one_or_two_tiles_of_different_kinds() -> None:
    table = game().hand("red", "morepork kiwi", leader_tiles="karakia:3")
    table.refuses("red", "buy move, move with morepork, kiwi", "K1", "tiles-alike", tile="move")
    table.refuses(
        "red", "buy move, draw one, stronghold with morepork, kiwi, karakia:3", "K1", "tiles-count", count=3, most=2
    )
    table.refuses("red", "buy move, stronghold with morepork, kiwi", "K1", "karakia-short", needed=5, offered=4)
    table.refuses("red", "buy wings with morepork", "K1", "tile-unknown", tile="wings")
    table.does("red", "buy stronghold, move with morepork, karakia:3")
    assert table.seat("red").karakia == ("move", "stronghold")
    assert table.position.stock["move"] == 1
    assert table.told(KarakiaBought)[0].tiles == ("move", "stronghold")


def test_k1_stock_is_limited_but_not_what_is_held() -> None:
    table = game().hand("red", "morepork", tiles="two_fight two_fight").hand("green", tiles="move move")
    table.refuses("red", "buy move with morepork", "K1", "tile-sold-out", tile="move")
    table.does("red", "buy two_fight with morepork")
    assert table.seat("red").karakia == ("two_fight",) * 3


def test_k2_not_in_the_turn_in_which_it_was_bought() -> None:
    table = game().hand("red", "morepork", tiles="draw_one").land(1, red=1)
    table.does("red", "buy move with morepork")
    assert table.asked == ("red", "tiles"), "the draw-one tile can still be used"
    table.refuses("red", "move 1 from 1 to 2", "K2", "tile-fresh", tile="move", needed=1, ready=0)
    table.does("red", "end turn")
    assert table.seat("red").fresh == ()
    table.does("yellow", "pass").does("green", "pass").does("yellow", "pass").does("green", "pass")
    table.does("red", "move 1 from 1 to 2")


def test_k2_of_two_alike_the_ready_one_is_used() -> None:
    table = game().hand("red", "morepork", tiles="move").land(1, red=2)
    table.does("red", "buy move with morepork").does("red", "move 1 from 1 to 2")
    assert table.seat("red").karakia == ("move",)
    assert table.asked == ("yellow", "action"), "nothing ready is left, so the turn ended"


def test_k2_ready_to_defend_from_the_end_of_that_turn_on() -> None:
    table = game().hand("red", "morepork haasts_eagle").land(1, red=1).decks(mammals="weasel")
    table.does("red", "buy two_fight with morepork").does("yellow", "pass").does("green", "pass")
    assert table.asked == ("red", "defend")
    table.does("red", "defend with haasts_eagle using 1 two-fight")


def test_w1_next_own_turn_not_even_to_defend() -> None:
    table = game(karakia_ready="next_own_turn").hand("red", "morepork haasts_eagle").land(1, red=1)
    table.decks(mammals="weasel")
    table.does("red", "buy two_fight with morepork").does("yellow", "pass").does("green", "pass")
    assert table.seat("red").fresh == ("two_fight",)
    table.refuses("red", "defend with haasts_eagle using 1 two-fight", "W1", "tile-fresh", tile="two_fight")
    table.does("red", "decline").does("yellow", "pass").does("green", "pass")
    assert table.asked == ("red", "action")
    assert table.seat("red").fresh == ()


def test_w1_after_turn_is_the_default() -> None:
    assert game().position.rules.options["karakia_ready"] == "after_turn"


def test_k3_a_used_tile_goes_back_and_can_be_bought_again() -> None:
    table = game().hand("red", "morepork", tiles="move move").land(1, red=2)
    table.refuses("red", "buy move with morepork", "K1", "tile-sold-out")
    table.does("red", "move 1 from 1 to 2")
    assert table.position.stock["move"] == 1
    table.does("red", "buy move with morepork")
    assert table.seat("red").karakia == ("move", "move")
