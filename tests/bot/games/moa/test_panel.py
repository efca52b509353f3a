from __future__ import annotations

import pytest

from bot.games.widgets import Beside, Button, Panel, Select
from bot.hosting.playing.turn import Turn
from engine.moa import moa
from tests.bot.games.moa.support import PRESENTER, controls, panel, text_of, turn_at
from tests.engine.moa.positions import duel, game

# -- pressing -------------------------------------------------------------------------------------------------------


def select(made: Panel, at: int = 0) -> Select:
    return [each for each in controls(made) if isinstance(each, Select)][at]


def labels(made: Panel) -> list[str]:
    return [each.label for each in controls(made) if isinstance(each, Button)]


def button(made: Panel, label: str) -> Button:
    return next(each for each in controls(made) if isinstance(each, Button) and each.label == label)


def press(turn: Turn, made: Panel, *pressed: str) -> Panel:
    """Press buttons, or pick in selects, by their labels, one after the other."""
    for label in pressed:
        made = panel(turn, *where(made, label))
    return made


def where(made: Panel, label: str) -> tuple[str, list[str]]:
    for control in controls(made):
        if isinstance(control, Select):
            for choice in control.choices:
                if choice.label == label:
                    return control.path, [choice.value]
        elif control.label == label:
            assert not control.disabled
            return control.path, []
    raise AssertionError(f"nothing is called {label}: {made}")


def pick(turn: Turn, made: Panel, *values: str, at: int = 0) -> Panel:
    asked = select(made, at)
    assert {choice.value for choice in asked.choices} >= set(values), asked.choices
    return panel(turn, asked.path, values)


def confirmed(turn: Turn, made: Panel) -> str:
    return text_of(PRESENTER.answer(turn, button(made, "Confirm").path))


def start(turn: Turn, *pressed: str) -> Panel:
    return press(turn, panel(turn), *pressed)


# -- own turns ------------------------------------------------------------------------------------------------------


def test_birds_are_placed_with_four_presses() -> None:
    turn = turn_at(game().open("coast", "forest").hand("red", "pukeko tui kea").position)
    made = start(turn, "Place birds", "2 · coast", "7 birds: pūkeko and tūī")
    assert "Not needed, and lost: 1 fight." in made.text, "icons of another kind are lost, too (B3)"
    assert "places 7 birds at 2 · coast" in made.text
    assert confirmed(turn, made) == "place 7 at 2 with pukeko, tui"
    assert made.proposed == moa.parse("place 7 at 2 with pukeko, tui")
    fewer = press(turn, made, "5 birds")
    assert "lost: 2 bird and 1 fight." in fewer.text
    assert confirmed(turn, fewer) == "place 5 at 2 with pukeko, tui"
    again = press(turn, fewer, "Back")
    assert "7 birds: pūkeko and tūī" in labels(again)
    assert press(turn, fewer, "Begin again") == panel(turn)


def test_one_payment_of_each_number_of_birds_has_a_button() -> None:
    turn = turn_at(game().open("coast", "forest").hand("red", "haasts_eagle kea pukeko tui kakapo").position)
    made = start(turn, "Place birds", "1 · coast")
    assert {label.partition(":")[0] for label in labels(made)} >= {f"{birds} birds" for birds in (2, 3, 4, 5)}
    assert select(made).choices
    assert made.beside is Beside.HAND


def test_what_is_impossible_is_greyed_and_told_behind_a_button() -> None:
    turn = turn_at(game().open("coast", "forest").hand("red", "pukeko", tiles="stronghold").position)
    made = panel(turn)
    assert button(made, "Attack").disabled
    assert not button(made, "Place birds").disabled
    assert not button(made, "Stronghold").disabled
    assert "Move birds" not in labels(made)
    assert "\n" not in made.text, "the first page stays short"
    why = press(turn, made, "Why not?")
    assert "• **Attack**: No open territory is invaded. (AT1)" in why.text
    assert (
        "**Place leader**: It takes 2 honour, and an open territory without leader and mammal where you have"
        in why.text
    )
    assert "**Move birds, Draw one, and Exchange three**: You hold no such tile. (KT5, KT1, KT2)" in why.text
    assert button(why, "Rule AT1").rule == "AT1"
    assert press(turn, why, "Back") == made


def test_icons_of_another_kind_that_are_lost_are_said_beside_each_payment() -> None:
    turn = turn_at(game().open("coast", "forest").hand("red", "kiwi moa morepork").position)
    paying = start(turn, "Buy karakia", "any territory: 1 karakia")
    assert "**kiwi** · lost with it: 2 honour" in paying.text


def test_a_single_reason_is_told_at_once() -> None:
    table = game().open("coast", "forest").land(1, red=2).display(dog=1)
    turn = turn_at(table.hand("red", "kiwi kiwi morepork pukeko").position)
    assert "• **Attack**: No open territory is invaded. (AT1)" in panel(turn).text


def test_where_all_tiles_are_held_nothing_is_to_be_explained() -> None:
    tiles = "move stronghold draw_one exchange_three"
    turn = turn_at(game().land(1, red=2).hand("red", "kea", tiles=tiles).does("red", "pass").position)
    assert labels(panel(turn)) == ["Move birds", "Stronghold", "Draw one", "Exchange three", "End turn"]


