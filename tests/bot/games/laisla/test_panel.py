import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.widgets import Beside, Button, Panel, Select, Style
from bot.hosting.orders.standing_orders import ByNotation, ByPath, StandingOrder
from bot.hosting.playing.turn import Turn
from engine.contract import Illegal, Unreadable
from engine.laisla import laisla
from engine.laisla.names import SLOTS
from engine.log import new_setup
from engine.match import Match
from tests.bot.games.laisla.support import FULL, LAISLA_CASES, PRESENTER, WORDS, panel, press, text_of, turn_at, turns
from tests.bot.games.support import controls, leads
from tests.engine.laisla.positions import Table, game
from tests.support.games import Case
from tests.support.permute import permute

every_case = pytest.mark.parametrize("case", LAISLA_CASES, ids=str)


@pytest.mark.slow
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
            made, path = press(turn, made, rng)
            if made is None:
                action = PRESENTER.answer(turn, path)
                turn.check(action)
                confirmed[action.to_data()["type"]] += 1
                made = panel(turn)
    assert len(confirmed) >= 5


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_is_played_by_pressing_alone(seats: int) -> None:
    rng = random.Random(seats)
    match = Match.start(laisla, new_setup(laisla, laisla.colours[:seats], {**FULL, "track": "short"}), rng)
    while match.decisions():
        turn = turn_at(match.position, rng.choice(match.decisions()))
        made: Panel | None = panel(turn)
        path = ""
        while made is not None:
            made, path = press(turn, made, rng)
        match.act(turn.seat, PRESENTER.answer(turn, path), rng)
    assert match.result is not None


def reachable(turn: Turn) -> set[str]:
    """Give every action that the panel proposes, trying every choice of every select and every button."""
    found: set[str] = set()
    seen: set[tuple[str, str]] = set()
    waiting = [panel(turn)]
    while waiting:
        for control in controls(waiting.pop()):
            if isinstance(control, Button) and control.confirms:
                found.add(text_of(PRESENTER.answer(turn, control.path)))
                continue
            values = [choice.value for choice in control.choices] if isinstance(control, Select) else [""]
            for value in values:
                if (control.path, value) not in seen:
                    seen.add((control.path, value))
                    waiting.append(panel(turn, control.path, [value] if value else []))
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
            assert panel(twin, control.path, chosen) == panel(turn, control.path, chosen)


# -- step by step ---------------------------------------------------------------------------------------------------


def select(made: Panel, at: int = 0) -> Select:
    return [each for each in controls(made) if isinstance(each, Select)][at]


def button(made: Panel, label: str) -> Button:
    return next(each for each in controls(made) if isinstance(each, Button) and each.label == label)


def buttons(made: Panel) -> list[str]:
    return [each.label for each in controls(made) if isinstance(each, Button)]


def offered(made: Panel) -> list[str]:
    """Return the answers that are offered: not what leads back, says why not, or changes who is asked."""
    others = ("Back", "Begin again", "Why not?", "Take bonuses for me", "Ask me about bonuses", "Confirm")
    chosen = [choice.label for each in controls(made) if isinstance(each, Select) for choice in each.choices]
    return [*(label for label in buttons(made) if label not in others), *chosen]


def pressed(turn: Turn, *labels: str) -> Panel:
    """Press what bears each of these labels (or begins so), from the panel's beginning."""
    made = panel(turn)
    for label in labels:
        made = next(follow(turn, made, label))
    return made


def follow(turn: Turn, made: Panel, label: str) -> Iterator[Panel]:
    for control in controls(made):
        if isinstance(control, Button) and control.label.startswith(label):
            yield panel(turn, control.path)
        elif isinstance(control, Select):
            found = (choice.value for choice in control.choices if choice.label.startswith(label))
            yield from (panel(turn, control.path, [value]) for value in found)


def note(made: Panel, label: str) -> str:
    """Return what is told of an answer: beside its button, or in its select."""
    for control in controls(made):
        for choice in control.choices if isinstance(control, Select) else ():
            if choice.label.startswith(label):
                return choice.description or ""
    line = next(line for line in made.text.split("\n") if line.startswith(f"• **{label}"))
    return line.partition("** · ")[2]


