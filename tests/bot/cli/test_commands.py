"""The list of commands: complete, in words that agree with the commands', and quick because nothing is imported."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pkgutil import iter_modules

import pytest
import typer
from typer.main import get_group

import bot.cli
from bot.cli import HOMES
from bot.cli.console import text
from tests.bot.cli import run


def homes() -> dict[str, str]:
    """Give every command of every file, with its file."""
    found: dict[str, str] = {}
    for module in iter_modules(bot.cli.__path__):
        app = getattr(import_module(f"bot.cli.{module.name}"), "app", None)
        if isinstance(app, typer.Typer):
            found |= dict.fromkeys(get_group(app).commands, module.name)
    return found


def test_every_command_is_listed_with_its_file() -> None:
    assert homes() == HOMES


@pytest.mark.parametrize("name", HOMES)
def test_the_list_says_what_the_command_says(name: str) -> None:
    command = get_group(import_module(f"bot.cli.{HOMES[name]}").app).commands[name]
    assert (command.help or "").replace("\n", " ").startswith(text(f"help-{name}"))
    assert text(f"help-{name}") in " ".join(run("--help").out.replace("│", "").split())


@pytest.mark.slow
@pytest.mark.parametrize(
    ("words", "unneeded"),
    [
        (["--help"], {"discord", "sqlalchemy", "PIL", "aiohttp", "engine.moa"}),
        (["verify", "none.jsonl"], {"discord", "sqlalchemy", "PIL", "aiohttp"}),
        (["simulate"], {"discord", "sqlalchemy", "PIL", "aiohttp"}),
        (["tables", "--help"], {"discord", "PIL", "aiohttp"}),
        (["render", "--help"], {"discord", "aiohttp"}),
    ],
)
def test_a_command_imports_what_it_needs(words: list[str], unneeded: set[str]) -> None:
    call = f"import sys; sys.argv = ['aviary', *{words!r}]\nfrom bot.cli import main\n"
    call += "try: main()\nfinally: print('imported', *sys.modules)"
    done = subprocess.run([sys.executable, "-c", call], capture_output=True, text=True, check=False)
    imported = set(done.stdout.rpartition("imported")[2].split())
    assert "bot.cli" in imported
    assert imported & unneeded == set()


def test_an_unknown_command_is_refused() -> None:
    assert run("fly").code == 2
