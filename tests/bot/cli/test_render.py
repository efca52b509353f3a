"""`aviary render`: pictures of recorded games."""

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from typer.testing import CliRunner, Result

from bot.cli import build
from bot.cli.console import Trouble

RECORD = Path(__file__).parents[2] / "fixtures" / "moa" / "3-players-0.jsonl"


def render(out: Path, *options: str) -> Result:
    return CliRunner().invoke(build(), ["render", str(RECORD), str(out), *options])


@pytest.mark.parametrize(
    "options",
    [(), ("--entry", "1"), ("--entry", "30", "--kind", "close-up"), ("--kind", "sheet"), ("--seat", "red")],
    ids=" ".join,
)
def test_a_picture_is_drawn(tmp_path: Path, options: tuple[str, ...]) -> None:
    out = tmp_path / "new" / "picture.png"
    result = render(out, *options)
    assert result.exit_code == 0, result.output
    assert Image.open(BytesIO(out.read_bytes())).width >= 800
    assert "picture.png" in result.output


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
    result = render(tmp_path / "picture.png", *options)
    assert isinstance(result.exception, Trouble)
    assert said in str(result.exception)
