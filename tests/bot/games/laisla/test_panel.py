import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.contract import Button, Panel, Select
from bot.games.laisla.presenter import LaIslaPresenter
from bot.hosting.standing_orders import ByNotation, ByPath, StandingOrder
from bot.hosting.turn import Turn
from engine.contract import Unreadable
from engine.laisla import laisla
from engine.laisla.names import SLOTS
from engine.log import new_setup
from engine.match import Match
from tests.bot.games.laisla.support import FULL, LAISLA_CASES, PRESENTER, panel, press, text_of, turn_at, turns
from tests.bot.games.moa.support import controls
from tests.engine.laisla.positions import Table, game
from tests.support.games import Case
from tests.support.permute import permute

every_case = pytest.mark.parametrize("case", LAISLA_CASES, ids=str)


@every_case
def test_wherever_one_presses_a_panel_follows_and_confirm_is_legal(case: Case) -> None:
    rng = random.Random(7)
    confirmed: Counter[str] = Counter()
    for turn in turns(case, seed=16):
        if rng.random() < 0.5:
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
    assert len(confirmed) >= 5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_is_played_by_pressing_alone(seats: int) -> None:
    rng = random.Random(seats)
    match = Match.start(laisla, new_setup(laisla, laisla.colours[:seats], {**FULL, "track": "short"}), rng)
    while match.decisions():
        turn = turn_at(match.position, rng.choice(match.decisions()))
        made: Panel | None = panel(turn)
        draft = ""
        while made is not None:
            made, draft = press(turn, made, rng)
        match.act(turn.seat, PRESENTER.answer(turn, draft), rng)
    assert match.result is not None


def reachable(turn: Turn) -> set[str]:
    """Give every action that the panel proposes, trying every choice of every select and every button."""
    found: set[str] = set()
    seen: set[tuple[str, str]] = set()
    waiting = [panel(turn)]
    while waiting:
        for control in controls(waiting.pop()):
            if isinstance(control, Button) and control.confirms:
                found.add(text_of(PRESENTER.answer(turn, control.draft)))
                continue
            values = [choice.value for choice in control.choices] if isinstance(control, Select) else [""]
            for value in values:
                if (control.draft, value) not in seen:
                    seen.add((control.draft, value))
                    waiting.append(panel(turn, control.draft, [value] if value else []))
    return found


@every_case
def test_every_legal_action_is_reached_through_the_panel(case: Case) -> None:
    rng = random.Random(3)
    tried: set[str] = set()
    for turn in turns(case, seed=12):
        if turn.decision.kind not in tried or rng.random() < 0.01:
            tried.add(turn.decision.kind)
            assert reachable(turn) == {text_of(action) for action in turn.actions()}
    assert len(tried) >= 4


@every_case
def test_a_panel_does_not_hang_on_what_its_seat_cannot_know(case: Case) -> None:
    rng = random.Random(5)
    for turn in turns(case, seed=13):
        if rng.random() < 0.2:
            twin = turn_at(permute(laisla, turn._position, turn.seat, rng), turn.decision)
            made = panel(turn)
            assert panel(twin) == made
            control = rng.choice(controls(made))
            chosen = [control.choices[0].value] if isinstance(control, Select) else []
            assert panel(twin, control.draft, chosen) == panel(turn, control.draft, chosen)


# -- step by step ---------------------------------------------------------------------------------------------------


def select(made: Panel, at: int = 0) -> Select:
    return [each for each in controls(made) if isinstance(each, Select)][at]


def labels(made: Panel, at: int = 0) -> list[str]:
    return [choice.label for choice in select(made, at).choices]


def button(made: Panel, label: str) -> Button:
    return next(each for each in controls(made) if isinstance(each, Button) and each.label == label)


def buttons(made: Panel) -> list[str]:
    return [each.label for each in controls(made) if isinstance(each, Button)]


def ahead(turn: Turn, made: Panel) -> str | None:
    """Give what is answered ahead with Confirm."""
    action = PRESENTER.answer_ahead(turn, button(made, "Confirm").draft)
    return None if action is None else text_of(action)


def confirmed(turn: Turn, made: Panel) -> str:
    return text_of(PRESENTER.answer(turn, button(made, "Confirm").draft))


