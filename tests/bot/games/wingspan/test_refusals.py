import re
from typing import Any

import pytest

from engine.base import Refusal
from engine.wingspan.chapters.refusals import REFUSALS
from tests.bot.games.wingspan.support import PRESENTER, WORDS

FACTS: dict[str, Any] = {
    "seat": "red",
    "asked": "blue",
    "action": "token",
    "kind": "tray",
    "space": "r3c4",
    "goal": "tokens_in_forest",
    "other": "tokens_in_wetland",
    "box": "core",
    "mode": "green",
    "what": "mode",
    "special": "AUTOMUBON",
    "bonus": "percent:Anatomist",
    "bird": "Osprey",
    "resource": "die",
    "values": [3, 4],
}


@pytest.mark.parametrize("refusal", REFUSALS.values(), ids=REFUSALS.keys())
def test_every_refusal_has_a_sentence_with_its_facts(refusal: Refusal) -> None:
    for count in (0, 1, 3):
        facts = {fact: FACTS.get(fact, count) for fact in refusal.facts}
        text = PRESENTER.refusal(refusal.reason, facts, {"blue": "Ann", "red": "Ben"}, WORDS)
        assert text.endswith((".", "?", "!"))
        assert not re.search(r"[{}$_\[\]]|wingspan-|r3c4|percent:|\bnone\b", text)


def test_a_refusal_names_what_it_is_about() -> None:
    assert "“Autwitcher”" in PRESENTER.refusal("bonus-excluded", {"bonus": "autwitcher"}, {}, WORDS)
    refusal = PRESENTER.refusal("her-token-there", {"space": "r3c4"}, {}, WORDS)
    assert refusal.startswith("Her token lies on C4. ")
    assert "/table undo" in refusal
    text = PRESENTER.refusal("not-wanted", {"points": 7, "values": [3, 4]}, {}, WORDS)
    assert text == "Her bonus card takes birds worth 3 and 4, not 7."
    text = PRESENTER.refusal("one-tile", {"goal": "total_birds", "other": "sets_of_eggs"}, {}, WORDS)
    assert text.startswith("“birds in all” and “sets of one egg in each habitat” are the two sides of one tile")
