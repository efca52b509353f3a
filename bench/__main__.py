"""`python -m bench`: how fast and how small Aviary is. Each file of this package that has a `measure` is a part.

python -m bench                       every row with its goal and its anchors
python -m bench PART...               all figures of some parts, as JSON
python -m bench short                 in a minute: ratios to the anchors beside those that are kept
python -m bench compare OLD NEW       two commits in turn
"""

from __future__ import annotations

import argparse
import inspect
import json
import os
import platform
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import bench
from bench.report import compare, short, table
from bench.report.rows import contents
from bench.report.running import Run, measure, read_sizes, tell, tell_faults

COMMANDS: Mapping[str, Callable[[Sequence[str]], None]] = {"compare": compare.main, "short": short.main}


def main(words: Sequence[str]) -> None:
    """Do what the command line says."""
    if words and words[0] in COMMANDS:
        COMMANDS[words[0]](words[1:])
        return
    parser = argparse.ArgumentParser(
        "python -m bench", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("parts", nargs="*", metavar="PART", help="measure these alone, and print JSON")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=NUMBER", help="a size of the parts named")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures of the table there, too")
    parser.add_argument("--read", type=Path, metavar="FILE", help="take the figures from such a file instead")
    parser.add_argument("--markdown", action="store_true", help="put the table into docs/performance.md")
    given = parser.parse_args(words)
    if given.parts:
        print(json.dumps(figures(given.parts, read_sizes(given.set)), indent=2))
        return
    show(read(given.read) if given.read else whole(), given.json, into=given.markdown)


def read(file: Path) -> Run:
    """Read a run from its file. Exits with a sentence where that is none."""
    try:
        return Run.from_data(json.loads(file.read_text(encoding="utf-8")))
    except (OSError, ValueError, KeyError, TypeError) as error:
        sys.exit(f"{file} holds no run of the table: {error!r}")


def whole() -> Run:
    """Measure every part that has rows."""
    parts = {name: part.full or {} for name, part in contents().parts.items()}
    return measure(parts, tell)


def show(run: Run, file: Path | None, *, into: bool) -> None:
    """Print a run's table; write it where it is wanted. Exit code 1 where a part could not be measured."""
    table.show(table.for_people(contents(), run))
    if file:
        file.write_text(json.dumps(run.to_data(), indent=2) + "\n", encoding="utf-8")
    if into:
        table.write(table.markdown(contents(), run))
    tell_faults(run.faults)
    if run.faults:
        sys.exit(1)


def figures(parts: Sequence[str], given: Mapping[str, int]) -> dict[str, Any]:
    """Measure parts in this process. Exits with a sentence where one is unknown, or has no such size."""
    names = sorted(
        each.name for each in iter_modules(bench.__path__) if not each.ispkg and not each.name.startswith("_")
    )
    if unknown := set(parts) - set(names):
        sys.exit(f"no such part: {', '.join(sorted(unknown))}; there are: {', '.join(names)}")
    found: dict[str, Any] = {"python": platform.python_version(), "cores": os.cpu_count()}
    for part in parts:
        work = getattr(import_module(f"bench.{part}"), "measure", None)
        if work is None:
            continue
        if missing := given.keys() - inspect.signature(work).parameters.keys():
            sys.exit(f"{part} has no size {', '.join(sorted(missing))}")
        found[part] = work(**given)
    return found


if __name__ == "__main__":
    main(sys.argv[1:])
