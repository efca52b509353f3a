from datetime import UTC, datetime
from typing import Any

import pytest

from bot.games.typed_commands import Look, Looking, Misread
from bot.hosting.table import PastGame
from engine.wingspan.actions import Score, Setup
from engine.wingspan.views.view import WingspanView
from tests.bot.games.wingspan.support import (
    BLUE,
    DUET,
    GREEN,
    NAMES,
    PRESENTER,
    SEAT,
    WORDS,
    Play,
    random_games,
    sentence,
)


def look(name: str, view: WingspanView | None, past: tuple[PastGame, ...] = (), **given: Any) -> Look:
    made = PRESENTER.look(name, Looking(view, past, given, NAMES), WORDS)
    assert 0 < len(made.text) <= 2000
    return made


# -- her card -------------------------------------------------------------------------------------------------------


def test_her_card_is_shown_with_every_section() -> None:
    play = Play(DUET)
    assert "No card of hers in round 1 yet" in look("card", play.view).text
    view = play.until_action("draw_cards").view
    made = look("card", view)
    assert made.text.startswith(f"**Her card {view.current}, round {view.round}.**")
    assert len(made.text.splitlines()) == 5
    assert made.draw is not None
    assert made.draw().data


def test_there_is_no_card_without_a_game() -> None:
    assert look("card", None).text == "There is no game against the Automa here."


# -- why ------------------------------------------------------------------------------------------------------------


def test_why_tells_corner_wish_way_and_end() -> None:
    view = Play(DUET).until_action("play_bird").view
    text = look("why", view).text
    scan = view.turns[-1].scan
    assert scan is not None
    assert f"her turn {view.turn}: Play a bird." in text
    assert f"which is the {scan.corner.replace('_', ' ')} corner" in text
    assert "a free space that helps her with this round's goal, “tokens in the forest”" in text
    assert "• So it is **" in text


def test_why_tells_what_was_looked_up() -> None:
    text = look("why", Play(DUET).until_action("draw_cards").view).text
    assert "• What she looks for: " in text
    assert " with " in text


def test_why_fits_for_every_token_of_whole_games() -> None:
    for play in random_games(41, [DUET]):
        if play.view.turns and play.view.turns[-1].scan is not None:
            made = look("why", play.view)
            assert made.draw is not None


def test_why_of_a_turn_before() -> None:
    play = Play(DUET).until_action("play_bird")
    turn = play.view.turns[-1]
    play.until("turn")
    assert f"Round {turn.round}, her turn {turn.turn}:" in look("why", play.view, when=f"{turn.round}.{turn.turn}").text
    with pytest.raises(Misread) as caught:
        look("why", play.view, when="4.1")
    text = sentence(caught.value)
    assert text.startswith("“4.1” is none of what can be chosen here. There is: ")
    assert f"Round {turn.round}, turn {turn.turn}" in text


def test_why_where_there_is_nothing_to_explain() -> None:
    assert look("why", None).text == "She has placed no token yet."
    assert look("why", Play(DUET).view).text == "She has placed no token yet."
    assert look("why", Play(GREEN).view).text == "There is no Duet map in this game."


# -- dice -----------------------------------------------------------------------------------------------------------


def test_dice_are_told_from_the_faces_that_are_typed() -> None:
    view = Play(BLUE).until_action("gain_food").view
    first, *_, last = view.turns[-1].food_order
    assert "Her order this turn:" in look("dice", view).text
    assert "Remove **all" in look("dice", view, faces=f"2 {last}, {first}").text
    assert "reroll all five" in look("dice", view, faces="fish fish fish").text
    assert "Remove **all invertebrate/seed dice**" in look("dice", view, faces="seed, invertebrate/seed").text
    with pytest.raises(Misread):
        look("dice", view, faces="cheese")


def test_no_dice_without_food() -> None:
    assert "removes no dice" in look("dice", Play(DUET).view).text
    assert "removes no dice" in look("dice", None).text


# -- strength -------------------------------------------------------------------------------------------------------


def test_strength_tells_how_her_score_spreads() -> None:
    text = look("strength", None).text
    assert text.startswith("**How strong is she? Duet, Eagle, Automasian Alliance, bonus card: any of the Asia box; ")
    assert "On average she ends with **" in text
    assert "Eaglet " in text
    assert look("strength", None, level="eagle-eyed", mode="green", special="automubon", bonus="percent").draw
    assert "base goals, blue side" in look("strength", Play(BLUE).view).text


def test_a_setting_that_was_not_simulated_says_so() -> None:
    odd = Setup(special="RAOUTOMA")
    assert "has not been simulated" in look("strength", Play(DUET).view.__class__(**_with(Play(DUET).view, odd))).text


def _with(view: WingspanView, setup: Setup) -> dict[str, Any]:
    return {name: getattr(view, name) for name in view.__slots__} | {"setup": setup}


def test_an_option_that_is_none_is_refused_with_a_sentence() -> None:
    for option in ("mode", "level", "special", "bonus", "tokens"):
        with pytest.raises(Misread) as caught:
            PRESENTER.look("strength", Looking(None, (), {option: "vulture"}, NAMES), WORDS)
        assert sentence(caught.value).startswith("“vulture” is none of what can be chosen here. There is: ")


# -- history --------------------------------------------------------------------------------------------------------


def past(number: int, setup: Setup, birds: int) -> PastGame:
    play = Play(setup, seed=number).until("score").does(Score(birds, leftover=9))
    assert play.match.result is not None
    ended = datetime(2026, 3, number, tzinfo=UTC)
    return PastGame(number, ended, SEAT, play.view, play.match.result)


def test_history_tells_games_and_averages_by_level() -> None:
    games = (past(1, DUET, 200), past(2, DUET, 0), past(3, BLUE, 210))
    text = look("history", None, games).text
    assert text.startswith("**Your games against the Automa: 3, won 2.**")
    assert "• Eagle: 3 games, won 2;" in text
    assert "🏆 Mar 3, 2026: 210 to " in text
    assert text.index("Mar 3") < text.index("Mar 1")
    assert look("history", None, games).draw is not None


def test_history_without_games() -> None:
    assert look("history", None).text == "You have not finished a game against the Automa here yet."


def test_the_pictures_of_look_ups_are_drawn() -> None:
    for made in (look("strength", None), look("history", None, (past(1, DUET, 200),))):
        assert made.draw is not None
        assert made.draw().data.startswith(b"\x89PNG")