def ahead(turn: Turn, made: Panel) -> str | None:
    """Return what is answered ahead with Confirm."""
    action = PRESENTER.answer_ahead(turn, button(made, "Confirm").path)
    return None if action is None else text_of(action)


def confirmed(turn: Turn, made: Panel) -> str:
    return text_of(PRESENTER.answer(turn, button(made, "Confirm").path))


def turn_of(table: Table, seat: str = "red") -> Turn:
    return turn_at(table.position, table.decision(seat))


def hand(*cards: int) -> Turn:
    return turn_of(game().hand("red", *cards))


def test_cards_are_assigned_with_three_presses() -> None:
    turn = hand(11, 22, 33)
    made = panel(turn)
    assert made.beside is Beside.HAND
    assert offered(made) == ["1 · tent field: marker up", "2 · hat field: cube", "3 · rope field: 3 points"]
    made = pressed(turn, "3")
    assert made.beside is Beside.HAND
    assert "**Choose your cards** · A: rope field: 3 points" in made.text
    assert offered(made) == ["1 · brown cube", "2 · brown cube"]
    made = pressed(turn, "3", "1")
    assert confirmed(turn, made) == "assign 33 11 22"
    assert made.proposed == laisla.parse("assign 33 11 22")
    assert "A, “rope field: 3 points”: When you place" in made.text
    assert "Only one choice, so not asked: 2 · " in made.text


def test_what_was_not_asked_is_told_once() -> None:
    turn = turn_of(game().explores("red").cubes("red", yellow=2))
    made = pressed(turn, "Place", "A1 ")
    assert "**Place an explorer** · A1 (yellow, tent)\n-# Only one choice, so not asked: 2 yellow\n" in made.text


def test_a_card_that_went_to_another_action_says_so() -> None:
    turn = hand(11, 22, 33)
    made = pressed(turn, "3", "Why not?")
    assert "**3 · beige cube**: That card is on A already. (LI5)" in made.text
    assert panel(turn, button(made, "Back").path) == pressed(turn, "3")


def test_a_card_for_b_tells_what_is_then_left_for_d() -> None:
    turn = hand(11, 22, 33)
    cards = turn.view.all_cards
    for number, left in (("1", 22), ("2", 11)):
        animal = WORDS("laisla-animal", animal=cards[left].animal)
        assert note(pressed(turn, "3"), number).endswith(f"leaves for D: {animal}")
    assert "leaves for D" not in note(pressed(hand(11, 22, 33, 44), "3"), "1"), "two cards are left"


def test_of_four_cards_one_is_left_over() -> None:
    turn = hand(11, 22, 33, 44)
    assert "The fourth is discarded." in panel(turn).text
    assert [len(offered(pressed(turn, *labels))) for labels in ((), ("4",), ("4", "2"))] == [4, 3, 2]
    assert confirmed(turn, pressed(turn, "4", "2", "1")) == "assign 44 22 11"


def test_the_part_that_counts_is_told_with_what_it_brings() -> None:
    turn = turn_of(game().hand("red", 11, 22, 33).holder("red", "symbol_vp3_rope").cubes("red", brown=2))
    assert note(panel(turn), "3") == "You have this one already: the new card covers it."
    assert note(pressed(turn, "2"), "1") == "you have 2 so far · leaves for D: owlet moth"
    made = pressed(turn, "2", "3")
    assert "D, giant fossa: no points · to space 1, value 0" in made.text


def test_an_assignment_can_be_changed() -> None:
    table = game().hand("red", 11, 22, 33).does("red", "assign 33 11 22")
    turn = turn_at(table.position, laisla.revisable(table.position)[0])
    turn.answered = True
    styles = {each.label[0]: each.style for each in controls(panel(turn)) if isinstance(each, Button)}
    assert styles["3"] is Style.PRIMARY, "what was chosen before stands out"
    assert styles["2"] is Style.SECONDARY
    assert confirmed(turn, pressed(turn, "2", "1")) == "assign 22 11 33"


def full_holder() -> Table:
    return game().holder("red", "symbol_cube_rope", "wild_grey", "rival_vp2")


SLOTS_SHOWN = ["1 · “rope field: cube”", "2 · “grey cube: pays any colour”", "3 · “beside a rival: 2 points”"]


