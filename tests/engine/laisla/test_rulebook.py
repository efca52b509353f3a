"""La Isla's rulebook: every rule and function once, every number from the components, and where they come from."""

from __future__ import annotations

import copy
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from engine.laisla import laisla
from engine.laisla.chapters.refusals import REFUSALS
from engine.laisla.functions import FUNCTIONS
from engine.laisla.rulebook import facts, provenance
from engine.rulebook import Rulebook, load

SHARED = Path(__file__).parents[4] / "shared" / "games" / "laisla"
shared = pytest.mark.skipif(not SHARED.is_dir(), reason="the specification's folder is not beside the project")

RULE_IDS = [f"LI{number}" for number in range(1, 43)]
FUNCTION_IDS = [f"F{number}" for number in range(1, len(FUNCTIONS) + 1)]
LANGUAGES = sorted(
    path.name.removesuffix(".md") for path in files("engine.laisla.rulebook").iterdir() if path.name.endswith(".md")
)
ONE_MESSAGE = 1500
"""Characters of an entry with its examples; Discord takes 2,000, the rest is for headings and references."""


@pytest.fixture(scope="module", params=LANGUAGES)
def book(request: pytest.FixtureRequest) -> Rulebook:
    return load("engine.laisla", request.param).filled(facts(laisla.components()))


def test_every_rule_has_exactly_one_entry(book: Rulebook) -> None:
    assert [entry.id for entry in book.of_kind("rule")] == RULE_IDS
    assert {rule for refusal in REFUSALS.values() for rule in refusal.rules} <= set(RULE_IDS)


def test_every_function_has_exactly_one_entry_in_its_order(book: Rulebook) -> None:
    own = [entry for entry in book.of_kind("list") if entry.id.startswith("F")]
    assert [entry.id for entry in own] == FUNCTION_IDS
    for entry, name in zip(own, FUNCTIONS, strict=True):
        assert name in entry.words


def test_languages_have_the_same_entries(book: Rulebook) -> None:
    english = load("engine.laisla", "en")
    assert [(entry.id, entry.kind) for entry in book.entries] == [(entry.id, entry.kind) for entry in english.entries]


def test_an_entry_fits_one_message_and_leads_on(book: Rulebook) -> None:
    for entry in book.entries:
        assert len("\n".join((entry.title, entry.text, *entry.examples))) <= ONE_MESSAGE, entry.id
        assert entry.see, entry.id


def test_titles_are_short_and_different(book: Rulebook) -> None:
    assert all(len(entry.title) <= 60 for entry in book.entries)
    titles = [(entry.kind, entry.title) for entry in book.entries]
    assert len(set(titles)) == len(titles)


def test_there_are_questions_and_words(book: Rulebook) -> None:
    assert 10 <= len(book.of_kind("questions")) <= 15
    assert len(book.of_kind("glossary")) >= 5


@shared
def test_no_sentence_is_taken_from_the_specification() -> None:
    """The printed rules are German; what is written about them in English must not be copied either."""
    known = " ".join(_words((SHARED / "rules.md").read_text(encoding="utf-8")))
    copied = set()
    for entry in load("engine.laisla").filled(facts(laisla.components())).entries:
        for text in (entry.text, *entry.examples):
            words = _words(text)
            runs = (" ".join(words[start : start + 12]) for start in range(len(words) - 11))
            copied |= {f"{entry.id}: {run}" for run in runs if run in known}
    assert not copied


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", text.casefold())


def test_numbers_come_from_the_components_in_force() -> None:
    own: dict[str, Any] = copy.deepcopy(laisla.components())
    own["end_sum"]["3"] = 12
    own["tracks"]["short"]["value_thresholds"] = [1, 2, 3, 4, 5]
    own["components"]["cubes"]["start_per_player_per_colour"] = 4
    own["deck"].append({"id": 999, "set": 2, "function": "wild_grey", "cube": "grey", "animal": "dodo"})
    text = {entry.id: entry.text for entry in load("engine.laisla").filled(facts(own)).entries}
    assert "12 with three" in text["LI3"]
    assert "1, 2, 3, 4, 5" in text["N2"]
    assert "4 cube of each colour" in text["N3"]
    assert "61 more, 181 in all" in text["N4"]
    assert "Cards with it: 2." in text[FUNCTION_IDS[list(FUNCTIONS).index("wild_grey")]]


def test_numbers_of_the_shipped_components() -> None:
    numbers = facts(laisla.components())
    expected = {
        "fields": "30",
        "clearings": "35",
        "clearings_2": "15",
        "clearings_3": "10",
        "clearings_4": "10",
        "cards_basic": "120",
        "cards_advanced": "60",
        "end_2": "7",
        "end_4": "11",
        "track_standard": "4, 7, 10, 13, 16",
        "extra_explorer_copies": "4",
        "amount_symbol_vp3": "3",
    }
    assert {name: numbers[name] for name in expected} == expected


def test_where_the_numbers_come_from() -> None:
    data = laisla.components()
    counts = provenance(data).counts
    assert counts["own"] == 0
    assert counts["stated"] > 0
    assert counts["reconstructed"] > counts["stated"]
    data["end_sum"]["2"] = 8
    assert provenance(data).counts["own"] == 1
