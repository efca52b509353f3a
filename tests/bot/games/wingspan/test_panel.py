import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.pages.place import Place, read
from bot.games.widgets import Beside, Panel, Select
from bot.hosting.playing.turn import Turn
from engine.choices import PATH_LENGTH
from engine.contract import Illegal, Unreadable
from engine.wingspan.actions import React, Setup, Token
from engine.wingspan.actions import Turn as HerTurn
from engine.wingspan.names import FACES, SPACES
from tests.bot.games.wingspan.support import (
    DUET,
    GREEN,
    NAMES,
    PRESENTER,
    SETUPS,
    VALUES,
    WORDS,
    Play,
    buttons,
    panel,
    press,
    press_prompt,
    random_games,
    text_of,
)

every_setup = pytest.mark.parametrize("name", SETUPS)


@pytest.mark.slow
@every_setup
def test_wherever_one_presses_a_panel_follows_and_what_confirms_is_legal(name: str) -> None:
    rng = random.Random(7)
    confirmed: Counter[str] = Counter()
    for play in random_games(11, [SETUPS[name]]):
        if not play.match.decisions():
            break
        turn = play.turn
        made: Panel | None = panel(turn)
        for _ in range(8):
            assert made is not None
            made, path = press(turn, made, rng)
            if made is None:
                action = PRESENTER.answer(turn, path)
                turn.check(action)
                confirmed[action.to_data()["type"]] += 1
                made = panel(turn)
    assert len(confirmed) >= 5


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game_is_played_by_pressing_alone(seed: int) -> None:
    rng = random.Random(seed)
    play = Play(None, seed)
    presses = 0
    while play.match.decisions():
        turn = play.turn
        made, path = press_prompt(play, rng)
        for _ in range(40):
            if made is None:
                break
            made, path = press(turn, made, rng, acts=0.4)
            presses += 1
        if made is None:
            play.does(PRESENTER.answer(turn, path))
        assert presses < 20_000
    assert play.view.final is not None


# -- whatever is sent -----------------------------------------------------------------------------------------------

PATHS = st.text(alphabet="setupraygolkncidbf.-;=,0123456789ABCx", max_size=40)


@given(PATHS, st.lists(st.sampled_from(["", "0", "3", "99", "-1", "duet", "A1", "2-3", "²", "1" * 30]), max_size=3))
@settings(max_examples=150)
def test_a_forged_path_gives_a_page(path: str, chosen: list[str]) -> None:
    panel(READY.turn, path, chosen)
    panel(FRESH.turn, path, chosen)


READY, FRESH = Play(DUET).until_action("play_bird").does(Token(None, "r1c1"), React("Osprey")), Play()


@pytest.mark.parametrize(
    ("path", "last"),
    [
        ("zz", ""),
        ("setup=zz;1", "setup"),
        ("setup=uZ;2", "setup"),
        ("setup=1Z;3", "setup"),
        ("setup.mgreen", "setup"),
        ("setup.bc,leaglet", "setup"),
        ("tray.1-99.5", ""),
        ("tray.4-1", ""),
        ("goal.4.3", ""),
        ("token.r6c6;2", "token"),
        ("token.supply=9;2", "token"),
        ("token;9", "token"),
        ("react.nobird", "react"),
        ("take_back.7", ""),
        ("score=1,2,3,4,5;f", ""),
        ("token", "token"),
        ("setup;2", "setup;2"),
    ],
)
def test_what_is_not_there_gives_the_last_page_that_is_and_says_so(path: str, last: str) -> None:
    turn = Play(DUET).does(HerTurn()).turn
    told, there = panel(turn, path, ["forged"]), panel(turn, last)
    assert told.text.startswith(f"{there.text}\n⚠️ ")
    rules = [row[:-1] if not isinstance(row, Select) and row and row[-1].rule else row for row in told.rows]
    assert [row for row in rules if row] == list(there.rows)


@pytest.mark.parametrize(
    "path", ["", "correct", "tray.1-1", "token;2", "dice", "setup=;2", "score", "react", "react.-"]
)
def test_no_action_is_made_of_what_is_not_finished(path: str) -> None:
    with pytest.raises((Illegal, Unreadable)):
        PRESENTER.answer(READY.turn, path)


@every_setup
def test_what_is_written_is_read_back(name: str) -> None:
    rng = random.Random(5)
    for play in random_games(6, [SETUPS[name]]):
        if not play.match.decisions():
            break
        made: Panel | None = panel(play.turn)
        for _ in range(4):
            if made is not None:
                made, path = press(play.turn, made, rng)
                assert path == "" or read(path) != Place()
                assert len(path) <= PATH_LENGTH


