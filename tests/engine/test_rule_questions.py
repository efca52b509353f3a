"""Which share of the questions that people type about the rules is answered; see tests/support/rule_questions.py."""

from __future__ import annotations

import re

import pytest

from engine.rulebook.search import find_answer
from tests.support.rule_questions import ASKED, HALVES, Half, measure, off_topic, questions, shipped_book

FIRST, WITHIN_THREE = {"en": 0.85}, {"en": 0.95}
"""What each game answers at least, of the half that the search was not made with; less in some languages."""
USUAL_FIRST, USUAL_WITHIN_THREE = 0.86, 0.95
NOTHING_NEAR, SURE_OF_NONSENSE = {"en": 0.8, "de": 0.61, "pl": 0.68}, {"en": 0.1, "de": 0.23}
"""Of what no rulebook answers: for how much is nothing near, and how much is taken for something at most.

The chapter about the bot has words of everyday ("invite", "server"), and books know what people call things, so that a
little more seems near.
"""
USUAL_NOTHING_NEAR, USUAL_SURE_OF_NONSENSE = 0.7, 0.2
SURELY_WRONG = 0.12
"""How many wrong first answers come without any doubt, at most."""


@pytest.mark.parametrize(("language", "game"), ASKED)
@pytest.mark.slow
def test_most_questions_find_their_rule_first(language: str, game: str) -> None:
    shares = measure(language, game, "report")
    assert shares.first >= FIRST.get(language, USUAL_FIRST), shares
    assert shares.within_three >= WITHIN_THREE.get(language, USUAL_WITHIN_THREE), shares


@pytest.mark.parametrize(("language", "game"), ASKED)
def test_nothing_is_near_what_no_rulebook_answers(language: str, game: str) -> None:
    book, typed = shipped_book(language, game), off_topic(language, "report")
    found = [find_answer(book, each) for each in typed]
    assert sum(not each.matches for each in found) >= NOTHING_NEAR.get(language, USUAL_NOTHING_NEAR) * len(typed)
    sure = sum(bool(each.matches) and each.sure for each in found)
    assert sure <= SURE_OF_NONSENSE.get(language, USUAL_SURE_OF_NONSENSE) * len(typed)


@pytest.mark.parametrize(("language", "game"), ASKED)
@pytest.mark.slow
def test_few_wrong_answers_come_without_doubt(language: str, game: str) -> None:
    book, asked = shipped_book(language, game), questions(language, game, "report")
    found = [(find_answer(book, each.typed), each.answers) for each in asked]
    wrong = [each for each, answers in found if each.matches and each.matches[0].entry.id not in answers]
    assert sum(each.sure for each in wrong) <= SURELY_WRONG * len(asked)


@pytest.mark.parametrize("half", HALVES)
@pytest.mark.parametrize(("language", "game"), ASKED)
def test_each_question_is_answered_by_entries_of_the_book(language: str, game: str, half: Half) -> None:
    book, asked = shipped_book(language, game), questions(language, game, half)
    assert len(asked) >= 40
    assert len({each.typed for each in asked}) == len(asked)
    for each in asked:
        assert all(book.find(entry_id) for entry_id in each.answers), each


@pytest.mark.parametrize(("language", "game"), ASKED)
def test_what_the_search_learned_from_does_not_tell_its_worth(language: str, game: str) -> None:
    learned, told = ({_bare(each.typed) for each in questions(language, game, half)} for half in HALVES)
    assert not learned & told


def _bare(typed: str) -> str:
    """Return a question without case and marks."""
    return " ".join(re.findall(r"\w+", typed.casefold()))
