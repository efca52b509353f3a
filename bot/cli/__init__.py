"""The console script `aviary`. Each file of this package is a group of commands and gives them as `app`."""

from __future__ import annotations

import sys
from importlib import import_module
from pkgutil import iter_modules

import typer

from bot.cli.console import Trouble, complain


def build() -> typer.Typer:
    """Give the whole command line: the commands of every file here that has some."""
    whole = typer.Typer(name="aviary", no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
    for module in iter_modules(__path__, f"{__name__}."):
        commands = getattr(import_module(module.name), "app", None)
        if isinstance(commands, typer.Typer):
            whole.add_typer(commands)
    return whole


def main() -> None:
    """Run the command line. What a person can mend is said in a sentence, with exit code 1 and no traceback."""
    try:
        build()()
    except Trouble as trouble:
        complain(str(trouble))
        sys.exit(1)
