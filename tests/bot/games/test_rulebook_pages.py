"""The rulebooks as pages of the documentation."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.games.rulebook_pages import page
from bot.locale.words import FALLBACK, LANGUAGES, wording
from engine.games import GAMES
from engine.rulebook import load

PAGES = Path(__file__).parents[3] / "docs" / "rules"
BOOKS = [(name, each) for name in GAMES for each in LANGUAGES if load(f"engine.{name}", each).language == each]


@pytest.mark.parametrize(("name", "language"), BOOKS)
def test_the_pages_are_those_that_the_command_writes(name: str, language: str) -> None:
    """`aviary rulebook docs/rules` brings them up to date."""
    file = PAGES / ("" if language == FALLBACK else language) / f"{name}.md"
    assert file.read_text(encoding="utf-8") == page(GAMES[name], wording(language))


@pytest.mark.parametrize(("name", "language"), BOOKS)
def test_a_page_has_every_entry_and_its_links_lead_somewhere(name: str, language: str) -> None:
    written = page(GAMES[name], wording(language))
    for entry in load(f"engine.{name}").entries:
        assert f"### {entry.id} · " in written
    assert not re.search(r"\{[a-z0-9_]+\}", written)
    headings = re.findall(r"^#+ (.+)$", written, re.MULTILINE)
    anchors = {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}
    assert set(re.findall(r"\]\(#([^)]+)\)", written)) <= anchors
