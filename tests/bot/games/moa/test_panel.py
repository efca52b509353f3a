import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.contract import Button, Panel, Select
from bot.games.moa.presenter import MoaPresenter
from bot.hosting.turn import Turn
from engine.contract import Unreadable
from engine.log import new_setup
from engine.match import Match
from engine.moa import moa
from tests.bot.games.moa.support import MOA_CASES, PRESENTER, controls, panel, press, text_of, turn_at, turns
from tests.engine.moa.positions import duel, game
from tests.support.games import Case
from tests.support.permute import permute

every_case = pytest.mark.parametrize("case", MOA_CASES, ids=str)


@every_case
def test_wherever_one_presses_a_panel_follows_and_confirm_is_legal(case: Case) -> None:
    rng = random.Random(7)
    confirmed: Counter[str] = Counter()
    for turn in turns(case, seed=11):
        if rng.random() < 0.4:
            continue
        made: Panel | None = panel(turn)
        for _ in range(6):
            assert made is not None
            made, draft = press(turn, made, rng)
            if made is None:
                action = PRESENTER.answer(turn, draft)
                turn.check(action)
                confirmed[action.to_data()["type"]] += 1
                made = panel(turn)
    assert len(confirmed) >= 3


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_whole_game_is_played_by_pressing_alone(seats: int) -> None:
    rng = random.Random(seats)
    match = Match.start(moa, new_setup(moa, moa.colours[:seats]), rng)
    while match.decisions():
        turn = turn_at(match.position)
        made: Panel | None = panel(turn)
        draft = ""
        while made is not None:
            made, draft = press(turn, made, rng)
        match.act(turn.seat, PRESENTER.answer(turn, draft), rng)
    assert match.result is not None


def reachable_kinds(turn: Turn) -> set[str]:
    """Give the types of the actions that the panel proposes, trying one choice of every select and every button."""
    found: set[str] = set()
    seen: set[str] = set()
    waiting = [panel(turn)]
    while waiting:
        made = waiting.pop()
        for control in controls(made):
            if isinstance(control, Button) and control.confirms:
                found.add(PRESENTER.answer(turn, control.draft).to_data()["type"])
            elif control.draft not in seen and not getattr(control, "disabled", False):
                seen.add(control.draft)
                waiting += followers(turn, control)
    return found


def followers(turn: Turn, control: Button | Select) -> list[Panel]:
    if isinstance(control, Button):
        return [panel(turn, control.draft)]
    first = [choice.value for choice in control.choices[: control.at_least]]
    firsts = [first, [control.choices[-1].value]] if control.at_least == 1 else [first]
    return [panel(turn, control.draft, chosen) for chosen in firsts]


@every_case
def test_every_kind_of_legal_action_is_reached_through_the_panel(case: Case) -> None:
    rng = random.Random(3)
    for turn in turns(case, seed=12):
        if rng.random() < 0.15:
            legal = {action.to_data()["type"] for action in turn.actions()}
            reached = reachable_kinds(turn)
            assert reached <= legal
            assert legal - {"neutral_leader", "neutral_birds"} <= reached
            assert not legal & {"neutral_leader", "neutral_birds"} or reached & {"neutral_leader", "neutral_birds"}


@every_case
def test_a_panel_does_not_hang_on_what_its_seat_cannot_know(case: Case) -> None:
    rng = random.Random(5)
    for turn in turns(case, seed=13):
        if rng.random() < 0.3:
            twin = turn_at(permute(moa, turn._position, turn.seat, rng))
            made = panel(turn)
            assert panel(twin) == made
            control = rng.choice(controls(made))
            chosen = [control.choices[0].value] if isinstance(control, Select) else []
            assert panel(twin, control.draft, chosen) == panel(turn, control.draft, chosen)


# -- step by step ---------------------------------------------------------------------------------------------------


def select(made: Panel, at: int = 0) -> Select:
    return [each for each in controls(made) if isinstance(each, Select)][at]


def button(made: Panel, label: str) -> Button:
    return next(each for each in controls(made) if isinstance(each, Button) and each.label == label)


