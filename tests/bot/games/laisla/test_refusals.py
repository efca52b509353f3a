import re
from typing import Any

import pytest

from engine.base import Refusal
from engine.laisla.chapters.refusals import REFUSALS
from tests.bot.games.laisla.support import PRESENTER, WORDS

FACTS: dict[str, Any] = {
    "seat": "red",
    "asked": "yellow",
    "action": "place",
    "kind": "marker",
    "field": "mid3",
    "cube": "grey",
    "colour": "yellow",
    "function": "wild_grey",
    "animal": "toad",
}
NAMES = {"red": "Ann", "yellow": "Ben"}


@pytest.mark.parametrize("refusal", REFUSALS.values(), ids=REFUSALS.keys())
def test_every_refusal_has_a_sentence_with_its_facts(refusal: Refusal) -> None:
    for count in (0, 1, 3):
        facts = {fact: FACTS.get(fact, count) for fact in refusal.facts}
        text = PRESENTER.refusal(refusal.reason, facts, NAMES, WORDS)
        assert text.endswith((".", "?", "!"))
        assert not re.search(r"[{}$_]|laisla-|mid3", text)


def test_a_refusal_says_what_is_needed_and_what_is_offered() -> None:
    text = PRESENTER.refusal("wrong-price", {"field": "mid3", "needed": 2, "offered": 3}, NAMES, WORDS)
    assert text == "B4 costs you exactly 2 cubes, not 3."
    text = PRESENTER.refusal("cubes-short", {"field": "mid3", "needed": 2, "offered": 1}, NAMES, WORDS)
    assert text == "B4 costs you 2 cubes, and 1 is too few."
    text = PRESENTER.refusal("colour-wrong", {"field": "mid3", "cube": "grey", "colour": "beige"}, NAMES, WORDS)
    assert text == "B4 is paid with beige cubes. None of your functions lets a grey cube pay for it."
