"""What each karakia tile does, and when (KT)."""

from engine.contract import Illegal
from engine.moa.chapters.tiles import why_not_moved_to
from engine.moa.events import BirdsMoved, CardsDiscarded, CardsDrawn, PileShuffled, StrongholdPlaced, TileUsed
from tests.engine.moa.positions import duel, game


def test_kt1_draw_one_in_the_own_turn_before_and_after_the_action() -> None:
    table = game().hand("red", "kiwi", tiles="draw_one draw_one").decks(birds="pukeko kea tui")
    table.does("red", "draw one")
    assert table.seat("red").hand == ("kiwi", "pukeko")
    assert table.asked == ("red", "action")
    assert table.told(CardsDrawn)[0].cards == ("pukeko",)
    assert table.told(TileUsed)[0].tile == "draw_one"
    table.does("red", "pass").does("red", "draw one")
    assert "kea" in table.seat("red").hand
    assert table.asked == ("yellow", "action"), "no tile is left, so the turn ended"


def test_kt1_while_asked_to_defend() -> None:
    table = game().land(1, green=1).hand("green", tiles="draw_one").decks(birds="haasts_eagle tui", mammals="rat")
    table.display(rat=1).calls("rat")
    assert table.asked == ("green", "defend")
    table.does("green", "draw one")
    assert table.asked == ("green", "defend")
    table.does("green", "defend with haasts_eagle")
    assert table.seat("green").trophies == ("rat",)


def test_kt1_only_when_there_is_something_to_decide() -> None:
    table = duel().hand("yellow", tiles="draw_one").hand("red", tiles="draw_one exchange_three")
    table.refuses("yellow", "draw one", "B1", "not-asked", seat="yellow", asked="red")
    table.rolls("red", 3)
    table.refuses("red", "draw one", "KT1", "not-for-neutral", tile="draw_one")
    table.refuses("red", "exchange three", "KT2", "not-for-neutral", tile="exchange_three")


def test_kt1_needs_the_tile() -> None:
    table = game().hand("red", "kiwi")
    table.refuses("red", "draw one", "KT1", "tile-missing", tile="draw_one", needed=1, held=0)
    table.fresh("red", "draw_one").refuses("red", "draw one", "K2", "tile-fresh", tile="draw_one")


def test_kt2_draw_three_then_discard_three_before_anything_else() -> None:
    table = game().hand("red", "kiwi moa", tiles="exchange_three").decks(birds="pukeko kea tui tui")
    table.does("red", "exchange three")
    assert table.asked == ("red", "discard")
    assert table.position.phase == "actions"
    assert table.position.stock["exchange_three"] == 2
    table.refuses("red", "pass", "KT2", "discard-first", action="pass")
    table.refuses("red", "discard kea, tui", "KT2", "discard-count", needed=3, offered=2)
    table.refuses("red", "discard 2 kea, tui", "KT2", "card-missing", card="kea", needed=2, held=1)
    table.does("red", "discard kiwi, moa, kea")
    assert table.seat("red").hand == ("pukeko", "tui")
    assert table.asked == ("red", "action")
    assert table.told(CardsDiscarded)[0].cards == ("kea", "kiwi", "moa")


def test_kt2_all_are_discarded_if_fewer_and_still_asked() -> None:
    table = game().hand("red", tiles="exchange_three draw_one").decks(birds="pukeko kea")
    table.does("red", "exchange three")
    assert table.offers("red") == ["discard kea, pukeko"]
    table.refuses("red", "discard kea", "KT2", "discard-count", needed=2, offered=1)
    table.does("red", "discard kea, pukeko")
    assert table.seat("red").hand == ()


def test_kt2_in_a_defence_the_asking_comes_back() -> None:
    table = game().land(1, green=1).hand("green", "kea", tiles="exchange_three").display(rat=1)
    table.decks(birds="haasts_eagle tui moa").calls("rat").does("green", "exchange three")
    assert table.asked == ("green", "discard")
    assert table.position.phase == "terrain"
    table.does("green", "discard kea, tui, moa")
    assert table.asked == ("green", "defend")
    table.does("green", "defend with haasts_eagle")


def test_kt3_two_fight_icons_for_attack_or_defence() -> None:
    table = game().land(1, mammal="possum").hand("red", tiles="two_fight two_fight two_fight")
    table.refuses("red", "attack 1 using 4 two-fight", "KT3", "tile-missing", needed=4, held=3)
    table.does("red", "attack 1 using 2 two-fight")
    assert table.seat("red").karakia == ("two_fight",)
    table.land(2, red=1).strongholds(1).display(rat=1)
    table.calls("rat")
    table.refuses("red", "defend using 1 two-fight", "I5", "fight-short", needed=3, offered=2)


def test_kt4_any_territory_ignores_the_terrain_cards() -> None:
    table = game().open("coast", "forest").hand("red", "pukeko", tiles="any_territory")
    table.does("red", "place 4 at 5 with pukeko anywhere")
    assert table[5].birds == {"red": 4}
    assert table.seat("red").karakia == ()
    assert table.position.stock["any_territory"] == 2


def test_kt4_refused_where_the_territory_is_open() -> None:
    table = game().open("coast", "forest").hand("red", "pukeko", tiles="any_territory")
    table.refuses("red", "place 4 at 1 with pukeko anywhere", "KT4", "any-territory-needless", territory=1)
    table.bare("red").hand("red", "pukeko")
    table.refuses("red", "place 4 at 5 with pukeko anywhere", "KT4", "tile-missing", tile="any_territory")


