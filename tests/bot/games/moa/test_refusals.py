import re
from typing import Any

import pytest

from engine.base import Refusal
from engine.moa.chapters.refusals import REFUSALS
from tests.bot.games.moa.support import PRESENTER, WORDS

FACTS: dict[str, Any] = {
    "seat": "red",
    "asked": "yellow",
    "action": "place_birds",
    "kind": "defend",
    "tile": "two_fight",
    "card": "pukeko",
    "mammal": "dog",
    "terrain": "forest",
    "territory": 5,
    "active": ("coast", "plains"),
    "kinds": ("fight", "bird"),
}
NAMES = {"red": "Ann", "yellow": "Ben"}


def sentence(refusal: Refusal, count: int) -> str:
    facts = {fact: FACTS.get(fact, count) for fact in refusal.facts}
    return PRESENTER.refusal(refusal.reason, facts, NAMES, WORDS)


@pytest.mark.parametrize("refusal", REFUSALS.values(), ids=REFUSALS.keys())
def test_every_refusal_has_a_sentence_with_its_facts(refusal: Refusal, capsys: pytest.CaptureFixture[str]) -> None:
    for count in (0, 1, 3):
        text = sentence(refusal, count)
        assert text.endswith((".", "?", "!"))
        assert not re.search(r"[{}$]|moa-refusal|place_birds|two_fight|\bpukeko\b", text)
    assert "message_faulty" not in capsys.readouterr().out


def test_a_refusal_says_what_is_needed_and_what_is_offered() -> None:
    facts = {"needed": 6, "offered": 4, "territory": 5, "mammal": "dog"}
    text = PRESENTER.refusal("fight-short", facts, NAMES, WORDS)
    assert text == "Against the dog at 5 you need 6 fight; these give 4."


def test_leader_tiles_and_karakia_tiles_are_named() -> None:
    facts = {"tile": "honour:2", "needed": 1, "held": 0}
    assert "leader tile (2 honour)" in PRESENTER.refusal("leader-tile-missing", facts, NAMES, WORDS)
    assert "any territory" in PRESENTER.refusal("tile-missing", {**facts, "tile": "any_territory"}, NAMES, WORDS)
