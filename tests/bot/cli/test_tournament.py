"""`aviary tournament` as it is called."""

from __future__ import annotations

import json
import pickle
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.cli.console import OUT
from bot.cli.tournament import standings
from bot.tournament.machines import Here, WorkerLost
from bot.tournament.playing import GameFailed
from bot.tournament.tally import tally
from tests.bot.cli import run
from tests.bot.tournament.games import played, tournament

ONE = ("tournament", "--jobs", "1")
THREE = (*ONE, "--players", "random,random,random", "--seed", "3")


class BrokenOff(Here):
    """Machines at which somebody presses Ctrl-C after three pieces of work."""

    def run(self, do: Callable[[Any], Any], work: Iterable[Any]) -> Iterator[Any]:
        for done, each in enumerate(work):
            if done == 3:
                raise KeyboardInterrupt
            yield do(each)


@pytest.fixture
def broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.tournament.machines.Here", BrokenOff)


def without_cpu(file: Path) -> Any:
    """Return a result without what depends on the machine."""
    data = json.loads(file.read_text())
    for each in (*data["players"], *data["levels"]):
        assert each.pop("cpu_ms") > 0
    return data


def test_players_are_measured(tmp_path: Path) -> None:
    result, chart = tmp_path / "deep" / "result.json", tmp_path / "chart.png"
    done = run(*THREE, "--games", "6", "--json", str(result), "--chart", str(chart))
    assert done.code == 0, done.err
    assert "moa: 6 games, seed 3" in done.out
    assert done.out.count("random") == 3
    assert f"{chart} written." in done.out
    data = json.loads(result.read_text())
    assert (data["game"], data["games"], data["seed"]) == ("moa", 6, 3)
    assert [each["name"] for each in data["players"]] == ["random"] * 3
    for each in data["players"]:
        assert {"name", "share", "low", "high", "score", "cpu_ms"} <= set(each)
        assert each["low"] <= each["share"] <= each["high"]
    assert sum(each["share"] for each in data["players"]) == pytest.approx(1)
    with Image.open(chart) as picture:
        assert picture.width == 1600


def test_a_run_that_was_broken_off_comes_to_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken_off: None
) -> None:
    kept, first, second = (tmp_path / name for name in ("games.jsonl", "first.json", "second.json"))
    options = (*THREE, "--games", "8", "--resume", str(kept), "--json", str(first))
    done = run(*options)
    assert done.code == 130
    assert "Stopped after 3 games." in done.out
    assert f"Go on with: aviary {' '.join(options)}" in done.out
    assert not first.exists()
    assert len(kept.read_text().splitlines()) == 4
    monkeypatch.undo()
    kept.write_text(kept.read_text()[:-5])
    done = run(*options)
    assert done.code == 0
    assert f"The last line of {kept} was cut off." in done.out
    assert f"2 games are in {kept} already." in done.out
    assert run(*THREE, "--games", "8", "--json", str(second)).code == 0
    assert without_cpu(first) == without_cpu(second)
    assert "8 games are in" in run(*options).out


def test_a_run_without_a_file_is_broken_off(broken_off: None) -> None:
    done = run(*THREE, "--games", "8")
    assert done.code == 130
    assert "moa: 3 games" in done.out
    assert "They are not kept." in done.out


def test_entrants_of_one_player_are_summed_up() -> None:
    for players, together in ((("random", "hunter", "random"), True), (("random", "random", "random"), False)):
        planned = tournament(*players)
        with OUT.capture() as shown:
            OUT.print(standings(planned, tally(planned, [played(0, (7, 2, 7)), played(1, (1, 2, 0))])), width=200)
        assert ("2 × random" in shown.get()) is together
        assert "50.0 %" in shown.get()
        assert "3 × random" not in shown.get()


def test_switches_are_played_with(tmp_path: Path) -> None:
    options = ("--option", "attack_icons=separate", "--games", "1", "--records", str(tmp_path))
    assert run(*THREE, *options).code == 0
    assert '"attack_icons":"separate"' in next(tmp_path.iterdir()).read_text()


def test_records_are_written_and_say_who_had_which_colour(tmp_path: Path) -> None:
    options = (*ONE, "--game", "laisla", "--players", "random,random", "--games", "2", "--records", str(tmp_path))
    assert run(*options).code == 0
    files = sorted(tmp_path.iterdir())
    assert [file.name.split("-")[:3] for file in files] == [["laisla", "0", "0"], ["laisla", "0", "1"]]
    assert run("verify", *map(str, files)).code == 0
    assert all(file.stem.count("=random") == 2 for file in files)


