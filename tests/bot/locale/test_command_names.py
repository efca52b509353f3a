"""Texts name commands in English; each reader sees the names that the own client shows."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot import locale
from bot.locale.command_names import PREFIX, CommandNames
from bot.locale.messages import messages
from bot.locale.words import FALLBACK, LANGUAGES, wording

ENGLISH = {
    "command-table": "table",
    "command-table-new": "new",
    "command-table-new-clock": "clock",
    "command-table-new-first-turn": "first-turn",
    "command-wingspan": "automa",
    "command-wingspan-take-back": "take-back",
}
GERMAN = {
    "command-table": "tisch",
    "command-table-new": "neu",
    "command-table-new-clock": "uhr",
    "command-table-new-first-turn": "erster-zug",
    "command-wingspan": "automa",
    "command-wingspan-take-back": "zurücknehmen",
}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Tippe `/table new`.", "Tippe `/tisch neu`."),
        ("Tippe `/table new clock:daily`.", "Tippe `/tisch neu uhr:daily`."),
        ("`/table new clock: bank first-turn: 2`", "`/tisch neu uhr: bank first-turn: 2`"),
        ("`/table new first-turn: 2`", "`/tisch neu erster-zug: 2`"),
        ("Mit /automa take-back geht es (/table).", "Mit /automa zurücknehmen geht es (/tisch)."),
        (
            "/table newer, https://example.org/table/new, and/table",
            "/tisch newer, https://example.org/table/new, and/table",
        ),
        ("/unknown new", "/unknown new"),
    ],
)
def test_commands_in_a_text_are_called_as_the_client_calls_them(text: str, told: str) -> None:
    assert CommandNames(ENGLISH, GERMAN.__getitem__)(text) == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_that_a_message_names_is_there(language: str) -> None:
    """A text that names a command that there is not sends its reader nowhere."""
    says = wording(FALLBACK)
    known = {says(name) for name in messages(FALLBACK).names(PREFIX)}
    named = {
        command
        for name in messages(language).names("")
        for message in [messages(language).get(name)]
        if message is not None and message.value is not None
        for command in re.findall(r"`/([a-z]+)", str(wording(language, FALLBACK)(name)))
    }
    assert {"table", "me"} <= named <= known


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_that_were_turned_into_others_stay(language: str) -> None:
    """A text may stand in another one, which is turned again as a whole."""
    says, turned = wording(FALLBACK), wording(language).commands
    keys = [name for name in messages(FALLBACK).names(PREFIX) if "-any-" not in name]
    for key in keys:
        outer = [each for each in keys if key.startswith(f"{each}-")]
        path = " ".join(says(each) for each in sorted([*outer, key], key=len))
        for text in (f"`/{path}`", f"`/{path}:`"):
            assert turned(turned(text)) == turned(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_option_stands_behind_its_command(language: str) -> None:
    """Apart from it (`/table undo` with `choose`) it would keep its English name, which the client does not show."""
    says, options = wording(FALLBACK), set()
    for name in messages(FALLBACK).names(PREFIX):
        options.add(says(name))
    folder = Path(locale.__file__ or "").parent / language
    lines = [line for each in folder.glob("*.ftl") for line in each.read_text("utf-8").splitlines()]
    alone = {word for line in lines if line[:1] != "#" for word in re.findall(r"`([a-z][a-z-]*):?`", line)}
    assert {"choose", "text"} <= options
    assert not alone & options


def test_who_chose_another_language_than_the_client_has_sees_the_names_of_the_client() -> None:
    for language in LANGUAGES:
        assert "/table" in wording(language, FALLBACK).commands("`/table new`")
        assert wording(FALLBACK, language).commands("`/table new`") == wording(language).commands("`/table new`")
