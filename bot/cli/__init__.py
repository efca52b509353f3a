"""The console script `aviary`. The files of this package are groups of commands; one is imported when it is used."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from importlib import import_module
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_group

from bot.cli.collecting import loading
from bot.cli.console import Trouble, complain, text
from bot.cli.tracebacks import short

HOMES: Mapping[str, str] = {
    "run": "run",
    "serve": "run",
    "work": "run",
    "web": "web",
    "sandbox": "run",
    "tables": "hosting",
    "export": "hosting",
    "import": "importing",
    "backup": "hosting",
    "compact": "hosting",
    "move": "moving",
    "recount": "recounting",
    "doctor": "hosting",
    "verify": "verify",
    "render": "render",
    "rules": "rules",
    "rulebook": "rules",
    "simulate": "simulate",
    "tournament": "tournament",
    "balance": "balance",
    "strength": "strength",
    "translation": "translating",
}
"""In which file each command is, in the order of the help."""


class Deferred(TyperCommand):
    """A command whose file is imported when it is called: verifying a record needs neither Discord nor a database."""

    def make_context(self, *words: Any, **settings: Any) -> Any:
        """Let the command itself read its options; what is invoked from there on is the command itself."""
        with loading():
            home = import_module(f"{__name__}.{HOMES[self.name or '']}")
        return get_group(home.app).commands[self.name or ""].make_context(*words, **settings)


class Commands(TyperGroup):
    """All commands, each by its name and its line of help."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        for name in HOMES:
            self.add_command(Deferred(name, help=text(f"help-{name}")))

    def list_commands(self, _context: object) -> list[str]:
        """Return their names, in order."""
        return list(HOMES)


def build() -> typer.Typer:
    """Return the whole command line."""
    whole = typer.Typer(
        name="aviary", cls=Commands, no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False
    )
    whole.callback()(lambda: None)
    return whole


def main() -> None:
    """Run the command line. What a person can mend is said in a sentence, with exit code 1 and no traceback."""
    try:
        build()()
    except Trouble as trouble:
        complain(str(trouble))
        sys.exit(1)
    except Exception as error:
        complain(f"{text('fault')}\n{short(error)}")
        sys.exit(1)
