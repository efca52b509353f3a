"""The Automa's rulebook: every rule, card, goal and bird once, its numbers and where they come from."""

from __future__ import annotations

import copy
import re
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from engine.rulebook import Entry, Rulebook, load
from engine.wingspan.chapters.refusals import REFUSALS
from engine.wingspan.rulebook import facts, provenance

SHARED = Path(__file__).parents[4] / "shared" / "games" / "wingspan"
shared = pytest.mark.skipif(not SHARED.is_dir(), reason="the specification's folder is not beside the project")

RULE_IDS = [f"WA{number}" for number in range(1, 72)] + [f"WS{number}" for number in range(1, 16)]
LANGUAGES = sorted(
    path.name.removesuffix(".md") for path in files("engine.wingspan.rulebook").iterdir() if path.name.endswith(".md")
)
ONE_MESSAGE = 1500
"""Characters of an entry with its examples; Discord takes 2,000, the rest is for headings and references."""


def shipped() -> dict[str, Any]:
    data = tomllib.loads((files("engine.wingspan") / "components.toml").read_text(encoding="utf-8"))
    data.pop("provenance")
    return data


@pytest.fixture(scope="module", params=LANGUAGES)
def book(request: pytest.FixtureRequest) -> Rulebook:
    return load("engine.wingspan", request.param).filled(facts(shipped()))


@pytest.fixture(scope="module")
def english() -> Rulebook:
    return load("engine.wingspan", "en").filled(facts(shipped()))


def with_word(book: Rulebook, word: str) -> list[Entry]:
    """Give the guide entries that are found by exactly this word."""
    return [entry for entry in book.of_kind("list") if word.lower() in entry.words]


def test_every_rule_and_subtle_point_has_exactly_one_entry(book: Rulebook) -> None:
    assert [entry.id for entry in book.of_kind("rule")] == RULE_IDS
    assert {rule for refusal in REFUSALS.values() for rule in refusal.rules} <= set(RULE_IDS)


def test_languages_have_the_same_entries(book: Rulebook) -> None:
    english = load("engine.wingspan", "en")
    assert [(entry.id, entry.kind) for entry in book.entries] == [(entry.id, entry.kind) for entry in english.entries]


def test_languages_use_the_same_numbers_and_lead_to_the_same_entries(book: Rulebook) -> None:
    unfilled = load("engine.wingspan", book.language)
    for entry, own in zip(load("engine.wingspan", "en").entries, unfilled.entries, strict=True):
        assert _numbers(own) == _numbers(entry), entry.id
        assert own.see == entry.see, entry.id
        assert own.words, entry.id


def _numbers(entry: Entry) -> list[str]:
    return sorted(re.findall(r"\{(\w+)\}", " ".join((entry.title, entry.text, *entry.examples))))


def test_ws15_every_bird_has_an_entry_by_its_english_and_german_name(book: Rulebook) -> None:
    data = shipped()
    birds = [bird for power in data["powers"] for bird in power["birds"]]
    assert len(birds) == len(set(birds)) == 47
    for bird in birds:
        assert with_word(book, bird) == with_word(book, data["birds"]["de"][bird][0])
        assert len(with_word(book, bird)) == 1


@pytest.mark.parametrize("bird", ["Sarus Crane", "Great Hornbill", "Crested Ibis", "Golden Pheasant", "Zebra Dove"])
def test_a_birds_entry_tells_its_tokens(book: Rulebook, bird: str) -> None:
    power = next(power for power in shipped()["powers"] if bird in power["birds"])
    (entry,) = with_word(book, bird)
    assert re.search(rf" {power['cache']} \([\w ]+\), \w+ {power['hoard']} \([\w ]+\)", entry.text)


def test_every_card_and_goal_has_an_entry(book: Rulebook) -> None:
    data = shipped()
    for card in data["cards"]:
        entry = book.find(card["id"])
        assert entry is not None
        assert len(re.findall(r"^- \w+ \d: [\w ]+", entry.text, re.MULTILINE)) == 4
    for card in data["bonus_cards"]:
        assert len(with_word(book, card["id"].replace("_", " "))) == 1
    for name in {*data["percent_cards"]["core"], *data["percent_cards"]["asia"], *data["percent_cards"]["excluded"]}:
        assert len(with_word(book, name)) == 1, name
    goals = [goal["id"] for goal in data["base"]["goals"]]
    goals += [goal for tile in data["duet"]["tiles"] for goal in tile["goals"]]
    for goal in goals:
        assert len(with_word(book, goal.replace("_", " "))) == 1, goal
    assert {"AS1", "AS2"} <= {entry.id for entry in book.entries}