def test_the_covered_card_is_chosen() -> None:
    turn = turn_of(full_holder().lays("red", "symbol_vp3_tent"))
    made = panel(turn)
    assert "**A: “tent field: 3 points”.**" in made.text
    assert offered(made) == SLOTS_SHOWN
    made = pressed(turn, "2")
    assert "lays “tent field: 3 points” over “grey cube: pays any colour”." in made.text
    assert confirmed(turn, made) == "slot 1"


def test_what_the_card_for_a_covers_is_chosen_with_it() -> None:
    turn = turn_of(full_holder().hand("red", 11, 22, 33))
    made = pressed(turn, "1", "2")
    assert "Confirm" not in buttons(made)
    assert sorted(offered(made)) == sorted([*SLOTS_SHOWN, "Decide when it is laid"])
    assert made.beside is Beside.HAND, "it shows the functions that can be covered"
    assert "**Decide when it is laid** · you are asked once more" in made.text
    made = pressed(turn, "1", "2", "3 · “")
    assert "It covers “beside a rival: 2 points”." in made.text
    assert made.text.startswith("**Choose your cards**\n"), "covering is a part of it"
    assert confirmed(turn, made) == "assign 11 22 33"
    assert ahead(turn, made) == "slot 2"
    assert offered(panel(turn, button(made, "Back").path)) == offered(pressed(turn, "1", "2"))
    made = pressed(turn, "1", "2", "Decide")
    assert "You are asked then what it covers." in made.text
    assert (confirmed(turn, made), ahead(turn, made)) == ("assign 11 22 33", None)
    assert offered(panel(turn, button(made, "Back").path)) == offered(pressed(turn, "1", "2"))


def test_a_step_that_is_no_way_of_answering_ahead_is_told_above_what_is_asked_ahead() -> None:
    turn = turn_of(full_holder().hand("red", 11, 22, 33))
    made = panel(turn, "assign.c11.c22+slt")
    asked = pressed(turn, "1", "2")
    assert offered(made) == offered(asked)
    assert made.text.startswith(asked.text)
    assert "⚠️" in made.text
    assert "laisla-" not in made.text


SAID_BEFORE_THERE_WERE_TREES = StandingOrder(None, ByNotation("slot 1"), once=True)


def test_nothing_is_asked_ahead_where_the_card_has_its_place() -> None:
    table = game().holder("red", "symbol_cube_rope", "wild_grey", "symbol_vp3_tent").hand("red", 22, 33)
    same = table.card(function="symbol_vp3_tent")
    turn = turn_of(table.hand("red", 22, 33, same))
    number = sorted((22, 33, same)).index(same) + 1
    made = pressed(turn, f"{number} · tent field: 3 points", "1" if number != 1 else "2")
    assert ahead(turn, made) is None
    assert "covers “" not in made.text


@pytest.mark.parametrize("order", [StandingOrder("slot", ByPath("slot.s1"), once=True), SAID_BEFORE_THERE_WERE_TREES])
def test_what_was_answered_ahead_is_shown_again(order: StandingOrder) -> None:
    table = full_holder().hand("red", 11, 22, 33).does("red", "assign 11 22 33")
    again = turn_at(table.position, laisla.revisable(table.position)[0])
    again.answered = True
    marked = [[], ["2 · “grey cube: pays any colour”"]]
    for orders, labels in zip(((), (order,)), marked, strict=True):
        again.orders = orders
        made = pressed(again, "1", "2")
        found = [each.label for each in controls(made) if isinstance(each, Button) and each.style is Style.PRIMARY]
        assert found == labels


