from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from bot.games.typed.matching import Matcher
from bot.games.typed_commands import Looking, Misread, Suggestion, Typing, Unfinished
from bot.hosting.playing.turn import Turn
from engine.choices import walk
from engine.contract import Illegal
from engine.wingspan.actions import React, Token
from engine.wingspan.actions import Turn as HerTurn
from tests.bot.games.support import is_reason
from tests.bot.games.wingspan.support import (
    DUET,
    GREEN,
    PRESENTER,
    VALUES,
    WORDS,
    Play,
    buttons,
    panel,
    sentence,
    text_of,
)

START = Play(DUET).does(HerTurn(), Token(None, "r1c1"), React("Osprey"), React("Ibisbill")).turn
TRAY = Play(GREEN).until("tray").turn
GOAL = Play(GREEN).until("goal").turn
END = Play(DUET).until("score").turn


def meant(turn: Turn, command: str, **given: Any) -> str:
    """Give the action of a command in its notation, or the path at which it goes on."""
    action = PRESENTER.command_action(turn, command, given)
    if isinstance(action, Unfinished):
        panel(turn, action.path)
        return f"at {action.path}"
    turn.check(action)
    return text_of(action)


def misread(turn: Turn, command: str, **given: Any) -> str:
    with pytest.raises(Misread) as caught:
        PRESENTER.command_action(turn, command, given)
    return sentence(caught.value)


@pytest.mark.parametrize("command", [*PRESENTER.commands, *PRESENTER.looks], ids=lambda each: each.name)
def test_every_command_has_its_words(command: Any) -> None:
    for key in (command.name, *(f"{command.name}-{option.name}" for option in command.options)):
        name, about = WORDS(f"command-wingspan-{key}"), WORDS(f"command-wingspan-{key}.description")
        assert name == name.lower()
        assert " " not in name
        assert len(name) <= 32
        assert 0 < len(about) <= 100
    shown = [WORDS(f"command-wingspan-{command.name}-{option.name}") for option in command.options]
    assert len(set(shown)) == len(shown)


def test_commands_do_what_they_say() -> None:
    assert meant(START, "turn") == "turn"
    assert meant(START, "token", target="C4") == "token r3c4"
    assert meant(START, "token", target="reset") == "token reset"
    assert meant(START, "token", source="a1", target="b 2") == "token r1c1 to r2c2"
    assert meant(START, "token", source="A1", target="none") == "token r1c1 off"
    assert meant(START, "token", target="C4", since=1) == "token r3c4 round 1"
    assert meant(START, "react", bird="goldfasan") == "react Golden Pheasant"
    assert meant(START, "react", bird="common loon", count=2) == "react Common Loon count 2"
    assert meant(START, "react", gains="2 eggs and a card", pays="1 food") == "react gain 1 card, 2 egg pay 1 food"
    assert meant(START, "take-back", reaction="2. Ibisbill") == "take_back 2"
    assert meant(TRAY, "tray", points="7") == f"tray 1.{TRAY.view.turn} 7"
    assert meant(TRAY, "tray", points="none", when=f"round 1, turn {TRAY.view.turn}") == f"tray 1.{TRAY.view.turn} none"
    assert meant(GOAL, "goal", count=4) == "goal 1 4"
    assert meant(END, "score", birds=40, eggs=12) == "score birds 40 bonus 0 eggs 12 cached 0 tucked 0"
    typed = meant(END, "score", birds=40, eggs=12, leftover=2)
    assert typed == "score birds 40 bonus 0 eggs 12 cached 0 tucked 0 leftover 2"
    assert meant(START, "do", action="react Osprey") == "react Osprey"


def test_what_is_asked_now_is_meant_where_earlier_answers_may_be_given_anew() -> None:
    goal = Play(GREEN).until("goal").until("goal")
    assert meant(goal.turn, "goal", count=11) == "goal 2 11"
    assert meant(goal.turn, "goal", count=5, round=1) == "goal 1 5"
    tray = Play(GREEN).until("tray").until("tray")
    assert meant(tray.turn, "tray", points="7") == f"tray {tray.view.round}.{tray.view.turn} 7"


def test_what_is_left_open_opens_the_panel() -> None:
    assert meant(START, "token") == "at token"
    assert meant(START, "react") == "at react"
    assert meant(START, "react", bird="Common Loon") == "at react.commonloon.1-2", "of the present turn"
    assert meant(TRAY, "tray").startswith("at tray.1-")
    assert meant(GOAL, "goal") == "at goal.1"
    assert meant(START, "correct") == "at correct"
    assert meant(START, "take-back") == "at take_back"
    assert meant(END, "score") == "at score"
    hers = END.view.standing.total
    assert meant(END, "score", birds=hers) == f"at score.b{hers}", "a tie: what is left over is asked"
    fresh = Play().turn
    opened = PRESENTER.command_action(fresh, "setup", {"mode": "green", "level": "eaglet"})
    assert isinstance(opened, Unfinished)
    shown = panel(fresh, opened.path).text
    assert "Mode: base goals, green side" in shown
    assert "Eaglet" in shown