def pick(turn: Turn, made: Panel, value: str, at: int = 0) -> Panel:
    asked = select(made, at)
    assert value in {choice.value for choice in asked.choices}, asked.choices
    return panel(turn, asked.draft, [value])


def detail(made: Panel, value: str, at: int = 0) -> str:
    return next(choice.description or "" for choice in select(made, at).choices if choice.value == value)


def turn_of(table: Table, seat: str = "red") -> Turn:
    return turn_at(table.position, table.decision(seat))


def hand(*cards: int) -> Turn:
    return turn_of(game().hand("red", *cards))


def test_cards_are_assigned_with_three_presses() -> None:
    turn = hand(11, 22, 33)
    made = panel(turn)
    assert made.show_hand
    assert labels(made) == ["1 · tent field: marker up", "2 · hat field: cube", "3 · rope field: 3 points"]
    assert labels(made, 1) == ["1 · brown cube", "2 · brown cube", "3 · beige cube"]
    assert labels(made, 2) == ["1 · giant fossa", "2 · pika", "3 · owlet moth"]
    made = pick(turn, made, "33")
    assert buttons(made) == ["Take bonuses for me"]
    made = pick(turn, made, "11", at=1)
    assert confirmed(turn, made) == "assign 33 11 22"
    assert made.proposed == laisla.parse("assign 33 11 22")
    assert "A, “rope field: 3 points”: When you place" in made.text


def test_two_cards_change_places() -> None:
    turn = hand(11, 22, 33)
    made = pick(turn, pick(turn, panel(turn), "33"), "11", at=1)
    assert confirmed(turn, pick(turn, made, "22")) == "assign 22 11 33"


def test_of_four_cards_one_is_left_over() -> None:
    turn = hand(11, 22, 33, 44)
    made = panel(turn)
    assert "The fourth is discarded." in made.text
    for at, card in enumerate(("44", "22", "11")):
        assert "Confirm" not in buttons(made)
        made = pick(turn, made, card, at=at)
    assert confirmed(turn, made) == "assign 44 22 11"


def test_the_part_that_counts_is_told_with_what_it_brings() -> None:
    turn = turn_of(game().hand("red", 11, 22, 33).holder("red", "symbol_vp3_rope").cubes("red", brown=2))
    made = panel(turn)
    assert detail(made, "11", at=1) == "you have 2"
    assert detail(made, "11", at=2) == "no points · to space 1, value 0"
    assert detail(made, "33") == "You have this one already: the new card covers it."


def test_an_assignment_can_be_changed() -> None:
    table = game().hand("red", 11, 22, 33).does("red", "assign 33 11 22")
    decision = game().decision("red")
    turn = turn_at(table.position, decision)
    made = panel(turn)
    assert confirmed(turn, made) == "assign 33 11 22"
    assert confirmed(turn, pick(turn, made, "22")) == "assign 22 11 33"


def full_holder() -> Table:
    return game().holder("red", "symbol_cube_rope", "wild_grey", "rival_vp2")


def test_the_covered_card_is_chosen() -> None:
    turn = turn_of(full_holder().lays("red", "symbol_vp3_tent"))
    made = panel(turn)
    assert "**A: “tent field: 3 points”.**" in made.text
    assert labels(made) == [
        "1 · “rope field: cube”",
        "2 · “grey cube: pays any colour”",
        "3 · “beside a rival: 2 points”",
    ]
    made = pick(turn, made, "1")
    assert "lays “tent field: 3 points” over “grey cube: pays any colour”." in made.text
    assert confirmed(turn, made) == "slot 1"


def test_what_the_card_for_a_covers_is_chosen_with_it() -> None:
    turn = turn_of(full_holder().hand("red", 11, 22, 33))
    made = pick(turn, pick(turn, panel(turn), "11"), "22", at=1)
    assert "Confirm" not in buttons(made)
    assert labels(made, 3) == [
        "1 · “rope field: cube”",
        "2 · “grey cube: pays any colour”",
        "3 · “beside a rival: 2 points”",
        "Decide when it is laid",
    ]
    made = pick(turn, made, "2", at=3)
    assert "It covers “beside a rival: 2 points”." in made.text
    assert confirmed(turn, made) == "assign 11 22 33"
    assert ahead(turn, made) == "slot 2"
    swapped = pick(turn, made, "22")
    assert (confirmed(turn, swapped), ahead(turn, swapped)) == ("assign 22 11 33", "slot 2")
    made = pick(turn, made, "x", at=3)
    assert "You are asked then what it covers." in made.text
    assert (confirmed(turn, made), ahead(turn, made)) == ("assign 11 22 33", None)


