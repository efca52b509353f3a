"""`--help`, and what is said of a line that is no command: complete, and in the language of the system."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest
from typer.main import get_group

from bot.cli import HOMES
from bot.cli.helping import describe
from bot.locale.messages import messages
from bot.locale.words import FALLBACK, LANGUAGES, wording
from tests.bot.cli import run, system_in
from tests.support.tongues import names_in, said_wrongly

FRAMES = {"de": ("Aufruf:", "Optionen", "Befehle", "Angaben"), "pl": ("Użycie:", "Opcje", "Komendy", "Argumenty")}
ARGUED = frozenset(["export", "import", "backup", "verify", "render", "rules", "rulebook", "web", "translation"])
"""The commands with arguments."""
ENGLISH = re.compile(r"Usage|Options|Commands|Arguments|default:|required|Show this")
"""What Typer itself would say."""


@pytest.fixture(params=[each for each in LANGUAGES if each != FALLBACK])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """The language of the system for a test."""
    spoken: str = request.param
    with system_in(spoken):
        yield spoken


def described(name: str) -> Any:
    """Return a command with the words of its help."""
    home = import_module(f"bot.cli.{HOMES[name]}")
    command: Any = get_group(home.app).commands[name]
    doc = " ".join((command.help or "").split())
    describe(command, getattr(home, "HELP", {}))
    return command, doc


@pytest.mark.parametrize("name", HOMES)
def test_every_option_is_told_and_the_help_is_what_the_code_says(name: str) -> None:
    command, doc = described(name)
    assert command.help == doc
    for param in command.params:
        assert param.help.endswith("."), param.name
        assert not param.help.startswith("cli-"), param.name
        assert "{" not in param.help


def test_no_words_are_left_over() -> None:
    used = {"help"}
    for name in HOMES:
        for param in described(name)[0].params:
            called = param.name.replace("_", "-")
            own = f"{name}-{called}"
            used.add(own if wording(FALLBACK).has(f"cli-option-{own}") else called)
    frame = {"default", "required"}
    assert {each.removeprefix("cli-option-") for each in messages(FALLBACK).names("cli-option-")} - frame == used
    assert {each.removeprefix("cli-help-") for each in messages(FALLBACK).names("cli-help-")} == set(HOMES)


@pytest.mark.slow
@pytest.mark.parametrize("words", [(), *((name,) for name in HOMES)], ids=str)
def test_the_help_is_in_the_language_of_the_system(language: str, words: tuple[str, ...]) -> None:
    done = run(*words, "--help")
    assert done.code == 0
    said = " ".join(re.sub(r"[│─╭╮╰╯]", " ", done.out).split())
    usage, options, commands, arguments = FRAMES[language]
    assert usage in said
    assert f"─ {options} ─" in done.out
    assert (f"─ {commands} ─" in done.out) == (words == ())
    assert (f"─ {arguments} ─" in done.out) == bool(ARGUED & {*words})
    assert not ENGLISH.search(said), ENGLISH.search(said)
    assert names_in([said]) == set()
    assert said_wrongly([said], language) == {}


def test_what_is_no_command_is_said_in_the_language_of_the_system(language: str) -> None:
    told = {
        ("fly",): ("fly",),
        ("rendr",): ("rendr", "render"),
        ("simulate", "--gam", "moa"): ("--gam", "--game"),
        ("simulate", "--seed"): ("--seed",),
        ("simulate", "--games", "0"): ("--games", "1"),
        ("simulate", "--games", "many"): ("--games", "int"),
        ("tournament",): ("--players",),
        ("verify",): ("FILE",),
        ("doctor", "now", "please"): ("now please",),
    }
    for line, named in told.items():
        done = run(*line)
        assert done.code == 2, line
        assert all(each in done.err for each in named), done.err
        assert "--help" in done.err
        assert not ENGLISH.search(done.err)
        assert said_wrongly([done.err], language) == {}


def test_what_is_no_command_is_said_in_a_sentence() -> None:
    assert "There is no command “rendr”. Did you mean render?" in run("rendr").err
    assert "There is no option --gam here. Did you mean --game?" in run("simulate", "--gam", "moa").err
    assert "Something must stand behind --seed." in run("simulate", "--seed").err
    assert "--games: that cannot be. Expected is <int range>, at least 1." in run("simulate", "--games", "0").err
    assert "--players is missing." in run("tournament").err
    assert "now please is too much." in run("doctor", "now", "please").err
    assert "FILE... is missing." in run("verify").err
    assert "What can be typed: aviary verify --help" in run("verify").err


def test_who_types_nothing_gets_the_help() -> None:
    done = run()
    assert done.code == 2
    assert "Usage: aviary [OPTIONS] COMMAND [ARGS]..." in done.out
    assert done.out.count("Usage:") == 1
    assert done.err == ""
