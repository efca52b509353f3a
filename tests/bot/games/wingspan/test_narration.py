import re
from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.games.wingspan.narration import SILENT
from engine.wingspan import events as happened
from engine.wingspan.actions import React, Setup, TakeBack, Token, Tray
from engine.wingspan.actions import Turn as HerTurn
from engine.wingspan.events import EVENTS
from engine.wingspan.facts import Mark, Scan
from engine.wingspan.sheets import GoalSheet, GoalSide
from tests.bot.games.wingspan.support import (
    BLUE,
    DUET,
    GREEN,
    NAMES,
    PRESENTER,
    SETUPS,
    VALUES,
    WORDS,
    Play,
    random_games,
)

FAULT = re.compile(r"\bnone\b(?! is there| left)|wingspan-[a-z]|\{\$|  |\bTrue\b|r\dc\d")
"""What no line has: a key, a fact that is missing, a name of the rules."""


def test_every_event_is_told() -> None:
    told = {kind for kind in EVENTS.values() if WORDS.has(f"wingspan-told-{kind.type}".replace("_", "-"))}
    assert told | set(SILENT) == set(EVENTS.values())


@pytest.mark.parametrize("name", SETUPS)
def test_whatever_happens_is_told_in_lines_that_fit_and_captioned(name: str) -> None:
    for play in random_games(21, [SETUPS[name]]):
        events = play.match.entries[-1].events
        lines = play.told()
        assert lines
        assert all(0 < len(line) <= 600 for line in lines)
        assert not [line for line in lines if FAULT.search(line)]
        caption = PRESENTER.caption(events, play.view, NAMES, WORDS)
        assert 0 < len(caption) <= 80
        assert "*" not in caption


def told(*events: happened.WingspanEvent, play: Play | None = None) -> list[str]:
    view = (play or Play(DUET)).view
    return PRESENTER.narrate(events, view, NAMES, WORDS)


# -- her turn -------------------------------------------------------------------------------------------------------


def drawn(action: str, right: str = "blank", eggs: int = 0, food: Sequence[str] = ()) -> happened.CardDrawn:
    return happened.CardDrawn(2, 3, "A05", action, right, eggs, tuple(food), 2)  # type: ignore[arg-type]


def test_a_turn_is_one_line_that_says_what_to_do_at_the_table() -> None:
    lines = told(drawn("draw_cards"), happened.TrayDiscarded(), happened.FaceDownTaken("draw"), happened.CubePlaced(2))
    assert lines == [
        "🃏 **Round 2, her turn 3 of 7: Draw cards.** Discard all three birds of the tray. "
        "Put the top card of the deck face down beside her, unseen. Then refill the tray. "
        "A cube of hers goes on this round's goal: 2 there now."
    ]


def test_food_tells_the_faces_in_their_order_and_the_reroll() -> None:
    (line,) = told(drawn("gain_food", food=("rodent", "fish", "invertebrate_or_seed")), happened.PinkActivated())
    reroll = "If all dice in the feeder show one face (a single one does, too), roll all five anew."
    assert f"{reroll} Then remove **all dice**" in line
    assert "Is the feeder empty now? Roll all five into it." in line
    assert "of the first of these faces that is there: rodent, fish, invertebrate/seed." in line
    assert line.endswith("**Activate all your pink powers.**")


def test_a_cube_that_is_not_there_cannot_be_taken() -> None:
    assert told(drawn("lay_eggs"), happened.EggsLaid(1), happened.CubeRemoved(0, False))[0].endswith(
        "She gains 1 egg, which I keep for her. She would take a cube off the goal; none is there."
    )
    assert told(drawn("lay_eggs"), happened.EggsLaid(3), happened.CubeRemoved(0, True))[0].endswith(
        "She gains 3 eggs, which I keep for her. She takes a cube off this round's goal: none left."
    )


