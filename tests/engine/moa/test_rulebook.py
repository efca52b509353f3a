"""Moa's rulebook: every rule once, every number from the components, and where those numbers come from."""

from __future__ import annotations

import copy
import re
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from engine.moa.rulebook import Provenance, facts, provenance
from engine.rulebook import Rulebook, load

SHARED = Path(__file__).parents[4] / "shared" / "games" / "moa"
shared = pytest.mark.skipif(not SHARED.is_dir(), reason="the specification's folder is not beside the project")

CHAPTERS = {
    "C": "1", "S": "123", "P": "1234", "H": "012", "A": "1234", "I": "1234567", "B": "1234", "PB": "12", "PL": "12",
    "AT": "123", "SL": "1234", "K": "123", "KT": "12345678", "R": "1", "V": "1", "SC": "123456", "T": "1234",
    "W": "123",
}  # fmt: skip
RULE_IDS = [letters + number for letters, numbers in CHAPTERS.items() for number in numbers]

LANGUAGES = sorted(
    path.name.removesuffix(".md") for path in files("engine.moa.rulebook").iterdir() if path.name.endswith(".md")
)
PRINTED = {"en": "002", "de": "000", "pl": "001"}
"""The printed rulebook of a language among the seeds."""
ONE_MESSAGE = 1500
"""Characters of an entry with its examples; Discord takes 2,000, the rest is for headings and references."""


@pytest.fixture(scope="module")
def data() -> dict[str, Any]:
    """The shipped components without their marks, as a game holds them."""
    loaded = tomllib.loads((files("engine.moa") / "components.toml").read_text(encoding="utf-8"))
    del loaded["provenance"]
    return loaded


@pytest.fixture(scope="module", params=LANGUAGES)
def book(request: pytest.FixtureRequest, data: dict[str, Any]) -> Rulebook:
    return load("engine.moa", request.param).filled(facts(data))


def test_every_rule_has_exactly_one_entry(book: Rulebook) -> None:
    assert sorted(entry.id for entry in book.of_kind("rule")) == sorted(RULE_IDS)


@shared
def test_the_ids_are_those_of_the_specification() -> None:
    text = (SHARED / "rules.md").read_text(encoding="utf-8")
    # Most rules begin a line with "PB1. "; W2 and W3 follow W1 on its lines.
    defined = re.findall(r"(?:^|  )([A-Z]{1,2}\d+)\. ", text, re.MULTILINE)
    assert sorted(defined) == sorted(RULE_IDS)


def test_languages_have_the_same_entries(book: Rulebook) -> None:
    english = load("engine.moa", "en")
    assert [(entry.id, entry.kind) for entry in book.entries] == [(entry.id, entry.kind) for entry in english.entries]


def test_an_entry_fits_one_message(book: Rulebook) -> None:
    for entry in book.entries:
        assert len("\n".join((entry.title, entry.text, *entry.examples))) <= ONE_MESSAGE, entry.id


def test_titles_are_short_and_different(book: Rulebook) -> None:
    for entry in book.of_kind("rule"):
        assert len(entry.title) <= 60
    titles = [(entry.kind, entry.title) for entry in book.entries]
    assert len(set(titles)) == len(titles)


def test_questions_and_words_point_to_rules(book: Rulebook) -> None:
    questions = book.of_kind("questions")
    assert 10 <= len(questions) <= 15
    for entry in (*questions, *book.of_kind("glossary")):
        assert entry.see
        assert set(entry.see) <= {*RULE_IDS, *(guide.id for guide in book.of_kind("guide"))}


def test_no_entry_is_a_dead_end(book: Rulebook) -> None:
    assert all(entry.see for entry in book.entries)


@shared
def test_no_sentence_is_taken_from_the_printed_rulebook(book: Rulebook) -> None:
    seed = next((SHARED.parents[1] / "seeds").glob(f"{PRINTED[book.language]}_*.txt"))
    printed = " ".join(_words(seed.read_text(encoding="utf-8")))
    for entry in book.entries:
        for text in (entry.text, *entry.examples):
            words = _words(text)
            runs = (" ".join(words[start : start + 9]) for start in range(len(words) - 8))
            assert not [run for run in runs if run in printed], entry.id


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", text.casefold())


def test_numbers_come_from_the_components_in_force(data: dict[str, Any]) -> None:
    own = copy.deepcopy(data)
    own["limits"] |= {"hand": 11, "leader_honour": 5}
    own["mammals"]["dog"] |= {"honour": 3}
    own["bird_cards"]["kea"]["icons"] = {"fight": 7}
    own["territories"]["5"] |= {"vp": [9, 8], "adjacent": [4, 6]}
    book = load("engine.moa").filled(facts(own))

    text = {entry.id: " ".join((entry.text, *entry.examples)) for entry in book.entries}
    assert "11 bird cards" in text["M2"]
    assert "Pay 5 honour" in text["PL2"]
    assert "you pay 5" in text["SL2"]  # 3, and 1 for each of the two sales before
    assert "Kea ×7: – / 7 / – / –" in text["N1"]
    assert "5: 9 / 8, next to 4, 6" in text["N6"]


