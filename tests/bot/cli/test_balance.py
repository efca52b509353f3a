"""`aviary balance` as it is called."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.moa import moa
from tests.bot.cli import run
from tests.bot.cli.test_tournament import BrokenOff

ONE = ("balance", "--jobs", "1", "--player", "random", "--games", "2")


def test_a_game_is_measured_with_every_number_of_seats(tmp_path: Path) -> None:
    figures, text = tmp_path / "deep" / "figures.json", tmp_path / "report.md"
    done = run(*ONE, "--game", "laisla", "--seed", "3", "--json", str(figures), "--markdown", str(text))
    assert done.code == 0, done.err
    assert "laisla: 6 games, seed 3" in done.out
    assert f"{text} written." in done.out
    data = json.loads(figures.read_text())
    assert (data["game"], data["player"], data["seed"]) == ("laisla", "random", 3)
    assert [(each["seats"], each["games"]) for each in data["seats"]] == [(2, 2), (3, 2), (4, 2)]
    assert text.read_text().startswith("# Balance of laisla\n\n6 games")


def test_numbers_of_seats_and_switches_are_chosen(tmp_path: Path) -> None:
    text = tmp_path / "report.md"
    options = ("--seats", "3", "--seats", "2", "--option", "attack_icons=separate", "--markdown", str(text))
    assert run(*ONE, *options).code == 0
    assert "attack_icons=separate" in text.read_text()
    assert "4 seats" not in text.read_text()


def test_a_report_that_was_broken_off_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept, first, second = (tmp_path / name for name in ("games.jsonl", "first.json", "second.json"))
    options = (*ONE, "--seats", "2", "--seats", "3", "--resume", str(kept), "--json", str(first))
    monkeypatch.setattr("bot.tournament.machines.Here", BrokenOff)
    done = run(*options)
    assert done.code == 130
    assert "Stopped after 3 games." in done.out
    assert f"Go on with: aviary {' '.join(options)}" in done.out
    monkeypatch.undo()
    assert run(*options).code == 0
    assert run(*ONE, "--seats", "2", "--seats", "3", "--json", str(second)).code == 0
    assert first.read_bytes() == second.read_bytes()
    assert "4 games are in" in run(*options).out


def own_components(file: Path, rounds: int) -> str:
    """Write components of Moa with so many rounds in a period."""
    data = moa.components()
    data["limits"] |= {"rounds": rounds, "terrain_cards": 2 * rounds}
    file.write_text(json.dumps(data))
    return str(file)


def test_components_of_ones_own_are_measured(tmp_path: Path) -> None:
    kept, figures = tmp_path / "games.jsonl", tmp_path / "figures.json"
    own = ("--components", own_components(tmp_path / "own.json", 2))
    options = (*ONE, "--seats", "3", "--resume", str(kept))
    assert run(*options, *own, "--json", str(figures)).code == 0
    data = json.loads(figures.read_text())
    assert data["seats"][0]["length"]["rounds"] == {"4": 2}
    assert len(data["own_components"]) == 16
    assert run(*options).err.startswith(f"{kept} is of another balance report: ")
    other = ("--components", own_components(tmp_path / "other.json", 3))
    assert run(*options, *other).err.startswith(f"{kept} is of another balance report: ")
    assert "2 games are in" in run(*options, *own).out


def test_components_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    for command in (ONE, ("tournament", "--players", "random,random", "--games", "1", "--jobs", "1")):
        wrong = own_components(tmp_path / "wrong.json", 0)
        assert run(*command, "--components", wrong).err.startswith(f"The components file {wrong} does not fit: ")
        missing = str(tmp_path / "missing.toml")
        assert run(*command, "--components", missing).err.startswith(f"The components file {missing} cannot be read")


REFUSED = [
    (("--player", "fledgeling"), 'There is no player "fledgeling". Did you mean fledgling?'),
    (("--player", "random:3s"), '"random:3s" is no budget.'),
    (("--seats", "6"), "moa is played with one of these numbers of players: 2, 3, 4, 5."),
    (("--game", "chess"), 'There is no game "chess".'),
    (("--game", "wingspan"), "Wingspan is played by one person with the Automa"),
    (("--option", "attack_icons=maybe"), '"attack_icons=maybe" is no switch'),
    (("--markdown", "/"), "/ cannot be written: Is a directory."),
    (("--resume", "/dev/null/x"), "/dev/null/x cannot be written"),
]


@pytest.mark.parametrize(("arguments", "sentence"), REFUSED)
def test_what_cannot_be_done_is_said_in_a_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    done = run(*ONE, *arguments)
    assert done.code == 1
    assert done.err.startswith(sentence)


def test_a_file_of_other_games_is_refused(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    options = (*ONE, "--seats", "2", "--resume", str(kept))
    assert run(*options).code == 0
    assert run(*options, "--seed", "4").err.startswith(f"{kept} is of another balance report: ")
    kept.write_text("notes\n")
    assert run(*options).err.startswith(f"{kept} does not begin like a file of a balance report.")
