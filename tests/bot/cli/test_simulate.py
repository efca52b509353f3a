"""`aviary simulate` as it is called."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bot.cli import run


def test_records_are_written_and_can_be_had_again(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    for folder in (first, second):
        done = run("simulate", "--players", "3", "--games", "2", "--seed", "7", "--out", str(folder))
        assert done.code == 0
        assert "Entries" in done.out
        assert f"2 records written to {folder}." in done.out
    names = ["moa-3-7-1.jsonl", "moa-3-7-2.jsonl"]
    assert sorted(file.name for file in first.iterdir()) == names
    for name in names:
        assert (first / name).read_bytes() == (second / name).read_bytes()
    assert (first / names[0]).read_bytes() != (first / names[1]).read_bytes()
    assert run("verify", *(str(first / name) for name in names)).code == 0


def test_without_a_folder_nothing_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("simulate").code == 0
    assert list(tmp_path.iterdir()) == []


def test_a_game_for_one_needs_no_number_of_players(tmp_path: Path) -> None:
    assert run("simulate", "--game", "wingspan", "--brief", "--out", str(tmp_path)).code == 0
    assert [file.name for file in tmp_path.iterdir()] == ["wingspan-1-0-1.jsonl"]


def test_switches_and_brief_records(tmp_path: Path) -> None:
    options = ("--option", "attack_icons=separate", "--option", "karakia_ready=next_own_turn")
    assert run("simulate", "--brief", *options, "--out", str(tmp_path)).code == 0
    text = next(tmp_path.iterdir()).read_text()
    assert '"attack_icons":"separate"' in text
    assert '"position"' not in text


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--players", "6"), "moa is played with one of these numbers of players: 2, 3, 4, 5.\n"),
        (("--automa", "clever"), 'There is no automa "clever". There is: random, nestling'),
        (
            ("--option", "attack_icons=maybe"),
            '"attack_icons=maybe" is no switch of this game. There is: karakia_ready=af',
        ),
        (("--out", "/dev/null/records"), "/dev/null/records/moa-4-0-1.jsonl cannot be written: Not a directory.\n"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    done = run("simulate", *arguments)
    assert done.code == 1
    assert done.err.startswith(sentence)
