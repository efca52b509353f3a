"""Mutation testing of the rules, the hosting and the store: `python -m tests.mutation [ROOM ...]`.

A sample of mutants that a seed chooses, each run against its own room's tests by mutmut. What is done is kept in
`.mutants` and not done again, so a run can be broken off; the code must stay as it is meanwhile. A mutant that no test
notices is written down with its change; those in equivalent.toml were judged to change nothing that can be seen.
"""

from __future__ import annotations

import argparse
import random
import re
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
WORK = ROOT / ".mutants"
CODE = ("bot", "engine", "render", "sandbox")
OTHERS = ("docs", "tests", "README.md", "pyproject.toml", "requirements")
UNNOTICED = ("survived", "no tests")


@dataclass(frozen=True)
class Room:
    """A part of the code with the tests that hold it, and the folder that mutmut works in."""

    name: str
    code: list[str]
    tests: list[str]
    without: list[str]
    sample: int

    @property
    def folder(self) -> Path:
        return WORK / self.name

    def prepare(self) -> None:
        """Make the folder: it refers to the project's, with a configuration of its own."""
        self.folder.mkdir(parents=True, exist_ok=True)
        for each in (*CODE, *OTHERS):
            link = self.folder / each
            if not link.is_symlink():
                link.symlink_to(ROOT / each)
        settings: dict[str, str | Sequence[str]] = {
            "source_paths": [f"{each}/" for each in CODE],
            "only_mutate": self.code,
            "also_copy": OTHERS,
            "use_git_change_detection": "false",
            "process_isolation": "forkserver",  # a fork of a process with threads, as the store has, would hang
            "pytest_add_cli_args": ["-q", "-p", "no:xdist", "-p", "no:cacheprovider"],
            "pytest_add_cli_args_test_selection": [
                *self.tests,
                *(f"--ignore={each}" for each in self.without),
                "-m",
                "not slow and not browser and not postgres",
            ],
        }
        lines = [f"{key}={each if isinstance(each, str) else _listed(each)}" for key, each in settings.items()]
        (self.folder / "setup.cfg").write_text("[mutmut]\n" + "\n".join(lines) + "\n", encoding="utf-8")

    def results(self) -> dict[str, str]:
        """Return the state of each mutant by its name."""
        lines = self._mutmut("results", "--all", "true").stdout.splitlines()
        return dict(line.strip().rsplit(": ", 1) for line in lines if ": " in line)

    def begin(self) -> None:
        """Make all mutants and find out which tests run through what; none is tried."""
        done = self._mutmut("run", "--max-children", "1", "none")
        if "nothing matches" not in done.stderr:
            sys.exit(f"{self.name}: {done.stdout[-3000:]}\n{done.stderr[-3000:]}")

    def try_out(self, names: list[str], processes: int) -> None:
        done = self._mutmut("run", "--max-children", str(processes), *names)
        if done.returncode:
            sys.exit(f"{self.name}: {done.stdout[-3000:]}\n{done.stderr[-3000:]}")

    def change(self, name: str) -> str:
        """Return what a mutant changes, as the lines with - and + of a diff."""
        shown = self._mutmut("show", name).stdout.splitlines()
        return "\n".join(line for line in shown if re.match(r"[-+](?![-+])", line))

    def _mutmut(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        called = [sys.executable, "-m", "mutmut", *arguments]
        return subprocess.run(called, cwd=self.folder, capture_output=True, text=True, check=False)


def _listed(values: Sequence[str]) -> str:
    return "".join(f"\n    {each}" for each in values)


def rooms(names: list[str]) -> list[Room]:
    """Return the rooms of rooms.toml, or those that are named."""
    data = tomllib.loads((HERE / "rooms.toml").read_text(encoding="utf-8"))
    return [Room(name, **data[name]) for name in names or data]


def judged() -> set[tuple[str, str]]:
    """Return the mutants of equivalent.toml: function and change."""
    data = tomllib.loads((HERE / "equivalent.toml").read_text(encoding="utf-8"))
    return {(each["function"], each["change"].strip("\n")) for each in data["mutant"]}


def examine(room: Room, seed: int, processes: int) -> Counter[str]:
    """Try a sample of a room out, write down what survives, and return how many there are of each state.

    What survived before is tried again: tests may have come since then.
    """
    room.prepare()
    room.begin()
    before = room.results()
    sample = sorted(random.Random(f"{seed} {room.name}").sample(sorted(before), min(room.sample, len(before))))
    if to_do := [each for each in sample if before[each] != "killed" and not is_equivalent(room, each)]:
        room.try_out(to_do, processes)
    results = {each: state for each, state in room.results().items() if each in sample}
    for name in sample:
        if results[name] in UNNOTICED and is_equivalent(room, name):
            results[name] = "equivalent"
    with (WORK / f"{room.name}-survivors.txt").open("w", encoding="utf-8") as out:
        for name in sample:
            if results[name] not in ("killed", "equivalent"):
                out.write(f"{name}: {results[name]}\n{room.change(name)}\n\n")
    return Counter({"mutants": len(before), "sample": len(sample)}) + Counter(results.values())


def is_equivalent(room: Room, name: str) -> bool:
    """Return whether a mutant was judged to change nothing that can be seen."""
    function = name.rsplit("__mutmut_", 1)[0]
    return any(each == function for each, _ in judged()) and (function, room.change(name)) in judged()


def main() -> None:
    """Print a line a room, and the share of unnoticed mutants of all."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("room", nargs="*", help="rooms of rooms.toml; all without")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--processes", type=int, default=2)
    chosen = reader.parse_args()
    total: Counter[str] = Counter()
    for room in rooms(chosen.room):
        states = examine(room, chosen.seed, chosen.processes)
        print(f"{room.name}: {', '.join(f'{count} {state}' for state, count in states.items())}", flush=True)
        total += states
    unnoticed = sum(total[each] for each in UNNOTICED)
    print(f"{total['sample']} mutants, {unnoticed} unnoticed: {unnoticed / total['sample']:.1%}")


if __name__ == "__main__":
    main()
