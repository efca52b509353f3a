"""How often the rules that were asked for are found: questions as people type them, and what comes for each.

    python -m tests.support.rule_questions                  shares for each language, game and half
    python -m tests.support.rule_questions de --misses tune what is not found first, of one language and half

The questions stand in `tests/rule_questions`, a folder a language and a file a game, in two halves. They are worded
from what happens at the table, before their wording was compared with the book. The search is tuned on the half `tune`
alone, which may grow, so that it teaches something again, and is put to the search without what was learned from it
(see `rule_weights.py`); `report` tells what the search is worth. Its questions stay as they are, and no new one may
stand in `tune` as well or be written after a look at the book.
Whoever looks at the misses of `report` to change words of a book takes that worth away.
"""

from __future__ import annotations

import sys
import tomllib
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Literal, NamedTuple, TypeAlias

from bot.games.rulebooks import filled
from engine.games import GAMES
from engine.rulebook import Rulebook
from engine.rulebook.search import search

HALVES: tuple[Half, ...] = ("tune", "report")
FOLDER = Path(__file__).parent.parent / "rule_questions"
ASKED = [(each.parent.name, each.stem) for each in sorted(FOLDER.glob("*/*.toml")) if each.stem in GAMES]
"""The languages and games that have questions."""

Half: TypeAlias = Literal["tune", "report"]


class Asked(NamedTuple):
    """A question, and the ids of the entries of which each answers it."""

    typed: str
    answers: frozenset[str]


class Shares(NamedTuple):
    """Which share of the questions had a right entry first, and among the first three."""

    first: float
    within_three: float
    questions: int


def shipped_book(language: str, game: str) -> Rulebook:
    """Return a rulebook as it is searched: with the numbers of the shipped components and the chapter about the bot."""
    return filled(game, language, GAMES[game].components())


def asked_book(language: str, game: str, half: Half) -> Rulebook:
    """Return the shipped book that a half is put to: `tune` to one without what was learned from `tune`."""
    book = shipped_book(language, game)
    return replace(book, learned="") if half == "tune" else book


def questions(language: str, game: str, half: Half) -> list[Asked]:
    """Return the questions of a half, in the file's order."""
    rows = tomllib.loads((FOLDER / language / f"{game}.toml").read_text(encoding="utf-8"))[half]
    return [Asked(row["typed"], frozenset(row["answers"])) for row in rows]


def off_topic(language: str, half: Half) -> list[str]:
    """Return what nothing in any book answers."""
    typed: list[str] = tomllib.loads((FOLDER / language / "off_topic.toml").read_text(encoding="utf-8"))[half]
    return typed


def found(book: Rulebook, typed: str) -> list[str]:
    """Return the ids of the first three entries."""
    return [match.entry.id for match in search(book, typed, 3)]


def measure(language: str, game: str, half: Half) -> Shares:
    """Return how many of a half's questions are answered."""
    book, asked = asked_book(language, game, half), questions(language, game, half)
    first = sum(not each.answers.isdisjoint(found(book, each.typed)[:1]) for each in asked)
    three = sum(not each.answers.isdisjoint(found(book, each.typed)) for each in asked)
    return Shares(first / len(asked), three / len(asked), len(asked))


def main() -> None:
    """Print the shares, or the misses of a half."""
    wanted = sys.argv[-1] if "--misses" in sys.argv else ""
    spoken = [each for each in sys.argv[1:] if each in {language for language, _ in ASKED}]
    for (language, game), half in product(ASKED, HALVES):
        if spoken and language not in spoken:
            continue
        shares = measure(language, game, half)
        print(
            f"{language} {game:9} {half:7} first {shares.first:5.1%}  within three {shares.within_three:5.1%}"
            f"  of {shares.questions}"
        )
        if half == wanted:
            _print_misses(language, game, half)


def _print_misses(language: str, game: str, half: Half) -> None:
    book = asked_book(language, game, half)
    for each in questions(language, game, half):
        ids = found(book, each.typed)
        if each.answers.isdisjoint(ids[:1]):
            mark = "~" if not each.answers.isdisjoint(ids) else "x"
            print(f"   {mark} {each.typed}: {' '.join(ids)} for {' '.join(sorted(each.answers))}")


if __name__ == "__main__":
    main()
