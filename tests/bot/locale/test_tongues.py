"""The judge of languages that whole games in a browser are held by: what it finds, and what it lets pass."""

from __future__ import annotations

import pytest

from bot.locale.words import FALLBACK, LANGUAGES, wording
from tests.support.labels import beginning, foreign_to_page
from tests.support.tongues import names_in, said_wrongly, shares, texts_of

OTHERS = [each for each in LANGUAGES if each != FALLBACK]
SAID = ("table-opened-no-thread", "turn-undone", "clock-page", "look-no-picture", "rules-overview")
FACTS = {"game": "Moa", "clock": "–", "typed": "–", "asks": "no", "chapters": "–"}


@pytest.mark.slow
@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("said", LANGUAGES)
@pytest.mark.parametrize("key", SAID)
def test_a_message_is_right_in_its_own_language_only(language: str, said: str, key: str) -> None:
    text = wording(said)(key, **FACTS)
    found = said_wrongly(["Ann", text], language)
    assert set(found) == (set() if said == language else {text})


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.slow
def test_one_english_sentence_within_others_is_found(language: str) -> None:
    words = wording(language)
    text = f"{words('turn-undone')}\n{wording(FALLBACK)('look-board')}"
    assert text in said_wrongly([text], language)


@pytest.mark.parametrize("language", OTHERS)
def test_a_text_that_no_file_has_is_found_by_its_little_words(language: str) -> None:
    text = "**Ann** has the oldest of all pens, and it is not with you."
    assert said_wrongly([text], language) == {text: "little words"}
    assert shares([text])[FALLBACK] == 1


def test_names_of_messages_are_found() -> None:
    assert names_in(["Das ist moa-way-attack.", "auf und ab, Vor-Ort, moa-1.jsonl"]) == {"moa-way-attack"}


def test_everything_that_can_be_read_in_a_message_is_taken() -> None:
    message = {
        "content": "a",
        "attachments": [{"description": "b"}, {}],
        "components": [
            {"components": [{"label": "c"}, {"placeholder": "d", "options": [{"label": "e", "description": "f"}]}]},
            {"items": [{"description": "g"}]},
        ],
    }
    assert "".join(texts_of(message)) == "abcdefg"


@pytest.mark.parametrize("language", OTHERS)
def test_english_words_of_the_page_are_found(language: str) -> None:
    assert foreign_to_page(language, ["Dismiss message", "Enlarge: Moa", "#games", "Ann"]) == [
        "Dismiss message",
        "Enlarge: Moa",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_sentence_of_a_message_has_no_markdown(language: str) -> None:
    assert "*" not in beginning(language, "post-finished")
    assert beginning(language, "turn-done") in wording(language)("turn-done", told="–")
