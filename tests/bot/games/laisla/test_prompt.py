import random

import pytest

from engine.laisla import laisla
from engine.laisla.views.view import LaIslaView
from tests.bot.games.laisla.support import LAISLA_CASES, PRESENTER, WORDS, names_of, text_of, turn_at
from tests.bot.games.moa.support import hold_button
from tests.engine.laisla.positions import Table, game
from tests.support.games import Case
from tests.support.permute import permute
from tests.support.play import steps

NAMES = {"red": "<@1>", "yellow": "<@2>", "green": "Cy"}


def asked(table: Table) -> tuple[str, list[str]]:
    prompt = PRESENTER.prompt(table.decision("red"), table.view(None), NAMES, WORDS)
    return prompt.text, [button.label for button in prompt.buttons]


def test_all_are_asked_for_their_cards_in_one_sentence() -> None:
    table = game()
    decisions = laisla.decisions(table.position)
    text, button = PRESENTER.prompt_together(decisions, table.view(None), NAMES, WORDS)
    assert text.startswith("<@1> and <@2>: choose which of your cards")
    assert button == "laisla-way-assign"
    assert asked(table) == ("<@1>, choose which of your cards goes to A, B and D.", ["Choose your cards"])


def test_each_decision_is_asked_with_what_asks() -> None:
    full = game().holder("red", "symbol_cube_rope", "wild_grey", "rival_vp2").lays("red", "symbol_vp3_tent")
    assert asked(full)[0] == "<@1>, your card “tent field: 3 points” covers one of yours. Which one?"
    explore = game().explores("red")
    assert asked(explore) == ("<@1>, place an explorer or take a cube.", ["Place an explorer", "Take a cube"])
    move = game().explorers("red", "in0 mid3", supply=0).explores("red")
    assert asked(move) == ("<@1>, move an explorer or take a cube.", ["Move an explorer", "Take a cube"])
    marker = game().holder("red", "gain_marker_grey").gains("red", "grey")
    assert asked(marker) == (
        "<@1>, “grey cube: marker up”: which marker goes up?",
        ["Choose a marker", "Move no marker"],
    )
    advance = game().holder("red", "any_marker_instead_toad").steps("red", "toad")
    assert asked(advance)[0].startswith("<@1>, your card for D shows the golden toad.")


def test_declining_acts_at_once() -> None:
    table = game().holder("red", "gain_marker_grey").gains("red", "grey")
    turn = turn_at(table.position)
    _, decline = PRESENTER.prompt(turn.decision, table.view(None), NAMES, WORDS).buttons
    assert decline.confirms
    assert text_of(PRESENTER.answer(turn, decline.path)) == "marker none"


@pytest.mark.parametrize("case", LAISLA_CASES, ids=str)
def test_a_prompt_fits_and_does_not_hang_on_what_is_hidden(case: Case) -> None:
    rng, names = random.Random(1), names_of(case.setup.seats)
    for match in steps(case, seed=31):
        public: LaIslaView = laisla.view(match.position, None)
        twin = permute(laisla, match.position, None, rng)
        for decision, other in zip(match.decisions(), laisla.decisions(twin), strict=True):
            prompt = PRESENTER.prompt(decision, public, names, WORDS)
            assert prompt == PRESENTER.prompt(other, laisla.view(twin, None), names, WORDS)
            assert 0 < len(prompt.text) <= 400
            assert 1 <= len(prompt.buttons) <= 5
            for button in prompt.buttons:
                hold_button(button)