def test_an_explorer_is_placed_with_two_presses() -> None:
    table = game().holder("red", "symbol_vp3_rope").cubes("red", green=2).explores("red")
    turn = turn_of(table)
    assert offered(panel(turn)) == ["Place an explorer", "Take a cube"]
    made = pressed(turn, "Place")
    assert panel(turn).beside is made.beside is Beside.CLOSE_UP
    assert "For 24 fields you have too few cubes: “Why not?” tells which." in made.text
    assert "Your cubes: 2 green. Explorers to place: 5." in made.text
    assert len(offered(made)) == 6
    assert note(made, "A7").startswith("+3 in all · ")
    why = pressed(turn, "Place", "Why not?").text
    by_colour = r"\n• \*\*[^*]+\*\* \(LI21\) the beige fields A.*, and the yellow fields A1, A6, B1, B6, C5, C9\."
    assert re.search(by_colour, why)
    made = pressed(turn, "Place", "A7")
    assert "**Place an explorer** · A7 (green, rope)" in made.text
    assert "for 2 green." in made.text
    assert "+3 points (“rope field: 3 points”)." in made.text
    assert confirmed(turn, made) == "place A7 with green,green"
    assert panel(turn, button(made, "Back").path) == pressed(turn, "Place")
    assert panel(turn, button(made, "Begin again").path) == panel(turn)


def test_many_fields_stand_in_a_select_for_each_ring() -> None:
    made = pressed(turn_of(game().cubes("red", green=2, grey=2, yellow=2, brown=2, beige=2).explores("red")), "Place")
    placeholders = [each.placeholder for each in controls(made) if isinstance(each, Select)]
    assert placeholders == ["Inner ring …", "Middle ring …", "Outer ring …"]
    assert len(offered(made)) == 30


def test_tiles_that_would_be_won_are_foretold() -> None:
    table = game().cubes("red", yellow=2).explorers("red", "in1", supply=4).tile("core0", "pika").explores("red")
    turn = turn_of(table)
    assert note(pressed(turn, "Place"), "A1").startswith("pika tile +2")
    made = pressed(turn, "Place", "A1")
    assert "**Won: pika tile**, +2 points." in made.text


def test_what_functions_would_ask_is_foretold() -> None:
    table = game().holder("red", "symbol_marker_tent", "rival_swap", "terrain_cube_yellow").cubes("red", yellow=3)
    table.explorers("yellow", "in0", supply=4).explores("red")
    turn = turn_of(table)
    told = note(pressed(turn, "Place"), "A1")
    assert told.startswith("a cube · a swap · a marker step · ")
    assert told.endswith("with Ben")
    assert "After that: a cube, a swap, and a marker step." in pressed(turn, "Place", "A1").text


def test_where_there_are_several_ways_to_pay_one_is_chosen() -> None:
    table = game().holder("red", "wild_brown").cubes("red", green=2, brown=1).explores("red")
    turn = turn_of(table)
    made = pressed(turn, "Place", "A2")
    assert offered(made) == ["2 green", "brown and green"]
    assert note(made, "brown") == "uses “brown cube: pays any colour”"
    assert confirmed(turn, pressed(turn, "Place", "A2", "brown")) == "place A2 with brown,green wild brown"


def test_a_discount_is_told() -> None:
    table = game().holder("red", "discount_symbol_hat").cubes("red", green=1).explores("red")
    turn = turn_of(table)
    made = pressed(turn, "Place")
    assert note(made, "A2").startswith("1 cube only")
    assert "cheaper by “hat field 1 cube cheaper”" in pressed(turn, "Place", "A2").text


def test_an_explorer_moves_when_none_is_left_to_place() -> None:
    table = game().cubes("red", green=2).explorers("red", "in0 mid3", supply=0).explores("red")
    turn = turn_of(table)
    assert offered(panel(turn)) == ["Move an explorer", "Take a cube"]
    made = pressed(turn, "Move")
    assert "Which explorer moves?" in made.text
    assert offered(made) == ["A1 (yellow, tent)", "B4 (beige, tent)"]
    made = pressed(turn, "Move", "B4", "A2")
    assert confirmed(turn, made) == "place A2 from B4 with green,green"
    before = panel(turn, button(made, "Back").path)
    assert "**Move an explorer** · B4 (beige, tent)" in before.text
    assert panel(turn, button(before, "Back").path) == pressed(turn, "Move")


def test_without_cubes_only_a_cube_can_be_taken() -> None:
    turn = turn_of(game().cubes("red").explores("red"))
    made = panel(turn)
    assert "**Place an explorer**: You would pay 2 cubes, and none of yours fits. (LI21)" in made.text
    assert offered(made) == ["yellow", "green", "grey", "beige", "brown"]
    assert confirmed(turn, pressed(turn, "beige")) == "take beige"
    refused = panel(turn, "place")
    assert refused.text.count("You would pay 2 cubes, and none of yours fits.") == 1
    assert button(refused, "Rule LI21")
    assert refused.proposed is None


