import random
from typing import Any

import pytest

from bot.games.typed_commands import Misread, Suggestion, Typing, Unfinished
from bot.hosting.playing.turn import Turn
from engine.contract import Action, Illegal
from engine.laisla import laisla
from tests.bot.games.laisla.support import LAISLA_CASES, PRESENTER, WORDS, panel, text_of, turn_at, turns
from tests.bot.games.support import is_reason
from tests.engine.laisla.positions import Table, game
from tests.support.games import Case
from tests.support.permute import permute


def meant(turn: Turn, command: str, **given: Any) -> Action | Unfinished:
    return PRESENTER.command_action(turn, command, given)


def notation(turn: Turn, command: str, **given: Any) -> str:
    action = meant(turn, command, **given)
    assert not isinstance(action, Unfinished)
    turn.check(action)
    return text_of(action)


def offers(turn: Turn, command: str, option: str, typed: str = "", **given: Any) -> list[Suggestion]:
    made = PRESENTER.suggest(turn, Typing(command, option, typed, given), WORDS)
    assert len(made) <= 25
    assert len({each.value for each in made}) == len(made)
    for each in made:
        assert 0 < len(each.label) <= 100
        assert isinstance(each.value, str)
        assert 0 < len(each.value) <= 100
    return made


def values(turn: Turn, command: str, option: str, typed: str = "", **given: Any) -> list[str | int]:
    return [each.value for each in offers(turn, command, option, typed, **given)]


def turn_of(table: Table) -> Turn:
    return turn_at(table.position, table.decision("red"))


CARDS = turn_of(game().hand("red", 11, 22, 33))
COVER = turn_of(game().holder("red", "symbol_cube_rope", "wild_grey", "rival_vp2").hand("red", 11, 22, 33))
SLOT = turn_of(game().holder("red", "symbol_cube_rope", "wild_grey", "rival_vp2").lays("red", "symbol_vp3_tent"))
EXPLORE = turn_of(game().holder("red", "wild_brown").cubes("red", green=2, brown=1).explores("red"))
MOVE = turn_of(game().explorers("red", "in0 mid3", supply=0).cubes("red", green=2).explores("red"))
CUBE = turn_of(
    game()
    .holder("red", "symbol_cube_tent")
    .cubes("red", yellow=2)
    .explores("red")
    .does("red", "place A1 with 2 yellow")
)
MARKER = turn_of(game().holder("red", "gain_marker_grey").gains("red", "grey"))
SWAP = turn_of(
    game()
    .holder("red", "rival_swap")
    .cubes("red", yellow=3)
    .explorers("yellow", "in0", supply=4)
    .explores("red")
    .does("red", "place A1 with 2 yellow")
)
ADVANCE = turn_of(game().holder("red", "any_marker_instead_toad").steps("red", "toad"))


# -- what commands mean ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("turn", "command", "given", "said"),
    [
        (CARDS, "assign", {"a": "3", "b": "1", "d": "2"}, "assign 33 11 22"),
        (CARDS, "assign", {"a": "rope field", "b": "1", "d": "hat field: cube"}, "assign 33 11 22"),
        (CARDS, "do", {"action": "assign 3 1 2"}, "assign 33 11 22"),
        (SLOT, "slot", {"card": "2"}, "slot 1"),
        (SLOT, "do", {"action": "slot 2"}, "slot 1"),
        (SLOT, "slot", {"card": "grey cube: pays any colour"}, "slot 1"),
        (SLOT, "slot", {"card": "grey cube pays"}, "slot 1"),
        (EXPLORE, "place", {"field": "A2", "payment": "2 green"}, "place A2 with green,green"),
        (EXPLORE, "place", {"field": "a 2", "payment": "green, brown"}, "place A2 with brown,green wild brown"),
        (EXPLORE, "place", {"field": "in1", "payment": "pasture and swamp"}, "place A2 with brown,green wild brown"),
        (MOVE, "place", {"field": "A2", "source": "B4", "payment": "x2 green"}, "place A2 from B4 with green,green"),
        (EXPLORE, "take", {"cube": "grey"}, "take grey"),
        (EXPLORE, "take", {"cube": "Mountain"}, "take grey"),
        (CUBE, "cube", {"cube": "beige"}, "cube beige"),
        (MARKER, "marker", {"animal": "golden toad"}, "marker toad"),
        (MARKER, "marker", {"animal": "moths"}, "marker moth"),
        (MARKER, "marker", {"animal": "none"}, "marker none"),
        (SWAP, "swap", {"give": "yellow", "take": "grey"}, "swap yellow for grey"),
        (SWAP, "swap", {"give": "none"}, "swap none"),
        (ADVANCE, "advance", {"animal": "dodo"}, "advance dodo"),
        (EXPLORE, "do", {"action": "place A2 with 2 green"}, "place A2 with green,green"),
        # in Polish, in the case in which a word is typed
        (EXPLORE, "place", {"field": "A2", "payment": "2 zielone"}, "place A2 with green,green"),
        (EXPLORE, "place", {"field": "A2", "payment": "1 zieloną i 1 brązową"}, "place A2 with brown,green wild brown"),
        (EXPLORE, "take", {"cube": "szarą"}, "take grey"),
        (MARKER, "marker", {"animal": "złotą ropuchę"}, "marker toad"),
        (MARKER, "marker", {"animal": "ćmy"}, "marker moth"),
        (MARKER, "marker", {"animal": "żaden"}, "marker none"),
    ],
)
def test_a_command_is_an_action(turn: Turn, command: str, given: dict[str, Any], said: str) -> None:
    assert notation(turn, command, **given) == said