def confirmed(turn: Turn, made: Panel) -> str:
    return text_of(PRESENTER.answer(turn, button(made, "Confirm").draft))


def pick(turn: Turn, made: Panel, *values: str, at: int = 0) -> Panel:
    asked = select(made, at)
    assert {choice.value for choice in asked.choices} >= set(values), asked.choices
    return panel(turn, asked.draft, values)


def labelled(made: Panel, label: str, at: int = 0) -> str:
    return next(choice.value for choice in select(made, at).choices if choice.label == label)


def test_birds_are_placed_with_four_presses() -> None:
    turn = turn_at(game().open("coast", "forest").hand("red", "pukeko tui kea").position)
    made = panel(turn, button(panel(turn), "Place birds").draft)
    made = pick(turn, made, "2")
    made = pick(turn, made, labelled(made, "7 birds: pūkeko and tūī"))
    assert "lost" not in made.text
    assert "places 7 birds at 2 · coast" in made.text
    assert confirmed(turn, made) == "place 7 at 2 with pukeko, tui"
    assert made.proposed == moa.parse("place 7 at 2 with pukeko, tui")
    fewer = pick(turn, made, "5")
    assert "lost: 2 bird." in fewer.text
    assert confirmed(turn, fewer) == "place 5 at 2 with pukeko, tui"
    again = panel(turn, button(fewer, "Back").draft)
    assert select(again).choices
    assert panel(turn, button(fewer, "Start over").draft) == panel(turn)


def test_a_single_card_and_an_exact_fit_are_proposed_first() -> None:
    table = game().open("coast", "forest").land(3, mammal="rat")
    turn = turn_at(table.hand("red", "haasts_eagle kea pukeko tui kakapo").position)
    birds = [choice.label for choice in select(panel(turn, "p.1")).choices]
    assert birds[:4] == ["4 birds: pūkeko", "3 birds: tūī", "2 birds: kākāpō", "1 bird: kea"]
    assert birds[4] == "7 birds: pūkeko and tūī"
    attack = [choice.label for choice in select(panel(turn, "a.3")).choices]
    assert attack[0] == "0 birds: Haast's eagle"
    turn = turn_at(game().open("coast", "forest").hand("red", "kiwi kiwi morepork moa").position)
    tiles = pick(turn, panel(turn, "b"), "two_fight")
    assert select(tiles).choices[0].label == "morepork"


def test_what_is_impossible_is_shown_with_its_reason() -> None:
    turn = turn_at(game().open("coast", "forest").hand("red", "pukeko kiwi", tiles="stronghold").position)
    made = panel(turn)
    assert button(made, "Attack").disabled
    assert not button(made, "Place birds").disabled
    assert not button(made, "Stronghold").disabled
    assert "\n" not in made.text, "the first page stays short"
    why = panel(turn, button(made, "Why not?").draft)
    assert "Attack: No open territory is invaded." in why.text
    assert "Place leader" in why.text
    assert panel(turn, button(why, "Back").draft) == made


def test_where_all_is_possible_nothing_is_to_be_explained() -> None:
    turn = turn_at(game().land(1, red=2).hand("red", "kea", tiles="move").does("red", "pass").position)
    labels = [each.label for each in controls(panel(turn)) if isinstance(each, Button)]
    assert labels == ["Move birds", "End turn"]


def test_an_empty_supply_is_a_reason() -> None:
    turn = turn_at(game().open("coast", "forest").hand("red", "pukeko").supply("red", birds=0).position)
    made = panel(turn)
    assert button(made, "Place birds").disabled
    why = panel(turn, button(made, "Why not?").draft)
    assert "Place birds: No bird is left in the supply." in why.text
    assert "No bird is left in the supply." in panel(turn, "p.1").text


def test_tiles_that_cost_too_much_together_are_told() -> None:
    turn = turn_at(game().hand("red", "kiwi kea").position)
    made = pick(turn, panel(turn, "b"), "two_fight", "any_territory")
    assert "Needed: 3 karakia." in made.text
    assert "It takes at least 3 karakia, and you have 2." in made.text
    assert "stronghold: It takes at least 3 karakia" in panel(turn, "b").text