def test_a_cube_of_any_colour_is_chosen() -> None:
    table = game().holder("red", "symbol_cube_tent").cubes("red", yellow=2).explores("red")
    turn = turn_of(table.does("red", "place A1 with 2 yellow"))
    made = panel(turn)
    assert "**“tent field: cube” gives you a cube.**" in made.text
    assert confirmed(turn, pressed(turn, "grey")) == "cube grey"


def test_many_fields_stand_in_a_select_a_ring() -> None:
    made = panel(turn_of(game().cubes("red", yellow=3, grey=3, green=3).explores("red")), "place")
    fields = [row for row in made.rows if isinstance(row, Select)]
    assert len(fields) == 3, "a button for each would fill two screens of a phone"
    assert all(len(each.choices) >= 4 for each in fields)


def marker_turn() -> Turn:
    table = game().holder("red", "gain_marker_grey").tiles("red", "dodo", pika=3).markers(dodo=3, moth=16)
    return turn_of(table.gains("red", "grey"))


def test_a_marker_is_chosen_or_none() -> None:
    turn = marker_turn()
    made = panel(turn)
    assert offered(made) == ["dodo", "giant fossa", "golden toad", "pika", "owlet moth", "Move no marker"]
    assert "Move no marker" in buttons(made), "it hides in no list"
    assert note(made, "dodo") == "+2 points · to space 4, value 1"
    assert note(made, "pika") == "+3 points · to space 1, value 0"
    assert note(made, "owlet moth") == "no points · stays on top, value 5"
    assert "The values add up to 5; the game ends at 7." in made.text
    assert confirmed(turn, pressed(turn, "pika")) == "marker pika"
    assert confirmed(turn, pressed(turn, "Move no marker")) == "marker none"


def test_the_card_of_action_d_is_named_in_action_d_only() -> None:
    table = game().holder("red", "gain_marker_grey").hand("red", 30, 60, 90).gains("red", "grey")
    table.seat("red").pending_d = 90
    assert not any("your card" in each for each in offered(panel(turn_of(table))))


def test_a_step_that_ends_the_game_says_so() -> None:
    table = game().holder("red", "gain_marker_grey").markers(dodo=3, moth=16, pika=4).gains("red", "grey")
    assert note(panel(turn_of(table)), "dodo").endswith("the game ends after this round")


def test_a_cube_is_swapped_or_not() -> None:
    table = game().holder("red", "rival_swap").cubes("red", yellow=3).explorers("yellow", "in0", supply=4)
    turn = turn_of(table.explores("red").does("red", "place A1 with 2 yellow"))
    assert offered(panel(turn)) == ["yellow", "No swap"]
    assert offered(pressed(turn, "yellow")) == ["green", "grey", "beige", "brown"]
    assert confirmed(turn, pressed(turn, "yellow", "brown")) == "swap yellow for brown"
    assert confirmed(turn, pressed(turn, "No swap")) == "swap none"


def test_the_marker_of_action_d_is_chosen() -> None:
    turn = turn_of(game().holder("red", "any_marker_instead_toad").steps("red", "toad"))
    made = panel(turn)
    assert "your card shows the golden toad" in made.text
    assert offered(made)[2] == "golden toad (your card)"
    assert confirmed(turn, pressed(turn, "dodo")) == "advance dodo"


@every_case
def test_assigning_and_placing_take_few_presses(case: Case) -> None:
    """A button is one press, a select two; the post's button and Confirm count. From there, answers at random."""
    rng = random.Random(8)
    presses: dict[str, list[int]] = {}
    for turn in turns(case, seed=17):
        made = panel(turn, rng.choice(PRESENTER.prompt(turn.decision, turn.view, {}, WORDS).buttons).path)
        count = 2
        while made.proposed is None:
            control = rng.choice([each for each in controls(made) if answers(each)])
            chosen = [rng.choice(control.choices).value] if isinstance(control, Select) else []
            count += 1 + len(chosen)
            made = panel(turn, control.path, chosen)
        kind = made.proposed.to_data()["type"] + ("d" if not turn.view.seat(turn.seat).supply else "")
        presses.setdefault(kind, []).append(count)
    assert max(presses["assign"]) <= 6
    assert max(presses["place"]) <= 7
    assert max(presses["take"]) <= 4, "three, and one more where the post's button for placing was pressed in vain"


