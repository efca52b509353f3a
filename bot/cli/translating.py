"""`aviary translation`: what a translation lacks."""

from __future__ import annotations

from importlib.resources import files

import typer

from bot.cli.console import OUT, Trouble, say, text
from bot.locale.checking import Finding, check_books, check_messages
from bot.locale.words import FALLBACK, LANGUAGES

app = typer.Typer()


@app.command("translation")
def check_translation(
    language: str,
    file: str = "",
) -> None:
    """Say what a translation lacks.

    Its messages and rulebooks are looked at beside the English ones. Exit code 1 when anything is to be mended.
    """
    if language not in LANGUAGES or language == FALLBACK:
        known = ", ".join(each for each in LANGUAGES if each != FALLBACK)
        raise Trouble(text("translation-no-language", language=language, folder=str(files("bot.locale")), known=known))
    found = [each for each in (*check_messages(language), *check_books(language)) if file in ("", each.file)]
    for each in sorted(found, key=lambda each: (each.file, each.kind)):
        OUT.print(told(each), markup=False)
    say("translation-sum", count=len(found))
    if found:
        raise typer.Exit(1)


def told(finding: Finding) -> str:
    """Return what is to be mended as a line."""
    why = text(f"translation-{finding.kind}", what=finding.what)
    return text("translation-line", file=finding.file, name=finding.name, why=why)