@pytest.mark.parametrize(
    ("turn", "command", "given"),
    [
        (CARDS, "assign", {}),
        (CARDS, "assign", {"a": "3"}),
        (SLOT, "slot", {}),
        (EXPLORE, "place", {"field": "A2"}),
        (MOVE, "place", {"field": "A2"}),
        (MOVE, "place", {"field": "A2", "source": "B4"}),
        (EXPLORE, "take", {}),
        (CUBE, "cube", {}),
        (MARKER, "marker", {}),
        (SWAP, "swap", {}),
        (SWAP, "swap", {"give": "yellow"}),
        (ADVANCE, "advance", {}),
    ],
)
def test_what_is_left_out_is_asked_by_the_panel(turn: Turn, command: str, given: dict[str, Any]) -> None:
    unfinished = meant(turn, command, **given)
    assert isinstance(unfinished, Unfinished)
    assert panel(turn, unfinished.path)


def sentence(caught: pytest.ExceptionInfo[Misread]) -> str:
    facts = {"typed": caught.value.facts["typed"], "choices": "", "count": 0}
    if choices := caught.value.facts.get("choices"):
        facts |= {"choices": WORDS.listed(list(choices)), "count": len(choices)}
    return WORDS(caught.value.reason, **facts)


def test_choices_are_named_as_everywhere() -> None:
    turn = turn_of(game().hand("red", 23, 33, 11))
    with pytest.raises(Misread) as caught:
        meant(turn, "assign", a="rope field")
    assert "rope field: cube" in sentence(caught)
    assert "rope field: 3 points" in sentence(caught)
    with pytest.raises(Misread) as caught:
        meant(MARKER, "marker", animal="cat")
    assert "“cat” is none of what can be chosen here." in sentence(caught)


@pytest.mark.parametrize(
    ("turn", "command", "given", "reason"),
    [
        (CARDS, "assign", {"a": "0"}, "typed-unknown"),
        (CARDS, "assign", {"a": "11"}, "typed-unknown"),
        (CARDS, "do", {"action": "assign 11 22 33"}, "unread-card"),
        (CARDS, "assign", {"a": "tent field: 3 points"}, "typed-unknown"),
        (CARDS, "assign", {"a": "the best one"}, "typed-unknown"),
        (SLOT, "slot", {"card": "12"}, "typed-unknown"),
        (SLOT, "slot", {"card": "4"}, "typed-unknown"),
        (SLOT, "slot", {"card": "tent field: cube"}, "typed-unknown"),
        (EXPLORE, "place", {"field": "D4"}, "typed-unknown"),
        (EXPLORE, "place", {"field": "A2", "payment": "2 purple"}, "typed-unknown"),
        (EXPLORE, "place", {"field": "A2", "payment": "2"}, "typed-unknown"),
        (EXPLORE, "take", {"cube": "gre"}, "typed-ambiguous"),
        (MARKER, "marker", {"animal": "cat"}, "typed-unknown"),
        (ADVANCE, "advance", {"animal": "none"}, "typed-unknown"),
        (MARKER, "place", {"field": "A2"}, "typed-not-now"),
        (EXPLORE, "do", {"action": "win the game"}, "unread-action"),
    ],
)
def test_what_cannot_be_read_is_said(turn: Turn, command: str, given: dict[str, Any], reason: str) -> None:
    with pytest.raises(Misread) as caught:
        meant(turn, command, **given)
    assert caught.value.reason == reason
    if reason.startswith("typed-"):
        assert "“" in sentence(caught)
    else:
        assert "“" in PRESENTER.refusal(caught.value.reason, caught.value.facts, {}, WORDS)


