"""What is hidden and what the host does (H)."""

import pytest

from engine.moa import moa
from engine.moa.actions import Decline, Discard, EndTurn, MoaAction, NeutralBirds, NeutralSkip, Pass
from engine.moa.events import CardsDrawn, DefenceDeclined, HandDealt, Passed
from tests.engine.moa.positions import Table, duel, game


def test_h0_a_hand_is_seen_by_its_seat_only() -> None:
    table = game().hand("red", "pukeko kea").hand("yellow", "moa")
    assert table.view("red").seat("red").hand == ("kea", "pukeko")
    assert table.view("red").seat("yellow").hand is None
    assert table.view(None).seat("red").hand is None
    assert table.view(None).seat("red").cards == 2


def test_h0_piles_are_sizes_and_discards_are_public() -> None:
    table = game().decks(birds="kea tui", mammals="dog", bird_discard="moa kiwi", mammal_discard="rat")
    view = table.view(None)
    assert (view.piles.birds, view.piles.mammals, view.piles.terrain) == (2, 1, 2)
    assert (view.bird_discard, view.mammal_discard) == (("kiwi", "moa"), ("rat",))
    assert "kea" not in str(view.to_data()["piles"])


def test_h0_what_lies_open_is_in_the_view() -> None:
    table = game().open("coast", "forest").land(1, red=2, leader="red", tile="vp:2").display(dog=2).fresh("red", "move")
    table.seat("red").trophies, table.seat("red").sold_cards = ("weasel",), ("dog",)
    view = table.view("yellow")
    territory = view.territory(1)
    assert (territory.birds, territory.leader, territory.leader_tile, territory.open) == (
        {"red": 2},
        "red",
        "vp:2",
        True,
    )
    assert view.display == {"dog": 2, "possum": 0, "rat": 0}
    red = view.seat("red")
    assert (red.karakia, red.karakia_fresh) == (("move",), ("move",))
    assert (red.trophies, red.sold_cards, red.pieces_on_board) == (("weasel:3",), ("dog:4",), 3)
    assert view.asked is not None
    assert (view.asked.seat, view.asked.kind) == ("red", "action")


def test_h0_events_hide_cards_from_others() -> None:
    table = game().hand("red", "kea", tiles="draw_one").decks(birds="tui").does("red", "draw one")
    (drawn,) = table.told(CardsDrawn)
    assert drawn.seen_by("red").cards == ("tui",)
    assert drawn.seen_by("yellow").cards is None
    assert drawn.seen_by(None).cards is None
    assert HandDealt("red", 1, ("kea",)).seen_by("green") == HandDealt("red", 1, None)


def test_h1_a_bare_seat_passes_within_the_running_entry() -> None:
    table = game().bare("yellow").hand("yellow", leader_tiles="vp:3").does("red", "pass")
    assert table.told(Passed) == [Passed("red", False), Passed("yellow", True)]
    assert table.asked == ("green", "action")


@pytest.mark.parametrize("holding", ["card", "leader tile", "ready tile", "fresh tile"])
def test_h1_nobody_else_is_passed_for(holding: str) -> None:
    table = game().bare("yellow")
    if holding == "card":
        table.hand("yellow", "haasts_eagle")
    elif holding == "leader tile":
        table.hand("yellow", leader_tiles="karakia:3")
    elif holding == "ready tile":
        table.hand("yellow", tiles="two_fight")
    else:
        table.fresh("yellow", "two_fight")
    table.does("red", "pass")
    assert table.asked == ("yellow", "action")


def test_h1_a_bare_seat_declines_a_defence() -> None:
    table = game().bare("red").display(rat=1).land(1, red=2, yellow=1).calls("rat")
    assert table.told(DefenceDeclined) == [DefenceDeclined("red", 1, "rat", True)]
    assert table.asked == ("yellow", "defend")


def test_h1_bare_in_the_middle_of_the_own_decision() -> None:
    """Red uses its last tile and has nothing left: the host passes at once."""
    table = game().hand("red", tiles="move").land(1, red=1).does("red", "move 1 from 1 to 2")
    assert table.told(Passed) == [Passed("red", True)]
    assert table.asked == ("yellow", "action")


def test_h1_bare_after_an_exchange_while_asked_to_defend() -> None:
    table = game().hand("red", tiles="exchange_three").land(1, red=1).display(rat=1).decks(birds="kea tui").calls("rat")
    table.does("red", "exchange three").does("red", "discard kea, tui")
    assert table.told(DefenceDeclined) == [DefenceDeclined("red", 1, "rat", True)]
    assert table[1].birds == {}


def test_h1_bare_after_an_exchange_before_the_action() -> None:
    table = game().hand("red", tiles="exchange_three").decks(birds="kea tui pukeko moa")
    table.does("red", "exchange three").does("red", "discard kea, tui, pukeko")
    assert table.told(Passed) == [Passed("red", True)]


def default(table: Table) -> MoaAction:
    decision = table.decision
    assert decision is not None
    assert isinstance(decision.default, MoaAction)
    moa.check(table.position, decision.seat, decision.default)
    return decision.default


def test_h2_the_defaults() -> None:
    table = game().hand("red", "tui kea pukeko moa", tiles="stronghold exchange_three").decks(birds="kiwi")
    assert default(table) == Pass()
    table.does("red", "exchange three")
    assert default(table) == Discard(("kea", "kiwi", "moa"))
    table.does("red", "discard kea, moa, kiwi").does("red", "pass")
    assert default(table) == EndTurn()
    table.land(1, red=1).display(rat=1).calls("rat")
    assert default(table) == Decline()


def test_h2_the_default_for_neutral() -> None:
    table = duel().rolls("red", 5)
    assert default(table) == NeutralBirds(5, 1)
    table.land(5, mammal="dog").land(2, mammal="dog")
    assert default(table) == NeutralBirds(3, 1)
    table.open("plains", "coast").land(6, blue=1).supply("blue", birds=0)
    assert default(table) == NeutralSkip()
