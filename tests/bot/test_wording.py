"""Messages that were worded before are said again; nothing is said in the place of another."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.locale import words
from bot.locale.messages import messages
from bot.locale.words import Wording

MESSAGES = """
tried-count = { $count ->
    [one] one bird
   *[other] { $count } birds
}
tried-when = { $when }
"""


@pytest.fixture
def wording(monkeypatch: pytest.MonkeyPatch) -> Wording:
    monkeypatch.setattr(words, "KEPT", 3)
    messages("en").read(MESSAGES)
    return Wording("en")


def test_the_same_is_said_again_and_other_facts_another_way(wording: Wording) -> None:
    for _ in range(2):
        assert wording("tried-count", count=1) == "one bird"
        assert wording("tried-count", count=2) == "2 birds"
        assert wording("tried-count", count="1") == "1 birds"


def test_no_more_is_kept_than_was_said_lately(wording: Wording) -> None:
    for count in range(2, 20):
        assert wording("tried-count", count=count) == f"{count} birds"
        assert len(wording._said) <= 3


def test_what_is_neither_a_number_nor_text_is_worded_anew(wording: Wording) -> None:
    for year in (2029, 2030):
        assert str(year) in wording("tried-when", when=datetime(year, 1, 1, tzinfo=UTC))
    assert not wording._said
