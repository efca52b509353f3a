"""Finding the Automa's rules, birds, cards and goals as players type."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from engine.rulebook import load
from engine.rulebook.search import search
from engine.wingspan.rulebook import facts

DATA: dict[str, Any] = tomllib.loads((files("engine.wingspan") / "components.toml").read_text(encoding="utf-8"))
BOOK = load("engine.wingspan").filled(facts(DATA))


def found(words: str, limit: int = 3) -> list[str]:
    return [match.entry.id for match in search(BOOK, words, limit)]


def titles(words: str, limit: int = 1) -> list[str]:
    return [match.entry.title for match in search(BOOK, words, limit)]


@pytest.mark.parametrize(("english", "german"), DATA["birds"]["de"].items())
def test_every_bird_is_found_first_by_either_name(english: str, german: list[str]) -> None:
    assert titles(english) == titles(german[0]) == [english]


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("bittern", "American Bittern"),
        ("hornbil", "Great Hornbill"),
        ("sarus crain", "Sarus Crane"),
        ("annas humming bird", "Anna's Hummingbird"),
        ("rohrdomel", "American Bittern"),
        ("grosser adjutant", "Greater Adjutant"),
        ("loffelente", "Northern Shoveler"),
    ],
)
def test_a_bird_is_found_misspelt(words: str, wanted: str) -> None:
    assert wanted in titles(words, 3)


@pytest.mark.parametrize("card", [*DATA["percent_cards"]["core"], *DATA["percent_cards"]["asia"]])
def test_every_percent_card_is_found_by_its_name(card: str) -> None:
    assert titles(card) == [card]


@pytest.mark.parametrize("card", DATA["bonus_cards"], ids=lambda card: str(card["id"]))
def test_her_bonus_cards_are_found_by_name(card: dict[str, Any]) -> None:
    assert titles(card["name"]) == [card["name"]]


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("how do i play with the bot", "M2"),
        ("correct a mistake", "M4"),
        ("is this number official", "M5"),
        ("average score", "M6"),
        ("base or duet mode", "WA5"),
        ("special card", "WA7"),
        ("edge goal", "WA9"),
        ("which bonus card does she have", "WA10"),
        ("gewölleanalytiker", "P16"),
        ("who begins", "WA14"),
        ("how many turns", "WA14"),
        ("draw cards tray", "WA17"),
        ("which bird does she take", "WA18"),
        ("keep two birds", "WA19"),
        ("no bird matches", "WA20"),
        ("all dice the same", "WA23"),
        ("which dice do i remove", "WA24"),
        ("pink powers", "WA25"),
        ("remove a cube", "WA27"),
        ("react to white power", "WA29"),
        ("does a player have", "WA30"),
        ("steal from automa", "WA32"),
        ("copy bonus card", "WA35"),
        ("how many cache tokens", "WA36"),
        ("give her a card", "WA37"),
        ("green side tie", "WA42"),
        ("duet goal points", "WA44"),
        ("reshuffle deck", "WA46"),
        ("when does she place a duet token", "WA47"),
        ("start corner", "WA49"),
        ("scan direction", "WA50"),
        ("token after bird", "WA52"),
        ("why no token", "WA53"),
        ("tokens to eggs", "WA55"),
        ("face down birds points", "WA57"),
        ("largest group", "WA59"),
        ("who wins a tie", "WA62"),
        ("eagle eyed eagle", "WA63"),
        ("futterspeicher", "WA64"),
        ("hoard egg tokens", "WA65"),
        ("tuck hoard", "WA67"),
        ("teal power", "WS13"),
        ("reset space", "MT5"),
        ("adjacent spaces", "MT2"),
        ("map tracker round 4", "N4"),
        ("automubon", "AS1"),
        ("alliance", "AS2"),
        ("automa card 5", "A05"),
        ("a10", "A10"),
        ("eggs in forest", "GB13"),
        ("matching symbols", "GD2"),
        ("horizontal row", "GD7"),
    ],
)
def test_the_right_entry_is_among_the_first_three(words: str, wanted: str) -> None:
    assert wanted in found(words)


@pytest.mark.parametrize("entry", BOOK.entries, ids=lambda entry: str(entry.id))
def test_a_title_finds_its_entry(entry: Any) -> None:
    assert entry.id in found(entry.title)