def test_the_bird_that_she_takes_and_those_to_discard_are_told() -> None:
    answered = happened.TrayAnswered(2, 3, (3, 4, 4))
    (line,) = told(answered, happened.BirdTaken((3, 4), (4,)))
    assert line == "She takes the birds worth **3 and 4**, face up. Discard the matching bird worth 4; refill the tray."
    (line,) = told(happened.TrayAnswered(2, 3, (7,)), happened.BirdTaken((7,), ()))
    assert line == (
        "She takes the bird worth **7**, face up. Discard every other bird of the tray that matches; refill the tray."
    )
    (line,) = told(happened.TrayAnswered(2, 3, ()), happened.FaceDownTaken("no_match"))
    assert line.startswith("No bird matches: put the top card of the deck face down beside her")


# -- tokens ---------------------------------------------------------------------------------------------------------

LOOKED_UP = Scan("top_right", "pink", 2, "look_up", None, "wetland", "food", "blank", "pink", (), "r3c4")


def test_a_token_tells_where_it_goes_and_by_which_rule() -> None:
    assert told(happened.TokenPlaced(LOOKED_UP)) == [
        "⬢ Her token goes on **C4 (wetland, fish)**: the first free space from the top right that is wetland with food."
    ]
    for_goal = Scan("bottom_left", "blank", 1, "goal", "tokens_in_forest", space="r1c1")
    assert told(happened.TokenPlaced(for_goal))[0].endswith(
        "the first free space from the bottom left that helps her with “tokens in the forest”."
    )
    first = Scan("bottom_left", "blank", 1, "first_free", "tokens_in_forest", space="r6c1")
    assert (
        "no free space helps her with “tokens in the forest”, so the first free one"
        in told(happened.TokenPlaced(first))[0]
    )


def test_no_token_tells_why() -> None:
    nothing = Scan("top_right", "pink", 2, "look_up", None, "wetland", "nest", "blank", "pink", ())
    assert told(happened.NoToken(nothing)) == ["⬢ No token: no free space is wetland with a nest."]
    spent = Scan("top_right", "pink", 2, "no_tokens")
    assert told(happened.NoToken(spent)) == ["⬢ No token: all of hers are on the map."]


def test_what_is_reconstructed_is_marked() -> None:
    marks = (Mark("tracker", "reconstructed"), Mark("blank_section", "assumed"))
    marked = Scan("top_right", "pink", 2, "goal", "tokens_in_forest", space="r1c1", marks=marks)
    (line,) = told(happened.TokenPlaced(marked))
    assert "(⚠️ reconstructed: the Duet tracker of round 4)" in line
    assert "(⚠️ assumed: an unprinted section of her card)" in line
    printed = Scan("top_right", "pink", 2, "goal", "tokens_in_forest", space="r1c1", marks=(Mark("power", "derived"),))
    assert "⚠️" not in told(happened.TokenPlaced(printed))[0]


def test_own_tokens_come_go_and_move() -> None:
    play = Play(DUET)
    assert play.does(Token(None, "r3c4")).told() == ["⬡ Your token stands on C4 (wetland, fish)."]
    assert play.does(Token("r3c4", "reset")).told() == ["⬡ Your token moves from C4 (wetland, fish) to reset space."]
    play.until("goal").until("turn")
    (line,) = play.does(Token("reset", "r3c4", 2)).told()
    assert line == "⬡ Your token moves from reset space to C4 (wetland, fish)."
    (line,) = play.does(Token("r3c4", "r3c4", 1)).told()
    assert line == "⬡ Your token stays on C4 (wetland, fish); it counts from round 1 on."
    play.does(Token("r3c4", "reset"))
    assert play.does(Token("reset", None)).told() == ["⬡ Your token on reset space is taken back."]


# -- reactions ------------------------------------------------------------------------------------------------------


def reacted(action: React, play: Play | None = None) -> str:
    (line,) = (play or Play(DUET)).does(action).told()
    return line