SAID_BEFORE_THERE_WERE_TREES = StandingOrder(None, ByNotation("slot 1"), once=True)


def test_nothing_is_asked_ahead_where_the_card_has_its_place() -> None:
    table = game().holder("red", "symbol_cube_rope", "wild_grey", "symbol_vp3_tent").hand("red", 22, 33)
    same = table.card(function="symbol_vp3_tent")
    turn = turn_of(table.hand("red", 22, 33, same))
    made = pick(turn, pick(turn, panel(turn), str(same)), "22", at=1)
    assert len([each for each in controls(made) if isinstance(each, Select)]) == 3
    assert ahead(turn, made) is None
    other = pick(turn, pick(turn, pick(turn, made, "33"), "1", at=3), str(same))
    assert ahead(turn, other) is None, "the choice is forgotten with the card that it was made for"


@pytest.mark.parametrize("order", [StandingOrder("slot", ByPath("slot.s1"), once=True), SAID_BEFORE_THERE_WERE_TREES])
def test_what_was_answered_ahead_is_shown_again(order: StandingOrder) -> None:
    table = full_holder().hand("red", 11, 22, 33).does("red", "assign 11 22 33")
    again = turn_at(table.position, laisla.revisable(table.position)[0])
    assert ahead(again, panel(again)) is None
    assert "You are asked then what it covers." in panel(again).text
    again.orders = (order,)
    assert "It covers “grey cube: pays any colour”." in panel(again).text
    assert ahead(again, panel(again)) == "slot 1"


def test_an_explorer_is_placed_with_two_presses() -> None:
    table = game().holder("red", "symbol_vp3_rope").cubes("red", green=2).explores("red")
    turn = turn_of(table)
    made = panel(turn)
    assert [select(made, at).placeholder for at in range(3)] == [
        "Inner ring: 2 fields",
        "Middle ring: 2 fields",
        "Outer ring: 2 fields",
    ]
    assert "You cannot pay for yellow (A1, A6, B1, B6, C5, C9), grey (" in made.text
    assert detail(made, "A7").startswith("+3 in all · ")
    made = pick(turn, made, "A7")
    assert "for 2 green." in made.text
    assert "+3 points (“rope field: 3 points”)." in made.text
    assert confirmed(turn, made) == "place A7 with green,green"
    assert panel(turn, button(made, "Back").draft) == panel(turn)


def test_tiles_that_would_be_won_are_foretold() -> None:
    table = game().cubes("red", yellow=2).explorers("red", "in1", supply=4).tile("core0", "pika").explores("red")
    turn = turn_of(table)
    made = panel(turn)
    assert detail(made, "A1").startswith("pika tile +2")
    made = pick(turn, made, "A1")
    assert "**Won: pika tile**, +2 points." in made.text


def test_what_functions_would_ask_is_foretold() -> None:
    table = game().holder("red", "symbol_marker_tent", "rival_swap", "terrain_cube_yellow").cubes("red", yellow=3)
    table.explorers("yellow", "in0", supply=4).explores("red")
    told = detail(panel(turn_of(table)), "A1")
    assert told.startswith("a cube · a swap · a marker step · ")
    assert told.endswith("with Ben")


def test_where_there_are_several_ways_to_pay_one_is_chosen() -> None:
    table = game().holder("red", "wild_brown").cubes("red", green=2, brown=1).explores("red")
    turn = turn_of(table)
    made = pick(turn, panel(turn), "A2")
    assert labels(made) == ["2 green", "1 brown and 1 green"]
    assert select(made).choices[1].description == "uses “brown cube: pays any colour”"
    assert buttons(made) == ["Back"]
    assert confirmed(turn, pick(turn, made, "41")) == "place A2 with brown,green wild brown"


