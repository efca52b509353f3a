"""`aviary render`: pictures of recorded games."""

from __future__ import annotations

import subprocess
import sys
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from tests.bot.cli import run

RECORD = str(Path(__file__).parents[2] / "fixtures" / "moa" / "3-players-0.jsonl")


@pytest.mark.slow
@pytest.mark.parametrize(
    "options",
    [(), ("--entry", "1"), ("--entry", "30", "--kind", "close-up"), ("--kind", "sheet"), ("--seat", "red")],
    ids=" ".join,
)
def test_a_picture_is_drawn(tmp_path: Path, options: tuple[str, ...]) -> None:
    out = tmp_path / "new" / "picture.png"
    done = run("render", RECORD, str(out), *options)
    assert done.code == 0, done.err
    assert Image.open(BytesIO(out.read_bytes())).width >= 800
    assert "picture.png" in done.out


@pytest.mark.slow
def test_a_game_is_an_animated_picture(tmp_path: Path) -> None:
    out = tmp_path / "game.gif"
    done = run("render", "--animate", RECORD, str(out), "--entry", "5")
    assert done.code == 0, done.err
    image = Image.open(BytesIO(out.read_bytes()))
    assert image.format == "GIF"
    assert image.size == (800, 600)
    assert "An animated picture of Moa: 5 boards" in done.out
    image.seek(5)  # a title before them, and no standing: it is not over


def test_neither_a_database_nor_discord_is_loaded() -> None:
    code = "import sys, bot.cli.render; print(sorted({'sqlalchemy', 'discord'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--entry", "9999"), "no such entry"),
        (("--seat", "pink"), "no such seat"),
        (("--kind", "hand"), "--seat"),
        (("--kind", "sheet", "--entry", "1"), "Nothing has been scored"),
    ],
    ids=str,
)
def test_what_cannot_be_drawn_is_told(tmp_path: Path, options: tuple[str, ...], said: str) -> None:
    done = run("render", RECORD, str(tmp_path / "picture.png"), *options)
    assert done.code == 1
    assert said in done.err