@pytest.mark.parametrize(
    ("turn", "command", "given", "reason"),
    [
        (CARDS, "assign", {"a": "1", "b": "1"}, "card-twice"),
        (EXPLORE, "place", {"field": "A1"}, "cubes-short"),
        (MOVE, "place", {"field": "B4", "source": "A1"}, "own-explorer-there"),
        (SWAP, "swap", {"give": "grey", "take": "yellow"}, "cube-missing"),
    ],
)
def test_what_the_rules_refuse_is_refused(turn: Turn, command: str, given: dict[str, Any], reason: str) -> None:
    with pytest.raises(Illegal) as caught:
        meant(turn, command, **given)
    assert caught.value.reason == reason


@pytest.mark.parametrize("typed", ["2 grün", "2 grüne", "2 grüne Steine", "2 Weide"])
def test_cubes_can_be_typed_as_german_lists_them(typed: str) -> None:
    assert notation(EXPLORE, "place", field="A2", payment=typed) == "place A2 with green,green"


def test_nothing_can_be_typed_in_german() -> None:
    assert notation(MARKER, "marker", animal="keinen") == "marker none"


# -- what is offered ------------------------------------------------------------------------------------------------


def test_the_cards_that_are_left_are_offered_with_the_part_that_counts() -> None:
    assert values(CARDS, "assign", "a") == ["1", "2", "3"]
    assert values(CARDS, "assign", "b", a="1") == ["2", "3"]
    labels = {each.value: each.label for each in offers(CARDS, "assign", "d", a="1")}
    assert labels.keys() == {"2", "3"}
    assert labels["2"].startswith("2 · pika · no points")
    assert values(CARDS, "assign", "a", typed="rope") == ["3"]


def test_cards_and_slots_are_counted_from_one_in_whole_actions_too() -> None:
    assert values(CARDS, "do", "action")[:2] == ["assign 1 2 3", "assign 1 3 2"]
    assert values(SLOT, "do", "action") == ["slot 1", "slot 2", "slot 3"]
    assert offers(SLOT, "slot", "card")[0].label.startswith("1 · “rope field: cube” · ")


def test_fields_are_offered_by_their_code_with_what_they_bring() -> None:
    assert values(EXPLORE, "place", "field") == ["A2", "A7", "B2", "B7", "C1", "C10"]
    assert values(EXPLORE, "place", "field", typed="rope") == ["A7"]
    assert offers(EXPLORE, "place", "field")[0].label.startswith("A2 (green, hat) · ")


def test_payments_are_offered_that_read_back() -> None:
    made = values(EXPLORE, "place", "payment", field="A2")
    assert made == ["green-green", "brown-green"]
    for each in made:
        assert notation(EXPLORE, "place", field="A2", payment=each).startswith("place A2 with ")


def test_explorers_that_can_move_are_offered() -> None:
    assert values(MOVE, "place", "source", field="A2") == ["A1", "B4"]
    assert values(EXPLORE, "place", "source", field="A2") == ["none"], "from the supply"


def test_for_what_is_not_asked_that_is_offered() -> None:
    for turn, command, option in ((EXPLORE, "cube", "cube"), (MARKER, "place", "field")):
        assert is_reason(turn, command, {option: "-"}, offers(turn, command, option))


def test_free_text_is_completed_to_legal_actions() -> None:
    first = values(EXPLORE, "do", "action")
    assert {str(each).split()[0] for each in first} == {"place", "take"}
    assert values(EXPLORE, "do", "action", typed="take gr") == ["take green", "take grey"]
    assert values(EXPLORE, "do", "action", typed="put A2 with 2 green") == ["put A2 with 2 green"]


@pytest.mark.parametrize("case", LAISLA_CASES, ids=str)
def test_whatever_is_offered_is_legal_and_known_to_its_seat(case: Case) -> None:
    rng = random.Random(9)
    for turn in turns(case, seed=41):
        if rng.random() < 0.1:
            twin = turn_at(permute(laisla, turn._position, turn.seat, rng), turn.decision)
            for command in PRESENTER.commands:
                given: dict[str, Any] = {}
                for option in command.options:
                    made = offers(turn, command.name, option.name, **given)
                    assert made == offers(twin, command.name, option.name, **given)
                    picked = {option.name: rng.choice(made).value} if made else {}
                    if not is_reason(turn, command.name, {**given, **picked}, made):
                        given |= picked
                if given:
                    hold_legal(turn, command.name, given)


def hold_legal(turn: Turn, command: str, given: dict[str, Any]) -> None:
    """Hold that options that were all offered make a legal action, or lead to a page."""
    action = meant(turn, command, **given)
    if isinstance(action, Unfinished):
        assert panel(turn, action.path)
    else:
        turn.check(action)