def test_a_discount_is_told() -> None:
    table = game().holder("red", "discount_symbol_hat").cubes("red", green=1).explores("red")
    turn = turn_of(table)
    assert detail(panel(turn), "A2").startswith("1 cube only")
    made = pick(turn, panel(turn), "A2")
    assert "cheaper by “hat field 1 cube cheaper”" in made.text


def test_an_explorer_moves_when_none_is_left_to_place() -> None:
    table = game().cubes("red", green=2).explorers("red", "in0 mid3", supply=0).explores("red")
    turn = turn_of(table)
    made = panel(turn)
    assert "Which one moves?" in made.text
    assert labels(made) == ["A1 · yellow · tent", "B4 · beige · tent"]
    made = pick(turn, made, "B4")
    made = pick(turn, made, "A2")
    assert confirmed(turn, made) == "place A2 from B4 with green,green"
    before = panel(turn, button(made, "Back").draft)
    assert "your explorer leaves B4" in before.text
    assert panel(turn, button(before, "Back").draft) == panel(turn)


def test_without_cubes_only_a_cube_can_be_taken() -> None:
    turn = turn_of(game().cubes("red").explores("red"))
    made = panel(turn)
    assert "You cannot pay for any field now" in made.text
    made = panel(turn, button(made, "Take a cube").draft)
    assert confirmed(turn, pick(turn, made, "3")) == "take beige"


def test_a_cube_of_any_colour_is_chosen() -> None:
    table = game().holder("red", "symbol_cube_tent").cubes("red", yellow=2).explores("red")
    turn = turn_of(table.does("red", "place A1 with 2 yellow"))
    made = panel(turn)
    assert "**“tent field: cube” gives you a cube.**" in made.text
    assert confirmed(turn, pick(turn, made, "2")) == "cube grey"


def marker_turn() -> Turn:
    table = game().holder("red", "gain_marker_grey").tiles("red", "dodo", pika=3).markers(dodo=3, moth=16)
    return turn_of(table.gains("red", "grey"))


def test_a_marker_is_chosen_or_none() -> None:
    turn = marker_turn()
    made = panel(turn)
    assert labels(made) == ["dodo", "giant fossa", "golden toad", "pika", "owlet moth"]
    assert detail(made, "0") == "+2 points · to space 4, value 1"
    assert detail(made, "3") == "+3 points · to space 1, value 0"
    assert detail(made, "4") == "no points · stays on top, value 5"
    assert "The values add up to 5; the game ends at 7." in made.text
    assert confirmed(turn, pick(turn, made, "3")) == "marker pika"
    made = panel(turn, button(made, "Move no marker").draft)
    assert confirmed(turn, made) == "marker none"


def test_a_step_that_ends_the_game_says_so() -> None:
    table = game().holder("red", "gain_marker_grey").markers(dodo=3, moth=16, pika=4).gains("red", "grey")
    assert detail(panel(turn_of(table)), "0").endswith("the game ends after this round")


def test_a_cube_is_swapped_or_not() -> None:
    table = game().holder("red", "rival_swap").cubes("red", yellow=3).explorers("yellow", "in0", supply=4)
    turn = turn_of(table.explores("red").does("red", "place A1 with 2 yellow"))
    made = panel(turn)
    assert labels(made) == ["yellow"]
    made = pick(turn, made, "0")
    assert labels(made, 1) == ["green", "grey", "beige", "brown"]
    assert confirmed(turn, pick(turn, made, "4", at=1)) == "swap yellow for brown"
    assert confirmed(turn, panel(turn, button(panel(turn), "No swap").draft)) == "swap none"


def test_the_marker_of_action_d_is_chosen() -> None:
    turn = turn_of(game().holder("red", "any_marker_instead_toad").steps("red", "toad"))
    made = panel(turn)
    assert "your card shows the golden toad" in made.text
    assert labels(made)[2] == "golden toad (your card)"
    assert confirmed(turn, pick(turn, made, "0")) == "advance dodo"


# -- forged and odd drafts ------------------------------------------------------------------------------------------

