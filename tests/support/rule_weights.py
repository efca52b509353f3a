"""Learning anew which rules answer what, after a change to a rulebook or to the questions of the half `tune`.

    python -m tests.support.rule_weights               all languages and games (some minutes)
    python -m tests.support.rule_weights de moa        of one language, or game, or both

Writes `engine/<game>/rulebook/<language>.weights`, which `engine.rulebook.finding.learned` reads. The half `report`
has no part in it.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

import engine
from engine.rulebook.finding.learn import Text, learned_from
from tests.support.rule_questions import ASKED, questions, shipped_book

_HEAD = "# Learned from this book and its questions of the half `tune`: python -m tests.support.rule_weights\n"


def learned(language: str, game: str) -> str:
    """Return what is learned of a book now."""
    asked = (Text(each.typed, each.answers) for each in questions(language, game, "tune"))
    return _HEAD + learned_from(replace(shipped_book(language, game), learned=""), asked)


def main() -> None:
    """Write the files of the languages and games that are named, or of all."""
    wanted = set(sys.argv[1:])
    for language, game in ASKED:
        if not wanted or wanted <= {language, game}:
            file = Path(engine.__file__).parent / game / "rulebook" / f"{language}.weights"
            file.write_text(learned(language, game), encoding="utf-8")
            print(f"{file.name} of {game}: {file.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main()