def test_numbers_of_the_shipped_components(data: dict[str, Any]) -> None:
    numbers = facts(data)
    expected = {
        "bird_cards": "60",
        "mammal_cards": "20",
        "terrain_total": "30",
        "terrain_aside": "16",
        "karakia_tiles": "13",
        "leader_tiles": "12",
        "seats_min": "3",
        "seats_max": "5",
        "weasel_honour": "–",
        "coast_cards": "2 / 2 / 1 / – / 1 / –",
        "coast_territories": "1, 2, 3",
        "volcano_track": "0, 0, 1, 2, 3",
        "volcano_steps": "5",
    }
    assert {name: numbers[name] for name in expected} == expected


def test_a_species_that_an_owner_lacks_shows_no_numbers(data: dict[str, Any]) -> None:
    own = copy.deepcopy(data)
    own["bird_cards"]["takahe"] = own["bird_cards"].pop("kea")
    numbers = facts(own)
    assert numbers["kea_icons"] == "– / – / – / –"
    assert load("engine.moa").filled(numbers).find("N1")


def test_territory_numbers_may_be_integers(data: dict[str, Any]) -> None:
    own = data | {"territories": {int(number): territory for number, territory in data["territories"].items()}}
    assert facts(own) == facts(data)


# -- where the numbers come from ----------------------------------------------------------------------------------


@shared
def test_the_shipped_components_are_those_of_the_specification(data: dict[str, Any]) -> None:
    assert data == tomllib.loads((SHARED / "components.toml").read_text(encoding="utf-8"))


def test_every_mark_leads_to_a_value(data: dict[str, Any]) -> None:
    marks = tomllib.loads((files("engine.moa") / "components.toml").read_text(encoding="utf-8"))["provenance"]
    for dotted in marks:
        found: Any = data
        for step in dotted.split("."):
            found = found[int(step)] if isinstance(found, list) else found[step]


def _by_path(result: Provenance) -> dict[str, str]:
    return {
        ".".join(value.path): mark
        for mark, groups in result.groups.items()
        for group in groups
        for value in group.values
    }


def test_each_value_has_the_mark_of_its_longest_path(data: dict[str, Any]) -> None:
    marks = _by_path(provenance(data))
    expected = {
        "limits.hand": "stated",
        "limits.colours.3": "stated",
        "limits.colours.4": "reconstructed",
        "bird_cards.pukeko.icons.bird": "stated",
        "bird_cards.pukeko.copies": "reconstructed",
        "bird_cards.moa.icons.honour": "derived",
        "mammals.weasel.fight": "derived",
        "karakia_tiles.move.red": "derived",
        "leader_tiles.fight.0": "stated",
        "leader_tiles.fight.1": "reconstructed",
        "volcano.track.1": "derived",
        "territories.8.terrain": "stated",
        "territories.9.terrain": "reconstructed",
    }
    assert {path: marks[path] for path in expected} == expected
    assert "own" not in marks.values()


def test_groups_tell_whole_sections_and_add_up(data: dict[str, Any]) -> None:
    result = provenance(data)
    whole = [group.section for group in result.groups["reconstructed"] if group.whole]
    assert whole == ["terrain_cards"]
    sizes = {group.section: group.section_size for groups in result.groups.values() for group in groups}
    assert sum(result.counts.values()) == sum(sizes.values())
    assert result.counts["reconstructed"] > result.counts["stated"] > 0
    assert result.counts["own"] == 0


def test_an_owners_numbers_are_his_own(data: dict[str, Any]) -> None:
    own = copy.deepcopy(data)
    own["bird_cards"]["kea"]["icons"]["fight"] = 3
    own["mammals"]["rat"]["colour"] = "brown"
    result = provenance(own)
    assert [(group.section, [value.path[-1] for value in group.values]) for group in result.groups["own"]] == [
        ("bird_cards", ["fight"]),
        ("mammals", ["colour"]),
    ]


def test_marks_in_an_owners_file_count(data: dict[str, Any]) -> None:
    own = data | {"provenance": {"territories": "stated", "territories.3.vp": "derived"}}
    marks = _by_path(provenance(own))
    assert marks["territories.2.vp.0"] == "stated"
    assert marks["territories.3.vp.1"] == "derived"
    assert marks["limits.hand"] == "own"
    assert not [path for path in marks if path.startswith("provenance")]


def test_an_unknown_mark_is_refused_with_its_path(data: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match='territories: "guessed"'):
        provenance(data | {"provenance": {"territories": "guessed"}})
