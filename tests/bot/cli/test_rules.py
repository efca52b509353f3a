"""`aviary rules`: looking a rule up on the command line."""

from __future__ import annotations

import pytest

from tests.bot.cli import run


def test_only_the_ids_best_first() -> None:
    done = run("rules", "--game", "moa", "--ids", "can i move my leader?")
    assert done.code == 0
    assert done.out.splitlines()[0] == "KT5"
    assert done.err == ""


def test_a_rule_in_words_with_what_else_may_be_meant() -> None:
    done = run("rules", "--game", "moa", "kt5")
    assert done.out.startswith("KT5 · Move\n")
    assert "{" not in done.out
    others = run("rules", "--game", "moa", "can", "i", "move", "my", "leader?")
    assert others.out.startswith("KT5 · Move\n")
    assert "See also:\n" in others.out


def test_an_example_is_told_in_the_language_of_the_book() -> None:
    assert "\nBeispiel: " in run("rules", "--game", "moa", "--language", "de", "B2").out
    assert "\nExample: " in run("rules", "--game", "moa", "B2").out


def test_an_entry_that_only_leads_on_shows_its_rule_too() -> None:
    done = run("rules", "--game", "moa", "Q6")
    assert done.out.startswith("Q6 · ")
    assert "\nI5 · How to defend\n" in done.out


def test_a_choice_where_it_is_not_clear() -> None:
    done = run("rules", "--game", "moa", "stro")
    assert done.out.startswith("It is not clear which rule you mean.")
    assert len(done.out.splitlines()) == 4


def test_nothing_near_is_said() -> None:
    assert run("rules", "--game", "moa", "pizza recipe").out == 'Nothing in the rulebook is near "pizza recipe".\n'
    assert run("rules", "--game", "moa", "--ids", "pizza recipe").out == ""


def test_a_language_without_a_book_is_said() -> None:
    asked = run("rules", "--game", "moa", "--ids", "combien de cartes avec les autres joueurs")
    assert asked.err == "There is no rulebook of Moa in French yet, only in English.\n"
    named = run("rules", "--game", "moa", "--ids", "--language", "it", "volcano")
    assert "no rulebook of Moa in Italian yet" in named.err
    assert "V1" in named.out.splitlines()[:3]
    assert "no rulebook of Moa in qq yet" in run("rules", "--game", "moa", "--language", "qq", "volcano").err
    assert "in Portuguese (Brazil) yet" in run("rules", "--game", "moa", "--language", "pt-BR", "kt5").err


@pytest.mark.parametrize("language", ["de-AT", "de_AT", "DE"])
def test_a_book_of_another_region_is_in_the_language_that_was_named(language: str) -> None:
    named = run("rules", "--game", "moa", "--language", language, "vulkan")
    assert named.err == ""
    assert named.out.startswith("V1 · ")


def test_who_asks_in_another_language_is_answered_from_its_book() -> None:
    asked = run("rules", "--game", "moa", "--ids", "wie viel kostet ein anführer und was bringt er")
    assert asked.out.splitlines()[0] == "PL2"
    assert not asked.err


def test_what_is_asked_about_the_bot_itself_is_answered() -> None:
    asked = run("rules", "--game", "wingspan", "bot2")
    assert asked.out.startswith("BOT2 · Taking a move back\n")
    assert "`/table undo`" in asked.out
    found = run("rules", "--game", "laisla", "--ids", "what happens when the bot restarts").out
    assert found.splitlines()[0] == "BOT18"
    assert run("rules", "--game", "moa", "--ids", "bot14").out.split() == ["BOT14"]
    for_one = run("rules", "--game", "wingspan", "--ids", "bot14").out
    assert "BOT14" not in for_one.split(), "there is nobody to wait for"


def test_an_unknown_game() -> None:
    done = run("rules", "--game", "chess", "castling")
    assert done.code == 1
    assert "There is no game" in done.err