def test_what_cannot_be_read_is_answered_with_a_sentence() -> None:
    assert misread(START, "token", target="Z9") == "“Z9” is none of what can be chosen here."
    unknown = misread(START, "react", bird="penguin")
    assert unknown.startswith(
        "I know no bird “penguin”. If its power concerns the other players, describe what it does"
    )
    assert misread(START, "react", gains="2 worms").startswith("“worms” is none of what can be chosen here.")
    with pytest.raises(Illegal, match="no-such-turn"):
        PRESENTER.command_action(START, "tray", {"points": "3"})
    assert misread(TRAY, "tray", points="lots") == "“lots” is none of what can be chosen here."
    assert misread(TRAY, "tray", points="7", when="soon").startswith("“soon” is none of what can be chosen here.")
    assert "1. Osprey" in misread(START, "take-back", reaction="the first")
    assert misread(START, "setup", level="vulture").startswith("“vulture” is none of what can be chosen here.")
    assert misread(START, "do", action="fly away").startswith("I cannot read “fly away” as an action.")


# -- autocompletion -------------------------------------------------------------------------------------------------


def offers(turn: Turn, command: str, option: str, typed: str = "", **given: Any) -> list[Suggestion]:
    made = PRESENTER.suggest(turn, Typing(command, option, typed, given), WORDS)
    assert len(made) <= 25
    assert len({each.value for each in made}) == len(made)
    for each in made:
        assert 0 < len(each.label) <= 100
        assert 0 < len(str(each.value)) <= 100
    return made


def values(turn: Turn, command: str, option: str, typed: str = "") -> list[str | int]:
    return [each.value for each in offers(turn, command, option, typed)]


def test_spaces_are_offered_with_what_stands_on_them() -> None:
    row = offers(START, "token", "target", "C")
    assert "C4 · wetland · fish + card" in [each.label for each in row]
    assert values(START, "token", "target", "c4") == ["C4"]
    assert "A1" not in values(START, "token", "target", "A")
    assert values(START, "token", "source") == ["supply", "A1"]
    assert is_reason(TRAY, "token", {"target": "-"}, offers(TRAY, "token", "target")), "no map is played with"


def test_birds_are_offered_in_both_languages_and_misspelt() -> None:
    assert values(START, "react", "bird", "golden")[0] == "Golden Pheasant"
    assert values(START, "react", "bird", "löff") == ["Northern Shoveler", "Spoon-Billed Sandpiper"]
    assert values(START, "react", "bird", "loff") == ["Northern Shoveler", "Spoon-Billed Sandpiper"]
    assert values(START, "react", "bird", "piliated wodpecker")[0] == "Pileated Woodpecker"
    assert values(START, "react", "bird", "annas hummingbird")[0] == "Anna's Hummingbird"
    assert len(values(START, "react", "bird")) == 25
    assert values(START, "react", "bird", "qqqq") == []


def test_every_bird_is_found_by_either_name() -> None:
    for bird, (name, *_) in BIRDS.items():
        count = {"count": 1} if bird in ("American Bittern", "Common Loon", "Hermit Thrush") else {}
        booked = " ".join(["react", bird, *(["count 1"] if count else [])])
        assert meant(START, "react", bird=bird.upper(), **count) == booked
        assert meant(START, "react", bird=name.lower(), **count) == booked
        assert values(START, "react", "bird", name[:5])


@pytest.mark.parametrize(
    ("typed", "bird"),
    [
        ("golden pheasnt", "Golden Pheasant"),
        ("Annas Humingbird", "Anna's Hummingbird"),
        ("löfelente", "Northern Shoveler"),
        ("Loffelstrandlaufer", "Spoon-Billed Sandpiper"),
        ("Grosser Adjutant", "Greater Adjutant"),
    ],
)
def test_a_misspelt_bird_is_taken_for_the_one_that_is_clearly_meant(typed: str, bird: str) -> None:
    assert meant(START, "react", bird=typed) == f"react {bird}"


@pytest.mark.parametrize(
    ("typed", "bird"),
    [
        ("Great Horned Owl", "Great Hornbill"),
        ("spoon billed", "Spoon-Billed Sandpiper"),
        ("wilson", "Wilson's Snipe"),
        ("pheasant", "Golden Pheasant"),
        ("pheasant", "Green Pheasant"),
        ("piliated wodpecker", "Pileated Woodpecker"),
    ],
)
def test_a_bird_that_is_only_like_what_is_typed_is_asked(typed: str, bird: str) -> None:
    asked = PRESENTER.command_action(START, "react", {"bird": typed})
    assert isinstance(asked, Unfinished)
    made = panel(START, asked.path)
    asks = "Which one do you mean?" if typed == "pheasant" else "Do you mean this one?"
    assert made.text.startswith(f"**{asks}**\nIf yours is another bird")
    assert bird in buttons(made)
    assert not buttons(made)[bird].confirms
    assert "She would gain" in panel(START, buttons(made)["Describe an effect"].path).text
    assert "Name a bird" in buttons(panel(START, buttons(made)["Back"].path))