DECISIONS: dict[str, Turn] = {
    "assign": hand(11, 22, 33),
    "slot": turn_of(full_holder().lays("red", "symbol_vp3_tent")),
    "explore": turn_of(game().holder("red", "wild_brown").cubes("red", green=2, brown=1).explores("red")),
    "move": turn_of(game().explorers("red", "in0 mid3", supply=0).cubes("red", green=2).explores("red")),
    "cube": turn_of(
        game()
        .holder("red", "symbol_cube_tent")
        .explores("red")
        .cubes("red", yellow=2)
        .does("red", "place A1 with 2 yellow")
    ),
    "marker": marker_turn(),
    "swap": turn_of(
        game()
        .holder("red", "rival_swap")
        .cubes("red", yellow=3)
        .explorers("yellow", "in0", supply=4)
        .explores("red")
        .does("red", "place A1 with 2 yellow")
    ),
    "advance": turn_of(game().holder("red", "any_marker_instead_toad").steps("red", "toad")),
}
FORGED = [
    "?",
    "a.999",
    "a.011",
    "a.11.22.33.",
    "a.11;z",
    "s.9",
    "s.-1",
    "p.D1",
    "p.A11",
    "p.A1;x",
    "c.5",
    "c.-1",
    "m.7",
]
FORGED += ["w.x.1", "v.x", ";a", "a;a", "z.1", "p.A1.B2.9", "c.٣"]
WHOLE = ["a.11.22.33", "a.11.11.33", "a.1.2.3", "s.0", "p.A1..00", "p.A2..11", "p.A2.B4.11", "p.A2.C9.11", "p.A1.A1.11"]
WHOLE += [
    "p.A2..1",
    "p.A2..14",
    "p.A2..44",
    "p.A2..22",
    "t.0",
    "c.0",
    "m.0",
    "m.x",
    "w.0.1",
    "w.0.0",
    "w.1.0",
    "w.x",
    "v.0",
]


@pytest.mark.parametrize("draft", FORGED)
def test_a_forged_draft_gives_the_beginning(draft: str) -> None:
    for turn in DECISIONS.values():
        assert panel(turn, draft, ["?"]) == panel(turn)


@pytest.mark.parametrize("draft", WHOLE)
@pytest.mark.parametrize("kind", DECISIONS)
def test_what_cannot_be_done_is_refused_in_words(kind: str, draft: str) -> None:
    turn = DECISIONS[kind]
    made = panel(turn, draft)
    if made.proposed is not None:
        turn.check(made.proposed)
    try:
        action: Any = PRESENTER.answer(turn, draft)
    except Unreadable:
        return
    assert laisla.parse(text_of(action)) == action


@pytest.mark.parametrize(
    ("kind", "draft", "why"),
    [
        ("explore", "p.A2..11", ""),
        ("explore", "p.A1..00", "You have no yellow cube."),
        ("explore", "p.A2..1", "A2 costs you 2 cubes, and 1 is too few."),
        ("explore", "p.A2..44", "You would need 2 brown cubes, and you have 1."),
        ("move", "p.A1.B4", "One of your explorers stands on A1 already."),
        ("move", "p.A2.C9.11", "None of your explorers stands on C9."),
        ("assign", "a.1.2.3", "a card that is not in your hand."),
        ("assign", "a.11.11.33", "you have named one of yours twice"),
    ],
)
def test_a_refusal_is_told_on_the_page(kind: str, draft: str, why: str) -> None:
    made = panel(DECISIONS[kind], draft)
    assert ("⚠️" in made.text) == bool(why)
    assert why in made.text


@given(
    st.sampled_from(sorted(DECISIONS)),
    st.text("aspctmwv.0123456789xABC;bdoinermu", max_size=40),
    st.lists(st.one_of(st.text(max_size=6), st.sampled_from(SLOTS)), max_size=3),
)
def test_no_draft_breaks_the_panel(kind: str, draft: str, chosen: list[str]) -> None:
    panel(DECISIONS[kind], draft, chosen)


@given(st.sampled_from(sorted(DECISIONS)), st.text("aspctmwv.0123456789xABC;", max_size=40))
def test_an_answer_is_an_action_or_unreadable(kind: str, draft: str) -> None:
    try:
        action = LaIslaPresenter().answer(DECISIONS[kind], draft)
    except Unreadable:
        return
    assert laisla.parse(text_of(action)) == action