def test_too_small_a_choice_of_cards_says_what_is_missing() -> None:
    turn = turn_at(game().open("coast", "forest").land(3, mammal="dog").hand("red", "kea kea kea tui").position)
    made = pick(turn, panel(turn, "a"), "3")
    assert "Needed: 6 fight." in made.text
    copies = [choice.value for choice in select(made, 1).choices]
    made = pick(turn, made, *copies[:2], at=1)
    assert "Against the dog at 3 you need 6 fight; these give 4." in made.text
    assert sum(choice.chosen for choice in select(made, 1).choices) == 2
    made = pick(turn, made, *copies[:3], at=1)
    assert confirmed(turn, made) == "attack 3 placing 3 with kea, kea, kea"


def test_birds_of_an_attack_are_paid_apart_where_the_table_plays_so() -> None:
    table = game(attack_icons="separate").open("coast", "forest").land(3, mammal="rat")
    turn = turn_at(table.hand("red", "haasts_eagle pukeko tui").position)
    made = pick(turn, panel(turn, "a"), "3")
    made = pick(turn, made, labelled(made, "Haast's eagle"))
    assert "The fight is paid with Haast's eagle." in made.text
    alone = pick(turn, made, labelled(made, "No birds"))
    assert confirmed(turn, alone) == "attack 3 placing 0 with haasts_eagle then nothing"
    made = pick(turn, made, labelled(made, "4 birds: pūkeko"))
    assert confirmed(turn, made) == "attack 3 placing 4 with haasts_eagle then pukeko"


def test_two_karakia_tiles_are_bought_at_once() -> None:
    turn = turn_at(game().hand("red", "morepork kiwi").position)
    made = pick(turn, panel(turn, "b"), "two_fight", "any_territory")
    assert "Needed: 3 karakia." in made.text
    made = pick(turn, made, labelled(made, "morepork"))
    assert confirmed(turn, made) == "buy any_territory, two_fight with morepork"


def test_land_is_sold_at_its_price() -> None:
    table = game().open("coast", "forest").land(1, red=2).land(8, mammal="rat", sold_by="yellow").display(dog=1)
    turn = turn_at(table.hand("red", "kiwi kiwi").position)
    made = pick(turn, panel(turn, "s"), "1")
    assert select(made).choices[0].label == "dogs: 3 honour"
    assert "No rat waits in the display" in made.text
    made = pick(turn, made, "dog")
    made = pick(turn, made, labelled(made, "2 × kiwi"))
    assert "lost: 1 honour." in made.text
    assert confirmed(turn, made) == "sell 1 to dog with kiwi, kiwi"


def test_any_territory_tile_opens_the_others() -> None:
    turn = turn_at(game().open("coast", "forest").hand("red", "pukeko", tiles="any_territory").position)
    made = pick(turn, panel(turn, "p"), "5x")
    made = pick(turn, made, labelled(made, "4 birds: pūkeko"))
    assert confirmed(turn, made) == "place 4 at 5 with pukeko anywhere"


def test_birds_move_with_a_tile() -> None:
    turn = turn_at(game().land(1, red=3).hand("red", "kiwi", tiles="move").position)
    made = pick(turn, panel(turn, button(panel(turn), "Move birds").draft), "1")
    made = pick(turn, made, "12")
    assert confirmed(turn, made) == "move 2 from 1 to 12"
    assert confirmed(turn, pick(turn, made, "1")) == "move 1 from 1 to 12"


def test_a_defender_pays_lets_it_fall_or_draws() -> None:
    table = game().land(1, red=2, leader="red").hand("red", "haasts_eagle kea", tiles="draw_one").display(dog=1)
    table.calls("dog")
    turn = turn_at(table.position)
    made = panel(turn)
    assert "**A dog** (fight 6) invades 1 · coast, where you have 2 birds and a leader." in made.text
    assert not button(made, "Draw one").disabled
    paid = pick(turn, made, labelled(made, "Haast's eagle and kea"))
    assert confirmed(turn, paid) == "defend with haasts_eagle, kea"
    fallen = panel(turn, button(made, "Let it fall").draft)
    assert confirmed(turn, fallen) == "decline"