def test_an_entry_fits_one_message_and_leads_on(book: Rulebook) -> None:
    for entry in book.entries:
        assert len("\n".join((entry.title, entry.text, *entry.examples))) <= ONE_MESSAGE, entry.id
        assert entry.see, entry.id


def test_an_example_is_whole_sentences(book: Rulebook) -> None:
    """A list of search words that stands behind an example would be read as its end."""
    for entry in book.entries:
        for example in entry.examples:
            assert example[-1] in '.!?:”"', entry.id
            assert ".," not in example, entry.id


def test_titles_are_short_and_different(book: Rulebook) -> None:
    assert all(len(entry.title) <= 60 for entry in book.entries)
    titles = [(entry.kind, entry.title) for entry in book.entries]
    assert len(set(titles)) == len(titles)


def test_every_word_among_the_facts_has_its_term(book: Rulebook) -> None:
    left = {entry.id for entry in book.entries if re.search(r"[a-z]_[a-z]", entry.text)}
    assert left == set()


@shared
def test_no_sentence_is_taken_from_the_specification() -> None:
    known = " ".join(_words((SHARED / "rules.md").read_text(encoding="utf-8")))
    copied = set()
    for entry in load("engine.wingspan").filled(facts(shipped())).entries:
        for text in (entry.text, *entry.examples):
            words = _words(text)
            runs = (" ".join(words[start : start + 12]) for start in range(len(words) - 11))
            copied |= {f"{entry.id}: {run}" for run in runs if run in known}
    assert not copied


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", text.casefold())


def test_numbers_come_from_the_components_in_force() -> None:
    own = copy.deepcopy(shipped())
    own["levels"]["eagle"]["face_down"] = 6
    own["duet"]["tracker"]["4"] |= {"status": "printed", "rows": ["habitat", "map", "type", "round"]}
    own["powers"] = [power for power in own["powers"] if power["id"] != "steal"]
    text = {entry.id: entry.text for entry in load("engine.wingspan").filled(facts(own)).entries}
    assert "worth 3, 6 or 5 points" in text["WA17"]
    assert "habitat, map, kind of space, round" in text["N4"]
    assert "Source: printed" in text["N4"]
    assert any("cache – (–), hoard – (–)" in entry for entry in text.values())


def test_a_look_up_shows_what_is_not_printed(english: Rulebook) -> None:
    book = english
    tracker, goal = book.find("N4"), with_word(book, "brown powers")[0]
    assert tracker is not None
    assert "cache 4 (printed), hoard 6 (derived)" in with_word(book, "Golden Pheasant")[0].text
    assert "cache 2 (derived), hoard 4 (printed)" in with_word(book, "Great Hornbill")[0].text
    assert "reconstructed" in tracker.text
    assert "assumed" in goal.text


def test_what_a_single_helper_app_tells_is_said_so(english: Rulebook) -> None:
    book = english
    (alliance,) = (entry for entry in with_word(book, "automatische allianz") if entry.id.startswith("A"))
    assert "Source: told by one helper app only" in alliance.text
    orders = {f"A{number:02}": book.find(f"A{number:02}") for number in (1, 4, 5, 7, 8, 9, 10)}
    told = {card: entry.text.partition("order of the food: ")[2] for card, entry in orders.items() if entry}
    assert {card for card, source in told.items() if source.startswith("told by one")} == {
        "A01",
        "A04",
        "A07",
        "A08",
        "A09",
    }
    assert {card for card, source in told.items() if source.startswith("printed")} == {"A05", "A10"}


def test_where_the_numbers_come_from() -> None:
    data = shipped()
    counts = provenance(data).counts
    assert counts["own"] == 0
    assert counts["printed"] > counts["assumed"] > 0
    assert counts["reconstructed"] > 0
    reported = {value.path[:2] for group in provenance(data).groups["reported"] for value in group.values}
    assert reported == {("special_cards", "1"), ("special_cards", "2"), *(("cards", place) for place in "03678")}
    data["levels"]["eagle"]["face_down"] = 6
    assert provenance(data).counts["own"] == 1