def test_answers_reactions_and_levels_are_offered() -> None:
    assert values(TRAY, "tray", "points")[:3] == ["none", "0", "1"]
    assert values(TRAY, "tray", "when") == [
        f"1.{each.turn}" for each in reversed(TRAY.view.turns) if each.food_order == () and each.action == "play_bird"
    ]
    assert values(Play(VALUES).until("tray").turn, "tray", "points")[:6] == ["none", "4", "5", "4 4", "4 5", "5 5"]
    assert values(START, "take-back", "reaction") == [2, 1]
    assert values(Play().turn, "setup", "mode") == ["duet", "green", "blue"]
    assert values(START, "setup", "mode") == ["duet"], "no other after the first card"
    assert values(START, "setup", "level", "eyed") == ["eagle_eyed"]
    assert "turn" in values(START, "do", "action")
    for option in ("points", "when", "target", "source", "bird", "reaction", "mode", "level", "action"):
        offers(Play().turn, "do", option)


def test_offers_are_read_back() -> None:
    for value in values(START, "token", "target"):
        assert meant(START, "token", target=value).startswith("token r") or value in ("reset", "A1")
    for value in values(TRAY, "tray", "points"):
        assert meant(TRAY, "tray", points=value).startswith("tray 1.")


def of_look(view: Any, command: str, option: str, typed: str = "") -> list[str | int]:
    made = PRESENTER.suggest_look(Looking(view, (), {}, {}), Typing(command, option, typed, {}), WORDS)
    assert all(0 < len(each.label) <= 100 for each in made)
    return [each.value for each in made]


def test_look_ups_offer_what_they_take() -> None:
    play = Play(DUET).until_action("play_bird")
    latest = play.view.turns[-1]
    assert of_look(play.view, "why", "when")[0] == f"{latest.round}.{latest.turn}"
    assert of_look(None, "why", "when") == []


@pytest.mark.parametrize("view", [None, START.view], ids=["nowhere", "at a table"])
def test_look_ups_offer_what_they_take_to_anybody(view: Any) -> None:
    assert of_look(view, "strength", "special") == ["AUTOMUBON", "ALLIANCE", "none"]
    assert of_look(view, "strength", "bonus") == ["asia", "european", "percent"]
    assert of_look(view, "strength", "level") == ["eaglet", "eagle", "eagle_eyed_eagle"]
    assert of_look(view, "strength", "level", "eyed") == ["eagle_eyed_eagle"]
    assert "invertebrate_or_seed" in of_look(view, "dice", "faces")
    for option in ("special", "bonus", "mode", "level", "tokens"):
        for value in of_look(view, "strength", option):
            assert PRESENTER.look("strength", Looking(view, (), {option: value}, {}), WORDS).text
    for value in of_look(view, "dice", "faces"):
        looking = Looking(view, (), {"faces": value}, {})
        assert PRESENTER.typed.meant_by_look("dice", looking, WORDS) == {"faces": (value,)}


BIRDS = START.view.components.birds["de"]
LISTED = (Path(__file__).parent / "other_birds.txt").read_text(encoding="utf-8").splitlines()
KNOWN = {*BIRDS, *(name for names in BIRDS.values() for name in names)}
OTHERS = [each for each in LISTED if each and each[0] != "#" and each not in KNOWN]


@pytest.mark.slow
def test_no_bird_of_any_box_is_booked_as_another() -> None:
    """Their powers do not concern her, or are not known: what is typed is asked, or there is nothing like it."""
    node = walk(START.tree, "react")
    matcher = Matcher([PRESENTER.pages(START.view, {}, WORDS, START.seat)])
    booked = {}
    for bird in OTHERS:
        with suppress(Misread):
            booked[bird] = matcher.step(bird, node)
    assert len(OTHERS) > 400
    assert booked == {}


@pytest.mark.parametrize("bird", ["European Robin", "Robin", "Great Horned Owl", "Red-Backed Shrike", "Emu"])
def test_a_bird_that_is_not_known_is_to_be_described(bird: str) -> None:
    try:
        asked = PRESENTER.command_action(START, "react", {"bird": bird})
    except Misread as error:
        told = sentence(error)
    else:
        assert isinstance(asked, Unfinished), text_of(asked)
        told = panel(START, asked.path).text
    page = panel(START, "react;f", [bird])
    assert "describe what it does" in told
    assert "describe what it does" in page.text
    assert "Describe an effect" in buttons(page)
    assert page.proposed is None
