"""The console script `aviary`. The files of this package are groups of commands; one is imported when it is used."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from importlib import import_module
from typing import Any, NoReturn

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_group

from bot.cli.collecting import loading
from bot.cli.console import Trouble, complain, text
from bot.cli.helping import NAME, complain_of, describe, no_such_command, too_much, write_help, write_usage
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

    allow_extra_args = True

    def make_context(self, *words: Any, **settings: Any) -> Any:
        """Become the command that is in the file, with the words of its help, and read its options."""
        with loading():
            home = import_module(f"{__name__}.{HOMES[self.name or '']}")
        found = get_group(home.app).commands[self.name or ""]
        self.params, self.callback = found.params, found.callback
        describe(self, getattr(home, "HELP", {}))
        return super().make_context(*words, **settings)

    def parse_args(self, context: Any, args: list[str]) -> list[str]:
        """Read what was typed behind its name. Misuse where that is more than it takes."""
        if rest := super().parse_args(context, args):
            raise too_much(rest, context)
        return rest

    def format_usage(self, context: Any, formatter: Any) -> None:
        """Write how it is called."""
        write_usage(self, context, formatter)

    def format_help(self, context: Any, formatter: Any) -> None:
        """Write its page."""
        write_help(self, context)


class Commands(TyperGroup):
    """All commands, each by its name and its line of help."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        for name in HOMES:
            self.add_command(Deferred(name, help=text(f"help-{name}"), options_metavar=_options()))

    def list_commands(self, _context: object) -> list[str]:
        """Return their names, in order."""
        return list(HOMES)

    def main(self, *words: Any, **settings: Any) -> NoReturn:
        """Run what was typed, and end with its exit code; what is no command is said in a sentence."""
        wanted: dict[str, Any] = {"prog_name": NAME, **settings, "standalone_mode": False}
        try:
            code = super().main(*words, **wanted)
        except typer.TyperException as misuse:
            code = complain_of(misuse)
        sys.exit(code or 0)

    def parse_args(self, context: Any, args: list[str]) -> list[str]:
        """Read what was typed; where that is nothing, show the help."""
        if not args:
            typer.echo(context.get_help())
            raise typer.Exit(2)
        return super().parse_args(context, args)

    def resolve_command(self, context: Any, args: list[str]) -> Any:
        """Return the command that is meant. Misuse."""
        if args[0] not in self.commands and not args[0].startswith("-"):
            raise no_such_command(args[0], HOMES)
        return super().resolve_command(context, args)

    def format_usage(self, context: Any, formatter: Any) -> None:
        """Write how they are called."""
        write_usage(self, context, formatter)

    def format_help(self, context: Any, formatter: Any) -> None:
        """Write the list."""
        write_help(self, context)


def _options() -> str:
    return f"[{text('usage-options')}]"


def build() -> typer.Typer:
    """Return the whole command line."""
    whole = typer.Typer(
        name=NAME,
        cls=Commands,
        options_metavar=_options(),
        subcommand_metavar=text("usage-command"),
        add_completion=False,
        pretty_exceptions_enable=False,
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
