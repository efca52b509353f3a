"""The file of finished games."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.tournament import resuming
from bot.tournament.resuming import NotResumable, kept
from tests.bot.tournament.games import played, tournament


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file with three games of ten."""
    found = kept(tournament(), tmp_path / "deep" / "games.jsonl")
    for number in (2, 0, 1):
        found.add(played(number, (number, 5)))
    assert found.file is not None
    return found.file


def test_what_is_finished_is_found_again(file: Path) -> None:
    found = kept(tournament(), file)
    assert found.wanted == [played(number, (number, 5)) for number in range(3)]
    assert found.missing == list(range(3, 10))
    assert not found.dropped


def test_more_and_fewer_games_of_the_same_tournament(file: Path) -> None:
    assert kept(tournament(games=20), file).missing == list(range(3, 20))
    few = kept(tournament(games=2), file)
    assert (few.missing, [game.number for game in few.wanted]) == ([], [0, 1])


def test_a_game_that_is_there_twice_counts_once(file: Path) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines, lines[-1]]))
    assert len(kept(tournament(), file).wanted) == 3


@pytest.mark.parametrize("left", [1, 20, -1])
def test_a_line_that_was_cut_off_is_dropped(file: Path, left: int) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:-1]) + lines[-1][:left])
    found = kept(tournament(), file)
    assert found.dropped
    assert found.missing[0] == 1
    found.add(played(1, (1, 5)))
    again = kept(tournament(), file)
    assert not again.dropped
    assert len(again.wanted) == 3


def test_damage_before_the_end_is_told_with_its_line(file: Path) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([lines[0], b'{"number":2}\n', *lines[2:]]))
    with pytest.raises(NotResumable) as refused:
        kept(tournament(), file)
    assert (refused.value.reason, refused.value.line) == ("damaged", 2)
    assert file.read_bytes().startswith(lines[0])


@pytest.mark.parametrize("other", [tournament(seed=2), tournament("random", "hunter"), tournament(game="laisla")])
def test_another_tournaments_file_is_refused(file: Path, other: object) -> None:
    before = file.read_bytes()
    with pytest.raises(NotResumable, match="other-tournament"):
        kept(other, file)  # type: ignore[arg-type]
    assert file.read_bytes() == before


def test_another_versions_file_is_refused(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resuming, "code_version", lambda: "newer")
    with pytest.raises(NotResumable, match="other-version"):
        kept(tournament(), file)


@pytest.mark.parametrize("text", ["what is this\n", "\n", "[]\n", json.dumps({"record": 1}) + "\n", "\xff\n"])
def test_another_file_is_refused_and_left_as_it_is(tmp_path: Path, text: str) -> None:
    other = tmp_path / "notes"
    other.write_text(text, encoding="latin-1")
    with pytest.raises(NotResumable, match="no-tournament"):
        kept(tournament(), other)
    assert other.read_text(encoding="latin-1") == text


def test_without_a_file_games_are_only_in_memory() -> None:
    found = kept(tournament(games=2), None)
    found.add(played(1, (1, 5)))
    assert found.missing == [0]
