"""`aviary verify` as it is called: words and exit codes."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.cli import main
from engine.games import GAMES
from tests.bot.cli import run


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Give a right record."""
    assert run("simulate", "--players", "2", "--out", str(tmp_path)).code == 0
    return next(tmp_path.glob("*.jsonl"))


def test_a_right_record(record: Path) -> None:
    done = run("verify", str(record))
    assert done.code == 0
    assert done.out.startswith(f"{record}: right. moa, ")


def test_a_doctored_record(record: Path) -> None:
    record.write_text(record.read_text().replace('"position":{"period":1', '"position":{"period":2', 1))
    done = run("verify", str(record))
    assert done.code == 1
    assert done.out == f"{record}, line 2, position.period: expected 1, found 2\n"


def test_many_faults_are_cut_short(record: Path) -> None:
    record.write_text(record.read_text().replace('"position":{"period":1', '"position":{"period":2'))
    done = run("verify", "--faults", "3", str(record))
    assert done.code == 1
    assert done.out.count("position.period") == 3
    assert done.out.endswith("there is more. Show it with --faults.\n")


def test_a_file_that_is_not_there_does_not_stop_the_others(record: Path) -> None:
    done = run("verify", "nowhere.jsonl", str(record))
    assert done.code == 1
    assert done.err == "nowhere.jsonl cannot be read: No such file or directory.\n"
    assert "1 of 2 records are right." in done.out


def test_a_folder_is_no_record(record: Path) -> None:
    assert "cannot be read" in run("verify", str(record.parent)).err


def test_a_file_of_something_else(tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\r\n\x1a\n")
    assert run("verify", str(file)).out == f"{file}, line 1: expected UTF-8, found the byte 0x89 at 1\n"


def test_the_console_script_is_this(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["aviary", "simulate", "--game", "chess"])
    with pytest.raises(SystemExit) as stopped:
        main()
    assert stopped.value.code == 1
    assert capsys.readouterr().err == f'There is no game "chess". There is: {", ".join(GAMES)}.\n'


def test_a_record_that_never_ends_is_refused_with_a_sentence(record: Path) -> None:
    header, first, *_ = record.read_bytes().splitlines(keepends=True)
    record.write_bytes(header + first.rstrip(b"}\n") + b" " * 2_000_000 + b"}\n")
    done = run("verify", str(record))
    assert done.code == 1
    assert done.out == f"{record}, line 2: expected a line of at most 1,048,576 bytes, found more\n"
