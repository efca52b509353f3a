"""Chapter B: setting up (WA6 to WA14)."""

import pytest

from engine.contract import FurtherSide
from engine.wingspan import actions, wingspan
from engine.wingspan.actions import Setup
from engine.wingspan.chapters.setup import bonus_pool
from engine.wingspan.events import Corrected, RoundBegan, SetUp
from engine.wingspan.names import BOXES, DUET_GOALS, EDGE_GOALS
from tests.engine.wingspan.positions import AUTOMA, SEAT, blue, duet, game, green, unset

TEN = tuple(f"A{number:02}" for number in range(1, 11))


def test_wa6_it_begins_with_round_1() -> None:
    table = duet()
    assert table.kinds == ["set_up", "round_began"]
    assert table.told(RoundBegan) == [RoundBegan(1, None)]
    assert (table.view.round, table.view.section, table.view.turn) == (1, 1, 0)


@pytest.mark.parametrize("special", [None, "AUTOMUBON", "ALLIANCE"])
def test_wa7_ten_cards_and_at_most_one_special_card(special: str | None) -> None:
    table = game(special=special)
    assert table.view.unseen == tuple(sorted([*TEN, *([special] if special else [])]))
    assert [name for name, _ in table.chance.shuffled][-1] == "automa_deck"


def test_wa7_a_special_card_is_of_an_owned_box() -> None:
    unset().refuses("setup duet boxes asia special RAOUTOMA", "WA7", "no-such-special", special="RAOUTOMA")
    unset().refuses("setup duet boxes asia special AUTOMUBON", "WA7", "no-such-special")
    unset().refuses("setup green boxes core special ALLIANCE bonus percent", "WA7", "no-such-special")
    offered = [action for action in wingspan.actions(unset().position, SEAT) if isinstance(action, Setup)]
    assert {each.special for each in offered if each.boxes == ("asia",)} == {None, "ALLIANCE"}
    assert {each.special for each in offered if "core" in each.boxes} == {None, "ALLIANCE", "AUTOMUBON"}
    assert Setup().special == "ALLIANCE", "in Duet it should be in"


def test_wa8_her_colour_and_her_tokens() -> None:
    assert wingspan.further_side(["red"]) == FurtherSide("blue", opponent=True)
    assert wingspan.further_side(["blue"]) == FurtherSide("green", opponent=True)
    view = duet().view
    assert (view.seat, view.automa) == (SEAT, AUTOMA)
    assert view.supply == {SEAT: 15, AUTOMA: 15}


def test_wa9_the_goals_about_the_edge_are_left_out() -> None:
    for goal in EDGE_GOALS:
        unset().refuses(f"setup duet goals {goal} random random random", "WA9", "goal-excluded", goal=goal)
    (_, pool), *_ = [each for each in duet().chance.shuffled if each[0] == "goals"]
    assert sorted(pool) == sorted(DUET_GOALS)


def test_wa10_a_random_bonus_card_of_the_sort_that_is_named() -> None:
    rules = duet().position.rules
    assert bonus_pool(rules, Setup(bonus="asia")) == ("avid_asian_avian_admirer", "rare_species_lister")
    assert bonus_pool(rules, Setup(bonus="european", boxes=BOXES)) == ("autwitcher", "raspb_life_fellow")
    assert len(bonus_pool(rules, Setup(bonus="percent", boxes=("core",)))) == 21
    assert len(bonus_pool(rules, Setup(bonus="percent", boxes=("asia",)))) == 6
    assert len(bonus_pool(rules, Setup(bonus="percent", boxes=("asia", "core")))) == 24, "three are in both boxes"
    table = game(bonus="percent")
    assert table.chance.shuffled[0] == ("bonus_cards", [table.position.bonus_card])
    assert table.told(SetUp)[0].bonus_card == "percent:Anatomist"
    assert game(bonus="rare_species_lister").position.bonus_card == "rare_species_lister"


def test_wa10_cards_that_are_not_there_or_not_for_her() -> None:
    unset().refuses("setup bonus european", "WA10", "no-such-bonus", bonus="european")
    unset().refuses("setup bonus autwitcher", "WA10", "no-such-bonus")
    unset().refuses("setup bonus percent:Falconer boxes asia", "WA10", "no-such-bonus")
    unset().refuses("setup bonus percent:Backyard_Birder boxes asia core", "WA10", "bonus-excluded")
    unset().refuses("setup bonus luck", "WA10", "no-such-bonus", bonus="luck")


def test_wa11_the_pellet_dissector_is_among_the_asian_ones() -> None:
    """Which birds match it is for the person to see; whatever they are worth is taken."""
    table = duet(bonus="percent:Pellet Dissector").draws("A07", tray="1,7")
    assert table.view.hers.birds == (7,)
    assert table.view.bonus is not None
    assert (table.view.bonus.name, table.view.bonus.percent) == ("Pellet Dissector", True)


def test_wa12_the_level_is_chosen_and_may_be_chosen_again() -> None:
    table = duet(level="eaglet").draws("A04")
    assert table.view.standing is not None
    assert table.view.standing.face_down == 3
    table.does(Setup(level="eagle_eyed_eagle", special=None, boxes=BOXES, goals=table.position.told.goals))
    assert table.told(Corrected) == [Corrected("setup", None, None)]
    assert table.view.standing.face_down == 5


def test_wa13_base_values_of_the_first_round() -> None:
    progress = green("sets_of_eggs", "eggs_in_bowl").view.progress
    assert [(each.round, each.hers, each.yours, each.scored) for each in progress[:2]] == [
        (1, -1, None, False),
        (2, 3, None, False),
    ]


def test_wa14_she_takes_the_last_turn_of_every_round() -> None:
    table = duet()
    turns = []
    while table.position.phase != "score":
        assert table.asked.facts == {"round": table.position.round, "turn": 1}
        turns.append(len(table.finish_round().position.this_round))
        assert table.asked.kind == "goal", "her turn was the last one"
        table.does(f"goal {table.position.round}")
    assert turns == [8, 7, 6, 5]


# -- goals ----------------------------------------------------------------------------------------------------------


def test_no_two_goals_of_one_tile() -> None:
    unset().refuses(
        "setup duet goals tokens_in_forest random tokens_on_pairs_of_matching_symbols random",
        "WA5",
        "one-tile",
        goal="tokens_on_pairs_of_matching_symbols",
        other="tokens_in_forest",
    )
    unset().refuses("setup blue boxes asia core goals total_birds sets_of_eggs random random", "WA5", "one-tile")
    for table in (duet(), duet("tokens_on_food_spaces"), green(), blue(None, None, "eggs_in_bowl")):
        tiles = [table.position.rules.tile[goal] for goal in table.position.goals]
        assert len(set(tiles)) == 4


def test_goals_are_of_the_boxes_owned() -> None:
    unset().refuses("setup green boxes asia core goals brown_powers random random random", "WA5", "no-such-goal")
    assert green("brown_powers").position.goals[0] == "brown_powers"


@pytest.mark.skipif(not str(actions.__file__).endswith(".py"), reason="compiled code makes no such setup")
def test_goals_are_as_many_as_rounds() -> None:
    unset().refuses(Setup(goals=(None, None, None)), "WA5", "no-such-goal", goal=None)  # type: ignore[arg-type]


def test_boxes_are_said_once_each() -> None:
    unset().refuses(Setup(boxes=()), "WA5", "boxes-unclear")
    unset().refuses(Setup(boxes=("asia", "asia")), "WA5", "boxes-unclear")
