"""Attack (AT), with icons paid together or apart (W2)."""

from typing import Any

import pytest

from engine.contract import Illegal
from engine.moa import moa
from engine.moa.actions import Attack
from engine.moa.events import Attacked
from tests.engine.moa.positions import Table, game


def invaded(**options: Any) -> Table:
    return game("yellow", "red", "green", **options).open("coast", "forest").land(1, mammal="weasel")


@pytest.mark.parametrize("then", ["", " then tui"])
def test_at2_the_yellow_example(then: str) -> None:
    """Five fight icons against the weasel in 1, and a tui for three birds; whichever way icons are paid."""
    table = invaded(attack_icons="separate") if then else invaded()
    table.hand("yellow", "haasts_eagle kea tui kiwi")
    fight = "haasts_eagle, kea" if then else "haasts_eagle, kea, tui"
    table.does("yellow", f"attack 1 placing 3 with {fight}{then}")
    assert table[1].mammal is None
    assert table[1].stronghold
    assert table[1].birds == {"yellow": 3}
    assert table.seat("yellow").trophies == ("weasel",)
    assert table.seat("yellow").hand == ("kiwi",)
    assert table.told(Attacked)[0].stronghold


def test_at1_open_invaded_and_not_sold() -> None:
    table = game().open("coast", "forest").hand("red", "haasts_eagle haasts_eagle")
    table.land(1, red=2).land(2, mammal="dog", sold_by="green", green=1).land(5, mammal="rat")
    table.refuses("red", "attack 1 with haasts_eagle", "AT1", "not-invaded", territory=1)
    table.refuses("red", "attack 2 with 2 haasts_eagle", "AT1", "land-sold", seat="green", mammal="dog")
    table.refuses("red", "attack 5 with haasts_eagle", "B2", "territory-closed")


def test_at1_fight_at_least_the_mammals() -> None:
    table = invaded().hand("yellow", "haasts_eagle tui", tiles="two_fight", leader_tiles="fight:2")
    table.refuses("yellow", "attack 1 with haasts_eagle", "AT1", "fight-short", needed=5, offered=4, mammal="weasel")
    table.allows("yellow", "attack 1 with haasts_eagle, tui")
    table.allows("yellow", "attack 1 with haasts_eagle, fight:2")
    table.allows("yellow", "attack 1 with haasts_eagle using 1 two-fight")
    table.allows("yellow", "attack 1 with tui, fight:2 using 1 two-fight")


def test_at2_birds_up_to_the_bird_icons_of_any_card_spent() -> None:
    table = invaded().hand("yellow", "haasts_eagle kea tui")
    table.refuses("yellow", "attack 1 placing 5 with haasts_eagle, kea, tui", "AT2", "birds-over-icons", icons=4)
    table.allows("yellow", "attack 1 placing 0 with haasts_eagle, kea")
    table.does("yellow", "attack 1 placing 4 with haasts_eagle, kea, tui")
    assert table[1].birds == {"yellow": 4}


def test_at2_limits_of_the_count() -> None:
    table = invaded().hand("yellow", "haasts_eagle kea").supply("yellow", birds=0)
    table.refuses("yellow", "attack 1 placing 1 with haasts_eagle, kea", "AT2", "birds-over-supply", supply=0)
    with pytest.raises(Illegal, match="count-below-zero"):
        moa.check(table.position, "yellow", Attack(1, -1, ("haasts_eagle", "kea")))
    with pytest.raises(Illegal, match="count-below-zero"):
        moa.check(table.position, "yellow", Attack(1, 0, ("haasts_eagle", "kea"), two_fight=-1))
    table.does("yellow", "attack 1 with haasts_eagle, kea")
    assert table[1].birds == {}


def test_at3_a_stronghold_is_placed_if_there_is_none() -> None:
    table = invaded().hand("yellow", "haasts_eagle kea").strongholds(1)
    table.does("yellow", "attack 1 with haasts_eagle, kea")
    assert table[1].stronghold
    assert not table.told(Attacked)[0].stronghold


def test_b3_an_attack_takes_cards_of_both_kinds_and_no_others() -> None:
    table = invaded().hand("yellow", "haasts_eagle kea pukeko kiwi", tiles="two_fight")
    table.allows("yellow", "attack 1 with haasts_eagle, kea, pukeko")
    table.refuses("yellow", "attack 1 with haasts_eagle, kea, kiwi", "B3", "card-useless", kinds=("fight", "bird"))


def test_w2_separate_a_card_pays_fight_or_bird() -> None:
    table = invaded(attack_icons="separate").hand(
        "yellow", "haasts_eagle kea kea pukeko", leader_tiles="bird:2 fight:2"
    )
    table.refuses(
        "yellow", "attack 1 placing 1 with haasts_eagle, kea then nothing", "AT2", "birds-over-icons", icons=0
    )
    table.refuses("yellow", "attack 1 with haasts_eagle, pukeko then nothing", "W2", "card-useless", kinds=("fight",))
    table.refuses(
        "yellow", "attack 1 with haasts_eagle, kea then fight:2", "W2", "leader-tile-useless", kinds=("bird",)
    )
    table.refuses("yellow", "attack 1 with haasts_eagle then kea", "AT1", "fight-short", offered=4)
    table.refuses("yellow", "attack 1 with haasts_eagle, 2 kea then kea", "B3", "card-missing", needed=3, held=2)
    table.refuses("yellow", "attack 1 with haasts_eagle, kea", "W2", "bird-payment-missing")
    table.does("yellow", "attack 1 placing 3 with haasts_eagle, kea then kea, bird:2")
    assert table[1].birds == {"yellow": 3}
    assert table.seat("yellow").hand == ("pukeko",)
    assert table.seat("yellow").leader_tiles == ("fight:2",)


def test_w2_shared_has_one_payment() -> None:
    table = invaded(attack_icons="shared").hand("yellow", "haasts_eagle kea pukeko")
    table.refuses("yellow", "attack 1 placing 4 with haasts_eagle, kea then pukeko", "W2", "bird-payment-apart")


def test_w2_what_is_offered_apart_wastes_nothing_on_either_side() -> None:
    table = invaded(attack_icons="separate").land(1, mammal="rat").hand("yellow", "moa moa kea tui")
    offered = [moa.parse(text).to_data() for text in table.offers("yellow", "attack 1 placing 1 ")]
    assert [(each["cards"], each["bird_cards"]) for each in offered] == [
        (["kea", "moa"], ["moa"]),
        (["kea", "moa"], ["tui"]),
        (["moa", "moa", "tui"], ["kea"]),
    ]
