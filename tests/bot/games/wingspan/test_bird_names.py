"""Birds are told by the name that is printed on the reader's cards, and found by each of their names."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.pages.pages import Pages
from bot.games.typed_commands import Typing
from bot.locale.words import wording
from engine.choices import walk
from engine.wingspan.actions import React
from engine.wingspan.bird_names import all_names
from render.wingspan.text_view import full_text
from tests.bot.games.wingspan.support import DUET, NAMES, PRESENTER, Play, panel, text_of

GERMAN = wording("de")
PLAY = Play(DUET).does(React("Osprey"), React("Northern Shoveler"))
START = PLAY.turn
COMPARED = {"American Bittern", "Common Loon", "Hermit Thrush"}
BIRDS = sorted(bird for power in START.view.components.powers for bird in power.birds)
MOST_SLOWLY = [pytest.param(bird, marks=[pytest.mark.slow] if place % 6 else []) for place, bird in enumerate(BIRDS)]


def found(typed: str, words: Any = GERMAN) -> list[str | int]:
    typing = Typing("react", "bird", typed, {})
    return [each.value for each in PRESENTER.suggest(START, typing, words)]


@pytest.mark.parametrize("bird", MOST_SLOWLY)
def test_react_finds_a_bird_by_each_of_its_names(bird: str) -> None:
    given = {"count": 1} if bird in COMPARED else {}
    for name in all_names(bird):
        written_out = name.replace("ä", "ae").replace("ö", "oe").replace("ü", "ue").replace("ß", "ss")
        plain = name.replace("ä", "a").replace("ö", "o").replace("ü", "u").replace("ß", "ss")
        for typed in (name, name.lower(), written_out, plain, name.replace("-", " ")):
            action = PRESENTER.command_action(START, "react", {"bird": typed, **given})
            assert text_of(action).startswith(f"react {bird}"), typed  # type: ignore[arg-type]
            assert found(typed)[0] == bird


@pytest.mark.parametrize("typed", ["loeff", "löff", "loff"])
def test_the_beginning_of_a_name_is_enough_for_an_offer(typed: str) -> None:
    assert found(typed)[:2] == ["Northern Shoveler", "Spoon-Billed Sandpiper"]


def test_a_german_reader_is_offered_german_names() -> None:
    offered = PRESENTER.suggest(START, Typing("react", "bird", "osprey", {}), GERMAN)
    assert [(each.label.split(" ")[0], each.value) for each in offered] == [("Fischadler", "Osprey")]
    assert offered[0].label.endswith("Osprey")


def test_what_is_told_names_birds_in_the_readers_language() -> None:
    for words, name in ((wording("en"), "Osprey"), (GERMAN, "Fischadler")):
        events = [event for entry in PLAY.match.entries for event in entry.events]
        assert name in "".join(PRESENTER.narrate(events, PLAY.view, NAMES, words))
        assert name in full_text(PLAY.view, words, NAMES)
        pages: Pages[Any] = PRESENTER.pages(START.view, NAMES, words, START.seat)
        node = walk(START.tree, "react")
        labels = [pages.label(node, option) for option in node.options() if option.things]
        assert name in labels
        assert name in pages.refusal("own-number-needed", {"bird": "Osprey"})
        assert START.game.called("bird", "Osprey", words.language) == name


def test_the_note_beside_a_bird_is_its_name_on_other_cards() -> None:
    assert "Fischadler" in _note(wording("en"))
    assert "Osprey" in _note(GERMAN)


def _note(words: Any) -> str:
    pages: Pages[Any] = PRESENTER.pages(START.view, NAMES, words, START.seat)
    node = walk(START.tree, "react")
    option = next(each for each in node.options() if each.things and each.things[0].name == "Osprey")
    return pages.note(node, option) or ""


def test_the_panel_is_held_to_its_limits() -> None:
    panel(START, "react")
