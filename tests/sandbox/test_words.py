"""The page's words are there in its languages, each with what is filled in."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import sandbox
from sandbox.languages import locale_of

WEB = Path(sandbox.__file__).parent / "web"
SCRIPT = "".join(file.read_text(encoding="utf-8") for file in sorted((WEB / "js").glob("*.js")))
PAGE = (WEB / "index.html").read_text(encoding="utf-8")
REFUSING = "".join(file.read_text(encoding="utf-8") for file in sorted(Path(sandbox.__file__).parent.rglob("*.py")))
LANGUAGES = sorted(file.stem for file in (WEB / "words").glob("*.json"))


def _data(name: str) -> list[str]:
    """Return the texts of a list in the script, whose names are said where they are shown."""
    found = re.search(rf"const {name} = \[(.*?)\];\n", SCRIPT, re.DOTALL)
    assert found
    return [text for pair in re.findall(r'\["([^"]+)"(?:, "([^"]+)")?', found[1]) for text in pair if text]


SEED = json.loads((WEB.parent / "model" / "seed.json").read_text(encoding="utf-8"))
"""The first server is in English, as the page is; the second speaks German whoever looks."""
SAID = {
    *re.findall(r'(?<![\w.])t\("([^"]*)"', SCRIPT),
    *re.findall(r'aria-label="([^"]+)"', PAGE),
    *re.findall(r"data-words>([^<]+)<", PAGE),
    *_data("STORMS"),
    *_data("STEPS"),
    *re.findall(r'(?:RefusedError|UnknownError)\(\s*"([^"]+)"', REFUSING),
    *(channel["topic"] for channel in SEED["servers"][0]["channels"]),
}


def test_languages_are_offered_as_discord_calls_them() -> None:
    assert [locale_of(each) for each in ("de", "pl", "sv", "pt")] == ["de", "pl", "sv-SE", "pt-BR"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_page_is_there_and_none_is_left_over(language: str) -> None:
    words = json.loads((WEB / "words" / f"{language}.json").read_text(encoding="utf-8"))
    assert {"Submit", "Weather", "1 day", "Skip to the message box", "The option {option} is required."} <= SAID
    assert SAID ^ words.keys() == set()
    blank = re.compile(r"\{\w+\}")
    assert [each for each in words if sorted(blank.findall(each)) != sorted(blank.findall(words[each]))] == []


def test_what_people_are_refused_is_a_sentence_of_the_page() -> None:
    """None is put together: no language could have it. (The driver's `RefusedError` is another.)"""
    raised = re.findall(r"raise (?:RefusedError|UnknownError)\(\s*(?!body)(.)", REFUSING)
    assert len(raised) > 15
    assert set(raised) == {'"'}


def test_nothing_of_the_page_is_said_past_its_words() -> None:
    """A label or a sentence in the script that is not said by `t`, or one in a stylesheet, which cannot say it."""
    bare = re.findall(r'(?:"aria-label"|title|textContent)(?::| =) "([A-Z][^"]*)"', SCRIPT)
    assert bare == []
    styles = "".join(file.read_text(encoding="utf-8") for file in (WEB / "css").glob("*.css"))
    assert re.findall(r'content: "([^"]*[A-Za-z]{2}[^"]*)"', styles) == []
