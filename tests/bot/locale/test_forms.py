"""A message chooses the form of what it inserts."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from bot.locale import words
from bot.locale.forms import Worded
from bot.locale.messages import Messages
from bot.locale.words import Wording

GERMAN = """
bird = { $bird ->
    [kiwi] { $case ->
        [genitive] Kiwis
       *[nominative] Kiwi
    }
   *[kea] { $case ->
        [dative] Kea (Dativ)
       *[nominative] Kea
    }
}
    .gender = { $bird ->
        [kiwi] masculine
       *[kea] feminine
    }
cards = { $count } × { bird }
paid = mit { FORM($spent, case: "dative") }, nicht { $spent }
one = { TRAIT($spent, name: "gender") ->
    [masculine] ein
    [feminine] eine
   *[several] einige
} { FORM($spent, case: "genitive") }
"""


@pytest.fixture
def say(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Wording:
    read = Messages("de")
    read.read(GERMAN)
    monkeypatch.setattr(words, "messages", lambda language: read)
    return Wording("de")


def test_what_a_message_inserts_has_the_form_that_it_asks_for(say: Wording) -> None:
    assert say("paid", spent=say("cards", bird="kea", count=2)) == "mit 2 × Kea (Dativ), nicht 2 × Kea"
    assert say("paid", spent="Ann") == "mit Ann, nicht Ann"


def test_a_list_has_its_form_in_each_of_its_parts(say: Wording) -> None:
    spent = say.listed([say("bird", bird="kea"), say("bird", bird="kiwi"), "Ann"])
    assert say("paid", spent=spent) == "mit Kea (Dativ), Kiwi und Ann, nicht Kea, Kiwi und Ann"


def test_a_text_tells_what_its_message_says_of_itself(say: Wording) -> None:
    kea, kiwi = (say("bird", bird=bird) for bird in ("kea", "kiwi"))
    assert say("one", spent=kea) == "eine Kea"
    assert say("one", spent=kiwi) == "ein Kiwis"
    assert say("one", spent=say.listed([kiwi])) == "ein Kiwis"
    assert say("one", spent=say.listed([kiwi, kea])) == "einige Kiwis und Kea"


def test_texts_that_look_alike_keep_their_own_forms(say: Wording) -> None:
    """What was said is kept: it must not be taken for something else that has the same plain form."""
    kea = say("bird", bird="kea")
    assert say("paid", spent=kea) == "mit Kea (Dativ), nicht Kea"
    assert say("paid", spent="Kea") == "mit Kea, nicht Kea"
    assert say("paid", spent=kea) == "mit Kea (Dativ), nicht Kea"


def test_a_text_goes_to_another_process_as_plain_text(say: Wording) -> None:
    kea = say("bird", bird="kea")
    assert isinstance(kea, Worded)
    arrived = pickle.loads(pickle.dumps(kea))
    assert (type(arrived), arrived) == (str, "Kea")


def test_a_number_has_the_decimal_sign_of_its_language() -> None:
    assert Wording("de").decimal(12.5) == "12,5"
    assert Wording("en").decimal(12.5) == "12.5"
    assert Wording("pl").decimal(12) == "12,0"
    assert Wording("de").decimal(12, "0.#") == "12"
    assert Wording("pl").decimal(-0.125, "+0.00;-0.00") == "-0,12"
    assert Wording("de").decimal(1234.5) == "1234,5"
