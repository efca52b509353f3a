"""A translator is told what a translation lacks; and what is here lacks nothing."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot.cli import build
from bot.cli.translating import told
from bot.locale.checking import check_books, check_messages
from bot.locale.checking.books import compare as compare_books
from bot.locale.checking.findings import Finding
from bot.locale.checking.messages import compare, parsed
from bot.locale.words import FALLBACK, LANGUAGES, wording
from engine.rulebook import parse

ROOT = Path(__file__).parents[3]
OTHERS = [each for each in LANGUAGES if each != FALLBACK]
ENGLISH = """
joined = { $name } has joined with { $cards }.
birds = { $count ->
    [one] 1 bird
   *[other] { $count } birds
}
buy = buy
    .description = Buy a tile
"""
POLISH = """
joined = { FORM($cards, case: "instrumental") }: { $name }
birds = { $count ->
    [one] 1 ptak
    [few] { $count } ptaki
   *[many] { $count } ptaków
}
buy = kup
    .description = Kup kafelek
"""
BOOK = """# Moa
## Rules
### A1 · Title
Text with {birds}.
> Example: one
> See: A2
### A2 · Other
Text.
"""


def findings(polish: str) -> set[tuple[str, str, str]]:
    found = compare(parsed("en", {"a.ftl": ENGLISH}), parsed("pl", {"a.ftl": polish}))
    return {(each.kind, each.name, each.what) for each in found}


def test_a_whole_translation_has_nothing_to_be_mended() -> None:
    assert findings(POLISH) == set()


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ("buy = kup", "sell = kup", {("missing", "buy", ""), ("unused", "sell", "")}),
        ("    .description = Kup kafelek\n", "", {("missing", "buy.description", "")}),
        (": { $name }", "", {("untold", "joined", "name")}),
        (": { $name }", ": { $nmae }", {("strange", "joined", "nmae"), ("untold", "joined", "name")}),
        ("    [few] { $count } ptaki\n", "", {("plural", "birds", "few")}),
        ('"instrumental"', '"instrument"', {("form", "joined", 'case: "instrument"')}),
        (": { $name }", ": { $name } { moa-bird }", {("mentioned", "joined", "moa-bird")}),
        ("birds = ", "birds: ", {("junk", "birds: { $count ->", ""), ("missing", "birds", "")}),
    ],
)
def test_says_what_is_to_be_mended(old: str, new: str, found: set[tuple[str, str, str]]) -> None:
    assert findings(POLISH.replace(old, new)) == found


def test_what_a_comment_leaves_out_need_not_be_told() -> None:
    polish = POLISH.replace(": { $name }", "").replace(
        "joined =", "# Without $name: the line stands under it.\njoined ="
    )
    assert findings(polish) == set()


def test_facts_of_what_is_inserted_are_told_too() -> None:
    polish = POLISH.replace("{ $name }", "{ who }") + "who = { $name }\n"
    assert findings(polish) == set()


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ("### A2 · Other\nText.\n", "", {("missing", "A2")}),
        ("{birds}", "3", {("untold", "A1")}),
        ("{birds}", "{birds} {cards}", {("strange", "A1")}),
        ("> Example: one\n", "", {("shape", "A1")}),
        ("> See: A2\n", "", {("see", "A1")}),
        ("Text.", "Text. " * 300, {("long", "A2")}),
        ("Text.\n", "Text.\n### A3 · More\nText.\n", {("unused", "A3")}),
    ],
)
def test_says_what_a_rulebook_lacks(old: str, new: str, found: set[tuple[str, str]]) -> None:
    assert old in BOOK
    english, other = parse(BOOK, "en", "en"), BOOK.replace(old, new)
    if found == {("missing", "A2")}:
        other, found = other.replace("> See: A2\n", ""), found | {("see", "A1")}
    told_of = compare_books(english, parse(other, "pl", "pl"), "moa/pl.md")
    assert {(each.kind, each.name) for each in told_of} == found


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_is_there_in_every_language(language: str) -> None:
    assert [told(each) for each in check_messages(language)] == []


def test_a_language_that_lacks_the_chapter_about_the_bot_is_told_so() -> None:
    assert Finding("chapter", "bot/fr.md", "bot") in list(check_books("fr"))
    assert not [each for each in check_books("de_AT") if each.kind == "chapter"], "that of another region will do"


@pytest.mark.parametrize("language", OTHERS)
def test_every_rulebook_is_there_in_every_language(language: str) -> None:
    assert [told(each) for each in check_books(language)] == []


def test_every_kind_of_finding_has_its_sentence() -> None:
    folder = files("bot.locale.checking")
    code = "".join((folder / name).read_text(encoding="utf-8") for name in ("messages.py", "books.py"))
    kinds = set(re.findall(r'Finding\("([a-z]+)"', code))
    assert {"missing", "plural", "see"} <= kinds
    assert [each for each in kinds if not wording("en").has(f"cli-translation-{each}")] == []
    assert told(Finding("plural", "a.ftl", "birds", "few")).startswith("a.ftl, birds: has no text")


def test_the_command_names_the_languages_there_are() -> None:
    answer = CliRunner().invoke(build(), ["translation", "xx"])
    assert answer.exit_code != 0
