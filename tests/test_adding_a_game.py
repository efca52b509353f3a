"""docs/adding-a-game.md is true: the game that it builds passes every suite that holds all games, and is played.

The code blocks are taken out of the page and put into a copy of the project, with the lines that it says to add.
"""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
NAME = "ohwell"
BLOCK = re.compile(r"^```(?P<language>\w+) (?P<file>\S+)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
MOST_LINES, MOST_FILES = 250, 6
DATA = ("components.toml", "rulebook/en.md")
"""The ends of what is no code: numbers and the rulebook."""

ADDED = {
    "engine/games.py": (
        ("from engine.moa import moa\n", "from engine.moa import moa\nfrom engine.ohwell import ohwell\n"),
        ("wingspan)}", "wingspan, ohwell)}"),
    ),
    "render/__init__.py": (('"wingspan")', '"wingspan", "ohwell")'),),
    "bot/games/__init__.py": (
        ("\nPRESENTERS", "\nfrom bot.games.ohwell import OhWellPresenter\n\nPRESENTERS"),
        ("WingspanPresenter())", "WingspanPresenter(), OhWellPresenter())"),
    ),
}
"""What is added to the lists of games."""
SUITES = (
    "tests/engine/test_every_game.py",
    "tests/engine/test_choices.py",
    "tests/engine/test_codec.py",
    "tests/engine/test_hidden_information.py",
    "tests/engine/test_match.py",
    "tests/engine/test_question.py",
    "tests/engine/automa/test_random_player.py",
    "tests/engine/record/test_round_trip.py",
    "tests/render/test_painters.py",
    "tests/bot/games/test_every_panel.py",
    "tests/bot/discord/test_limits.py",
    "tests/bot/discord/test_every_game.py",
)
"""Every suite that holds all games; the last one plays it from the lobby to its result and record."""


def files() -> dict[str, str]:
    """Return the files that the page builds; blocks of one file follow each other, two lines apart."""
    found: dict[str, str] = {}
    for block in BLOCK.finditer(PAGE):
        if block["language"] != "diff":
            before = found.get(block["file"])
            found[block["file"]] = block["text"] if before is None else f"{before}\n\n{block['text']}"
    return found


def code_lines(name: str, text: str) -> int:
    """Count lines that are neither blank nor a comment nor a docstring."""
    if not name.endswith(".py"):
        return sum(not line.lstrip().startswith("#") for line in text.splitlines() if line.strip())
    told: set[int] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            told |= set(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    lines = enumerate(text.splitlines(), 1)
    return sum(number not in told and bool(line.strip()) and line.strip()[0] != "#" for number, line in lines)


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Copy the project, with the game in it."""
    copy = tmp_path_factory.mktemp("project")
    for room in ("bot", "engine", "render", "sandbox", "tests"):
        ignored = shutil.ignore_patterns("fixtures", "end_to_end") if room == "tests" else None
        shutil.copytree(ROOT / room, copy / room, ignore=ignored)
    shutil.copy(ROOT / "pyproject.toml", copy)
    for name, text in files().items():
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        (copy / name).write_text(text, encoding="utf-8")
    for name, changes in ADDED.items():
        text = (copy / name).read_text(encoding="utf-8")
        for old, new in changes:
            assert text.count(old) == 1, f"{name}: {old!r}"
            text = text.replace(old, new)
        (copy / name).write_text(text, encoding="utf-8")
    yield copy
    shutil.rmtree(copy)


def run(project: Path, *command: str) -> str:
    """Run a Python module in the copy; return what it says."""
    done = subprocess.run(
        [sys.executable, "-m", *command], cwd=project, capture_output=True, text=True, timeout=500, check=False
    )
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    return done.stdout


def test_the_page_tells_the_whole_game_in_few_files_and_lines() -> None:
    made = files()
    assert len(made) <= MOST_FILES
    assert sum(code_lines(name, text) for name, text in made.items() if not name.endswith(DATA)) <= MOST_LINES
    for name in ADDED:
        assert f"`{name}`" in PAGE or f" {name}\n" in PAGE


@pytest.mark.slow
def test_the_game_passes_every_suite_that_holds_all_games(project: Path) -> None:
    said = run(project, "pytest", "-q", "-p", "no:cacheprovider", "-k", NAME, *SUITES)
    passed = re.search(r"(\d+) passed", said)
    assert passed is not None
    assert int(passed[1]) > len(SUITES)


def test_its_code_is_held_to_the_style_of_the_project(project: Path) -> None:
    python = [name for name in files() if name.endswith(".py")]
    run(project, "ruff", "check", *python)
    run(project, "ruff", "format", "--check", *python)