# -- setting up -----------------------------------------------------------------------------------------------------


def select(made: Panel, at: int = 0) -> Select:
    return [row for row in made.rows if isinstance(row, Select)][at]


def labels(made: Panel, at: int = 0) -> list[str]:
    return [choice.label for choice in select(made, at).choices]


def pick(turn: Turn, made: Panel, at: int, *values: str) -> Panel:
    """Pick by value, by what stands in it behind the letter of its field, or by label."""
    asked = select(made, at)
    found = [
        each.value for name in values for each in asked.choices if name in (each.value, each.value[1:], each.label)
    ]
    assert len(found) == len(values)
    return panel(turn, asked.path, found)


def go(turn: Turn, made: Panel, label: str) -> Panel:
    return panel(turn, buttons(made)[label].path)


def does(turn: Turn, made: Any, label: str) -> str:
    button = buttons(made)[label]
    assert button.confirms
    return text_of(PRESENTER.answer(turn, button.path))


def test_to_begin_is_one_press() -> None:
    turn = Play().turn
    assert does(turn, panel(turn), "Begin") == text_of(Setup())
    assert "usually ends between" in panel(turn).text


def test_only_what_fits_the_boxes_is_offered() -> None:
    turn = Play().turn
    first = panel(turn)
    assert labels(first, 1) == ["Level: Eaglet", "Level: Eagle", "Level: Eagle-eyed Eagle"], (
        "just one mode can be played with this box"
    )
    both = pick(turn, first, 0, "Asia", "Base game")
    assert labels(both, 1) == ["Duet", "Base goals, green side", "Base goals, blue side"]
    base = pick(turn, both, 1, "green")
    assert "Special card: none · tokens" in base.text
    assert does(turn, base, "Begin").startswith("setup green eagle special none cache boxes asia,core bonus asia")
    back = pick(turn, base, 0, "Asia")
    assert does(turn, back, "Begin") == text_of(Setup())
    neither = pick(turn, base, 0, "European expansion")
    assert "boxes asia,european" in does(turn, neither, "Begin")


def test_cards_and_tokens_are_chosen_on_a_page_of_their_own() -> None:
    turn = Play().turn
    cards = go(turn, pick(turn, panel(turn), 0, "Asia", "Base game", "European expansion"), "Cards and tokens")
    assert labels(cards, 0) == ["No special card", "With the Automubon Society", "With the Automasian Alliance"]
    assert labels(cards, 1)[-4:] == [
        "Avid Asian Avian Admirer",
        "Rare Species Lister",
        "Autwitcher",
        "RASPB Life Fellow",
    ]
    cards = pick(turn, cards, 0, "With the Automubon Society")
    anatomist = next(choice.value for choice in select(cards, 2).choices if choice.label == "Anatomist")
    cards = pick(turn, pick(turn, cards, 2, anatomist), 3, "hoard")
    assert "Special card: Automubon Society · tokens" in cards.text
    made = does(turn, cards, "Begin")
    assert "special AUTOMUBON hoard" in made
    assert "bonus percent:Anatomist" in made


def test_goals_are_chosen_round_by_round_and_no_tile_lies_twice() -> None:
    turn = Play().turn
    first = go(turn, panel(turn), "Goals")
    chosen = pick(turn, first, 0, "Round 1: tokens in the forest")
    assert "Round 3: tokens in the forest" in labels(first, 2)
    assert "Round 3: tokens in the forest" not in labels(chosen, 2)
    assert "Round 3: tokens on pairs of matching symbols" not in labels(chosen, 2), "the back of the same tile"
    assert does(turn, chosen, "Begin").endswith("goals tokens_in_forest,random,random,random")
    third = pick(turn, chosen, 2, "Round 3: tokens in the wetland")
    assert "Round 1: tokens in the forest" in labels(third, 0)
    assert "Round 1: tokens in the wetland" not in labels(third, 0), "chosen for a later round"
    again = pick(turn, pick(turn, third, 0, "Round 1: at random"), 2, "Round 3: at random")
    assert does(turn, again, "Begin") == text_of(Setup())


def test_base_goals_are_offered_by_box() -> None:
    turn = Play().turn
    base = pick(turn, panel(turn), 0, "Base game", "European expansion")
    goals = go(turn, base, "Goals")
    assert [select(goals, at).placeholder for at in range(4)] == [
        "Round 1: a goal of the base game",
        "Round 1: a European goal",
        "Round 2: a goal of the base game",
        "Round 2: a European goal",
    ]
    assert (len(labels(goals, 0)), len(labels(goals, 1))) == (17, 10), "at random beside those of the base game"
    assert "Round 4: at random" in labels(go(turn, goals, "Goals from round 3"), 2)


