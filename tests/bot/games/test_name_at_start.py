"""How names begin lines: an opponent's may have an article, and nobody's own name is changed."""

from __future__ import annotations

import pytest

from bot.games.naming import at_start
from bot.locale.words import wording


@pytest.mark.parametrize(("language", "told"), [("en", "The Automa"), ("de", "Der Automa"), ("pl", "Automa")])
def test_the_opponent_begins_a_line_with_a_capital(language: str, told: str) -> None:
    assert at_start(wording(language)("wingspan-opponent")) == told


def test_the_name_of_a_person_stays_as_it_is() -> None:
    assert at_start("ann") == "ann"
