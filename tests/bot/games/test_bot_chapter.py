"""The chapter about the bot, at the end of every game's rulebook."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.games import PRESENTERS
from bot.games.bot_chapter import PACKAGE, with_bot_chapter
from bot.games.rulebook_pages import page
from bot.games.rulebooks import filled
from bot.locale.checking.books import LONGEST
from bot.locale.command_names import PREFIX
from bot.locale.messages import messages
from bot.locale.words import FALLBACK, LANGUAGES, wording
from engine.games import GAMES
from engine.rulebook import Rulebook, load, parse
from engine.rulebook.search import search

ENGLISH = load(PACKAGE)
IN_EVERY_BOOK = {each.id for each in ENGLISH.entries} - {"BOT3", "BOT14"}
BOOKS = [(game, language) for game in GAMES for language in LANGUAGES]
ASKED = {
    "en": {
        "how do i make a move": "BOT1",
        "how do i undo": "BOT2",
        "i misclicked": "BOT2",
        "where do i see my cubes": "BOT3",
        "can i see the board larger": "BOT4",
        "whose turn is it": "BOT5",
        "what is the score now": "BOT6",
        "how do i join a game": "BOT7",
        "how do i quit": "BOT8",
        "give my seat to somebody else": "BOT8",
        "can we end the game early": "BOT9",
        "how do i change the clock": "BOT10",
        "how do i stop notifications": "BOT11",
        "what did i miss": "BOT12",
        "change the language": "BOT13",
        "can i plan my next turn ahead": "BOT14",
        "where is my rating": "BOT15",
        "can others watch the game": "BOT16",
        "is there a tutorial": "BOT17",
        "what happens when the bot restarts": "BOT18",
    },
    "de": {
        "wie mache ich einen zug": "BOT1",
        "ich hab mich verklickt": "BOT2",
        "wo sehe ich meine karten": "BOT3",
        "kann ich den spielplan größer sehen": "BOT4",
        "auf wen warten wir": "BOT5",
        "wer führt gerade": "BOT6",
        "wie füge ich einen automa hinzu": "BOT7",
        "wie steige ich aus": "BOT8",
        "partie für alle abbrechen": "BOT9",
        "wie stelle ich die uhr um": "BOT10",
        "benachrichtigungen abstellen": "BOT11",
        "was habe ich verpasst": "BOT12",
        "sprache ändern": "BOT13",
        "zug im voraus planen": "BOT14",
        "wo ist die rangliste": "BOT15",
        "können andere zuschauen": "BOT16",
        "gibt es ein tutorial": "BOT17",
        "was passiert wenn der bot neu startet": "BOT18",
    },
    "pl": {
        "jak wykonać ruch": "BOT1",
        "jak cofnąć ruch": "BOT2",
        "gdzie widzę swoje karty": "BOT3",
        "jak powiększyć planszę": "BOT4",
        "na kogo czekamy": "BOT5",
        "kto teraz prowadzi": "BOT6",
        "jak dołączyć do gry": "BOT7",
        "jak się poddać": "BOT8",
        "jak zakończyć partię przed czasem": "BOT9",
        "jak ustawić zegar": "BOT10",
        "wyłączyć powiadomienia": "BOT11",
        "co mnie ominęło": "BOT12",
        "jak zmienić język": "BOT13",
        "przygotować ruch z wyprzedzeniem": "BOT14",
        "gdzie jest ranking": "BOT15",
        "jak oglądać partię bez grania": "BOT16",
        "czy jest samouczek": "BOT17",
        "co się stanie gdy bot się zrestartuje": "BOT18",
    },
}
ALSO = {"wingspan": {"BOT2": {"M4"}}, "laisla": {"BOT2": {"Q4"}, "BOT7": {"G9"}}, "moa": {"BOT7": {"G12"}}}
"""Of some games: which rules of their own answer the same question as well."""


def book(game: str, language: str) -> Rulebook:
    return filled(game, language, GAMES[game].components())


def ids(rulebook: Rulebook) -> set[str]:
    return {each.id for each in rulebook.entries}


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_it_stands_at_the_end_of_every_book_in_its_language(game: str, language: str) -> None:
    own, whole = load(f"engine.{game}", language), book(game, language)
    assert [each.id for each in whole.entries[: len(own.entries)]] == [each.id for each in own.entries]
    added = whole.entries[len(own.entries) :]
    assert {each.chapter for each in added} == set(load(PACKAGE, language).chapters)
    assert {each.id for each in added} >= IN_EVERY_BOOK
    assert load(PACKAGE, language).language == own.language == language


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_its_ids_are_nothing_else_and_what_it_leads_to_is_there(game: str, language: str) -> None:
    whole = book(game, language)
    assert len(ids(whole)) == len(whole.entries)
    for each in whole.entries:
        assert set(each.see) <= ids(whole), each.id


def test_what_a_game_has_not_is_left_out() -> None:
    assert ids(book("moa", "en")) >= {"BOT3", "BOT14"}
    assert not ids(book("wingspan", "en")) & {"BOT3", "BOT14"}


def test_a_language_without_the_chapter_has_it_in_english() -> None:
    french = parse("# Moa\n## Règles\n### PB1 · Poser des oiseaux\nOn paie.\n", "fr")
    whole = with_bot_chapter(french, "moa")
    assert whole.language == "fr"
    assert [each.id for each in whole.entries[:2]] == ["PB1", "BOT1"]
    assert whole.entries[1].title == ENGLISH.entries[0].title


@pytest.mark.parametrize("language", LANGUAGES)
def test_entries_are_short_and_looked_for_by_many_words(language: str) -> None:
    for each in load(PACKAGE, language).entries:
        assert len(each.text) <= LONGEST, each.id
        assert 12 <= len(each.words) <= 25, (each.id, len(each.words))
        assert len(set(each.words)) == len(each.words), each.id


def command_paths() -> set[str]:
    """Every command with its options ("table undo choose:"), by the English names."""
    says = wording(FALLBACK)
    keys = [each for each in messages(FALLBACK).names(PREFIX) if "-any-" not in each]
    paths = set()
    for key in keys:
        outer = [each for each in keys if key.startswith(f"{each}-")]
        path = " ".join(says(each) for each in sorted([*outer, key], key=len))
        paths |= {path, f"{path}:"}
    return paths


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_command_it_names_is_there(game: str, language: str) -> None:
    known = command_paths()
    named = [
        command
        for each in book(game, language).entries
        if each.chapter in load(PACKAGE, language).chapters
        for command in re.findall(r"`/([^`]*)`", each.text)
    ]
    assert len(named) > 30
    assert [each for each in named if each not in known] == []
    assert (PRESENTERS[game].group or game) in named


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_bold_stands_on_a_button(language: str) -> None:
    says = wording(language)
    buttons = {says(key) for key in messages(FALLBACK).names("button-")} | {says("panel-back")}
    bold = {label for each in load(PACKAGE, language).entries for label in re.findall(r"\*\*(.+?)\*\*", each.text)}
    assert len(bold) > 12
    assert bold - buttons == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_commands_and_buttons_are_named_in_all_languages(language: str) -> None:
    for known, here in zip(ENGLISH.entries, load(PACKAGE, language).entries, strict=True):
        for what in (r"`/([^`]*)`", r"(\*\*)"):
            assert sorted(re.findall(what, known.text)) == sorted(re.findall(what, here.text)), here.id


@pytest.mark.parametrize(
    ("game", "language", "typed"), [(game, each, typed) for game, each in BOOKS for typed in ASKED.get(each, ())]
)
def test_plain_questions_find_it_by_its_words(game: str, language: str, typed: str) -> None:
    """So it is without what was learned, which is made anew after a change of the words."""
    whole = replace(book(game, language), learned="")
    wanted = ASKED[language][typed]
    if wanted not in ids(whole):
        assert game == "wingspan"
        return
    found = [match.entry.id for match in search(whole, typed, 3)]
    assert wanted in found, found
    assert found[0] in {wanted} | ALSO.get(game, {}).get(wanted, set()), found


def test_its_letters_find_all_of_it() -> None:
    found = [match.entry.id for match in search(book("moa", "en"), "BOT", 30)]
    assert found[:18] == [each.id for each in ENGLISH.entries]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_stands_on_the_pages_with_the_commands_of_the_language(language: str) -> None:
    written = page(GAMES["wingspan"], wording(language))
    assert f"### BOT1 · {load(PACKAGE, language).entries[0].title}" in written
    assert wording(language).commands("`/table undo`") in written
    assert wording(language).commands("`/automa`") in written