def test_the_setup_is_given_anew_with_what_was_drawn() -> None:
    play = Play(DUET).does(HerTurn())
    turn, goals = play.turn, play.view.goals
    anew = go(turn, go(turn, panel(turn), "Correct"), "Setup")
    assert "the mode and the special card stay" in anew.text
    assert [row.placeholder for row in anew.rows if isinstance(row, Select)] == [
        "Which boxes do you have?",
        "How strong?",
    ]
    made = does(turn, pick(turn, anew, 1, "eaglet"), "Confirm")
    assert "setup duet eaglet" in made
    assert made.endswith(",".join(goals))


# -- her turn, the tray, goals --------------------------------------------------------------------------------------


def test_the_tray_is_answered_in_one_press() -> None:
    play = Play(GREEN).until("tray")
    made = panel(play.turn)
    assert [label for label in buttons(made) if label.isdecimal()] == [str(number) for number in range(10)]
    turn = play.view.turn
    assert does(play.turn, made, "7") == f"tray 1.{turn} 7"
    assert does(play.turn, made, "None") == f"tray 1.{turn} none"


def test_a_card_for_values_offers_what_she_can_keep() -> None:
    play = Play(VALUES).until("tray")
    made = panel(play.turn)
    assert list(buttons(made))[:6] == ["None", "4", "5", "4 + 4", "4 + 5", "5 + 5"]
    assert does(play.turn, made, "4 + 5").endswith("4,5")
    assert "she keeps up to 2, the lower first" in made.text


def test_a_tray_of_a_turn_before_is_corrected() -> None:
    play = Play(GREEN).until("tray").until("turn")
    turn = play.turn
    listed = go(turn, panel(turn), "Correct")
    first = select(listed)
    assert first.placeholder == "The tray: what matched"
    page = pick(turn, listed, 0, first.choices[0].value)
    assert "You said: none matches." in page.text
    assert does(turn, page, "9").endswith(" 9")


def test_a_count_is_pressed_or_typed() -> None:
    play = Play(GREEN).until("goal")
    made = panel(play.turn)
    assert does(play.turn, made, "4") == "goal 1 4"
    other = buttons(made)["Other …"]
    assert other.form is not None
    typed = panel(play.turn, other.path, ["23"])
    assert "23" in typed.text
    assert does(play.turn, typed, "Confirm") == "goal 1 23"
    unread = panel(play.turn, other.path, ["many"])
    assert unread.text == f"{made.text}\n⚠️ “many” is no number that fits here."
    assert unread.rows == made.rows


def test_a_duet_goal_is_confirmed_and_the_map_can_be_mended_first() -> None:
    play = Play(DUET).until("goal")
    made = panel(play.turn)
    assert does(play.turn, made, "Confirm") == "goal 1"
    assert "**Your tokens on the Duet map.**" in go(play.turn, made, "My token").text


# -- tokens ---------------------------------------------------------------------------------------------------------


def test_a_token_is_placed_by_row_and_space() -> None:
    turn = Play(DUET).does(Token(None, "r3c1")).turn
    first = go(turn, panel(turn), "My token")
    row = go(turn, first, "C")
    assert first.beside is Beside.CLOSE_UP
    assert row.beside is Beside.CLOSE_UP
    assert list(buttons(row))[6:12] == [
        "C1 · platform nest · yours",
        "C2 · rodent",
        "C3 · ground nest",
        "C4 · fish + card",
        "C5 · beak to the left",
        "C6 · invertebrate",
    ]
    assert buttons(row)["C1 · platform nest · yours"].disabled
    assert does(turn, row, "C4 · fish + card") == "token r3c4"
    assert does(turn, row, "Reset space") == "token reset"


def test_a_token_moves_or_is_taken_back() -> None:
    turn = Play(DUET).does(Token(None, "r3c1")).turn
    mine = go(turn, panel(turn), "My token")
    assert "You have tokens on C1." in mine.text
    moving = pick(turn, mine, 0, "C1")
    assert does(turn, moving, "Take it back") == "token r3c1 off"
    row = go(turn, moving, "B")
    assert does(turn, row, "B2 · invertebrate + die") == "token r3c1 to r2c2"


def test_with_all_tokens_placed_only_a_move_is_offered() -> None:
    play = Play(DUET)
    for space in SPACES[:15]:
        play.does(Token(None, space))
    turn = play.turn
    mine = go(turn, panel(turn), "My token")
    assert list(buttons(mine)) == ["Back"]
    assert len(labels(mine)) == 15