def test_kt4_for_every_action_in_a_place() -> None:
    table = game().open("coast", "coast").display(rat=1).land(5, red=1).land(6, mammal="rat")
    table.hand("red", "pukeko kiwi haasts_eagle", tiles="any_territory")
    for text in (
        "place 1 at 5 with pukeko",
        "leader at 5 with kiwi",
        "attack 6 with haasts_eagle",
        "sell 5 to rat with kiwi",
    ):
        table.refuses("red", text, "B2", "territory-closed").allows("red", f"{text} anywhere")


def test_kt5_one_or_two_own_birds_to_one_other_territory() -> None:
    table = game().hand("red", tiles="move").land(1, red=3, green=1, leader="red")
    table.refuses("red", "move 3 from 1 to 5", "KT5", "move-count", birds=3)
    table.refuses("red", "move 0 from 1 to 5", "KT5", "move-count", birds=0)
    table.refuses("red", "move 1 from 1 to 1", "KT5", "move-nowhere", territory=1)
    assert why_not_moved_to(table.position, 1, 1) == Illegal("KT5", "move-nowhere", territory=1)
    table.does("red", "move 2 from 1 to 9")
    assert table[1].birds == {"red": 1, "green": 1}
    assert table[9].birds == {"red": 2}
    assert table.seat("red").birds == 13
    assert table.told(BirdsMoved) == [BirdsMoved("red", 1, 9, 2)]


def test_kt5_not_leaders_and_not_more_than_stand_there() -> None:
    table = game().hand("red", tiles="move").land(1, red=1, leader="red").land(2, green=2)
    table.refuses("red", "move 2 from 1 to 3", "KT5", "move-too-many", birds=2, held=1, territory=1)
    table.refuses("red", "move 1 from 2 to 3", "KT5", "move-too-many", held=0)


def test_kt5_not_into_invaded_land_nor_the_erupted_volcano() -> None:
    table = game().hand("red", tiles="move").land(1, red=1).land(2, mammal="dog").erupted()
    table.refuses("red", "move 1 from 1 to 2", "KT5", "move-into-invaded", territory=2, mammal="dog")
    table.refuses("red", "move 1 from 1 to 12", "KT5", "territory-erupted", territory=12)
    table.refuses("red", "move 1 from 1 to 13", "B2", "no-such-territory", territory=13)


def test_kt5_out_of_and_into_sold_land_also_the_sellers_last_bird() -> None:
    table = game().hand("red", tiles="move").land(1, mammal="dog", sold_by="red", red=1)
    table.land(2, mammal="rat", sold_by="green", green=1)
    table.does("red", "move 1 from 1 to 2")
    assert table[1].birds == {}
    assert (table[1].mammal, table[1].sold_by) == ("dog", "red")
    assert table[2].birds == {"green": 1, "red": 1}


def test_kt6_a_stronghold_in_any_territory_without_one() -> None:
    table = (
        game().open("coast", "coast").hand("red", tiles="stronghold stronghold").strongholds(3).land(7, mammal="dog")
    )
    table.land(8, mammal="rat", sold_by="green", green=1)
    table.refuses("red", "stronghold at 3", "KT6", "stronghold-there", territory=3)
    table.does("red", "stronghold at 7").does("red", "stronghold at 8")
    assert table[7].stronghold
    assert table[8].stronghold
    assert table.told(StrongholdPlaced) == [StrongholdPlaced("red", 8)]


def test_kt6_not_in_the_erupted_volcano() -> None:
    table = game().hand("red", tiles="stronghold").erupted()
    table.refuses("red", "stronghold at 12", "KT6", "territory-erupted", territory=12)
    assert len(table.offers("red", "stronghold")) == 11


def test_kt5_kt6_only_in_the_own_turn() -> None:
    table = game().hand("red", tiles="move stronghold").land(1, red=1).display(rat=1).calls("rat")
    assert table.asked == ("red", "defend")
    table.refuses("red", "move 1 from 1 to 2", "KT5", "own-turn-only", tile="move")
    table.refuses("red", "stronghold at 2", "KT6", "own-turn-only", tile="stronghold")


def test_kt7_an_empty_pile_is_shuffled_in_the_middle_of_a_draw() -> None:
    table = game().hand("red", tiles="exchange_three").decks(birds="pukeko", bird_discard="kea tui")
    table.does("red", "exchange three")
    assert table.seat("red").hand == ("kea", "pukeko", "tui")
    assert table.chance.shuffled == ["bird_deck"]
    assert table.told(PileShuffled)[0].pile == "bird_deck"
    assert table.told(CardsDrawn)[0].count == 3


def test_kt7_not_before_a_card_is_due() -> None:
    table = game().hand("red", tiles="draw_one").decks(birds="pukeko", bird_discard="kea tui")
    table.does("red", "draw one")
    assert table.chance.shuffled == []
    assert table.position.bird_discard == ("kea", "tui")


def test_kt7_nothing_at_all_and_the_tile_may_not_be_used() -> None:
    table = game().hand("red", "kea", tiles="exchange_three draw_one").decks()
    table.refuses("red", "exchange three", "KT7", "birds-undrawable", tile="exchange_three")
    table.refuses("red", "draw one", "KT7", "birds-undrawable", tile="draw_one")
    table.does("red", "pass")
    assert table.asked == ("yellow", "action"), "no tile had a legal use"


def test_kt8_usable_in_a_turn_in_which_the_seat_passes() -> None:
    table = game().hand("red", tiles="move stronghold").land(1, red=1)
    table.does("red", "pass").does("red", "move 1 from 1 to 2").does("red", "stronghold at 2")
    assert table.asked == ("yellow", "action")
