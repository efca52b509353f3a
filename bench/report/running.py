"""Measuring parts, each in a process of its own: what one leaves in memory or has warmed up is no part of another."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console

ROOT = Path(__file__).parents[2]
SAYING = Console(stderr=True, highlight=False)
"""Where is told what goes on, apart from the figures."""


class PartError(Exception):
    """A part could not be measured; the message is the last line of what it said."""


def machine() -> dict[str, object]:
    """Return what the figures hang on: interpreter, processor, cores, load before the run."""
    return {
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "processor": _processor(),
        "system": f"{platform.system()} {platform.release()}",
        "load": round(os.getloadavg()[0], 1),
    }


def _processor() -> str:
    """Return the processor's name, where the system tells it."""
    told = Path("/proc/cpuinfo")
    lines = told.read_text(encoding="utf-8").splitlines() if told.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor()


@dataclass
class Run:
    """What was measured: the figures of each part, how long each took, and what went wrong with the others."""

    about: dict[str, object] = field(default_factory=machine)
    """What the figures hang on."""
    figures: dict[str, Any] = field(default_factory=dict)
    seconds: dict[str, float] = field(default_factory=dict)
    faults: dict[str, str] = field(default_factory=dict)

    def to_data(self) -> dict[str, object]:
        """Return it as plain data."""
        return {**self.about, "seconds": self.seconds, "faults": self.faults, "figures": self.figures}

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Run:
        """Read it. KeyError for other data."""
        rest = {name: data[name] for name in data if name not in ("seconds", "faults", "figures")}
        return cls(rest, data["figures"], data["seconds"], data["faults"])


def measure(parts: Mapping[str, Mapping[str, int]], tell: Callable[[str], None]) -> Run:
    """Measure parts, by name with their sizes. `tell` is told each before it begins."""
    run = Run()
    for name, sizes in parts.items():
        tell(name)
        began = time.perf_counter()
        try:
            run.figures[name] = measured(name, sizes)
        except PartError as fault:
            run.faults[name] = str(fault)
        run.seconds[name] = round(time.perf_counter() - began, 1)
    return run


def measured(part: str, sizes: Mapping[str, int], root: Path = ROOT, python: str = sys.executable) -> Any:
    """Return the figures of one part, of the bench in the checkout at `root`. PartError when it fails."""
    words = (
        python,
        "-m",
        "bench",
        part,
        *(word for item in sizes.items() for word in ("--set", "{}={}".format(*item))),
    )
    environment = {**os.environ, "PYTHONPATH": str(root)}
    done = subprocess.run(words, cwd=root, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise PartError(_last(done.stderr.splitlines()))
    try:
        found = json.loads(done.stdout)
    except ValueError as fault:
        raise PartError("what it printed is no JSON") from fault
    if part not in found:
        raise PartError("it measures nothing")
    return found[part]


def tell(part: str) -> None:
    """Say that a part is being measured."""
    SAYING.print(f"[dim]{part} ...[/dim]")


def tell_faults(faults: Mapping[str, str]) -> None:
    """Say what could not be measured, and why."""
    for name, fault in faults.items():
        SAYING.print(f"{name} could not be measured: {fault}", markup=False)


def read_sizes(words: Sequence[str]) -> dict[str, int]:
    """Read sizes ("tables=20"). Exits with a sentence where one is no size."""
    found = {}
    for word in words:
        name, _, value = word.partition("=")
        if not (name and value.isdecimal()):
            sys.exit(f"no size: {word}; it looks like tables=20")
        found[name] = int(value)
    return found


def _last(lines: Sequence[str]) -> str:
    return next((line.strip() for line in reversed(lines) if line.strip()), "it failed and said nothing")