def test_a_setup_that_is_corrected_names_the_button_that_is_there() -> None:
    begun = panel(Play().turn)
    assert "Press Begin" in begun.text
    assert "Begin" in buttons(begun)
    turn = Play(GREEN).turn
    again = go(turn, panel(turn, "correct"), "Setup")
    assert "then press Confirm" in again.text
    assert "Press Begin" not in again.text
    assert "Confirm" in buttons(again)


# -- reactions ------------------------------------------------------------------------------------------------------


def test_a_bird_is_chosen_and_what_comes_of_it_is_told_before() -> None:
    turn = Play(DUET).turn
    ask = go(turn, panel(turn), "React")
    assert len(labels(ask, 0)) + len(labels(ask, 1)) == 47
    osprey = next(choice.value for choice in select(ask, 1).choices if choice.label == "Osprey")
    page = pick(turn, ask, 1, osprey)
    assert "**React** · Osprey (Fischadler / Rybołów)" in page.text
    assert "She caches **2 tokens**." in page.text
    assert does(turn, page, "Confirm") == "react Osprey"


def test_a_bird_is_named_in_a_form() -> None:
    turn = Play(DUET).turn
    name = buttons(go(turn, panel(turn), "React"))["Name a bird"]
    assert "**React** · Golden Pheasant (Goldfasan / Bażant złocisty)" in panel(turn, name.path, ["goldfasan"]).text
    several = panel(turn, name.path, ["pheasant"])
    assert list(buttons(several))[:3] == ["Golden Pheasant", "Green Pheasant", "Describe an effect"]
    assert "• **Green Pheasant** · Buntfasan" in several.text
    assert "**React** · Green Pheasant (Buntfasan / Bażant zielony)" in go(turn, several, "Green Pheasant").text
    assert "I know no bird “xyzzy”. If its power concerns" in panel(turn, name.path, ["xyzzy"]).text


def test_a_bird_that_compares_asks_for_the_own_number() -> None:
    turn = Play(DUET).turn
    name = buttons(go(turn, panel(turn), "React"))["Name a bird"]
    page = panel(turn, name.path, ["common loon"])
    assert does(turn, page, "3") == "react Common Loon count 3"
    assert "Confirm" not in buttons(page)
    assert "How many birds do you have in your wetland?" in page.text
    thrush = panel(turn, name.path, ["Hermit Thrush"])
    assert (
        "**React** · Hermit Thrush (Einsiedlerdrossel / Drozdek samotny)\nHow many birds do you have in your forest?"
        in thrush.text
    )
    typed = panel(turn, buttons(page)["Other …"].path, ["7"])
    assert does(turn, typed, "Confirm") == "react Common Loon count 7"


def test_a_bird_that_compares_may_have_been_used_in_an_earlier_turn() -> None:
    turn = Play(GREEN).does(HerTurn()).until("turn").turn
    name = buttons(go(turn, panel(turn), "React"))["Name a bird"]
    page = go(turn, panel(turn, name.path, ["common loon"]), "3")
    assert "Did you use this power in an earlier turn?" in page.text
    assert does(turn, page, "Confirm") == "react Common Loon count 3"
    late = go(turn, go(turn, page, "Round 1, turn 1 instead"), "3")
    assert "the card she had in your turn 1 of round 1." in late.text
    assert does(turn, late, "Confirm") == "react Common Loon count 3 turn 1.1"


def test_a_bird_that_was_used_has_a_button() -> None:
    turn = Play(DUET).does(React("Osprey"), React("Common Loon", count=1), React("Osprey")).turn
    ask = go(turn, panel(turn), "React")
    assert list(buttons(ask))[:2] == ["Osprey", "Common Loon"]
    assert does(turn, ask, "Osprey") == "react Osprey"
    assert "How many birds do you have" in go(turn, ask, "Common Loon").text


def test_an_effect_is_described() -> None:
    turn = Play(DUET).turn
    ask = go(turn, go(turn, panel(turn), "React"), "Describe an effect")
    assert "Confirm" not in buttons(ask)
    one = go(turn, ask, "1 egg")
    assert "She would gain" in ask.text
    nothing = go(turn, one, "nothing")
    assert "She caches **2 tokens**." in nothing.text
    assert does(turn, nothing, "Confirm") == "react gain 1 egg"
    eggs = [choice.value for choice in select(ask, 1).choices if choice.label == "egg"]
    card = next(choice.value for choice in select(ask, 1).choices if choice.label == "card")
    price = panel(turn, select(ask, 1).path, [card, *eggs[:2]])
    assert "1 card and 2 eggs" in price.text
    assert does(turn, go(turn, price, "nothing"), "Confirm") == "react gain 1 card, 2 egg"
    paid = go(turn, price, "1 food")
    assert does(turn, paid, "Confirm") == "react gain 1 card, 2 egg pay 1 food"
    assert "She caches **3 tokens**." in paid.text


