"""`aviary rules`: a rule looked up on the command line; `aviary rulebook`: the rulebooks as pages."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Annotated

import typer

from bot.cli.choosing import components_in, game_named
from bot.cli.console import OUT, complain, say, system_words, text, write_bytes
from bot.games.rulebook_pages import page
from bot.games.rulebooks import asked_in, filled, first_sentence, led_to
from bot.locale.language_names import called
from bot.locale.words import LANGUAGES, wording
from engine.contract import AnyGame
from engine.games import GAMES
from engine.languages import tongue
from engine.rulebook import FALLBACK, Entry, Rulebook, load
from engine.rulebook.search import Answer, find_answer

app = typer.Typer()

SHOWN, CHOICE = 5, 3
"""How many entries are found, and how many are offered where it is not clear which is meant."""


@app.command("rules")
def find_rules(
    question: list[str],
    game: Annotated[str, typer.Option()],
    *,
    language: str = FALLBACK,
    ids: Annotated[bool, typer.Option("--ids")] = False,
    components: Path | None = None,
) -> None:
    """Look a rule of a game up, as people ask for it."""
    played, words = game_named(game), " ".join(question)
    numbers = components_in(played, components) or played.components()
    book, lacking = asked_in(played.name, language, numbers, words)
    if lacking is None and tongue(load(f"engine.{played.name}", language).language) != tongue(language):
        lacking = language
    if lacking is not None:
        _tell_language(played, book, lacking)
    found = find_answer(book, words, SHOWN)
    if ids:
        for match in found.matches:
            OUT.print(match.entry.id, markup=False)
    elif not found.matches:
        say("rules-nothing", words=words)
    elif found.sure:
        _show(book, found)
    else:
        say("rules-unclear")
        for match in found.matches[:CHOICE]:
            _line("rules-choice", match.entry, text=first_sentence(match.entry))


@app.command("rulebook")
def write_pages(
    folder: Path,
) -> None:
    """Write the rulebooks as pages to read before playing. Those of other languages than English are in folders."""
    for language, game in product(LANGUAGES, GAMES.values()):
        if load(f"engine.{game.name}", language).language != language:
            continue
        book = filled(game.name, language, game.components())
        file = folder / ("" if language == FALLBACK else language) / f"{game.name}.md"
        file.parent.mkdir(parents=True, exist_ok=True)
        write_bytes(file, page(game, wording(language)).encode())
        say("rulebook-written", file=str(file), entries=len(book.entries))


def _tell_language(game: AnyGame, book: Rulebook, lacking: str) -> None:
    """Say that the book is not in the language that was named, or in which was asked."""
    reader = system_words()
    asked, known = (called(each, reader.language) for each in (lacking, book.language))
    complain(text("rules-language", game=reader(f"{game.name}-name"), asked=asked, known=known))


def _show(book: Rulebook, found: Answer) -> None:
    """Show what was found. "Example:" is part of the book, so it is said in its language."""
    first, *others = (match.entry for match in found.matches)
    words = wording(book.language)
    shown = [first, *([rule] if (rule := led_to(book, first)) else [])]
    for entry in shown:
        _line("rules-entry", entry)
        OUT.print(entry.text, markup=False)
        for example in entry.examples:
            OUT.print(words("cli-rules-example", example=example), markup=False)
    rest = [entry for entry in others if entry not in shown]
    if rest:
        say("rules-others")
    for entry in rest:
        _line("rules-other", entry)


def _line(key: str, entry: Entry, **facts: str) -> None:
    say(key, id=entry.id, title=entry.title, **facts)
