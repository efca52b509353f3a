import random

import pytest

from bot.games.pages.place import Place, read
from bot.games.widgets import Prompt
from engine.match import Match
from engine.wingspan import wingspan
from engine.wingspan.actions import React, Tray
from engine.wingspan.position import WingspanPosition
from tests.bot.games.support import hold_button
from tests.bot.games.wingspan.support import (
    BLUE,
    DUET,
    GREEN,
    PRESENTER,
    SEAT,
    SETUPS,
    VALUES,
    WORDS,
    Play,
    buttons,
    panel,
    random_games,
    text_of,
)
from tests.support.permute import permute


def prompt(play: Play) -> Prompt:
    return PRESENTER.prompt(play.match.decisions()[0], play.view, {SEAT: "<@1>"}, WORDS)


@pytest.mark.parametrize("name", SETUPS)
def test_every_prompt_fits_and_its_buttons_lead_somewhere(name: str) -> None:
    for play in random_games(31, [SETUPS[name]]):
        if not play.match.decisions():
            break
        made = prompt(play)
        assert "<@1>" in made.text
        assert 0 < len(made.text) <= 500
        assert 1 <= len(made.buttons) <= 15
        assert len({(each.path, each.confirms) for each in made.buttons if not each.look}) == sum(
            not each.look for each in made.buttons
        )
        for button in made.buttons:
            hold_button(button)
            if button.confirms:
                play.turn.check(PRESENTER.answer(play.turn, button.path))
            elif button.look:
                assert button.look in [each.name for each in PRESENTER.looks]
            else:
                assert read(button.path) != Place()
                panel(play.turn, button.path)


def test_the_setup_is_begun_in_one_press_or_changed() -> None:
    play = Play()
    change, as_usual = prompt(play).buttons
    assert text_of(PRESENTER.answer(play.turn, as_usual.path)) == text_of(play.match.decisions()[0].default)
    assert "Set up against the Automa" in panel(play.turn, change.path).text


def test_her_turn_is_one_press() -> None:
    play = Play(DUET)
    first = prompt(play).buttons[0]
    assert (first.label, first.confirms) == ("Automa's turn", True)
    assert text_of(PRESENTER.answer(play.turn, first.path)) == "turn"
    assert prompt(play).text.startswith("She has nothing yet.\nGoal “tokens in the forest”: she 0, you 0.\n<@1>, take")


def test_with_the_map_the_own_token_comes_before_her_turn() -> None:
    """What she does then cannot be taken back."""
    for setup, said in ((DUET, True), (GREEN, False)):
        turn = Play(setup)
        assert ("If you place a map token, enter it first." in prompt(turn).text) == said
        assert ("If you place a map token, enter it first." in panel(turn.turn).text) == said


def test_what_she_has_is_told_under_her_turn() -> None:
    play = Play(GREEN).until("tray")
    turn = play.view.turns[-1]
    play.does(Tray(turn.round, turn.turn, (7,)), React("Osprey"))
    view = play.view
    assert view.standing is not None
    text = prompt(play).text
    assert text.startswith(f"She has {view.standing.total} points so far: 1 bird face up (7)")
    assert "2 cached tokens" in text


def test_what_she_has_comes_to_her_points() -> None:
    play = Play(DUET).until_action("play_bird").until("turn")
    standing = play.view.standing
    assert standing is not None
    assert standing.group
    assert f"largest group ({standing.group})" in prompt(play).text
    hoard = Play(BLUE).does(React("Osprey")).until("turn")
    assert f"{hoard.view.hers.tokens} hoarded token" in prompt(hoard).text


def test_the_picture_of_a_table_that_is_not_set_up_names_no_round() -> None:
    assert PRESENTER.caption([], Play().view, {}, WORDS) == "Choose how to play"


def test_the_tray_is_asked_by_public_buttons() -> None:
    percent = prompt(Play(GREEN).until("tray"))
    assert [each.label for each in percent.buttons][:11] == ["None", *map(str, range(10))]
    assert "birds with a part of the body in their name, and press the points of the best one" in percent.text
    values = prompt(Play(VALUES).until("tray"))
    assert [each.label for each in values.buttons][:6] == ["None", "4", "5", "4 + 4", "4 + 5", "5 + 5"]


def test_looks_are_offered_where_they_tell_something() -> None:
    food = Play(BLUE).until_action("gain_food")
    assert "Which dice?" in buttons(prompt(food))
    assert "Why here?" not in buttons(prompt(food))
    birds = Play(DUET).until_action("play_bird")
    assert buttons(prompt(birds))["Why here?"].look == "why"
    assert "My token" not in buttons(prompt(food))


def test_a_goal_is_counted_by_public_buttons() -> None:
    base = prompt(Play(GREEN).until("goal"))
    assert [each.label for each in base.buttons][:11] == [*map(str, range(10)), "Another number"]
    assert base.buttons[10].form is not None
    duet = prompt(Play(DUET).until("goal"))
    assert (duet.buttons[0].label, duet.buttons[0].confirms) == ("Score the round", True)


def test_the_end_opens_the_form_at_once() -> None:
    play = Play(DUET).until("score")
    first = prompt(play).buttons[0]
    assert first.form is not None
    assert PRESENTER.form(play.turn, first.path, {}, WORDS) == first.form


def test_nothing_hangs_on_the_order_of_her_deck() -> None:
    rng = random.Random(1)
    for play in random_games(51, [DUET]):
        if not play.match.decisions():
            break
        position = play.match.position
        twin = Play(DUET)
        twin.match = replace_position(play.match, permute(wingspan, position, None, rng))
        assert prompt(twin) == prompt(play)
        made = panel(play.turn)
        assert panel(twin.turn) == made
        for label, button in buttons(made).items():
            if not button.confirms:
                assert panel(twin.turn, button.path) == panel(play.turn, button.path), label


def replace_position(match: Match, position: WingspanPosition) -> Match:
    """Give the same match at another position."""
    return Match(match.game, match.setup, position, list(match.entries))