def test_a_bird_tells_what_happens_and_her_tokens() -> None:
    assert reacted(React("Golden Pheasant")) == (
        "↔️ **Golden Pheasant**: She would gain 2 eggs; take nothing from the supply. She caches **4 tokens**."
    )
    assert reacted(React("Golden Pheasant"), Play(BLUE)).endswith("She hoards **6 tokens**.")
    assert reacted(React("Sarus Crane")) == (
        "↔️ **Sarus Crane**: She would gain 1 card for 1 egg; nothing is taken or paid. She caches **1 token**."
    )
    assert "What you give her goes to the discard pile." in reacted(React("Red Avadavat"))
    assert "Draw 3 cards, keep 2 of them and discard the third." in reacted(React("American Oystercatcher"))
    assert "leave the dice where they are" in reacted(React("Anna's Hummingbird"))


def test_a_bird_that_gives_her_nothing_says_why() -> None:
    assert "a brown power of one of the three birds in the tray that can live in the grass" in reacted(
        React("Common Myna")
    )
    assert "a white power of one of the three birds in the tray." in reacted(React("Rose-Ringed Parakeet"))
    assert "She takes no part and gets nothing" in reacted(React("Mandarin Duck"))
    assert "draw two bonus cards and lay them face up" in reacted(React("Indian Vulture"))
    assert "She has none of it" in reacted(React("Eurasian Hoopoe"))


def test_a_bird_that_compares_tells_both_numbers() -> None:
    assert "She alone has the fewest (0 to your 2): she would gain 1 card, you gain nothing." in reacted(
        React("Common Loon", count=2)
    )
    assert "You both have the fewest (0 each): you gain" in reacted(React("Common Loon", count=0))
    play = Play(GREEN).until_action("play_bird")
    line = reacted(React("Common Loon", count=0), play)
    assert re.search(r"She has more than you \([1-4] to your 0\): you gain, she gets nothing\.", line)


def test_a_described_effect_and_one_that_costs_too_much() -> None:
    line = reacted(React(None, (("egg", 2),)))
    assert line == "↔️ **2 eggs for her**: Take nothing from the supply for her. She caches **4 tokens**."
    line = reacted(React(None, (("food", 1),), (("egg", 1),)), Play(BLUE))
    assert line == (
        "↔️ **1 food for her, at the price of 1 egg**: It would cost her more than it brings, so she takes no part."
    )


def test_a_reaction_taken_back_is_named() -> None:
    play = Play(DUET).does(React("Osprey"))
    assert play.does(TakeBack(1)).told() == ["↩️ Taken back: Osprey; 2 tokens of hers leave."]


# -- setting up, rounds and the end ---------------------------------------------------------------------------------


def test_the_setup_tells_level_bonus_card_and_goals() -> None:
    lines = Play(GREEN).told()
    assert lines[0] == (
        "🐦 **You play against the Automa: Eagle, base goals, green side.** Her colour is green. "
        "The Automubon Society is shuffled into her deck."
    )
    assert lines[1].startswith(
        "🎴 Her bonus card: **Anatomist**. She takes birds with a part of the body in their name"
    )
    assert lines[1].endswith("Take this card out of the bonus deck for her before you draw yours.")
    assert lines[2].startswith("🎯 Lay out these goals: 1. ")
    assert lines[-1] == "🧭 **Round 1: 8 turns each, you begin.** Her deck is shuffled."
    assert "keeps up to 2, the lowest first." in Play(VALUES).told()[1]


@pytest.mark.parametrize(("setup", "said"), [(DUET, "The Duet map lies open"), (GREEN, "its green side")])
def test_what_lies_on_the_table_is_checked_before_the_first_turn_only(setup: Setup, said: str) -> None:
    play = Play(setup)
    head, *checks, _ = play.told()[3:]
    assert head == "🧰 **Before your first turn, check your table:**"
    assert said in checks[0]
    assert [line[0] for line in checks] == ["•"] * 4
    play.until("turn").does(HerTurn()).until("turn")
    assert head not in play.does(replace(setup, level="eaglet")).told()


def test_a_goal_tells_both_sides_and_points() -> None:
    play = Play(GREEN).until("goal").until("turn")
    line = play.told()[0]
    assert re.match(r"🎯 \*\*Round 1 is over: .+\.\*\* You count 0, she -?\d+ \(-?\d+ printed and", line)
    assert "she **" in line


