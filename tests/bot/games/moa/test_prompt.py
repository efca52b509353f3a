import random

import pytest

from engine.moa import moa
from engine.moa.views.view import MoaView
from tests.bot.games.moa.support import MOA_CASES, PRESENTER, WORDS, hold_button, names_of, text_of, turn_at
from tests.engine.moa.positions import Table, duel, game
from tests.support.games import Case
from tests.support.permute import permute
from tests.support.play import steps

NAMES = {"red": "<@1>", "yellow": "Ben", "green": "Cy"}


def asked(table: Table) -> tuple[str, list[str]]:
    decision = moa.decisions(table.position)[0]
    prompt = PRESENTER.prompt(decision, table.view(None), NAMES, WORDS)
    return prompt.text, [button.label for button in prompt.buttons]


def test_an_own_turn_is_asked_with_what_is_open() -> None:
    text, buttons = asked(game().open("coast", "forest").hand("red", "kea"))
    assert text == "<@1>, it is your turn. Open: coast (1, 2, 3) and forest (7, 8, 9)."
    assert buttons == ["Take your turn"]


def test_a_defender_is_asked_with_the_fight_and_the_stake() -> None:
    table = game().land(5, red=2, leader="red").hand("red", "kea").strongholds(1, 2, 3, 4).display(dog=1).calls("dog")
    text, buttons = asked(table)
    assert text == ("<@1>: a dog (fight 6) invades 5 · plains, where you have 2 birds and a leader. Do you defend?")
    assert buttons == ["Defend", "Let it fall"]


def test_letting_it_fall_acts_at_once() -> None:
    table = game().land(1, red=2).hand("red", "kea").display(dog=1).calls("dog")
    turn = turn_at(table.position)
    _, fall = PRESENTER.prompt(turn.decision, table.view(None), NAMES, WORDS).buttons
    assert fall.confirms
    assert text_of(PRESENTER.answer(turn, fall.path)) == "decline"


def test_the_end_of_a_turn_is_asked_where_tiles_can_be_used() -> None:
    table = game().land(1, red=2).hand("red", "kea", tiles="move").does("red", "pass")
    text, buttons = asked(table)
    assert text.startswith("<@1>, your action is taken.")
    assert buttons == ["Use a tile", "End turn"]
    turn = turn_at(table.position)
    end = PRESENTER.prompt(turn.decision, table.view(None), NAMES, WORDS).buttons[1]
    assert text_of(PRESENTER.answer(turn, end.path)) == "end turn"


def test_the_die_asks_for_the_neutral_colour() -> None:
    text, buttons = asked(duel().rolls("red", 5))
    assert text == "<@1>, the die shows 5 · plains: place neutral pieces there or next to it."
    assert buttons == ["Place neutral"]


@pytest.mark.parametrize("case", MOA_CASES, ids=str)
def test_a_prompt_fits_and_does_not_hang_on_a_hand(case: Case) -> None:
    rng, names = random.Random(1), names_of(case.setup.seats)
    for match in steps(case, seed=31):
        public: MoaView = moa.view(match.position, None)
        twin = permute(moa, match.position, None, rng)
        for decision, other in zip(match.decisions(), moa.decisions(twin), strict=True):
            prompt = PRESENTER.prompt(decision, public, names, WORDS)
            assert prompt == PRESENTER.prompt(other, moa.view(twin, None), names, WORDS)
            assert 0 < len(prompt.text) <= 400
            assert 1 <= len(prompt.buttons) <= 5
            for button in prompt.buttons:
                hold_button(button)