def test_an_empty_supply_is_a_reason() -> None:
    turn = turn_at(game().open("coast", "forest").hand("red", "pukeko").supply("red", birds=0).position)
    made = panel(turn)
    assert button(made, "Place birds").disabled
    assert "**Place birds**: No bird is left in the supply." in press(turn, made, "Why not?").text
    assert "No bird is left in the supply." in panel(turn, "place.1").text


def test_places_with_the_same_reason_share_a_line() -> None:
    turn = turn_at(game().open("coast", "forest").land(3, mammal="rat").hand("red", "pukeko").position)
    why = start(turn, "Place birds", "Why not?")
    assert "• **3 · coast**: A mammal tile lies there. (PB2)" in why.text
    assert "**4 · plains, 5 · plains, 6 · plains," in why.text
    assert "Not open this round. Open is: coast and forest. (B2)" in why.text
    assert "kea" not in why.text


def test_tiles_that_cost_too_much_are_told() -> None:
    turn = turn_at(game().hand("red", "kiwi kea").position)
    made = start(turn, "Buy karakia")
    assert "stronghold: 3 karakia" not in labels(made)
    assert "**stronghold**: It takes 3 karakia, and you have 2. (K1)" in press(turn, made, "Why not?").text
    dear = panel(turn, "buy.ef")
    assert "You need 5 karakia; these give 2." in dear.text


def test_too_small_a_choice_of_cards_says_what_is_missing() -> None:
    turn = turn_at(game().open("coast", "forest").land(3, mammal="dog").hand("red", "kea kea kea kea tui").position)
    made = start(turn, "Attack")
    assert "Needed: 6 fight." in made.text
    copies = [choice.value for choice in select(made).choices]
    made = pick(turn, made, *copies[:2])
    assert "Against the dog at 3 you need 6 fight; these give 4." in made.text
    assert button(made, "Rule AT1").rule == "AT1"
    assert sum(choice.chosen for choice in select(made).choices) == 2
    made = pick(turn, made, *copies[:3])
    assert confirmed(turn, made) == "attack 3 placing 3 with kea, kea, kea"


def test_birds_of_an_attack_are_paid_apart_where_the_table_plays_so() -> None:
    table = game(attack_icons="separate").open("coast", "forest").land(3, mammal="rat")
    turn = turn_at(table.hand("red", "haasts_eagle pukeko tui").position)
    made = start(turn, "Attack")
    assert "**Attack**\n-# Only one choice, so not asked: 3 · coast and Haast's eagle\n" in made.text
    alone = press(turn, made, "No birds")
    assert confirmed(turn, alone) == "attack 3 placing 0 with haasts_eagle then nothing"
    made = press(turn, made, "4 birds: pūkeko")
    assert "You spend Haast's eagle and pūkeko" in made.text
    assert confirmed(turn, made) == "attack 3 placing 4 with haasts_eagle then pukeko"


def test_a_second_karakia_tile_is_added_by_a_row_of_its_own() -> None:
    turn = turn_at(game().hand("red", "morepork kiwi").position)
    made = start(turn, "Buy karakia", "two fight: 2 karakia")
    assert "You spend morepork" in made.text
    made = press(turn, made, "also any territory")
    assert "**Buy karakia** · any territory and two fight: 3 karakia" in made.text
    assert confirmed(turn, made) == "buy any_territory, two_fight with morepork"


def test_land_is_sold_at_its_price() -> None:
    table = game().open("coast", "forest").land(1, red=2).land(8, mammal="rat", sold_by="yellow").display(dog=1)
    turn = turn_at(table.hand("red", "kiwi kiwi kiwi moa").position)
    made = start(turn, "Sell land")
    assert "-# Only one choice, so not asked: 1 · coast and dogs" in made.text
    made = press(turn, made, "2 × kiwi")
    assert confirmed(turn, made) == "sell 1 to dog with kiwi, kiwi"


def test_an_any_territory_tile_opens_a_closed_place() -> None:
    turn = turn_at(game().open("coast", "forest").hand("red", "pukeko", tiles="any_territory").position)
    made = start(turn, "Place birds")
    place = next(choice for choice in select(made).choices if choice.value == "5")
    assert place.description is not None
    assert place.description.startswith("spends your any-territory tile")
    assert confirmed(turn, pick(turn, made, "5")) == "place 4 at 5 with pukeko anywhere"


def test_birds_move_with_a_tile() -> None:
    turn = turn_at(game().land(1, red=3).hand("red", "kiwi", tiles="move").position)
    made = pick(turn, start(turn, "Move birds"), "12")
    assert confirmed(turn, made) == "move 2 from 1 to 12"
    assert confirmed(turn, press(turn, made, "1 bird instead")) == "move 1 from 1 to 12"


# -- those who are asked ----------------------------------------------------------------------------------------------