def answers(control: Button | Select) -> bool:
    """Whether a control is an answer, not a way back or to a reason."""
    others = ("Back", "Begin again", "Why not?")
    return isinstance(control, Select) or (leads(control) and control.label not in others)


# -- forged and odd paths -------------------------------------------------------------------------------------------

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
    "assign.c999",
    "assign.c011",
    "slot.s9",
    "slot.s-1",
    "place.-.D1",
    "place.-.A11",
    "cube.pink",
    "marker.cat",
]
FORGED += ["swap.-.x", "advance.-", ";a", "z.1", "place.-.A1.B2.9", "cube.٣", "a.11.22.33", "p.A1..00", "w.x", "v.0"]
WHOLE = ["assign.c11.c22.c33", "assign.c11.c11.c33", "assign.c1.c2.c3", "slot.s0", "place.-.A2.green-green"]
WHOLE += ["place.B4.A2.green-green", "place.C9.A2.green-green", "place.A1.A1.green-green", "place.-.A2.brown-green"]
WHOLE += ["take.yellow", "cube.yellow", "marker.dodo", "marker.-", "swap.yellow.green", "swap.yellow.yellow", "swap.-"]
WHOLE += ["advance.dodo", "assign.c11.c22.c33+slot.s1", "assign.c11.c22.c33+slot.-", "assign.c11.c22.c33+slot.s9"]


@pytest.mark.parametrize("path", FORGED)
def test_a_forged_path_leads_to_the_present_question(path: str) -> None:
    for turn in DECISIONS.values():
        made = panel(turn, path, ["?"])
        assert "⚠️" in made.text or (made.proposed is None and offered(made) == offered(panel(turn)))


@pytest.mark.parametrize("path", WHOLE)
@pytest.mark.parametrize("kind", DECISIONS)
def test_what_cannot_be_done_is_refused_in_words(kind: str, path: str) -> None:
    turn = DECISIONS[kind]
    made = panel(turn, path)
    if made.proposed is not None:
        turn.check(made.proposed)
    try:
        action: Any = PRESENTER.answer(turn, path)
    except (Illegal, Unreadable):
        return
    assert laisla.parse(text_of(action)) == action


@pytest.mark.parametrize(
    ("kind", "path", "why"),
    [
        ("explore", "place.-.A2.green-green", ""),
        ("explore", "place.-.A1", "A1 costs you 2 cubes, and 1 is too few."),
        ("move", "place.A1.B4", "One of your explorers stands on B4 already."),
        ("move", "place.A1.A1", "Your explorer stands on A1 already."),
        ("move", "place.-", "All your explorers stand on the island. Say which one moves."),
        ("assign", "assign.c1", "not among those of now"),
        ("assign", "assign.c11.c11", "you have named one of yours twice"),
        ("swap", "swap.grey", "You have no grey cube."),
        ("swap", "swap.yellow.yellow", "The colours must differ."),
    ],
)
def test_a_refusal_is_told_on_the_page(kind: str, path: str, why: str) -> None:
    made = panel(DECISIONS[kind], path)
    assert ("⚠️" in made.text) == bool(why)
    assert why in made.text


@given(
    st.sampled_from(sorted(DECISIONS)),
    st.text("aspctmwv.0123456789xABC;bdoinermu+=-", max_size=40),
    st.lists(st.one_of(st.text(max_size=6), st.sampled_from(SLOTS)), max_size=3),
)
def test_no_path_breaks_the_panel(kind: str, path: str, chosen: list[str]) -> None:
    panel(DECISIONS[kind], path, chosen)


@given(st.sampled_from(sorted(DECISIONS)), st.text("aspctmwv.0123456789xABC;+=-", max_size=40))
def test_an_answer_is_an_action_or_refused(kind: str, path: str) -> None:
    try:
        action: Any = PRESENTER.answer(DECISIONS[kind], path)
    except (Illegal, Unreadable):
        return
    assert laisla.parse(text_of(action)) == action