def test_a_defender_who_cannot_reach_it_is_told() -> None:
    table = game().land(1, red=2).hand("red", "kea").display(dog=1).calls("dog")
    made = panel(turn_at(table.position))
    assert "You cannot defend: it takes 6 fight, and you have 2." in made.text
    assert [each.label for each in controls(made) if isinstance(each, Button)] == ["Let it fall"]


def test_an_exchange_is_finished_with_its_discard() -> None:
    table = game().hand("red", "kiwi", tiles="exchange_three").does("red", "exchange three")
    turn = turn_at(table.position)
    made = panel(turn)
    asked = select(made)
    assert (asked.at_least, asked.at_most) == (3, 3)
    made = pick(turn, made, *[choice.value for choice in asked.choices[:3]])
    assert confirmed(turn, made).startswith("discard ")


def test_the_end_of_a_turn_is_one_press() -> None:
    turn = turn_at(game().land(1, red=2).hand("red", "kea", tiles="move").does("red", "pass").position)
    made = panel(turn)
    assert [each.label for each in controls(made) if isinstance(each, Button)] == ["Move birds", "End turn"]
    assert button(made, "End turn").confirms


# -- forged and odd drafts ------------------------------------------------------------------------------------------

LAID = game().open("coast", "forest").hand("red", "pukeko tui kea kiwi morepork", tiles="move two_fight")


@pytest.mark.parametrize("draft", ["?", "p.99", "p.1.", "p.01", "p.1....zz", "a.1;z", "p;t;t", "0", "p.x", "q", "p.-1"])
def test_a_forged_draft_gives_the_beginning(draft: str) -> None:
    turn = turn_at(LAID.position)
    assert panel(turn, draft, ["1"]) == panel(turn)


WHOLE = [
    *(
        "p.1...2.0000001__0",
        "p.13",
        "p.1x...1.0000001__0",
        "l.1....0__0",
        "l.1....0001__0",
        "a.1....1__1",
        "a.1....1__1.__0",
    ),
    *(
        "s.1.0...0001__0",
        "s.1.9...__0",
        "b..7...00001__0",
        "b..0...__0",
        "n",
        "e",
        "m.1..2.1",
        "m.1..1",
        "m.1",
        "h.3",
        "h",
    ),
    *(
        "d",
        "x",
        "c.....001__0",
        "c.....__0",
        "f.....1__1",
        "f",
        "f.....__0",
        "z",
        "u.1...1",
        "u",
        "u.1...9",
        "v.2",
        "v",
        "w",
    ),
]
DECISIONS = {
    "action": LAID,
    "tiles": game().land(1, red=2).hand("red", "kea", tiles="move").does("red", "pass"),
    "defend": game().land(1, red=2).hand("red", "kea haasts_eagle").display(dog=1).calls("dog"),
    "discard": game().hand("red", "kea", tiles="exchange_three").does("red", "exchange three"),
    "neutral": duel().hand("red", "kea").rolls("red", 5),
}


@pytest.mark.parametrize("draft", WHOLE)
@pytest.mark.parametrize("kind", DECISIONS)
def test_an_action_that_is_not_asked_is_refused_in_words(kind: str, draft: str) -> None:
    turn = turn_at(DECISIONS[kind].position)
    assert turn.decision.kind == kind
    made = panel(turn, draft)
    if made.proposed is not None:
        turn.check(made.proposed)


@given(st.text("plasbnemhdxcfzuvw.0123456789_x;tgq-", max_size=60), st.lists(st.text(max_size=8), max_size=4))
def test_no_draft_breaks_the_panel(draft: str, chosen: list[str]) -> None:
    panel(turn_at(LAID.position), draft, chosen)


@given(st.text("plasbnemhdxcfzuvw.0123456789_x;tgq-", max_size=60))
def test_an_answer_is_an_action_or_unreadable(draft: str) -> None:
    turn = turn_at(LAID.position)
    try:
        action = MoaPresenter().answer(turn, draft)
    except Unreadable:
        return
    assert moa.parse(text_of(action)) == action
