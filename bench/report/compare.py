"""`python -m bench compare OLD NEW [part...]`: two commits measured in turn, so that both find the same machine.

Each is checked out into a worktree of its own, which is removed at the end, and measured by its own bench; with
`--same-bench` both by NEW's. Where a commit's dependencies are those of this checkout, this interpreter is used; else
the worktree gets an environment of its own.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import NamedTuple

from rich import box
from rich.table import Table as Grid

from bench.report.rows import contents, numbers
from bench.report.running import ROOT, SAYING, PartError, measured, read_sizes, tell_faults
from bench.report.table import NOTHING, plain, show

LOCK = "requirements/dev.txt"
ROUNDS = 3
TRIFLE = 0.03
"""A share by which medians may differ, and nothing is made of it."""


@dataclass
class Side:
    """A commit with its checkout: each figure of each round, and which parts it could not measure, and why."""

    name: str
    commit: str
    root: Path
    python: str = sys.executable
    found: dict[str, list[float]] = field(default_factory=dict)
    faults: dict[str, str] = field(default_factory=dict)

    def measure(self, part: str, sizes: Mapping[str, int]) -> None:
        """Measure a part once more; not again once it has failed."""
        if part in self.faults:
            return
        try:
            figures = measured(part, sizes, self.root, self.python)
        except PartError as fault:
            self.faults[part] = str(fault)
            return
        for path, value in numbers({part: figures}).items():
            self.found.setdefault(path, []).append(value)


class Compared(NamedTuple):
    """A figure of two commits. `ratio`: new to old; `lowest` and `highest`: the same of single rounds.

    `differs`: every round of the one is below every round of the other, and by more than a trifle.
    """

    path: str
    old: float | None
    new: float | None
    ratio: float | None = None
    lowest: float | None = None
    highest: float | None = None
    differs: bool = False


def main(words: Sequence[str]) -> None:
    """Compare two commits. Exits with a sentence where a commit or a part is unknown."""
    given = _parser().parse_args(words)
    sizes = read_sizes(given.set)
    commits = [commit_of(name) for name in (given.old, given.new)]
    if changed():
        SAYING.print("There are changes that are not committed: they are not measured.")
    parts = given.parts or list(contents().parts)
    with tempfile.TemporaryDirectory(prefix="aviary-compare-") as folder, checkouts(Path(folder), commits) as roots:
        if given.same_bench:
            git("-C", str(roots[0]), "checkout", "-q", commits[1], "--", "bench")
        names = (given.old, given.new)
        old, new = (Side(*each, python=interpreter(each[2])) for each in zip(names, commits, roots, strict=True))
        take_turns((old, new), parts, sizes, given.rounds)
    show(table(old, new))
    for side in (old, new):
        tell_faults({f"{part} of {side.name}": fault for part, fault in side.faults.items()})


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python -m bench compare", description=__doc__)
    parser.add_argument("old")
    parser.add_argument("new")
    parser.add_argument("parts", nargs="*", metavar="part", help="without any: all that the table has")
    parser.add_argument("--rounds", type=_rounds, default=ROUNDS, help=f"how often each is measured ({ROUNDS})")
    parser.add_argument("--same-bench", action="store_true", help="measure OLD, too, by NEW's bench")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=NUMBER", help="a size of the parts named")
    return parser


def _rounds(word: str) -> int:
    if not word.isdecimal() or int(word) < 1:
        raise argparse.ArgumentTypeError("a number from 1 on")
    return int(word)


def take_turns(sides: tuple[Side, Side], parts: Sequence[str], sizes: Mapping[str, int], rounds: int) -> None:
    """Measure each part so often on both sides, beginning with the one and the other in turn."""
    for part in parts:
        for number in range(rounds):
            SAYING.print(f"[dim]{part}, round {number + 1} of {rounds} ...[/dim]")
            for side in sides if number % 2 == 0 else reversed(sides):
                side.measure(part, sizes)


# -- what it came to ------------------------------------------------------------------------------------------------


def compared(old: Mapping[str, Sequence[float]], new: Mapping[str, Sequence[float]]) -> Iterator[Compared]:
    """Return medians, their ratio, and its spread over rounds, of every figure that one of them has."""
    for path in dict.fromkeys((*old, *new)):
        before, after = old.get(path, ()), new.get(path, ())
        if not before or not after:
            yield Compared(path, median(before) if before else None, median(after) if after else None)
            continue
        rounds = [now / then for then, now in zip(before, after, strict=False) if then]
        middle = median(before)
        if not rounds or not middle:
            yield Compared(path, middle, median(after))
            continue
        ratio = median(after) / middle
        apart = max(before) < min(after) or max(after) < min(before)
        differs = apart and abs(ratio - 1) > TRIFLE
        yield Compared(path, middle, median(after), ratio, min(rounds), max(rounds), differs)


def table(old: Side, new: Side) -> Grid:
    """Return the table for a terminal."""
    columns = ("figure", f"{old.name} {old.commit[:8]}", f"{new.name} {new.commit[:8]}", "ratio", "spread", "")
    grid = Grid(*columns, box=box.SIMPLE_HEAD)
    for each in compared(old.found, new.found):
        spread = NOTHING if each.lowest is None or each.highest is None else f"{each.lowest:.2f} to {each.highest:.2f}"
        ratio = NOTHING if each.ratio is None else f"{each.ratio:.2f}"
        grid.add_row(each.path, *map(_number, (each.old, each.new)), ratio, spread, "differs" if each.differs else "")
    return grid


def _number(value: float | None) -> str:
    return NOTHING if value is None else plain(value)


# -- checkouts ------------------------------------------------------------------------------------------------------


@contextmanager
def checkouts(folder: Path, commits: Sequence[str]) -> Iterator[list[Path]]:
    """Check commits out; the checkouts are gone afterwards, also where something failed."""
    roots = [folder / name for name in ("old", "new")]
    try:
        for root, commit in zip(roots, commits, strict=True):
            git("worktree", "add", "-q", "--detach", str(root), commit)
        yield roots
    finally:
        for root in roots:
            git("worktree", "remove", "--force", str(root), must=False)
        git("worktree", "prune", must=False)


def commit_of(name: str) -> str:
    """Return the whole hash of a commit. Exits with a sentence where there is no such commit."""
    found = git("rev-parse", "--verify", "--quiet", "--end-of-options", f"{name}^{{commit}}", must=False)
    return found or sys.exit(f"no such commit: {name}")


def changed() -> bool:
    """Say whether files of this checkout differ from its commit."""
    return bool(git("status", "--porcelain", "--untracked-files=no"))


def interpreter(root: Path) -> str:
    """Return the Python for a checkout: this one where the dependencies are the same, else one made for it."""
    if _dependencies(root) == _dependencies(ROOT):
        return sys.executable
    SAYING.print(f"[dim]{root.name}: other dependencies, so an environment of its own ...[/dim]")
    done = subprocess.run(["make", ".venv/.ready"], cwd=root, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"no environment could be made for the {root.name} commit: {done.stderr.strip()[-300:]}")
    return str(root / ".venv" / "bin" / "python")


def _dependencies(root: Path) -> bytes | None:
    lock = root / LOCK
    return lock.read_bytes() if lock.exists() else None


def git(*words: str, must: bool = True) -> str:
    """Return what git prints. Exits with its complaint where it fails and `must`; else then with nothing."""
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode and must:
        sys.exit(f"git {words[0]}: {done.stderr.strip()}")
    return "" if done.returncode else done.stdout.strip()