@pytest.mark.parametrize(
    ("yours", "hers", "end"),
    [
        ((5, 1, 4), (3, 2, 1), "You score **4** (1st), she **1** (2nd)."),
        ((3, 1, 2), (3, 1, 2), "A tie: you score **2**, she **2**."),
        ((3, None, 3), (5, None, 5), "You score **3**, she **5**."),
        ((2, 1, 4), (0, None, 0), "You score **4** (1st), she **0**."),
    ],
)
def test_places_and_ties_of_base_goals_are_told(
    yours: tuple[int, int | None, int], hers: tuple[int, int | None, int], end: str
) -> None:
    (value, rank, points), (own, place, own_points) = hers, yours
    sheet = GoalSheet(
        1, "total_birds", GoalSide(value, 2, 1, rank, points), GoalSide(own, None, None, place, own_points), ()
    )
    mark = " Mark both on the goal board with a cube; her cubes on the tile go back to her."
    assert told(happened.GoalScored(sheet), play=Play(GREEN))[0].endswith(end + mark)


def test_a_full_habitat_is_told() -> None:
    for cubes, said in ((2, False), (3, True)):
        sheet = GoalSheet(4, "birds_in_forest", GoalSide(5, 3, cubes, 1, 7), GoalSide(1, None, None, 2, 4), ())
        line = told(happened.GoalScored(sheet), play=Play(GREEN))[0]
        assert (f"(3 printed and {cubes} cubes). A habitat has room for no more." in line) == said


def test_a_goal_counted_anew_tells_the_new_points_and_those_before() -> None:
    lost = GoalSheet(1, "tokens_in_forest", GoalSide(2, None, None, 1, 2), GoalSide(1, None, None, 2, 0), ())
    won = GoalSheet(1, "tokens_in_forest", GoalSide(2, None, None, 2, 0), GoalSide(3, None, None, 1, 2), ())
    (line,) = told(happened.GoalRescored(lost, won), play=Play(DUET))
    assert line.startswith("🎯 **The goal of round 1 is counted anew:")
    assert line.endswith("You have 3, she 2. You now score **2** (before: 0), she **0** (before: 2).")


def test_duet_goals_leave_nothing_on_a_board() -> None:
    assert "goal board" not in Play(DUET).until("goal").until("turn").told()[0]


def test_the_end_says_who_wins() -> None:
    play = Play(DUET).until("score")
    play.does(play.match.decisions()[0].default)
    total = play.view.final.hers.total if play.view.final else 0
    assert play.told()[0].startswith(f"🏁 **The Automa wins, {total} to 0.**")


def test_a_correction_says_what_was_given_anew() -> None:
    play = Play(VALUES).until("tray")
    turn = play.view.turns[-1]
    play.until("turn")
    play.does(Tray(turn.round, turn.turn, (4,)))
    assert play.told()[0] == f"✏️ You corrected the tray of round {turn.round}, turn {turn.turn}."
    assert play.told()[1].startswith("She takes the bird worth **4**, face up.")


def test_an_earlier_tray_given_anew_leaves_the_birds_that_lie_there_now() -> None:
    play = Play(VALUES).until("tray").until("turn")
    turn = next(each for each in play.view.turns if each.points is not None)
    play.does(HerTurn())
    late = " Leave the tray as it is now."
    (_, line) = play.does(Tray(turn.round, turn.turn, (4, 5))).told()
    assert line == f"For that turn she has the birds worth **4 and 5**, face up.{late}"
    (_, line) = play.does(Tray(turn.round, turn.turn, ())).told()
    assert line == f"For that turn she has a card of the deck face down, unseen.{late}"


def test_a_setup_given_anew_reminds_of_the_trays_told_before() -> None:
    play = Play(VALUES)
    assert play.does(replace(VALUES, level="eagle")).told()[0] == "✏️ You corrected the setup."
    play.until("tray").until("turn").does(VALUES)
    assert play.told()[0].endswith("If she now takes other birds, tell the trays before anew, too (**Correct**).")
