"""Finding rules as players type: with typos, in questions, half typed."""

from __future__ import annotations

import math
import tomllib
from importlib.resources import files

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.moa.rulebook import facts
from engine.rulebook import Entry, Rulebook, load, parse
from engine.rulebook.search import search


def moa() -> Rulebook:
    data = tomllib.loads((files("engine.moa") / "components.toml").read_text(encoding="utf-8"))
    return load("engine.moa").filled(facts(data))


BOOK = moa()


def found(words: str, limit: int = 3) -> list[str]:
    return [match.entry.id for match in search(BOOK, words, limit)]


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("can i place birds on invaded land", "PB2"),
        ("can others place in my territory", "PB2"),
        ("how do i get more birds on the bord", "PB1"),
        ("stronghold", "KT6"),
        ("bot", "G12"),
        ("strongold", "KT6"),
        ("vulcano", "V1"),
        ("erruption", "V1"),
        ("does the volcano reduce points", "SC3"),
        ("how many cards do i get", "P1"),
        ("how long is the game", "P1"),
        ("karakya", "K1"),
        ("buy two of the same tile", "K1"),
        ("who defends first", "I4"),
        ("where do mamals invade", "I1"),
        ("all strongholds removed", "I2"),
        ("can we defend together", "I5"),
        ("what happens to my birds when nobody defends", "I7"),
        ("do i lose my change", "B3"),
        ("wrong terain", "B2"),
        ("two actions in one turn", "B1"),
        ("can i pass and play later", "B4"),
        ("what happens if i dont answer", "H2"),
        ("timout", "H2"),
        ("afk player", "H2"),
        ("why was i skiped", "H1"),
        ("who can see my hand", "H0"),
        ("weesel", "A2"),
        ("mammal deck runs out", "A2"),
        ("sell to wiesel", "SL1"),
        ("sel land price", "SL2"),
        ("my leader went back after i sold", "SL3"),
        ("place leader without majority", "PL1"),
        ("leader tile when can i use", "PL2"),
        ("atack sold teritory", "AT1"),
        ("birds after atack", "AT2"),
        ("stronghold after atack", "AT3"),
        ("use karakia tile same turn", "K2"),
        ("draw a card at any time", "KT1"),
        ("exchage cards", "KT2"),
        ("two fite tile", "KT3"),
        ("act in other terrain", "KT4"),
        ("move leeder", "KT5"),
        ("can i move into sold land", "KT5"),
        ("deck emty", "KT7"),
        ("tie for frist", "SC1"),
        ("second place", "SC2"),
        ("mamal points", "SC4"),
        ("who wins in a tie", "SC6"),
        ("can i keep my cards", "P3"),
        ("do unused tiles carry over", "P2"),
        ("first player tokken", "R1"),
        ("2 player dice", "T1"),
        ("nuetral leder", "T2"),
        ("seperate icons", "W2"),
        ("is this the real game", "C1"),
        ("puckeko", "N1"),
        ("how much fight does a possum have", "N2"),
        ("cost of tiles", "N3"),
        ("adjacent territories", "N6"),
        ("what does the kea do", "N1"),
        ("what is karakia", "G10"),
        ("any teritory token", "KT4"),
        ("is stronghold permanent", "G8"),
        ("does passing lock me out", "B4"),
        ("how to win", "SC6"),
        ("can neutral win", "T4"),
        ("when do i get points", "SC1"),
        ("max birds", "PB2"),
        ("what if noone defends", "I7"),
        ("any territroy tile", "KT4"),
        ("exchnage thre", "KT2"),
        ("drwa one", "KT1"),
        ("frist plaeyr", "R1"),
        ("palce brids", "PB1"),
        ("sell lnad prce", "SL2"),
        ("mamal pionts", "SC4"),
        ("karkaia tile cost", "N3"),
        ("mov birds", "KT5"),
        ("all strong holds removed", "I2"),
        ("is my strong hold permanent", "G8"),
    ],
)
def test_the_right_rule_is_among_the_first_three(words: str, wanted: str) -> None:
    assert wanted in found(words)


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("storng hold", "KT6"),
        ("strong hold", "KT6"),
        ("stong hlod", "KT6"),
        ("any territroy tile", "KT4"),
        ("any terri tory", "KT4"),
        ("vulcano erupt", "V1"),
        ("vol cano erupts", "V1"),
        ("exchnage thre", "KT2"),
        ("drwa one", "KT1"),
    ],
)
def test_several_misspelt_words_find_the_right_rule_first(words: str, wanted: str) -> None:
    assert found(words)[0] == wanted


@pytest.mark.parametrize("entry", BOOK.entries, ids=lambda entry: str(entry.id))
def test_a_title_finds_its_entry(entry: Entry) -> None:
    assert entry.id in found(entry.title)


@pytest.mark.parametrize("words", ["kt5", "KT 5", " Kt-5 "])
def test_an_id_is_the_only_answer(words: str) -> None:
    assert [(match.entry.id, match.score) for match in search(BOOK, words)] == [("KT5", math.inf)]


def test_the_letters_of_an_id_give_the_whole_group_first() -> None:
    assert found("pb", 2) == ["PB1", "PB2"]
    assert found("AT", 3) == ["AT1", "AT2", "AT3"]


def test_accents_do_not_matter() -> None:
    assert found("pūkeko") == found("PUKEKO")


def test_little_words_do_not_lead_astray() -> None:
    assert found("what is the display of this game please")[0] == found("display of game")[0] == "G5"


def test_only_little_words_are_searched_all_the_same() -> None:
    assert found("my")


def test_a_question_leads_to_its_rule() -> None:
    book = parse("## A\n### A1 · Fine print\nText.\n## B [questions]\n### Q1 · Lost socks?\nNo.\n> See: A1\n")
    assert [match.entry.id for match in search(book, "sock")] == ["Q1", "A1"]


def test_the_best_is_first_and_the_limit_holds() -> None:
    matches = search(BOOK, "birds", 4)
    assert len(matches) == 4
    assert [match.score for match in matches] == sorted((match.score for match in matches), reverse=True)
    assert search(BOOK, "birds", 0) == search(BOOK, "kt5", 0) == []


@pytest.mark.parametrize("words", ["", "   ", "?!", "zzzzqqq xx", "🦤"])
def test_nothing_near_gives_nothing(words: str) -> None:
    assert search(BOOK, words) == []


@given(st.text(max_size=300))
@settings(max_examples=50, deadline=None)
def test_any_text_is_taken(words: str) -> None:
    assert all(match.score > 0 for match in search(BOOK, words, 5))
    assert len(search(BOOK, words, 25)) <= 25
