"""What languages are called: in themselves, and in that of a reader."""

from __future__ import annotations

import pytest

from bot.locale.language_names import called, name_of


@pytest.mark.parametrize(
    ("language", "name"),
    [("de", "Deutsch"), ("pl", "Polski"), ("pt_BR", "Português (Brasil)"), ("pt-BR", "Português (Brasil)")],
)
def test_a_language_is_called_in_itself(language: str, name: str) -> None:
    assert name_of(language) == name


@pytest.mark.parametrize(
    ("language", "reader", "name"),
    [
        ("fr", "en", "French"),
        ("de_AT", "pt_BR", "alemão (Áustria)"),
        ("qq", "en", "qq"),
        ("", "en", ""),
        ("?", "en", "?"),
    ],
)
def test_a_language_is_called_in_that_of_a_reader(language: str, reader: str, name: str) -> None:
    assert called(language, reader) == name
