"""`aviary strength` as it is called."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.wingspan.strength.distribution import Setting, read, shipped
from tests.bot.cli import run


def test_what_is_shipped_is_shown() -> None:
    setting = Setting("duet", "eagle", "ALLIANCE", "asia", "cache")
    done = run("strength", *(argument for word in setting for argument in ("--only", word)))
    assert done.code == 0
    known = shipped()[setting]
    assert f"{known.mean:.1f}" in done.out
    assert "green" not in done.out
    assert "hoard" not in done.out


def test_games_are_simulated_and_written_and_can_be_had_again(tmp_path: Path) -> None:
    first, second = tmp_path / "first.toml", tmp_path / "deep" / "second.toml"
    for file, jobs in ((first, "1"), (second, "2")):
        done = run("strength", "--games", "2", "--seed", "3", "--jobs", jobs, "--write", str(file))
        assert done.code == 0
        assert f"settings written to {file}." in done.out
    assert first.read_text() == second.read_text()
    assert set(read(first.read_text())) == set(shipped())


@pytest.mark.parametrize("arguments", [("--games", "1"), ("--games", "many")])
def test_what_cannot_be_simulated_is_refused(arguments: tuple[str, ...]) -> None:
    assert run("strength", *arguments).code == 2


def test_a_file_that_cannot_be_written_is_told() -> None:
    done = run("strength", "--write", "/dev/null/strength.toml")
    assert done.code == 1
    assert "/dev/null/strength.toml cannot be written" in done.err