REFUSED = [
    (("--players", "random,hnter"), 'There is no player "hnter". Did you mean hunter? There is: random, nestling'),
    (("--players", "random,42"), 'There is no player "42". There is: random, nestling'),
    (("--players", "random"), "One player was named; moa is played by one of these numbers: 2, 3, 4, 5."),
    (("--players", "random,random", "--game", "chess"), 'There is no game "chess". There is: moa, laisla, wingspan.'),
    (("--players", "random", "--game", "wingspan"), "Wingspan is played by one person with the Automa"),
    (("--players", "random,hunter:soon"), '"soon" is no budget.'),
    (("--players", "random,random:3s"), '"random:3s" is no budget.'),
    (("--players", "hunter,random", "--think", "0"), '"0.0" is no budget.'),
    (("--players", "hunter,random", "--think", "1", "--playouts", "5"), "Give --think or --playouts, not both."),
    (("--players", "random,random", "--option", "attack_icons=maybe"), '"attack_icons=maybe" is no switch'),
    (("--players", "random,random", "--json", "/dev/null/x"), "/dev/null/x cannot be written"),
    (("--players", "random,random", "--chart", "/"), "/ cannot be written: Is a directory."),
    (("--players", "random,random", "--resume", "/dev/null/x"), "/dev/null/x cannot be written"),
    (("--players", "random,random", "--cluster", "nowhere://x"), "There is no Dask scheduler at nowhere://x"),
]


@pytest.mark.parametrize(("arguments", "sentence"), REFUSED)
def test_what_cannot_be_done_is_said_in_a_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    done = run(*ONE, "--games", "1", *arguments)
    assert done.code == 1
    assert done.err.startswith(sentence)


def test_wingspan_leads_to_strength() -> None:
    assert 'Run "aviary strength"' in run(*ONE, "--game", "wingspan", "--players", "random").err


def test_another_tournaments_file_is_refused(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    options = (*THREE, "--games", "1", "--resume", str(kept))
    assert run(*options).code == 0
    assert run(*options, "--seed", "4").err.startswith(f"{kept} is of another tournament")
    lines = kept.read_text().splitlines(keepends=True)
    kept.write_text(lines[0] + "{}\n" + lines[1])
    assert run(*options).err.startswith(f"{kept}, line 2: this is no finished game.")
    kept.write_text("notes\n")
    assert run(*options).err.startswith(f"{kept} does not begin like a file of a tournament.")


def test_a_file_that_another_tournament_writes_is_refused(tmp_path: Path) -> None:
    """Another process has it, and is killed: then the file is free again."""
    kept = tmp_path / "deep" / "games.jsonl"
    options = (*THREE, "--games", "1", "--resume", str(kept))
    hold = "import pathlib, sys\nfrom bot.tournament.claiming import claimed\n"
    hold += "with claimed(pathlib.Path(sys.argv[1])):\n    print('held', flush=True)\n    sys.stdin.read()\n"
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    with subprocess.Popen([sys.executable, "-c", hold, str(kept)], **pipes) as other:  # type: ignore[call-overload]
        assert other.stdout.readline() == "held\n"
        done = run(*options)
        other.kill()
    assert done.code == 1
    assert done.err.startswith(f"{kept} is in use: another command is writing its games there.")
    assert run(*options).code == 0


def test_a_fault_in_a_game_names_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def choose(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("engine.automa.random_player.RandomPlayer.choose", choose)
    done = run(*THREE, "--games", "2")
    assert done.code == 1
    assert done.err.startswith("Game 0 of seed 3 came to a fault in the program: ZeroDivisionError.test_tournament.")
    failed = GameFailed(5, 3, "KeyError.search.57")
    assert pickle.loads(pickle.dumps(failed)).facts == failed.facts, "it comes through from another process"


def test_a_lost_worker_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(*_: object) -> Iterator[Any]:
        raise WorkerLost

    monkeypatch.setattr("bot.tournament.machines.Here.run", lost)
    done = run(*THREE, "--games", "2")
    assert (done.code, done.out.count("random")) == (1, 0)
    assert done.err.startswith("A worker has ended before its work was done")