def test_a_defender_pays_lets_it_fall_or_draws() -> None:
    table = game().land(1, red=2, leader="red").display(dog=1)
    table.hand("red", "haasts_eagle kea kea", tiles="draw_one").calls("dog")
    turn = turn_at(table.position)
    made = panel(turn)
    assert "**A dog** (fight 6) invades 1 · coast, where you have 2 birds and a leader." in made.text
    assert not button(made, "Draw one").disabled
    fall = button(made, "Let it fall")
    assert fall.confirms
    assert text_of(PRESENTER.answer(turn, fall.path)) == "decline"
    assert confirmed(turn, start(turn, "Defend")) == "defend with haasts_eagle, kea"


def test_a_defender_who_chooses_how_to_pay_reads_who_invades() -> None:
    table = game().land(1, red=2).display(dog=1).hand("red", "haasts_eagle haasts_eagle kea kea").calls("dog")
    made = start(turn_at(table.position), "Defend")
    assert "**A dog** (fight 6) invades 1 · coast, where you have 2 birds." in made.text, "a post leads there at once"
    assert "Needed: 6 fight" in made.text


def test_letting_it_fall_tells_what_follows_where_it_is_looked_at() -> None:
    table = game().land(1, red=2).hand("red", "kea haasts_eagle").display(dog=1).calls("dog")
    turn = turn_at(table.position)
    assert "1 · coast is lost." in panel(turn, "decline").text


def test_a_defender_who_cannot_reach_it_is_told() -> None:
    table = game().land(1, red=2).hand("red", "kea").display(dog=1).calls("dog")
    made = panel(turn_at(table.position))
    assert "**Defend**: It takes 6 fight, and you have 2. (I5)" in made.text
    assert button(made, "Defend").disabled
    assert not button(made, "Let it fall").disabled


def test_why_defending_fails_is_told_once_where_the_post_leads_to_it() -> None:
    turn = turn_at(game().land(1, red=2).hand("red", "kea").display(dog=1).calls("dog").position)
    made = panel(turn, "defend")
    assert "**Defend**: It takes 6 fight, and you have 2. (I5)" in made.text
    assert "⚠️" not in made.text
    assert button(made, "Rule I5")


def test_an_exchange_is_finished_with_its_discard() -> None:
    table = game().hand("red", "kiwi", tiles="exchange_three").does("red", "exchange three")
    turn = turn_at(table.position)
    made = panel(turn)
    assert "Choose 3 cards to discard." in made.text
    asked = select(made)
    assert (asked.at_least, asked.at_most) == (3, 3)
    made = pick(turn, made, *[choice.value for choice in asked.choices[:3]])
    assert confirmed(turn, made).startswith("discard ")


def test_the_end_of_a_turn_is_one_press() -> None:
    turn = turn_at(game().land(1, red=2).hand("red", "kea", tiles="move").does("red", "pass").position)
    assert button(panel(turn), "End turn").confirms


def test_neutral_birds_go_where_the_die_shows() -> None:
    turn = turn_at(duel().hand("red", "kea").rolls("red", 5).position)
    made = panel(turn)
    assert "The die shows **5 · plains**: neutral pieces go there or next to it" in made.text
    made = pick(turn, made, "5")
    assert confirmed(turn, made).startswith("neutral")


# -- forged paths ---------------------------------------------------------------------------------------------------

LAID = game().open("coast", "forest").hand("red", "pukeko tui kea kiwi morepork", tiles="move two_fight")
UNREADABLE = "That answer is not among those of now."


@pytest.mark.parametrize(
    "path", ["p.99", "fly", "place.0x", "place.1.zz", "place.1.ba", "place.1.a.-1", "move.1.1.9.9", "place.1=,"]
)
def test_a_forged_path_leads_as_far_as_it_can(path: str) -> None:
    turn = turn_at(LAID.position)
    made = panel(turn, path)
    assert "⚠️" in made.text
    if made.proposed is not None:
        turn.check(made.proposed)


def test_what_is_no_path_gives_the_beginning() -> None:
    turn = turn_at(LAID.position)
    assert panel(turn, "?", ["1"]) == panel(turn)
    assert UNREADABLE in panel(turn, "x").text


DECISIONS = {
    "action": LAID,
    "tiles": game().land(1, red=2).hand("red", "kea", tiles="move").does("red", "pass"),
    "defend": game().land(1, red=2).hand("red", "kea haasts_eagle").display(dog=1).calls("dog"),
    "discard": game().hand("red", "kea", tiles="exchange_three").does("red", "exchange three"),
    "neutral": duel().hand("red", "kea").rolls("red", 5),
}
PATHS = (
    *("place", "place.1", "place.13", "place.1.m.2", "leader.1.j", "attack.1.e.0", "sell.1.dog.j", "buy.a.j", "pass"),
    *("end", "move.1.2.1", "stronghold.3", "draw", "exchange", "discard.ijk", "defend.e", "decline", "neutral.5.1"),
    *("neutral-leader.2", "skip"),
)


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize("kind", DECISIONS)
def test_an_action_that_is_not_asked_is_refused_in_words(kind: str, path: str) -> None:
    turn = turn_at(DECISIONS[kind].position)
    assert turn.decision.kind == kind
    made = panel(turn, path)
    if made.proposed is not None:
        turn.check(made.proposed)
