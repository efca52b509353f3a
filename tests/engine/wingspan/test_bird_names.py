"""What birds are called in each language, in the data of a game and in what is shipped."""

from __future__ import annotations

from typing import Any

import pytest

from engine.languages import kin
from engine.wingspan import wingspan
from engine.wingspan.actions import React
from engine.wingspan.bird_names import all_names, names_of, printed_elsewhere
from engine.wingspan.components import FILE

SHIPPED: dict[str, Any] = wingspan.components()
BIRDS = sorted(bird for power in SHIPPED["powers"] for bird in power["birds"])


@pytest.mark.parametrize("language", SHIPPED["birds"])
def test_every_language_names_every_bird_and_no_name_is_that_of_two(language: str) -> None:
    named = SHIPPED["birds"][language]
    assert sorted(set(named).union(*(SHIPPED["birds"][each] for each in kin(language, SHIPPED["birds"])))) == BIRDS
    names = [name.casefold() for names in named.values() for name in names]
    assert len(set(names)) == len(names)


def test_the_printed_name_comes_first_and_a_language_without_names_has_the_english_one() -> None:
    assert names_of("American Bittern", "de")[:2] == ("Nordamerik. Rohrdommel", "Nordamerikanische Rohrdommel")
    assert names_of("American Bittern", "xx") == ("American Bittern",)
    assert all_names("Osprey")[:2] == ("Osprey", "Fischadler")


def test_who_has_other_cards_finds_the_english_name_or_where_that_is_read_all_others() -> None:
    assert (
        printed_elsewhere("American Bittern", "de")
        == printed_elsewhere("American Bittern", "pl")
        == ("American Bittern",)
    )
    printed = tuple(names["American Bittern"][0] for names in SHIPPED["birds"].values())
    assert len(printed) > 1
    assert printed_elsewhere("American Bittern", "en") == printed
    assert printed_elsewhere("American Bittern", "xx") == printed, "a language without names has the English ones"
    data = wingspan.components()
    data["birds"]["fr"] = {"American Bittern": ["Butor d'Amérique"]}
    components = FILE.check(data)
    assert printed_elsewhere("American Bittern", "fr", components) == ("American Bittern",)
    assert printed_elsewhere("American Bittern", "en", components) == (*printed, "Butor d'Amérique")


def test_a_region_has_its_own_names_and_else_those_of_its_language() -> None:
    data = wingspan.components()
    data["birds"] |= {"pt_BR": {"Osprey": ["Águia"]}, "pt": {"Osprey": ["Pesqueira"], "Canvasback": ["Zarro"]}}
    components = FILE.check(data)
    assert names_of("Osprey", "pt_BR", components) == ("Águia", "Pesqueira")
    assert names_of("Canvasback", "pt_BR", components) == ("Zarro",)
    assert names_of("Osprey", "pt_PT", components)[0] == "Pesqueira"


def test_data_of_older_games_have_one_name_of_each_bird() -> None:
    older = SHIPPED | {"birds": {"Osprey": "Fischadler (alt)"}}
    components = FILE.check(older)
    assert names_of("Osprey", "de", components) == ("Fischadler (alt)", "Fischadler")
    assert names_of("Canvasback", "de", components)[0] == "Riesentafelente"


def test_an_owners_bird_needs_no_other_name() -> None:
    data = wingspan.components()
    data["powers"][0]["birds"].append("Snow Goose")
    assert names_of("Snow Goose", "de", FILE.check(data)) == ("Snow Goose",)
    assert printed_elsewhere("Snow Goose", "de", FILE.check(data)) == ()
    data["birds"]["de"]["Snow Goose"] = ["Schneegans"]
    assert names_of("Snow Goose", "de", FILE.check(data)) == ("Schneegans",)


@pytest.mark.parametrize(
    ("typed", "bird"),
    [
        ("Löffelente", "Northern Shoveler"),
        ("loffelente", "Northern Shoveler"),
        ("Loeffelente", "Northern Shoveler"),
        ("weißbauch-phoebetyrann", "Eastern Phoebe"),
        ("Grosser Adjutant", "Greater Adjutant"),
        ("Nordamerikanische Rohrdommel", "American Bittern"),
        ("wiedehopf", "Eurasian Hoopoe"),
    ],
)
def test_an_action_as_text_names_a_bird_in_any_language(typed: str, bird: str) -> None:
    assert wingspan.parse(f"react {typed} count 2") == React(bird, count=2)