def test_a_reaction_is_taken_back() -> None:
    turn = Play(DUET).does(React("Osprey"), React("Ibisbill")).turn
    ask = go(turn, go(turn, panel(turn), "Correct"), "Reactions")
    assert "**What was different?**" in go(turn, ask, "Back").text
    assert list(buttons(ask))[:2] == ["2. Ibisbill", "1. Osprey"]
    assert "• **1. Osprey** · Round 1 · 2 tokens" in ask.text
    assert does(turn, go(turn, ask, "1. Osprey"), "Confirm") == "take_back 1"


# -- dice and the end -----------------------------------------------------------------------------------------------


def test_the_dice_are_told_from_the_faces() -> None:
    play = Play(GREEN).until_action("gain_food")
    turn, order = play.turn, play.view.turns[-1].food_order
    ask = go(turn, panel(turn), "Which dice?")
    last, first = str(FACES.index(order[-1])), str(FACES.index(order[0]))
    assert f"Remove **all {WORDS('wingspan-face', face=order[0])} dice**." in pick(turn, ask, 0, last, first).text
    assert "reroll all five first" in pick(turn, ask, 0, last).text


def test_the_own_points_are_typed_told_and_confirmed() -> None:
    play = Play(DUET).until("score")
    made = panel(play.turn)
    form = buttons(made)["Enter my points"]
    assert form.form is not None
    assert len(form.form.fields) == 5
    page = panel(play.turn, form.path, ["50", "7", "20", "", "4"])
    hers = play.view.standing
    assert hers is not None
    assert f"the Automa {hers.total}." in page.text
    assert does(play.turn, page, "Confirm") == "score birds 50 bonus 7 eggs 20 cached 0 tucked 4"


def test_what_could_not_be_read_is_asked_again_and_the_rest_is_kept() -> None:
    play = Play(DUET).until("score")
    form = buttons(panel(play.turn))["Enter my points"]
    page = panel(play.turn, form.path, ["50", "seven", "20", "", "4"])
    assert "⚠️ Points of your bonus cards: “seven” is no number." in page.text
    assert "You entered: birds 50, bonus cards 0, eggs 20, cached food 0, tucked cards 4." in page.text
    assert "Confirm" not in buttons(page)
    again = buttons(page)["Enter my points"].form
    assert again is not None
    assert [field.value for field in again.fields] == ["50", "", "20", "", "4"]
    assert PRESENTER.form(play.turn, buttons(page)["Enter my points"].path, NAMES, WORDS) == again


def test_a_tie_asks_for_the_food_that_is_left() -> None:
    play = Play(DUET).until("score")
    hers = play.view.standing
    assert hers is not None
    form = buttons(panel(play.turn))["Enter my points"]
    page = panel(play.turn, form.path, [str(hers.total), "0", "0", "0", "0"])
    assert "A tie." in page.text
    assert "Confirm" not in buttons(page)
    typed = panel(play.turn, buttons(page)["Other …"].path, ["12"])
    assert does(play.turn, typed, "Confirm").endswith("leftover 12")
    left = go(play.turn, page, "2")
    assert f"After the tie: you 2 food, she {hers.leftover} token" in left.text
    assert ("You win." in left.text) == (hers.leftover <= 2)
    assert does(play.turn, left, "Confirm").endswith("leftover 2")


def test_a_forgotten_token_counts_for_a_round_that_is_scored() -> None:
    play = Play(DUET).does(Token(None, "r1c2")).until("goal").until("turn")
    turn = play.turn
    row = go(turn, go(turn, panel(turn), "My token"), "A")
    earlier = go(turn, row, "Counts from round 2")
    free = next(
        label
        for label, each in buttons(earlier).items()
        if label.startswith("A") and " " in label and not each.disabled
    )
    assert does(turn, earlier, free).endswith(" round 1")
    assert "Counts from round 2" in buttons(go(turn, earlier, "Counts from round 1"))
    moving = pick(turn, go(turn, panel(turn), "My token"), 0, "A2")
    assert "Counts from round 2" in buttons(go(turn, moving, "Counts as before"))
