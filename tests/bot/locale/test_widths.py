"""Messages fit where they stand, in every language and with their longest facts.

What stands in panels and pictures is measured where those are made (tests/bot/discord/test_limits.py, tests/render).
"""

from __future__ import annotations

import re
from functools import cache

import pytest

from bot.games.widgets import SHOWN
from bot.locale.checking.messages import read
from bot.locale.words import FALLBACK, LANGUAGES
from engine.games import GAMES
from tests.bot.locale.longest import all_longest

BUTTON = 55
"""Characters of a button's label. Discord takes 80; so many are two lines on a phone."""
BUTTONS = re.compile(
    rf"button-|^(?:{'|'.join(GAMES)})-(?:way-|obvious-o(?:n|ff)$|name-|enter-)"
    r"|^panel-(?:back|begin-again|more|other|page|why-not-button|confirm|rule)$"
)
"""What stands on buttons: what is named so, ways of answering, and what every panel has."""
FORMS = re.compile(
    r"^(?:me-(?:form|field)-[a-z]+|clock-form-[a-z]+|note-(?:title|field)|rules-form(?:-field)?|.+-ask-score(?:-[a-z]+)?)$"
)
"""Titles of forms, and labels of what is typed there."""
FORM, MESSAGE = 45, 2000
"""Characters of a form's title and labels, and of a message, that Discord takes."""
SELECTS = re.compile(
    rf"^(?:(?:{'|'.join(GAMES)})-(?:ask|choice)-"
    r"|clock-(?:name|own|then|reminders|pick-[a-z]+)$"
    r"|me-(?:pick-|language-|reminders-(?:usual|direct|channel|none)|quiet-(?:none|from-to|other|auto)$)"
    r"|server-(?:pick-|language-default|close-one)|levels-(?:pick|choice)|(?:manner|suggestions)-(?:placeholder|pick)"
    r"|replay-(?:choose|eyes)-|log-(?:see$|choose|of-)|lookback-(?:round|why-choose)|undo-choose|orders-give"
    r"|remind-(?:when|span)|panel-singly|rules-choose-)"
)
"""What selects ask, and what is chosen in them; what else is longer goes on below (`bot.games.widgets.parted`)."""
NAME, DESCRIPTION = 32, 100
"""Characters of a command's name and description that Discord takes."""
SHORT, WIDER, MORE = 60, 1.5, 12
"""A text of at most so many characters in English is at most so much wider elsewhere: it stands in a narrow place."""
TYPED = (
    "moa-also-",
    "moment-",
    "wingspan-also-",
    "laisla-also-",
    "clock-typed-",
    "typed-nothing",
    "typed-and",
    "typed-article",
)
"""Words that people may type, with commas or spaces between; they are not shown."""


@cache
def texts(language: str) -> dict[str, str]:
    return dict(all_longest(read(language)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_fit_on_a_phone(language: str) -> None:
    buttons = {name: text for name, text in texts(language).items() if BUTTONS.search(name)}
    assert len(buttons) > 150
    assert {name: text for name, text in buttons.items() if len(text) > BUTTON} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_and_labels_of_forms_fit(language: str) -> None:
    forms = {name: text for name, text in texts(language).items() if FORMS.match(name)}
    assert len(forms) > 20
    assert {name: text for name, text in forms.items() if len(text) > FORM} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_longer_than_discord_takes(language: str) -> None:
    assert {name: len(text) for name, text in texts(language).items() if len(text) > MESSAGE} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_selects_say_on_a_phone_what_they_are_about(language: str) -> None:
    selects = {name: text for name, text in texts(language).items() if SELECTS.match(name)}
    assert len(selects) > 110
    assert {name: text for name, text in selects.items() if len(text) > SHOWN} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_descriptions_of_commands_fit(language: str) -> None:
    commands = {name: text for name, text in texts(language).items() if name.startswith("command-")}
    assert len(commands) > 100
    room = {name: DESCRIPTION if name.endswith(".description") else NAME for name in commands}
    assert {name: text for name, text in commands.items() if len(text) > room[name]} == {}


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != FALLBACK])
def test_what_is_short_in_english_is_short(language: str) -> None:
    found = {}
    for name, text in texts(language).items():
        english = texts(FALLBACK).get(name, "\n")
        short = len(english) <= SHORT and "\n" not in english and not name.startswith(TYPED)
        if short and len(text) > WIDER * len(english) + MORE:
            found[name] = (english, text)
    assert found == {}
