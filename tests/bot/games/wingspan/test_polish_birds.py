"""Birds by their Polish names, new and old, with and without Polish letters: typed, told, and in the rulebook."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.typed_commands import Typing
from bot.locale.words import wording
from engine.rulebook import load
from engine.spelling import unaccented
from engine.wingspan import wingspan
from engine.wingspan.actions import React
from engine.wingspan.bird_names import names_of
from engine.wingspan.names import RESOURCES
from engine.wingspan.rulebook import facts
from render.wingspan.text_view import full_text
from tests.bot.games.wingspan.support import DUET, NAMES, PRESENTER, Play, text_of

POLISH = wording("pl")
PLAY = Play(DUET).does(React("Osprey"))
START = PLAY.turn
COMPARED = {"American Bittern", "Common Loon", "Hermit Thrush"}
BIRDS = sorted(bird for power in START.view.components.powers for bird in power.birds)
OLD = [("lodowiec", "Common Loon"), ("łyżkodziób", "Spoon-Billed Sandpiper"), ("sęp długodzioby", "Indian Vulture")]
MOST_SLOWLY = [pytest.param(bird, marks=[pytest.mark.slow] if place % 6 else []) for place, bird in enumerate(BIRDS)]


def found(typed: str) -> list[Any]:
    return [each.value for each in PRESENTER.suggest(START, Typing("react", "bird", typed, {}), POLISH)]


@pytest.mark.parametrize("bird", MOST_SLOWLY)
def test_react_finds_a_bird_by_each_polish_name_as_poles_type_it(bird: str) -> None:
    given = {"count": 1} if bird in COMPARED else {}
    for name in names_of(bird, "pl"):
        for typed in (name, name.lower(), unaccented(name.lower())):
            action = PRESENTER.command_action(START, "react", {"bird": typed, **given})
            assert text_of(action).startswith(f"react {bird}"), typed  # type: ignore[arg-type]
            assert found(typed)[0] == bird


@pytest.mark.parametrize(("typed", "bird"), OLD)
def test_an_older_name_is_as_good_in_an_action_as_text(typed: str, bird: str) -> None:
    for spelt in (typed, unaccented(typed)):
        assert wingspan.parse(f"react {spelt} count 2") == React(bird, count=2)


def test_a_polish_reader_is_offered_and_told_polish_names() -> None:
    (offered,) = PRESENTER.suggest(START, Typing("react", "bird", "osprey", {}), POLISH)
    assert offered.label.startswith("Rybołów")
    events = [event for entry in PLAY.match.entries for event in entry.events]
    assert "Rybołów" in "".join(PRESENTER.narrate(events, PLAY.view, NAMES, POLISH))
    assert "Rybołów" in full_text(PLAY.view, POLISH, NAMES)


@pytest.mark.parametrize("bird", MOST_SLOWLY)
def test_the_rulebook_has_a_bird_under_its_polish_name(bird: str) -> None:
    book = load("engine.wingspan", "pl").filled(facts(wingspan.components()))
    english = load("engine.wingspan", "en").filled(facts(wingspan.components()))
    (entry,) = (each for each in english.of_kind("list") if each.title == bird)
    own = book.find(entry.id)
    assert own is not None
    assert own.title == names_of(bird, "pl")[0]
    assert {name.lower() for name in names_of(bird, "pl")} <= set(own.words)


@pytest.mark.parametrize(
    "typed", ["1 karta bonusowa", "1 kartę bonusową", "1 karte bonusowa", "2 karty bonusowe", "5 kart bonusowych"]
)
def test_what_the_automa_gains_is_read_in_every_form(typed: str) -> None:
    count = int(typed[0])
    action = PRESENTER.command_action(START, "react", {"gains": typed, "pays": "nic"})
    assert isinstance(action, React)
    assert dict(action.gains) == {"bonus_card": count}


@pytest.mark.parametrize(
    ("typed", "gains"),
    [
        ("2 jajka i jedzenie", {"egg": 2, "food": 1}),
        ("5 jajek", {"egg": 5}),
        ("2 karty ptaków", {"card": 2}),
        ("2 Vogelkarten", {"card": 2}),
        ("a food token", {"food": 1}),
    ],
)
def test_what_the_automa_gains_is_read_by_everyday_words(typed: str, gains: dict[str, int]) -> None:
    action = PRESENTER.command_action(START, "react", {"gains": typed, "pays": "nic"})
    assert isinstance(action, React)
    assert dict(action.gains) == gains


@pytest.mark.parametrize("language", ["en", "de", "pl"])
@pytest.mark.parametrize("resource", RESOURCES)
def test_an_everyday_word_means_one_resource(language: str, resource: str) -> None:
    for typed in wording(language)("wingspan-also-resource", resource=resource).split(","):
        action = PRESENTER.command_action(START, "react", {"gains": typed, "pays": "nic"})
        assert isinstance(action, React), typed
        assert dict(action.gains) == {resource: 1}, typed
